import * as THREE from 'three'
import { ease } from './curve.ts'
import type { Solid } from './solid.ts'

type Triple = readonly [number, number, number]

/** Share of the sky over a point that a box hides, looked at along a normal (after Quilez, "box occlusion", from the solid angles of its faces). */
function hiddenByBox(point: Triple, low: Triple, high: Triple): number {
  // eight directions to the corners, then the form factors of the edges of the seen faces (Lambert 1760)
  const direction = (x: number, y: number, z: number): Triple => {
    const d: Triple = [x - point[0], y - point[1], z - point[2]]
    const length = Math.hypot(...d) || 1
    return [d[0] / length, d[1] / length, d[2] / length]
  }
  const edge = (a: Triple, b: Triple) => {
    const cos = Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))
    const cross = a[2] * b[0] - a[0] * b[2]
    const sin = Math.sqrt(1 - cos * cos)
    return sin < 1e-6 ? 0 : (Math.acos(cos) * cross) / sin
  }
  const faces: Triple[][] = []
  const [x0, y0, z0] = low
  const [x1, y1, z1] = high
  if (point[1] < y0)
    faces.push([
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ])
  if (point[0] < x0)
    faces.push([
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ])
  if (point[0] > x1)
    faces.push([
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ])
  if (point[2] < z0)
    faces.push([
      [x0, y0, z0],
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y0, z0],
    ])
  if (point[2] > z1)
    faces.push([
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ])
  let sum = 0
  for (const face of faces) {
    const corners = face.map((corner) => direction(...corner))
    let turn = 0
    for (let i = 0; i < 4; i++) turn += edge(corners[i] as Triple, corners[(i + 1) % 4] as Triple)
    sum += Math.abs(turn) / (2 * Math.PI)
  }
  return Math.min(1, sum)
}

const width = 320
const height = 240

/**
 * How open the floor is under and around a body: 1 open, 0 hidden, as a texture over 10 x 7.5 m. The body counts as two boxes, the wheels as
 * four; the large light overhead reaches less under the car than the sky of a field would. Red: all of it; green: the wheels alone.
 */
export function floorShade(solid: Solid): { texture: THREE.DataTexture; box: THREE.Vector4 } {
  const { shape, frontAxle, rearAxle, wheelRadius } = solid
  const half = shape.width / 2
  const belt = solid.belt(shape.length / 2)
  const body: [Triple, Triple][] = [
    [
      [-shape.length / 2 + 0.16, shape.clearance, -half + 0.05],
      [shape.length / 2 - 0.18, belt, half - 0.05],
    ],
    [
      [shape.length / 2 - shape.rearGlassTop, belt, -half + 0.28],
      [shape.length / 2 - shape.windscreenTop, shape.height, half - 0.28],
    ],
  ]
  const wheels: [Triple, Triple][] = []
  for (const s of [frontAxle, rearAxle])
    for (const side of [1, -1]) {
      const x = shape.length / 2 - s
      const z = side * (half - 0.13)
      wheels.push([
        [x - wheelRadius * 0.42, 0.004, z - 0.1],
        [x + wheelRadius * 0.42, wheelRadius, z + 0.1],
      ])
    }
  const data = new Uint8Array(width * height * 4)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const point: Triple = [((i + 0.5) / width - 0.5) * 10, 0, ((j + 0.5) / height - 0.5) * 7.5]
      let open = 1
      // far from the car there is no shadow at all
      const edge = 1 + 0.25 * ease(0.7, 1, Math.max(Math.abs(point[0]) / 5, Math.abs(point[2]) / 3.75))
      for (const [low, high] of wheels) open *= 1 - hiddenByBox(point, low, high)
      const besideWheels = open
      for (const [low, high] of body) open *= 1 - hiddenByBox(point, low, high)
      data[4 * (j * width + i)] = Math.round(255 * ease(0, 0.95, open ** 1.3 * edge))
      data[4 * (j * width + i) + 1] = Math.round(255 * ease(0.1, 0.8, besideWheels))
    }
  const texture = new THREE.DataTexture(data, width, height)
  texture.magFilter = texture.minFilter = THREE.LinearFilter
  texture.needsUpdate = true
  return { texture, box: new THREE.Vector4(-5, -3.75, 1 / 10, 1 / 7.5) }
}
