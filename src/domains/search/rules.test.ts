import { expect, test } from 'vitest'
import { ageSteps, binsOf, isIndexed, normalIdentifier, parametersOf, placementOf, toSort } from './rules.ts'

test('price, mileage, make and reference rise by themselves, all other orders fall; who says a direction has it', () => {
  const way = (sortPropertyName: Parameters<typeof toSort>[0]['sortPropertyName']) =>
    toSort({ sortPropertyName, sortDirection: undefined }).direction
  expect((['price', 'mileage', 'brand', 'reference'] as const).map(way)).toEqual(Array.from({ length: 4 }, () => 'Ascending'))
  expect((['published', 'relevance'] as const).map(way)).toEqual(['Descending', 'Descending'])
  expect(toSort({ sortPropertyName: 'price', sortDirection: 'Descending' })).toEqual({ property: 'price', direction: 'Descending' })
})

test('the stock in memory knows some orders; the others are asked of the database', () => {
  const sort = (property: 'price' | 'brand' | 'published') => isIndexed(toSort({ sortPropertyName: property, sortDirection: undefined }))
  expect([sort('price'), sort('published'), sort('brand')]).toEqual([true, true, false])
})

test('a place counts from one, and says why: our order by its rank, another by itself, a paid one where it would stand', () => {
  const hit = (rank: number, unpaid: number | null = null) => ({ id: 1, rank, unpaid })
  expect(placementOf(hit(3), 0, true)).toEqual({ place: 1, reason: 'Price', placeWithoutPayment: null })
  expect(placementOf(hit(9), 1, true).reason).toBe('Newest')
  expect(placementOf(hit(3), 1, false).reason).toBe('Sort')
  expect(placementOf(hit(3, 0), 3, true)).toEqual({ place: 4, reason: 'Paid', placeWithoutPayment: 1 })
})

test('an identifier is compared in capitals, without what is written between its signs', () => {
  expect(normalIdentifier(' 12345-a|6 ./_')).toBe('12345A6')
})

test('a group of filters names every parameter that belongs to it, wish and refusal', () => {
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

test('classes are summed into the bins in which they begin', () => {
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

test('ages are offered in steps that grow', () => expect(ageSteps).toEqual([1, 2, 3, 5, 8, 10, 15]))
