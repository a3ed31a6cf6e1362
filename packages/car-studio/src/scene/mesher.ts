import { clamp } from './curve.ts'
import type { Solid } from './solid.ts'

/** Triangles of a skin: positions and normals as x, y, z triples, openness to light per vertex (0 hidden, 1 open), triangle corners. */
export interface Skin {
  positions: Float32Array
  normals: Float32Array
  openness: Float32Array
  triangles: Uint32Array
}

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((c) => [c & 1, (c >> 1) & 1, c >> 2] as const)
const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const
/** side of the blocks that are looked at first, in cells */
const block = 6

/** The grid on which a solid is sampled: corner, steps and numbers of its points. */
interface Grid {
  readonly cell: number
  readonly x0: number
  readonly y0: number
  readonly z0: number
  readonly nx: number
  readonly ny: number
  readonly nz: number
  readonly id: (i: number, j: number, k: number) => number
}

/**
 * Meshes the right half of a solid (z >= 0 and a little over the middle) with naive surface nets (Gibson 1998) on a grid of `cell` metres:
 * one vertex per cell that the skin passes, drawn onto the skin by Newton steps, with the normal of the distance itself. Blocks far from
 * the skin are left out. The left half is its mirror image.
 */
export function meshSkin(solid: Solid, cell = 0.01): Skin {
  const grid = gridOf(solid, cell)
  const values = sample(solid, grid)
  const gradient = gradientOf(solid)
  const { positions, vertexOf } = vertices(solid, grid, values, gradient)
  const triangles = trianglesOf(grid, values, vertexOf)
  return { positions: new Float32Array(positions), ...lightOf(solid, positions, gradient), triangles: new Uint32Array(triangles) }
}

function gridOf({ shape }: Solid, cell: number): Grid {
  const pad = cell * 5
  const x0 = -shape.length / 2 - pad
  const y0 = shape.clearance - pad
  const z0 = -cell * 2.5
  const nx = Math.ceil((shape.length + 2 * pad) / cell / block) * block + 1
  const ny = Math.ceil((shape.height + pad + 0.04 - y0) / cell / block) * block + 1
  const nz = Math.ceil((shape.width / 2 + 0.08 + pad - z0) / cell / block) * block + 1
  return { cell, x0, y0, z0, nx, ny, nz, id: (i, j, k) => (k * ny + j) * nx + i }
}

/** The distances near the skin; NaN in blocks far from it. */
function sample({ distance }: Solid, { cell, x0, y0, z0, nx, ny, nz, id }: Grid): Float32Array {
  const out = new Float32Array(nx * ny * nz).fill(Number.NaN)
  const reach = block * cell * 0.9 + 0.02
  const count = [(nx - 1) / block, (ny - 1) / block, (nz - 1) / block] as const
  const taken = new Uint8Array(count[0] * count[1] * count[2])
  const blocks: [number, number, number][] = []
  const take = (i: number, j: number, k: number) => {
    const index = (k * count[1] + j) * count[0] + i
    if (taken[index]) return
    taken[index] = 1
    blocks.push([i, j, k])
    for (let c = k * block; c <= (k + 1) * block; c++)
      for (let b = j * block; b <= (j + 1) * block; b++)
        for (let a = i * block; a <= (i + 1) * block; a++) {
          const at = id(a, b, c)
          if (Number.isNaN(out[at] as number)) out[at] = distance(x0 + a * cell, y0 + b * cell, z0 + c * cell)
        }
  }
  for (let k = 0; k < count[2]; k++)
    for (let j = 0; j < count[1]; j++)
      for (let i = 0; i < count[0]; i++) {
        const [a, b, c] = [(i + 0.5) * block, (j + 0.5) * block, (k + 0.5) * block]
        if (Math.abs(distance(x0 + a * cell, y0 + b * cell, z0 + c * cell)) <= reach) take(i, j, k)
      }
  // where the distance grows faster than the way (steep noses and tails) the skin goes on in blocks that seemed too far away
  for (const here of blocks) {
    for (let axis = 0; axis < 3; axis++)
      for (const step of [-1, 1]) {
        const next = here.map((value, along) => value + (along === axis ? step : 0)) as typeof here
        if ((next[axis] as number) < 0 || (next[axis] as number) >= (count[axis] as number)) continue
        if (crossed(out, id, here, axis, step > 0)) take(...next)
      }
  }
  return out
}

/** Whether the skin passes a face of a block */
function crossed(from: Float32Array, id: Grid['id'], [i, j, k]: readonly [number, number, number], axis: number, far: boolean): boolean {
  const sides = [0, 1, 2].filter((along) => along !== axis) as [number, number]
  const place = [i * block, j * block, k * block]
  if (far) place[axis] = (place[axis] as number) + block
  let inside = 0
  for (let a = 0; a <= block; a++)
    for (let b = 0; b <= block; b++) {
      const at = [...place] as [number, number, number]
      at[sides[0]] = (at[sides[0]] as number) + a
      at[sides[1]] = (at[sides[1]] as number) + b
      if ((from[id(...at)] as number) < 0) inside++
    }
  return inside > 0 && inside < (block + 1) ** 2
}

