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

describe('reading an address', () => {
  test('names are read in any case, written in one order, without empty values, doubles and strangers', () => {
    expect(searchText(address('?maxprice=90000&view=list&FUELTYPES=Diesel&Cities=&brands=Dacia&brands=Dacia&utm_source=x&page=1'))).toBe(
      '?Brands=Dacia&FuelTypes=Diesel&MaxPrice=90000&view=list',
    )
  })

  test('the same search gives the same address whatever the order of its parts', () => {
    expect(searchText(address('?MaxPrice=1&Brands=Fiat'))).toBe(searchText(address('?Brands=Fiat&MaxPrice=1')))
  })

  test('amounts are read with the spaces that people type', () => {
    expect(searchText(address('?MaxPrice=200+000&MinMileage=10%C2%A0000'))).toBe('?MaxPrice=200000&MinMileage=10000')
  })

  test('the same cars are shown in any view, with open folds or not, whatever words are left over', () => {
    expect(sameCars('?Brands=Fiat', '?brands=Fiat&view=list&folds=open&unknown=xyz')).toBe(true)
    expect(sameCars('?Brands=Fiat', '?Brands=Fiat&page=2')).toBe(false)
    expect(sameCars('?Brands=Fiat', '?Brands=Dacia')).toBe(false)
  })

  test('a one and words that are empty are left out where they say nothing, and only there', () => {
    expect(searchText(address('?doors=&MinPrice=1&Cities=1&page=2&view=list'))).toBe('?Cities=1&MinPrice=1&view=list&page=2')
  })

  test('years are asked for by their first and their last day', () => {
    expect(yearBounds('2015', '2018')).toEqual({ MinReleaseDate: '2015-01-01', MaxReleaseDate: '2018-12-31' })
    expect(yearBounds(null, null)).toEqual({ MinReleaseDate: null, MaxReleaseDate: null })
  })

  test('an empty search has no question mark', () => {
    expect(searchText(address('?view=grid&folds=closed&page=1'))).toBe('')
  })
})

describe('what search engines keep of a search', () => {
  const kept = (text: string, total = 90) => keptPlace(address(text), total)

  test.each([
    ['?Brands=Citro%C3%ABn', '/voitures/citroen'],
    ['?Models=Duster&Brands=Dacia', '/voitures/dacia/duster'],
    ['?Cities=F%C3%A8s', '/voitures-a/fes'],
    ['?Cities=F%C3%A8s&Brands=Dacia', '/voitures/dacia/a/fes'],
    ['?BodyStyles=SUV&view=list', '/voitures-carrosserie/suv'],
    ['?MaxPrice=100000', '/voitures-jusqu-a/100000'],
  ])('%s is the landing page that shows the same cars', (search, place) => {
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
  ])('%s is a search, %s', (search, place) => {
    expect(kept(search)).toBe(place)
  })

  test('a landing page has as many cars as it needs', () => {
    expect([kept('?Brands=Dacia', 3), keptPlace(address('?Brands=Dacia'), 9, 10), keptPlace(address('?Brands=Dacia'), 10, 10)]).toEqual([
      '/voitures/dacia',
      '/search-result?Brands=Dacia',
      '/voitures/dacia',
    ])
  })

  test('too few cars have no landing page, and what differs has none', () => {
    expect(kept('?Brands=Dacia', 2)).toBe('/search-result?Brands=Dacia')
    expect(kept('?MaxPrice=99999')).toBe('/search-result')
    expect(kept('?Brands=Dacia&MaxPrice=100000')).toBe('/search-result?Brands=Dacia')
  })

  test('the same cars are one address in whatever order they are asked for', () => {
    expect(kept('?Brands=Dacia&Brands=Fiat')).toBe('/search-result?Brands=Dacia&Brands=Fiat')
    expect(kept('?brands=Fiat&Brands=Dacia')).toBe('/search-result?Brands=Dacia&Brands=Fiat')
    expect(kept('?FuelTypes=Diesel&Brands=Dacia')).toBe(kept('?Brands=Dacia&FuelTypes=Diesel'))
  })

  test('an order, a further page, three filters and nothing found are kept by nobody', () => {
    for (const search of ['?sortPropertyName=price', '?Brands=Dacia&page=2', '?Brands=Dacia&Models=Duster&Cities=Rabat'])
      expect(kept(search)).toBeNull()
    expect(kept('?Brands=Dacia', 0)).toBeNull()
  })
})

