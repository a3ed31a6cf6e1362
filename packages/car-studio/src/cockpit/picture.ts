import type { Finish, Look } from './finish.ts'
import { type Bake, type Camera, studioLight, studioView } from './light.ts'
import type { Model } from './model.ts'
import type { Hit, Tracer } from './tracer.ts'
import { clamp, cross, minus, unit, type V3 } from './vector.ts'

/** The curve of the film: linear light to linear display 0..1, with soft lights and darks that keep their drawing. */
export const film = (x: number): number => {
  const soft = 1 - Math.exp(-1.15 * x)
  const crisp = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return clamp(0.002 + 0.45 * soft + 0.55 * crisp)
}

const display = (x: number): number => 255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * clamp(x) ** (1 / 2.4) - 0.055)

/** An even number 0..1 spread as a tent of about a pixel to each side: edges as soft as a lens draws them. */
const tent = (t: number): number => 0.8 * (t < 0.5 ? Math.sqrt(2 * t) - 1 : 1 - Math.sqrt(2 - 2 * t))

/** Everything a picture needs: the triangles, the tree, the light, the camera. */
export interface Scene {
  readonly model: Model
  readonly tracer: Tracer
  readonly bake: Bake
  readonly camera: Camera
  readonly exposure: number
}

/** Light at a surface point, for a finish, along a looking direction; written into three numbers. */
interface Point {
  x: number
  y: number
  z: number
  n: [number, number, number]
  light: [number, number, number]
  lean: [number, number, number]
  look: Look
  finish: Finish
}

const newPoint = (): Point => ({
  x: 0,
  y: 0,
  z: 0,
  n: [0, 0, 0],
  light: [0, 0, 0],
  lean: [0, 0, 0],
  look: { color: [0, 0, 0], rough: 1, glow: [0, 0, 0], bump: [0, 0], open: 1 },
  finish: { color: [0, 0, 0], rough: 1 },
})

const settle = (scene: Scene, hit: Hit, x: number, y: number, z: number, dx: number, dy: number, dz: number, point: Point): void => {
  const { model, bake } = scene
  const t = hit.triangle
  const [i, j, k] = [model.corners[t * 3] as number, model.corners[t * 3 + 1] as number, model.corners[t * 3 + 2] as number]
  const [b, c] = [hit.b, hit.c]
  const a = 1 - b - c
  const { normals, points, measures } = model
  const n = point.n
  for (let m = 0; m < 3; m++) {
    n[m] = a * (normals[i * 3 + m] as number) + b * (normals[j * 3 + m] as number) + c * (normals[k * 3 + m] as number)
    point.light[m] = a * (bake.light[i * 3 + m] as number) + b * (bake.light[j * 3 + m] as number) + c * (bake.light[k * 3 + m] as number)
    point.lean[m] = a * (bake.lean[i * 3 + m] as number) + b * (bake.lean[j * 3 + m] as number) + c * (bake.lean[k * 3 + m] as number)
  }
  const finish = model.finishes[model.finishOf[t] as number] as Finish
  const look = point.look
  look.color[0] = finish.color[0]
  look.color[1] = finish.color[1]
  look.color[2] = finish.color[2]
  look.rough = finish.rough
  look.glow[0] = finish.glow?.[0] ?? 0
  look.glow[1] = finish.glow?.[1] ?? 0
  look.glow[2] = finish.glow?.[2] ?? 0
  look.bump[0] = 0
  look.bump[1] = 0
  look.open = 1
  point.finish = finish
  let length = Math.hypot(n[0], n[1], n[2]) || 1
  for (let m = 0; m < 3; m++) n[m] = (n[m] as number) / length
  const before: V3 = [n[0], n[1], n[2]]
  if (finish.pattern) {
    const u = a * (measures[i * 2] as number) + b * (measures[j * 2] as number) + c * (measures[k * 2] as number)
    const v = a * (measures[i * 2 + 1] as number) + b * (measures[j * 2 + 1] as number) + c * (measures[k * 2 + 1] as number)
    finish.pattern(look, [x, y, z], u, v)
    if (look.bump[0] !== 0 || look.bump[1] !== 0) {
      // the directions in which u and v grow
      const e = [0, 1, 2].map((m) => (points[j * 3 + m] as number) - (points[i * 3 + m] as number))
      const f = [0, 1, 2].map((m) => (points[k * 3 + m] as number) - (points[i * 3 + m] as number))
      const [u1, v1] = [
        (measures[j * 2] as number) - (measures[i * 2] as number),
        (measures[j * 2 + 1] as number) - (measures[i * 2 + 1] as number),
      ]
      const [u2, v2] = [
        (measures[k * 2] as number) - (measures[i * 2] as number),
        (measures[k * 2 + 1] as number) - (measures[i * 2 + 1] as number),
      ]
      const det = u1 * v2 - u2 * v1
      if (Math.abs(det) > 1e-12) {
        const tu = unit([0, 1, 2].map((m) => ((e[m] as number) * v2 - (f[m] as number) * v1) / det) as unknown as V3)
        const tv = unit([0, 1, 2].map((m) => ((f[m] as number) * u1 - (e[m] as number) * u2) / det) as unknown as V3)
        for (let m = 0; m < 3; m++) n[m] = (n[m] as number) - look.bump[0] * (tu[m] as number) - look.bump[1] * (tv[m] as number)
        length = Math.hypot(n[0], n[1], n[2]) || 1
        for (let m = 0; m < 3; m++) n[m] = (n[m] as number) / length
      }
    }
  }
  // light comes mostly from one side: a tilted normal gets more or less of it
  const s = point.lean
  const tilt = s[0] * (n[0] - before[0]) + s[1] * (n[1] - before[1]) + s[2] * (n[2] - before[2])
  const gain = look.open * Math.max(0.15, 1 + 1.6 * tilt)
  for (let m = 0; m < 3; m++) point.light[m] = (point.light[m] as number) * gain
  if (n[0] * dx + n[1] * dy + n[2] * dz > 0) {
    const back = before[0] * dx + before[1] * dy + before[2] * dz > 0
    if (back) for (let m = 0; m < 3; m++) n[m] = -(n[m] as number)
  }
  point.x = x
  point.y = y
  point.z = z
}

