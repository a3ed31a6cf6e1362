// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import type { Language } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, press, show, words } from '#testing/screen.tsx'
import { CompareTable } from './compare-table.tsx'

const t = packText('comparePage')

fakeApi()
const feature = (id: number, title: string) => sample('Feature', { id, titles: { fr: title, ar: `ع${title}` } })
const list = (...titles: string[]) => [sample('VehicleFeatures', { features: titles.map((title) => feature(title.length, title)) })]
const car = (id: number, changes: Partial<VehicleDetail>): VehicleDetail =>
  sample('VehicleDetail', {
    id,
    brand: 'Dacia',
    model: `N${id}`,
    slug: 'dacia',
    price: 100_000 + id,
    releaseDate: '2020-01-01',
    mileage: 50_000,
    ...changes,
  })
const removed = vi.fn()

function table(cars: VehicleDetail[], onlyDifferences = false, language: Language = 'fr', inspections = new Map()) {
  const view = { onlyDifferences, hrefOf: ({ id }: VehicleDetail) => `/cars/${id}`, onRemove: removed, third: null }
  show(<CompareTable cars={cars} inspections={inspections} {...view} />, { language })
}
/** Returns the cells of the row with this label. */
function row(label: string): string[] | undefined {
  const found = [...document.querySelectorAll('tr')].find((one) => words(one.querySelector('th[scope=row]') ?? one).startsWith(label))
  return found && [...found.querySelectorAll('td')].map(words)
}

test('marks the best price, mileage, year, warranty and equipment', () => {
  table([
    car(1, { price: 120_000, mileage: 40_000, releaseDate: '2021-05-01', warrantyInMonths: 6, features: list('ABS', 'Jantes') }),
    car(2, { price: 118_000, mileage: 61_000, releaseDate: '2019-05-01', warrantyInMonths: 24, features: list('ABS') }),
    car(3, { price: 125_000, mileage: 55_000, releaseDate: '2018-05-01', warrantyInMonths: 12, features: list('ABS') }),
  ])
  expect(row('Prix')).toEqual(['120 000 DH', '118 000 DHLe plus bas', '125 000 DH'])
  expect(row('Kilométrage')).toEqual(['40 000 kmLe plus faible', '61 000 km', '55 000 km'])
  expect(row('Garantie')).toEqual(['6 mois', '24 moisLa plus longue', '12 mois'])
  expect(row('Équipements en tout')).toEqual(['2La mieux équipée', '1', '1'])
  expect(words()).toContain(t('best.releaseDate'))
  expect(
    [...document.querySelectorAll('tr')].find((one) => words(one).includes('La plus récente'))?.querySelector('td')?.textContent,
  ).toContain('2021')
})

test('treats no warranty as the worst value, not as unknown', () => {
  table([car(1, { warrantyInMonths: null }), car(2, { warrantyInMonths: 3 })])
  expect(row('Garantie')).toEqual(['Sans garantie', '3 moisLa plus longue'])
})

test('prefers a month of warranty to none', () => {
  table([car(1, { warrantyInMonths: null }), car(2, { warrantyInMonths: 1 })])
  expect(row('Garantie')).toEqual(['Sans garantie', '1 moisLa plus longue'])
})

test('treats a missing equipment list as unknown', () => {
  table([car(1, { features: [] }), car(2, { features: list('ABS') })])
  expect(row('Équipements en tout')).toEqual(['Non précisé', '1'])
})

test('marks neither shared best values nor unknown ones', () => {
  table([car(1, { price: 118_000, mileage: null }), car(2, { price: 118_000, mileage: 9000 }), car(3, { price: 119_000, mileage: 8000 })])
  expect(row('Prix')).toEqual(['118 000 DH', '118 000 DH', '119 000 DH'])
  expect(row('Kilométrage')).toEqual(['Non précisé', '9 000 km', '8 000 kmLe plus faible'])
})

test('ignores the price of a sold car', () => {
  table([car(1, { price: 90_000, availability: 'Sold' }), car(2, { price: 118_000 }), car(3, { price: 125_000 })])
  expect(row('Prix')).toEqual(['Vendue', '118 000 DHLe plus bas', '125 000 DH'])
})

