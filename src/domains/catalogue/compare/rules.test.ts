import { describe, expect, test } from 'vitest'
import { comparedIds, judge, sharedAngles, verdictOf } from './rules.ts'

describe('a row of the comparison', () => {
  test('has no difference between equal values', () => {
    expect(judge(['Diesel', 'Diesel', 'Diesel'])).toEqual({ differs: false, odd: null, best: null })
    expect(judge([5, 5], 'lower')).toEqual({ differs: false, odd: null, best: null })
    expect(judge([null, null, null])).toEqual({ differs: false, odd: null, best: null })
  })

  test.each([
    [['Manual', 'Automatic', 'Automatic'], 0],
    [[6, 7, 6], 1],
    [[true, true, false], 2],
  ])('%j has its odd value at %i', (values, odd) => {
    expect(judge(values)).toEqual({ differs: true, odd, best: null })
  })

  test('has no odd value among two cars or three different ones', () => {
    expect(judge(['Manual', 'Automatic']).odd).toBeNull()
    expect(judge(['Casablanca', 'Rabat', 'Agadir']).odd).toBeNull()
  })

  test('differs by an unknown value, which is never odd or best', () => {
    expect(judge([null, 6, 6])).toEqual({ differs: true, odd: null, best: null })
    expect(judge([6, null, 7])).toEqual({ differs: true, odd: null, best: null })
    expect(judge([null, 200, 100], 'lower')).toEqual({ differs: true, odd: null, best: 2 })
    expect(judge([null, 100], 'lower').best).toBeNull()
  })

  test('returns a best value unless it is shared', () => {
    expect(judge([189_000, 246_000, 318_000], 'lower').best).toBe(0)
    expect(judge(['2021-03', '2020-06', '2022-02'], 'higher').best).toBe(2)
    expect(judge([100, 100, 200], 'lower').best).toBeNull()
    expect(judge([100, 200, 200], 'lower').best).toBe(0)
  })
})

test('accepts positive unique integers, at most three', () => {
  expect(comparedIds(['4', '4', 'x', '-1', '1.5', '0', '9999999999', '7', '8', '9'])).toEqual([4, 7, 8])
  expect(comparedIds([])).toEqual([])
})

test('returns common angles once, in the order of the first car', () => {
  const car = (...specs: Parameters<typeof sharedAngles>[0][number]['pictures'][number]['spec'][]) => ({
    pictures: specs.map((spec) => ({ spec })),
  })
  const first = car('FrontRight', 'None', 'Back', 'Back', 'Dashboard', 'Interior')
  expect(sharedAngles([first, car('Dashboard', 'None', 'Back', 'FrontRight')])).toEqual(['FrontRight', 'Back', 'Dashboard'])
  expect(sharedAngles([first, car('Dashboard'), car('Front')])).toEqual([])
  expect(sharedAngles([first, car()])).toEqual([])
  expect(sharedAngles([])).toEqual([])
})

describe('verdictOf', () => {
  const car = (price: number | null, mileage: number | null, releaseDate: string | null) => ({ price, mileage, releaseDate })

  test('returns the cheapest car and its differences from the others', () => {
    const cars = [car(170_000, 40_000, '2021-03-01'), car(119_000, 115_000, '2018-09-01'), car(130_000, 120_000, null)]
    expect(verdictOf(cars)).toEqual({
      cheapest: 1,
      against: [
        { other: 0, dirhams: 51_000, kilometres: 75_000, years: -3 },
        { other: 2, dirhams: 11_000, kilometres: -5_000, years: null },
      ],
    })
  })

  test('skips a car without a price', () => {
    expect(verdictOf([car(100_000, 1, null), car(null, 2, null), car(110_000, 1, null)])?.against.map(({ other }) => other)).toEqual([2])
  })

  test('returns null without one cheapest car', () => {
    expect(verdictOf([car(100_000, 1, null), car(100_000, 2, null)])).toBeNull()
    expect(verdictOf([car(100_000, 1, null), car(null, 2, null)])).toBeNull()
  })
})
