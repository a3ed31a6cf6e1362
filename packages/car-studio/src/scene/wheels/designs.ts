import { closed } from './closed.ts'
import type { Fitted, Room } from './fitted.ts'
import { spoked } from './spoked.ts'

const designs = { ...spoked, ...closed }

export type WheelDesign = keyof typeof designs

/** The wheel designs. */
export const wheelDesigns = Object.keys(designs) as WheelDesign[]

/** Fits a design into its room. */
export function fitDesign(design: WheelDesign, room: Room): Fitted {
  return designs[design](room)
}
