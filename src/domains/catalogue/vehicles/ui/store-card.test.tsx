// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageQueries } from '#client/query/query.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, links, pass, settle, show, words } from '#testing/screen.tsx'
import { exampleStore } from './store-card.example.tsx'
import { StoreCard } from './store-card.tsx'

const api = fakeApi()

test('links to a maps service at the position of the store', () => {
  api.on('get', '/api/holidays', [])
  const { container } = show(<StoreCard store={exampleStore({ latitude: 33.589886, longitude: -7.603869 })} />)
  // only the icons of a link and of a fold are rendered
  expect([...container.querySelectorAll('svg, img, canvas, iframe')].map((one) => one.closest('a, summary') !== null)).toEqual([true, true])
  expect(links('Rihla Casablanca Aïn Sebaâ')[0]?.getAttribute('href')).toMatch(/^\/workshops#./)
  const [way] = links(/^Itinéraire vers Rihla Casablanca Aïn Sebaâ/)
  expect(way?.getAttribute('href')).toBe('https://www.google.com/maps/search/?api=1&query=33.589886,-7.603869&zoom=19')
})

test('derives the opening state from the server clock', async () => {
  // a Monday, 10:00 in Morocco; the device clock is set to night
  clockAt('2026-03-16T03:00:00Z')
  api.on('get', '/api/holidays', [])
  const day = { open: '09:00', close: '18:00' }
  const store = exampleStore({ hours: [day, day, day, day, day, null, null] })
  show(<StoreCard store={store} />)
  await settle()
  expect(words()).not.toMatch(/Ouvert|Ouvre/)
  cleanup()
  pageQueries().clear()
  api.timeIs('2026-03-16T17:59:30Z')
  show(<StoreCard store={store} />)
  await settle()
  expect(words()).toContain('Ouvert aujourd’hui jusqu’à 18:00')
  // bypasses the cache, which would return an old time
  expect(api.made('get', '/api/holidays').map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache'])
  await pass(60_000)
  expect(words()).toContain('Fermé. Ouvre mardi à 09:00')
})
