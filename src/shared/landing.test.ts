import { expect, test } from 'vitest'
import { cityLanding, makeLanding } from './landing.ts'

test('addresses of landing pages are plain words', () => {
  expect(makeLanding('Citroën', 'C3 Aircross')).toBe('/voitures/citroen/c3-aircross')
  expect(makeLanding('Mercedes-Benz')).toBe('/voitures/mercedes-benz')
  expect(cityLanding('Fès')).toBe('/voitures-a/fes')
})
