import type { Finish } from './finish.ts'
import { add, along, clamp, cross, curve, dot, length, minus, rounded, times, unit, type V3 } from './vector.ts'

/** Turns and moves a point: columns of a rotation, then a shift. */
export interface Place {
  readonly x: V3
  readonly y: V3
  readonly z: V3
  readonly at: V3
}

/** How a patch is laid: which way its normals look, what the parameters measure, where it has holes. */
export interface PatchWay {
  /** normals look towards this point (open surfaces), away from the patch's own middle ('out'), or as the parameters turn ('as is', 'turned') */
  readonly side?: V3 | 'out' | 'as is' | 'turned'
  /** metres that u and v span, for the patterns; measured if absent */
  readonly span?: readonly [number, number]
  readonly hole?: (u: number, v: number) => boolean
  readonly finish?: (u: number, v: number) => Finish
  /** the last column meets the first: normals run through the join */
  readonly closeU?: boolean
}

const here: Place = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [0, 0, 0] }
/** the middle of the cabin, which the linings look at */
export const cabinMiddle: V3 = [-0.1, 0.75, 0]

const outOf = (p: Place, v: V3): V3 => add(add(add(times(p.x, v[0]), times(p.y, v[1])), times(p.z, v[2])), p.at)

/** A growing heap of triangles with normals, surface measures and finishes. */
export class Model {
  readonly points: number[] = []
  readonly normals: number[] = []
  readonly measures: number[] = []
  readonly corners: number[] = []
  readonly finishes: Finish[] = []
  readonly finishOf: number[] = []
  #place: Place = here
  readonly #index = new Map<Finish, number>()

