import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printoutContent } from '#domains/booking-documents/printouts/content.ts'
import type { BookingFacts } from '#domains/booking-documents/store.ts'
import { paymentMethods } from '#domains/bookings/contract.ts'
import { type LedgerLine, ledgerSums, movements, settled } from '#domains/bookings/effects/rules.ts'
import { languages } from '#shared/language.ts'
import { holds, patience } from '#testing/property.ts'
import { bookingFacts, terms } from './words/values.ts'

/** One thing that happens to the money of a booking; what is not possible when its turn comes does not happen. */
const event = fc.oneof(
  fc.record({ what: fc.constant('deposit' as const), byCard: fc.boolean() }),
  fc.record({ what: fc.constant('receipt' as const), amount: fc.integer({ min: 1, max: 250_000 }), number: fc.boolean() }),
  fc.record({ what: fc.constant('takeBack' as const), which: fc.nat(9) }),
  fc.record({ what: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 250_000 }) }),
  fc.record({ what: fc.constantFrom('returning' as const, 'returned' as const, 'kept' as const, 'counted' as const) }),
  fc.record({ what: fc.constant('price' as const), price: fc.integer({ min: 1001, max: 900_000 }) }),
  fc.record({ what: fc.constant('pack' as const), price: fc.constantFrom(null, 0, 3900) }),
)
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

/** What the history leaves behind: the record, and the coins that were carried in and out of the house. */
function lived(events: readonly Event[]): { facts: BookingFacts; house: number } {
  const ledger: LedgerLine[] = []
  const facts: BookingFacts = { ...bookingFacts, ledger, warranty: null, paymentMethod: 'BankTransfer' }
  let house = 0
  const has = (kind: LedgerLine['kind'], paymentId: string | null) =>
    ledger.some((line) => line.kind === kind && line.paymentId === paymentId)
  const note = (kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) => {
    const none = { method: null, paymentId: null, corrects: null, externalReference: null }
    ledger.push({ ...none, id: ledger.length + 1, kind, amount, created: '2026-03-11T09:00:00.000Z', ...more })
  }
  for (const one of events)
    switch (one.what) {
      case 'deposit': {
        const paymentId = one.byCard ? 'card' : null
        if (has('Held', 'card') || has('Held', null)) break
        note('Held', facts.deposit, { paymentId })
        house += facts.deposit
        break
      }
      case 'receipt':
        note('Paid', one.amount, {
          method: paymentMethods[one.amount % 4] ?? null,
          externalReference: one.number ? `N ${one.amount}` : null,
        })
        house += one.amount
        break
      case 'takeBack': {
        const wrong = ledger.filter(({ kind }) => kind === 'Paid')[one.which]
        if (!wrong || ledger.some(({ corrects }) => corrects === wrong.id)) break
        note('Corrected', wrong.amount, { corrects: wrong.id })
        house -= wrong.amount
        break
      }
      case 'refund':
        if (one.amount > house) break
        note('Returned', one.amount, { method: 'Cash' })
        house -= one.amount
        break
      case 'returning':
      case 'returned': {
        const kind = one.what === 'returning' ? 'Returning' : 'Returned'
        if (!has('Held', 'card') || has(kind, 'card')) break
        // the coins leave with the first of the two
        if (!has('Returning', 'card') && !has('Returned', 'card')) house -= facts.deposit
        note(kind, facts.deposit, { paymentId: 'card' })
        break
      }
      case 'kept':
      case 'counted':
        note(one.what === 'kept' ? 'Kept' : 'Counted', facts.deposit)
        break
      case 'price':
        facts.price = one.price
        break
      case 'pack':
        facts.warranty = one.price === null || bookingFacts.warranty === null ? null : { ...bookingFacts.warranty, price: one.price }
    }
  return { facts, house }
}

type Line = [string, unknown]
/** Centimes of an amount as it is printed. */
function read([, value]: Line): number {
  const text = String(value).replaceAll(/[^\d,−-]/g, '')
  const [, sign, whole, cents = '00'] = /^([−-]?)(\d+)(?:,(\d\d))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error(`no amount: ${String(value)}`)
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(cents))
}
const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + read(line), 0)

test('whatever happens to the money, the ledger says what the house holds, and each paper adds up in each language', {
  timeout: patience,
}, async () => {
  await holds(
    fc.property(
      fc.array(event, { maxLength: 14 }),
      fc.constantFrom('Margin', 'Standard'),
      fc.constantFrom(...languages),
      (events, vat, language) => {
        const { facts, house } = lived(events)
        const { buyer, listedPrice, price } = facts
        facts.credit = bookingFacts.credit && { ...bookingFacts.credit, buyer, listedPrice, price, packPrice: facts.warranty?.price ?? 0 }
        expect(settled(ledgerSums(facts.ledger))).toBe(house)
        expect(movements(facts.ledger).reduce((total, { amount }) => total + amount, 0)).toBe(house)
        const due = facts.price + (facts.warranty?.price ?? 0)
        for (const type of ['SaleProforma', 'PurchaseOrder', 'PurchaseInvoice', 'CreditNote'] as const) {
          const paper = printoutContent(type, facts, { ...terms, vat, rib: '' }, language, new Date('2026-03-15T10:00:00Z'))
          const amounts = paper.amounts as Line[]
          // below the total stand net and tax of the same sum
          const isBill = type === 'PurchaseInvoice' || type === 'CreditNote'
          const parts = isBill && vat === 'Standard' ? amounts.slice(0, -2) : amounts
          expect([type, sum(parts), read(paper.total as Line)]).toEqual([type, due * 100, due * 100])
          if (parts !== amounts) expect(sum(amounts.slice(-2))).toBe(due * 100)
          if (type === 'CreditNote') continue
          const money = ((paper.rest ?? paper.payments) as Line[]).filter(([, value]) => typeof value === 'string')
          const rest = money.pop() as Line
          expect([type, language, due * 100 - sum(money)]).toEqual([type, language, read(rest)])
          expect(read(rest)).toBe((due - house) * 100)
        }
      },
    ),
    { runs: 10_000 },
  )
})
