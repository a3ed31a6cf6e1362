/** What stands on the roof: rails, aerial, spoiler. */
import type * as THREE from 'three'
import { ease, mix } from '../curve.ts'
import type { Solid } from '../solid.ts'
import { endX, roofEdge, topY, xAt } from './on-skin.ts'
import { type FinishName, Pile } from './pile.ts'
import { at, type Flat, loft, type Point, ring, steps, tube } from './shapes.ts'

export interface RailOptions {
  /** s of the foremost and rearmost foot */
  from: number
  to: number
  design: 'open' | 'flush'
  finish?: FinishName
  /** slope of the roof at which the rail stands: 0.2 far in, 0.5 at the edge */
  slope?: number
}

/** Line of one rail on the roof (right side), drawn as a smooth bow through the edges of the roof. */
function railLine(solid: Solid, { from, to, slope = 0.3 }: RailOptions): (t: number) => Point {
  const edges = [0.12, 0.5, 0.88].map((t) => roofEdge(solid, mix(from, to, t), slope))
  const [a, b, c] = [at(edges, 0), at(edges, 1), at(edges, 2)]
  return (t) => {
    // parabola through the three edges
    const q = (t - 0.5) / 0.38
    const z = b + ((c - a) / 2) * q + ((a + c) / 2 - b) * q * q
    const s = mix(from, to, t)
    return [xAt(solid, s), topY(solid, xAt(solid, s), z), z]
  }
}

/** Roof rails whose feet end on the roof. */
export function roofRails(solid: Solid, options: RailOptions): THREE.Group {
  const pile = new Pile()
  const name = options.finish ?? 'satinMetal'
  const line = railLine(solid, options)
  const length = options.to - options.from
  const high = options.design === 'open' ? 0.046 : 0.021
  const over = (options.design === 'open' ? 0.15 : 0.2) / length
  const path = steps(0, 1, 41).map((t): Point => {
    const [x, y, z] = line(t)
    const edge = Math.min(t, 1 - t)
    return [x, y - 0.006 + (high + 0.006) * ease(0, over, edge) ** 0.8, z]
  })
  const bar = (t: number): Flat[] => {
    const edge = ease(0, over, Math.min(t, 1 - t))
    return options.design === 'open'
      ? ring(mix(0.015, 0.0165, edge), mix(0.009, 0.0115, edge), 20, 2.8)
      : ring(0.017, mix(0.006, 0.022, edge), 20, 3)
  }
  pile.addBoth(name, tube(path, bar, { count: 72, round: 0.02 }))
  if (options.design === 'open') {
    // feet in dark plastic under both ends, one or two between
    const between = length > 1.7 ? [0.36, 0.68] : [0.52]
    for (const t of [over * 0.55, ...between, 1 - over * 0.55]) {
      const middle = between.includes(t)
      const half = (middle ? 0.045 : 0.07) / length
      const rows = steps(0, 1, 7).map((k) =>
        ring(1, 1, 24, 3).map(([a, b]): Point => {
          const wide = mix(1.15, 0.78, ease(0, 0.6, k))
          const place = Math.min(1, Math.max(0, t + a * half * wide))
          const [x, y, z] = line(place)
          const edge = Math.min(place, 1 - place)
          const top = (high + 0.006) * ease(0, over, edge) ** 0.8 - 0.006
          const side = z + b * 0.014 * wide
          return [x, mix(topY(solid, x, side) - 0.003, y + top, k), side]
        }),
      )
      pile.addBoth('plastic', loft(rows, { closed: true, caps: true }))
    }
  } else {
    const foot = steps(0.01, 0.99, 36).map((t) => line(t))
    pile.addBoth(
      'plastic',
      tube(foot, () => ring(0.021, 0.004, 12, 3), { count: 60, round: 0.02 }),
    )
  }
  return pile.group('roof rails')
}

