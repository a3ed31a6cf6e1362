/** Rounded shapes from which the parts of a car are put together. Metres; every shape is indexed and has smooth normals. */
import * as THREE from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import { clamp, mix } from '../curve.ts'

/** x forward, y up, z to the car's right. */
export type Point = readonly [number, number, number]
/** A point of a flat outline. */
export type Flat = readonly [number, number]

/** Power that keeps the sign: bends circles into rounded rectangles. */
const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent

/** @throws RangeError outside the list: an error of the caller. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no element ${index} of ${list.length}`)
  return found
}

/** `count` numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? from : from + ((to - from) * i) / (count - 1)))

function shape(points: readonly Point[], index: number[]): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(new Float32Array(points.flat()), 3))
  geometry.setIndex(index)
  return geometry
}

/** Six times the volume that the triangles enclose; negative when they face inwards. */
function volume(points: readonly Point[], index: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [at(points, at(index, i)), at(points, at(index, i + 1)), at(points, at(index, i + 2))]
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return sum
}

/** Turns every triangle round. */
function turned(index: number[]): number[] {
  const out = index.slice()
  for (let i = 0; i < out.length; i += 3) [out[i + 1], out[i + 2]] = [at(index, i + 2), at(index, i + 1)]
  return out
}

/**
 * A skin over rows of points, all of the same length. `closed` joins the ends of each row; `caps` closes first and last row by a fan, and
 * then the faces look outwards by themselves; otherwise they look to `facing`, which is a point on the visible side.
 */
export function loft(
  rows: readonly (readonly Point[])[],
  options: { closed?: boolean; caps?: boolean; facing?: Point } = {},
): THREE.BufferGeometry {
  const width = at(rows, 0).length
  const points: Point[] = rows.flat()
  let index: number[] = []
  for (let i = 0; i < rows.length - 1; i++) {
    for (let j = 0; j < (options.closed ? width : width - 1); j++) {
      const [a, b] = [i * width + j, i * width + ((j + 1) % width)]
      index.push(a, b, b + width, a, b + width, a + width)
    }
  }
  if (options.caps) {
    for (const row of [0, rows.length - 1]) {
      const ring = at(rows, row)
      const centre = points.length
      points.push([0, 1, 2].map((k) => ring.reduce((sum, p) => sum + (p[k] ?? 0), 0) / width) as unknown as Point)
      for (let j = 0; j < width; j++) {
        const [a, b] = [row * width + j, row * width + ((j + 1) % width)]
        index.push(...(row === 0 ? [centre, b, a] : [centre, a, b]))
      }
    }
  }
  if (options.facing) {
    const [a, b, c] = [at(points, at(index, 0)), at(points, at(index, 1)), at(points, at(index, 2))].map((p) => new THREE.Vector3(...p))
    if (a && b && c) {
      const normal = b.clone().sub(a).cross(c.clone().sub(a))
      if (normal.dot(new THREE.Vector3(...options.facing).sub(a)) < 0) index = turned(index)
    }
  } else if (volume(points, index) < 0) index = turned(index)
  const geometry = shape(points, index)
  geometry.computeVertexNormals()
  return geometry
}

/** A closed ring of `count` points with half axes `a` and `b`; `square` 2 is an ellipse, 4 a rounded rectangle. */
export function ring(a: number, b: number, count = 24, square = 2): Flat[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    return [a * power(Math.cos(angle), 2 / square), b * power(Math.sin(angle), 2 / square)] as const
  })
}

/** A rectangle of full width `w` and height `h` with round corners of radius `r`, counter-clockwise. */
export function roundedRectangle(w: number, h: number, r: number, corner = 5): Flat[] {
  const out: Flat[] = []
  for (const [i, [sx, sy]] of (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).entries()) {
    for (const t of steps(0, Math.PI / 2, corner + 1)) {
      const angle = t + (i * Math.PI) / 2
      out.push([sx * (w / 2 - r) + r * Math.cos(angle), sy * (h / 2 - r) + r * Math.sin(angle)])
    }
  }
  return out
}

