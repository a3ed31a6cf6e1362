import * as THREE from 'three'
import { finish, surface } from './finishes.ts'
import type { Solid } from './solid.ts'

const steps = 96
const dark = surface({ color: [0.014, 0.014, 0.014], rough: 0.95, open: 0.16 })

/**
 * The wheel arches: the folded edge of the wing around each wheel and the dark lining behind it. The skin is cut there by its shader,
 * exactly round; here is what closes the cut. `lining` is how far the arch reaches inwards, metres.
 */
export function wheelArches(solid: Solid, lining = 0.34): THREE.Group {
  const group = new THREE.Group()
  const { shape, archRadius, wheelRadius } = solid
  for (const axle of [solid.frontAxle, solid.rearAxle]) {
    const lip: number[][] = []
    for (let i = 0; i <= steps; i++) {
      const angle = (-0.22 + (1.44 * i) / steps) * Math.PI
      const s = axle - Math.cos(angle) * archRadius
      const y = wheelRadius + Math.sin(angle) * archRadius
      const edge = solid.halfWidth(s, y)
      if (edge > 0) lip.push([shape.length / 2 - s, y, edge])
    }
    for (const side of [1, -1]) {
      const rows = lip.map(([x = 0, y = 0, z = 0]) => {
        const inward = new THREE.Vector2(solid.shape.length / 2 - axle - x, wheelRadius - y).normalize()
        return [
          [x, y, z * side],
          [x + inward.x * 0.004, y + inward.y * 0.004, (z - 0.006) * side],
          [x + inward.x * 0.004, y + inward.y * 0.004, (z - 0.03) * side],
        ]
      })
      group.add(new THREE.Mesh(strip(rows), finish('plastic')))
      // the last point closes the arch inwards, so that no light comes through from the other side
      const walls = lip.map(([x = 0, y = 0, z = 0]) => [
        [x, y, (z - 0.004) * side],
        [x, y, (z - lining) * side],
        [solid.shape.length / 2 - axle, wheelRadius, (z - lining) * side],
      ])
      group.add(new THREE.Mesh(strip(walls), dark))
    }
  }
  return group
}

/** A band of quads through rows of points, with smooth normals. */
function strip(rows: number[][][]): THREE.BufferGeometry {
  const across = rows[0]?.length ?? 0
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(rows.flat(2), 3))
  const corners: number[] = []
  for (let i = 0; i + 1 < rows.length; i++)
    for (let j = 0; j + 1 < across; j++) {
      const a = i * across + j
      corners.push(a, a + 1, a + across, a + 1, a + across + 1, a + across)
    }
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return geometry
}