type Gradient = ReturnType<typeof gradientOf>

/** The direction in which the distance grows, and by how much a metre; the same four numbers each time. */
function gradientOf({ distance }: Solid) {
  const e = 0.0015
  const slope: [number, number, number, number] = [0, 0, 0, 0]
  return (x: number, y: number, z: number) => {
    const a = distance(x + e, y, z) - distance(x - e, y, z)
    const b = distance(x, y + e, z) - distance(x, y - e, z)
    const c = distance(x, y, z + e) - distance(x, y, z - e)
    const length = Math.sqrt(a * a + b * b + c * c) || 1
    slope[0] = a / length
    slope[1] = b / length
    slope[2] = c / length
    slope[3] = length / (2 * e)
    return slope
  }
}

/** A vertex for every cell that the skin passes, drawn onto the skin; `vertexOf` tells which it is. */
function vertices({ distance }: Solid, { cell, x0, y0, z0, nx, ny, nz, id }: Grid, values: Float32Array, gradient: Gradient) {
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const at = new Float64Array(8)
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let mask = 0
        let known = true
        for (let c = 0; c < 8; c++) {
          const [a, b, d] = corners[c] as (typeof corners)[number]
          const value = values[id(i + a, j + b, k + d)] as number
          if (Number.isNaN(value)) {
            known = false
            break
          }
          at[c] = value
          if (value < 0) mask |= 1 << c
        }
        if (!known || mask === 0 || mask === 255) continue
        let [x, y, z] = crossing(mask, at)
        x = x0 + (i + x) * cell
        y = y0 + (j + y) * cell
        z = z0 + (k + z) * cell
        for (let step = 0; step < 3; step++) {
          const g = gradient(x, y, z)
          const q = clamp(distance(x, y, z) / Math.max(g[3], 0.3), -cell, cell)
          x -= g[0] * q
          y -= g[1] * q
          z -= g[2] * q
        }
        vertexOf[id(i, j, k)] = positions.length / 3
        positions.push(x, y, z)
      }
  return { positions, vertexOf }
}

/** The middle of the places where the skin crosses the edges of a cell, 0 to 1 in each direction. */
function crossing(mask: number, at: Float64Array): [number, number, number] {
  let x = 0
  let y = 0
  let z = 0
  let met = 0
  for (const [a, b] of edges) {
    if (((mask >> a) & 1) === ((mask >> b) & 1)) continue
    const from = corners[a] as (typeof corners)[number]
    const to = corners[b] as (typeof corners)[number]
    const t = (at[a] as number) / ((at[a] as number) - (at[b] as number))
    x += from[0] + (to[0] - from[0]) * t
    y += from[1] + (to[1] - from[1]) * t
    z += from[2] + (to[2] - from[2]) * t
    met++
  }
  return [x / met, y / met, z / met]
}

/** Two triangles for every edge of the grid that the skin crosses. */
function trianglesOf({ nx, ny, nz, id }: Grid, values: Float32Array, vertexOf: Int32Array): number[] {
  const triangles: number[] = []
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    const [p, q, r, s] = [vertexOf[a] as number, vertexOf[b] as number, vertexOf[c] as number, vertexOf[d] as number]
    if (p < 0 || q < 0 || r < 0 || s < 0) return
    if (flip) triangles.push(p, q, r, p, r, s)
    else triangles.push(p, r, q, p, s, r)
  }
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = values[id(i, j, k)] as number
        if (Number.isNaN(here)) continue
        const inside = here < 0
        const crosses = (value: number) => !Number.isNaN(value) && inside !== value < 0
        if (crosses(values[id(i + 1, j, k)] as number)) quad(id(i, j - 1, k - 1), id(i, j, k - 1), id(i, j, k), id(i, j - 1, k), inside)
        if (crosses(values[id(i, j + 1, k)] as number)) quad(id(i - 1, j, k - 1), id(i - 1, j, k), id(i, j, k), id(i, j, k - 1), inside)
        if (crosses(values[id(i, j, k + 1)] as number)) quad(id(i - 1, j - 1, k), id(i, j - 1, k), id(i, j, k), id(i - 1, j, k), inside)
      }
  return triangles
}

/** Normals of the vertices, and how open to light they are. */
function lightOf({ distance }: Solid, positions: readonly number[], gradient: Gradient) {
  const count = positions.length / 3
  const normals = new Float32Array(count * 3)
  const openness = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const x = positions[3 * i] as number
    const y = positions[3 * i + 1] as number
    const z = positions[3 * i + 2] as number
    const [gx, gy, gz] = gradient(x, y, z)
    normals.set([gx, gy, gz], 3 * i)
    let hidden = 0
    let weight = 0.5
    for (const reach of [0.02, 0.05, 0.1, 0.2, 0.35]) {
      const height = y + gy * reach
      const free = Math.min(distance(x + gx * reach, height, z + gz * reach), height)
      hidden += (weight * Math.max(0, reach - free)) / reach
      weight *= 0.8
    }
    openness[i] = clamp(1 - hidden * 0.62, 0, 1)
  }
  return { normals, openness }
}
