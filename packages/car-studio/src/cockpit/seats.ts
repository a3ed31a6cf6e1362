import { ease, mix } from '../scene/curve.ts'
import { addBench } from './bench.ts'
import { type Measures, seatMiddle } from './cabin-measures.ts'
import { type Finishes, seamed, type Trim } from './finishes.ts'
import type { Model } from './model.ts'
import { buckle, headrest } from './seat-parts.ts'
import { clamp, curve, type V3 } from './vector.ts'

/** One upholstered piece: a line it follows from back to front (or from below upwards) and a section across it. */
interface Cushion {
  /** x, y along the piece, relative to the seat's hip point */
  readonly line: readonly (readonly [number, number])[]
  /** z, height over the line, from the middle to the side */
  readonly section: readonly (readonly [number, number])[]
  /** where the insert ends: metres from the middle along the section */
  readonly insert: number
  /** seams across the insert, metres along the line */
  readonly across: readonly number[]
  /** half width as a share, by the way along the line 0..1 */
  readonly width?: (t: number) => number
  /** height of the bolsters as a share, by the way along the line 0..1 */
  readonly bolster?: (t: number) => number
  readonly cell?: number
  /** the line climbs: the piece faces forward instead of up */
  readonly upright?: boolean
}

const pad = (model: Model, f: Finishes, piece: Cushion, trim: Trim) => {
  const line = curve(piece.line)
  const section = curve(piece.section)
  const cell = piece.cell ?? 0.008
  let wide = 0
  let long = 0
  let [p, q] = [section(0), line(0)]
  for (let i = 1; i <= 60; i++) {
    const [a, b] = [section(i / 60), line(i / 60)]
    wide += Math.hypot((a[0] as number) - (p[0] as number), (a[1] as number) - (p[1] as number))
    long += Math.hypot((b[0] as number) - (q[0] as number), (b[1] as number) - (q[1] as number))
    p = a
    q = b
  }
  const middle = wide
  const seams = (u: number, v: number): (readonly [number, number])[] => {
    const side = Math.abs(u - middle)
    const out: (readonly [number, number])[] = [[side - piece.insert, v]]
    if (side < piece.insert) for (const at of piece.across) out.push([v - at, u])
    return out
  }
  const insert = seamed(f.insert, seams, f.thread, trim === 'cloth' ? 0 : 1)
  const bolster = seamed(f.bolster, seams, f.thread, trim === 'cloth' ? 0 : 2)
  const shape = (u: number, v: number): V3 => {
    const t = u * 2 - 1
    const [z, h] = section(Math.abs(t)) as [number, number]
    const [x, y] = line(v) as [number, number]
    const [ax, ay] = line(Math.max(0, v - 0.004)) as [number, number]
    const [bx, by] = line(Math.min(1, v + 0.004)) as [number, number]
    const l = Math.hypot(bx - ax, by - ay) || 1
    const way = piece.upright ? -1 : 1
    const normal = [(-way * (by - ay)) / l, (way * (bx - ax)) / l] as const
    let high = h > 0 ? h * (piece.bolster?.(v) ?? 1) : h
    // cushions swell between seams, and seams are drawn in
    const at = v * long
    const side = Math.abs(t) * wide
    const inside = side < piece.insert ? 1 : 0
    let near = Math.abs(side - piece.insert)
    if (inside) {
      let gap = 1
      for (const a of piece.across) gap = Math.min(gap, Math.abs(at - a))
      high -= 0.0045 * Math.exp(-((gap / 0.007) ** 2))
      high += 0.006 * ease(0, 0.035, gap) * ease(0, 0.05, near)
    }
    near = Math.abs(near)
    high -= 0.006 * Math.exp(-((near / 0.008) ** 2))
    const k = piece.width?.(v) ?? 1
    return [x + normal[0] * high, y + normal[1] * high, Math.sign(t) * z * k]
  }
  const nu = Math.ceil((2 * wide) / cell / 2) * 2
  model.patch(f.insert, shape, nu, Math.ceil(long / cell), {
    side: piece.upright ? 'turned' : 'as is',
    span: [2 * wide, long],
    finish: (u) => (Math.abs(u - 0.5) * 2 * wide < piece.insert ? insert : bolster),
  })
}

/** The cushion of a front seat; `k` makes its bolsters higher. */
const seatCushion = (trim: Trim, k: number, cell: number): Cushion => ({
  line: [
    [-0.19, -0.085],
    [-0.08, -0.078],
    [0.06, -0.066],
    [0.2, -0.04],
    [0.31, -0.016],
    [0.362, -0.022],
    [0.388, -0.06],
    [0.392, -0.11],
    [0.375, -0.17],
  ],
  section: [
    [0, 0],
    [0.07, 0],
    [0.13, 0.003],
    [0.16, 0.012],
    [0.19, 0.036 * k],
    [0.22, 0.045 * k],
    [0.244, 0.03 * k],
    [0.256, 0.0],
    [0.259, -0.05],
    [0.255, -0.12],
    [0.245, -0.15],
  ],
  insert: 0.158,
  across: trim === 'cloth' ? [0.36] : [0.2, 0.36],
  bolster: (t) => mix(0.8, 1, ease(0, 0.25, t)) * mix(1, 0.25, ease(0.55, 0.82, t)),
  width: (t) => mix(0.96, 1, ease(0, 0.3, t)) - 0.04 * ease(0.65, 1, t),
  cell,
})

