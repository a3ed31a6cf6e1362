import type { Mark } from '../drawing.ts'
import { area, box, circle, line, type Point } from '../paths.ts'
import { marks } from './suv-marks.ts'

/** An edge of a lamp: how far from the middle, lower and upper end. */
type Edge = readonly [number, number, number]

/** A lamp between edges, from the middle outwards. */
export interface Lamp {
  edges: readonly Edge[]
  look: keyof typeof looks
  /** rounding of its corners */
  round?: number
}

/** Places inside a lamp: t from its inner to its outer edge, v from its lower to its upper line, both 0 to 1. */
type Inside = (t: number, v: number) => Point

const insideOf =
  (edges: readonly Edge[]): Inside =>
  (t, v) => {
    const at = Math.min(t * (edges.length - 1), edges.length - 1.0001)
    const [a, b] = [edges[Math.floor(at)], edges[Math.floor(at) + 1]] as [Edge, Edge]
    const k = at - Math.floor(at)
    const [u, low, high] = [0, 1, 2].map((i) => (a[i] as number) * (1 - k) + (b[i] as number) * k) as [number, number, number]
    return [u, low + (high - low) * v]
  }

const path = (inside: Inside, places: readonly (readonly [number, number])[], round = 0.02) =>
  line(
    places.map(([t, v]) => inside(t, v)),
    round,
  )
const patch = (inside: Inside, [t0, t1, v0, v1]: readonly [number, number, number, number], round = 0.008) =>
  area([inside(t0, v0), inside(t1, v0), inside(t1, v1), inside(t0, v1)], round)
const high = (inside: Inside, t: number) => inside(t, 1)[1] - inside(t, 0)[1]

const round = (inside: Inside, t: number, v: number, share: number): Mark[] => {
  const [u, y] = inside(t, v)
  const r = high(inside, t) * share
  return [
    { as: 'metal', path: circle(u, y, r) },
    { as: 'lens', path: circle(u, y, r * 0.76) },
    { as: 'lens', path: circle(u - r * 0.18, y + r * 0.22, r * 0.2), erase: true },
  ]
}
const cell = (inside: Inside, t: number, v: number, wide: number, share: number): Mark[] => {
  const [u, y] = inside(t, v)
  const tall = Math.max(0.02, high(inside, t) * share)
  return [
    { as: 'metal', path: box(u, y, wide, tall, 0.008) },
    { as: 'lens', path: box(u, y, wide * 0.76, tall * 0.72, 0.006) },
  ]
}
const glow = (inside: Inside, places: readonly (readonly [number, number])[], stroke: number): Mark => ({
  as: 'glow',
  path: path(inside, places),
  stroke,
})

