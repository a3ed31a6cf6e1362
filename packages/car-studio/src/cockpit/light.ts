import { ease } from '../scene/curve.ts'
import type { Finish } from './finish.ts'
import type { Model } from './model.ts'
import type { Hit, Tracer } from './tracer.ts'
import type { V3 } from './vector.ts'

/** The light that falls in through the windows from a direction (unit vector); written into `out`, linear. */
export const studioLight = (dx: number, dy: number, dz: number, out: Float32Array): void => {
  // a large soft box ahead and above, a longer one along each side, a sand wall round about, a bright floor
  const wall = 1.5 + 0.5 * dx
  const sky = ease(0.05, 0.45, dy)
  const ahead = ease(0.1, 0.8, dx) * ease(0.1, 0.5, dy) * 3.4
  const left = ease(0.3, 0.85, -dz) * ease(0.02, 0.4, dy) * 2.6
  const right = ease(0.3, 0.85, dz) * ease(0.02, 0.4, dy) * 1.7
  const floor = ease(0, -0.25, dy)
  const soft = sky * 1.4 + ahead + left + right
  out[0] = wall * (1 - floor * 0.45) * 0.985 + soft * 1.0
  out[1] = wall * (1 - floor * 0.47) * 0.95 + soft * 0.975
  out[2] = wall * (1 - floor * 0.5) * 0.885 + soft * 0.935
}

/** The studio as the eye sees it through the glass: calm sand tones, already as displayed (linear of the display). */
export const studioView = (dx: number, dy: number, dz: number, out: Float32Array): void => {
  const t = ease(-0.25, 0.5, dy)
  const glow = 0.03 * Math.exp(-(dz * dz) * 3) * Math.max(0, dx)
  const floor = ease(-0.03, -0.09, dy)
  const shade = 1 - 0.1 * floor + glow * (1 - floor)
  out[0] = (0.868 + 0.07 * t) * shade
  out[1] = (0.808 + 0.095 * t) * shade
  out[2] = (0.725 + 0.125 * t) * shade
}

/** Light kept at the vertices: colour, and the direction from which most of it comes. */
export interface Bake {
  /** three numbers per vertex: light that arrives (divided by pi) */
  readonly light: Float32Array
  /** three numbers per vertex: mean direction of the light, length = how directed it is */
  readonly lean: Float32Array
}

const CELL = 0.014

const clusters = (model: Model) => {
  const count = model.points.length / 3
  const of = new Int32Array(count)
  const seats: number[] = []
  const map = new Map<string, number>()
  const { points, normals } = model
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [points[i * 3] as number, points[i * 3 + 1] as number, points[i * 3 + 2] as number]
    const [a, b, c] = [normals[i * 3] as number, normals[i * 3 + 1] as number, normals[i * 3 + 2] as number]
    const key = `${Math.round(x / CELL)},${Math.round(y / CELL)},${Math.round(z / CELL)},${Math.round(a * 1.6)},${Math.round(b * 1.6)},${Math.round(c * 1.6)}`
    let at = map.get(key)
    if (at === undefined) {
      at = seats.length / 7
      map.set(key, at)
      seats.push(0, 0, 0, 0, 0, 0, 0)
    }
    of[i] = at
    const o = at * 7
    const values = [x, y, z, a, b, c, 1]
    for (let k = 0; k < 7; k++) seats[o + k] = (seats[o + k] as number) + (values[k] as number)
  }
  return { of, seats }
}

/**
 * Gathers the light at every cluster of vertices: `rays` rays each, cosine weighted, then bounces between the
 * surfaces. Costs about a microsecond and a half a ray.
 */