/** The backrest of a front seat; a sport seat is drawn in at the top. */
const seatBackrest = (trim: Trim, k: number, sport: boolean, cell: number): Cushion => ({
  line: [
    [-0.355, -0.12],
    [-0.12, -0.09],
    [-0.115, -0.02],
    [-0.135, 0.1],
    [-0.165, 0.24],
    [-0.205, 0.4],
    [-0.236, 0.51],
    [-0.262, 0.565],
    [-0.31, 0.583],
    [-0.355, 0.56],
    [-0.372, 0.5],
  ].slice(1) as [number, number][],
  section: [
    [0, 0],
    [0.06, 0.001],
    [0.11, 0.006],
    [0.145, 0.02],
    [0.18, 0.044 * k],
    [0.208, 0.057 * k],
    [0.232, 0.05 * k],
    [0.25, 0.022 * k],
    [0.256, -0.02],
    [0.244, -0.075],
    [0.2, -0.1],
  ],
  insert: 0.152,
  across: trim === 'cloth' ? [0.5] : [0.2, 0.34, 0.5],
  bolster: (t) => mix(0.75, 1, ease(0, 0.2, t)) * mix(1, 0.1, ease(0.44, 0.72, t)),
  width: (t) => mix(0.92, 1, ease(0, 0.25, t)) - (sport ? 0.3 : 0.19) * ease(0.34, 0.72, t) ** 1.3 - 0.3 * ease(0.6, 0.92, t) ** 2,
  cell,
  upright: true,
})

/** One front seat at its hip point; `inner` is the side of the console (-1 or 1), `sport` gives it high bolsters and a drawn-in top. */
const frontSeat = (model: Model, f: Finishes, hip: number, z: number, inner: number, trim: Trim, sport: boolean, cell: number) => {
  const k = sport ? 1.35 : 1
  model.within([0, hip, z], {}, () => {
    pad(model, f, seatCushion(trim, k, cell), trim)
    pad(model, f, seatBackrest(trim, k, sport, cell), trim)
    seatShell(model, f, hip, z, sport)
    headrest(model, f, [-0.325, sport ? 0.665 : 0.7, 0], [0.055, 0.085, 0.132], trim, 12)
    seatBase(model, f, hip, z, inner)
    buckle(model, f, [-0.14, -0.03, inner * 0.285], inner)
  })
}

/** The shell behind the backrest. */
const seatShell = (model: Model, f: Finishes, hip: number, z: number, sport: boolean) => {
  model.patch(
    f.seatBack,
    (u, v) => {
      const t = u * 2 - 1
      const top = ease(0.7, 1, v)
      const y = mix(-0.12, 0.52 - 0.05 * Math.abs(t) ** 3, v)
      const x = -0.235 - 0.15 * v - 0.028 * (1 - Math.abs(t) ** 3) + 0.015 * top
      return [x, y, t * mix(0.235, sport ? 0.13 : 0.15, ease(0.4, 1, v))]
    },
    30,
    40,
    { side: [-5, 0.5 + hip, z] },
  )
}

/** Side shields, levers, base and rails. */
const seatBase = (model: Model, f: Finishes, hip: number, z: number, inner: number) => {
  for (const s of [-1, 1]) {
    model.patch(
      f.hard,
      (u, v) => {
        const x = mix(-0.27, 0.36, u)
        const high = -0.1 - 0.06 * ease(0.2, 1, u) + 0.05 * ease(0.25, 0, u)
        return [x, mix(-hip + 0.09, high, v), s * (0.255 + 0.018 * Math.sin(v * Math.PI))]
      },
      26,
      8,
      { side: [0, 0, z + s * 9] },
    )
    model.box(f.dark, [0.02, -hip + 0.035, s * 0.2], [0.6, 0.04, 0.04], 0.006, {}, 0.1)
    model.box(f.dark, [-0.25, -hip + 0.02, s * 0.2], [0.06, 0.04, 0.06], 0.01)
    model.box(f.hard, [0.33, -hip + 0.05, s * 0.2], [0.05, 0.045, 0.055], 0.014)
  }
  model.box(f.dark, [0.05, -0.2, 0], [0.5, 0.06, 0.44], 0.02, {}, 0.06)
  model.box(f.hard, [0.06, -0.135, -inner * 0.285], [0.16, 0.026, 0.016], 0.008, { z: 6 })
  model.lathe(
    f.hard,
    [-0.14, -0.13, -inner * 0.27],
    [
      [0, 0.032, 0],
      [0.018, 0.028],
      [0.018, 0.0002, 0],
    ],
    { y: inner * 90 },
  )
}

/** The seats of a cabin: two in front, and the benches behind them. */
export const addSeats = (
  model: Model,
  f: Finishes,
  m: Measures,
  trim: Trim,
  rows: 1 | 2 | 3,
  sport: boolean,
  fine: { front: number; back: number },
): void => {
  for (const s of [-1, 1] as const) frontSeat(model, f, m.hip, s * seatMiddle, -s, trim, sport, fine.front)
  if (rows > 1) addBench(model, f, [-0.86, m.hip + 0.035, 0], 0.64, 3, trim, fine.back)
  if (rows > 2) addBench(model, f, [-1.66, m.hip + 0.06, 0], 0.56, 2, trim, clamp(fine.back * 1.2, 0.01, 0.04))
}
