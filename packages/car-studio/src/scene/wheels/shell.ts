import * as THREE from 'three'

/** A surface that grows triangle by triangle. `open` of a vertex: 1 free to the light, 0 hidden from it. */
export class Shell {
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly openness: number[] = []
  private readonly index: number[] = []

  get triangles(): number {
    return this.index.length / 3
  }

  /** Adds a corner (metres; the normal need not have length 1) and says which it is. */
  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, open = 1): number {
    const length = Math.hypot(nx, ny, nz) || 1
    this.positions.push(x, y, z)
    this.normals.push(nx / length, ny / length, nz / length)
    this.openness.push(open)
    return this.openness.length - 1
  }

  /** Adds a triangle, wound so that it faces where its normals point. One without a surface is left out. */
  triangle(a: number, b: number, c: number): void {
    const p = (i: number, k: number) => this.positions[i * 3 + k] ?? 0
    const n = (k: number) => (this.normals[a * 3 + k] ?? 0) + (this.normals[b * 3 + k] ?? 0) + (this.normals[c * 3 + k] ?? 0)
    const [ux, uy, uz] = [p(b, 0) - p(a, 0), p(b, 1) - p(a, 1), p(b, 2) - p(a, 2)]
    const [vx, vy, vz] = [p(c, 0) - p(a, 0), p(c, 1) - p(a, 1), p(c, 2) - p(a, 2)]
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    if (x * x + y * y + z * z < 1e-20) return
    if (x * n(0) + y * n(1) + z * n(2) < 0) this.index.push(a, c, b)
    else this.index.push(a, b, c)
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c)
    this.triangle(a, c, d)
  }

  /** Adds a copy of another shell, turned about the axle by `turn` radians and, where asked, mirrored left to right before. */
  add(other: Shell, turn = 0, mirrored = false): void {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const first = this.openness.length
    const side = mirrored ? -1 : 1
    for (let i = 0; i < other.openness.length; i++) {
      const at = (list: number[], k: number) => list[i * 3 + k] ?? 0
      const [x, y] = [at(other.positions, 0) * side, at(other.positions, 1)]
      const [nx, ny] = [at(other.normals, 0) * side, at(other.normals, 1)]
      this.positions.push(x * cos - y * sin, x * sin + y * cos, at(other.positions, 2))
      this.normals.push(nx * cos - ny * sin, nx * sin + ny * cos, at(other.normals, 2))
      this.openness.push(other.openness[i] ?? 1)
    }
    for (let i = 0; i < other.index.length; i += 3) {
      const [a, b, c] = [other.index[i] ?? 0, other.index[i + 1] ?? 0, other.index[i + 2] ?? 0]
      this.index.push(first + a, first + (mirrored ? c : b), first + (mirrored ? b : c))
    }
  }

  /** Moves every corner; `move` gets and gives x, y, z. Normals stay. */
  shift(move: (x: number, y: number, z: number) => [number, number, number]): void {
    for (let i = 0; i < this.positions.length; i += 3) {
      const moved = move(this.positions[i] ?? 0, this.positions[i + 1] ?? 0, this.positions[i + 2] ?? 0)
      for (let k = 0; k < 3; k++) this.positions[i + k] = moved[k] ?? 0
    }
  }

  /** The surface with the attributes `position`, `normal` and `open`. */
  geometry(): THREE.BufferGeometry {
    const made = new THREE.BufferGeometry()
    made.setAttribute('position', new THREE.Float32BufferAttribute(this.positions, 3))
    made.setAttribute('normal', new THREE.Float32BufferAttribute(this.normals, 3))
    made.setAttribute('open', new THREE.Float32BufferAttribute(this.openness, 1))
    made.setIndex(this.index)
    return made
  }
}

/** A point of a turned profile: distance from the axle, height along it, and how open to the light. */
export type ProfilePoint = readonly [r: number, z: number, open?: number]

/**
 * Turns a profile about the axle. The surface faces to the left of the way: outwards in r where z falls, towards +z where r grows.
 * Edges sharper than `crease` (radians) stay hard. `from` and `to` bound the turn; `wave` may tilt normals, by point and angle.
 */
export function lathe(shell: Shell, profile: readonly ProfilePoint[], segments: number, crease = 0.6, from = 0, to = Math.PI * 2): void {
  const directions: [number, number][] = []
  for (let i = 0; i + 1 < profile.length; i++) {
    const [a, b] = [profile[i] as ProfilePoint, profile[i + 1] as ProfilePoint]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    directions.push([-(b[1] - a[1]) / length, (b[0] - a[0]) / length])
  }
  const soft = (a: [number, number] | undefined, b: [number, number]): [number, number] =>
    a && a[0] * b[0] + a[1] * b[1] > Math.cos(crease) ? [a[0] + b[0], a[1] + b[1]] : b
  for (let i = 0; i < directions.length; i++) {
    const direction = directions[i] as [number, number]
    const [a, b] = [profile[i] as ProfilePoint, profile[i + 1] as ProfilePoint]
    const [na, nb] = [soft(directions[i - 1], direction), soft(directions[i + 1], direction)]
    let last: [number, number] | undefined
    for (let j = 0; j <= segments; j++) {
      const angle = from + ((to - from) * j) / segments
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const next: [number, number] = [
        shell.vertex(a[0] * cos, a[0] * sin, a[1], na[0] * cos, na[0] * sin, na[1], a[2]),
        shell.vertex(b[0] * cos, b[0] * sin, b[1], nb[0] * cos, nb[0] * sin, nb[1], b[2]),
      ]
      if (last) shell.quad(last[0], last[1], next[1], next[0])
      last = next
    }
  }
}