  /** Builds what `make` adds, turned by degrees about the x (roll), y (yaw) and z (pitch) axes and then moved. */
  within(at: V3, turn: { x?: number; y?: number; z?: number; mirror?: boolean }, make: () => void): void {
    const rad = Math.PI / 180
    const [a, b, c] = [(turn.x ?? 0) * rad, (turn.y ?? 0) * rad, (turn.z ?? 0) * rad]
    const spin = (v: V3): V3 => {
      let [x, y, z] = turn.mirror ? [v[0], v[1], -v[2]] : v
      ;[y, z] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)]
      ;[x, z] = [x * Math.cos(b) + z * Math.sin(b), -x * Math.sin(b) + z * Math.cos(b)]
      ;[x, y] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)]
      return [x, y, z]
    }
    const old = this.#place
    const flat = { ...old, at: [0, 0, 0] as V3 }
    this.#place = {
      x: outOf(flat, spin([1, 0, 0])),
      y: outOf(flat, spin([0, 1, 0])),
      z: outOf(flat, spin([0, 0, 1])),
      at: outOf(old, at),
    }
    make()
    this.#place = old
  }

  #finish(finish: Finish): number {
    let found = this.#index.get(finish)
    if (found === undefined) {
      found = this.finishes.length
      this.finishes.push(finish)
      this.#index.set(finish, found)
    }
    return found
  }

  /** A surface over u, v = 0..1, cut into nu by nv cells. */
  patch(finish: Finish, shape: (u: number, v: number) => V3, nu: number, nv: number, way: PatchWay = {}): void {
    const wide = nu + 1
    const points: V3[] = []
    for (let j = 0; j <= nv; j++) for (let i = 0; i <= nu; i++) points.push(outOf(this.#place, shape(i / nu, j / nv)))
    const at = (i: number, j: number) => points[j * wide + i] as V3
    const normals: V3[] = []
    for (let j = 0; j <= nv; j++) {
      for (let i = 0; i <= nu; i++) {
        const west = i > 0 ? at(i - 1, j) : way.closeU ? at(nu - 1, j) : at(i, j)
        const east = i < nu ? at(i + 1, j) : way.closeU ? at(1, j) : at(i, j)
        let du = minus(east, west)
        let dv = minus(at(i, Math.min(j + 1, nv)), at(i, Math.max(j - 1, 0)))
        if (length(du) < 1e-7) du = minus(at(Math.min(i + 1, nu), clamp(j, 1, nv - 1)), at(Math.max(i - 1, 0), clamp(j, 1, nv - 1)))
        if (length(dv) < 1e-7) dv = minus(at(clamp(i, 1, nu - 1), Math.min(j + 1, nv)), at(clamp(i, 1, nu - 1), Math.max(j - 1, 0)))
        normals.push(unit(cross(du, dv)))
      }
    }
    const side = way.side ?? outOf(here, cabinMiddle)
    let sign = dot(cross(this.#place.x, this.#place.y), this.#place.z) < 0 ? -1 : 1
    if (side === 'turned') sign = -sign
    else if (side !== 'as is') {
      let middle: V3 = [0, 0, 0]
      for (const p of points) middle = add(middle, times(p, 1 / points.length))
      let sum = 0
      points.forEach((p, k) => {
        sum += dot(side === 'out' ? minus(p, middle) : minus(side, p), normals[k] as V3)
      })
      sign = sum < 0 ? -1 : 1
    }
    let [su, sv] = way.span ?? [0, 0]
    if (!way.span) {
      const midV = nv >> 1
      const midU = nu >> 1
      for (let i = 0; i < nu; i++) su += length(minus(at(i + 1, midV), at(i, midV)))
      for (let j = 0; j < nv; j++) sv += length(minus(at(midU, j + 1), at(midU, j)))
    }
    const base = this.points.length / 3
    points.forEach((p, k) => {
      this.points.push(p[0], p[1], p[2])
      const n = normals[k] as V3
      this.normals.push(n[0] * sign, n[1] * sign, n[2] * sign)
      this.measures.push(((k % wide) / nu) * su, (Math.floor(k / wide) / nv) * sv)
    })
    const plain = this.#finish(finish)
    for (let j = 0; j < nv; j++) {
      for (let i = 0; i < nu; i++) {
        const u = (i + 0.5) / nu
        const v = (j + 0.5) / nv
        if (way.hole?.(u, v)) continue
        const kind = way.finish ? this.#finish(way.finish(u, v)) : plain
        const a = base + j * wide + i
        this.corners.push(a, a + 1, a + wide + 1, a, a + wide + 1, a + wide)
        this.finishOf.push(kind, kind)
      }
    }
  }

  /** A box with rounded edges: its middle, its full size, the radius of its edges. */
  box(finish: Finish, at: V3, size: V3, radius = 0.006, turn: { x?: number; y?: number; z?: number } = {}, cell = 0.04): void {
    const half: V3 = [size[0] / 2, size[1] / 2, size[2] / 2]
    const r = Math.min(radius, half[0], half[1], half[2])
    const lines = (h: number): number[] => {
      const out: number[] = []
      const arc = r > 0.02 ? 5 : r > 0.006 ? 4 : 2
      for (let i = 0; i <= arc; i++) out.push(-h + r * (i / arc))
      const flat = 2 * (h - r)
      const cuts = Math.max(1, Math.min(40, Math.ceil(flat / cell)))
      for (let i = 1; i < cuts; i++) out.push(-h + r + (flat * i) / cuts)
      for (let i = 0; i <= arc; i++) out.push(h - r + r * (i / arc))
      return out.filter((x, i) => i === 0 || x - (out[i - 1] as number) > 1e-7)
    }
    const axes = [0, 1, 2] as const
    this.within(at, turn, () => {
      for (const axis of axes) {
        const [b, c] = axis === 0 ? ([1, 2] as const) : axis === 1 ? ([2, 0] as const) : ([0, 1] as const)
        const us = lines(half[b])
        const vs = lines(half[c])
        for (const way of [-1, 1]) {
          const place = (i: number, j: number): V3 => {
            const p: [number, number, number] = [0, 0, 0]
            p[axis] = half[axis] * way
            p[b] = us[i] as number
            p[c] = vs[j] as number
            const inner = [0, 1, 2].map((k) => clamp(p[k] as number, -(half[k] as number) + r, (half[k] as number) - r)) as unknown as V3
            return r > 0 ? add(inner, times(unit(minus(p, inner)), r)) : p
          }
          const nu = us.length - 1
          const nv = vs.length - 1
          this.patch(finish, (u, v) => place(Math.round(u * nu), Math.round(v * nv)), nu, nv, {
            side: outOf(this.#place, [0, 0, 0].map((_, k) => (k === axis ? way * 50 : 0)) as unknown as V3),
          })
        }
      }
    })
  }

  /** A tube of the given radius (or radii across and up) along points; smooth, closed if wanted. */
  tube(
    finish: Finish,
    path: readonly V3[],
    radius: number | ((t: number) => readonly [number, number]),
    way: { closed?: boolean; cells?: number; round?: number; power?: number; up?: V3; straight?: boolean } = {},
  ): void {
    const run = curve(path, way.closed)
    const cells = way.cells ?? Math.max(6, path.length * 6)
    const round = way.round ?? 12
    const up = way.up ?? [0, 1, 0]
    const at = (t: number) => run(way.closed ? t - Math.floor(t) : t) as unknown as V3
    this.patch(
      finish,
      (u, v) => {
        const p = at(v)
        const tangent = unit(
          minus(at(way.closed ? v + 0.002 : Math.min(1, v + 0.002)), at(way.closed ? v - 0.002 + 1 : Math.max(0, v - 0.002))),
        )
        let side = cross(tangent, up)
        if (length(side) < 0.05) side = cross(tangent, [1, 0.01, 0])
        side = unit(side)
        const over = cross(side, tangent)
        const a = -u * Math.PI * 2
        const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius(v)
        const e = 2 / (way.power ?? 2)
        const cx = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
        const cy = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
        return add(add(p, times(side, cx * rx)), times(over, cy * ry))
      },
      round,
      cells,
      { side: 'as is', closeU: true },
    )
  }

  /** A turned body about the local x axis: (x, radius) profile, rounded where the profile is. */
  lathe(
    finish: Finish,
    at: V3,
    profile: readonly (readonly [number, number, number?])[],
    turn: { x?: number; y?: number; z?: number } = {},
    round = 28,
  ): void {
    const run = along(rounded(profile, 0.003, 3))
    const cells = Math.min(40, profile.length * 7)
    this.within(at, turn, () => {
      this.patch(
        finish,
        (u, v) => {
          const [x, r] = run(v)
          return [x, r * Math.cos(u * Math.PI * 2), r * Math.sin(u * Math.PI * 2)]
        },
        round,
        cells,
        { side: 'out', closeU: true },
      )
    })
  }

  /** A frame in the local y-z plane looking to -x (at the driver): outer size, bar width, depth, corner radius. */
  frame(
    finish: Finish,
    at: V3,
    wide: number,
    high: number,
    bar: number,
    depth: number,
    corner: number,
    turn: { x?: number; y?: number; z?: number } = {},
  ): void {
    const steps = 10
    const outline: [number, number][] = []
    const rad = Math.min(corner, wide / 2, high / 2)
    for (const [sz, sy, from] of [
      [1, 1, 0],
      [-1, 1, 1],
      [-1, -1, 2],
      [1, -1, 3],
    ] as const) {
      for (let k = 0; k <= steps; k++) {
        const a = ((from + k / steps) * Math.PI) / 2
        outline.push([sz * (wide / 2 - rad) + rad * Math.cos(a), sy * (high / 2 - rad) + rad * Math.sin(a)])
      }
    }
    outline.push(outline[0] as [number, number])
    const run = along(outline)
    const section = along(
      rounded(
        [
          [0, depth],
          [0, 0],
          [1, 0],
          [1, depth],
        ].map(([a, b]) => [(a ?? 0) * bar, b ?? 0] as [number, number]),
        Math.min(bar, depth) * 0.35,
        4,
      ),
    )
    const cells = Math.max(56, Math.min(160, Math.ceil(run.size / 0.012)))
    this.within(at, turn, () => {
      this.patch(
        finish,
        (u, v) => {
          const [z, y] = run(u)
          const [inward, deep] = section(v)
          const k = [1 - (2 * inward) / wide, 1 - (2 * inward) / high] as const
          return [deep, y * k[1], z * k[0]]
        },
        cells,
        14,
        { side: outOf(this.#place, [-50, 0, 0]) },
      )
    })
  }

  /** A flat plate with rounded corners in the local y-z plane looking to -x; measured 0..wide, 0..high from its upper left corner. */
  plate(finish: Finish, at: V3, wide: number, high: number, corner = 0.004, turn: { x?: number; y?: number; z?: number } = {}): void {
    const cells = Math.max(8, Math.min(40, Math.ceil(Math.max(wide, high) / 0.02)))
    this.within(at, turn, () => {
      this.patch(
        finish,
        (u, v) => {
          const z = (u - 0.5) * wide
          const y = (0.5 - v) * high
          const cz = clamp(z, -wide / 2 + corner, wide / 2 - corner)
          const cy = clamp(y, -high / 2 + corner, high / 2 - corner)
          const far = Math.hypot(z - cz, y - cy)
          const k = far > corner ? corner / far : 1
          return [0, cy + (y - cy) * k, cz + (z - cz) * k]
        },
        cells,
        cells,
        { side: outOf(this.#place, [-50, 0, 0]), span: [wide, high] },
      )
    })
  }
}
