import * as THREE from 'three'
import { finish } from '../finishes.ts'
import { windscreenFrame } from '../parts.ts'
import type { Solid } from '../solid.ts'

/** The windscreen of an open car; s, y and z in metres. */
export interface Screen {
  /** s of the foot of the pane in the middle, and of the foot of the pillar with its distance from the middle */
  base: number
  foot: readonly [number, number]
  /** s and y of the header in the middle, and of the upper corner with its distance from the middle */
  head: readonly [number, number]
  corner: readonly [number, number, number]
  width?: number
  finish?: 'paint' | 'glossBlack' | 'satinMetal' | 'chrome'
}

/** Pane, pillars and header of the windscreen of an open car, standing on the cowl. */
export function openScreen(solid: Solid, screen: Screen): THREE.Object3D[] {
  const { foot, head, corner } = screen
  const half = solid.shape.length / 2
  const footY = solid.topAt(half - foot[0], foot[1]) - 0.012
  const [cs, cy, cz] = corner
  // the corner of the frame is rounded: the last part of the pillar leans in
  const path: [number, number, number][] = [
    [foot[0], footY, foot[1]],
    [foot[0] + (cs - foot[0]) * 0.34, footY + (cy - footY) * 0.36, foot[1] + (cz - foot[1]) * 0.26],
    [foot[0] + (cs - foot[0]) * 0.68, footY + (cy - footY) * 0.71, foot[1] + (cz - foot[1]) * 0.58],
    [foot[0] + (cs - foot[0]) * 0.92, footY + (cy - footY) * 0.945, foot[1] + (cz - foot[1]) * 0.87],
    [cs, cy, cz - 0.055],
    [cs - (cs - head[0]) * 0.45, cy + (head[1] - cy) * 0.45, cz * 0.72],
    [cs - (cs - head[0]) * 0.85, cy + (head[1] - cy) * 0.85, cz * 0.38],
    [head[0], head[1], 0],
  ]
  const frame = windscreenFrame(solid, { path, width: screen.width ?? 0.05, finish: screen.finish ?? 'paint' })
  return [frame, pane(solid, screen, footY)]
}

/** The bent pane between cowl and header. */
function pane(solid: Solid, { base, foot, head, corner }: Screen, footY: number): THREE.Mesh {
  const half = solid.shape.length / 2
  const [across, up] = [32, 14]
  const positions: number[] = []
  for (let j = 0; j <= up; j++)
    for (let i = 0; i <= across; i++) {
      const t = (2 * i) / across - 1
      const k = j / up
      const zLow = foot[1] * t
      const sLow = base + (foot[0] - base) * t * t
      const yLow = Math.min(solid.topAt(half - sLow, Math.abs(zLow)), footY + 0.2) - 0.015
      const zHigh = corner[2] * t
      const sHigh = head[0] + (corner[0] - head[0]) * t * t
      const yHigh = head[1] + (corner[1] - head[1]) * t * t
      const bulge = 0.035 * Math.sin(Math.PI * k)
      positions.push(
        half - (sLow + (sHigh - sLow) * k) + bulge * 0.5,
        yLow + (yHigh - yLow) * k + bulge * 0.6,
        zLow + (zHigh - zLow) * k ** 1.15,
      )
    }
  const corners: number[] = []
  for (let j = 0; j < up; j++)
    for (let i = 0; i < across; i++) {
      const a = j * (across + 1) + i
      const b = a + across + 1
      corners.push(a, a + 1, b, a + 1, b + 1, b)
    }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return new THREE.Mesh(geometry, finish('glass'))
}
