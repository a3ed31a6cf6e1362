import { expect, test } from 'vitest'
import { bodyLanding, budgetLanding, cityLanding, landingBudgets, makeCityLanding, makeLanding, usualLandingMinimum } from './landing.ts'

test('addresses of landing pages are plain words', () => {
  expect(makeLanding('Citroën', 'C3 Aircross')).toBe('/voitures/citroen/c3-aircross')
  expect(makeLanding('Mercedes-Benz')).toBe('/voitures/mercedes-benz')
  expect(cityLanding('Fès')).toBe('/voitures-a/fes')
  expect(makeCityLanding('Citroën', 'Fès')).toBe('/voitures/citroen/a/fes')
  expect(bodyLanding('Pickup')).toBe('/voitures-carrosserie/pick-up')
  expect(landingBudgets.map(budgetLanding)).toEqual(
    ['50000', '80000', '100000', '150000', '200000', '300000'].map((price) => `/voitures-jusqu-a/${price}`),
  )
})

test('three cars are a page of their own where the setting says nothing', () => {
  expect(usualLandingMinimum).toBe(3)
})
