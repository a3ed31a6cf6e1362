import type { Plate } from './plate.ts'

/** The wheel designs. */
export const wheelDesigns = [
  'fiveSpoke',
  'fiveTwin',
  'sevenSpoke',
  'tenSpoke',
  'multi',
  'turbine',
  'sport',
  'aero',
  'offroad',
  'steelCover',
  'steel',
] as const
export type WheelDesign = (typeof wheelDesigns)[number]

/** What a part of a wheel wears: `main` and `second` are the two tones of the finish. */
export type Tone = 'main' | 'second' | 'dark' | 'cover'

/** Where a design has to fit in; metres. */
export interface Room {
  /** radius at which the disc meets the rim, without the step of a deep dish */
  radius: number
  /** height of the rim's outer edge over the middle of the wheel */
  lip: number
}

/** One disc of a design and what its parts wear. */
export interface Layer extends Plate {
  tone: { face: Tone; edge: Tone; flank: Tone }
}

/** A design that has been fitted into its room. */
export interface Fitted {
  layers: Layer[]
  /** how often the design repeats about the axle */
  fold: number
  /** left and right half of a sector are alike */
  symmetrical: boolean
  /** radius and height where the outermost disc ends */
  edge: { r: number; z: number }
  /** height of the middle, where the cap or the hub sits, and the radius that is left open for it */
  hub: { r: number; z: number }
  /** wheel nuts: circle, number, radius of their recess (0: they stand on the disc) and height of its floor */
  nuts?: { circle: number; count: number; recess: number; z: number }
  cap: 'dome' | 'flat' | 'hub' | 'none'
}

type Field = (x: number, y: number) => number

const clamp = (v: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, v))
const smoothstep = (lo: number, hi: number, v: number) => {
  const t = clamp((v - lo) / (hi - lo), 0, 1)
  return t * t * (3 - 2 * t)
}
/** the larger of two, with a fillet of size k where they meet */
const join = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + h * h * h * k * (1 / 6)
}

/** A tapering bar between two points: inside positive; `waist` narrows its middle. */
function bar(x0: number, y0: number, w0: number, x1: number, y1: number, w1: number, waist = 0): Field {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const size = dx * dx + dy * dy
  return (x, y) => {
    const t = clamp(((x - x0) * dx + (y - y0) * dy) / size, 0, 1)
    return w0 + (w1 - w0) * t - waist * 4 * t * (1 - t) - Math.hypot(x - x0 - dx * t, y - y0 - dy * t)
  }
}

const polar = (r: number, degrees: number): [number, number] => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
]

/** A bar between two points given as radius and degrees. */
const ray = (r0: number, a0: number, w0: number, r1: number, a1: number, w1: number, waist = 0) =>
  bar(...polar(r0, a0), w0, ...polar(r1, a1), w1, waist)

/** A bent bar through points given as radius, degrees and half width. */
function bent(points: readonly (readonly [r: number, degrees: number, half: number])[]): Field {
  const pieces = points.slice(1).map(([r, a, w], i) => {
    const [r0, a0, w0] = points[i] as (typeof points)[number]
    return ray(r0, a0, w0, r, a, w)
  })
  return (x, y) => Math.max(...pieces.map((piece) => piece(x, y)))
}

/** The spokes of a sector and its neighbours, grown together with the hub and the ring at the rim. */
function casting(fold: number, spokes: readonly Field[], hub: number, ring: number, fillet: number, reach = 1): Field {
  const turns: [number, number][] = []
  for (let k = -reach; k <= reach; k++) turns.push([Math.cos((Math.PI * 2 * k) / fold), Math.sin((Math.PI * 2 * k) / fold)])
  return (x, y) => {
    const r = Math.hypot(x, y)
    let d = join(hub - r, r - ring, fillet)
    for (const [cos, sin] of turns)
      for (const spoke of spokes) {
        const own = spoke(x * cos + y * sin, y * cos - x * sin)
        if (own > d - 0.08) d = join(d, own, fillet)
      }
    return d
  }
}

/** The height of a face by radius: it falls from the rim to the hub, bulging on the way. */
function slope(outer: number, edge: number, drop: number, bulge = 0, power = 1.5): (r: number) => number {
  return (r) => {
    const u = clamp(1 - r / outer, 0, 1)
    return edge - drop * u ** power + bulge * Math.sin(Math.PI * u) ** 1.2
  }
}

