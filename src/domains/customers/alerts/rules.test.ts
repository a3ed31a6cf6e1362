import { describe, expect, test } from 'vitest'
import { FacetQuery } from '#domains/catalogue/search/contract.ts'
import { Criteria } from './contract.ts'
import { anchorsOf, columnsOf, criteriaKey, criteriaOf, namesOneCar, nextSending, queryOf } from './rules.ts'

describe('criteria', () => {
  test('have the names of the search filters', () => {
    const names = Object.keys(Criteria.shape).map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    expect(names.sort()).toEqual(
      Object.keys(FacetQuery.shape)
        // a monthly budget becomes its price (search/address.ts, `withoutMonthly`)
        .filter((name) => !['q', 'IsArchived', 'ComparableTo', 'IsBoosted', 'DownPayment', 'MonthlyBudget'].includes(name))
        .sort(),
    )
  })

  test('convert to a search and back', () => {
    const criteria: Criteria = { brands: ['Dacia'], maxPrice: 120_000, isCertified: true, storageAreaId: [3] }
    expect(queryOf(criteria)).toEqual({ Brands: ['Dacia'], MaxPrice: 120_000, IsCertified: true, StorageAreaId: [3] })
    expect(
      criteriaOf({ ...queryOf(criteria), q: 'dacia', IsArchived: true, IsBoosted: false, sortPropertyName: 'price', Cities: [] }),
    ).toEqual(criteria)
  })

  test('have the same key in any order', () => {
    expect(criteriaKey({ maxPrice: 1, cities: ['Fès', 'Rabat'] })).toBe(criteriaKey({ cities: ['Rabat', 'Fès'], maxPrice: 1 }))
    expect(criteriaKey({ maxPrice: 1 })).not.toBe(criteriaKey({ minPrice: 1 }))
  })
})

test('detects a reference, chassis number or plate', () => {
  expect([{ Reference: 'VO-1' }, { ChassisNumber: 'UU1' }, { RegistrationNumber: '1A6' }].map(namesOneCar)).toEqual([true, true, true])
  expect([namesOneCar({}), namesOneCar({ Brands: ['Dacia'] })]).toEqual([false, false])
})

describe('anchorsOf', () => {
  const nothing = columnsOf({ archived: false, parts: new Map() }, {})

  test('returns models and makes, else cities with styles, else one, else all', () => {
    expect(anchorsOf({ ...nothing, brand_ids: [4], model_ids: [7, 9], city_ids: [1] })).toEqual(['m7', 'm9', 'b4'])
    expect(anchorsOf({ ...nothing, model_ids: [7], city_ids: [1] })).toEqual(['m7'])
    expect(anchorsOf({ ...nothing, brand_ids: [4], city_ids: [1] })).toEqual(['b4'])
    expect(anchorsOf({ ...nothing, city_ids: [1, 2], body_styles: ['SUV'] })).toEqual(['c1 SUV', 'c2 SUV'])
    expect(anchorsOf({ ...nothing, city_ids: [1] })).toEqual(['c1'])
    expect(anchorsOf({ ...nothing, body_styles: ['SUV'] })).toEqual(['sSUV'])
    expect(anchorsOf({ ...nothing, max_price: 5, min_price: 1 })).toEqual(['*'])
  })

  test('returns none for an unknown name', () => {
    expect(anchorsOf({ ...nothing, brand_ids: [], model_ids: [] })).toEqual([])
  })
})

describe('nextSending', () => {
  const at = (text: string) => new Date(text)

  test('returns now, eight in the morning, or eight on Monday', () => {
    const sunday = at('2026-03-15T10:00:00Z')
    expect(nextSending('Instant', sunday)).toEqual(sunday)
    expect(nextSending('Daily', sunday)).toEqual(at('2026-03-16T08:00:00Z'))
    expect(nextSending('Weekly', sunday)).toEqual(at('2026-03-16T08:00:00Z'))
    expect(nextSending('Daily', at('2026-03-15T07:59:00Z'))).toEqual(at('2026-03-15T08:00:00Z'))
    expect(nextSending('Weekly', at('2026-03-16T08:00:00Z'))).toEqual(at('2026-03-23T07:00:00Z'))
  })

  test('follows Moroccan time, which changes for Ramadan', () => {
    // Ramadan 1447 ends; the clocks go forward on 22 March 2026
    expect(nextSending('Daily', at('2026-03-21T10:00:00Z'))).toEqual(at('2026-03-22T07:00:00Z'))
    expect(nextSending('Daily', at('2026-06-30T06:59:59Z'))).toEqual(at('2026-06-30T07:00:00Z'))
  })
})
