// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { fakeApi } from '#testing/fake-api.ts'
import { show, words } from '#testing/screen.tsx'
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
      end={count < 6 && 'alert'}
      busy={false}
      waiting={false}
    />,
  )
const items = () => [...document.querySelectorAll('li')].map(words)

test('shows the cars in order without anything between them, and the end element last', () => {
  list(12)
  expect(items()).toEqual([...Array.from({ length: 12 }, (_, i) => `car ${i + 1}`)])
})

test('appends the end element', () => {
  list(2)
  expect(items()).toEqual(['car 1', 'car 2', 'alert'])
})
