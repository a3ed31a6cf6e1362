import { clamp, ease } from '../curve.ts'
import { bar, bent, crown, type Field, girth, casting as grown, ray, slope } from './fields.ts'
import type { Fitted, Layer, Room, Tone } from './fitted.ts'

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
  const whole = grown(fold, c.spokes, c.hub, c.ring, c.fillet ?? 0.026, c.reach)
  const { pocket } = c
  const field: Field = pocket ? (x, y) => Math.min(whole(x, y), -pocket(x, y)) : whole
  const back = (r: number) => height(r) - (c.thick[1] + (c.thick[0] - c.thick[1]) * ease(capRadius, outer, r))
  const [rise, within] = c.crown ?? [0.0015, 0.01]
  const open = (r: number, z: number) => clamp(1 - (height(outer) - z) * 5, 0.6, 1) * (0.92 + 0.08 * ease(0.03, 0.09, r))
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
      const blend = ease(middle, middle + 0.02, r)
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
      cell: cell * 1.3,
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

/** Five nuts, as most cars have them. */
const five = { circle: 0.054, count: 5, recess: 0.0115 }

/** Wheels with spokes. */
export const spoked = {
  fiveSpoke: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
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
        ease(0.07, 0.13, r) *
        ease(R, R - 0.035, r),
      fillet: 0.034,
      nuts: five,
      capRadius: 0.031,
    })
  },
  fiveTwin: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
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
  },
  sevenSpoke: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
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
      relief: (_x, y, r) => 0.17 * (0.02 - Math.min(0.02, Math.hypot(y, 0.0012))) * ease(R - 0.004, R - 0.03, r) * ease(0.07, 0.1, r),
      crown: [0, 0.01],
      fillet: 0.034,
      nuts: five,
      capRadius: 0.031,
    })
  },
  tenSpoke: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
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
  },
  multi: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
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
      cell: 0.0058,
    })
  },
  turbine: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
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
  },
  sport: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
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
  },
  offroad: (room: Room): Fitted => {
    const { radius: R, lip } = room
    const k = girth(R)
    const edge = lip - 0.009
    const height = slope(R, edge + 0.001, 0.028, 0.012, 1.3)
    return cast({
      fold: 6,
      spokes: [ray(0.03, 0, 0.034 * k, R * 1.02, 0, 0.034 * k, 0.009 * k)],
      hub: 0.078,
      ring: R - 0.013,
      outer: R,
      height,
      thick: [0.03, 0.05],
      bevel: { width: 0.0045, fall: 0.005 },
      crown: [0.0005, 0.01],
      pocket: bar(0.098, 0, 0.0115 * k, R - 0.03, 0, 0.013 * k),
      cell: 0.005,
      fillet: 0.03,
      nuts: { circle: 0.06, count: 6, recess: 0.0125 },
      capRadius: 0.037,
      cap: 'flat',
    })
  },
}
