/** Seats as they are seen through the glass, or from above in an open car. */
import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import { surface } from '../finishes.ts'
import type { FinishName, Pile } from './pile.ts'
import { bar, bent, loft, type Point, pad, placed, ring, steps } from './shapes.ts'

/** Posts of the headrests: in the half-dark of the cabin they do not shine like trim outside. */
const posts = surface({ color: [0.3, 0.3, 0.31], rough: 0.4, metal: 1, open: 0.3 })

/** What a seat wears and how it is built. */
export interface SeatStyle {
  cover: FinishName
  /** side parts and back of the rest */
  shell: FinishName
  /** high bolsters, headrest grown into the rest */
  sport: boolean
}

/** The lean of the rest, radians from upright. */
const LEAN = 0.36

/** A point of the rest: `up` metres along it from the hip, `out` before it, `z` beside the middle. */
const onRest = (up: number, out: number, z: number): Point => [
  -0.115 - Math.sin(LEAN) * up + Math.cos(LEAN) * out,
  -0.03 + Math.cos(LEAN) * up + Math.sin(LEAN) * out,
  z,
]

/** Half width of the rest at a height along it. */
function restHalf(up: number, sport: boolean): number {
  const shoulders = sport ? mix(0.245, 0.2, ease(0.34, 0.6, up)) : mix(0.242, 0.208, ease(0.3, 0.6, up))
  return sport ? mix(shoulders, 0.135, ease(0.55, 0.66, up)) : shoulders
}

/** One front seat around its hip point (0, 0, 0), looking forward. Closed shapes for cover, shell, metal. */
function frontSeat(style: SeatStyle): { cover: THREE.BufferGeometry[]; shell: THREE.BufferGeometry[]; metal: THREE.BufferGeometry[] } {
  const { sport } = style
  const top = sport ? 0.83 : 0.63
  const bolster = sport ? 0.075 : 0.045
  const count = 36
  const rest = (from: number, to: number, inset: number, shift: number, front: boolean) => {
    const places = [0, 0.012, 0.04, ...steps(0.09, 0.91, 12), 0.955, 0.985, 1]
    const rows = places.map((t) => {
      const up = mix(from, to, t)
      const edge = Math.min(t * (to - from), (1 - t) * (to - from))
      const round = Math.sqrt(Math.max(0.0016, 1 - (1 - Math.min(edge / 0.055, 1)) ** 2))
      const half = (restHalf(up, sport) - inset) * mix(0.8, 1, round)
      const deep = mix(0.068, 0.05, ease(0, top, up)) * round
      const swell = bolster * (1 - 0.65 * ease(0.3, 0.56, up)) * (1 - 0.5 * ease(0.12, 0, up))
      const lumbar = 0.02 * Math.exp(-(((up - 0.17) / 0.12) ** 2))
      return ring(1, 1, count, 3.2).map(([a, b]): Point => {
        const side = Math.abs(a)
        const bulge =
          b > 0 && front ? swell * ease(0.52, 0.82, side) * round + lumbar * (1 - side ** 2) - 0.012 * (1 - ease(0.3, 0.62, side)) : 0
        return onRest(up, b * deep + bulge * Math.min(1, b * 1.6) + shift, a * half)
      })
    })
    return loft(rows, { closed: true, caps: true })
  }
  const cushionRows = [0, 0.01, 0.04, ...steps(0.1, 0.9, 10), 0.955, 0.985, 1].map((t) => {
    const x = mix(-0.13, 0.4, t)
    const edge = Math.min(t, 1 - t) * 0.53
    const round = Math.sqrt(Math.max(0.0016, 1 - (1 - Math.min(edge / 0.06, 1)) ** 2))
    const half = mix(0.235, 0.252, ease(0, 0.5, t)) * mix(0.86, 1, round)
    const rise = -0.075 + 0.05 * ease(0.1, 0.8, t) - 0.035 * ease(0.86, 1, t)
    return ring(1, 1, count, 3.4).map(([a, b]): Point => {
      const side = Math.abs(a)
      const bulge = b > 0 ? bolster * 0.8 * ease(0.55, 0.85, side) * round - 0.01 * (1 - ease(0.3, 0.6, side)) : 0
      return [x, rise - 0.065 + b * 0.066 * round + bulge, a * half]
    })
  })
  const cover = [rest(0, top, 0, 0, true), loft(cushionRows, { closed: true, caps: true })]
  const shell = [rest(0.04, top - 0.03, 0.012, -0.034, false), placed(pad(0.5, 0.13, 0.46, 0.04, 1), [0.12, -0.22, 0])]
  const metal: THREE.BufferGeometry[] = []
  if (!sport) {
    const head = bent(pad(0.095, 0.17, 0.262, 0.042, 4), (x, y, z) => [
      x - 0.03 * (z / 0.13) ** 2 * (x > 0 ? -0.35 : 0.4) + (y > 0 ? -0.012 : 0.006) * Math.abs(y / 0.085),
      y - 0.012 * (z / 0.13) ** 2 * (y > 0 ? 1 : -0.4),
      z * (1 - 0.1 * ease(0, -0.085, y)),
    ])
    cover.push(placed(head, onRest(0.775, 0.028, 0), [0, 0, 0.2]))
    for (const z of [-0.062, 0.062]) metal.push(bar(onRest(0.58, 0.006, z), onRest(0.74, 0.014, z), 0.0065, 8))
  }
  return { cover, shell, metal }
}

