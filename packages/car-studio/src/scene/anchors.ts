import * as THREE from 'three'
import type { Angle } from '../contract.ts'
import type { Body } from './body.ts'
import { cameraFor } from './camera.ts'
import { makeSolid, type Solid } from './solid.ts'

/** A place of a picture in pixels. */
export type Spot = readonly [x: number, y: number]

/** Where in the pictures of a body lies what is put on them when they are composed. Rows of places from the top, each from its left. */
export interface Anchors {
  /** three places along the upper edge of the plate and three along its lower one */
  plate?: Spot[]
  /** corners of the square around the rim of the front and of the rear wheel: upper left, upper right, lower right, lower left */
  wheels?: [Spot[], Spot[]]
  /** the nose, thirteen columns (`faceColumns`) by twelve rows (`faceRows`, close where a nose bends into its bonnet) of its front elevation */
  face?: Spot[]
  /** foot and tip of a rod on the roof */
  rod?: [Spot, Spot]
}

/** Distances from the middle along the skin, to the left of the picture negative, and heights at which the nose is measured; metres. */
export const faceColumns = [-1, -0.9, -0.8, -0.65, -0.5, -0.25, 0, 0.25, 0.5, 0.65, 0.8, 0.9, 1]
export const faceRows = [1.15, 1.05, 0.98, 0.92, 0.87, 0.82, 0.77, 0.7, 0.6, 0.5, 0.38, 0.25]

/** Metres between the outer face of a tyre and the edge of its rim. */
const lipInset = 0.0125
/** Metres by which the edge of a rim is larger than its inches say. */
const flange = 0.0172

const round = (value: number) => Math.round(value * 4) / 4

/** What is put on the picture of a body from this side. The left sides are the right ones, mirrored. */
export function anchorsOf(body: Body, angle: Angle, width: number, height: number): Anchors {
  const solid = makeSolid(body.shape)
  const camera = cameraFor(angle, solid, width / height)
  const seen = (x: number, y: number, z: number): Spot => {
    const at = new THREE.Vector3(x, y, z).project(camera)
    return [round(((at.x + 1) / 2) * width), round(((1 - at.y) / 2) * height)]
  }
  const isFront = angle.startsWith('Front')
  const isLateral = angle.startsWith('Lateral')
  const isEnd = angle === 'Front' || angle === 'Back'
  return {
    ...(!isLateral && plateOf(body, solid, isFront, seen)),
    ...(!isEnd && { wheels: wheelsOf(body, solid, seen) }),
    ...(isFront && { face: faceOf(solid, seen) }),
    ...rodOf(body, solid, seen),
  }
}

/** The corners and the middle of the plate, as they are meshed. */
function plateOf(body: Body, solid: Solid, isFront: boolean, seen: (x: number, y: number, z: number) => Spot): Pick<Anchors, 'plate'> {
  const all = placesOf(body, solid, 'plates', 'plateWhite').filter(({ x }) => x > 0 === isFront)
  if (all.length === 0) return {}
  const [low, high] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const half = Math.max(...all.map(({ z }) => z))
  const at = (z: number, y: number) => {
    const near = (p: THREE.Vector3) => Math.hypot(p.z - z, p.y - y) - 0.05 * Math.abs(p.x)
    const best = all.reduce((a, b) => (near(b) < near(a) ? b : a))
    return seen(best.x, best.y, best.z)
  }
  // seen from before, the right side of the car is on the left
  const columns = isFront ? [half, 0, -half] : [-half, 0, half]
  return { plate: [high, low].flatMap((y) => columns.map((z) => at(z, y))) }
}

const furnished = new WeakMap<Body, THREE.Object3D[]>()

function placesOf(body: Body, solid: Solid, group: string, finish: string): THREE.Vector3[] {
  const parts = furnished.get(body) ?? body.furnish(solid)
  furnished.set(body, parts)
  const groups = parts.filter(({ name }) => name === group)
  const meshes = groups.flatMap(({ children }) => children as THREE.Mesh[]).filter(({ name }) => name.endsWith(finish))
  return meshes.flatMap(({ geometry }) => {
    const places = geometry.getAttribute('position')
    return Array.from({ length: places.count }, (_, i) => new THREE.Vector3().fromBufferAttribute(places, i))
  })
}

function rodOf(body: Body, solid: Solid, seen: (x: number, y: number, z: number) => Spot): Pick<Anchors, 'rod'> {
  const places = placesOf(body, solid, 'aerial', 'rubber').sort((a, b) => a.y - b.y)
  const [foot, tip] = [places[0], places.at(-1)]
  return foot && tip ? { rod: [seen(foot.x, foot.y, 0), seen(tip.x, tip.y, 0)] } : {}
}

function wheelsOf(body: Body, solid: Solid, seen: (x: number, y: number, z: number) => Spot): [Spot[], Spot[]] {
  const { length, width, wheelRadius } = body.shape
  const radius = (body.wheels.rim * 0.0254) / 2 + flange
  const z = width / 2 - (body.wheelInset ?? 0.012) - lipInset
  const square = (s: number) =>
    (
      [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ] as const
    ).map(([x, y]) => seen(length / 2 - s + x * radius, wheelRadius + y * radius, z))
  return [square(solid.frontAxle), square(solid.rearAxle)]
}

/** The nose on the grid of its front elevation: as far from the middle along the skin as the drawing measures it. */
function faceOf(whole: Solid, seen: (x: number, y: number, z: number) => Spot): Spot[] {
  const solid = makeSolid({ ...whole.shape, presses: [], cuts: [] })
  return faceRows.flatMap((row) => {
    // above the bonnet there is no nose: the grid goes on upright
    let y = row
    while (solid.distance(0, y, 0) > 0 && y > 0.3) y -= 0.01
    const middle = solid.endAt(y, 0, 'front')
    const along = (z: number) => z + Math.max(0, middle - solid.endAt(y, z, 'front'))
    return faceColumns.map((u) => {
      let [low, high] = [0, whole.shape.width / 2 - 0.005]
      for (let i = 0; i < 24; i++) {
        const z = (low + high) / 2
        if (along(z) < Math.abs(u)) low = z
        else high = z
      }
      const x = solid.endAt(y, low, 'front')
      // columns run to the right of the picture, which is the left side of the car
      return seen(x > 0 ? x : middle - (Math.abs(u) - low), row, u < 0 ? low : -low)
    })
  })
}

function emblemOf(body: Body): FaceDrawing['emblem'] {
  const ys = placesOf(body, makeSolid(body.shape), 'emblem', '')
    .filter(({ x }) => x > 0)
    .map(({ y }) => y)
  if (ys.length === 0) return null
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  return [Math.round((low + high) * 500) / 1000, Math.round((high - low) * 500) / 1000]
}

/** Openings and lamps of a nose as its front elevation draws them, half of it. */
export interface FaceDrawing {
  grilles: string[]
  lamps: string[]
  /** height of the middle of its emblem and half of its height; null for none */
  emblem: [y: number, half: number] | null
}

export function faceDrawing(body: Body): FaceDrawing {
  const { front } = body.drawing
  const areas = (kind: string) =>
    front.filter(({ as, stroke, erase }) => as === kind && stroke === undefined && !erase).map(({ path }) => path)
  return { grilles: areas('grille'), lamps: areas('lamp'), emblem: emblemOf(body) }
}
