// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { exampleFacets } from '#domains/catalogue/search/ui/filter-panel.example.tsx'
import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { fakeApi } from '#testing/fake-api.ts'
import { links, settle, show, words } from '#testing/screen.tsx'
import LandingPage, { loader } from './landing.tsx'

const api = fakeApi()
const listed = { ...exampleCar(), placement: { place: 1, reason: 'Newest' as const, placeWithoutPayment: null } }
const list = { currentPage: 1, pageCount: 1, pageSize: 12, rowCount: 1, firstRowOnPage: 1, lastRowOnPage: 1, results: [listed] }

async function open(at: string, path: string, total = 90, language: 'fr' | 'ar' = 'fr', minimum = '3') {
  const { histograms } = exampleFacets()
  api.on('get', '/api/settings/public', [{ key: 'search.landingMinimum', value: minimum, type: 'number' as const }])
  api.on(
    'get',
    '/api/vehicles/facets',
    exampleFacets({
      total,
      certified: 4,
      histograms: {
        ...histograms,
        price: { ...histograms.price, min: 90_000, max: 240_000 },
        year: { ...histograms.year, min: 2015, max: 2024 },
      },
    }),
  )
  // the lowest, the median and the highest of three
  const prices = [90_000, 150_000, 240_000]
  api.on('get', '/api/vehicles', ({ query }) =>
    query.get('sortPropertyName') === 'price' && query.get('size') === '1'
      ? { ...list, rowCount: 3, results: [{ ...listed, price: prices[Number(query.get('page')) - 1] ?? null }] }
      : list,
  )
  const screen = show(<LandingPage />, { at, path, language, route: { loader: loader as never } })
  for (let i = 0; i < 8; i++) await settle()
  return screen
}
const heading = () => words(document.querySelector('h1') as Element)

test('a model has a page with figures, cars and related pages', async () => {
  await open('/voitures/dacia/duster', '/voitures/:brand/:model?')
  expect(heading()).toBe('Dacia Duster d’occasion au Maroc')
  expect(words()).toContain('90 voitures sont en vente en ce moment, dont 4 certifiées.')
  expect(words()).toContain('Les prix affichés vont de 90 000 DH à 240 000 DH.')
  expect(words()).toContain('La moitié des voitures dont le prix est affiché coûte 150 000 DH ou moins.')
  expect(words()).toContain('Elles vont de 2015 à 2024.')
  expect(links('Sandero (74)')[0]?.getAttribute('href')).toBe('/voitures/dacia/sandero')
  expect(links('Citroën (31)')[0]?.getAttribute('href')).toBe('/voitures/citroen')
  expect(links('Fès (41)')[0]?.getAttribute('href')).toBe('/voitures-a/fes')
  // no link to a missing page
  expect(links('Lada (0)')).toHaveLength(0)
  expect(links('Voir les 90 voitures et les filtres')[0]?.getAttribute('href')).toBe('/search-result?Brands=Dacia&Models=Duster')
})

test('a city has its page in Arabic', async () => {
  await open('/voitures-a/fes', '/voitures-a/:city', 41, 'ar')
  expect(heading()).toBe('سيارات مستعملة في فاس')
  expect(words()).toContain('تُعرض الآن 41 سيارة للبيع، منها 4 معتمدة.')
})

test('too few cars redirect to the search', async () => {
  const { router } = await open('/voitures/dacia', '/voitures/:brand/:model?', 2)
  expect(router.state.location.pathname + router.state.location.search).toBe('/search-result?Brands=Dacia')
})

test('a body style and a budget have pages', async () => {
  await open('/voitures-carrosserie/suv', '/voitures-carrosserie/:body')
  expect(heading()).toBe('SUV et 4x4 d’occasion au Maroc')
  await open('/voitures-jusqu-a/150000', '/voitures-jusqu-a/:price', 90, 'ar')
  expect([...document.querySelectorAll('h1')].map((one) => words(one))).toContain('سيارات مستعملة إلى غاية 150 000 درهم')
})

test('a make in a city has a page linked to other cities and makes', async () => {
  await open('/voitures/dacia/a/fes', '/voitures/:brand/a/:city')
  expect(heading()).toBe('Dacia d’occasion à Fès')
  expect(links('Citroën (31)').map((one) => one.getAttribute('href'))).toContain('/voitures/citroen/a/fes')
  expect(links('Casablanca (300)').map((one) => one.getAttribute('href'))).toContain('/voitures/dacia/a/casablanca')
  expect(links('Voir les 90 voitures et les filtres')[0]?.getAttribute('href')).toBe('/search-result?Brands=Dacia&Cities=F%C3%A8s')
})

test('reads the minimum number of cars from the setting', async () => {
  const { router } = await open('/voitures/dacia', '/voitures/:brand/:model?', 19, 'fr', '20')
  expect(router.state.location.pathname).toBe('/search-result')
})