const looks = {
  /** two-thousands: bright reflectors behind clear glass, the indicator amber at the corner */
  bulbs: (i: Inside): Mark[] => [
    ...marks('metal', [patch(i, [0.06, 0.74, 0.1, 0.9], 0.02)]),
    ...[0.27, 0.56].flatMap((t) => [
      { as: 'lens' as const, path: circle(...(i(t, 0.5) as [number, number]), high(i, t) * 0.36), stroke: 0.007 },
      { as: 'lens' as const, path: circle(...(i(t, 0.5) as [number, number]), high(i, t) * 0.12) },
    ]),
    { as: 'tint', path: patch(i, [0.78, 0.95, 0.14, 0.88], 0.015) },
  ],
  /** about 2010: two projectors, a line of light below, the indicator behind */
  swept: (i: Inside): Mark[] => [
    ...round(i, 0.26, 0.52, 0.34),
    ...round(i, 0.5, 0.55, 0.32),
    glow(
      i,
      [
        [0.04, 0.6],
        [0.05, 0.12],
        [0.5, 0.1],
        [0.92, 0.3],
      ],
      0.011,
    ),
    { as: 'tint', path: patch(i, [0.7, 0.9, 0.45, 0.8]) },
  ],
  /** a hook of light around square units */
  hook: (i: Inside): Mark[] => [
    ...[0.26, 0.46, 0.64].flatMap((t) => cell(i, t, 0.4, 0.085, 0.44)),
    glow(
      i,
      [
        [0.05, 0.12],
        [0.06, 0.84],
        [0.5, 0.86],
        [0.95, 0.86],
      ],
      0.014,
    ),
    {
      as: 'tint',
      path: path(i, [
        [0.76, 0.35],
        [0.93, 0.5],
      ]),
      stroke: 0.014,
    },
  ],
  /** today: a fine line above small cells */
  cells: (i: Inside): Mark[] => [
    ...[0.16, 0.32, 0.48, 0.64].flatMap((t) => cell(i, t, 0.42, 0.07, 0.46)),
    glow(
      i,
      [
        [0.03, 0.82],
        [0.5, 0.84],
        [0.97, 0.84],
      ],
      0.013,
    ),
    {
      as: 'tint',
      path: path(i, [
        [0.74, 0.4],
        [0.94, 0.5],
      ]),
      stroke: 0.013,
    },
  ],
  /** two lines of light, one over the other */
  double: (i: Inside): Mark[] => [
    glow(
      i,
      [
        [0.04, 0.2],
        [0.55, 0.2],
        [0.93, 0.34],
      ],
      0.012,
    ),
    glow(
      i,
      [
        [0.04, 0.8],
        [0.55, 0.8],
        [0.95, 0.82],
      ],
      0.012,
    ),
    ...round(i, 0.3, 0.5, 0.2),
    ...round(i, 0.56, 0.5, 0.2),
  ],
  /** a blade of light alone; the headlights are elsewhere */
  blade: (i: Inside): Mark[] => [
    glow(
      i,
      [
        [0.03, 0.5],
        [0.5, 0.52],
        [0.97, 0.55],
      ],
      0.018,
    ),
  ],
  /** three units one over the other, or side by side where the lamp is broad */
  pod: (i: Inside): Mark[] => [
    ...[0.24, 0.5, 0.76].flatMap((v) => cell(i, 0.5, v, Math.max(0.06, (i(1, v)[0] - i(0, v)[0]) * 0.6), 0.2)),
    glow(
      i,
      [
        [0.08, 0.1],
        [0.08, 0.9],
      ],
      0.01,
    ),
  ],
  /** a ring of light around one lens */
  ring: (i: Inside): Mark[] => {
    const [u, y] = i(0.42, 0.5)
    const r = high(i, 0.42) * 0.4
    return [
      ...round(i, 0.42, 0.5, 0.24),
      { as: 'glow', path: circle(u, y, r), stroke: 0.014 },
      { as: 'tint', path: patch(i, [0.8, 0.95, 0.25, 0.75]) },
    ]
  },
  /** tail of the two-thousands: three bands one over the other */
  stack: (i: Inside): Mark[] => [
    { as: 'glow', path: patch(i, [0.08, 0.92, 0.66, 0.93], 0.015) },
    { as: 'tint', path: patch(i, [0.1, 0.9, 0.4, 0.56]) },
    { as: 'metal', path: patch(i, [0.1, 0.88, 0.12, 0.3]) },
    {
      as: 'lens',
      path: path(i, [
        [0, 0.6],
        [1, 0.6],
      ]),
      stroke: 0.006,
    },
    {
      as: 'lens',
      path: path(i, [
        [0, 0.36],
        [1, 0.36],
      ]),
      stroke: 0.006,
    },
  ],
  /** tail about 2010: a loop of light around indicator and reversing light */
  loop: (i: Inside): Mark[] => [
    glow(
      i,
      [
        [0.1, 0.2],
        [0.08, 0.82],
        [0.6, 0.84],
        [0.94, 0.8],
        [0.88, 0.24],
        [0.55, 0.18],
      ],
      0.02,
    ),
    { as: 'tint', path: patch(i, [0.2, 0.46, 0.4, 0.6]) },
    { as: 'metal', path: patch(i, [0.54, 0.78, 0.4, 0.6]) },
  ],
  /** tail of today: a hook of light, open towards the middle */
  claw: (i: Inside): Mark[] => [
    glow(
      i,
      [
        [0.04, 0.84],
        [0.6, 0.84],
        [0.95, 0.78],
        [0.92, 0.3],
        [0.6, 0.2],
      ],
      0.02,
    ),
    glow(
      i,
      [
        [0.16, 0.5],
        [0.7, 0.52],
      ],
      0.014,
    ),
    {
      as: 'tint',
      path: path(i, [
        [0.2, 0.2],
        [0.5, 0.22],
      ]),
      stroke: 0.014,
    },
  ],
  /** tail of today: lines across the car */
  lines: (i: Inside): Mark[] => [
    glow(
      i,
      [
        [0, 0.72],
        [0.6, 0.72],
        [0.97, 0.74],
      ],
      0.017,
    ),
    glow(
      i,
      [
        [0.5, 0.28],
        [0.75, 0.28],
        [0.95, 0.36],
      ],
      0.013,
    ),
  ],
  /** tail: upright columns */
  columns: (i: Inside): Mark[] => [
    glow(
      i,
      [
        [0.25, 0.08],
        [0.25, 0.92],
      ],
      0.022,
    ),
    glow(
      i,
      [
        [0.7, 0.4],
        [0.7, 0.92],
      ],
      0.022,
    ),
    { as: 'tint', path: patch(i, [0.55, 0.9, 0.2, 0.34]) },
    { as: 'metal', path: patch(i, [0.55, 0.9, 0.05, 0.16]) },
  ],
}

/** The outline of a lamp. */
export function lampPath({ edges, round = 0.02 }: Lamp): string {
  const low = edges.map(([u, y]): Point => [u, y])
  const top = edges.map(([u, , y]): Point => [u, y]).toReversed()
  return area([...low, ...top], round)
}

/** A lamp with all that is in it. */
export function lampMarks(lamp: Lamp): Mark[] {
  return [{ as: 'lamp', path: lampPath(lamp) }, ...looks[lamp.look](insideOf(lamp.edges))]
}
