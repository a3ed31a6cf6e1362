import { describe, expect, test } from 'vitest'
import {
  believableRatio,
  certifiedMonths,
  distances,
  doubtfulRatio,
  mandatoryFields,
  marketBins,
  marketReaches,
  measuredCars,
  mileageBands,
  minPictures,
  missingFields,
  pageState,
  plateCode,
  positionBounds,
  releaseText,
  similarPrices,
  verdictYears,
  yearsBetween,
} from './rules.ts'

describe('pageState', () => {
  const now = new Date('2026-03-15T10:00:00Z')
  const car = (lastStatus: string, more: object = {}) =>
    ({ lastStatus, isArchived: false, soldAt: null, wasAdvertised: false, ...more }) as Parameters<typeof pageState>[0]

  test.each(['Published', 'Reserved', 'Booked'])('is shown while %s', (status) => {
    expect(pageState(car(status), now, 30)).toBe('shown')
  })

  test.each(['Draft', 'Pending', 'InTransfer', 'Active'])('is hidden while %s', (status) => {
    expect(pageState(car(status), now, 30)).toBe('hidden')
  })

  test('is hidden for a withdrawn car', () => {
    expect(pageState(car('Published', { isArchived: true }), now, 30)).toBe('hidden')
  })

  test('is gone for a withdrawn advert', () => {
    for (const status of ['Draft', 'Active']) expect(pageState(car(status, { wasAdvertised: true }), now, 30)).toBe('gone')
    expect(pageState(car('Published', { isArchived: true, wasAdvertised: true }), now, 30)).toBe('gone')
    expect(pageState(car('Published', { wasAdvertised: true }), now, 30)).toBe('shown')
  })

  test('is shown for thirty days after the sale, then gone', () => {
    const soldAt = new Date('2026-02-13T10:00:00Z')
    expect(pageState(car('Sold', { soldAt }), now, 30)).toBe('shown')
    expect(pageState(car('Sold', { soldAt, isArchived: true }), now, 30)).toBe('shown')
    expect(pageState(car('Sold', { soldAt: new Date(soldAt.getTime() - 1000) }), now, 30)).toBe('gone')
    expect(pageState(car('Sold', { soldAt }), now, 29)).toBe('gone')
    expect(pageState(car('Sold'), now, 30)).toBe('gone')
  })
})

describe('plateCode', () => {
  test.each([
    ['12345|أ|6', 6],
    ['12345A11', 11],
    ['1-ب-1', 1],
    ['99999 | هـ | 89', 89],
    ['7-أ-26', 26],
  ])('%s returns its prefecture code', (plate, code) => {
    expect(plateCode(plate)).toBe(code)
  })

  test.each([null, '', '1234-5', 'WW123456', '123456A11', '12345A123', 'A12'])('returns null for %s', (plate) => {
    expect(plateCode(plate)).toBeNull()
  })
})

test('missingFields returns null and empty fields; zero is a value', () => {
  const full = Object.fromEntries(mandatoryFields.map((field) => [field, 'x'])) as Parameters<typeof missingFields>[0]
  expect(missingFields({ ...full, mileage: 0 })).toEqual([])
  expect(missingFields({ ...full, color: null, chassisNumber: '' })).toEqual(['color', 'chassisNumber'])
})

test('releaseText has the known precision', () => {
  const said = (releasePrecision: 'Day' | 'Month' | 'Year', releaseDate: string | null = '2018-06-01') =>
    releaseText(
      { releaseDate, releasePrecision },
      (day) => `day ${day}`,
      (day) => `month ${day.slice(0, 7)}`,
    )
  expect([said('Day'), said('Month'), said('Year'), said('Year', null)]).toEqual(['day 2018-06-01', 'month 2018-06', '2018', null])
})

describe('the market', () => {
  test('widens mileage first, then years, then both', () => {
    expect(marketReaches.map(({ years, bands }) => `${years} years, ${bands} bands`)).toEqual([
      '1 years, 0 bands',
      '1 years, 1 bands',
      '2 years, 1 bands',
      '3 years, 1 bands',
      '3 years, 2 bands',
    ])
    expect(mileageBands).toEqual([30_000, 60_000, 100_000, 150_000, 200_000, 300_000])
  })

  test('rates up to 88 % of the median very good, 97 good, 105 fair, 115 a little high', () => {
    expect(positionBounds.map((bound) => Math.round(bound * 100))).toEqual([88, 97, 105, 115])
    expect([doubtfulRatio, believableRatio, verdictYears, marketBins]).toEqual([0.6, 2.5, 2, 16])
  })

  test('measures its error on at most 2000 and at least thirty cars', () => {
    expect(measuredCars).toEqual({ most: 2000, least: 30 })
  })
})

test('limits similar prices to 0.5–2 times and weighs model above city', () => {
  expect(similarPrices).toEqual({ min: 0.5, max: 2 })
  expect(distances).toEqual({ model: 0.5, brand: 0.4, city: 0.2, fuel: 0.4, gear: 0.25, price: 4, year: 0.12, mileage: 0.5 })
})

test('yearsBetween completes a year on its day', () => {
  expect(yearsBetween('2020-03-16', '2026-03-15')).toBe(5)
  expect(yearsBetween('2020-03-15', '2026-03-15')).toBe(6)
  expect(yearsBetween('2020-02-28', '2026-03-15')).toBe(6)
})

test('certifiedMonths uses the first matching step between both limits', () => {
  const steps = [
    { maxAge: 2, maxMileage: 30_000, months: 36 },
    { maxAge: 5, maxMileage: 100_000, months: 12 },
    { maxAge: 8, maxMileage: 150_000, months: 3 },
  ]
  const months = (releaseDate: string | null, mileage: number | null) =>
    certifiedMonths({ releaseDate, mileage }, { min: 6, max: 24, steps }, '2026-03-15')
  expect([months('2024-03-15', 30_000), months('2024-03-15', 30_001), months('2023-03-15', 30_000)]).toEqual([24, 12, 12])
  expect([months('2018-03-15', 1), months('2010-03-15', 1), months(null, 1), months('2024-03-15', null)]).toEqual([6, 6, 6, 6])
})

test('requires five pictures by default', () => expect(minPictures).toBe(5))