export const bakeLight = (model: Model, tracer: Tracer, rays: number, bounces = 5): Bake => {
  const { of, seats } = clusters(model)
  const count = seats.length / 7
  const hits = new Int32Array(count * rays)
  const direct = new Float32Array(count * 3)
  const directLean = new Float32Array(count * 3)
  const directions = new Float32Array(count * rays * 3)
  // a point inside another body sees mostly backs of surfaces: it takes its neighbours' light
  const buried = new Uint8Array(count)
  const hit: Hit = { triangle: 0, distance: 0, b: 0, c: 0 }
  const sky = new Float32Array(3)
  for (let i = 0; i < count; i++) {
    const o = i * 7
    const w = seats[o + 6] as number
    let [a, b, c] = [seats[o + 3] as number, seats[o + 4] as number, seats[o + 5] as number]
    const l = Math.hypot(a, b, c) || 1
    a /= l
    b /= l
    c /= l
    const x = (seats[o] as number) / w + a * 0.0025
    const y = (seats[o + 1] as number) / w + b * 0.0025
    const z = (seats[o + 2] as number) / w + c * 0.0025
    const s = c >= 0 ? 1 : -1
    const p = -1 / (s + c)
    const q = a * b * p
    const [t1, t2, t3] = [1 + s * a * a * p, s * q, -s * a]
    const [u1, u2, u3] = [q, s + b * b * p, -b]
    const turn1 = (i * 0.7548776662) % 1
    const turn2 = (i * 0.5698402909) % 1
    let backs = 0
    for (let r = 0; r < rays; r++) {
      const r1 = ((r + 0.5) / rays + turn1) % 1
      const r2 = (r * 0.61803398875 + turn2) % 1
      const sin = Math.sqrt(r1)
      const cos = Math.sqrt(1 - r1)
      const f1 = sin * Math.cos(r2 * 6.2831853)
      const f2 = sin * Math.sin(r2 * 6.2831853)
      const dx = t1 * f1 + u1 * f2 + a * cos
      const dy = t2 * f1 + u2 * f2 + b * cos
      const dz = t3 * f1 + u3 * f2 + c * cos
      const at = i * rays + r
      directions[at * 3] = dx
      directions[at * 3 + 1] = dy
      directions[at * 3 + 2] = dz
      if (tracer.meet(x, y, z, dx, dy, dz, 20, hit)) {
        hits[at] = hit.triangle
        const v = (model.corners[hit.triangle * 3] as number) * 3
        const facing = (model.normals[v] as number) * dx + (model.normals[v + 1] as number) * dy + (model.normals[v + 2] as number) * dz
        if (facing > 0 && hit.distance < 0.3) backs++
      } else {
        hits[at] = -1
        studioLight(dx, dy, dz, sky)
        const bright = (sky[0] as number) + (sky[1] as number) + (sky[2] as number)
        for (let k = 0; k < 3; k++) direct[i * 3 + k] = (direct[i * 3 + k] as number) + (sky[k] as number) / rays
        directLean[i * 3] = (directLean[i * 3] as number) + dx * bright
        directLean[i * 3 + 1] = (directLean[i * 3 + 1] as number) + dy * bright
        directLean[i * 3 + 2] = (directLean[i * 3 + 2] as number) + dz * bright
      }
    }
    if (backs > rays * 0.4) buried[i] = 1
  }
  const { spread, fill } = spreader(model, of, count)
  let light = direct.slice()
  const triangles = model.corners.length / 3
  const sent = new Float32Array(triangles * 3)
  const lean = new Float32Array(count * 3)
  for (let pass = 0; pass < bounces; pass++) {
    for (let t = 0; t < triangles; t++) {
      const finish = model.finishes[model.finishOf[t] as number] as Finish
      for (let k = 0; k < 3; k++) {
        let e = 0
        for (let v = 0; v < 3; v++) e += light[(of[model.corners[t * 3 + v] as number] as number) * 3 + k] as number
        sent[t * 3 + k] = (e / 3) * (finish.color[k] as number) + (finish.glow?.[k] ?? 0)
      }
    }
    const next = direct.slice()
    if (pass === bounces - 1) lean.set(directLean)
    for (let i = 0; i < count; i++) {
      for (let r = 0; r < rays; r++) {
        const t = hits[i * rays + r] as number
        if (t < 0) continue
        let bright = 0
        for (let k = 0; k < 3; k++) {
          const e = sent[t * 3 + k] as number
          bright += e
          next[i * 3 + k] = (next[i * 3 + k] as number) + e / rays
        }
        if (pass === bounces - 1)
          for (let k = 0; k < 3; k++)
            lean[i * 3 + k] = (lean[i * 3 + k] as number) + (directions[(i * rays + r) * 3 + k] as number) * bright
      }
    }
    light = next
  }
  for (let i = 0; i < count; i++) {
    const total = rays * ((light[i * 3] as number) + (light[i * 3 + 1] as number) + (light[i * 3 + 2] as number)) || 1
    for (let k = 0; k < 3; k++) lean[i * 3 + k] = (lean[i * 3 + k] as number) / total
  }
  for (let i = 0; i < count * 3; i++) light[i] = (light[i] as number) + 0.04
  fill(light, buried)
  fill(lean, buried)
  spread(light, 5)
  spread(lean, 2)
  return toVertices(model, of, seats, light, lean)
}

