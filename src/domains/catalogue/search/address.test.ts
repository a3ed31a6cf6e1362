import { describe, expect, test } from 'vitest'
import {
  filtersOnly,
  keptPlace,
  partsBehind,
  partsOf,
  readSearch,
  sameCars,
  searchText,
  toggled,
  toggledBrand,
  withCriteria,
  withoutFilters,
  withoutMonthly,
  withoutPart,
  withoutPartsBehind,
  withValues,
  yearBounds,
} from './address.ts'

const address = (text: string) => readSearch(text)

describe('readSearch', () => {
  test('normalises case and order, drops empty values, duplicates and unknown names', () => {
    expect(searchText(address('?maxprice=90000&view=list&FUELTYPES=Diesel&Cities=&brands=Dacia&brands=Dacia&utm_source=x&page=1'))).toBe(
      '?Brands=Dacia&FuelTypes=Diesel&MaxPrice=90000&view=list',
    )
  })

  test('returns the same URL for any order of parameters', () => {
    expect(searchText(address('?MaxPrice=1&Brands=Fiat'))).toBe(searchText(address('?Brands=Fiat&MaxPrice=1')))
  })

  test('accepts amounts with spaces', () => {
    expect(searchText(address('?MaxPrice=200+000&MinMileage=10%C2%A0000'))).toBe('?MaxPrice=200000&MinMileage=10000')
  })

  test('compares searches without view, open folds and unknown words', () => {
    expect(sameCars('?Brands=Fiat', '?brands=Fiat&view=list&folds=open&unknown=xyz')).toBe(true)
    expect(sameCars('?Brands=Fiat', '?Brands=Fiat&page=2')).toBe(false)
    expect(sameCars('?Brands=Fiat', '?Brands=Dacia')).toBe(false)
  })

  test('drops page 1 and empty words only where they are defaults', () => {
    expect(searchText(address('?doors=&MinPrice=1&Cities=1&page=2&view=list'))).toBe('?Cities=1&MinPrice=1&view=list&page=2')
  })

  test('converts years to their first and last day', () => {
    expect(yearBounds('2015', '2018')).toEqual({ MinReleaseDate: '2015-01-01', MaxReleaseDate: '2018-12-31' })
    expect(yearBounds(null, null)).toEqual({ MinReleaseDate: null, MaxReleaseDate: null })
  })

  test('omits the question mark of an empty search', () => {
    expect(searchText(address('?view=grid&folds=closed&page=1'))).toBe('')
  })
})

describe('keptPlace', () => {
  const kept = (text: string, total = 90) => keptPlace(address(text), total)

  test.each([
    ['?Brands=Citro%C3%ABn', '/voitures/citroen'],
    ['?Models=Duster&Brands=Dacia', '/voitures/dacia/duster'],
    ['?Cities=F%C3%A8s', '/voitures-a/fes'],
    ['?Cities=F%C3%A8s&Brands=Dacia', '/voitures/dacia/a/fes'],
    ['?BodyStyles=SUV&view=list', '/voitures-carrosserie/suv'],
    ['?MaxPrice=100000', '/voitures-jusqu-a/100000'],
  ])('%s returns its landing page', (search, place) => {
    expect(kept(search)).toBe(place)
  })

  test.each([
    ['?Cities=F%C3%A8s&BodyStyles=SUV', '/search-result?BodyStyles=SUV&Cities=F%C3%A8s'],
    ['?Models=Duster', '/search-result?Models=Duster'],
    ['?Models=Duster&Cities=Rabat', '/search-result?Models=Duster&Cities=Rabat'],
    ['?Brands=Dacia&BodyStyles=SUV', '/search-result?Brands=Dacia&BodyStyles=SUV'],
    ['?Brands=Dacia&FuelTypes=Diesel', '/search-result?Brands=Dacia'],
    ['?Cities=Rabat&FuelTypes=Diesel', '/search-result?Cities=Rabat'],
    ['?BodyStyles=SUV&FuelTypes=Diesel', '/search-result?BodyStyles=SUV'],
    ['?BodyStyles=SUV&MaxPrice=100000', '/search-result?BodyStyles=SUV'],
  ])('%s returns a search, %s', (search, place) => {
    expect(kept(search)).toBe(place)
  })

  test('requires the landing minimum', () => {
    expect([kept('?Brands=Dacia', 3), keptPlace(address('?Brands=Dacia'), 9, 10), keptPlace(address('?Brands=Dacia'), 10, 10)]).toEqual([
      '/voitures/dacia',
      '/search-result?Brands=Dacia',
      '/voitures/dacia',
    ])
  })

  test('returns no landing page for too few cars or other filters', () => {
    expect(kept('?Brands=Dacia', 2)).toBe('/search-result?Brands=Dacia')
    expect(kept('?MaxPrice=99999')).toBe('/search-result')
    expect(kept('?Brands=Dacia&MaxPrice=100000')).toBe('/search-result?Brands=Dacia')
  })

  test('returns one URL for any order of filters', () => {
    expect(kept('?Brands=Dacia&Brands=Fiat')).toBe('/search-result?Brands=Dacia&Brands=Fiat')
    expect(kept('?brands=Fiat&Brands=Dacia')).toBe('/search-result?Brands=Dacia&Brands=Fiat')
    expect(kept('?FuelTypes=Diesel&Brands=Dacia')).toBe(kept('?Brands=Dacia&FuelTypes=Diesel'))
  })

  test('returns null for a sort, a further page, three filters or no result', () => {
    for (const search of ['?sortPropertyName=price', '?Brands=Dacia&page=2', '?Brands=Dacia&Models=Duster&Cities=Rabat'])
      expect(kept(search)).toBeNull()
    expect(kept('?Brands=Dacia', 0)).toBeNull()
  })
})