/** Aerial on the middle of the roof; `s` its middle. */
export function aerial(solid: Solid, options: { s: number; design: 'fin' | 'rod'; finish?: FinishName }): THREE.Group {
  const pile = new Pile()
  const ground = (x: number, z: number): Point => [x, topY(solid, x, z), z]
  const x0 = xAt(solid, options.s)
  if (options.design === 'fin') {
    const [long, high] = [0.165, 0.058]
    const rows = [0, 0.1, 0.25, 0.45, 0.65, 0.82, 0.93, 0.98, 1].map((k) => {
      const end = k > 0.8 ? Math.sqrt(Math.max(0, 1 - ((k - 0.8) / 0.2) ** 2)) : 1
      const front = long * 0.5 - long * 0.74 * k ** 1.15
      const back = -long * 0.5 + long * 0.1 * k
      const middle = (front + back) / 2
      const half = Math.max(((front - back) / 2) * mix(0.7, 1, end), 0.004)
      const wide = Math.max(mix(0.032, 0.0075, 1 - (1 - k) ** 1.8) * end, 0.0008)
      return ring(1, 1, 32, 2).map(([a, b]): Point => {
        const x = x0 + middle + a * half
        const z = b * wide * (a > 0 ? 1 - 0.35 * a : 1)
        return [x, ground(x, z)[1] - 0.003 + (high + 0.003) * k, z]
      })
    })
    pile.add(options.finish ?? 'paint', loft(rows, { closed: true, caps: true }))
  } else {
    const [bx, by] = ground(x0, 0)
    const rows = [0, 0.3, 0.65, 0.9, 1].map((k) =>
      ring(0.034 * (1 - 0.62 * k), 0.02 * (1 - 0.55 * k), 24).map(([a, b]): Point => {
        const [x, y, z] = ground(x0 + a - 0.006 * k, b)
        return [x, y - 0.002 + 0.022 * k ** 0.8, z]
      }),
    )
    pile.add('plastic', loft(rows, { closed: true, caps: true }))
    const tip: Point = [bx - 0.27, by + 0.25, 0]
    pile.add(
      'rubber',
      tube([[bx - 0.004, by + 0.012, 0], tip], (t) => ring(mix(0.0055, 0.0026, t), mix(0.0055, 0.0026, t), 10), { count: 8, round: 0.01 }),
    )
  }
  return pile.group('aerial')
}

export interface SpoilerOptions {
  /** s at which it leaves the roof (hatch) or the deck (lip) */
  s: number
  /** how far it reaches behind that place, along the car */
  reach: number
  design: 'roof' | 'lip'
  /** half width; by default nearly to the edge of the roof */
  half?: number
  /** the third brake light in its rear edge */
  light?: boolean
  finish?: FinishName
}

/** Spoiler above the rear window, or a low lip on the edge of the boot lid. */
export function roofSpoiler(solid: Solid, options: SpoilerOptions): THREE.Group {
  const pile = new Pile()
  const { s, reach } = options
  const roofLike = options.design === 'roof'
  const half = options.half ?? (roofLike ? roofEdge(solid, s, 0.35) + 0.005 : solid.shape.width * 0.4)
  const start = xAt(solid, s)
  const slopeAt = (z: number) => {
    const [a, b] = [topY(solid, start + 0.1, z), topY(solid, start, z)]
    return roofLike ? clampSlope((a - b) / 0.1) : (a - b) / 0.1
  }
  const clampSlope = (value: number) => Math.min(0.3, Math.max(0.02, value))
  const edge: Point[] = []
  const zs = steps(-1, 1, 49).map((t) => Math.sign(t) * Math.abs(t) ** 0.85 * half)
  const rows = zs.map((z) => {
    const t = Math.abs(z) / half
    const side = Math.sqrt(Math.max(1 - ease(roofLike ? 0.86 : 0.6, 1.005, t) ** 2, 0.0004))
    // a lip follows the tail as it bends forwards to its corners
    const room = roofLike ? reach : start - endX(solid, topY(solid, start, z) - 0.07, z, 'back') + 0.012
    const long = Math.max(0.02, Math.min(reach * (1 - 0.3 * t ** 3), room) * mix(0.55, 1, side))
    const slope = slopeAt(z * 0.96)
    const y0 = topY(solid, start, z * 0.985)
    const thick = (roofLike ? 0.026 : 0.012) * side
    const upper = (q: number) => {
      const rise = roofLike ? 0.012 * Math.sin(q * Math.PI) * side : 0.022 * q * q * side
      return y0 + 0.002 * side - slope * long * q * (roofLike ? 0.85 : 1) + rise
    }
    const line: Point[] = []
    for (const q of steps(0, 0.965, 11)) line.push([start - long * q, upper(q), z])
    const end = upper(1)
    for (const angle of steps(0, Math.PI, 6)) {
      line.push([start - long * (0.965 + 0.035 * Math.sin(angle)), end - (thick / 2) * (1 - Math.cos(angle)), z])
    }
    for (const q of steps(0.94, 0, 7))
      line.push([start - long * q, Math.min(upper(q) - thick, upper(q) - 0.004) - 0.03 * (1 - q) * side, z])
    edge.push([start - long * 1.0005, end - thick * 0.52, z])
    return line
  })
  pile.add(options.finish ?? 'paint', loft(rows, { facing: [start, 10, 0] }))
  if (options.light !== false && roofLike) {
    const span = edge.filter(([, , z]) => Math.abs(z) < 0.17)
    const strip = [-0.0055, -0.004, 0.004, 0.0055].map((v) =>
      span.map(([x, y, z]): Point => [x - (Math.abs(v) < 0.005 ? 0.003 : -0.002), y + v, z]),
    )
    pile.add('lampRed', loft(strip, { facing: [-20, at(span, 0)[1], 0] }))
  }
  return pile.group('spoiler')
}
