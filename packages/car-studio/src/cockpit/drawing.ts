import { clamp, linear, type V3 } from './vector.ts'

/** Strokes of the letters, on a grid 4 wide and 6 high with y down; lines of points. */
const letters: Record<string, number[][]> = {
  '0': [[1, 0, 3, 0, 4, 1, 4, 5, 3, 6, 1, 6, 0, 5, 0, 1, 1, 0]],
  '1': [[1, 1.2, 2.4, 0, 2.4, 6]],
  '2': [[0, 1.2, 1, 0, 3, 0, 4, 1, 4, 2.2, 0, 6, 4, 6]],
  '3': [
    [0, 0.8, 1, 0, 3, 0, 4, 1, 4, 2, 3, 2.9, 1.6, 2.9],
    [3, 2.9, 4, 3.9, 4, 5, 3, 6, 1, 6, 0, 5.2],
  ],
  '4': [[3, 6, 3, 0, 0, 4.2, 4, 4.2]],
  '5': [[3.8, 0, 0.4, 0, 0.2, 2.7, 3, 2.6, 4, 3.6, 4, 5, 3, 6, 1, 6, 0, 5.2]],
  '6': [[3.6, 0.4, 3, 0, 1.2, 0, 0, 1.4, 0, 5, 1, 6, 3, 6, 4, 5, 4, 3.6, 3, 2.7, 1, 2.7, 0, 3.7]],
  '7': [[0, 0, 4, 0, 1.6, 6]],
  '8': [
    [1, 0, 3, 0, 3.8, 1, 3.8, 2, 3, 2.9, 1, 2.9, 0.2, 2, 0.2, 1, 1, 0],
    [1, 2.9, 0, 3.9, 0, 5, 1, 6, 3, 6, 4, 5, 4, 3.9, 3, 2.9],
  ],
  '9': [[0.4, 5.6, 1, 6, 2.8, 6, 4, 4.6, 4, 1, 3, 0, 1, 0, 0, 1, 0, 2.4, 1, 3.3, 3, 3.3, 4, 2.3]],
  ':': [
    [2, 1.7, 2, 1.9],
    [2, 4.3, 2, 4.5],
  ],
  '.': [[1, 5.9, 1, 6]],
  ',': [[1.2, 5.6, 0.8, 6.8]],
  '-': [[0.8, 3, 3.2, 3]],
  '/': [[0.4, 6, 3.6, 0]],
  '°': [[1, 0, 2, 0, 2.4, 0.8, 2, 1.6, 1, 1.6, 0.6, 0.8, 1, 0]],
  A: [
    [0, 6, 2, 0, 4, 6],
    [0.8, 4, 3.2, 4],
  ],
  B: [
    [0, 0, 0, 6, 3, 6, 4, 5, 4, 3.8, 3, 2.9, 0, 2.9],
    [0, 0, 2.8, 0, 3.7, 0.9, 3.7, 2, 2.8, 2.9],
  ],
  C: [[4, 1, 3, 0, 1, 0, 0, 1.2, 0, 4.8, 1, 6, 3, 6, 4, 5]],
  D: [[0, 0, 0, 6, 2.6, 6, 4, 4.6, 4, 1.4, 2.6, 0, 0, 0]],
  E: [
    [4, 0, 0, 0, 0, 6, 4, 6],
    [0, 3, 3.2, 3],
  ],
  F: [
    [4, 0, 0, 0, 0, 6],
    [0, 3, 3.2, 3],
  ],
  G: [[4, 1, 3, 0, 1, 0, 0, 1.2, 0, 4.8, 1, 6, 3, 6, 4, 5, 4, 3.2, 2.4, 3.2]],
  H: [
    [0, 0, 0, 6],
    [4, 0, 4, 6],
    [0, 3, 4, 3],
  ],
  I: [[2, 0, 2, 6]],
  K: [
    [0, 0, 0, 6],
    [4, 0, 0, 3.6],
    [1.4, 2.4, 4, 6],
  ],
  L: [[0, 0, 0, 6, 3.8, 6]],
  M: [[0, 6, 0, 0, 2, 3.4, 4, 0, 4, 6]],
  N: [[0, 6, 0, 0, 4, 6, 4, 0]],
  O: [[1, 0, 3, 0, 4, 1.2, 4, 4.8, 3, 6, 1, 6, 0, 4.8, 0, 1.2, 1, 0]],
  P: [[0, 6, 0, 0, 3, 0, 4, 1, 4, 2.2, 3, 3.2, 0, 3.2]],
  R: [
    [0, 6, 0, 0, 3, 0, 4, 1, 4, 2.2, 3, 3.2, 0, 3.2],
    [2, 3.2, 4, 6],
  ],
  S: [[4, 0.9, 3, 0, 1, 0, 0, 0.9, 0, 2, 1, 2.9, 3, 3.1, 4, 4, 4, 5.1, 3, 6, 1, 6, 0, 5.1]],
  T: [
    [0, 0, 4, 0],
    [2, 0, 2, 6],
  ],
  U: [[0, 0, 0, 4.8, 1, 6, 3, 6, 4, 4.8, 4, 0]],
  V: [[0, 0, 2, 6, 4, 0]],
  X: [
    [0, 0, 4, 6],
    [4, 0, 0, 6],
  ],
  Z: [[0, 0, 4, 0, 0, 6, 4, 6]],
}

