import type { Mark } from '../drawing.ts'
import { area, circle, line, type Point } from '../paths.ts'
import type { Press } from '../press.ts'
import { makeSolid, type Shape } from '../solid.ts'

/** An area of satin metal, as skid plates wear it. */
export const satin = (path: string): Mark[] => (['clad', 'chrome', 'black'] as const).map((as) => ({ as, path }))

/** Several strokes or areas of one kind. */
export const marks = (as: Mark['as'], paths: readonly string[], stroke?: number): Mark[] =>
  paths.map((path) => (stroke === undefined ? { as, path } : { as, path, stroke }))

/** Horizontal bars of a grille between two heights, `count` of them, `thick` metres each. */
export const bars = (as: Mark['as'], low: number, high: number, count: number, thick: number, reach = 0.9): Mark[] =>
  Array.from({ length: count }, (_, i) => low + ((high - low) * (i + 0.5)) / count).map((y) => ({
    as,
    path: line([
      [-0.1, y],
      [reach, y],
    ]),
    stroke: thick,
  }))

/** Upright bars of a grille, `pitch` metres apart. */
export const slats = (as: Mark['as'], low: number, high: number, reach: number, pitch: number, thick: number): Mark[] =>
  Array.from({ length: Math.floor(reach / pitch) + 1 }, (_, i) => i * pitch).map((u) => ({
    as,
    path: line([
      [u, low],
      [u, high],
    ]),
    stroke: thick,
  }))

/** Rows of staggered cells of a grille as dark gloss dots or dashes. */
export const cells = (as: Mark['as'], low: number, high: number, reach: number, size: readonly [number, number], gap: number): Mark[] => {
  const [wide, tall] = size
  const rows = Math.floor((high - low) / (tall + gap))
  const start = low + (high - low - rows * (tall + gap) + gap) / 2
  const list: Mark[] = []
  for (let row = 0; row < rows; row++)
    for (let u = row % 2 === 0 ? 0 : (wide + gap) / 2; u < reach; u += wide + gap) {
      const y = start + row * (tall + gap)
      list.push({
        as,
        path: area([
          [u - wide / 2 + tall * 0.3, y],
          [u + wide / 2 - tall * 0.3, y],
          [u + wide / 2, y + tall / 2],
          [u + wide / 2 - tall * 0.3, y + tall],
          [u - wide / 2 + tall * 0.3, y + tall],
          [u - wide / 2, y + tall / 2],
        ]),
      })
    }
  return list
}

/** A round lamp unit: reflector ring and lens. */
export const lens = (u: number, y: number, r: number): Mark[] => [
  { as: 'metal', path: circle(u, y, r * 1.22) },
  { as: 'lens', path: circle(u, y, r) },
  { as: 'lens', path: circle(u - r * 0.2, y + r * 0.25, r * 0.22), erase: true },
]

/** Round the arches of both wheels: outline of a cladding `width` metres wide; `square` (0 to 1) fills its upper corners. */
export function archOutlines(shape: Shape, width: number, square = 0): Point[][] {
  const solid = makeSolid(shape)
  const r = solid.archRadius + width
  return [solid.frontAxle, solid.rearAxle].map((axle) => {
    const points: Point[] = [[axle - r, 0.1]]
    for (let i = 0; i <= 24; i++) {
      const a = Math.PI * (1 - i / 24)
      const [x, y] = [Math.cos(a), Math.sin(a)]
      const wide = 1 / (Math.abs(x) ** (2 + square * 4) + Math.abs(y) ** (2 + square * 4)) ** (1 / (2 + square * 4))
      points.push([axle + r * x * wide, shape.wheelRadius + r * y * wide])
    }
    points.push([axle + r, 0.1])
    return points
  })
}

/** Cladding of arches and sills: drawn, and standing out of the skin by `out` metres. */
export function cladding(
  shape: Shape,
  { width, sill, out = 0.012, square = 0 }: { width: number; sill: number; out?: number; square?: number },
): {
  marks: Mark[]
  presses: Press[]
} {
  const arches = archOutlines(shape, width, square)
  // the step lies within the cladding, so that the paint around it stays smooth
  const edge = Math.max(0.016, out * 1.1)
  const steps = archOutlines(shape, width - edge / 2 - 0.012, square)
  const low: Point[] = [
    [shape.frontAxle, 0.1],
    [shape.frontAxle + shape.wheelbase, 0.1],
    [shape.frontAxle + shape.wheelbase, sill],
    [shape.frontAxle, sill],
  ]
  return {
    marks: [...arches.map((points): Mark => ({ as: 'clad', path: area(points, 0.004) })), { as: 'clad', path: area(low) }],
    presses: [
      ...steps.map((points): Press => ({ on: 'side', outline: points.map(([s, y]) => [s, y]), depth: -out, edge })),
      { on: 'side', outline: low.map(([s, y]) => [s, y]), depth: -out * 0.6, edge: 0.016 },
    ],
  }
}

/** Places of the doors of one side. */
export interface Doors {
  /** s of the front edge of the front door at belt and sill */
  front: readonly [number, number]
  /** s of the line between the doors */
  middle: number
  /** s of the rear edge of the rear door at the belt */
  rear: number
  /** height of the lower edge */
  low: number
}

/** Shut lines of four doors; the rear door follows the rear arch. */
export function doors(shape: Shape, { front, middle, rear, low }: Doors, extra = 0.085): Mark[] {
  const solid = makeSolid(shape)
  const r = solid.archRadius + extra
  const arch: Point[] = []
  const from = Math.asin(Math.min(1, (low + 0.07 - solid.wheelRadius) / r))
  const to = Math.acos(Math.min(1, Math.max(-1, (solid.rearAxle - rear + 0.02) / r)))
  for (let i = 0; i <= 8; i++) {
    const a = from + ((to - from) * i) / 8
    arch.push([solid.rearAxle - r * Math.cos(a), solid.wheelRadius + r * Math.sin(a)])
  }
  const foot = arch[0] as Point
  const paths = [
    line(
      [
        [front[0] + 0.03, solid.belt(front[0]) - 0.02],
        [front[0], solid.belt(front[0]) - 0.12],
        [front[1], low + 0.1],
        [front[1] + 0.01, low, 0.03],
        [middle, low, 0.015],
        [middle + 0.012, solid.belt(middle) - 0.02],
      ],
      0.08,
    ),
    line(
      [[middle, low, 0.015], [foot[0] - 0.02, low, 0.05], ...arch, [rear, solid.belt(rear) - 0.08], [rear + 0.01, solid.belt(rear) - 0.01]],
      0.05,
    ),
  ]
  return paths.map((path) => ({ as: 'gap', path, stroke: 0.0055 }))
}
