import { describe, expect, test } from 'vitest'
import {
  carriedOver,
  creditNumber,
  invoiceNumber,
  type LedgerLine,
  ledgerSums,
  movements,
  receipts,
  receiptsLeft,
  settled,
  type WarrantyFacts,
  warrantyMonths,
} from './rules.ts'

const none = { held: 0, depositReturned: 0, heldByHand: 0, paid: 0, corrected: 0, refunded: 0, carriedIn: 0, carriedOut: 0 }

describe('ledger sums', () => {
  test('settled: adds deposit and receipts, subtracts corrections and refunds', () => {
    expect(settled(none)).toBe(0)
    expect(settled({ ...none, held: 1000, paid: 50_000, corrected: 10_000 })).toBe(41_000)
    expect(settled({ ...none, held: 1000, depositReturned: 1000, paid: 50_000, refunded: 20_000 })).toBe(30_000)
  })

  test('receiptsLeft: includes receipts and deposits received outside the gateway', () => {
    expect(receiptsLeft({ ...none, held: 1000, paid: 5000, corrected: 2000 })).toBe(3000)
    expect(receiptsLeft({ ...none, held: 1000, heldByHand: 1000, paid: 5000, refunded: 6000 })).toBe(0)
    expect(receiptsLeft({ ...none, refunded: 10 })).toBe(0)
    expect(receiptsLeft({ ...none, carriedIn: 90_000, paid: 5000 })).toBe(95_000)
  })

  test('carriedOver: carries at most the price of the other car', () => {
    expect(carriedOver(120_000, 150_000)).toEqual({ carried: 120_000, toPay: 30_000, toReturn: 0 })
    expect(carriedOver(120_000, 90_000)).toEqual({ carried: 90_000, toPay: 0, toReturn: 30_000 })
    expect(carriedOver(120_000, 120_000)).toEqual({ carried: 120_000, toPay: 0, toReturn: 0 })
    expect(settled({ ...none, held: 1000, paid: 119_000, carriedOut: 90_000 })).toBe(30_000)
    expect(settled({ ...none, carriedIn: 90_000, paid: 5000 })).toBe(95_000)
    // beyond a deposit: a cancellation needs an approval
    expect(receipts({ ...none, carriedIn: 90_000 })).toBe(90_000)
  })
})

describe('movements', () => {
  const line = (id: number, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
    ...{ id, kind, amount, method: null, paymentId: null, corrects: null, externalReference: null, created: '2026-04-14T10:00:00.000Z' },
    ...more,
  })
  // no two amounts are equal, so that each can be identified
  const lines = [
    line(1, 'Held', 1000, { paymentId: 'p' }),
    line(2, 'Paid', 50_000, { method: 'Checks', externalReference: 'CH 1' }),
    line(3, 'Paid', 3000),
    line(4, 'Corrected', 3000, { corrects: 3 }),
    line(5, 'Paid', 7000),
    line(6, 'Corrected', 2000, { corrects: 5 }),
    line(7, 'Returning', 1000, { paymentId: 'p' }),
    line(8, 'Returned', 1000, { paymentId: 'p', created: '2026-04-18T10:00:00.000Z' }),
    line(9, 'Held', 2500, { paymentId: 'q' }),
    line(10, 'Returned', 2500, { paymentId: 'q' }),
    line(11, 'Held', 600),
    line(12, 'Returned', 400),
    line(13, 'Counted', 900),
    line(14, 'Kept', 800, { paymentId: 'r' }),
    line(15, 'CarriedIn', 90_000),
    line(16, 'CarriedOut', 70_000),
  ]

  test('lists deposits, corrected receipts and each refund once', () => {
    expect(movements(lines).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['Deposit', 1000],
      ['Receipt', 50_000],
      ['Receipt', 5000],
      ['DepositReturn', -1000],
      ['Deposit', 2500],
      ['DepositReturn', -2500],
      ['Deposit', 600],
      ['Refund', -400],
      ['CarriedIn', 90_000],
      ['CarriedOut', -70_000],
    ])
    expect(movements(lines)[1]).toEqual({
      ...{ kind: 'Receipt', amount: 50_000, method: 'Checks', externalReference: 'CH 1', created: '2026-04-14T10:00:00.000Z' },
    })
  })

  test('lists a bank refund from its start', () => {
    expect(movements(lines).find(({ kind }) => kind === 'DepositReturn')?.created).toBe('2026-04-14T10:00:00.000Z')
  })

  test('equals the settled amount; empty for an empty ledger', () => {
    const sums = ledgerSums(lines)
    expect(sums).toEqual({
      ...{ held: 4100, depositReturned: 3500, heldByHand: 600, paid: 60_000, corrected: 5000, refunded: 400 },
      ...{ carriedIn: 90_000, carriedOut: 70_000 },
    })
    expect(settled(sums)).toBe(movements(lines).reduce((sum, { amount }) => sum + amount, 0))
    expect(ledgerSums([])).toEqual(none)
  })

  test('leaves out corrected receipts and refunds in receiptsLeft', () => {
    expect([receipts({ ...none, paid: 5000, corrected: 1000, refunded: 1500 }), receipts({ ...none, refunded: 1 })]).toEqual([2500, 0])
    expect(receiptsLeft({ ...none, heldByHand: 100, paid: 5000, carriedIn: 900, corrected: 30, refunded: 2 })).toBe(5968)
  })
})

describe('warrantyMonths', () => {
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

test('formats a credit note number in its own sequence', () => expect(creditNumber(2026, 12)).toBe('AV-2026-000012'))

test('formats an invoice number with year and sequence', () => {
  expect(invoiceNumber('FA', 2026, 7)).toBe('FA-2026-000007')
  expect([invoiceNumber(null, 2026, 7), invoiceNumber('', 2026, 7)]).toEqual(['FV-2026-000007', 'FV-2026-000007'])
})
