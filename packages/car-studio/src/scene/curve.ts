/** Points of a curve in ascending order: [along, value], metres unless its user says otherwise. */
export type Line = readonly (readonly [number, number])[]

/** A smooth curve: its value and slope at a place; beyond the ends the last value holds. */
export interface Curve {
  at: (s: number) => number
  slope: (s: number) => number
}

const step = 0.004

/** Clamps `value` between two bounds. */
export const clamp = (value: number, low: number, high: number) => (value < low ? low : value > high ? high : value)

/** Between a (t = 0) and b (t = 1). */
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Maximum of two distances with a rounded corner of about `k` metres. */
export const smoothMax = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + h * h * k * 0.25
}

/** Minimum of two distances with a rounded valley of about `k` metres. */
export const smoothMin = (a: number, b: number, k: number) => -smoothMax(-a, -b, k)

/** 0 below `from`, 1 above `to`, smooth between. */
export const ease = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/**
 * Monotone cubic curve (Fritsch and Carlson) through the points, tabulated every 4 mm from `low` to `high` and then smoothed `soften`
 * times, so that its curvature has no jumps that would show as kinks in reflections. Throws when there are fewer than two points.
 */
export function curve(points: Line, low: number, high: number, soften = 40): Curve {
  const first = points[0]
  if (!first || points.length < 2) throw new Error('A curve takes at least two points')
  const x = points.map(([along]) => along)
  const y = points.map(([, value]) => value)
  const last = x.length - 1
  const secant = (i: number) => ((y[i + 1] as number) - (y[i] as number)) / ((x[i + 1] as number) - (x[i] as number))
  const tangent = x.map((_, i) => {
    if (i === 0) return secant(0)
    if (i === last) return secant(last - 1)
    const before = secant(i - 1)
    const after = secant(i)
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  const count = Math.ceil((high - low) / step) + 1
  let table = new Float64Array(count)
  let i = 0
  for (let j = 0; j < count; j++) {
    const s = clamp(low + j * step, x[0] as number, x[last] as number)
    while (i < last - 1 && s > (x[i + 1] as number)) i++
    const width = (x[i + 1] as number) - (x[i] as number)
    const u = (s - (x[i] as number)) / width
    const v = 1 - u
    table[j] =
      (y[i] as number) * (1 + 2 * u) * v * v +
      width * (tangent[i] as number) * u * v * v +
      (y[i + 1] as number) * u * u * (3 - 2 * u) -
      width * (tangent[i + 1] as number) * u * u * v
  }
  for (let round = 0; round < soften; round++) {
    const next = table.slice()
    for (let j = 1; j < count - 1; j++) next[j] = ((table[j - 1] as number) + 2 * (table[j] as number) + (table[j + 1] as number)) / 4
    table = next
  }
  return {
    at(s) {
      const q = clamp((s - low) / step, 0, count - 1.001)
      const j = q | 0
      const here = table[j] as number
      return here + ((table[j + 1] as number) - here) * (q - j)
    },
    slope(s) {
      const j = clamp((s - low) / step, 0, count - 2.001) | 0
      return ((table[j + 1] as number) - (table[j] as number)) / step
    },
  }
}
