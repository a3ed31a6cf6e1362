import { mix } from '../curve.ts'
import type { Mark } from '../drawing.ts'
import { area, line, type Point } from '../paths.ts'
import { makeSolid, type Shape } from '../solid.ts'

/** The side windows of a van between belt and roof; heights follow both. */
export interface Glazing {
  /** s of foot and head of the front edge, along the windscreen pillar */
  front: readonly [number, number]
  /** s of foot and head of the rear edge */
  rear: readonly [number, number]
  /** distance of the upper edge from the roof line, in front and behind */
  header: readonly [number, number]
  /** lower edge above the belt, in front and behind */
  low?: readonly [number, number]
  /** rounding of front foot, rear foot, rear head, front head */
  corners?: readonly [number, number, number, number]
  frame?: 'black' | 'chrome' | 'none'
  frameWidth?: number
  /** posts: s at the foot, width, lean backwards over their height; `paint` leaves body colour with a black seam on each side */
  posts?: readonly { s: number; width: number; lean?: number; paint?: boolean }[]
}

/** y of the upper edge of the glazing above a place. */
const headOf =
  (shape: Shape, { header, front, rear }: Glazing) =>
  (s: number) =>
    makeRoof(shape)(s) - mix(header[0], header[1], (s - front[1]) / (rear[1] - front[1]))

const makeRoof = (shape: Shape) => makeSolid(shape).roof

/** Side windows as marks of the side elevation. */
export function glazing(shape: Shape, panes: Glazing): Mark[] {
  const solid = makeSolid(shape)
  const { front, rear, low = [0, 0], corners = [0.03, 0.06, 0.08, 0.1], frame = 'black', frameWidth = 0.024, posts = [] } = panes
  const head = headOf(shape, panes)
  const foot = (s: number) => solid.belt(s) - 0.012 + mix(low[0], low[1], (s - front[0]) / (rear[0] - front[0]))
  const points: Point[] = []
  for (let i = 0; i <= 12; i++) {
    const s = mix(front[0], rear[0], i / 12)
    points.push([s, foot(s), i === 0 ? corners[0] : i === 12 ? corners[1] : 0.02])
  }
  for (let i = 0; i <= 12; i++) {
    const s = mix(rear[1], front[1], i / 12)
    points.push([s, head(s), i === 0 ? corners[2] : i === 12 ? corners[3] : 0.02])
  }
  const path = area(points)
  const marks: Mark[] = [{ as: 'glass', path }]
  if (frame === 'chrome') marks.push({ as: 'chrome', path, stroke: frameWidth + 0.018 })
  if (frame !== 'none') marks.push({ as: 'black', path, stroke: frameWidth })
  // where a post ends: under the roof, or under the windscreen pillar
  const end = (s: number) => Math.min(head(s), mix(foot(front[0]), head(front[1]), Math.max(0, (s - front[0]) / (front[1] - front[0]))))
  const under = (s: number) => (s < front[1] ? end(s) : head(s))
  for (const { s, width, lean = 0, paint = false } of posts) {
    const bar = (from: number, to: number, over = 0) =>
      area([
        [s + from, foot(s) - over],
        [s + to, foot(s) - over],
        [s + to + lean, under(s + to + lean) + over],
        [s + from + lean, under(s + from + lean) + over],
      ])
    const half = width / 2
    if (paint) {
      marks.push({ as: 'glass', path: bar(-half, half, 0.004), erase: true }, { as: 'black', path: bar(-half, half, 0.02), erase: true })
      if (frame === 'chrome') marks.push({ as: 'chrome', path: bar(-half, half, 0.03), erase: true })
      for (const at of [-half - 0.008, half - 0.004]) marks.push({ as: 'black', path: bar(at, at + 0.012) })
    } else marks.push({ as: 'black', path: bar(-half, half) })
  }
  return marks
}

/** Doors of one side: s of their edges at sill, belt and head (the front edge: at sill and belt). */
export interface SideDoors {
  front: readonly [number, number]
  split: readonly [number, number, number]
  /** rear edge at belt and head; below it goes around the wheel arch */
  rear?: readonly [number, number]
  /** s of the post behind a quarter window that belongs to the body, not to the door */
  quarter?: number
  /** y of the lower edge */
  low: number
  /** upper edge above the windows */
  over?: number
  /** distance from the wheel arch */
  extra?: number
}

