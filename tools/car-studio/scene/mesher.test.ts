import { expect, test } from 'vitest'
import { meshSkin } from './mesher.ts'
import { makeSolid } from './solid.ts'
import { styles } from './styles.ts'

/** Places [s, y, z] of edges that only one triangle has, off the middle of the car. */
function openEdges(style: keyof typeof styles, variant: number, cell: number): string[] {
  const solid = makeSolid((styles[style][variant] as (typeof styles)[typeof style][number]).shape)
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

// their noses and roofs lean so much that the skin leaves the blocks that are looked at first
test.each([
  ['MiniVan', 2],
  ['Pickup', 1],
] as const)('the skin of %s %i has no holes', (style, variant) => {
  expect(openEdges(style, variant, 0.026)).toEqual([])
})