/** What is written anew with every sample, and the numbers that spread them. */
interface Eye {
  readonly hit: Hit
  readonly point: Point
  readonly other: Point
  /** the light that comes from somewhere */
  readonly sky: Float32Array
  readonly random: () => number
  /** begins a row of numbers again */
  readonly reseed: (seed: number) => void
}

const newEye = (): Eye => {
  let seed = 1
  return {
    hit: { triangle: 0, distance: 0, b: 0, c: 0 },
    point: newPoint(),
    other: newPoint(),
    sky: new Float32Array(3),
    random: () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      return (seed >>> 8) / 16777216
    },
    reseed: (value) => {
      seed = value
    },
  }
}

/** What the surface at `eye.point` mirrors along a looking direction, written into `eye.sky`. */
const mirrored = (scene: Scene, eye: Eye, dx: number, dy: number, dz: number): void => {
  const { point, sky } = eye
  const { look, finish, light, n } = point
  const h = 2 * -(n[0] * dx + n[1] * dy + n[2] * dz)
  const x = dx + n[0] * h
  const y = dy + n[1] * h
  const z = dz + n[2] * h
  if (look.rough >= 0.3) {
    // broad gloss: the light's mean direction tells how much comes from where the eye looks
    const s = point.lean
    const more = s[0] * x + s[1] * y + s[2] * z - 0.667 * (n[0] * x + n[1] * y + n[2] * z)
    const gain = clamp(1 + (5.5 - 4 * look.rough) * more, 0.05, finish.metal ? 2.6 : 2.1)
    for (let k = 0; k < 3; k++) sky[k] = light[k as 0 | 1 | 2] * gain
  } else sharply(scene, eye, x, y, z)
}

/** What a smooth surface mirrors: a ray about the mirrored direction, spread by what roughness there is. */
const sharply = (scene: Scene, eye: Eye, x: number, y: number, z: number): void => {
  const { hit, point, other, sky, random } = eye
  const { look, n } = point
  const rough = look.rough * look.rough
  const a = random() * 6.2831853
  const c = 1 - 2 * random()
  const s = Math.sqrt(1 - c * c)
  const size = rough * 1.15 * Math.sqrt(random())
  x += size * s * Math.cos(a)
  y += size * s * Math.sin(a)
  z += size * c
  const m = Math.hypot(x, y, z)
  x /= m
  y /= m
  z /= m
  const side = x * n[0] + y * n[1] + z * n[2]
  if (side < 0.01) {
    const k = 0.02 - side
    x += n[0] * k
    y += n[1] * k
    z += n[2] * k
  }
  const o = 0.0004
  if (scene.tracer.meet(point.x + n[0] * o, point.y + n[1] * o, point.z + n[2] * o, x, y, z, 20, hit)) {
    settle(scene, hit, point.x + x * hit.distance, point.y + y * hit.distance, point.z + z * hit.distance, x, y, z, other)
    for (let k = 0; k < 3; k++) {
      const e = other.light[k as 0 | 1 | 2] * other.look.color[k as 0 | 1 | 2]
      sky[k] = e + other.look.glow[k as 0 | 1 | 2]
    }
  } else studioLight(x, y, z, sky)
}

