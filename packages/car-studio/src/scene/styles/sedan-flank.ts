import type { Mark } from '../drawing.ts'
import { area, flow, line, type Point } from '../paths.ts'
import { makeSolid, type Shape } from '../solid.ts'

/** The side windows of a saloon or an estate; s and metres. */
export interface Daylight {
  /** foot and head of their front edge, at the windscreen pillar */
  front: readonly [number, number]
  /** foot and head of their rear edge */
  rear: readonly [number, number]
  /** places of the rear edge between foot and head: s and share of the height there */
  bend?: readonly (readonly [number, number])[]
  /** how far the lower edge rises over its rear part: begins at s, metres at its end */
  rise?: readonly [number, number]
  /** distance from belt and roof line */
  sill?: number
  header?: number
  /** rounding of the rear upper and lower corners */
  corner?: number
  lowerCorner?: number
  /** gloss black pillars: s at the belt, width, how much further back they are at the roof */
  pillars?: readonly (readonly [number, number, number])[]
  /** bright line around the windows, along their lower or their upper edge */
  chrome?: 'around' | 'sill' | 'roof'
}

/** Side windows with rubber, pillars, bright line and the shut line of the door frames above them. */
export function daylight(shape: Shape, panes: Daylight): Mark[] {
  const solid = makeSolid(shape)
  const { sill = 0.03, header = 0.078, corner = 0.05, lowerCorner = 0.035, bend = [], rise = [9, 0] } = panes
  const [f0, f1] = panes.front
  const [r0, r1] = panes.rear
  const low = (s: number) => solid.belt(s) - 0.03 + sill + rise[1] * Math.max(0, (s - rise[0]) / (r0 - rise[0])) ** 2
  const high = (s: number) => solid.roof(s) - header
  const lower: Point[] = []
  const upper: Point[] = []
  for (let i = 0; i <= 12; i++) {
    const s = f0 + ((r0 - f0) * i) / 12
    lower.push([s, low(s), i === 0 ? 0.025 : i === 12 ? lowerCorner : 0.004])
  }
  for (let i = 0; i <= 16; i++) {
    const s = r1 + ((f1 - r1) * i) / 16
    upper.push([s, high(s), i === 0 ? corner : i === 16 ? 0.1 : 0.01])
  }
  const back: Point[] = bend.map(([s, share]) => [s, low(s) + (high(Math.min(s, r1)) - low(s)) * share, 0.04])
  const path = area([...lower, ...back, ...upper])
  const marks: Mark[] = [
    { as: 'glass', path },
    { as: 'black', path, stroke: 0.026 },
  ]
  const bright = panes.chrome
  if (bright === 'around') marks.push({ as: 'chrome', path, stroke: 0.042 }, { as: 'chrome', path, stroke: 0.024, erase: true })
  if (bright === 'sill') {
    const shifted = lower.map(([s, y]): Point => [s, y - 0.019])
    marks.push({ as: 'chrome', path: line([[f0 - 0.015, low(f0) - 0.016], ...shifted, [r0 + 0.02, low(r0) - 0.012]]), stroke: 0.012 })
  }
  if (bright === 'roof') {
    const turned = [...lower.slice(-1), ...back, ...upper].map(([s, y, r]): Point => [s, y, r ?? 0])
    marks.push({ as: 'chrome', path: line(turned), stroke: 0.042 }, { as: 'chrome', path, stroke: 0.024, erase: true })
    marks.push({ as: 'chrome', path, erase: true })
  }
  for (const [s, width, lean] of panes.pillars ?? []) {
    const top = high(Math.min(s + lean, r1))
    marks.push({
      as: 'black',
      path: area([
        [s - width / 2, low(s) - 0.008],
        [s + width / 2, low(s) - 0.008],
        [s + width / 2 + lean, top + 0.01],
        [s - width / 2 + lean, top + 0.01],
      ]),
    })
  }
  return marks
}

/** The doors of one side: s of their front edge, of the line between them, of the rear edge at the belt, and y of their lower edge. */
export interface Doors {
  front: number
  middle: number
  rear: number
  sill: number
  /** how far the front edge stands forward half way down */
  bulge?: number
  /** y at which the rear edge begins to lean forward around the arch */
  knee?: number
}

/** Shut lines of four doors of [s, y]; the rear edge goes around the wheel arch. */
export function fourDoors(shape: Shape, { front, middle, rear, sill, bulge = 0.03, knee }: Doors): Mark[] {
  const solid = makeSolid(shape)
  const around = solid.archRadius + 0.075
  const arch: [number, number][] = []
  for (let degrees = 50; degrees >= 8; degrees -= 7) {
    const angle = (degrees * Math.PI) / 180
    arch.push([solid.rearAxle - Math.cos(angle) * around, solid.wheelRadius + Math.sin(angle) * around])
  }
  const bend = knee ?? (solid.belt(rear) + solid.wheelRadius + around) / 2
  const end = arch[arch.length - 1] as [number, number]
  const stroke = 0.0055
  return [
    {
      as: 'gap',
      stroke,
      path: flow([
        [front + 0.045, solid.belt(front) + 0.02],
        [front + 0.012, solid.belt(front) - 0.12],
        [front - bulge * 0.4, solid.belt(front) - 0.3],
        [front - bulge * 0.2, sill + 0.14],
        [front + 0.015, sill + 0.03],
        [front + 0.05, sill],
      ]),
    },
    {
      as: 'gap',
      stroke,
      path: line(
        [
          [middle + 0.012, solid.belt(middle) + 0.02],
          [middle, (sill + solid.belt(middle)) / 2],
          [middle - 0.006, sill],
        ],
        0.2,
      ),
    },
    {
      as: 'gap',
      stroke,
      path: flow([[rear, solid.belt(rear) + 0.02], [rear - 0.025, bend], ...arch, [end[0] - 0.012, sill + 0.03], [end[0] - 0.045, sill]]),
    },
    {
      as: 'gap',
      stroke,
      path: line([
        [front + 0.05, sill],
        [end[0] - 0.045, sill],
      ]),
    },
  ]
}
