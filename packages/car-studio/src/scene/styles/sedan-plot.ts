import type { Mark, MarkKind } from '../drawing.ts'
import { box, circle, line } from '../paths.ts'

/** Level bars across the middle, one at each height, out to `reach`; y and metres. */
export function slats(as: MarkKind, heights: readonly number[], reach: number, stroke: number): Mark[] {
  return heights.map((y) => ({
    as,
    path: line([
      [-0.1, y],
      [reach, y],
    ]),
    stroke,
  }))
}

/** Upright bars from the middle outwards every `step` metres; they lean outwards by `lean` from foot to head. */
export function uprights(
  as: MarkKind,
  step: number,
  reach: number,
  [low, high]: readonly [number, number],
  stroke: number,
  lean = 0,
): Mark[] {
  return Array.from({ length: Math.floor(reach / step) + 1 }, (_, i) => ({
    as,
    path: line([
      [i * step, low],
      [i * step * (1 + lean), high],
    ]),
    stroke,
  }))
}

/** A net of slanting bars `step` metres apart between two heights. */
export function mesh(as: MarkKind, step: number, reach: number, [low, high]: readonly [number, number], stroke: number): Mark[] {
  const rise = high - low
  const count = Math.ceil((reach + rise * 2) / step)
  return Array.from({ length: count }, (_, i) => i * step - rise).flatMap((u) => [
    {
      as,
      path: line([
        [u, low],
        [u + rise * 1.4, high],
      ]),
      stroke,
    },
    {
      as,
      path: line([
        [u + rise * 1.4, low],
        [u, high],
      ]),
      stroke,
    },
  ])
}

/** Staggered short bars in rows, as in the grilles of upscale cars. */
export function studs(
  as: MarkKind,
  [wide, high]: readonly [number, number],
  reach: number,
  [from, to]: readonly [number, number],
  stroke: number,
): Mark[] {
  const marks: Mark[] = []
  for (let row = 0, y = from; y <= to; row++, y += high)
    for (let u = row % 2 === 0 ? 0 : wide / 2; u < reach; u += wide)
      marks.push({
        as,
        path: line([
          [u - wide * 0.22, y],
          [u + wide * 0.22, y],
        ]),
        stroke,
      })
  return marks
}

/** A round lamp unit: bright ring, dark lens, a spark in it. */
export function projector(u: number, y: number, radius: number): Mark[] {
  return [
    { as: 'metal', path: circle(u, y, radius) },
    { as: 'lens', path: circle(u, y, radius * 0.8) },
    { as: 'lens', path: circle(u + radius * 0.2, y + radius * 0.24, radius * 0.17), erase: true },
  ]
}

/** A square lamp unit: bright frame around a dark lens. */
export function module(u: number, y: number, width: number, height: number): Mark[] {
  return [
    { as: 'metal', path: box(u, y, width, height, 0.008) },
    { as: 'lens', path: box(u, y, width * 0.8, height * 0.74, 0.006) },
  ]
}

/** An area of satin metal on the skin: skid plates. */
export function satin(path: string): Mark[] {
  return (['clad', 'black', 'chrome'] as const).map((as) => ({ as, path }))
}
