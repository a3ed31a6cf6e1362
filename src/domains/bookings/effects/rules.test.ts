import { describe, expect, test } from 'vitest'
import { carriedOver, creditNumber, invoiceNumber, receipts, receiptsLeft, settled, type WarrantyFacts, warrantyMonths } from './rules.ts'

const none = { held: 0, depositReturned: 0, heldByHand: 0, paid: 0, corrected: 0, refunded: 0, carriedIn: 0, carriedOut: 0 }

describe('money', () => {
  test('what is settled: deposit and receipts, less what was wrong or went back', () => {
    expect(settled(none)).toBe(0)
    expect(settled({ ...none, held: 1000, paid: 50_000, corrected: 10_000 })).toBe(41_000)
    expect(settled({ ...none, held: 1000, depositReturned: 1000, paid: 50_000, refunded: 20_000 })).toBe(30_000)
  })

  test('what goes back by hand: receipts, and a deposit that no gateway took', () => {
    expect(receiptsLeft({ ...none, held: 1000, paid: 5000, corrected: 2000 })).toBe(3000)
    expect(receiptsLeft({ ...none, held: 1000, heldByHand: 1000, paid: 5000, refunded: 6000 })).toBe(0)
    expect(receiptsLeft({ ...none, refunded: 10 })).toBe(0)
    expect(receiptsLeft({ ...none, carriedIn: 90_000, paid: 5000 })).toBe(95_000)
  })

  test('an exchange carries what the other car costs, and no more', () => {
    expect(carriedOver(120_000, 150_000)).toEqual({ carried: 120_000, toPay: 30_000, toReturn: 0 })
    expect(carriedOver(120_000, 90_000)).toEqual({ carried: 90_000, toPay: 0, toReturn: 30_000 })
    expect(carriedOver(120_000, 120_000)).toEqual({ carried: 120_000, toPay: 0, toReturn: 0 })
    expect(settled({ ...none, held: 1000, paid: 119_000, carriedOut: 90_000 })).toBe(30_000)
    expect(settled({ ...none, carriedIn: 90_000, paid: 5000 })).toBe(95_000)
    // beyond a deposit: nobody gives that booking up alone
    expect(receipts({ ...none, carriedIn: 90_000 })).toBe(90_000)
  })
})

describe('warranty', () => {
  const settings = {
    min: 3,
    max: 6,
    steps: [
      { maxAge: 3, maxMileage: 60_000, months: 6 },
      { maxAge: 5, maxMileage: 100_000, months: 5 },
    ],
  }
  const car: WarrantyFacts = { isCertified: true, promised: null, releaseDate: '2023-06-01', mileage: 30_000, pack: null }
  const months = (facts: Partial<WarrantyFacts>) => warrantyMonths({ ...car, ...facts }, settings, new Date('2026-03-15T10:00:00Z'))

  test.each([
    ['young and little driven', {}, 6],
    ['young, but driven a lot', { mileage: 90_000 }, 5],
    ['older', { releaseDate: '2021-03-01' }, 5],
    ['old', { releaseDate: '2012-03-01' }, 3],
    ['of an unknown age', { releaseDate: null }, 3],
    ['with what its page promised', { promised: 4 }, 4],
    ['promised beyond the limits of the house', { promised: 24 }, 6],
    ['not certified', { isCertified: false, promised: 6 }, 0],
    ['not certified, with a pack', { isCertified: false, pack: 12 }, 12],
    ['with a pack that is shorter than its own', { pack: 3 }, 6],
  ])('of a car %s', (_name, facts, wanted) => expect(months(facts)).toBe(wanted))
})

test('a credit note has a series of its own', () => expect(creditNumber(2026, 12)).toBe('AV-2026-000012'))

test('an invoice names its year and its place in it', () => {
  expect(invoiceNumber('FA', 2026, 7)).toBe('FA-2026-000007')
  expect(invoiceNumber(null, 2026, 7)).toBe('FV-2026-000007')
})
