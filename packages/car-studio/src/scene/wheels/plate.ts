import { Shell } from './shell.ts'

/** A cast or pressed disc that repeats `fold` times about the axle. All lengths in metres. */
export interface Plate {
  fold: number
  /** inner and outer radius of what is meshed */
  inner: number
  outer: number
  /** metal where positive: the distance from its edge, in the frame of one sector whose middle lies on +x */
  field(x: number, y: number): number
  /** height of the face; `d` is the distance from the edge */
  face(x: number, y: number, d: number): number
  /** the broken edge: how wide, how far it falls, 1 a flat chamfer, 2 a round one */
  bevel: { width: number; fall: number; round?: number }
  /** height where the flanks end, at a radius */
  back(r: number): number
  /** how much wider the metal is at the back of its flanks */
  draft?: number
  /** side of a cell along the radius, and across it where that differs */
  cell: number
  across?: number
  /** how open the face lies to the light */
  open?(r: number, z: number): number
}

/** The surface of a plate in three parts, so that each can have its own finish. */
export interface PlateParts {
  face: Shell
  edge: Shell
  flank: Shell
}

interface Corner {
  x: number
  y: number
  d: number
}

/** Meshes a plate: its face, its broken edge and its flanks meet in sharp lines; the sectors are exact copies of one. */
export function meshPlate(plate: Plate): PlateParts {
  const sector = { face: new Shell(), edge: new Shell(), flank: new Shell() }
  const { inner, outer, fold, bevel } = plate
  const rows = Math.max(2, Math.round((outer - inner) / plate.cell))
  const half = Math.PI / fold
  // an even number, so that the halves of a sector can mirror each other
  const columns = 2 * Math.max(1, Math.round((half * 2 * (inner + (outer - inner) * 0.72)) / (plate.across ?? plate.cell) / 2))
  const grid: Corner[][] = []
  for (let i = 0; i <= rows; i++) {
    const r = inner + ((outer - inner) * i) / rows
    const row: Corner[] = []
    for (let j = 0; j <= columns; j++) {
      const a = -half + (half * 2 * j) / columns
      const [x, y] = [r * Math.cos(a), r * Math.sin(a)]
      row.push({ x, y, d: plate.field(x, y) })
    }
    grid.push(row)
  }

  const onEdge = (x: number, y: number, d: number) =>
    plate.face(x, y, bevel.width) - bevel.fall * Math.max(0, 1 - d / bevel.width) ** (bevel.round ?? 1)
  const faceAt = (x: number, y: number) => plate.face(x, y, plate.field(x, y))
  const edgeAt = (x: number, y: number) => onEdge(x, y, plate.field(x, y))
  const h = 4e-4
  const put = (shell: Shell, height: (x: number, y: number) => number, seen: Map<string, number>) => (corner: Corner) => {
    const { x, y } = corner
    const key = `${Math.round(x * 2e6)} ${Math.round(y * 2e6)}`
    const known = seen.get(key)
    if (known !== undefined) return known
    const z = height(x, y)
    const r = Math.hypot(x, y)
    const nx = (height(x - h, y) - height(x + h, y)) / (2 * h)
    const ny = (height(x, y - h) - height(x, y + h)) / (2 * h)
    const made = shell.vertex(x, y, z, nx, ny, 1, plate.open?.(r, z) ?? 1)
    seen.set(key, made)
    return made
  }
  const putFace = put(sector.face, faceAt, new Map())
  const putEdge = put(sector.edge, edgeAt, new Map())
  const flank = (a: Corner, b: Corner) => {
    const [left, right] = [a, b].map((corner) => {
      const { x, y } = corner
      const gx = (plate.field(x + h, y) - plate.field(x - h, y)) / (2 * h)
      const gy = (plate.field(x, y + h) - plate.field(x, y - h)) / (2 * h)
      const size = Math.hypot(gx, gy) || 1
      const r = Math.hypot(x, y)
      const top = onEdge(x, y, 0)
      const bottom = Math.min(plate.back(r), top - 1e-4)
      const open = plate.open?.(r, top) ?? 1
      return [0, 1].map((t) => {
        const out = (plate.draft ?? 0) * t
        return sector.flank.vertex(
          x - (gx / size) * out,
          y - (gy / size) * out,
          top + (bottom - top) * t,
          -gx / size,
          -gy / size,
          (plate.draft ?? 0) / Math.max(1e-3, top - bottom),
          open * (0.46 - 0.38 * t),
        )
      })
    }) as [[number, number], [number, number]]
    sector.flank.quad(left[0], left[1], right[1], right[0])
  }

  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const at = (di: number, dj: number) => (grid[i + di] as Corner[])[j + dj] as Corner
      const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const
      if (corners.every(({ d }) => d >= bevel.width)) {
        const [a, b, c, d] = corners.map(putFace) as [number, number, number, number]
        sector.face.quad(a, b, c, d)
        continue
      }
      if (corners.every(({ d }) => d <= 0)) continue
      // the same cut from both sides of the sector's middle keeps a mirror image a mirror image
      const triangles =
        j * 2 < columns
          ? [
              [corners[0], corners[1], corners[2]],
              [corners[0], corners[2], corners[3]],
            ]
          : [
              [corners[1], corners[2], corners[3]],
              [corners[1], corners[3], corners[0]],
            ]
      for (const triangle of triangles) {
        const metal = clip(plate.field, triangle, 0, 1)
        if (metal.length < 3) continue
        fan(sector.face, clip(plate.field, metal, bevel.width, 1).map(putFace))
        fan(sector.edge, clip(plate.field, metal, bevel.width, -1).map(putEdge))
        for (let k = 0; k < metal.length; k++) {
          const [a, b] = [metal[k] as Corner, metal[(k + 1) % metal.length] as Corner]
          if (a.d === 0 && b.d === 0) flank(a, b)
        }
      }
    }
  }

  const whole = { face: new Shell(), edge: new Shell(), flank: new Shell() }
  for (let k = 0; k < fold; k++)
    for (const part of ['face', 'edge', 'flank'] as const) whole[part].add(sector[part], (Math.PI * 2 * k) / fold)
  return whole
}

function fan(shell: Shell, corners: number[]): void {
  for (let k = 1; k + 1 < corners.length; k++) shell.triangle(corners[0] as number, corners[k] as number, corners[k + 1] as number)
}

/** The part of a polygon where the field is above (`side` 1) or below (-1) a level; new corners lie on the level. */
function clip(field: (x: number, y: number) => number, polygon: readonly Corner[], level: number, side: 1 | -1): Corner[] {
  const kept: Corner[] = []
  for (let k = 0; k < polygon.length; k++) {
    const [a, b] = [polygon[k] as Corner, polygon[(k + 1) % polygon.length] as Corner]
    const [da, db] = [(a.d - level) * side, (b.d - level) * side]
    if (da >= 0) kept.push(a)
    if ((da > 0 && db < 0) || (da < 0 && db > 0)) kept.push(crossing(field, da > 0 ? a : b, da > 0 ? b : a, level))
  }
  return kept
}

function crossing(field: (x: number, y: number) => number, a: Corner, b: Corner, level: number): Corner {
  let [lo, hi, dlo, dhi] = [0, 1, a.d - level, b.d - level]
  let t = dlo / (dlo - dhi)
  for (let step = 0; step < 3; step++) {
    const d = field(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) - level
    if (Math.abs(d) < 2e-6) break
    if (d > 0 === dlo > 0) [lo, dlo] = [t, d]
    else [hi, dhi] = [t, d]
    t = lo + ((hi - lo) * dlo) / (dlo - dhi)
  }
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, d: level }
}
