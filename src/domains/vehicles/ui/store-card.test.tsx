// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, show } from '#testing/screen.tsx'
import { exampleStore } from './store-card.example.tsx'
import { StoreCard } from './store-card.tsx'

const api = fakeApi()

test('no picture of streets that are none: the way is asked of a maps service, at the place of the store', () => {
  api.on('get', '/api/holidays', [])
  const { container } = show(<StoreCard store={exampleStore({ latitude: 33.589886, longitude: -7.603869 })} />)
  // what is drawn here are the icons of a link and of a fold
  expect([...container.querySelectorAll('svg, img, canvas, iframe')].map((one) => one.closest('a, summary') !== null)).toEqual([true, true])
  const [way] = links(/^Itinéraire vers Rihla Casablanca Aïn Sebaâ/)
  expect(way?.getAttribute('href')).toBe('https://www.google.com/maps/search/?api=1&query=33.589886,-7.603869&zoom=19')
})
