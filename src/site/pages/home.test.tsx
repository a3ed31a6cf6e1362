// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { links, packText, settle, show, words } from '#testing/screen.tsx'
import HomePage, { loader } from './home.tsx'

const t = packText('home')
const tSearch = packText('search')
const tVehicles = packText('vehicles')

const api = fakeApi()
const car = (id: number, model: string) => sample('VehicleCard', { id, slug: 'car', brand: 'Dacia', model, price: 189_000 })
const names = (value: string, count: number) => ({ value, label: { fr: value, ar: value }, count })

const element = (titleFR: string, text: string, href?: string) =>
  sample('WebsiteElement', { titleFR, titleAR: titleFR, bodyFR: [{ kind: 'paragraph', text: [{ text, ...(href && { href }) }] }] })
const section = (type: 'Home' | 'Purchase' | 'Sale' | 'Recovery' | 'About', titleFR: string, ...elements: ReturnType<typeof element>[]) =>
  sample('WebsiteSection', { type, titleFR, titleAR: titleFR, pageElements: elements })

async function open({
  featured = [car(1, 'Duster')],
  promoted = [] as ReturnType<typeof car>[],
  language = 'fr' as 'fr' | 'ar',
  sections = [] as ReturnType<typeof section>[],
} = {}) {
  api.on('get', '/api/websitepages/home', sample('WebsitePage', { pageType: 'Home', pageSections: sections }))
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
  // parts below the fold render last
  await vi.waitUntil(() => document.querySelector('#map'), { timeout: 20_000 })
  await settle()
  return screen
}

test('the sentence field comes first, with the number of cars on its button', async () => {
  await open()
  const first = document.querySelector('main form, section form')
  expect(first?.getAttribute('role')).toBe('search')
  expect(words(first as Element)).toContain('Voir 712 voitures')
})

test('shows the texts of editors, each kind of section in its place', async () => {
  await open({
    sections: [
      section('Home', 'Une voiture sûre.', element('Prix comparés', 'Aux annonces.')),
      section('Purchase', 'À vos côtés', element('Nos agences', 'Les voir.', '/workshops'), element('Conseil', 'Sans lien.')),
      section('Sale', 'Vendre', element('Vous vendez ?', 'Un conseiller note tout.')),
      section('Recovery', 'Reprise', element('Reprise', 'Déduite du prix.')),
      section('About', 'Pourquoi nous', element('Des ateliers', 'Partout.')),
    ],
  })
  expect(words(document.querySelector('h1') as Element)).toBe('Une voiture sûre.')
  expect(links(/^Nos agences/)[0]?.getAttribute('href')).toBe('/workshops')
  expect(links(/^Conseil/)).toEqual([])
  const headings = [...document.querySelectorAll('h2, h3')].map((one) => words(one))
  for (const heading of ['À vos côtés', 'Vous vendez ?', 'Reprise', 'Pourquoi nous', 'Des ateliers']) expect(headings).toContain(heading)
  expect(words()).toContain('Prix comparés')
  expect(words()).toContain('Déduite du prix.')
})

test('renders without the texts of editors and makes no claims', async () => {
  await open()
  expect(words(document.querySelector('h1') as Element)).toBe('Chaque voyage commence par une voiture sûre.')
  expect(links(/^Trouver une agence/)).toHaveLength(1)
  expect(words()).not.toMatch(/Garantie|Assistance 24/)
})

test('claims only recorded facts: no report, no points, no photos of defects', async () => {
  await open()
  expect(words()).not.toMatch(/110|cent dix|rapport|photographi|défauts|contrôlée/i)
  expect(document.querySelector('[role=img][aria-label*="toile"]')).toBeNull()
})

test('shows the star of a published report, each part linked to it', async () => {
  const outcomes = ['ok', 'ok', 'fixed', 'note'] as const
  const sheet = sample('ShownSheet', {
    ...{ code: 'ABCD2345', seal: 'a'.repeat(64) },
    counts: { ok: 2, fixed: 1, note: 1, none: 0 },
    families: [
      sample('ShownSheet').families[0] ?? {
        ...{ key: 'Engine' as const, title: 'Moteur' },
        points: outcomes.map((outcome, i) => ({ key: `point:${i}`, title: `P${i}`, outcome })),
      },
    ],
  })
  api.on('get', '/api/vehicles/{id}/expertise/sheet', sheet)
  await open({ featured: [car(1, 'Duster'), { ...car(4, 'Lodgy'), hasPublicExpertiseSheet: true, inspectedPoints: 4 }] })
  expect(api.made('get', '/api/vehicles/{id}/expertise/sheet').map(({ params }) => params.id)).toEqual(['4'])
  expect(words()).toContain('1 familles, 4 points, rien de caché')
  expect(words()).toContain('1 réparé à nos frais')
  expect(words()).toContain('Rapport de 4 points')
  expect(links(t('report.read'))[0]?.getAttribute('href')).toBe('/expertises/ABCD2345')
  expect(document.querySelector('svg a')?.getAttribute('href')).toBe('/expertises/ABCD2345#inspection-Engine')
})

test('omits a section without cars; without a selection shows the latest certified cars, unpaid', async () => {
  await open()
  expect(words()).toContain(t('featured.title'))
  expect(words()).not.toContain(tSearch('flag.IsPromoted'))
  expect(api.made('get', '/api/vehicles')).toEqual([])
})

test('shows the latest certified cars without a selection, in an unpaid order', async () => {
  await open({ featured: [], promoted: [car(2, 'Sandero')] })
  expect(words()).not.toContain(tVehicles('badge.featured'))
  expect(words()).toContain('Aucune place n’est payée ici.')
  expect(words()).toContain(t('promoted.title'))
  const [asked] = api.made('get', '/api/vehicles')
  expect([asked?.query.get('IsCertified'), asked?.query.get('sortPropertyName')]).toEqual(['true', 'published'])
})
