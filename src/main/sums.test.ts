import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentMethods } from '#domains/processes/buying/bookings/contract.ts'
import type { BookingPrintout } from '#domains/processes/buying/documents/contract.ts'
import { printoutContent } from '#domains/processes/buying/documents/printouts/content.ts'
import type { BookingFacts } from '#domains/processes/buying/documents/store.ts'
import { type LedgerLine, ledgerSums, movements, settled } from '#domains/processes/buying/effects/rules.ts'
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
  fc.record({ what: fc.constant('exchange' as const), price: fc.integer({ min: 1001, max: 900_000 }) }),
  fc.record({ what: fc.constant('refundFormer' as const), amount: fc.integer({ min: 1, max: 250_000 }) }),
)
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

/** A booking and its payments. */
interface Life {
  facts: BookingFacts
  house: number
}

const begun = (price: number): Life => ({
  facts: {
    ...bookingFacts,
    price,
    listedPrice: Math.max(price, bookingFacts.listedPrice),
    ledger: [],
    warranty: null,
    paymentMethod: 'BankTransfer',
  },
  house: 0,
})

function noteIn({ facts: { ledger } }: Life, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}): void {
  const none = { method: null, paymentId: null, corrects: null, externalReference: null }
  ledger.push({ ...none, id: ledger.length + 1, kind, amount, created: '2026-03-11T09:00:00.000Z', ...more })
}

/** What the history leaves behind: a booking, and after each exchange another one; and the coins that are in the house altogether. */
function lived(events: readonly Event[]): { lives: Life[]; coins: number } {
  const lives = [begun(bookingFacts.price)]
  let coins = 0
  for (const one of events) {
    const life = lives.at(-1) as Life
    const former = lives.at(-2)
    const before = life.house
    if (one.what === 'exchange') {
      // only a car that was paid for comes back
      const carried = Math.min(life.house, one.price)
      if (carried <= 0) continue
      const next = begun(one.price)
      noteIn(life, 'CarriedOut', carried, { externalReference: 'RV-2026-000124' })
      noteIn(next, 'CarriedIn', carried, { externalReference: 'RV-2026-000123' })
      life.house -= carried
      next.house += carried
      lives.push(next)
    } else if (one.what === 'refundFormer') {
      if (!former || one.amount > former.house) continue
      noteIn(former, 'Returned', one.amount, { method: 'BankTransfer' })
      former.house -= one.amount
      coins -= one.amount
    } else {
      happen(life, one)
      coins += life.house - before
    }
  }
  return { lives, coins }
}

/** What concerns one booking alone. */
function happen(life: Life, one: Exclude<Event, { what: 'exchange' | 'refundFormer' }>): void {
  const { facts } = life
  const { ledger } = facts
  const has = (kind: LedgerLine['kind'], paymentId: string | null) =>
    ledger.some((line) => line.kind === kind && line.paymentId === paymentId)
  const note = (kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) => noteIn(life, kind, amount, more)
  switch (one.what) {
    case 'deposit': {
      const paymentId = one.byCard ? 'card' : null
      if (has('Held', 'card') || has('Held', null)) break
      note('Held', facts.deposit, { paymentId })
      life.house += facts.deposit
      break
    }
    case 'receipt':
      note('Paid', one.amount, {
        method: paymentMethods[one.amount % 4] ?? null,
        externalReference: one.number ? `N ${one.amount}` : null,
      })
      life.house += one.amount
      break
    case 'takeBack': {
      const wrong = ledger.filter(({ kind }) => kind === 'Paid')[one.which]
      if (!wrong || ledger.some(({ corrects }) => corrects === wrong.id)) break
      note('Corrected', wrong.amount, { corrects: wrong.id })
      life.house -= wrong.amount
      break
    }
    case 'refund':
      if (one.amount > life.house) break
      note('Returned', one.amount, { method: 'Cash' })
      life.house -= one.amount
      break
    case 'returning':
    case 'returned': {
      const kind = one.what === 'returning' ? 'Returning' : 'Returned'
      if (!has('Held', 'card') || has(kind, 'card')) break
      // the coins leave with the first of the two
      if (!has('Returning', 'card') && !has('Returned', 'card')) life.house -= facts.deposit
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

/** Checks the ledger of a booking and the totals of its documents. */
function checkPapers({ facts, house }: Life, vat: 'Margin' | 'Standard', language: (typeof languages)[number]): void {
  const { buyer, listedPrice, price, ledger } = facts
  facts.credit = bookingFacts.credit && { ...bookingFacts.credit, buyer, listedPrice, price, packPrice: facts.warranty?.price ?? 0 }
  const sums = ledgerSums(ledger)
  const moved = movements(ledger)
  expect(settled(sums)).toBe(house)
  expect(moved.reduce((total, { amount }) => total + amount, 0)).toBe(house)
  const due = price + (facts.warranty?.price ?? 0)
  const print = (type: BookingPrintout) =>
    printoutContent(type, facts, { ...terms, vat, rib: '' }, language, new Date('2026-03-15T10:00:00Z'))
  for (const type of ['SaleProforma', 'PurchaseOrder', 'PurchaseInvoice', 'CreditNote'] as const) {
    const paper = print(type)
    const amounts = paper.amounts as Line[]
    // net amount and tax of the total
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
  // whoever gives a car back reads where all that they paid for it went
  const came = moved.filter(({ kind }) => ['Deposit', 'Receipt', 'CarriedIn'].includes(kind))
  const back = (print('SaleRecoveryVoucher').after as { rows: Line[] }).rows.slice(sums.carriedOut > 0 ? -2 : -1)
  expect([language, sum(back)]).toEqual([language, came.reduce((total, { amount }) => total + amount, 0) * 100])
  if (sums.carriedOut > 0) expect(read(back[0] as Line)).toBe(sums.carriedOut * 100)
}

test('keeps ledgers and document sums consistent in each language', {
  timeout: patience,
}, async () => {
  await holds(
    fc.property(
      fc.array(event, { maxLength: 14 }),
      fc.constantFrom('Margin' as const, 'Standard' as const),
      fc.constantFrom(...languages),
      (events, vat, language) => {
        const { lives, coins } = lived(events)
        expect(lives.reduce((total, { house }) => total + house, 0)).toBe(coins)
        for (const life of lives) checkPapers(life, vat, language)
      },
    ),
    { runs: 10_000 },
  )
})