/** A pair of front seats, hip points at x, y, ±z. */
export function frontSeats(pile: Pile, hip: Point, style: SeatStyle): void {
  const { cover, shell, metal } = frontSeat(style)
  const move = (shape: THREE.BufferGeometry) => placed(shape, hip)
  pile.addBoth(style.cover, ...cover.map(move))
  pile.addBoth(style.shell, ...shell.map(move))
  pile.addBoth(posts, ...metal.map(move))
}

/** A bench with headrests; `half` its half width, hip points at (x, y). */
export function bench(
  pile: Pile,
  [x, y]: readonly [number, number],
  half: number,
  style: SeatStyle,
  options: { three: boolean; headrest?: number },
): void {
  const places = half * 0.5
  // two hollows for the outer seats, a flatter place between
  const hollow = (z: number) => 0.03 * Math.exp(-(((Math.abs(z) - places) / (half * 0.26)) ** 2))
  const rest = bent(pad(0.13, 0.6, half * 2, 0.05, [2, 4, 24], 2), (dx, dy, z) => {
    const front = dx > 0 ? 1 : 0
    const p = onRest(dy + 0.3, dx + front * (0.012 - hollow(z)), z)
    return [p[0] + x, p[1] + y, p[2]]
  })
  const seat = bent(pad(0.5, 0.14, half * 2, 0.055, [4, 2, 24], 2), (dx, dy, z) => [
    x + 0.12 + dx,
    y - 0.11 + dy + 0.05 * ((dx + 0.1) / 0.35) - (dy > 0 ? hollow(z) * 0.6 : 0),
    z,
  ])
  pile.add(style.cover, rest, seat)
  // seams of the three places
  for (const z of options.three ? [half * 0.24] : [0.05]) {
    pile.addBoth(
      style.shell,
      placed(pad(0.012, 0.5, 0.006, 0.003, 2), [x + onRest(0.3, 0.074, 0)[0], y + onRest(0.3, 0.074, 0)[1], z], [0, 0, LEAN]),
    )
  }
  const lift = options.headrest ?? 0.7
  const zs = options.three ? [places, 0] : [places]
  for (const z of zs) {
    const low = z === 0 ? 0.035 : 0
    const size: Point = z === 0 ? [0.075, 0.1, 0.21] : [0.085, 0.145, 0.25]
    const head = bent(pad(...size, 0.036, 3), (a, b, c) => [a - 0.015 * (c / 0.12) ** 2, b - 0.01 * (c / 0.12) ** 2, c])
    const [hx, hy] = onRest(lift - low, 0.012, 0)
    const shape = placed(head, [x + hx, y + hy, z], [0, 0, 0.28])
    const stems = [-0.055, 0.055].map((dz) => {
      const [a, b] = [onRest(0.54, 0, z + dz), onRest(lift - 0.04, 0.006, z + dz)]
      return bar([a[0] + x, a[1] + y, a[2]], [b[0] + x, b[1] + y, b[2]], 0.006, 8)
    })
    if (z === 0) {
      pile.add(style.cover, shape)
      pile.add(posts, ...stems)
    } else {
      pile.addBoth(style.cover, shape)
      pile.addBoth(posts, ...stems)
    }
  }
}
