import { clamp, ease } from './curve.ts'

/**
 * A part of the skin pressed in (or out, with a negative depth): plate recess, hollow in a door, intake, power bulge of a bonnet.
 * The outline is a closed polygon, drawn once for both sides: [|z|, y] on the ends, [s, y] on the flanks below the belt (side) and above it
 * (upper), [s, |z|] from above.
 */
export interface Press {
  on: 'front' | 'back' | 'side' | 'upper' | 'top'
  outline: readonly (readonly [number, number])[]
  depth: number
  /** metres over which the step happens; corners are rounded by about as much */
  edge: number
}

/** Sum of the depths of presses at a place of their elevation; undefined where there are none. */
export function pressings(presses: readonly Press[]): ((u: number, v: number) => number) | undefined {
  if (presses.length === 0) return undefined
  const all = presses.map(({ outline, depth, edge }) => {
    const pad = edge * 2 + 0.02
    const grid = 0.005
    const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)]
    const [u0, v0] = [Math.min(...us) - pad, Math.min(...vs) - pad]
    const [nu, nv] = [Math.ceil((Math.max(...us) + pad - u0) / grid) + 2, Math.ceil((Math.max(...vs) + pad - v0) / grid) + 2]
    let table = new Float32Array(nu * nv)
    for (let j = 0; j < nv; j++)
      for (let i = 0; i < nu; i++) table[j * nu + i] = clamp(within(outline, u0 + i * grid, v0 + j * grid), -pad, pad)
    for (let round = Math.ceil((edge / grid) ** 2 / 6); round > 0; round--) {
      const next = table.slice()
      for (let j = 1; j < nv - 1; j++)
        for (let i = 1; i < nu - 1; i++) {
          const k = j * nu + i
          const cross = (table[k - 1] as number) + (table[k + 1] as number) + (table[k - nu] as number) + (table[k + nu] as number)
          next[k] = (table[k] as number) * 0.5 + cross * 0.125
        }
      table = next
    }
    return (u: number, v: number) => {
      const p = (u - u0) / grid
      const q = (v - v0) / grid
      if (p < 0 || q < 0 || p > nu - 2 || q > nv - 2) return 0
      const [i, j] = [p | 0, q | 0]
      const [a, b, k] = [p - i, q - j, j * nu + i]
      const low = (table[k] as number) * (1 - a) + (table[k + 1] as number) * a
      const high = (table[k + nu] as number) * (1 - a) + (table[k + nu + 1] as number) * a
      return depth * ease(-edge / 2, edge / 2, low * (1 - b) + high * b)
    }
  })
  return (u, v) => all.reduce((sum, press) => sum + press(u, v), 0)
}

/** How far a place lies inside a polygon; negative outside. */
function within(outline: Press['outline'], u: number, v: number): number {
  let near = Number.POSITIVE_INFINITY
  let inside = false
  outline.forEach(([au, av], i) => {
    const [bu, bv] = outline[(i + 1) % outline.length] as readonly [number, number]
    const t = clamp(((u - au) * (bu - au) + (v - av) * (bv - av)) / ((bu - au) ** 2 + (bv - av) ** 2 || 1), 0, 1)
    near = Math.min(near, Math.hypot(u - au - t * (bu - au), v - av - t * (bv - av)))
    if (av > v !== bv > v && u < au + ((v - av) / (bv - av)) * (bu - au)) inside = !inside
  })
  return inside ? near : -near
}
