/** Where on the body a part lies, and which way the skin faces there. Right side of the car (z > 0). */
import type { Solid } from '../solid.ts'
import type { Point } from './shapes.ts'

/** A place on the skin with its outward direction (length 1). */
export interface Spot {
  point: Point
  normal: Point
}

/** x of the place `s` metres behind the nose. */
export const xAt = (solid: Solid, s: number): number => solid.shape.length / 2 - s

/** First place on the way from `start` in the direction of `step` (-1, 1) at which `gap` is zero: the skin as seen from outside, cuts or not. */
function meet(gap: (at: number) => number, start: number, step: 1 | -1, reach: number): number {
  let here = start
  let before = start
  while (Math.abs(here - start) < reach) {
    const d = gap(here)
    if (d <= 0) {
      for (let i = 0; i < 16; i++) {
        const middle = (here + before) / 2
        if (gap(middle) <= 0) here = middle
        else before = middle
      }
      return here
    }
    before = here
    here += step * Math.max(d * 0.6, 0.002)
  }
  return start + step * reach
}

/** z of the right flank as seen from the side; 0 where there is no body. */
export const flankZ = (solid: Solid, s: number, y: number): number => {
  const reach = solid.shape.width / 2 + 0.15
  return meet((z) => solid.distance(xAt(solid, s), y, z), reach, -1, reach)
}

/** x of the skin as seen from before or behind; 0 where there is no body. */
export const endX = (solid: Solid, y: number, z: number, end: 'front' | 'back'): number => {
  const reach = solid.shape.length / 2 + 0.1
  const sign = end === 'front' ? 1 : -1
  return meet((x) => solid.distance(x, y, z), sign * reach, end === 'front' ? -1 : 1, reach)
}

/** y of the skin as seen from above; 0 where there is no body. */
export const topY = (solid: Solid, x: number, z: number): number => {
  const reach = solid.shape.height + 0.3
  return meet((y) => solid.distance(x, y, z), reach, -1, reach)
}

/** Outward direction at a point of the skin, from the slope of the distance. */
function facing(solid: Solid, [x, y, z]: Point): Point {
  const e = 0.003
  const slope = [
    solid.distance(x + e, y, z) - solid.distance(x - e, y, z),
    solid.distance(x, y + e, z) - solid.distance(x, y - e, z),
    solid.distance(x, y, z + e) - solid.distance(x, y, z - e),
  ] as const
  const length = Math.hypot(...slope) || 1
  return [slope[0] / length, slope[1] / length, slope[2] / length]
}

/** Place on the flank; both in metres. */
export function onFlank(solid: Solid, s: number, y: number): Spot {
  const point: Point = [xAt(solid, s), y, flankZ(solid, s, y)]
  return { point, normal: facing(solid, point) }
}

/** Place on nose or tail. */
export function onEnd(solid: Solid, y: number, z: number, end: 'front' | 'back'): Spot {
  const point: Point = [endX(solid, y, z, end), y, z]
  return { point, normal: facing(solid, point) }
}

/** Place on what is seen from above: bonnet, windscreen, roof, deck. */
export function onTop(solid: Solid, s: number, z: number): Spot {
  const x = xAt(solid, s)
  const point: Point = [x, topY(solid, x, z), z]
  return { point, normal: facing(solid, point) }
}

/** The place lifted off the skin by `h` metres. */
export const lifted = ({ point, normal }: Spot, h: number): Point => [
  point[0] + normal[0] * h,
  point[1] + normal[1] * h,
  point[2] + normal[2] * h,
]

/** z at which the roof begins to fall away sideways at `s`: where its slope passes `slope` (0 flat, 1 upright). */
export function roofEdge(solid: Solid, s: number, slope = 0.4): number {
  let low = 0
  let high = solid.shape.width / 2
  for (let i = 0; i < 18; i++) {
    const z = (low + high) / 2
    const spot = onTop(solid, s, z)
    if (spot.normal[2] < slope && spot.point[1] > solid.belt(s) + 0.1) low = z
    else high = z
  }
  return low
}
