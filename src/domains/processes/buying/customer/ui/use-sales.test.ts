import { expect, test } from 'vitest'
import type { CustomerSale } from '#domains/processes/buying/bookings/contract.ts'
import { bookingsOf, isOver } from './use-sales.ts'

test('sorts by pending step, then open bookings, latest first', () => {
  const booking = (reference: string, created: string, status: string, next: string) => ({ reference, created, status, next })
  const sales = [
    { bookings: [booking('a', '2026-03-01', 'Cancelled', 'None'), booking('b', '2026-01-01', 'Accepted', 'GivePaymentDetails')] },
    { bookings: [booking('c', '2026-02-01', 'Submitted', 'AwaitCall'), booking('d', '2026-04-01', 'Delivered', 'None')] },
  ] as unknown as CustomerSale[]
  expect(bookingsOf(sales).map(({ reference }) => reference)).toEqual(['b', 'c', 'd', 'a'])
})

test('returns no step for an expired hold or a delivered car', () => {
  expect(isOver({ status: 'Draft', next: 'None' })).toBe(true)
  expect(isOver({ status: 'Delivered', next: 'TryExchange' })).toBe(false)
  expect(isOver({ status: 'Submitted', next: 'AwaitCall' })).toBe(false)
})
