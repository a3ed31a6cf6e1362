import type { V3 } from './vector.ts'

/** What a point of a surface looks like; a pattern may change it in place. `bump` tilts the normal, in the surface's own u and v. */
export interface Look {
  color: [number, number, number]
  rough: number
  glow: [number, number, number]
  bump: [number, number]
  /** how much of the indirect light arrives: below 1 in grooves too fine for the geometry */
  open: number
}

/** A material: linear colour, roughness, reflectance, and what varies over the surface. */
export interface Finish {
  readonly color: V3
  readonly rough: number
  /** reflectance at normal incidence, 0.04 for plastics and lacquers; 0 for cloth, which then reflects nothing */
  readonly mirror?: number
  readonly metal?: boolean
  readonly glow?: V3
  /** changes the look at a point: p in metres, u and v in metres along the surface */
  readonly pattern?: (look: Look, p: V3, u: number, v: number) => void
}
