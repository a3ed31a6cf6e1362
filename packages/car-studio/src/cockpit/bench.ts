import { ease } from '../scene/curve.ts'
import { type Finishes, seamed, type Trim } from './finishes.ts'
import type { Model } from './model.ts'
import { buckle, headrest } from './seat-parts.ts'
import { curve, type V3 } from './vector.ts'

/** A line as a function of the way along it. */
type Drawn = ReturnType<typeof curve>

/** Cushion or backrest of a bench. */
interface BenchPiece {
  readonly line: [number, number][]
  /** across the places, metres along the line */
  readonly seams: number[]
  readonly edge: number
  /** a cushion, or a backrest */
  readonly seat: boolean
}

/** What both pieces of a bench have in common: half its width, how many sit on it. */
interface Bench {
  readonly half: number
  readonly count: number
  readonly trim: Trim
  readonly cell: number
}

/** The section of a bench from its middle to its end, with a hollow where somebody sits. */
const benchSection = ({ half, count }: Bench, edge: number): [number, number][] => {
  const wave = (z: number) => {
    const seat = count === 3 ? Math.abs(Math.abs(z) - half * 0.56) : Math.abs(Math.abs(z) - half * 0.5)
    return 0.022 * ease(0.1, 0.24, seat)
  }
  const out: [number, number][] = []
  for (let i = 0; i <= 14; i++) {
    const z = (i / 14) * (half - 0.03)
    out.push([z, wave(z)])
  }
  out.push([half - 0.01, edge * 0.3], [half, -0.02], [half - 0.002, -0.08], [half - 0.012, -0.13])
  return out
}

/** Where the seams along a bench are, metres from its middle. */
const benchCuts = ({ half, count }: Bench): [number, number] => (count === 3 ? [half * 0.2, half * 0.86] : [half * 0.08, half * 0.9])

const benchPiece = (model: Model, f: Finishes, bench: Bench, piece: BenchPiece) => {
  const { trim, cell } = bench
  const { line, seams, edge, seat } = piece
  const section = curve(benchSection(bench, edge))
  const run = curve(line)
  let [wide, long] = [0, 0]
  for (let i = 1; i <= 80; i++) {
    const [a, b] = [section((i - 1) / 80), section(i / 80)]
    wide += Math.hypot((a[0] as number) - (b[0] as number), (a[1] as number) - (b[1] as number))
    const [c, d] = [run((i - 1) / 80), run(i / 80)]
    long += Math.hypot((c[0] as number) - (d[0] as number), (c[1] as number) - (d[1] as number))
  }
  const [inner, outer] = benchCuts(bench)
  const list = (u: number, v: number): (readonly [number, number])[] => {
    const side = Math.abs(u - wide)
    const out: (readonly [number, number])[] = [
      [side - inner, v],
      [side - outer, v],
    ]
    if (side > inner && side < outer) for (const s of seams) out.push([v - s, u])
    return out
  }
  const insert = seamed(f.insert, list, f.thread, trim === 'cloth' ? 0 : 1)
  const rim = seamed(f.bolster, list, f.thread, trim === 'cloth' ? 0 : 1)
  const shape = benchShape(bench, piece, section, run, wide, long)
  model.patch(f.insert, shape, Math.ceil((2 * wide) / cell), Math.ceil(long / cell), {
    side: seat ? 'as is' : 'turned',
    span: [2 * wide, long],
    finish: (u) => {
      const side = Math.abs(u - 0.5) * 2 * wide
      return side > inner && side < outer ? insert : rim
    },
  })
}

/** The surface of a piece: it swells between its seams, and seams are drawn in. */
const benchShape = (bench: Bench, { seams, seat }: BenchPiece, section: Drawn, run: Drawn, wide: number, long: number) => {
  const cuts = benchCuts(bench)
  const [inner, outer] = cuts
  return (u: number, v: number): V3 => {
    const t = u * 2 - 1
    const [z, h] = section(Math.abs(t)) as [number, number]
    const [x, y] = run(v) as [number, number]
    const [ax, ay] = run(Math.max(0, v - 0.004)) as [number, number]
    const [bx, by] = run(Math.min(1, v + 0.004)) as [number, number]
    const l = Math.hypot(bx - ax, by - ay) || 1
    const side = Math.abs(t) * wide
    let high = h
    for (const c of cuts) high -= 0.007 * Math.exp(-(((side - c) / 0.009) ** 2))
    if (side > inner && side < outer) {
      let gap = 1
      for (const s of seams) gap = Math.min(gap, Math.abs(v * long - s))
      high -= 0.005 * Math.exp(-((gap / 0.008) ** 2))
      high += 0.008 * ease(0, 0.04, gap) * ease(0, 0.05, Math.min(side - inner, outer - side))
    }
    // the split of the folding backrest
    if (!seat && bench.count === 3) high -= 0.02 * Math.exp(-(((t * wide - inner) / 0.004) ** 2))
    const way = seat ? 1 : -1
    return [x - ((way * (by - ay)) / l) * high, y + ((way * (bx - ax)) / l) * high, Math.sign(t) * z]
  }
}

const benchCushion: BenchPiece = {
  line: [
    [-0.2, -0.085],
    [-0.06, -0.08],
    [0.12, -0.06],
    [0.25, -0.04],
    [0.32, -0.05],
    [0.348, -0.09],
    [0.345, -0.16],
    [0.32, -0.26],
  ],
  seams: [0.2, 0.33],
  edge: 0.01,
  seat: true,
}

const benchBackrest: BenchPiece = {
  line: [
    [-0.11, -0.1],
    [-0.12, 0.0],
    [-0.15, 0.16],
    [-0.2, 0.34],
    [-0.235, 0.45],
    [-0.265, 0.5],
    [-0.32, 0.515],
    [-0.37, 0.49],
  ],
  seams: [0.22, 0.42],
  edge: 0.02,
  seat: false,
}

/** A bench: its middle hip point, half its width, how many sit on it. */
export const addBench = (model: Model, f: Finishes, at: V3, half: number, count: number, trim: Trim, cell: number): void => {
  const shared: Bench = { half, count, trim, cell }
  model.within(at, {}, () => {
    benchPiece(model, f, shared, benchCushion)
    benchPiece(model, f, shared, benchBackrest)
    const places = count === 3 ? [-half * 0.56, 0, half * 0.56] : [-half * 0.5, half * 0.5]
    for (const z of places) {
      const middle = count === 3 && z === 0
      headrest(model, f, [-0.325, middle ? 0.555 : 0.605, z], [0.05, middle ? 0.06 : 0.075, middle ? 0.1 : 0.122], trim, 12)
      for (const s of middle ? [] : [-1]) buckle(model, f, [-0.1, -0.055, z + s * Math.sign(z) * 0.2], 1)
    }
  })
}