/** A small picture drawn in code: screens, dials, marks. Colours are linear; lengths in pixels, y down. */
export class Drawing {
  readonly wide: number
  readonly high: number
  readonly data: Float32Array

  constructor(wide: number, high: number, ground = '#000000') {
    this.wide = wide
    this.high = high
    this.data = new Float32Array(wide * high * 3)
    const c = linear(ground)
    for (let i = 0; i < wide * high; i++) this.data.set(c, i * 3)
  }

  /** Lays a colour over every pixel in a window, as far as `cover` (0..1) says. */
  lay(x0: number, y0: number, x1: number, y1: number, color: string | V3, cover: (x: number, y: number) => number): void {
    const c = typeof color === 'string' ? linear(color) : color
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(this.high, y1); y++) {
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(this.wide, x1); x++) {
        const a = clamp(cover(x + 0.5, y + 0.5))
        if (a <= 0) continue
        const at = (y * this.wide + x) * 3
        for (let k = 0; k < 3; k++) {
          const old = this.data[at + k] as number
          this.data[at + k] = old + ((c[k as 0 | 1 | 2] as number) - old) * a
        }
      }
    }
  }

  /** A filled rectangle with round corners. */
  box(x: number, y: number, wide: number, high: number, color: string, corner = 0, strength = 1): void {
    const [cx, cy] = [x + wide / 2, y + high / 2]
    this.lay(x - 1, y - 1, x + wide + 1, y + high + 1, color, (px, py) => {
      const dx = Math.abs(px - cx) - wide / 2 + corner
      const dy = Math.abs(py - cy) - high / 2 + corner
      const d = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
      return (0.5 - d) * strength
    })
  }

  /** A filled disc, or a ring of the given width. */
  disc(x: number, y: number, radius: number, color: string, ring = 0, strength = 1): void {
    const r = radius + ring + 1
    this.lay(x - r, y - r, x + r, y + r, color, (px, py) => {
      const far = Math.hypot(px - x, py - y)
      return clamp(0.5 - (ring > 0 ? Math.abs(far - radius) - ring / 2 : far - radius)) * strength
    })
  }

  /** A part of a ring between two angles (degrees, clockwise from above). */
  arc(x: number, y: number, radius: number, ring: number, from: number, to: number, color: string, strength = 1): void {
    const r = radius + ring + 1
    this.lay(x - r, y - r, x + r, y + r, color, (px, py) => {
      const angle = ((Math.atan2(px - x, y - py) * 180) / Math.PI - from + 720) % 360
      if (angle > to - from) return 0
      return clamp(0.5 - (Math.abs(Math.hypot(px - x, py - y) - radius) - ring / 2)) * strength
    })
  }

  /** Lines through points x0, y0, x1, y1, ... with round ends. */
  line(points: readonly number[], width: number, color: string, strength = 1): void {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [ax, ay, bx, by] = [points[i] as number, points[i + 1] as number, points[i + 2] as number, points[i + 3] as number]
      const [dx, dy] = [bx - ax, by - ay]
      const size = dx * dx + dy * dy || 1e-9
      this.lay(
        Math.min(ax, bx) - width,
        Math.min(ay, by) - width,
        Math.max(ax, bx) + width + 1,
        Math.max(ay, by) + width + 1,
        color,
        (x, y) => {
          const t = clamp(((x - ax) * dx + (y - ay) * dy) / size)
          return clamp(0.5 + width / 2 - Math.hypot(x - ax - dx * t, y - ay - dy * t)) * strength
        },
      )
    }
  }

  /** Words in strokes; x is the left edge, the middle or the right edge of the words, y the top of the capitals. */
  words(
    text: string,
    x: number,
    y: number,
    high: number,
    color: string,
    way: { weight?: number; align?: 'left' | 'middle' | 'right'; strength?: number } = {},
  ): void {
    const k = high / 6
    const step = (c: string) => (c === ' ' ? 3 : ':.,°I'.includes(c) ? 3.4 : 5.6) * k
    const size = [...text].reduce((sum, c) => sum + step(c), 0) - 1.6 * k
    let at = way.align === 'middle' ? x - size / 2 : way.align === 'right' ? x - size : x
    for (const c of text) {
      const shift = ':.,°I'.includes(c) ? -1.1 * k : 0
      for (const stroke of letters[c] ?? [])
        this.line(
          stroke.map((n, i) => (i % 2 ? y : at + shift) + n * k),
          way.weight ?? k * 0.95,
          color,
          way.strength ?? 1,
        )
      at += step(c)
    }
  }

  /** The colour at u, v = 0..1, evened between pixels. */
  at(u: number, v: number, out: [number, number, number]): void {
    const x = clamp(u * this.wide - 0.5, 0, this.wide - 1.001)
    const y = clamp(v * this.high - 0.5, 0, this.high - 1.001)
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [a, b] = [x - i, y - j]
    const o = (j * this.wide + i) * 3
    const down = this.wide * 3
    const d = this.data
    for (let k = 0; k < 3; k++) {
      const top = (d[o + k] as number) * (1 - a) + (d[o + 3 + k] as number) * a
      const low = (d[o + down + k] as number) * (1 - a) + (d[o + down + 3 + k] as number) * a
      out[k as 0 | 1 | 2] = top * (1 - b) + low * b
    }
  }
}
