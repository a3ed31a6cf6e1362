// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { byLanguage } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { links, packText, settle, show, words } from '#testing/screen.tsx'
import EstimatePage, { loader } from './sell-estimate.tsx'

const t = packText('estimates')

const api = fakeApi()
const key = '0123456789abcdef'.repeat(2)
const names = byLanguage(() => 'Dacia')
const car = {
  ...{ brandId: 1, brand: 'Dacia', brandNames: names, modelId: 10, model: 'Duster', modelNames: names, year: 2019, mileage: 84_000 },
  ...{ city: null, cityNames: null, fuelType: 'Diesel' as const, gearType: null, isFirstHand: null },
}
const near = (id: number, more: object = {}) => ({
  ...{ id, year: 2018, mileage: 102_000, price: 119_500, kind: 'Asked' as const, soldOn: null, adjusted: 125_500 },
  ...{ version: null, slug: null, picture: null },
  ...more,
})
const range = {
  ...{ low: 119_000, probable: 126_500, high: 134_000, confidence: 'High' as const, reachYears: 1, sold: 1, asked: 2 },
  dots: [
    { price: 118_000, sold: false, year: 2018, mileage: 102_000 },
    { price: 126_500, sold: true, year: 2019, mileage: 80_000 },
    { price: 135_000, sold: false, year: 2020, mileage: 70_000 },
  ],
  nearest: [
    near(1, { slug: 'dacia-duster' }),
    near(2, { kind: 'LastAsked', soldOn: '2026-03-01', year: 2019, mileage: 84_000 }),
    near(3, { kind: 'Paid', soldOn: '2026-03-02', year: 2021, mileage: 60_000 }),
  ],
  moves: { perYear: 7.5, perTenThousandKm: 1.2, firstHand: null },
}
const fee = { percent: 0, fixed: 0 }
const ways = [
  { way: 'House' as const, low: 111_500, high: 117_500, share: { low: 88, high: 93 }, fee, days: null },
  {
    way: 'Mediation' as const,
    low: 113_930,
    high: 128_480,
    share: null,
    fee: { percent: 3, fixed: 1500 },
    days: { median: 24, sales: 31 },
  },
  { way: 'Advert' as const, low: 119_000, high: 134_000, share: null, fee, days: null },
]
const measured = { cars: 412, basis: 'Sold' as const, sevenInTen: 7.4, withinRange: 71.2, on: '2026-03-01' }

async function open(estimate: object | Refusal, language: 'fr' | 'ar' = 'fr') {
  const whole = { key, car, asOf: '2026-03-15T10:00:00Z', expires: '2026-06-13T10:00:00Z', found: 3, needed: 3, range, ways, measured }
  api.on('get', '/api/estimates/{key}', estimate instanceof Refusal ? estimate : sample('Estimate', { ...whole, ...estimate }))
  api.on('get', '/api/settings/public', [{ key: 'payment.sellerHours', value: '24', type: 'number' }])
  show(<EstimatePage />, { language, at: `/sell/${key}`, path: '/sell/:key', route: { loader } })
  await settle()
}

test('shows the range, every car as a dot, and the differences to the nearest ones', async () => {
  await open({})
  expect(words()).toContain('Entre 119 000 DH et 134 000 DH')
  expect(words()).toContain('Le plus probable : 126 500 DH')
  expect(document.querySelectorAll('svg circle')).toHaveLength(3)
  expect(words()).toContain('2018, 102 000 km, prix demandé')
  expect(words()).toContain('un an plus récente, 18 000 km de moins → 125 500 DH')
  expect(words()).toContain('2019, 84 000 km, vendue le 01/03/2026, dernier prix affiché')
  expect(words()).toContain('2 ans plus ancienne, 24 000 km de plus')
  expect(links('Duster').map((link) => link.getAttribute('href'))).toEqual(['/cars/dacia-duster/1'])
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
})

test('low prices are labelled at the start of the axis', async () => {
  const places = () => [...document.querySelectorAll('svg circle')].map((dot) => Number.parseFloat(dot.getAttribute('cx') ?? ''))
  await open({})
  const [first = 0, , last = 0] = places()
  expect(first).toBeLessThan(last)
})

test('low prices are labelled at the start of the axis, in Arabic too', async () => {
  await open({}, 'ar')
  const [first = 0, , last = 0] = [...document.querySelectorAll('svg circle')].map((dot) => Number.parseFloat(dot.getAttribute('cx') ?? ''))
  expect(first).toBeGreaterThan(last)
})

test('shows the measured error and its basis', async () => {
  await open({ measured })
  expect(words()).toContain('7 fois sur 10, nous tombons à moins de 8 % du prix de vente. Mesuré sur 412 ventes, au 1er mars 2026.')
})

test('labels an error on asking prices as such', async () => {
  await open({ measured: { ...measured, basis: 'Asked' } })
  expect(words()).toContain('du prix demandé')
})

test('an error that was never measured is unknown', async () => {
  await open({ measured: null })
  expect(words()).toContain('Notre erreur n’est pas encore mesurée')
})

test('shows three ways with their proceeds; one label for the highest; days only from sales', async () => {
  await open({})
  expect(words()).toContain('111 500 DH à 117 500 DH')
  expect(words()).toContain('88 % à 93 % du prix probable')
  expect(words()).toContain('−5 070 DH à −5 520 DH')
  expect(words()).toContain('24 jours, une vente sur deux (31 ventes)')
  expect(words()).toContain('Virement sous 24 heures')
  expect(words()).toContain(t('ways.daysUnknown'))
  expect(words().split('Le plus d’argent')).toHaveLength(2)
  expect(links(t('ways.House.button')).map((link) => link.getAttribute('href'))).toEqual([`/create-request?estimate=${key}&type=Purchase`])
  expect(links(t('ways.Mediation.button')).map((link) => link.getAttribute('href'))).toEqual([
    `/create-request?estimate=${key}&type=Intermediation`,
  ])
  expect(links(t('ways.Advert.button')).map((link) => link.getAttribute('href'))).toEqual(['/customerAnnonces/new'])
})

test('shows the count and the next step, without a price, for too few cars', async () => {
  await open({ range: null, ways: [], found: 2, needed: 8 })
  expect(words()).toContain('Nous n’avons trouvé que 2 voitures comparables. Il nous en faut 8')
  expect(links(t('refused.ask')).map((link) => link.getAttribute('href'))).toEqual([`/create-request?estimate=${key}`])
})

test('an unknown key links to a new estimate', async () => {
  await open(new Refusal(404, 'NotFound'))
  expect(links(t('gone.again')).map((link) => link.getAttribute('href'))).toEqual(['/sell'])
})