describe('changing a search', () => {
  test('a filter is added and taken away, and the page starts again', () => {
    const on = toggled(address('?page=7&Cities=Rabat'), 'Cities', 'Fès')
    expect(searchText(on)).toBe('?Cities=Rabat&Cities=F%C3%A8s')
    expect(searchText(toggled(on, 'Cities', 'Rabat'))).toBe('?Cities=F%C3%A8s')
  })

  test('a brand leaves with its own models only', () => {
    const search = address('?Brands=Dacia&Brands=Renault&Models=Duster&Models=Clio')
    expect(searchText(toggledBrand(search, 'Dacia', ['Duster', 'Sandero']))).toBe('?Brands=Renault&Models=Clio')
    // one that comes takes none away
    expect(searchText(toggledBrand(address('?Models=Duster'), 'Dacia', ['Duster']))).toBe('?Brands=Dacia&Models=Duster')
  })

  test('clearing keeps sort, view and open folds', () => {
    expect(
      searchText(withoutFilters(address('?Brands=Fiat&IsCertified=true&q=xyz&sortPropertyName=price&view=list&folds=open&page=3'))),
    ).toBe('?sortPropertyName=price&view=list&folds=open')
  })

  test('facets are asked for filters alone', () => {
    expect(filtersOnly(address('?Brands=Fiat&sortPropertyName=price&view=list&folds=open&page=3')).toString()).toBe('Brands=Fiat')
  })

  test('a null value removes the parameter', () => {
    expect(searchText(withValues(address('?MinPrice=1&MaxPrice=2'), { MinPrice: null }))).toBe('?MaxPrice=2')
  })
})

describe('parts that can be taken away', () => {
  test('an amount that is none is no part: it would be shown as a bound that nobody asked for', () => {
    expect(partsOf(readSearch('MinPrice=abc'))).toEqual([])
    expect(partsOf(readSearch('MinPrice=abc&MaxPrice=90000'))).toMatchObject([{ from: null, to: '90000' }])
  })

  test('both bounds of a range are one part', () => {
    const search = address('?MinPrice=50000&MaxPrice=90000&FuelTypes=Diesel&FuelTypes=Hybrid&IsCertified=true')
    const parts = partsOf(search)
    expect(parts.map((part) => part.parameters.join('+'))).toEqual(['FuelTypes', 'FuelTypes', 'MinPrice+MaxPrice', 'IsCertified'])
    const price = parts[2]
    if (!price) throw new Error('no price part')
    expect(searchText(withoutPart(search, price))).toBe('?FuelTypes=Diesel&FuelTypes=Hybrid&IsCertified=true')
  })

  test('a single bound, a flag and a code are parts of their own', () => {
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

  test('words that were not understood are not a filter', () => {
    expect(partsOf(address('?unknown=abcdef'))).toEqual([])
  })
})

describe('a sentence joins a search', () => {
  test('it replaces what it names and keeps the rest', () => {
    const search = address('?Brands=Dacia&Models=Duster&Cities=Rabat&MinPrice=40000&sortPropertyName=price&page=2')
    const joined = withCriteria(search, { Brands: ['Volkswagen'], Models: ['Golf'], MaxPrice: 150000 }, ['xyz'])
    expect(searchText(joined)).toBe('?Brands=Volkswagen&Models=Golf&Cities=Rabat&MaxPrice=150000&unknown=xyz&sortPropertyName=price')
  })

  test('nothing understood changes nothing but the words kept', () => {
    expect(searchText(withCriteria(address('?Cities=Rabat&q=old'), {}, ['new']))).toBe('?Cities=Rabat&unknown=new')
  })
})

test('a monthly budget is one part, and an alert takes the price that it buys', () => {
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

describe('what is not wanted', () => {
  test('is read, written and taken away as any filter of several values', () => {
    const search = address('?excludedbrands=Dacia&ExcludedBrands=Fiat&BodyStyles=SUV')
    expect(searchText(search)).toBe('?BodyStyles=SUV&ExcludedBrands=Dacia&ExcludedBrands=Fiat')
    const [, dacia] = partsOf(search)
    expect(dacia).toMatchObject({ kind: 'except', value: 'Dacia', parameters: ['ExcludedBrands'] })
    expect(dacia && searchText(withoutPart(search, dacia))).toBe('?BodyStyles=SUV&ExcludedBrands=Fiat')
  })

  test('a value is wanted or excluded, never both', () => {
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
