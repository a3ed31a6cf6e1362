import { expect, test } from 'vitest'
import { mileageSteps } from '#shared/mileage-steps.ts'
import { classOf, firstYear, lastYear, mileageBounds, priceBounds } from './rules.ts'

test('offers the mileage limits of the specification', () => {
  expect(mileageSteps).toEqual([1000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000])
})

test.each(mileageSteps)('includes a car of %i km, excludes one of a kilometre more', (step) => {
  expect(classOf(mileageBounds, step)).toBeLessThan(classOf(mileageBounds, step + 1))
  expect(classOf(mileageBounds, step + 1)).toBe(mileageBounds.indexOf(step + 1) + 1)
})

test('counts prices in 24 bins of 20 000 DH, the last one open', () => {
  expect([0, 19_999, 20_000, 39_999, 459_999, 460_000, 9_000_000].map((price) => classOf(priceBounds, price))).toEqual([
    0, 0, 1, 1, 22, 23, 23,
  ])
})

test('has one bin per year from 1990 for two centuries', () => expect([firstYear, lastYear]).toEqual([1990, 2190]))
