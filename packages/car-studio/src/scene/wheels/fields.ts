import { clamp } from '../curve.ts'
/** A form seen along the axle: how far a place lies inside, negative outside; metres. */
export type Field = (x: number, y: number) => number

/** The larger of two, with a fillet of size k where they meet */
const join = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + h * h * h * k * (1 / 6)
}

/** A tapering bar between two points: inside positive; `waist` narrows its middle. */
export function bar(x0: number, y0: number, w0: number, x1: number, y1: number, w1: number, waist = 0): Field {
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
export const ray = (r0: number, a0: number, w0: number, r1: number, a1: number, w1: number, waist = 0) =>
  bar(...polar(r0, a0), w0, ...polar(r1, a1), w1, waist)

/** A bent bar through points given as radius, degrees and half width. */
export function bent(points: readonly (readonly [r: number, degrees: number, half: number])[]): Field {
  const pieces = points.slice(1).map(([r, a, w], i) => {
    const [r0, a0, w0] = points[i] as (typeof points)[number]
    return ray(r0, a0, w0, r, a, w)
  })
  return (x, y) => Math.max(...pieces.map((piece) => piece(x, y)))
}

/** The spokes of a sector and its neighbours, grown together with the hub and the ring at the rim. */
export function casting(fold: number, spokes: readonly Field[], hub: number, ring: number, fillet: number, reach = 1): Field {
  const turns: [number, number][] = []
  for (let k = -reach; k <= reach; k++) turns.push([Math.cos((Math.PI * 2 * k) / fold), Math.sin((Math.PI * 2 * k) / fold)])
  return (x, y) => {
    const r = Math.hypot(x, y)
    const all = [hub - r, r - ring]
    for (const [cos, sin] of turns) for (const spoke of spokes) all.push(spoke(x * cos + y * sin, y * cos - x * sin))
    // sorted, so that both sides of the line between two sectors see the same form
    return all.sort((a, b) => b - a).reduce((d, own) => join(d, own, fillet))
  }
}

/** The height of a face by radius: it falls from the rim to the hub, bulging on the way. */
export function slope(outer: number, edge: number, drop: number, bulge = 0, power = 1.5): (r: number) => number {
  return (r) => {
    const u = clamp(1 - r / outer, 0, 1)
    return edge - drop * u ** power + bulge * Math.sin(Math.PI * u) ** 1.2
  }
}

/** A convex face: rises from the edge of the metal inwards. */
export const crown = (d: number, height: number, within: number) => height * (1 - (1 - clamp(d / within, 0, 1)) ** 2)

/** How much thicker spokes are than on a wheel of 16 inches: they grow with the wheel, less than in proportion. */
export const girth = (radius: number) => (radius / 0.2) ** 0.7
