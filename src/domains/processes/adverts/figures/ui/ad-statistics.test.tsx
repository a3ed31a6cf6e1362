// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { DataOf } from '#client/call.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, packText, press, show, words } from '#testing/screen.tsx'
import { AdStatistics } from './ad-statistics.tsx'

const t = packText('adStatistics')

type Statistics = DataOf<'get', '/api/vehicleads/{id}/statistics'>
type Car = DataOf<'get', '/api/vehicleads/{id}'>['disposedVehicle']

const api = fakeApi()
const changed = vi.fn()

const day = (n: number, views: number, similar: number | null = null) => ({
  day: `2026-03-${String(n).padStart(2, '0')}`,
  views,
  similar,
  shown: views * 10,
})
const statistics: Statistics = {
  since: '2026-03-01',
  shownSince: '2026-03-01',
  days: [day(1, 10, 12), day(2, 30, 11), day(3, 0, 12)],
  boosts: [{ from: '2026-03-02', to: '2026-03-09' }],
  reach: { shown: 400, opened: 36, views: 40, favourites: 3, contacts: 1 },
  similar: { adverts: 6, shown: 4000, opened: 180, views: 200, favourites: 8, contacts: 4 },
  boostEffect: null,
  advice: [],
}
const worth = { low: 100_000, probable: 110_000, high: 120_000, cars: 14 }

const priced = (n: number, price: number) => ({ ...worth, day: `2026-03-${String(n).padStart(2, '0')}`, price })

function open(
  changes: Partial<Statistics> = {},
  car: Partial<Car> = {},
  known: typeof worth | null = worth,
  course: ReturnType<typeof priced>[] = [],
) {
  const disposedVehicle = sample('AdVehicle', {
    ...{ brand: 'Fiat', model: 'Tipo', releaseDate: '2018-05-01', price: 118_000, lastStatus: 'Published' },
    ...car,
  })
  const ad = sample('VehicleAd', { id: 7, reference: 'AD-2026-000093', lastStatus: 'Published', boost: null, disposedVehicle })
  show(<AdStatistics ad={ad} statistics={{ ...statistics, ...changes }} worth={known ?? undefined} course={course} changed={changed} />)
}

test('shows shares beside similar adverts, with a text alternative', () => {
  open()
  for (const said of [
    'en ligne depuis 3 jours',
    '9 % l’ouvrent depuis la liste',
    '4,5 % chez 6',
    '7,5 % des vues',
    '4 % chez 6 annonces semblables',
    '2,5 % des vues',
    '2 % chez 6',
  ])
    expect(words()).toContain(said)
  const label = document.querySelector('svg[role="img"]')?.getAttribute('aria-label')
  expect(label).toContain('40 au total, 30 au plus en un jour')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
  expect(document.querySelectorAll('rect')).toHaveLength(1)
})

test('few views give no share, and few similar adverts no comparison', () => {
  open({ reach: { shown: 29, opened: 3, views: 29, favourites: 3, contacts: 1 }, similar: null, days: [day(1, 29)], boosts: [] })
  expect(words()).toContain('Trop peu de vues pour un taux')
  expect(words()).toContain('Trop peu d’annonces semblables')
  expect(words()).toContain('Trop peu d’apparitions pour un taux')
  expect(words()).not.toContain('% des vues')
  expect(document.querySelectorAll('rect')).toHaveLength(0)
})

test('shows uncounted figures as unknown', () => {
  open({ shownSince: '2026-03-02', days: [{ ...day(1, 10), shown: null }, day(2, 30), day(3, 0)] })
  expect(words()).toContain('Comptée depuis le 02/03/2026')
  expect([...document.querySelectorAll('tbody tr:last-child td')].at(-1)?.textContent).toBe('inconnu')
  open({ shownSince: null, reach: { ...statistics.reach, shown: null, opened: null }, similar: null })
  expect(words()).toContain('Pas encore compté')
})

test('an advert that never was online has no figures yet', () => {
  open({ since: null, days: [], reach: { shown: null, opened: null, views: 0, favourites: 0, contacts: 0 }, similar: null, boosts: [] })
  expect(words()).toContain(t('never.title'))
  expect(document.querySelector('svg[role="img"]')).toBeNull()
})

test.each([
  [120_001, 'vous êtes au-dessus : 10 001 DH de moins'],
  [120_000, 'vous êtes dans cette fourchette'],
  [100_000, 'vous êtes dans cette fourchette'],
  [99_999, 'vous êtes en dessous'],
  [null, 'une annonce sans prix sort de toute recherche'],
])('of a price of %s it says where it stands', (price, said) => {
  open({}, { price })
  expect(words()).toContain(said)
})

