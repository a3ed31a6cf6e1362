// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { links, settle, show, words } from '#testing/screen.tsx'
import HomePage, { loader } from './home.tsx'

const api = fakeApi()
const car = (id: number, model: string) => sample('VehicleCard', { id, slug: 'car', brand: 'Dacia', model, price: 189_000 })
const names = (value: string, count: number) => ({ value, label: { fr: value, ar: value }, count })

async function open({ featured = [car(1, 'Duster')], promoted = [] as ReturnType<typeof car>[], language = 'fr' as 'fr' | 'ar' } = {}) {
  const facets = {
    ...sample('Facets').facets,
    brands: [names('Dacia', 164), names('Lada', 0)],
    bodyStyles: [{ value: 'SUV' as const, count: 41 }],
  }
  api.on('get', '/api/vehicles/facets', sample('Facets', { total: 712, certified: 312, facets }))
  api.on('get', '/api/vehicles/featured', featured)
  api.on('get', '/api/vehicles/promoted', promoted)
  api.on('get', '/api/vehicles', {
    ...sample('ListVehiclesResponse'),
    results: [sample('ListedVehicle', { id: 9, slug: 'car', brand: 'Dacia', model: 'Logan', price: 99_000 })],
  })
  api.on('get', '/api/storageareas', [])
  const screen = show(<HomePage />, { at: '/home', path: '/home', language, route: { loader: loader as never } })
  for (let i = 0; i < 8; i++) await settle()
  return screen
}

test('the sentence is the first thing that can be done, with the number of cars on its button', async () => {
  await open()
  const first = document.querySelector('main form, section form')
  expect(first?.getAttribute('role')).toBe('search')
  expect(words(first as Element)).toContain('Voir 712 voitures')
})

test('nothing is promised that no record proves: no report, no points, no photographs of faults, no estimate by itself', async () => {
  await open()
  expect(words()).not.toMatch(/110|cent dix|rapport|photographi|défauts|contrôlée|Estimer/i)
  expect(document.querySelector('[role=img][aria-label*="toile"]')).toBeNull()
})

test('a section without cars is not there; without a choice of the agencies the certified cars that came last are, unpaid', async () => {
  await open()
  expect(words()).toContain('À la une cette semaine')
  expect(words()).not.toContain('En promotion')
  expect(api.made('get', '/api/vehicles')).toEqual([])
})

test('without a choice of the agencies the certified cars that came last stand there, in an order that nobody pays for', async () => {
  await open({ featured: [], promoted: [car(2, 'Sandero')] })
  expect(words()).not.toContain('À la une')
  expect(words()).toContain('Aucune place n’est payée ici.')
  expect(words()).toContain('En promotion en ce moment')
  const [asked] = api.made('get', '/api/vehicles')
  expect([asked?.query.get('IsCertified'), asked?.query.get('sortPropertyName')]).toEqual(['true', 'published'])
})

test('body styles and makes lead to their cars; makes go by their names alone', async () => {
  await open()
  expect(links(/^SUV/)[0]?.getAttribute('href')).toBe('/search-result?BodyStyles=SUV')
  const [dacia] = links(/^Dacia ?164$/)
  expect(dacia?.getAttribute('href')).toBe('/search-result?Brands=Dacia')
  expect(dacia?.querySelector('img')).toBeNull()
  expect(links(/^Lada/)).toEqual([])
})
