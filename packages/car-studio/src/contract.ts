import type { BodyStyle } from './product.ts'

/** The eight views from outside; each has one camera for all cars. */
export const angles = ['Front', 'FrontLeft', 'FrontRight', 'Back', 'BackLeft', 'BackRight', 'LateralLeft', 'LateralRight'] as const
export type Angle = (typeof angles)[number]

/** The two views from inside. */
export const cabinAngles = ['Dashboard', 'Interior'] as const
export type CabinAngle = (typeof cabinAngles)[number]

/** Size of a picture in pixels; every pixel is drawn from `scale` times `scale` samples. */
export interface Frame {
  width: number
  height: number
  scale: number
}

/** A body seen from outside. */
export interface BodyShot extends Frame {
  style: BodyStyle
  /** which design of the style, from 0 */
  variant: number
  angle: Angle
  /** metres between the points of the body's mesh; without it as fine as a master needs */
  cell?: number
  /** the car and its shadow alone, without the studio: the answer has `alpha` */
  cutout?: boolean
  /** this part of the picture alone, as large as the frame: left, top, width and height as shares of the whole */
  part?: readonly [left: number, top: number, width: number, height: number]
  /** other wheels than its own: a design of wheels/designs.ts, inches of the rim, metres of the tyre */
  wheels?: { design: string; rim: number; width: number; finish?: 'alloy' | 'darkAlloy' | 'twoTone' }
}

/** A cabin: one of those that the studio lists. */
export interface CabinShot extends Frame {
  name: string
  angle: CabinAngle
}

/** What can be had of a body style. */
export interface Drawable {
  style: BodyStyle
  /** how many designs it has */
  variants: number
}

/** A choice of cabin, seen from one of the two angles; what stands beside is the business of the cabins. */
export interface CabinChoice {
  readonly name: string
  readonly angle: CabinAngle
}

/** Pixels as they leave the page: rows from the top, `base` as base64 of three bytes each (the picture with black paint, display-coded). */
export interface DrawnCabin {
  width: number
  height: number
  base: string
}

/** Also `paint`, base64 of one byte each: how much coloured paint adds, coded as `255 * sqrt(B / 2)`. */
export interface DrawnBody extends DrawnCabin {
  paint: string
  /** of a cut-out: how much of the ground it covers, base64 of one byte each */
  alpha?: string
}

/** The five sides of the drawn outlines. */
export const outlineViews = ['right', 'left', 'front', 'back', 'top'] as const
export type OutlineView = (typeof outlineViews)[number]

/** One side of a body as lines: SVG path data in metres, y downwards. */
export interface Outline {
  outline: string
  glass: string[]
  lamps: string[]
  grille: string[]
  /** shut lines, open paths */
  gaps: string[]
  /** wheels as circles (flanks), tyres and door mirrors as areas (the other sides) */
  wheels: { x: number; y: number; radius: number; rim: number }[]
  tyres: string[]
  mirrors: string[]
}

/** All sides of a body, and its measures in metres. */
export interface Outlines extends Record<OutlineView, Outline> {
  length: number
  width: number
  height: number
}

/** What the scene offers in its page as `window.studio`. */
export interface Studio {
  render(shot: BodyShot): Promise<DrawnBody>
  /** gets the choice of that name and angle with all that is in it */
  cockpit(shot: CabinShot & Record<string, unknown>): Promise<DrawnCabin>
  drawable(): Drawable[]
  outlines(body: { style: BodyStyle; variant: number; detail: number }): Outlines
  /** every cabin that can be drawn; none as long as there are no cabins */
  cockpits?: readonly CabinChoice[]
}

declare global {
  interface Window {
    studio?: Studio
  }
}
