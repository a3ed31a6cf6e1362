import { expect, test } from 'vitest'
import { meshSkin } from './mesher.ts'
import { makeSolid, type Shape } from './solid.ts'
import { uprightCarrier } from './styles/mini-van-upright.ts'

/** Places [s, y, z] of edges that only one triangle has, off the middle of the car. */
function openEdges(shape: Shape, cell: number): string[] {
  const solid = makeSolid(shape)
  const { positions, triangles } = meshSkin(solid, cell)
  const count = positions.length / 3
  const uses = new Map<number, number>()
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[i + k] as number, triangles[i + ((k + 1) % 3)] as number]
      const edge = Math.min(a, b) * count + Math.max(a, b)
      uses.set(edge, (uses.get(edge) ?? 0) + 1)
    }
  const open: string[] = []
  for (const [edge, times] of uses) {
    const [x, y, z] = positions.subarray(3 * (edge % count)) as unknown as [number, number, number]
    if (times === 1 && z > cell) open.push([solid.shape.length / 2 - x, y, z].map((metres) => metres.toFixed(2)).join(' '))
  }
  return open
}

// its nose leans so much that the skin leaves the blocks that are looked at first
test('a skin that leans far has no holes', () => {
  expect(openEdges(uprightCarrier.shape, 0.02)).toEqual([])
})
