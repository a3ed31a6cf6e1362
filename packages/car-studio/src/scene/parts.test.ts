import type * as THREE from 'three'
import { Mesh } from 'three'
import { describe, expect, test } from 'vitest'
import { cabin } from './cabin.ts'
import {
  doorHandles,
  doorMirrors,
  emblem,
  exhaust,
  fogLamps,
  plates,
  reflectors,
  roofRails,
  roofSpoiler,
  sideSteps,
  slidingRail,
  wipers,
} from './parts.ts'
import { makeSolid, type Shape } from './solid.ts'

const shape: Shape = {
  length: 4.4,
  width: 1.84,
  height: 1.6,
  wheelRadius: 0.35,
  frontAxle: 0.88,
  wheelbase: 2.66,
  clearance: 0.2,
  top: [
    [0, 0.8],
    [0.3, 0.95],
    [1.2, 1.05],
    [3, 1.1],
    [4.3, 1.12],
    [4.4, 1.08],
  ],
  roof: [
    [0.8, 0.86],
    [1.4, 1.25],
    [1.95, 1.53],
    [2.4, 1.6],
    [3, 1.6],
    [3.85, 1.53],
    [4.2, 1.3],
    [4.38, 0.9],
  ],
  nose: [
    [0.1, 0.16],
    [0.42, 0.015],
    [0.6, 0],
    [0.9, 0.04],
    [1.2, 0.3],
  ],
  tail: [
    [0.1, 0.2],
    [0.44, 0.01],
    [0.7, 0.02],
    [1.1, 0.04],
    [1.5, 0.12],
  ],
  windscreenTop: 1.93,
  rearGlassTop: 3.95,
}
const solid = makeSolid(shape)

function points(group: THREE.Group, finish?: string): [number, number, number][] {
  const out: [number, number, number][] = []
  group.traverse((part) => {
    if (!(part instanceof Mesh) || (finish && !part.name.endsWith(finish))) return
    const position = part.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) out.push([position.getX(i), position.getY(i), position.getZ(i)])
  })
  return out
}

const key = ([x, y, z]: readonly number[]) => [x, y, z].map((value) => Math.round((value ?? 0) * 5000)).join(' ')

/** The points whose mirror image is missing: rounding may put a neighbour into the next cell. */
function alone(all: [number, number, number][]): number {
  const known = new Set(all.map(key))
  return all.filter(([x, y, z]) => {
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const dz of [-1, 0, 1]) if (known.has(key([x + dx / 5000, y + dy / 5000, -z + dz / 5000]))) return false
    return true
  }).length
}

const even: Record<string, THREE.Group> = {
  ...Object.fromEntries(
    (['pod', 'wing', 'van'] as const).map((design) => [`mirrors ${design}`, doorMirrors(solid, { s: 1.62, y: 1.14, design })]),
  ),
  ...Object.fromEntries(
    (['pull', 'flap', 'flush'] as const).map((design) => [`handles ${design}`, doorHandles(solid, { at: [[2.3, 0.9]], design })]),
  ),
  plates: plates(solid, { frontY: 0.5, rearY: 0.7 }),
  'rails open': roofRails(solid, { from: 2.2, to: 3.7, design: 'open' }),
  'rails flush': roofRails(solid, { from: 2.2, to: 3.7, design: 'flush' }),
  spoiler: roofSpoiler(solid, { s: 3.85, reach: 0.2, design: 'roof' }),
  exhaust: exhaust(solid, { side: 'both', design: 'oval' }),
  reflectors: reflectors(solid, { y: 0.45, z: 0.62 }),
  'fog lamps': fogLamps(solid, { y: 0.45, z: 0.62 }),
  disc: emblem(solid, { y: 0.75, end: 'front', design: 'disc' }),
  steps: sideSteps(solid, { design: 'board' }),
  'sliding rail': slidingRail(solid, { from: 2.9, to: 3.8, y: 0.95 }),
}
const uneven: Record<string, THREE.Group> = {
  wipers: wipers(solid, { base: 1.2, rear: { y: 1.2 } }),
  cabin: cabin(solid, {
    rows: 2,
    trim: 'dark',
    windscreenTop: 1.93,
    windscreenBase: 1.2,
    floor: 0.36,
    hipHeight: 0.7,
    rowsAt: [2.1, 2.95],
  }),
}

describe('parts of a car', () => {
  test.each(Object.entries({ ...even, ...uneven }))('%s: every point is a number, no mesh is empty', (_, group) => {
    const all = points(group)
    expect(all.length).toBeGreaterThan(50)
    expect(all.flat().every(Number.isFinite)).toBe(true)
  })

  test.each(Object.entries(even))('%s: the left side is the mirror image of the right one', (_, group) => {
    expect(alone(points(group))).toBe(0)
  })

  test.each(['handles flush', 'handles flap', 'plates', 'reflectors', 'fog lamps', 'disc', 'sliding rail'])(
    '%s: lies on the skin, within 1.5 cm',
    (name) => {
      const group = even[name]
      if (!group) throw new Error(name)
      const off = points(group).map(([x, y, z]) => Math.abs(solid.distance(x, y, z)))
      expect(Math.max(...off)).toBeLessThan(0.015)
    },
  )

  test('the feet of the rails end on the roof', () => {
    const feet = points(even['rails open'] as THREE.Group, 'plastic')
    const gap = Math.min(...feet.map(([x, y, z]) => solid.distance(x, y, z)))
    expect(gap).toBeLessThan(0.001)
    expect(gap).toBeGreaterThan(-0.02)
  })

  test('the cabin stays inside the body', () => {
    const outside = points(uneven.cabin as THREE.Group).filter(([x, y, z]) => solid.distance(x, y, z) > -0.004 && y > shape.clearance + 0.2)
    expect(outside.slice(0, 5)).toEqual([])
  })

  test('the cabin has fewer than 40 000 triangles', () => {
    let count = 0
    uneven.cabin?.traverse((part) => {
      if (part instanceof Mesh) count += (part.geometry.getIndex()?.count ?? 0) / 3
    })
    expect(count).toBeLessThan(40_000)
  })
})
