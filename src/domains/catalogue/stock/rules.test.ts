import { describe, expect, test } from 'vitest'
import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { chassisNumber } from '#shared/chassis.ts'
import type { StockFields } from './contract.ts'
import {
  areaIsOpen,
  arrivalFault,
  emptiedFields,
  isPublic,
  isTaken,
  keptFields,
  stockMoves,
  unprovenClaims,
  unprovenSwitches,
} from './rules.ts'

test.each([
  ['UU1HSRDAG05712134', 'UU1HSRDAG05712134'],
  [' uu1h-srda g05712134 ', 'UU1HSRDAG05712134'],
  // read from a photo: O and Q become 0, I becomes 1
  ['UUIHSRDAGQ57I2I34', 'UU1HSRDAG05712134'],
  ['UU1HSRDAG0571213', null],
  ['UU1HSRDAG057121345', null],
  ['UU1HSRDAG0571213É', null],
  ['', null],
])('stores the chassis number %s as %s', (typed, kept) => {
  expect(chassisNumber(typed)).toBe(kept)
})

const nothing = { mandatoryFields: [], publishable: [] }
const reasons = (status: VehicleStatus, roles: string[], missing: Record<string, string[]> = nothing, isOwn = true) =>
  Object.fromEntries(
    stockMoves(status, { id: 'a', roles: roles as never }, missing, () => isOwn).map(({ action, reason }) => [action, reason]),
  )

describe('blocking reason of an action', () => {
  test('checks status, role, area, then missing fields', () => {
    const lacks = { ...nothing, publishable: ['price'] }
    expect(reasons('Active', ['manager'], lacks)).toMatchObject({ publish: 'missing', transfer: null, submit: 'status' })
    expect(reasons('Active', ['agent'], lacks)).toMatchObject({ publish: 'role' })
    expect(reasons('Active', ['manager'], lacks, false)).toMatchObject({ publish: 'area', transfer: 'area' })
    expect(reasons('Active', ['admin'])).toMatchObject({ publish: null })
    expect(reasons('Active', ['expert'])).toMatchObject({ publish: 'role', transfer: 'role' })
  })

  test('never reports the destination of a transfer', () => {
    expect(reasons('Pending', ['agent'], { ...nothing, destination: ['storageAreaId'] })).toMatchObject({ transfer: null, activate: null })
  })

  test('allows managers to withdraw and agents to transfer', () => {
    expect(reasons('Published', ['manager'])).toMatchObject({ unpublish: null, transfer: null, publish: 'status' })
    expect(reasons('Published', ['agent'])).toMatchObject({ unpublish: 'role', transfer: null })
  })

  test('blocks the car of an advert', () => {
    const moves = stockMoves('Published', { id: 'a', roles: ['manager'] }, nothing, () => true, true)
    expect(Object.fromEntries(moves.map(({ action, reason }) => [action, reason]))).toMatchObject({
      unpublish: 'advert',
      transfer: 'advert',
    })
  })

  test.each(['Reserved', 'Booked', 'Sold'] as const)('blocks all actions for a %s car', (status) => {
    expect(new Set(Object.values(reasons(status, ['admin'])))).toEqual(new Set(['status']))
  })
})

