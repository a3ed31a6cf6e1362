import * as THREE from 'three'
import type { Angle } from '../contract.ts'
import type { Solid } from './solid.ts'

/** The eight outside angles: degrees around the car from the nose towards its right side. */
export const angles = {
  Front: 0,
  FrontRight: 40,
  LateralRight: 90,
  BackRight: 140,
  Back: 180,
  BackLeft: -140,
  LateralLeft: -90,
  FrontLeft: -40,
} as const satisfies Record<Angle, number>

/**
 * The same camera for every car: direction, height and lens depend on the angle alone. It stands a little further away from a longer or a
 * taller car, so that all fill the picture alike and the larger one still looks larger. Wheels stand low in the picture: the upper corners
 * belong to the badges of a card.
 */
export function cameraFor(angle: Angle, solid: Solid, aspect: number): THREE.PerspectiveCamera {
  const degrees = angles[angle]
  const turn = (degrees * Math.PI) / 180
  const end = degrees === 0 || degrees === 180
  const lateral = Math.abs(degrees) === 90
  const { length, width, height } = solid.shape
  const distance = end ? 7.8 * (height / 1.7) ** 0.35 : (lateral ? 10.6 : 8.4) * Math.max(length / 4.45, height / 1.7) ** 0.75
  const camera = new THREE.PerspectiveCamera(lateral ? 19.5 : 21, aspect, 0.5, 60)
  const eye = end ? 1.22 : lateral ? 1.12 : 1.5
  camera.position.set(Math.cos(turn) * distance, eye, Math.sin(turn) * distance)
  camera.lookAt(0, end ? 0.79 : lateral ? 1.14 : 0.88, 0)
  camera.updateMatrixWorld()
  // what is near is wide: the lens is shifted until both ends of the car are equally far from the edges of the picture
  const ends = [1, -1].flatMap((x) => [1, -1].map((z) => new THREE.Vector3((x * length) / 2, 0.6, (z * width) / 2).project(camera).x))
  camera.projectionMatrix.elements[8] += (Math.min(...ends) + Math.max(...ends)) / 2
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return camera
}
