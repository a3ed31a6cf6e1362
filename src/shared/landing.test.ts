import { expect, test } from 'vitest'
import { bodyLanding, budgetLanding, cityLanding, landingBudgets, makeCityLanding, makeLanding, usualLandingMinimum } from './landing.ts'

test('builds readable landing page paths', () => {
  expect(makeLanding('Citroën', 'C3 Aircross')).toBe('/voitures/citroen/c3-aircross')
  expect(makeLanding('Mercedes-Benz')).toBe('/voitures/mercedes-benz')
  expect(cityLanding('Fès')).toBe('/voitures-a/fes')
  expect(makeCityLanding('Citroën', 'Fès')).toBe('/voitures/citroen/a/fes')
  expect(bodyLanding('Pickup')).toBe('/voitures-carrosserie/pick-up')
  expect(landingBudgets.map(budgetLanding)).toEqual(
    ['50000', '80000', '100000', '150000', '200000', '300000'].map((price) => `/voitures-jusqu-a/${price}`),
  )
})

test('requires three cars by default', () => {
  expect(usualLandingMinimum).toBe(3)
})