/** A box with round edges of radius `r` around the origin (full sizes x, y, z), its flat faces in `flats` strips (along x, y, z) so that it can be bent. */
export function pad(x: number, y: number, z: number, r: number, flats: number | Point = 3, corner = 3): THREE.BufferGeometry {
  const half = [x / 2, y / 2, z / 2] as const
  const radius = Math.min(r, ...half.map((h) => h * 0.999))
  const lines = half.map((h, axis) => {
    const round = steps(0, Math.PI / 4, corner + 1).map((a) => Math.tan(a) * radius)
    const flat = steps(-(h - radius), h - radius, (typeof flats === 'number' ? flats : at(flats, axis)) + 1)
    return [...round.map((v) => -(h - radius) - v).reverse(), ...flat.slice(1, -1), ...round.map((v) => h - radius + v)]
  })
  const points: Point[] = []
  const index: number[] = []
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
    for (const side of [-1, 1]) {
      const start = points.length
      const [us, vs] = [at(lines, u), at(lines, v)]
      for (const pu of us) {
        for (const pv of vs) {
          const raw = [0, 0, 0]
          raw[axis] = side * at(half, axis)
          raw[u] = pu
          raw[v] = pv
          const inner = raw.map((c, k) => clamp(c, -(at(half, k) - radius), at(half, k) - radius))
          const out = raw.map((c, k) => c - at(inner, k))
          const length = Math.hypot(...out) || 1
          points.push(inner.map((c, k) => c + (at(out, k) / length) * radius) as unknown as Point)
        }
      }
      for (let i = 0; i < us.length - 1; i++) {
        for (let j = 0; j < vs.length - 1; j++) {
          const a = start + i * vs.length + j
          const quad = [a, a + vs.length, a + vs.length + 1, a, a + vs.length + 1, a + 1]
          index.push(...(side > 0 ? quad : turned(quad)))
        }
      }
    }
  }
  const welded = mergeVertices(shape(points, index), 1e-6)
  welded.computeVertexNormals()
  return welded
}

/** The shape with every point moved by `move`; normals follow. */
export function bent(geometry: THREE.BufferGeometry, move: (x: number, y: number, z: number) => Point): THREE.BufferGeometry {
  const out = geometry.clone()
  const position = out.getAttribute('position')
  for (let i = 0; i < position.count; i++) position.setXYZ(i, ...move(position.getX(i), position.getY(i), position.getZ(i)))
  out.computeVertexNormals()
  return out
}

/** The shape turned (radians, in the order z, y, x) and moved. */
export function placed(geometry: THREE.BufferGeometry, [x, y, z]: Point, [rx, ry, rz]: Point = [0, 0, 0]): THREE.BufferGeometry {
  const turn = new THREE.Matrix4().makeRotationFromEuler(new THREE.Euler(rx, ry, rz))
  return geometry.clone().applyMatrix4(turn.setPosition(x, y, z))
}

/** The same shape on the other side of the car. */
export function mirrored(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const out = geometry.clone()
  for (const name of ['position', 'normal']) {
    const values = out.getAttribute(name)
    for (let i = 0; i < values.count; i++) values.setZ(i, -values.getZ(i))
  }
  out.setIndex(turned(Array.from(out.getIndex()?.array ?? [])))
  return out
}

/**
 * A tube along points (at least two; smoothed), its section given for each place 0..1 in metres [across, up]; `up` is the direction that the
 * section's second axis keeps to. Ends are closed and, with `round`, rounded off over that length (metres).
 */
export function tube(
  path: readonly Point[],
  section: (t: number) => readonly Flat[],
  options: { count?: number; up?: Point; round?: number; straight?: boolean } = {},
): THREE.BufferGeometry {
  const vectors = path.map((p) => new THREE.Vector3(...p))
  const curve: THREE.Curve<THREE.Vector3> =
    vectors.length === 2 || options.straight
      ? new THREE.CatmullRomCurve3(vectors, false, 'catmullrom', 0)
      : new THREE.CatmullRomCurve3(vectors, false, 'centripetal')
  const length = curve.getLength()
  const end = options.round ? clamp(options.round / length, 0, 0.45) : 0
  const caps = end ? [0, 0.04, 0.15, 0.35, 0.65].map((t) => t * end) : []
  const inner = steps(end, 1 - end, options.count ?? 16)
  const places = [...caps, ...inner, ...caps.map((t) => 1 - t).reverse()]
  const up = new THREE.Vector3(...(options.up ?? [0, 1, 0]))
  const rows = places.map((t) => {
    const centre = curve.getPointAt(clamp(t, 0, 1))
    const along = curve.getTangentAt(clamp(t, 0, 1))
    const across = along.clone().cross(up).normalize()
    const above = across.clone().cross(along).normalize()
    const edge = Math.min(t, 1 - t)
    const k = end && edge < end ? Math.max(0.03, Math.sqrt(1 - (1 - edge / end) ** 2)) : 1
    return section(t).map(([a, b]): Point => {
      const p = centre
        .clone()
        .addScaledVector(across, a * k)
        .addScaledVector(above, b * k)
      return [p.x, p.y, p.z]
    })
  })
  return loft(rows, { closed: true, caps: true })
}

