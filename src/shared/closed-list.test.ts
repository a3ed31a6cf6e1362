import { expect, expectTypeOf, test } from 'vitest'
import { everyOf, sqlList } from './closed-list.ts'

type Gear = 'Manual' | 'Automatic'

test('preserves the display order', () => {
  const order = everyOf<Gear>()(['Automatic', 'Manual'])
  expect(order).toEqual(['Automatic', 'Manual'])
  expectTypeOf(order).toEqualTypeOf<readonly ['Automatic', 'Manual']>()
})

test('fails to compile when a value is missing or unknown', () => {
  // @ts-expect-error Automatic is missing
  everyOf<Gear>()(['Manual'])
  // @ts-expect-error no such gear
  everyOf<Gear>()(['Manual', 'Automatic', 'Other'])
})

test('formats values as SQL', () => {
  expect(sqlList(['Published', "L'un"])).toBe("'Published', 'L''un'")
})
