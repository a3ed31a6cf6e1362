import { describe, expect, test } from 'vitest'
import { bookingHours, exchangeMonth, isCin, isIce, isRefundable, monthsAfter, nextStep, objectableUntil, stepsDone } from './rules.ts'
import { bookingStatuses } from './status.ts'

const day = { open: '08:00', close: '18:00' }
const calendar = { hours: [day, day, day, day, day, null, null], holidays: new Set(['2026-05-01']) }

test.each([
  // morocco, section 3: 08:00 is inclusive, 18:00 exclusive, and the clocks change for Ramadan
  ['2026-02-13T07:00Z', true],
  ['2026-02-16T07:30Z', false],
  ['2026-02-16T08:00Z', true],
  ['2026-02-16T17:59Z', true],
  ['2026-02-16T18:00Z', false],
  ['2026-03-20T17:30Z', true],
  ['2026-03-23T17:30Z', false],
  ['2026-07-06T06:59Z', false],
  ['2026-07-06T07:00Z', true],
  ['2026-07-10T17:00Z', false],
  ['2026-07-11T10:00Z', false],
  ['2026-05-01T10:00Z', false],
])('at %s reservations are open: %s', (at, open) => {
  expect(bookingHours(calendar, new Date(at)).open).toBe(open)
})

test('returns the next opening on the day after a clock change', () => {
  expect(bookingHours(calendar, new Date('2026-02-13T18:00Z')).opens).toEqual(new Date('2026-02-16T08:00Z'))
  expect(bookingHours(calendar, new Date('2026-03-20T18:00Z')).opens).toEqual(new Date('2026-03-23T07:00Z'))
  expect(bookingHours(calendar, new Date('2026-07-06T07:00Z')).opens).toBeNull()
  expect(bookingHours({ hours: [], holidays: new Set() }, new Date('2026-07-06T07:00Z'))).toEqual({ open: false, opens: null })
})

test('validates numbers of people and companies', () => {
  expect(['001561191000066', '002136093000040'].map(isIce)).toEqual([true, true])
  expect(['001561191000065', '00156119100006', '000000000000000', ''].map(isIce)).toEqual([false, false, false, false])
  expect(['AB123456', 'J12345', 'ABC123', '123456', 'AB1234567'].map(isCin)).toEqual([true, true, false, false, false])
})

describe('exchangeMonth', () => {
  const terms = { months: 1, kilometres: 1000 }

  test('ends on the same day of the next month or its last', () => {
    expect(monthsAfter(new Date('2026-01-31T12:00Z'), 1)).toBe('2026-02-28')
    expect(monthsAfter(new Date('2026-12-15T12:00Z'), 1)).toBe('2027-01-15')
    // 23:30 UTC is the next day in Morocco
    expect(monthsAfter(new Date('2026-04-14T23:30Z'), 1)).toBe('2026-05-15')
  })

  test('counts the days left including today', () => {
    const delivered = new Date('2026-04-14T10:00Z')
    const left = (at: string) => exchangeMonth(delivered, terms, new Date(at))?.daysLeft
    expect(left('2026-04-14T10:00Z')).toBe(31)
    expect(left('2026-05-14T22:30Z')).toBe(1)
    expect(left('2026-05-14T23:30Z')).toBe(0)
    expect(exchangeMonth(null, terms, delivered)).toBeNull()
    expect(exchangeMonth(delivered, terms, delivered)).toEqual({ until: '2026-05-14', daysLeft: 31, kilometres: 1000 })
  })
})

test('refunds a deposit within the legal period, or later when configured', () => {
  const held = new Date('2026-04-14T22:30Z')
  const terms = { days: 7, later: false }
  expect(isRefundable(held, terms, new Date('2026-04-21T22:59Z'))).toBe(true)
  expect(isRefundable(held, terms, new Date('2026-04-21T23:00Z'))).toBe(false)
  expect(isRefundable(held, { ...terms, later: true }, new Date('2027-01-01T10:00Z'))).toBe(true)
})

test('gives every status a next step; ended ones have none', () => {
  const said = Object.fromEntries(bookingStatuses.map((status) => [status, [nextStep(status), stepsDone(status)]]))
  expect(said).toMatchObject({
    Draft: ['Pay', 0],
    Submitted: ['AwaitCall', 1],
    Accepted: ['GivePaymentDetails', 2],
    Rejected: ['None', 1],
    NewPriceSubmitted: ['AnswerPrice', 2],
    NewPriceAccepted: ['GivePaymentDetails', 2],
    NewPriceRejected: ['GivePaymentDetails', 2],
    PayementDetailsSubmitted: ['PayRest', 3],
    Billed: ['AwaitControl', 4],
    Cancelled: ['None', 0],
    Delivered: ['TryExchange', 6],
    Recovered: ['None', 6],
    Controlled: ['FetchCar', 5],
  })
  expect(nextStep('Draft', { holds: false })).toBe('None')
  expect(nextStep('Delivered', { exchangeable: false })).toBe('None')
})

const answer = { at: '2026-04-14T10:00:00.000Z', price: 120_000, newPrice: 115_000 }
const until = (due: number, now: string) => objectableUntil(answer, due, new Date(now))?.toISOString() ?? null

test('allows an objection for a day unless more than the earlier price is paid', () => {
  expect(until(1000, '2026-04-15T09:59:59.999Z')).toBe('2026-04-15T10:00:00.000Z')
  expect(until(1000, '2026-04-15T10:00:00.000Z')).toBe(null)
  expect([until(120_000, '2026-04-14T11:00:00.000Z') !== null, until(120_001, '2026-04-14T11:00:00.000Z')]).toEqual([true, null])
  expect(objectableUntil(null, 0, new Date())).toBe(null)
})
