import { mix } from '../scene/curve.ts'
/** A point or direction: x forward, y up, z to the car's right, metres. */
export type V3 = readonly [number, number, number]

/** Sum of two vectors. */
export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** Difference a - b. */
export const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Vector a scaled by k. */
export const times = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k]

/** Scalar product. */
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Vector product. */
export const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** Length of a vector. */
export const length = (a: V3): number => Math.sqrt(dot(a, a))

/** Unit vector along a; a null vector stays null. */
export const unit = (a: V3): V3 => times(a, 1 / (length(a) || 1))

/** Linear blend from a (t = 0) to b (t = 1). */
export const blend = (a: V3, b: V3, t: number): V3 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]

/** x held between low and high. */
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x)

/** Linear value 0..1 of an sRGB colour written #rrggbb. */
export const linear = (hex: string): V3 => {
  const part = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/**
 * A smooth curve through points of any dimension (centripetal-like Catmull-Rom, ends held), run through by t = 0..1
 * in proportion to the chord lengths.
 */
export const curve = (points: readonly (readonly number[])[], closed = false): ((t: number) => number[]) => {
  const count = points.length
  const spans = closed ? count : count - 1
  const get = (i: number) => (closed ? points[((i % count) + count) % count] : points[clamp(i, 0, count - 1)]) as readonly number[]
  const marks = [0]
  for (let i = 0; i < spans; i++) {
    const a = get(i)
    const b = get(i + 1)
    marks.push((marks[i] as number) + Math.hypot(...a.map((x, k) => x - (b[k] as number))))
  }
  const total = marks[spans] as number
  return (t) => {
    const aim = clamp(t) * total
    let i = 0
    while (i < spans - 1 && (marks[i + 1] as number) < aim) i++
    const from = marks[i] as number
    const size = (marks[i + 1] as number) - from || 1
    const f = clamp((aim - from) / size)
    const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const before = (closed || i > 0 ? from - (marks[(i - 1 + spans) % spans] as number) : size) || size
    const sizeBefore = closed && i === 0 ? total - (marks[spans - 1] as number) : before
    const next = i + 1 < spans ? (marks[i + 2] as number) - (marks[i + 1] as number) : closed ? (marks[1] as number) : size
    const out: number[] = []
    for (let k = 0; k < q.length; k++) {
      const [a, b, c, d] = [p[k] as number, q[k] as number, r[k] as number, s[k] as number]
      const m = size / (size + sizeBefore)
      const n = size / (size + next)
      const startSlope = i === 0 && !closed ? c - b : (b - a) * (size / sizeBefore) * (1 - (1 - m)) + (c - b) * (1 - m)
      const endSlope = i === spans - 1 && !closed ? c - b : (d - c) * (size / next) * n + (c - b) * (1 - n)
      const f2 = f * f
      const f3 = f2 * f
      out.push(b * (2 * f3 - 3 * f2 + 1) + startSlope * (f3 - 2 * f2 + f) + c * (3 * f2 - 2 * f3) + endSlope * (f3 - f2))
    }
    return out
  }
}

/** Straight lines through points with rounded corners of the given radius: a polyline to be used as a profile. */
export const rounded = (points: readonly (readonly [number, number, number?])[], radius = 0.02, steps = 5): [number, number][] => {
  const out: [number, number][] = []
  points.forEach((point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before || !after) {
      out.push([point[0], point[1]])
      return
    }
    const one = Math.hypot(before[0] - point[0], before[1] - point[1])
    const two = Math.hypot(after[0] - point[0], after[1] - point[1])
    const cut = Math.min(point[2] ?? radius, one * 0.49, two * 0.49)
    const a = [mix(point[0], before[0], cut / one), mix(point[1], before[1], cut / one)] as const
    const b = [mix(point[0], after[0], cut / two), mix(point[1], after[1], cut / two)] as const
    for (let k = 0; k <= steps; k++) {
      const t = k / steps
      const w = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t] as const
      out.push([w[0] * a[0] + w[1] * point[0] + w[2] * b[0], w[0] * a[1] + w[1] * point[1] + w[2] * b[1]])
    }
  })
  return out
}

/** Runs along a polyline by length, t = 0..1. */
export const along = (points: readonly (readonly [number, number])[]): ((t: number) => [number, number]) & { size: number } => {
  const marks = [0]
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as readonly [number, number]
    const b = points[i] as readonly [number, number]
    marks.push((marks[i - 1] as number) + Math.hypot(a[0] - b[0], a[1] - b[1]))
  }
  const total = marks[marks.length - 1] as number
  const run = (t: number): [number, number] => {
    const aim = clamp(t) * total
    let i = 0
    while (i < points.length - 2 && (marks[i + 1] as number) < aim) i++
    const a = points[i] as readonly [number, number]
    const b = points[i + 1] as readonly [number, number]
    const f = clamp((aim - (marks[i] as number)) / ((marks[i + 1] as number) - (marks[i] as number) || 1))
    return [mix(a[0], b[0], f), mix(a[1], b[1], f)]
  }
  return Object.assign(run, { size: total })
}