describe('changes of a search', () => {
  test('adds and removes a filter, and resets the page', () => {
    const on = toggled(address('?page=7&Cities=Rabat'), 'Cities', 'Fès')
    expect(searchText(on)).toBe('?Cities=Rabat&Cities=F%C3%A8s')
    expect(searchText(toggled(on, 'Cities', 'Rabat'))).toBe('?Cities=F%C3%A8s')
  })

  test('removes a brand with its own models only', () => {
    const search = address('?Brands=Dacia&Brands=Renault&Models=Duster&Models=Clio')
    expect(searchText(toggledBrand(search, 'Dacia', ['Duster', 'Sandero']))).toBe('?Brands=Renault&Models=Clio')
    // adding a brand removes no model
    expect(searchText(toggledBrand(address('?Models=Duster'), 'Dacia', ['Duster']))).toBe('?Brands=Dacia&Models=Duster')
  })

  test('preserves sort, view and open folds when filters are cleared', () => {
    expect(
      searchText(withoutFilters(address('?Brands=Fiat&IsCertified=true&q=xyz&sortPropertyName=price&view=list&folds=open&page=3'))),
    ).toBe('?sortPropertyName=price&view=list&folds=open')
  })

  test('returns only filters for the facets', () => {
    expect(filtersOnly(address('?Brands=Fiat&sortPropertyName=price&view=list&folds=open&page=3')).toString()).toBe('Brands=Fiat')
  })

  test('removes a parameter when the value is null', () => {
    expect(searchText(withValues(address('?MinPrice=1&MaxPrice=2'), { MinPrice: null }))).toBe('?MaxPrice=2')
  })
})

describe('partsOf', () => {
  test('ignores an invalid amount', () => {
    expect(partsOf(readSearch('MinPrice=abc'))).toEqual([])
    expect(partsOf(readSearch('MinPrice=abc&MaxPrice=90000'))).toMatchObject([{ from: null, to: '90000' }])
  })

  test('returns both bounds of a range as one part', () => {
    const search = address('?MinPrice=50000&MaxPrice=90000&FuelTypes=Diesel&FuelTypes=Hybrid&IsCertified=true')
    const parts = partsOf(search)
    expect(parts.map((part) => part.parameters.join('+'))).toEqual(['FuelTypes', 'FuelTypes', 'MinPrice+MaxPrice', 'IsCertified'])
    const price = parts[2]
    if (!price) throw new Error('no price part')
    expect(searchText(withoutPart(search, price))).toBe('?FuelTypes=Diesel&FuelTypes=Hybrid&IsCertified=true')
  })

  test('returns a single bound, a flag and a code as separate parts', () => {
    const search = address('?MinMileage=10000&MaxReleaseDate=2018-12-31&IsFirstHand=false&Reference=S-1')
    expect(partsOf(search)).toEqual([
      { kind: 'range', parameters: ['MinMileage', 'MaxMileage'], value: 'mileage', from: '10000', to: null },
      { kind: 'range', parameters: ['MinReleaseDate', 'MaxReleaseDate'], value: 'year', from: null, to: '2018-12-31' },
      { kind: 'flag', parameters: ['IsFirstHand'], value: 'false', from: null, to: null },
      { kind: 'code', parameters: ['Reference'], value: 'S-1', from: null, to: null },
    ])
    expect(partsBehind(search, ['MaxMileage', 'Reference']).map(({ value }) => value)).toEqual(['mileage', 'S-1'])
    expect(searchText(withoutPartsBehind(search, ['MaxMileage', 'Reference']))).toBe('?MaxReleaseDate=2018-12-31&IsFirstHand=false')
  })

  test('ignores unknown words', () => {
    expect(partsOf(address('?unknown=abcdef'))).toEqual([])
  })
})

