import { expect, test } from 'vitest'
import { serverText } from '#i18n/server.ts'
import type { Part } from './address.ts'
import { filterLabels, type Named } from './labels.ts'

const labels = (language: 'fr' | 'ar', named?: Named) =>
  filterLabels(serverText('search', language), serverText('vehicles', language), language, named)
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('names a suggestion, with its make before a model, by code without a name', () => {
  const said = (kind: 'brand' | 'model' | 'city' | 'fuelType' | 'bodyStyle' | 'gearType' | 'color', value: string, more = {}) =>
    labels('ar').suggestion({ kind, value, count: 1, criteria: {}, ...more } as Parameters<ReturnType<typeof labels>['suggestion']>[0])
  expect(said('brand', 'Dacia')).toBe('Dacia')
  expect([said('model', 'Duster', { brand: 'Dacia' }), said('model', 'Duster')]).toEqual(['Dacia Duster', 'Duster'])
  expect(said('city', 'Fes', { label: { fr: 'Fès', ar: 'فاس' } })).toBe('فاس')
  expect([said('city', 'Fes', { label: { fr: '', ar: '' } }), said('city', 'Fes')]).toEqual(['Fes', 'Fes'])
  expect([said('fuelType', 'Hybrid'), said('fuelType', 'Steam')]).toEqual(['هجين', 'Steam'])
})

test.each([
  ['2019-01-01', null, 'Depuis 2019'],
  ['2019-03-25', null, 'Depuis 25/03/2019'],
  [null, '2021-12-31', 'Jusqu’en 2021'],
  ['2021-01-01', '2021-12-31', '2021'],
  ['2019-01-01', '2021-12-31', '2019 – 2021'],
] as const)('years from %s to %s', (from, to, words) =>
  expect(plain(labels('fr').part({ kind: 'range', parameters: [], value: 'year', from, to }))).toBe(words),
)

const cities: Named = {
  cities: [
    { value: 'Fes', label: { fr: '', ar: '' } },
    { value: 'Meknes', label: { fr: 'Meknès', ar: 'مكناس' } },
  ],
  storageAreas: [{ value: 3, label: { fr: 'Rihla Fès', ar: 'رحلة فاس' } }],
}

test.each([
  ['Cities', 'Meknes', 'Meknès'],
  ['Cities', 'Fes', 'Fes'],
  ['Cities', 'Rabat', 'Rabat'],
  ['StorageAreaId', '3', 'Rihla Fès'],
  ['StorageAreaId', '4', '4'],
  ['Brands', 'Dacia', 'Dacia'],
])('labels a value of %s, %s, as %s', (parameter, code, name) => expect(labels('fr', cities).value(parameter, code)).toBe(name))

test.each<[Part['kind'], string[], string, string | null, string | null, string]>([
  ['list', ['FuelTypes'], 'Hybrid', null, null, 'Hybride'],
  ['except', ['ExcludedFuelTypes'], 'Hybrid', null, null, 'sauf Hybride'],
  ['range', ['MinPrice', 'MaxPrice'], 'price', '1000', '2000', '1 000 – 2 000 DH'],
  ['range', ['MinPrice', 'MaxPrice'], 'price', '1000', null, 'Dès 1 000 DH'],
  ['range', ['MinPrice', 'MaxPrice'], 'price', null, '2000', 'Jusqu’à 2 000 DH'],
  ['range', ['MinMileage', 'MaxMileage'], 'mileage', null, '2000', 'Jusqu’à 2 000 km'],
  ['monthly', ['DownPayment', 'MonthlyBudget'], 'monthly', '1', '2500', '2 500 DH par mois, apport 1 DH'],
  ['monthly', ['DownPayment', 'MonthlyBudget'], 'monthly', '0', '2500', '2 500 DH par mois'],
  ['monthly', ['DownPayment', 'MonthlyBudget'], 'monthly', null, '2500', '2 500 DH par mois'],
  ['flag', ['IsCertified'], 'true', null, null, 'Certifiées'],
  ['flag', ['IsCertified'], 'false', null, null, 'Non certifiées'],
  ['code', ['Reference'], 'VO-7', null, null, 'Référence VO-7'],
  ['code', ['Colour'], 'VO-7', null, null, 'VO-7'],
])('labels a part of a search: %s of %o', (kind, parameters, value, from, to, words) => {
  const part = { kind, parameters, value, from, to }
  expect(plain(labels('fr').part(part))).toBe(words)
  expect(labels('fr').struck(part)).toBe(kind === 'except' ? 'Hybride' : null)
})
