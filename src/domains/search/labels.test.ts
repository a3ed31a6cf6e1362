import { expect, test } from 'vitest'
import { serverText } from '#i18n/server.ts'
import { filterLabels, type Named } from './labels.ts'

const labels = (language: 'fr' | 'ar', named?: Named) =>
  filterLabels(serverText('search', language), serverText('vehicles', language), language, named)
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a proposal is called by its name, a make before its model, and by its code where it has no name', () => {
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

test('a city or store without a name stands as its code, a price open on one side says which', () => {
  const named: Named = {
    cities: [{ value: 'Fes', label: { fr: '', ar: '' } }],
    storageAreas: [{ value: 3, label: { fr: 'Rihla Fès', ar: 'رحلة فاس' } }],
  }
  const { value, part } = labels('fr', named)
  expect([value('Cities', 'Fes'), value('Cities', 'Rabat'), value('StorageAreaId', '3'), value('StorageAreaId', '4')]).toEqual([
    'Fes',
    'Rabat',
    'Rihla Fès',
    '4',
  ])
  const price = (from: string | null, to: string | null) => plain(part({ kind: 'range', parameters: [], value: 'price', from, to }))
  expect([price('1000', '2000'), price('1000', null), price(null, '2000')]).toEqual([
    '1 000 – 2 000 DH',
    'Dès 1 000 DH',
    'Jusqu’à 2 000 DH',
  ])
})
