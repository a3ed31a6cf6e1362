import { expect, expectTypeOf, test } from 'vitest'
import { everyOf, sqlList } from './closed-list.ts'

type Gear = 'Manual' | 'Automatic'

test('a list keeps the order of its screen', () => {
  const order = everyOf<Gear>()(['Automatic', 'Manual'])
  expect(order).toEqual(['Automatic', 'Manual'])
  expectTypeOf(order).toEqualTypeOf<readonly ['Automatic', 'Manual']>()
})

test('a missing or an unknown value does not compile', () => {
  // @ts-expect-error Automatic is missing
  everyOf<Gear>()(['Manual'])
  // @ts-expect-error no such gear
  everyOf<Gear>()(['Manual', 'Automatic', 'Other'])
})

test('values become SQL text', () => {
  expect(sqlList(['Published', "L'un"])).toBe("'Published', 'L''un'")
})
