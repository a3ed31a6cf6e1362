// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime } from '#client/server-clock.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, clockAt, links, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import type { Store } from './store-card.tsx'
import { StoreFinder } from './store-finder.tsx'

const t = packText('stores')

const api = fakeApi()
const day = { open: '08:00', close: '18:00' }
const week = [day, day, day, day, day, null, null]
const store = (id: number, city: string, changes: Partial<Store>): Store => ({
  ...sample('StorageArea', {
    ...{ id, tag: city.toLowerCase(), name: `Rihla ${city}`, names: { fr: `Rihla ${city}`, ar: city }, city },
    ...{ cityNames: { fr: city, ar: city }, addresses: { fr: 'Rue', ar: 'زنقة' }, phone: '+212522001140', hours: week, services: [] },
  }),
  cars: 0,
  ...changes,
})
const stores = [
  store(1, 'Casablanca', { latitude: 33.5952, longitude: -7.5795, cars: 84, services: ['Inspection', 'Bodywork'] }),
  store(2, 'Rabat', { latitude: 33.9716, longitude: -6.8498, services: ['Inspection'], hours: [...week.slice(0, 5), day, null] }),
  store(3, 'Salé', { latitude: 34.0389, longitude: -6.8166 }),
  store(4, 'Agadir', { latitude: 30.4202, longitude: -9.5982 }),
]
const listed = () => [...document.querySelectorAll('ol > li')].map((card) => card.id)
const pins = () => buttons(/^(Rihla|\d agences)/).map((pin) => pin.getAttribute('aria-label')?.replaceAll(/\s/g, ' '))

// a Saturday
beforeEach(() => {
  clockAt('2026-03-28T10:00:00Z')
  learnServerTime('2026-03-28T10:00:00.000Z', Date.now())
  api.on('get', '/api/holidays', [])
  Element.prototype.scrollIntoView = vi.fn()
})
/** Fakes the response of the geolocation API. */
const locating = (getCurrentPosition: unknown) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
async function open(at = '/workshops') {
  show(<StoreFinder stores={stores} />, { at })
  await settle()
}

test('shows opening state, services and cars of each store', async () => {
  await open()
  expect(words(document.getElementById('casablanca') as HTMLElement)).toContain('Fermé, ouvre lundi à 08:00')
  expect(words(document.getElementById('rabat') as HTMLElement)).toContain('Ouvert jusqu’à 18:00')
  expect(links('84 voitures')[0]?.getAttribute('href')).toBe('/search-result?StorageAreaId=1')
  expect(links('Itinéraire vers Rihla Rabat')[0]?.getAttribute('href')).toBe('https://www.google.com/maps/@33.9716,-6.8498,19z')
})

test('filters list and map by text, service and hour, and resets', async () => {
  await open()
  write(t('search'), 'sale')
  expect([listed(), pins()]).toEqual([['salé'], ['Rihla Salé']])
  write(t('search'), '')
  await press(t('service.Bodywork'))
  expect(listed()).toEqual(['casablanca'])
  await press(t('openNow'))
  expect([listed(), words().includes('Aucune agence ne correspond')]).toEqual([[], true])
  await press(t('none.all'))
  expect(listed()).toHaveLength(4)
})

test('groups overlapping pins and links a pin to its card', async () => {
  await open()
  expect(pins()).toEqual(['Rihla Casablanca', '2 agences : Rihla Rabat, Rihla Salé', 'Rihla Agadir'])
  await press('2 agences : Rihla Rabat, Rihla Salé')
  expect(pins()).toEqual(expect.arrayContaining(['Rihla Rabat', 'Rihla Salé']))
  await press(t('map.whole'))
  await press('Rihla Agadir')
  expect(document.querySelector('[data-chosen]')?.id).toBe('agadir')
})

test('requests the location on a press and sorts by distance', async () => {
  const ask = vi.fn((told: PositionCallback) => told({ coords: { latitude: 34, longitude: -6.8 } } as GeolocationPosition))
  locating(ask)
  await open()
  expect(ask).not.toHaveBeenCalled()
  await press(t('near'))
  expect(listed()).toEqual(['salé', 'rabat', 'casablanca', 'agadir'])
  expect(words(document.getElementById('salé') as HTMLElement)).toContain('à 5 km')
})

test('explains how to continue without a location', async () => {
  const refuse = (_told: unknown, failed: PositionErrorCallback) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  locating(refuse)
  await open()
  await press(t('near'))
  expect(words()).toContain('autorisez-la dans les réglages du navigateur')
  expect(listed()).toHaveLength(4)
})

test('selects the store of the URL hash', async () => {
  await open('/workshops#rabat')
  expect(document.querySelector('[data-chosen]')?.id).toBe('rabat')
})
