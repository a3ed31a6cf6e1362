import { expect, test } from 'vitest'
import { ageSteps, binsOf, isIndexed, normalIdentifier, parametersOf, placementOf, toSort } from './rules.ts'

test('sorts price, mileage, make and reference ascending by default, others descending', () => {
  const way = (sortPropertyName: Parameters<typeof toSort>[0]['sortPropertyName']) =>
    toSort({ sortPropertyName, sortDirection: undefined }).direction
  expect((['price', 'mileage', 'brand', 'reference'] as const).map(way)).toEqual(Array.from({ length: 4 }, () => 'Ascending'))
  expect((['published', 'relevance'] as const).map(way)).toEqual(['Descending', 'Descending'])
  expect(toSort({ sortPropertyName: 'price', sortDirection: 'Descending' })).toEqual({ property: 'price', direction: 'Descending' })
})

test('supports some sorts in the index, the others in PostgreSQL', () => {
  const sort = (property: 'price' | 'brand' | 'published') => isIndexed(toSort({ sortPropertyName: property, sortDirection: undefined }))
  expect([sort('price'), sort('published'), sort('brand')]).toEqual([true, true, false])
})

test('returns positions from one with their reason and the unpaid position', () => {
  const hit = (rank: number, unpaid: number | null = null) => ({ id: 1, rank, unpaid })
  expect(placementOf(hit(3), 0, true)).toEqual({ place: 1, reason: 'Price', placeWithoutPayment: null })
  expect(placementOf(hit(9), 1, true).reason).toBe('Newest')
  expect(placementOf(hit(3), 1, false).reason).toBe('Sort')
  expect(placementOf(hit(3, 0), 3, true)).toEqual({ place: 4, reason: 'Paid', placeWithoutPayment: 1 })
})

test('normalises an identifier to upper case without separators', () => {
  expect(normalIdentifier(' 12345-a|6 ./_')).toBe('12345A6')
})

test('lists all parameters of a group, exclusions included', () => {
  expect(parametersOf('car')).toEqual(['Brands', 'Models', 'ExcludedBrands', 'ExcludedModels'])
  expect(parametersOf('city')).toEqual(['Cities', 'ExcludedCities'])
  expect(parametersOf('color')).toEqual(['Colors', 'ExcludedColors'])
  expect(parametersOf('condition')).toEqual(['Conditions'])
  expect(parametersOf('price')).toEqual(['MinPrice', 'MaxPrice'])
  expect([parametersOf('storageArea'), parametersOf('comparable'), parametersOf('boosted'), parametersOf('certified')]).toEqual([
    ['StorageAreaId'],
    ['ComparableTo'],
    ['IsBoosted'],
    ['IsCertified'],
  ])
})

test('sums classes into bins', () => {
  const counts = new Map([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 16],
  ])
  expect(binsOf([10_000, 20_000, 30_000, 50_000], [20_000, 50_000], counts)).toEqual([
    { from: 0, to: 20_000, count: 3 },
    { from: 20_000, to: 50_000, count: 12 },
    { from: 50_000, to: null, count: 16 },
  ])
  expect(binsOf([10_000], [], new Map())).toEqual([{ from: 0, to: null, count: 0 }])
})

test('offers increasing ages', () => expect(ageSteps).toEqual([1, 2, 3, 5, 8, 10, 15]))
