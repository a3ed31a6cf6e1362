import { expect, test } from 'vitest'
import { kebab, measures } from './product.ts'
import { styles } from './scene/styles.ts'

test('the product knows the measures of every design', () => {
  const drawn = Object.entries(styles).map(([style, bodies]) => [kebab(style), bodies.map(({ shape }) => [shape.length, shape.height])])
  expect(measures).toEqual(Object.fromEntries(drawn))
})
