import { expect, test } from 'vitest'
import { mileageSteps } from '#shared/mileage-steps.ts'
import { classOf, firstYear, lastYear, mileageBounds, priceBounds } from './rules.ts'

test('the mileage limits offered are those of the specification', () => {
  expect(mileageSteps).toEqual([1000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000])
})

test.each(mileageSteps)('a car of %i km is within this limit, one of a kilometre more is not', (step) => {
  expect(classOf(mileageBounds, step)).toBeLessThan(classOf(mileageBounds, step + 1))
  expect(classOf(mileageBounds, step + 1)).toBe(mileageBounds.indexOf(step + 1) + 1)
})

test('prices are counted in 24 bins of 20 000 DH, the last one open', () => {
  expect([0, 19_999, 20_000, 39_999, 459_999, 460_000, 9_000_000].map((price) => classOf(priceBounds, price))).toEqual([
    0, 0, 1, 1, 22, 23, 23,
  ])
})

test('years from 1990 on have their own bin, and none comes after two centuries', () => expect([firstYear, lastYear]).toEqual([1990, 2190]))