/** Hands the light of clusters to their vertices, each by its own normal, and rounds off the steps between clusters. */
const toVertices = (model: Model, of: Int32Array, seats: readonly number[], light: Float32Array, lean: Float32Array): Bake => {
  const { normals } = model
  const count = of.length
  const own = new Float32Array(count * 3)
  const ownLean = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const c = of[i] as number
    const o = c * 7
    const size = Math.hypot(seats[o + 3] as number, seats[o + 4] as number, seats[o + 5] as number) || 1
    let tilt = 0
    for (let k = 0; k < 3; k++) tilt += (lean[c * 3 + k] as number) * ((normals[i * 3 + k] as number) - (seats[o + 3 + k] as number) / size)
    const gain = Math.max(0.2, 1 + 1.6 * tilt)
    for (let k = 0; k < 3; k++) {
      own[i * 3 + k] = (light[c * 3 + k] as number) * gain
      ownLean[i * 3 + k] = lean[c * 3 + k] as number
    }
  }
  const each = new Int32Array(count)
  for (let i = 0; i < count; i++) each[i] = i
  const { spread } = spreader(model, each, count, false)
  spread(own, 4)
  spread(ownLean, 2)
  return { light: own, lean: ownLean }
}

/** Evens out neighbouring clusters whose normals agree: the noise of few rays goes, edges stay. */
const spreader = (model: Model, of: Int32Array, count: number, once = true) => {
  const pairs: number[] = []
  const seen = new Set<number>()
  const { corners, normals } = model
  for (let t = 0; t < corners.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const p = corners[t + k] as number
      const q = corners[t + ((k + 1) % 3)] as number
      const [a, b] = [of[p] as number, of[q] as number]
      if (a === b) continue
      if (once) {
        const key = a < b ? a * count + b : b * count + a
        if (seen.has(key)) continue
        seen.add(key)
      }
      const agree =
        (normals[p * 3] as number) * (normals[q * 3] as number) +
        (normals[p * 3 + 1] as number) * (normals[q * 3 + 1] as number) +
        (normals[p * 3 + 2] as number) * (normals[q * 3 + 2] as number)
      if (agree > 0.85) pairs.push(a, b)
    }
  }
  const fill = (values: Float32Array, buried: Uint8Array) => {
    const closed = buried.slice()
    const sum = new Float32Array(count * 4)
    for (let pass = 0; pass < 4; pass++) {
      sum.fill(0)
      for (let i = 0; i < pairs.length; i += 2) {
        for (const [a, b] of [
          [pairs[i] as number, pairs[i + 1] as number],
          [pairs[i + 1] as number, pairs[i] as number],
        ] as const) {
          if (closed[a] === 0 || closed[b] === 1) continue
          for (let k = 0; k < 3; k++) sum[a * 4 + k] = (sum[a * 4 + k] as number) + (values[b * 3 + k] as number)
          sum[a * 4 + 3] = (sum[a * 4 + 3] as number) + 1
        }
      }
      for (let a = 0; a < count; a++) {
        const n = sum[a * 4 + 3] as number
        if (n === 0) continue
        for (let k = 0; k < 3; k++) values[a * 3 + k] = (sum[a * 4 + k] as number) / n
        closed[a] = 0
      }
    }
  }
  const spread = (values: Float32Array, passes: number) => {
    const sum = new Float32Array(count * 3)
    const weight = new Float32Array(count)
    for (let pass = 0; pass < passes; pass++) {
      sum.set(values)
      weight.fill(1)
      for (let i = 0; i < pairs.length; i += 2) {
        const [a, b] = [pairs[i] as number, pairs[i + 1] as number]
        for (let k = 0; k < 3; k++) {
          sum[a * 3 + k] = (sum[a * 3 + k] as number) + 0.5 * (values[b * 3 + k] as number)
          sum[b * 3 + k] = (sum[b * 3 + k] as number) + 0.5 * (values[a * 3 + k] as number)
        }
        weight[a] = (weight[a] as number) + 0.5
        weight[b] = (weight[b] as number) + 0.5
      }
      for (let i = 0; i < count * 3; i++) values[i] = (sum[i] as number) / (weight[Math.floor(i / 3)] as number)
    }
  }
  return { spread, fill }
}

/** A camera: eye, aim, horizontal field of view in degrees. */
export interface Camera {
  readonly eye: V3
  readonly aim: V3
  readonly wide: number
}
