import { expect, test } from 'vitest'
import { ownState, readOwnBookings } from './own-bookings.ts'

const now = Date.parse('2026-03-16T09:00:00Z')
const booking = { vehicleId: 7, key: '0197f1de-1111-7000-8000-000000000001', holdUntil: '2026-03-16T09:15:00.000Z' }

test('parses bookings of the last day', () => {
  expect(readOwnBookings([booking], now)).toEqual([booking])
  expect(readOwnBookings([booking], now + 2 * 86_400_000)).toEqual([])
})

test.each([null, 'text', {}, [null], [1], [{ ...booking, key: 1 }], [{ ...booking, holdUntil: 'tomorrow' }]])(
  '%j counts as nothing',
  (stored) => expect(readOwnBookings(stored, now)).toEqual([]),
)

test('stores a booking until its end, at most a season', () => {
  const booked = { ...booking, state: 'booked', title: 'Dacia Duster 2021', reference: 'R-7', subject: 'salma' } as const
  expect(readOwnBookings([booked], now + 60 * 86_400_000)).toEqual([booked])
  expect(readOwnBookings([booked], now + 91 * 86_400_000)).toEqual([])
  expect(readOwnBookings([{ ...booking, state: 'sold', title: 7 }], now)).toEqual([booking])
})

test('requests the state of an expired hold', () => {
  expect(ownState(booking, now)).toBe('held')
  expect(ownState(booking, now + 901_000)).toBe('asked')
  expect(ownState({ ...booking, state: 'booked' }, now + 901_000)).toBe('booked')
})
