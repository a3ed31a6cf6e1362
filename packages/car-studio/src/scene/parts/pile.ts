/** Collects the shapes of a part by finish, so that each finish is drawn as one mesh. */
import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { type FinishName, finish } from '../finishes.ts'
import { mirrored } from './shapes.ts'

export type { FinishName }

export class Pile {
  readonly #shapes = new Map<FinishName | THREE.Material, THREE.BufferGeometry[]>()

  add(name: FinishName | THREE.Material, ...shapes: THREE.BufferGeometry[]): void {
    const list = this.#shapes.get(name) ?? []
    list.push(...shapes)
    this.#shapes.set(name, list)
  }

  /** The shape as given (built on the right side) and its twin on the left. */
  addBoth(name: FinishName | THREE.Material, ...shapes: THREE.BufferGeometry[]): void {
    for (const shape of shapes) this.add(name, shape, mirrored(shape))
  }

  /** One mesh for each finish, under a group of that name. */
  group(name: string): THREE.Group {
    const group = new THREE.Group()
    group.name = name
    for (const [material, shapes] of this.#shapes) {
      const plain = shapes.map((shape) => {
        const out = new THREE.BufferGeometry()
        out.setAttribute('position', shape.getAttribute('position'))
        out.setAttribute('normal', shape.getAttribute('normal'))
        out.setIndex(shape.getIndex())
        return out
      })
      const own = typeof material === 'string' ? finish(material) : material
      const mesh = new THREE.Mesh(mergeGeometries(plain), own)
      mesh.name = `${name} ${own.name}`
      group.add(mesh)
    }
    return group
  }
}