/** The light that a surface sends into the eye, linear, before its own glow. */
const shaded = (scene: Scene, eye: Eye, dx: number, dy: number, dz: number): V3 => {
  const { look, finish, light, n } = eye.point
  const f0 = finish.mirror ?? 0.04
  let [r, g, b] = finish.metal ? [0, 0, 0] : [look.color[0] * light[0], look.color[1] * light[1], look.color[2] * light[2]]
  if (f0 > 0) {
    const cos = clamp(-(n[0] * dx + n[1] * dy + n[2] * dz), 0.02, 1)
    const graze = (1 - cos) ** 5
    const peak = Math.max((1 - look.rough) ** 2, 0.04)
    const tint = finish.metal ? look.color : ([f0, f0, f0] as const)
    const w = finish.metal ? 1 : f0 + Math.max(0, peak - f0) * graze
    mirrored(scene, eye, dx, dy, dz)
    const { sky } = eye
    const keep = finish.metal ? 1 : 1 - w
    r = r * keep + (sky[0] as number) * (finish.metal ? tint[0] : w)
    g = g * keep + (sky[1] as number) * (finish.metal ? tint[1] : w)
    b = b * keep + (sky[2] as number) * (finish.metal ? tint[2] : w)
  }
  return [r, g, b]
}

/** Takes one sample of the picture at a place in pixels, as displayed light, into three numbers. */
const sampler = (scene: Scene, eye: Eye, width: number, height: number, rgb: [number, number, number]) => {
  const { tracer, camera, exposure } = scene
  const { hit, point, sky } = eye
  const ahead = unit(minus(camera.aim, camera.eye))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const reach = Math.tan((camera.wide * Math.PI) / 360)
  const [ex, ey, ez] = camera.eye
  return (px: number, py: number): void => {
    const sx = (px / width - 0.5) * 2 * reach
    const sy = (0.5 - py / height) * 2 * reach * (height / width)
    let dx = ahead[0] + right[0] * sx + up[0] * sy
    let dy = ahead[1] + right[1] * sx + up[1] * sy
    let dz = ahead[2] + right[2] * sx + up[2] * sy
    const l = Math.hypot(dx, dy, dz)
    dx /= l
    dy /= l
    dz /= l
    const off = sx * sx + sy * sy
    const lens = 1 / (1 + 0.22 * off)
    if (!tracer.meet(ex, ey, ez, dx, dy, dz, 30, hit)) {
      studioView(dx, dy, dz, sky)
      for (let k = 0; k < 3; k++) rgb[k] = (sky[k] as number) * (0.6 + 0.4 * lens)
      return
    }
    settle(scene, hit, ex + dx * hit.distance, ey + dy * hit.distance, ez + dz * hit.distance, dx, dy, dz, point)
    const [r, g, b] = shaded(scene, eye, dx, dy, dz)
    const { glow } = point.look
    rgb[0] = film((r + glow[0]) * exposure * lens)
    rgb[1] = film((g + glow[1]) * exposure * lens)
    rgb[2] = film((b + glow[2]) * exposure * lens)
  }
}

/**
 * Renders the scene: RGB bytes, top row first. `samples` a pixel at most; calm pixels take fewer.
 */
export const takePicture = (scene: Scene, width: number, height: number, samples: number): Uint8Array => {
  const bytes = new Uint8Array(width * height * 3)
  const rgb: [number, number, number] = [0, 0, 0]
  const eye = newEye()
  const { random } = eye
  const sample = sampler(scene, eye, width, height, rgb)
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      eye.reseed(Math.imul(i * 9781 + 17, 6271) ^ Math.imul(j * 6899 + 31, 26699))
      random()
      const sum: [number, number, number] = [0, 0, 0]
      let low = 9
      let high = 0
      let taken = 0
      const first = Math.min(samples, 4)
      const shiftX = random()
      const shiftY = random()
      while (taken < samples) {
        const x = (0.5 + taken * 0.7548776662 + shiftX) % 1
        const y = (0.5 + taken * 0.5698402909 + shiftY) % 1
        sample(i + 0.5 + tent(x), j + 0.5 + tent(y))
        taken++
        const bright = rgb[0] + rgb[1] + rgb[2]
        if (bright < low) low = bright
        if (bright > high) high = bright
        for (let k = 0; k < 3; k++) sum[k as 0 | 1 | 2] += rgb[k as 0 | 1 | 2]
        if (taken === first && high - low < 0.012 + 0.06 * low) break
      }
      const at = (j * width + i) * 3
      const grain = (random() + random() - 1) * 0.9
      for (let k = 0; k < 3; k++) bytes[at + k] = clamp(Math.round(display(sum[k as 0 | 1 | 2] / taken) + grain), 0, 255)
    }
  }
  return bytes
}