/** A convex face: rises from the edge of the metal inwards. */
const crown = (d: number, height: number, within: number) => height * (1 - (1 - clamp(d / within, 0, 1)) ** 2)

interface Casting {
  fold: number
  spokes: readonly Field[]
  /** radius of the hub, inner radius of the ring at the rim, radius where the ring meets the rim */
  hub: number
  ring: number
  outer: number
  height: (r: number) => number
  /** thickness at the rim and at the hub */
  thick: [number, number]
  bevel?: { width: number; fall: number; round?: number }
  crown?: [height: number, within: number]
  /** added to the height of the face of a spoke; x along the sector's middle */
  relief?: (x: number, y: number, r: number) => number
  /** a pocket milled into each spoke, inside positive */
  pocket?: Field
  fillet?: number
  reach?: number
  nuts: { circle: number; count: number; recess: number }
  capRadius: number
  cell?: number
  edgeTone?: Tone
  flankTone?: Tone
  faceTone?: Tone
  cap?: Fitted['cap']
  symmetrical?: boolean
}

/** Spokes, and in their middle a disc with the recesses of the nuts. */
function cast(c: Casting): Fitted {
  const { outer, height, nuts, capRadius, fold } = c
  const middle = Math.min(nuts.circle + nuts.recess + 0.004, c.hub - 0.003)
  const whole = casting(fold, c.spokes, c.hub, c.ring, c.fillet ?? 0.026, c.reach)
  const { pocket } = c
  const field: Field = pocket ? (x, y) => Math.min(whole(x, y), -pocket(x, y)) : whole
  const back = (r: number) => height(r) - (c.thick[1] + (c.thick[0] - c.thick[1]) * smoothstep(capRadius, outer, r))
  const [rise, within] = c.crown ?? [0.0015, 0.01]
  const open = (r: number, z: number) => clamp(1 - (height(outer) - z) * 5, 0.6, 1) * (0.92 + 0.08 * smoothstep(0.03, 0.09, r))
  const tone = { face: c.faceTone ?? 'main', edge: c.edgeTone ?? 'main', flank: c.flankTone ?? 'second' } as const
  const bevel = c.bevel ?? { width: 0.003, fall: 0.003 }
  const cell = (c.cell ?? 0.0046) * (outer / 0.22)
  const rim: Layer = {
    fold,
    inner: middle,
    outer,
    field,
    face: (x, y, d) => {
      const r = Math.hypot(x, y)
      const blend = smoothstep(middle, middle + 0.02, r)
      return height(r) + rise * (1 - blend) + crown(d, rise, within) * blend + (c.relief?.(x, y, r) ?? 0) * blend
    },
    bevel,
    back,
    draft: 0.003,
    cell,
    open,
    tone,
  }
  const hub: Layer = {
    fold: nuts.count,
    inner: capRadius,
    outer: middle,
    field: (x, y) => Math.min(Math.hypot(x - nuts.circle, y) - nuts.recess, 0.02),
    face: (x, y) => height(Math.hypot(x, y)) + rise,
    bevel: { width: 0.0018, fall: 0.0014, round: 2 },
    back: (r) => height(r) - 0.02,
    cell: 0.0038,
    open,
    tone,
  }
  const layers = [rim, hub]
  if (pocket)
    layers.push({
      ...rim,
      field: (x, y) => pocket(x, y) + 0.0015,
      face: (x, y) => height(Math.hypot(x, y)) - 0.008,
      bevel: { width: 0.001, fall: 0 },
      back: (r) => height(r) - 0.01,
      open: (r, z) => open(r, z) * 0.7,
      tone: { face: 'second', edge: 'second', flank: 'second' },
    })
  return {
    layers,
    fold,
    symmetrical: c.symmetrical ?? true,
    edge: { r: outer, z: height(outer) },
    hub: { r: capRadius, z: height(capRadius) + rise },
    nuts: { ...nuts, z: height(nuts.circle) - 0.02 },
    cap: c.cap ?? 'dome',
  }
}