/** A round bar between two points. */
export const bar = (from: Point, to: Point, radius: number, around = 12): THREE.BufferGeometry => {
  const up: Point = Math.abs(to[1] - from[1]) > Math.hypot(to[0] - from[0], to[2] - from[2]) ? [1, 0, 0] : [0, 1, 0]
  return tube([from, to], () => ring(radius, radius, around), { count: 2, round: radius * 0.4, up })
}

/** The closed outline with no edge longer than `longest`, so that it can follow a bent surface. */
function divided(outline: readonly Flat[], longest: number): Flat[] {
  return outline.flatMap((a, i) => {
    const b = at(outline, (i + 1) % outline.length)
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / longest))
    return steps(0, 1, parts + 1)
      .slice(0, -1)
      .map((t): Flat => [mix(a[0], b[0], t), mix(a[1], b[1], t)])
  })
}

/**
 * A low slab over an outline that sees its own centre: `surface` says where the point (u, v) lies at height h above the ground it lies on.
 * `height` is the top, `radius` the rounding of its edge, `foot` the depth to which the edge goes down (0 or below).
 */
export function slab(
  edge: readonly Flat[],
  surface: (u: number, v: number, h: number) => Point,
  options: { height: number; radius: number; foot?: number; dome?: number; rings?: number },
): THREE.BufferGeometry {
  const outline = divided(edge, 0.018)
  const count = outline.length
  const inwards = outline.map((_, i): Flat => {
    const [a, b] = [at(outline, (i + count - 1) % count), at(outline, (i + 1) % count)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  })
  const inset = (by: number): Flat[] => outline.map((p, i) => [p[0] + at(inwards, i)[0] * by, p[1] + at(inwards, i)[1] * by])
  const { height, radius } = options
  const flat = inset(radius)
  const centre: Flat = [flat.reduce((sum, p) => sum + p[0], 0) / count, flat.reduce((sum, p) => sum + p[1], 0) / count]
  const rows: Point[][] = []
  const dome = options.dome ?? 0
  for (const k of steps(0.001, 1, options.rings ?? 5)) {
    rows.push(flat.map((p) => surface(mix(centre[0], p[0], k), mix(centre[1], p[1], k), height + dome * (1 - k * k))))
  }
  for (const angle of steps(0, Math.PI / 2, 5).slice(1)) {
    rows.push(inset(radius * (1 - Math.sin(angle))).map((p) => surface(p[0], p[1], height - radius * (1 - Math.cos(angle)))))
  }
  rows.push(outline.map((p) => surface(p[0], p[1], options.foot ?? 0)))
  return loft(rows, { closed: true, facing: surface(centre[0], centre[1], height + 0.1) })
}

/** Cuts a shape where `level` is zero; returns the part where it is positive and the other; normals are those of the whole. */
export function cut(
  geometry: THREE.BufferGeometry,
  level: (x: number, y: number, z: number) => number,
): [THREE.BufferGeometry, THREE.BufferGeometry] {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const index = Array.from(geometry.getIndex()?.array ?? [])
  const corner = (i: number) => {
    const values = [position.getX(i), position.getY(i), position.getZ(i), normal.getX(i), normal.getY(i), normal.getZ(i)]
    return { values, level: level(position.getX(i), position.getY(i), position.getZ(i)) }
  }
  type Corner = ReturnType<typeof corner>
  const build = (sign: number): THREE.BufferGeometry => {
    const out: number[][] = []
    for (let i = 0; i < index.length; i += 3) {
      const triangle = [corner(at(index, i)), corner(at(index, i + 1)), corner(at(index, i + 2))]
      const kept: Corner[] = []
      for (let k = 0; k < 3; k++) {
        const [a, b] = [at(triangle, k), at(triangle, (k + 1) % 3)]
        if (a.level * sign >= 0) kept.push(a)
        if (a.level * sign >= 0 !== b.level * sign >= 0) {
          const t = a.level / (a.level - b.level)
          kept.push({ values: a.values.map((v, n) => mix(v, at(b.values, n), t)), level: 0 })
        }
      }
      for (let k = 1; k < kept.length - 1; k++) out.push(at(kept, 0).values, at(kept, k).values, at(kept, k + 1).values)
    }
    const part = new THREE.BufferGeometry()
    part.setAttribute('position', new THREE.BufferAttribute(new Float32Array(out.flatMap((v) => v.slice(0, 3))), 3))
    part.setAttribute('normal', new THREE.BufferAttribute(new Float32Array(out.flatMap((v) => v.slice(3))), 3))
    part.setIndex(out.map((_, i) => i))
    return part
  }
  return [build(1), build(-1)]
}
