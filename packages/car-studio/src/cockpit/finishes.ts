import { ease } from '../scene/curve.ts'
import type { Finish, Look } from './finish.ts'
import { clamp, linear, type V3 } from './vector.ts'

const hash = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Value noise 0..1, one cell a unit. */
export const noise = (x: number, y: number, z: number): number => {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const s = (t: number) => t * t * (3 - 2 * t)
  const [a, b, c] = [s(x - i), s(y - j), s(z - k)]
  const row = (jj: number, kk: number) => hash(i, jj, kk) * (1 - a) + hash(i + 1, jj, kk) * a
  return (row(j, k) * (1 - b) + row(j + 1, k) * b) * (1 - c) + (row(j, k + 1) * (1 - b) + row(j + 1, k + 1) * b) * c
}

const scaled = (look: Look, k: number) => {
  look.color[0] *= k
  look.color[1] *= k
  look.color[2] *= k
}

/** Fine grain of a moulded plastic or of leather: cells of `size` metres, depth as tilt of the normal. */
const grain =
  (size: number, depth: number, cloud = 0.05) =>
  (look: Look, p: V3, u: number, v: number): void => {
    const k = 1 / size
    const a = noise(u * k, v * k, 3)
    look.bump[0] += (noise((u + size * 0.5) * k, v * k, 3) - a) * depth
    look.bump[1] += (noise(u * k, (v + size * 0.5) * k, 3) - a) * depth
    scaled(look, 1 + cloud * (noise(p[0] * 23, p[1] * 23, p[2] * 23) - 0.5))
  }

/** A plain weave: threads over and under, every thread a little different. */
const weave =
  (size: number, contrast: number) =>
  (look: Look, p: V3, u: number, v: number): void => {
    const x = u / size
    const y = v / size
    const i = Math.floor(x)
    const j = Math.floor(y)
    const over = (i + j) % 2 === 0
    const fx = x - i - 0.5
    const fy = y - j - 0.5
    look.bump[0] += (over ? 0.25 : 1) * fx * 0.7
    look.bump[1] += (over ? 1 : 0.25) * fy * 0.7
    const edge = 1 - 1.6 * (over ? fy * fy : fx * fx)
    const thread = hash(over ? i : j, over ? 7 : 13, 5)
    scaled(
      look,
      edge *
        (1 + contrast * (thread - 0.5) + 0.25 * contrast * (hash(i, j, 1) - 0.5)) *
        (1 + 0.1 * (noise(p[0] * 9, p[1] * 9, p[2] * 9) - 0.5)),
    )
  }

/** Small holes in rows, as in perforated leather. */
const holes = (look: Look, p: V3, u: number, v: number): void => {
  grain(0.0022, 0.1)(look, p, u, v)
  const size = 0.0065
  const row = Math.floor(v / size)
  const x = (((u / size + (row % 2) * 0.5) % 1) + 1) % 1
  const y = (((v / size) % 1) + 1) % 1
  const far = Math.hypot(x - 0.5, y - 0.5) * size
  const inside = 1 - ease(0.0009, 0.0016, far)
  scaled(look, 1 - 0.8 * inside)
  look.open *= 1 - 0.4 * inside
}

const fleece =
  (size: number, contrast: number) =>
  (look: Look, p: V3): void => {
    const k = 1 / size
    const a = noise(p[0] * k, p[1] * k, p[2] * k)
    const b = noise(p[0] * k * 2.3, p[1] * k * 2.3, p[2] * k * 2.3)
    look.bump[0] += (a - 0.5) * 0.5
    look.bump[1] += (b - 0.5) * 0.5
    scaled(look, 1 + contrast * (a * 0.6 + b * 0.4 - 0.5) + 0.12 * (noise(p[0] * 8, p[1] * 8, p[2] * 8) - 0.5))
  }

const plain = (color: string, rough: number, pattern?: Finish['pattern'], mirror = 0.04): Finish => ({
  color: linear(color),
  rough,
  mirror,
  ...(pattern && { pattern }),
})

/** The trims of a car: how its seats and linings are covered. */
export type Trim = 'cloth' | 'leather' | 'beige'