test('marks the odd one out of three', () => {
  const three = [car(1, { fuelType: 'Diesel' }), car(2, { fuelType: 'Hybrid' }), car(3, { fuelType: 'Diesel' })]
  table(three)
  expect(row('Carburant')).toEqual(['Diesel', 'Hybride (Seule dans ce cas)', 'Diesel'])
})

test('marks no odd value of two cars', () => {
  table([car(1, { fuelType: 'Diesel' }), car(2, { fuelType: 'Hybrid' })])
  expect(row('Carburant')).toEqual(['Diesel', 'Hybride'])
})

test('hides equal rows and reports when nothing differs', () => {
  const alike = { price: 118_000, mileage: 50_000 }
  table([car(1, { ...alike, fuelType: 'Diesel' }), car(2, { ...alike, fuelType: 'Hybrid' })], true)
  expect([row('Prix'), row('Carburant')]).toEqual([undefined, ['Diesel', 'Hybride']])
})

test('reports no differences for equal known facts', () => {
  table([car(1, { price: 1 }), car(2, { price: 1 })], true)
  expect(words()).toContain(t('noDifference'))
})

test('shows equipment per car; unknown without a list', () => {
  table([car(1, { features: list('ABS', 'Jantes') }), car(2, { features: list('ABS') }), car(3, { features: [] })])
  expect(row('Jantes')).toEqual(['Oui', 'Non', 'Non précisé'])
})

test('preserves the sign of the price position', () => {
  const market = (percent: number) => ({ market: sample('Market', { percent }) })
  table([car(1, market(-8)), car(2, market(1)), car(3, market(0))])
  expect(row('Face au marché')).toEqual(['8 % sous le marché', '1 % au-dessus', 'Au prix du marché'])
})

test('marks the same car in Arabic', () => {
  table([car(1, { warrantyInMonths: 6 }), car(2, { warrantyInMonths: 24 })], false, 'ar')
  const cells = [...document.querySelectorAll('td')].map(words)
  expect(cells.filter((text) => text.includes('الأطول')).map((text) => text.startsWith('24'))).toEqual([true])
})

test('removes a car by its column button', async () => {
  const cars = [car(1, {}), car(2, {})]
  table(cars)
  await press('Retirer Dacia N2')
  expect(removed.mock.calls).toEqual([[cars[1]]])
})

test('distinguishes two cars of one model in the sticky header', () => {
  table([
    car(1, { brand: 'Renault', model: 'Clio', version: '1.5 dCi 90 Zen', color: 'Blue', price: 116_900 }),
    car(2, { brand: 'Renault', model: 'Clio', version: null, color: null, price: null }),
  ])
  const heads = [...(document.querySelector('[aria-hidden=true] > div')?.children ?? [])]
  expect(heads.map(words)).toEqual(['Renault Clio 1.5 dCi 90 Zen116 900 DH', 'Renault ClioPrix sur demande'])
  expect(heads.map((head) => head.querySelector('[data-color]')?.getAttribute('data-color') ?? null)).toEqual(['Blue', null])
})

test('isolates the direction of a version on an Arabic page', () => {
  table([car(1, { version: '1.5 Blue dCi 100 Zen' }), car(2, { version: '1.0 TCe' })], false, 'ar')
  const versions = [...document.querySelectorAll('thead [dir=ltr]')].map(words)
  expect(versions).toEqual(['1.5 Blue dCi 100 Zen', '1.0 TCe'])
})

test('compares published reports and labels a missing one', () => {
  const cars = [car(1, { inspectedPoints: 110 }), car(2, { inspectedPoints: 112 }), car(3, {})]
  const counts = new Map([
    [1, { fixed: 4, note: 0 }],
    [2, { fixed: 0, note: 3 }],
  ])
  table(cars, false, 'fr', counts)
  expect(row('Rapport d’inspection')).toEqual(['110 points', '112 points', 'Pas de rapport'])
  expect(row('Réparations faites')).toEqual(['4', '0', 'Non précisé'])
  expect(row('Points à noter')).toEqual(['0', '3', 'Non précisé'])
})
