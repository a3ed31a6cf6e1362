import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '#testing/property.ts'
import { daySeconds, refundsOf } from './rules.ts'

const week = { id: 1, price: 99, days: 7 }
const month = { id: 2, price: 299, days: 30 }

test('what is left belongs to the packs that were bought last, to the dirham in favour of the seller', () => {
  expect(refundsOf([week], 7 * daySeconds)).toEqual([{ id: 1, amount: 99, isWhole: true }])
  expect(refundsOf([week], 3.5 * daySeconds)).toEqual([{ id: 1, amount: 50, isWhole: false }])
  expect(refundsOf([week, month], 31 * daySeconds)).toEqual([
    { id: 2, amount: 299, isWhole: true },
    { id: 1, amount: 15, isWhole: false },
  ])
  expect(refundsOf([week, month], 0)).toEqual([])
  expect(refundsOf([], 100)).toEqual([])
})

test('never more than was paid, and never less than the part that was not served', async () => {
  const pack = fc.record({ id: fc.nat(), price: fc.integer({ min: 1, max: 5000 }), days: fc.integer({ min: 1, max: 365 }) })
  await holds(
    fc.property(fc.array(pack, { maxLength: 5 }), fc.nat(400 * daySeconds), (packs, left) => {
      const parts = refundsOf(packs, left)
      for (const { id, amount, isWhole } of parts) {
        const of = packs.find((one) => one.id === id && one.price >= amount)
        expect(of).toBeDefined()
        if (isWhole) expect(packs.some((one) => one.id === id && one.price === amount)).toBe(true)
      }
      const paid = packs.reduce((sum, { price }) => sum + price, 0)
      const seconds = packs.reduce((sum, { days }) => sum + days * daySeconds, 0)
      const back = parts.reduce((sum, { amount }) => sum + amount, 0)
      expect(back).toBeLessThanOrEqual(paid)
      if (left >= seconds) expect(back).toBe(paid)
      if (left === 0) expect(back).toBe(0)
    }),
    { runs: 500 },
  )
})
