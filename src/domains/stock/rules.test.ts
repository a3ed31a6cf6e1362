import { describe, expect, test } from 'vitest'
import type { VehicleStatus } from '#domains/vehicles/contract.ts'
import { chassisNumber } from '#shared/chassis.ts'
import type { StockFields } from './contract.ts'
import { areaIsOpen, isPublic, isTaken, keptFields, stockMoves } from './rules.ts'

test.each([
  ['UU1HSRDAG05712134', 'UU1HSRDAG05712134'],
  [' uu1h-srda g05712134 ', 'UU1HSRDAG05712134'],
  // read from a photo: O and Q are naughts, I is a one
  ['UUIHSRDAGQ57I2I34', 'UU1HSRDAG05712134'],
  ['UU1HSRDAG0571213', null],
  ['UU1HSRDAG057121345', null],
  ['UU1HSRDAG0571213É', null],
  ['', null],
])('a chassis number typed %s is kept as %s', (typed, kept) => {
  expect(chassisNumber(typed)).toBe(kept)
})

const nothing = { mandatoryFields: [], publishable: [] }
const reasons = (status: VehicleStatus, roles: string[], missing: Record<string, string[]> = nothing, isOwn = true) =>
  Object.fromEntries(
    stockMoves(status, { id: 'a', roles: roles as never }, missing, () => isOwn).map(({ action, reason }) => [action, reason]),
  )

describe('what stands against an action', () => {
  test('is first the state, then the role, then the area, then what is missing', () => {
    const lacks = { ...nothing, publishable: ['price'] }
    expect(reasons('Active', ['manager'], lacks)).toMatchObject({ publish: 'missing', transfer: null, submit: 'status' })
    expect(reasons('Active', ['agent'], lacks)).toMatchObject({ publish: 'role' })
    expect(reasons('Active', ['manager'], lacks, false)).toMatchObject({ publish: 'area', transfer: 'area' })
    expect(reasons('Active', ['admin'])).toMatchObject({ publish: null })
    expect(reasons('Active', ['expert'])).toMatchObject({ publish: 'role', transfer: 'role' })
  })

  test('a destination is named with the transfer, so it is never what is missing before', () => {
    expect(reasons('Pending', ['agent'], { ...nothing, destination: ['storageAreaId'] })).toMatchObject({ transfer: null, activate: null })
  })

  test.each(['Published', 'Reserved', 'Booked', 'Sold'] as const)('nothing of the stock moves a car that is %s', (status) => {
    expect(new Set(Object.values(reasons(status, ['admin'])))).toEqual(new Set(['status']))
  })
})

test('visitors see a car from its publication on, unless it is archived; once sold it keeps its page', () => {
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

test('where a car stands is written on its card until it is in stock; a taken car keeps its price', () => {
  expect((['Draft', 'Pending', 'Active', 'Published'] as const).map(areaIsOpen)).toEqual([true, true, false, false])
  expect((['Published', 'Reserved', 'Booked', 'Sold'] as const).map(isTaken)).toEqual([false, true, true, true])
})

test.each([
  ['2026-03-15', []],
  ['2026-03-16', ['releaseDate']],
  ['1899-12-31', ['releaseDate']],
])('a car registered for the first time on %s', (releaseDate, faults) => {
  const given = { releaseDate, chassisNumber: null, registrationNumber: null, registrationType: 'Local', videoLink: null } as StockFields
  expect(keptFields(given, '2026-03-15').faults.map(({ field }) => field)).toEqual(faults)
})