/** Shut lines of the doors of one side, around their windows too. */
export function sideDoors(
  shape: Shape,
  panes: Glazing,
  { front, split, rear, quarter, low, over = 0.032, extra = 0.06 }: SideDoors,
): Mark[] {
  const solid = makeSolid(shape)
  const head = (s: number) => headOf(shape, panes)(s) + over
  const above = (from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const s = mix(from, to, i / 8)
      return [s, head(s), i === 0 || i === 8 ? 0.07 : 0.02]
    })
  // along the windscreen pillar the line runs beside the edge of the glass
  const [foot, top] = [panes.front[0], panes.front[1]]
  const [dx, dy] = [top - foot, head(top) - over - solid.belt(foot)]
  const long = Math.hypot(dx, dy)
  const off = Math.min(over, 0.022)
  const beside = (t: number): Point => [
    foot + dx * t - (dy / long) * off,
    solid.belt(foot) + dy * t + (dx / long) * off,
    t > 0.9 ? 0.2 : 0.02,
  ]
  const start = quarter === undefined ? 0.02 : (quarter - foot) / dx + 0.05
  const lower: Point[] = [
    [split[0], low, 0.03],
    [front[0] + 0.03, low, 0.06],
    [front[0], low + 0.12, 0.08],
    [front[1], solid.belt(front[1]) - 0.06, 0.06],
    [front[1] + 0.01, solid.belt(front[1]) - 0.012, 0.01],
  ]
  const on = start - 0.03
  const upper: Point[] = [
    ...(quarter === undefined ? [] : [[foot + dx * on, solid.belt(foot) + dy * on, 0.01] as const]),
    beside(start),
    beside(0.6),
    beside(1.0),
    ...above(top + 0.06, split[2]),
  ]
  const lines: Point[][] = [
    ...(quarter === undefined ? [[...lower, ...upper]] : [lower, upper]),
    [
      [split[0], low],
      [split[0], low + 0.3],
      [split[1], solid.belt(split[1])],
      [split[2], head(split[2])],
    ],
  ]
  if (rear) {
    const r = solid.archRadius + extra
    const axle = solid.rearAxle
    const from = Math.asin(Math.min(1, (low + 0.06 - solid.wheelRadius) / r))
    const to = Math.acos(Math.min(1, Math.max(-1, (axle - rear[0] + 0.015) / r)))
    const arch: Point[] = Array.from({ length: 9 }, (_, i) => {
      const a = mix(from, to, i / 8)
      return [axle - r * Math.cos(a), solid.wheelRadius + r * Math.sin(a)]
    })
    lines.push([
      [split[0], low],
      [(arch[0] as Point)[0] - 0.03, low, 0.05],
      ...arch,
      [rear[0], Math.max(solid.belt(rear[0]) - 0.2, (arch.at(-1) as Point)[1] + 0.05), 0.05],
      [rear[0], solid.belt(rear[0]), 0.05],
      ...above(rear[1], split[2]),
    ])
  }
  return lines.map((points) => ({ as: 'gap' as const, path: line(points, 0.05), stroke: 0.006 }))
}

/**
 * The shut line of the bonnet: across the nose as [u, y] of the front elevation up to its corner, from there to the windscreen as
 * [s, distance from the middle] of the plan. The two meet.
 */
export function bonnetSeam(shape: Shape, across: readonly Point[], along: readonly Point[]): { front: Mark; plan: Mark } {
  const solid = makeSolid(shape)
  const half = shape.length / 2
  const [u, y] = across.at(-1) as Point
  const nose = solid.endAt(y, 0, 'front')
  let [low, high] = [0, u]
  for (let i = 0; i < 24; i++) {
    const z = (low + high) / 2
    if (z + nose - solid.endAt(y, z, 'front') < u) low = z
    else high = z
  }
  const corner: Point = [half - solid.endAt(y, low, 'front'), low]
  return {
    front: { as: 'gap', path: line(across, 0.06), stroke: 0.006 },
    plan: { as: 'gap', path: line([corner, ...along], 0.08), stroke: 0.006 },
  }
}