/** Fits a design into its room. */
export function fitDesign(design: WheelDesign, room: Room): Fitted {
  const { radius: R, lip } = room
  // widths of spokes grow with the wheel, less than in proportion
  const k = (R / 0.2) ** 0.7
  const edge = lip - 0.009
  const five = { circle: 0.054, count: 5, recess: 0.0115 }
  const four = { circle: 0.05, count: 4, recess: 0.0115 }
  switch (design) {
    case 'fiveSpoke': {
      const height = slope(R, edge, 0.034, 0.006, 1.35)
      return cast({
        fold: 5,
        spokes: [ray(0.03, 0, 0.036 * k, R * 1.02, 0, 0.029 * k, 0.005 * k)],
        hub: 0.07,
        ring: R - 0.007,
        outer: R,
        height,
        thick: [0.024, 0.045],
        bevel: { width: 0.006, fall: 0.0056, round: 1.3 },
        crown: [0.0008, 0.012],
        // a shallow hollow along the spoke
        relief: (x, y, r) =>
          (x > 0 ? -0.0045 : 0) *
          (1 - Math.min(1, y / (0.021 * k)) ** 2) ** 2 *
          (Math.abs(y) < 0.021 * k ? 1 : 0) *
          smoothstep(0.07, 0.13, r) *
          smoothstep(R, R - 0.035, r),
        fillet: 0.034,
        nuts: five,
        capRadius: 0.031,
      })
    }
    case 'fiveTwin': {
      const height = slope(R, edge, 0.03, 0.009, 1.4)
      return cast({
        fold: 5,
        spokes: [
          ray(0.05, 11, 0.0165 * k, R * 1.01, 11.5, 0.0135 * k, 0.0015),
          ray(0.05, -11, 0.0165 * k, R * 1.01, -11.5, 0.0135 * k, 0.0015),
        ],
        hub: 0.071,
        ring: R - 0.006,
        outer: R,
        height,
        thick: [0.022, 0.042],
        bevel: { width: 0.0036, fall: 0.0036 },
        crown: [0.001, 0.01],
        fillet: 0.022,
        nuts: five,
        capRadius: 0.031,
      })
    }
    case 'sevenSpoke': {
      const height = slope(R, edge, 0.032, 0.004, 1.3)
      return cast({
        fold: 7,
        spokes: [ray(0.03, 0, 0.021 * k, R * 1.02, 0, 0.0165 * k, 0.0025 * k)],
        hub: 0.071,
        ring: R - 0.006,
        outer: R,
        height,
        thick: [0.024, 0.042],
        bevel: { width: 0.0022, fall: 0.0026 },
        // two planes that meet in a ridge
        relief: (_x, y, r) =>
          0.17 * (0.02 - Math.min(0.02, Math.hypot(y, 0.0012))) * smoothstep(R - 0.004, R - 0.03, r) * smoothstep(0.07, 0.1, r),
        crown: [0, 0.01],
        fillet: 0.034,
        nuts: five,
        capRadius: 0.031,
      })
    }
    case 'tenSpoke': {
      const height = slope(R, edge, 0.036, 0.008, 1.2)
      return cast({
        fold: 10,
        spokes: [ray(0.03, 0, 0.0135 * k, R * 1.02, 0, 0.0105 * k, 0.001)],
        hub: 0.071,
        ring: R - 0.006,
        outer: R,
        height,
        thick: [0.024, 0.046],
        bevel: { width: 0.0034, fall: 0.0036, round: 1.5 },
        crown: [0.0015, 0.012],
        fillet: 0.026,
        nuts: five,
        capRadius: 0.031,
        cell: 0.0044,
      })
    }
    case 'multi': {
      const height = slope(R, edge, 0.03, 0.004, 1.5)
      const split = R * 0.5
      return cast({
        fold: 12,
        spokes: [
          ray(0.06, 0, 0.0082 * k, split, 0, 0.0068 * k),
          ray(split, 0, 0.0068 * k, R * 1.01, 15, 0.0056 * k),
          ray(split, 0, 0.0068 * k, R * 1.01, -15, 0.0056 * k),
        ],
        hub: 0.071,
        ring: R - 0.006,
        outer: R,
        height,
        thick: [0.018, 0.036],
        bevel: { width: 0.0024, fall: 0.0026, round: 1.4 },
        crown: [0.0008, 0.007],
        fillet: 0.013,
        nuts: five,
        capRadius: 0.031,
        cell: 0.0052,
      })
    }
    case 'turbine': {
      const height = slope(R, edge, 0.026, 0.008, 1.6)
      const blade = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
        const u = i / 8
        return [0.05 + (R * 1.02 - 0.05) * u, 33 * u ** 1.5, (0.0095 + 0.009 * u) * k] as const
      })
      return cast({
        fold: 9,
        spokes: [bent(blade)],
        hub: 0.071,
        ring: R - 0.006,
        outer: R,
        height,
        thick: [0.022, 0.04],
        bevel: { width: 0.003, fall: 0.0034, round: 1.2 },
        crown: [0.004, 0.018],
        fillet: 0.018,
        reach: 2,
        nuts: five,
        capRadius: 0.031,
        symmetrical: false,
      })
    }
    case 'sport': {
      const outer = R - 0.014
      const height = slope(outer, lip - 0.034, 0.014, 0.004, 1.4)
      const fork = outer * 0.56
      const arm = (a: number, spread: number) => [
        ray(0.05, a * 0.8, 0.0115 * k, fork, a, 0.0085 * k),
        ray(fork, a, 0.0085 * k, outer * 1.01, a + spread, 0.0066 * k),
        ray(fork, a, 0.0085 * k, outer * 1.01, a - spread, 0.0066 * k),
      ]
      return cast({
        fold: 5,
        spokes: [...arm(17, 8.2), ...arm(-17, 8.2)],
        hub: 0.071,
        ring: outer - 0.006,
        outer,
        height,
        thick: [0.016, 0.034],
        bevel: { width: 0.0026, fall: 0.003 },
        crown: [0.0008, 0.008],
        fillet: 0.014,
        nuts: five,
        capRadius: 0.031,
        cell: 0.0052,
      })
    }
    case 'offroad': {
      const height = slope(R, edge + 0.001, 0.028, 0.012, 1.3)
      return cast({
        fold: 6,
        spokes: [ray(0.03, 0, 0.034 * k, R * 1.02, 0, 0.034 * k, 0.009 * k)],
        hub: 0.078,
        ring: R - 0.016,
        outer: R,
        height,
        thick: [0.03, 0.05],
        bevel: { width: 0.0045, fall: 0.005 },
        crown: [0.0005, 0.01],
        pocket: bar(0.098, 0, 0.0115 * k, R - 0.03, 0, 0.013 * k),
        fillet: 0.03,
        nuts: { circle: 0.06, count: 6, recess: 0.0125 },
        capRadius: 0.037,
        cap: 'flat',
      })
    }
    case 'aero': {
      const height = slope(R, edge - 0.002, 0.008, 0.004, 2)
      const blade = casting(5, [ray(0.04, 0, 0.05 * k, R * 1.02, 0, 0.046 * k, 0.011 * k)], 0.075, R - 0.0055, 0.03)
      const slot: Field = (x, y) => {
        const a = Math.abs(Math.abs(Math.atan2(y, x)) - Math.PI / 5)
        const r = Math.hypot(x, y)
        const [du, dv] = [Math.abs(r - R * 0.82) - R * 0.085, a * r - 0.021 * k]
        return Math.hypot(Math.max(du + 0.008, 0), Math.max(dv + 0.008, 0)) + Math.min(Math.max(du, dv) + 0.008, 0) - 0.008
      }
      const open = (_r: number, z: number) => clamp(1 - (lip - z) * 6, 0.5, 1)
      const base: Layer = {
        fold: 5,
        inner: 0.031,
        outer: R,
        field: (x, y) => Math.min(slot(x, y), 0.02),
        face: (x, y) => {
          const r = Math.hypot(x, y)
          return height(r) - 0.01 * smoothstep(0.034, 0.05, r)
        },
        bevel: { width: 0.002, fall: 0.002, round: 2 },
        back: (r) => height(r) - 0.03,
        cell: R * 0.034,
        across: R * 0.036,
        open: (r, z) => open(r, z) * 0.8,
        tone: { face: 'dark', edge: 'dark', flank: 'dark' },
      }
      const top: Layer = {
        fold: 5,
        inner: 0.031,
        outer: R,
        field: blade,
        face: (x, y, d) => height(Math.hypot(x, y)) + crown(d, 0.0018, 0.02),
        bevel: { width: 0.0025, fall: 0.0025, round: 1.4 },
        back: (r) => height(r) - 0.011,
        cell: R * 0.026,
        across: R * 0.03,
        open,
        tone: { face: 'main', edge: 'main', flank: 'second' },
      }
      return {
        layers: [base, top],
        fold: 5,
        symmetrical: true,
        edge: { r: R, z: height(R) },
        hub: { r: 0.031, z: height(0.031) + 0.0018 },
        cap: 'flat',
      }
    }
    case 'steelCover': {
      const edgeOfCover = lip - 0.002
      const height = (r: number) => {
        const u = r / R
        return edgeOfCover - 0.004 + 0.007 * smoothstep(1, 0.84, u) - 0.016 * smoothstep(0.62, 0.1, u) + 0.003 * smoothstep(0.24, 0.2, u)
      }
      const count = 8
      const hole: Field = (x, y) => {
        const r = Math.hypot(x, y)
        const a = Math.abs(Math.abs(Math.atan2(y, x)) - Math.PI / count) * r
        const width = 0.0265 * k * (r / (R * 0.72))
        const [du, dv] = [Math.abs(r - R * 0.7) - R * 0.15, a - width]
        const round = 0.011
        return Math.hypot(Math.max(du + round, 0), Math.max(dv + round, 0)) + Math.min(Math.max(du, dv) + round, 0) - round
      }
      const cover: Layer = {
        fold: count,
        inner: 0.001,
        outer: R + 0.006,
        field: (x, y) => Math.min(hole(x, y), 0.02),
        face: (x, y, d) => {
          const r = Math.hypot(x, y)
          // the bars between the holes are domed, a fine groove runs around the middle
          const groove = Math.exp(-(((r - 0.066) / 0.0022) ** 2)) * 0.0022
          return height(r) + crown(d, 0.0045, 0.016) - groove
        },
        bevel: { width: 0.0032, fall: 0.005, round: 2 },
        back: (r) => height(r) - 0.014,
        cell: R * 0.022,
        across: R * 0.03,
        open: (_r, z) => clamp(1 - (lip - z) * 6, 0.7, 1),
        tone: { face: 'cover', edge: 'cover', flank: 'cover' },
      }
      return {
        layers: [cover],
        fold: count,
        symmetrical: true,
        edge: { r: R, z: edge - 0.004 },
        hub: { r: 0.03, z: height(0.001) },
        nuts: { ...four, recess: 0, z: height(0.05) },
        cap: 'none',
      }
    }
    case 'steel': {
      const count = 10
      const height = (r: number) => {
        const u = r / R
        return (
          edge -
          0.016 -
          0.024 * smoothstep(0.98, 0.78, u) +
          0.03 * smoothstep(0.82, 0.62, u) -
          0.03 * smoothstep(0.6, 0.43, u) +
          0.006 * smoothstep(0.3, 0.22, u)
        )
      }
      const hole: Field = (x, y) => {
        const r = Math.hypot(x, y)
        const a = Math.atan2(y, x)
        const [u, v] = [(r - R * 0.79) / 0.0135, (a * r) / 0.0185]
        return (Math.hypot(u, v) - 1) * 0.0135 * k
      }
      const disc: Layer = {
        fold: count,
        inner: 0.034,
        outer: R,
        field: (x, y) => Math.min(hole(x, y), 0.02),
        face: (x, y, d) => height(Math.hypot(x, y)) - 0.004 * (1 - clamp(d / 0.008, 0, 1)) ** 2,
        bevel: { width: 0.002, fall: 0.002, round: 2 },
        back: (r) => height(r) - 0.012,
        cell: R * 0.019,
        across: R * 0.031,
        open: (_r, z) => clamp(1 - (edge - z) * 9, 0.4, 1),
        tone: { face: 'main', edge: 'main', flank: 'main' },
      }
      return {
        layers: [disc],
        fold: count,
        symmetrical: true,
        edge: { r: R, z: height(R) },
        hub: { r: 0.034, z: height(0.034) },
        nuts: { circle: 0.062, count: 5, recess: 0, z: height(0.062) },
        cap: 'hub',
      }
    }
  }
}