/** All finishes of one cabin. */
export const makeFinishes = (trim: Trim) => {
  const beige = trim === 'beige'
  const cover = beige ? '#ad9d86' : '#2b2a2a'
  const skin = (hex: string) => plain(hex, 0.46, grain(0.002, 0.13, 0.06))
  return {
    soft: plain('#2b2c2e', 0.62, grain(0.0017, 0.14), 0.026),
    softLow: beige ? plain('#a09078', 0.55, grain(0.002, 0.25)) : plain('#303133', 0.62, grain(0.0017, 0.14), 0.028),
    plastic: plain('#2b2c2e', 0.58, grain(0.0014, 0.14)),
    hard: plain('#28292b', 0.52, grain(0.0012, 0.1)),
    dark: plain('#141415', 0.55),
    button: plain('#262729', 0.42),
    vane: plain('#3c3d40', 0.5),
    rubber: plain('#191919', 0.7),
    piano: { color: linear('#0a0a0b'), rough: 0.07, mirror: 0.045 } as Finish,
    glass: { color: linear('#07080a'), rough: 0.05, mirror: 0.045 } as Finish,
    metal: { color: linear('#b9b8b5'), rough: 0.38, metal: true } as Finish,
    darkMetal: { color: linear('#77777a'), rough: 0.36, metal: true } as Finish,
    chrome: { color: linear('#dddddc'), rough: 0.13, metal: true } as Finish,
    mirror: { color: linear('#e6eaea'), rough: 0.01, metal: true } as Finish,
    carpet: plain('#3e3e40', 1, fleece(0.0035, 0.7), 0),
    mat: plain('#343436', 1, fleece(0.003, 0.5), 0),
    headliner: plain(beige ? '#bdb5a8' : '#b3afa9', 1, fleece(0.0022, 0.08), 0),
    pillar: plain(beige ? '#a1998d' : '#8f8b87', 0.7, grain(0.0016, 0.12)),
    belt: plain('#1b1b1c', 1, weave(0.0022, 0.3), 0),
    buckle: plain('#1a1a1a', 0.35),
    red: plain('#a0150f', 0.4),
    seam: plain('#0c0c0c', 0.9, undefined, 0),
    wheel: plain('#222223', 0.48, grain(0.0016, 0.1)),
    insert: trim === 'cloth' ? plain('#484b50', 1, weave(0.0026, 0.75), 0) : plain(cover, 0.5, holes),
    bolster: trim === 'cloth' ? plain('#323234', 1, weave(0.0019, 0.35), 0) : skin(cover),
    seatBack: trim === 'cloth' ? plain('#2c2c2e', 1, weave(0.003, 0.35), 0) : skin(cover),
    doorInsert: trim === 'cloth' ? plain('#3c3f44', 1, weave(0.003, 0.6), 0) : skin(cover),
    armrest: skin(beige ? '#a7977f' : '#272727'),
    gaiter: skin('#1d1d1d'),
    thread: (beige ? linear('#e6dac6') : trim === 'leather' ? linear('#9a9893') : linear('#57575a')) as V3,
    frit: plain('#161719', 0.42),
    white: plain('#d8d8d6', 0.5),
    lamp: { color: linear('#e8e4da'), rough: 0.3, mirror: 0.04 } as Finish,
  }
}

/** The finishes by name. */
export type Finishes = ReturnType<typeof makeFinishes>

/** Adds seams to a finish: where `distance` (metres, signed) nears 0 a groove, beside it a row of stitches running along `run` (metres). */
export const seamed = (
  finish: Finish,
  seams: (u: number, v: number) => readonly (readonly [distance: number, run: number])[],
  thread: V3,
  rows: 0 | 1 | 2 = 2,
): Finish => ({
  ...finish,
  pattern: (look, p, u, v) => {
    finish.pattern?.(look, p, u, v)
    for (const [distance, run] of seams(u, v)) {
      const d = Math.abs(distance)
      if (d > 0.02) continue
      const groove = 1 - ease(0.0004, 0.0026, d)
      look.open *= 1 - 0.75 * groove
      scaled(look, 1 - 0.55 * groove)
      if (rows > 0 && (rows === 2 || distance > 0)) {
        const side = Math.abs(d - 0.0062)
        const step = (((run / 0.0085) % 1) + 1) % 1
        const on = (1 - ease(0.0007, 0.0014, side)) * (1 - ease(0.28, 0.36, Math.abs(step - 0.5)))
        for (let k = 0; k < 3; k++) {
          const c = k as 0 | 1 | 2
          look.color[c] += (thread[c] - look.color[c]) * on * 0.9
        }
        const dip = 1 - ease(0.001, 0.003, side)
        look.open *= 1 - 0.22 * dip * (1 - on)
      }
    }
    look.open = clamp(look.open, 0.05, 1)
  },
})
