import type { Plate } from './plate.ts'

/** What a part of a wheel wears: `main` and `second` are the two tones of the finish. */
export type Tone = 'main' | 'second' | 'dark' | 'cover'

/** Where a design has to fit in; metres. */
export interface Room {
  /** radius at which the disc meets the rim, without the step of a deep dish */
  radius: number
  /** height of the rim's outer edge over the middle of the wheel */
  lip: number
}

/** One disc of a design and what its parts wear. */
export interface Layer extends Plate {
  tone: { face: Tone; edge: Tone; flank: Tone }
}

/** A design that has been fitted into its room. */
export interface Fitted {
  layers: Layer[]
  /** how often the design repeats about the axle */
  fold: number
  /** left and right half of a sector are alike */
  symmetrical: boolean
  /** radius and height where the outermost disc ends */
  edge: { r: number; z: number }
  /** height of the middle, where the cap or the hub sits, and the radius that is left open for it */
  hub: { r: number; z: number }
  /** wheel nuts: circle, number, radius of their recess (0: they are on the disc) and height of its floor */
  nuts?: { circle: number; count: number; recess: number; z: number }
  cap: 'dome' | 'flat' | 'hub' | 'none'
}