test('one press proposes the most probable price, and its question sets it', async () => {
  open({}, { price: 121_000 })
  const [way, yes] = buttons('Mettre 110 000 DH')
  await press(way as HTMLButtonElement)
  expect(words()).toContain('C’est 11 000 DH de moins')
  expect(changed).not.toHaveBeenCalled()
  const pricing = ['post', '/api/vehicleads/{id}/price'] as const
  api.on(...pricing, sample('VehicleAd', {}))
  await press(yes as HTMLButtonElement)
  expect(api.made(...pricing).map(({ query }) => query.get('price'))).toEqual(['110000'])
  expect(changed).toHaveBeenCalledTimes(1)
})

test('no other price is proposed for one within the range', () => {
  open({}, { price: 120_000 })
  expect(buttons('Mettre 110 000 DH')).toHaveLength(0)
})

test('without comparable cars the price is not judged', () => {
  open({}, {}, null)
  expect(words()).toContain('Trop peu de voitures comparables')
})

test('a boost promises nothing before it was measured', () => {
  open()
  expect(words()).toContain('Nous n’en promettons aucun')
})

test('a boost promises only what was measured, beside similar adverts without one', () => {
  open({
    boostEffect: {
      ...{ adverts: 12, percent: 62, notMore: 4, contactsBefore: 1.2, contactsDuring: 2 },
      ...{ otherAdverts: 140, otherPercent: -5, otherContactsBefore: 1.1, otherContactsDuring: 1 },
    },
  })
  expect(words()).toContain('+62 % de vues par jour la première semaine payée, contre −5 %')
  expect(words()).toContain('4 sur 12 n’ont pas été vues davantage')
  const table = [...document.querySelectorAll('table')].find(({ textContent }) => textContent?.includes('Contacts pendant'))
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows.map((row) => row.map((cell) => cell?.replaceAll(/\s/g, ' ').replaceAll(/[\u2066-\u2069]/g, '')))).toEqual([
    ['mises en avant (12)', '+62 %', '1,2', '2'],
    ['semblables, sans mise en avant (140)', '−5 %', '1,1', '1'],
  ])
  expect(words()).toContain('pas une promesse')
})

const effect = {
  ...{ since: '2026-01-01', until: '2026-03-31', adverts: 24, views: 12.4, contacts: 3.1 },
  ...{ otherAdverts: 31, otherViews: 8, otherContacts: 1.9 },
}
const advice: Statistics['advice'] = [
  { kind: 'price', less: 8_000, effect: null },
  { kind: 'photos', count: 2, typical: 8, effect },
  { kind: 'facts', fields: ['color', 'fiscalPower'], effect: null },
  { kind: 'inspection', effect: null },
]

test('advice names what is missing, what it was measured to bring, and what is not known', () => {
  open({ advice })
  for (const said of [
    '8 000 DH de moins',
    '2 photos, quand l’annonce habituelle en a 8',
    'la couleur, la puissance fiscale',
    'Faites inspecter',
  ])
    expect(words()).toContain(said)
  const [measured, ...further] = document.querySelectorAll('caption')
  expect([measured?.textContent, further]).toEqual(['Mesuré du 01/01/2026 au 31/03/2026', []])
  const rows = [...(measured?.closest('table')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['avec 8 photos ou plus (24)', '12,4', '3,1'],
    ['les autres (31)', '8', '1,9'],
  ])
  expect(words().split('Effet inconnu')).toHaveLength(5)
  expect(words()).toContain('pas une promesse')
})

test('of a sold car there is neither advice nor a boost', () => {
  open({ advice }, { lastStatus: 'Sold' })
  for (const said of ['Ce qui peut aider', 'Ce que fait une mise en avant', 'Votre prix']) expect(words()).not.toContain(said)
})

test('draws prices within the range of comparable cars', () => {
  open({}, {}, worth, [priced(1, 125_000), priced(2, 118_000)])
  const charts = [...document.querySelectorAll('svg[role="img"]')].map((chart) => chart.getAttribute('aria-label'))
  expect(charts).toEqual(expect.arrayContaining([expect.stringMatching(/125\s000\sDH.*118\s000\sDH/)]))
  expect(words()).toContain('entre 100 000 DH et 120 000 DH, 14 voitures')
})

test('one day is no course', () => {
  open({}, {}, worth, [priced(2, 118_000)])
  expect(document.querySelector('polygon')).toBeNull()
})
