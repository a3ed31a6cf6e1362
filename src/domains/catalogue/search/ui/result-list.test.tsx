// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { fakeApi } from '#testing/fake-api.ts'
import { show, words } from '#testing/screen.tsx'
import { PriceLegend } from './price-legend.tsx'
import { ResultList } from './result-list.tsx'

fakeApi()
const list = (count: number, view: 'grid' | 'list' = 'grid') =>
  show(
    <ResultList
      cars={Array.from({ length: count }, (_, i) => ({
        ...exampleCar({ id: i + 1 }),
        placement: { place: i + 1, reason: 'Newest', placeWithoutPayment: null },
      }))}
      view={view}
      card={({ id }) => `car ${id}`}
      band={<PriceLegend />}
      end={count < 6 && 'alert'}
      busy={false}
      waiting={false}
    />,
  )
const items = () => [...document.querySelectorAll('li')].map(words)

test.each([
  ['grid', 6],
  ['list', 4],
] as const)('after two rows the band says what the place of a price rests on (%s)', (view, after) => {
  list(12, view)
  expect(items()[after]).toBe(
    'Bon prix8 annonces comparables ou plus : le prix est placé parmi elles.Prix seul, sans comparaison' +
      'Moins de 8, ou une voiture à réparer : nous montrons le prix sans le juger.',
  )
  expect(items()).toHaveLength(13)
})

test('omits the band for few cars and appends the end element', () => {
  list(2)
  expect(items()).toEqual(['car 1', 'car 2', 'alert'])
})