describe('withCriteria', () => {
  test('replaces the filters of the sentence only', () => {
    const search = address('?Brands=Dacia&Models=Duster&Cities=Rabat&MinPrice=40000&sortPropertyName=price&page=2')
    const joined = withCriteria(search, { Brands: ['Volkswagen'], Models: ['Golf'], MaxPrice: 150000 }, ['xyz'])
    expect(searchText(joined)).toBe('?Brands=Volkswagen&Models=Golf&Cities=Rabat&MaxPrice=150000&unknown=xyz&sortPropertyName=price')
  })

  test('changes only the unknown words without criteria', () => {
    expect(searchText(withCriteria(address('?Cities=Rabat&q=old'), {}, ['new']))).toBe('?Cities=Rabat&unknown=new')
  })
})

test('a monthly budget is one part; an alert replaces it by its price', () => {
  const search = address('?MonthlyBudget=2 500&DownPayment=20 000&MaxPrice=90000&Brands=Dacia')
  expect(search.toString()).toBe('Brands=Dacia&MaxPrice=90000&DownPayment=20000&MonthlyBudget=2500')
  const part = partsOf(search).find(({ kind }) => kind === 'monthly')
  expect(part).toMatchObject({ parameters: ['DownPayment', 'MonthlyBudget'], from: '20000', to: '2500' })
  expect(withoutMonthly(search, 140_000).toString()).toBe('Brands=Dacia&MaxPrice=90000&IsFinanced=true')
  expect(withoutMonthly(search, 80_000).toString()).toBe('Brands=Dacia&MaxPrice=80000&IsFinanced=true')
  expect(withoutMonthly(address('?MonthlyBudget=2500'), 80_000).toString()).toBe('MaxPrice=80000&IsFinanced=true')
  expect(withoutMonthly(search, null).toString()).toBe('Brands=Dacia&MaxPrice=90000')
  expect(withoutMonthly(address('?Brands=Dacia'), 80_000).toString()).toBe('Brands=Dacia')
})

describe('exclusions', () => {
  test('are parsed, written and removed like other filters', () => {
    const search = address('?excludedbrands=Dacia&ExcludedBrands=Fiat&BodyStyles=SUV')
    expect(searchText(search)).toBe('?BodyStyles=SUV&ExcludedBrands=Dacia&ExcludedBrands=Fiat')
    const [, dacia] = partsOf(search)
    expect(dacia).toMatchObject({ kind: 'except', value: 'Dacia', parameters: ['ExcludedBrands'] })
    expect(dacia && searchText(withoutPart(search, dacia))).toBe('?BodyStyles=SUV&ExcludedBrands=Fiat')
  })

  test('and wanted values are mutually exclusive', () => {
    expect(searchText(toggled(address('?ExcludedFuelTypes=Diesel'), 'FuelTypes', 'Diesel'))).toBe('?FuelTypes=Diesel')
    expect(searchText(withCriteria(address('?Brands=Dacia&Brands=Fiat'), { ExcludedBrands: ['Dacia'] }))).toBe(
      '?Brands=Fiat&ExcludedBrands=Dacia',
    )
    expect(searchText(withCriteria(address('?ExcludedBrands=Dacia'), { Brands: ['Dacia'] }))).toBe('?Brands=Dacia')
    expect(searchText(withCriteria(address('?Brands=Volkswagen'), { ExcludedModels: ['Volkswagen Golf'] }))).toBe(
      '?Brands=Volkswagen&ExcludedModels=Volkswagen+Golf',
    )
  })
})