test('shows cars from publication unless archived, sold ones always', () => {
  expect((['Draft', 'Pending', 'InTransfer', 'Active'] as const).map((status) => isPublic(status, false))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect((['Published', 'Reserved', 'Booked', 'Sold'] as const).map((status) => isPublic(status, false))).toEqual([true, true, true, true])
  expect((['Published', 'Reserved', 'Booked', 'Sold'] as const).map((status) => isPublic(status, true))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('keeps a published car public during a transfer', () => {
  expect([isPublic('InTransfer', false, true), isPublic('InTransfer', false, false), isPublic('InTransfer', true, true)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['Published', null, 'required'],
  ['Published', '2026-03-15', null],
  ['Published', '2026-03-14', 'invalid'],
  ['Published', '2026-05-14', null],
  ['Published', '2026-05-15', 'invalid'],
  ['Active', null, null],
  ['Active', '2026-03-20', 'invalid'],
] as const)('arrival of a %s car on %s: %s', (status, arrivesOn, reason) => {
  expect(arrivalFault(status, arrivesOn, '2026-03-15')?.reason ?? null).toBe(reason)
})

test('fixes the area in stock and the price of taken cars', () => {
  expect((['Draft', 'Pending', 'Active', 'Published'] as const).map(areaIsOpen)).toEqual([true, true, false, false])
  expect((['Published', 'Reserved', 'Booked', 'Sold'] as const).map(isTaken)).toEqual([false, true, true, true])
})

test.each([
  ['2026-03-15', []],
  ['2026-03-16', ['releaseDate']],
  ['1950-01-01', []],
  ['1949-12-31', ['releaseDate']],
])('validates a first registration on %s', (releaseDate, faults) => {
  const given = { releaseDate, chassisNumber: null, registrationNumber: null, registrationType: 'Local', videoLink: null } as StockFields
  expect(keptFields(given, '2026-03-15').faults.map(({ field }) => field)).toEqual(faults)
})

const typed = (given: Partial<StockFields>) =>
  keptFields(
    {
      ...{ chassisNumber: null, registrationNumber: null, registrationType: 'Local', releaseDate: null, videoLink: null, features: [] },
      ...{ storageAreaId: null, cityId: null, financing: false, financingRatio: null, financingMonths: null },
      ...given,
    } as unknown as StockFields,
    '2026-03-15',
  )

test('formats a Moroccan plate and keeps a foreign one', () => {
  expect(typed({ registrationNumber: '12345-A-6' }).kept.registrationNumber).toBe('12345A6')
  const foreign = { registrationNumber: 'ab 123 cd', registrationType: 'Foreign' } as unknown as Partial<StockFields>
  expect(typed(foreign).faults).toEqual([])
  expect(typed({ registrationNumber: 'AB 123 CD' }).faults).toEqual([{ field: 'registrationNumber', reason: 'plate' }])
})

test('takes the city from the area if there is one', () => {
  expect(typed({ cityId: 3 }).kept.cityId).toBe(3)
  expect(typed({ cityId: 3, storageAreaId: 1 }).kept.cityId).toBeNull()
})

test('keeps credit terms only with an offer', () => {
  const terms = { financingRatio: 20, financingMonths: 60 } as Partial<StockFields>
  expect(typed({ ...terms, financing: true }).kept).toMatchObject(terms)
  expect(typed(terms).kept).toMatchObject({ financingRatio: null, financingMonths: null })
})

test('requires https for a video and allows none', () => {
  const reasons = (videoLink: string) => typed({ videoLink }).faults.map(({ reason }) => reason)
  expect(reasons('https://exemple.ma/film')).toEqual([])
  expect([reasons('http://exemple.ma/film'), reasons('film')]).toEqual([['secureAddress'], ['secureAddress']])
  expect(typed({ videoLink: '' }).kept.videoLink).toBeNull()
})

test('stores equipment without duplicates in order', () => {
  expect(typed({ features: [30, 4, 30, 100] }).kept.features).toEqual([4, 30, 100])
})

test('allows a draft to lose mandatory fields', () => {
  const before = { mileage: 1000, color: null } as unknown as StockFields
  const after = { mileage: null, color: null } as unknown as StockFields
  expect(emptiedFields('Draft', before, after)).toEqual([])
  expect(emptiedFields('Pending', before, after)).toEqual(['mileage'])
  expect(emptiedFields('Pending', before, before)).toEqual([])
})

test('requires a former price for promotion, a market price for featuring', () => {
  const fair = { formerPrice: 100_000, pricePosition: 3, isPriceDoubtful: false }
  expect(unprovenClaims(fair)).toEqual({ isPromoted: null, isFeatured: null })
  expect(unprovenClaims({ ...fair, pricePosition: null })).toMatchObject({ isFeatured: null })
  expect(unprovenClaims({ ...fair, pricePosition: 4 })).toMatchObject({ isFeatured: 'aboveMarket' })
  expect(unprovenClaims({ ...fair, isPriceDoubtful: true })).toMatchObject({ isFeatured: 'aboveMarket' })
  expect(unprovenClaims({ ...fair, formerPrice: null })).toEqual({ isPromoted: 'noFormerPrice', isFeatured: null })

  const car = { ...fair, formerPrice: null, isPromoted: false, isFeatured: false, isCertified: false }
  expect(unprovenSwitches(car, { isPromoted: true })).toEqual([{ field: 'isPromoted', reason: 'noFormerPrice' }])
  expect(unprovenSwitches(car, { isPromoted: false, isFeatured: true })).toEqual([])
  expect(unprovenSwitches({ ...car, isPromoted: true }, { isPromoted: true })).toEqual([])
  expect(unprovenSwitches(car, { isCertified: true })).toEqual([{ field: 'isCertified', reason: 'byCertification' }])
  expect(unprovenSwitches({ ...car, isCertified: true }, { isCertified: false })).toEqual([])
})

test('returns target status and missing fields', () => {
  const [submit] = stockMoves('Draft', { id: 'a', roles: ['agent'] }, { mandatoryFields: ['mileage'] }, () => true)
  expect(submit).toEqual({ action: 'submit', to: 'Pending', reason: 'missing', missing: ['mileage'] })
  // in another status missing fields are not computed
  const moves = stockMoves('Active', { id: 'a', roles: ['agent'] }, { mandatoryFields: ['mileage'] }, () => true)
  expect(moves.map(({ missing }) => missing)).toEqual(moves.map(() => []))
})
