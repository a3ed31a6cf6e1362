import * as THREE from 'three'
import { describe, expect, it } from 'vitest'
import { fitDesign } from './wheels/designs.ts'
import { meshPlate } from './wheels/plate.ts'
import { squash } from './wheels/tyre.ts'
import { type WheelDesign, wheel, wheelDesigns, wheelShells } from './wheels.ts'

const sizes = [
  { radius: 0.29, rim: 14, width: 0.175 },
  { radius: 0.38, rim: 20, width: 0.275 },
]
const middling = { radius: 0.33, rim: 18, width: 0.225 }

function points(geometry: THREE.BufferGeometry, name: 'position' | 'normal'): THREE.Vector3[] {
  const attribute = geometry.getAttribute(name)
  return Array.from({ length: attribute.count }, (_, i) => new THREE.Vector3().fromBufferAttribute(attribute, i))
}

const meshes = (group: THREE.Group) => group.children.filter((child) => child instanceof THREE.Mesh)

/** Whether every point has another at the same place in a moved copy, to less than half a millimetre. */
function same(from: readonly THREE.Vector3[], move: (point: THREE.Vector3) => THREE.Vector3): boolean {
  const cell = (v: number) => Math.round(v * 4e3)
  const key = (x: number, y: number, z: number) => ((x + 4096) * 8192 + y + 4096) * 8192 + z + 4096
  const places = new Set(from.map(({ x, y, z }) => key(cell(x), cell(y), cell(z))))
  const near = [0, -1, 1]
  return from.every((point) => {
    const { x, y, z } = move(point.clone())
    return near.some((dx) => near.some((dy) => near.some((dz) => places.has(key(cell(x) + dx, cell(y) + dy, cell(z) + dz)))))
  })
}

/** The largest value that a measure has on the points. */
const most = (list: readonly THREE.Vector3[], measure: (point: THREE.Vector3) => number) =>
  list.reduce((most, point) => Math.max(most, measure(point)), Number.NEGATIVE_INFINITY)

const axle = new THREE.Vector3(0, 0, 1)

describe.each(wheelDesigns)('wheel %s', (design: WheelDesign) => {
  it.each(sizes)('stays in its place with rim $rim', (size) => {
    let triangles = 0
    const group = wheel(design, size)
    expect(meshes(group).length).toBeLessThanOrEqual(11)
    for (const mesh of meshes(group)) {
      const places = points(mesh.geometry, 'position')
      expect(places.every(({ x, y, z }) => Number.isFinite(x + y + z))).toBe(true)
      expect(most(places, ({ x, y }) => Math.hypot(x, y))).toBeLessThan(size.radius + squash + 1e-6)
      expect(most(places, ({ y }) => -y)).toBeLessThan(size.radius + 1e-6)
      expect(most(places, ({ z }) => Math.abs(z))).toBeLessThan(size.width / 2 + 0.006)
      expect(most(points(mesh.geometry, 'normal'), (normal) => Math.abs(normal.length() - 1))).toBeLessThan(1e-3)
      triangles += (mesh.geometry.getIndex()?.count ?? 0) / 3
    }
    expect(triangles).toBeGreaterThan(10_000)
    expect(triangles).toBeLessThan(42_000)
  })

  it('has the symmetry that it claims', () => {
    const fitted = fitDesign(design, { radius: 0.23, lip: 0.1 })
    for (const layer of fitted.layers) {
      const { face, edge } = meshPlate(layer)
      for (const shell of [face, edge]) {
        const places = points(shell.geometry(), 'position')
        expect(same(places, (point) => point.applyAxisAngle(axle, (Math.PI * 2) / layer.fold))).toBe(true)
        const upright = same(places, (point) => point.setY(-point.y))
        if (fitted.symmetrical) expect(upright).toBe(true)
        else if (layer.fold === fitted.fold) expect(upright).toBe(false)
      }
    }
  })
})

describe('a wheel', () => {
  it('stands flat on the floor', () => {
    const rubber = wheelShells('fiveSpoke', middling).get('rubber')?.geometry()
    const low = points(rubber as THREE.BufferGeometry, 'position').filter(({ y }) => y < -middling.radius + 1e-5)
    const reach = most(low, ({ x }) => x) + most(low, ({ x }) => -x)
    expect(reach).toBeGreaterThan(0.06)
    expect(reach).toBeLessThan(0.16)
  })

  it('turns its rim and leaves the tyre where it stands', () => {
    const [still, turned] = [0, 0.4].map((turn) => wheelShells('fiveSpoke', { ...middling, turn }))
    const geometry = (shells: typeof still, part: 'rubber' | 'main') => shells?.get(part)?.geometry() as THREE.BufferGeometry
    const bytes = (part: THREE.BufferGeometry) => Buffer.from(part.getAttribute('position').array.buffer)
    expect(bytes(geometry(turned, 'rubber')).equals(bytes(geometry(still, 'rubber')))).toBe(true)
    const after = points(geometry(turned, 'main'), 'position')
    const moved = points(geometry(still, 'main'), 'position').map((point, i) => point.applyAxisAngle(axle, 0.4).sub(after[i] ?? axle))
    expect(most(moved, (point) => point.length())).toBeLessThan(1e-6)
  })

  it('is mirrored for the other side', () => {
    const [right, left] = [false, true].map((mirrored) =>
      wheelShells('turbine', { ...middling, mirrored })
        .get('main')
        ?.geometry(),
    )
    const [a, b] = [right, left].map((geometry) => points(geometry as THREE.BufferGeometry, 'position'))
    expect(a?.every((point, i) => Math.abs(point.x + (b?.[i]?.x ?? 9)) < 1e-6)).toBe(true)
  })

  it('shares its geometry with its like', () => {
    const [a, b] = [wheel('sport', middling), wheel('sport', middling)]
    expect(meshes(a).map(({ geometry }) => geometry)).toEqual(meshes(b).map(({ geometry }) => geometry))
    expect(meshes(a)[0]?.geometry).toBe(meshes(b)[0]?.geometry)
  })

  it('refuses a rim that leaves no tyre', () => {
    expect(() => wheel('steel', { radius: 0.29, rim: 22, width: 0.2 })).toThrow('leaves no tyre')
  })
})
