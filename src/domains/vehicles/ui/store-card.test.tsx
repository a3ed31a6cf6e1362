// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageQueries } from '#client/query/query.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, links, pass, settle, show, words } from '#testing/screen.tsx'
import { exampleStore } from './store-card.example.tsx'
import { StoreCard } from './store-card.tsx'

const api = fakeApi()

test('no picture of streets that are none: the way is asked of a maps service, at the place of the store', () => {
  api.on('get', '/api/holidays', [])
  const { container } = show(<StoreCard store={exampleStore({ latitude: 33.589886, longitude: -7.603869 })} />)
  // what is drawn here are the icons of a link and of a fold
  expect([...container.querySelectorAll('svg, img, canvas, iframe')].map((one) => one.closest('a, summary') !== null)).toEqual([true, true])
  expect(links('Rihla Casablanca Aïn Sebaâ')[0]?.getAttribute('href')).toMatch(/^\/workshops#./)
  const [way] = links(/^Itinéraire vers Rihla Casablanca Aïn Sebaâ/)
  expect(way?.getAttribute('href')).toBe('https://www.google.com/maps/search/?api=1&query=33.589886,-7.603869&zoom=19')
})

test('open or not is said by the clock of the server, however wrong that of the device is, and not before it is known', async () => {
  // a Monday, 10:00 in Morocco; the device believes that it is night
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
  // the question is never answered by an old copy, which would tell an old time
  expect(api.made('get', '/api/holidays').map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache'])
  await pass(60_000)
  expect(words()).toContain('Fermé. Ouvre mardi à 09:00')
})
