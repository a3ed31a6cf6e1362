import type { Mark } from './drawing.ts'
import { area, box, line, type Point } from './paths.ts'
import type { Shape } from './solid.ts'
import { makeSolid } from './solid.ts'

/** Where the panes of a greenhouse lie. All s and metres. */
export interface Panes {
  /** foot and head of the front edge of the side windows, at the foot of the windscreen pillar */
  front: readonly [number, number]
  /** foot and head of the rear edge of the side windows */
  rear: readonly [number, number]
  /** distance of the side windows from belt and roof line */
  sill?: number
  header?: number
  /** rounding of the rear upper corner */
  corner?: number
  /** s of the pillars between the doors, drawn gloss black, with their width */
  pillars?: readonly (readonly [number, number])[]
  /** frame around the side windows */
  frame?: 'black' | 'chrome' | 'none'
  /** width of the frame */
  frameWidth?: number
}

/**
 * Side windows between belt and roof line as marks of the side elevation. The upper edge follows the roof; its forward end follows the
 * pillar from `front[0]` at the belt up to `front[1]` at the roof.
 */
export function sideWindows(shape: Shape, panes: Panes): Mark[] {
  const solid = makeSolid(shape)
  const { sill = 0.03, header = 0.075, corner = 0.06, frame = 'black', frameWidth = 0.022 } = panes
  const low = (s: number) => solid.belt(s) - 0.03 + sill
  const high = (s: number) => solid.roof(s) - header
  const points: Point[] = []
  const [f0, f1] = panes.front
  const [r0, r1] = panes.rear
  for (let i = 0; i <= 12; i++) {
    const s = f0 + ((r0 - f0) * i) / 12
    points.push([s, low(s), i === 0 ? 0.03 : i === 12 ? corner * 0.8 : 0.004])
  }
  for (let i = 0; i <= 14; i++) {
    const s = r1 + ((f1 - r1) * i) / 14
    points.push([s, high(s), i === 0 ? corner : i === 14 ? 0.12 : 0.01])
  }
  const path = area(points)
  const marks: Mark[] = [{ as: 'glass', path }]
  if (frame !== 'none') marks.push({ as: frame === 'chrome' ? 'chrome' : 'black', path, stroke: frameWidth })
  if (frame === 'chrome') marks.push({ as: 'black', path, stroke: frameWidth * 0.45 })
  for (const [s, width] of panes.pillars ?? [])
    marks.push({
      as: 'black',
      path: area([
        [s - width / 2, low(s)],
        [s + width / 2, low(s)],
        [s + width / 2 + 0.02, high(s + 0.02)],
        [s - width / 2 + 0.02, high(s + 0.02)],
      ]),
    })
  return marks
}

/** The windscreen (front elevation) or rear window (rear elevation): `[u, y]` of its lower and upper outer corners, frit around it. */
export function endPane(
  low: readonly [number, number],
  high: readonly [number, number],
  options: { sag?: number; crown?: number; corner?: number; frit?: number } = {},
): Mark[] {
  const { sag = 0.02, crown = 0.02, corner = 0.06, frit = 0.03 } = options
  const points: Point[] = [
    [-0.2, low[1] - sag],
    [low[0] * 0.5, low[1] - sag * 0.75],
    [low[0], low[1], corner],
    [high[0], high[1], corner],
    [high[0] * 0.5, high[1] + crown * 0.75],
    [-0.2, high[1] + crown],
  ]
  const path = area(points, 0.15)
  return [
    { as: 'glass', path },
    { as: 'black', path: line(points.slice(0, 6), 0.15), stroke: frit },
  ]
}

/** The flap over the fuel filler, around [s, y], drawn as its gap. A car has one, on its right side. */
export function fuelFlap(s: number, y: number, width = 0.15, height = width, radius = 0.035): Mark {
  return { as: 'gap', side: 'right', path: box(s, y, width, height, radius), stroke: 0.0045 }
}

/** Shut lines of the doors of one side: each is a line of [s, y]. */
export function shutLines(...lines: readonly (readonly Point[])[]): Mark[] {
  return lines.map((points) => ({ as: 'gap', path: line(points, 0.05), stroke: 0.0055 }))
}
