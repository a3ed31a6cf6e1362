import { expect, test } from 'vitest'
import { readOwnBookings } from './own-bookings.ts'

const now = Date.parse('2026-03-16T09:00:00Z')
const booking = { vehicleId: 7, key: '0197f1de-1111-7000-8000-000000000001', holdUntil: '2026-03-16T09:15:00.000Z' }

test('bookings of a day are read', () => {
  expect(readOwnBookings([booking], now)).toEqual([booking])
  expect(readOwnBookings([booking], now + 2 * 86_400_000)).toEqual([])
})

test.each([null, 'text', {}, [null], [1], [{ ...booking, key: 1 }], [{ ...booking, holdUntil: 'tomorrow' }]])(
  '%j counts as nothing',
  (stored) => expect(readOwnBookings(stored, now)).toEqual([]),
)
