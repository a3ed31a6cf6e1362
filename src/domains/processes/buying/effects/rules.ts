import { certifiedMonths, type WarrantySettings } from '#domains/catalogue/vehicles/rules.ts'
import { localTime } from '#shared/working-time.ts'
import type { Cheque, LedgerEntry } from '../bookings/contract.ts'

/** A ledger entry with the fields that sums and documents need. */
export interface LedgerLine extends Pick<LedgerEntry, 'kind' | 'amount' | 'method'> {
  id: number
  /** of a deposit by card; null for a payment by hand */
  paymentId: string | null
  /** the receipt that it corrects */
  corrects: number | null
  externalReference: string | null
  cheque?: Cheque | null
  created: string
}

/** Money received (above 0) or returned (below 0), as documents list it. */
export interface Movement extends Pick<LedgerLine, 'method' | 'externalReference' | 'created' | 'cheque'> {
  kind: 'Deposit' | 'Receipt' | 'DepositReturn' | 'Refund' | 'CarriedIn' | 'CarriedOut'
  amount: number
}

/**
 * Returns the movements of money in a ledger, in order: receipts less their corrections, a bank refund once, from its start, and amounts
 * carried over by an exchange. Their sum equals `settled`.
 */
export function movements(lines: readonly LedgerLine[]): Movement[] {
  const isFirstOfPayment = (line: LedgerLine) =>
    lines.find(({ kind, paymentId }) => paymentId === line.paymentId && (kind === 'Returning' || kind === 'Returned')) === line
  return lines.flatMap((line): Movement[] => {
    const { method, externalReference, cheque, created, amount } = line
    const told = { method, externalReference, created, ...(cheque && { cheque }) }
    if (line.kind === 'Held') return [{ ...told, kind: 'Deposit', amount }]
    if (line.kind === 'CarriedIn') return [{ ...told, kind: 'CarriedIn', amount }]
    if (line.kind === 'CarriedOut') return [{ ...told, kind: 'CarriedOut', amount: -amount }]
    if (line.kind === 'Paid') {
      const left = lines.reduce((sum, { corrects, amount: back }) => (corrects === line.id ? sum - back : sum), amount)
      return left === 0 ? [] : [{ ...told, kind: 'Receipt', amount: left }]
    }
    if (line.paymentId !== null) return isFirstOfPayment(line) ? [{ ...told, kind: 'DepositReturn', amount: -amount }] : []
    return line.kind === 'Returned' ? [{ ...told, kind: 'Refund', amount: -amount }] : []
  })
}

export function ledgerSums(lines: readonly LedgerLine[]): LedgerSums {
  const sum = (of: readonly { amount: number }[]) => of.reduce((total, { amount }) => total + amount, 0)
  const moved = movements(lines)
  return {
    held: sum(lines.filter(({ kind }) => kind === 'Held')),
    depositReturned: -sum(moved.filter(({ kind }) => kind === 'DepositReturn')) || 0,
    heldByHand: sum(lines.filter(({ kind, paymentId }) => kind === 'Held' && paymentId === null)),
    paid: sum(lines.filter(({ kind }) => kind === 'Paid')),
    corrected: sum(lines.filter(({ kind }) => kind === 'Corrected')),
    refunded: -sum(moved.filter(({ kind }) => kind === 'Refund')) || 0,
    carriedIn: sum(moved.filter(({ kind }) => kind === 'CarriedIn')),
    carriedOut: -sum(moved.filter(({ kind }) => kind === 'CarriedOut')) || 0,
  }
}

/** Sums of a booking's ledger, in whole dirhams. */
export interface LedgerSums {
  /** deposits received, and the part returned or on its way back */
  held: number
  depositReturned: number
  /** deposits received outside the gateway, which no gateway refunds */
  heldByHand: number
  /** receipts recorded by staff, and corrections of them */
  paid: number
  corrected: number
  /** refunded by hand */
  refunded: number
  /** carried over from the returned car's booking, and to that of the replacement car */
  carriedIn: number
  carriedOut: number
}

/** Returns the amount of the price that is settled: deposits, valid receipts and amounts carried over, less refunds. */
export function settled({ held, depositReturned, paid, corrected, refunded, carriedIn, carriedOut }: LedgerSums): number {
  return held - depositReturned + paid - corrected - refunded + carriedIn - carriedOut
}

/** Returns the amount received beyond the deposit, by hand or by an exchange. Above 0, a cancellation needs an approval. */
export function receipts({
  paid,
  corrected,
  refunded,
  carriedIn,
}: Pick<LedgerSums, 'paid' | 'corrected' | 'refunded' | 'carriedIn'>): number {
  return Math.max(0, paid + carriedIn - corrected - refunded)
}

/** Returns the amount to refund by hand after the end of a booking. */
export function receiptsLeft({ heldByHand, paid, corrected, refunded, carriedIn }: LedgerSums): number {
  return Math.max(0, heldByHand + paid + carriedIn - corrected - refunded)
}

/** Splits the settled amount in an exchange: at most the other car's price is carried over, the rest is refunded; whole dirhams. */
export function carriedOver(settled: number, price: number): { carried: number; toPay: number; toReturn: number } {
  const carried = Math.min(settled, price)
  return { carried, toPay: price - carried, toReturn: settled - carried }
}

export interface WarrantyFacts {
  isCertified: boolean
  /** months that the listing promised */
  promised: number | null
  /** `YYYY-MM-DD` of the first registration */
  releaseDate: string | null
  mileage: number | null
  /** months of the chosen pack */
  pack: number | null
}

/**
 * Returns the months of warranty: those of the pack; for a certified car those of its listing, or between the configured minimum and
 * maximum by age and mileage; otherwise none.
 */
export function warrantyMonths(facts: WarrantyFacts, settings: WarrantySettings, now: Date): number {
  const { min, max } = settings
  const byAge = certifiedMonths(facts, settings, localTime(now).day)
  const certified = facts.isCertified ? Math.max(min, Math.min(max, facts.promised ?? byAge)) : 0
  return Math.max(facts.pack ?? 0, certified)
}

/** Formats an invoice number, `FV-2026-000123`, with the configured prefix. */
export function invoiceNumber(prefix: string | null | undefined, year: number, number: number): string {
  return `${prefix || 'FV'}-${year}-${String(number).padStart(6, '0')}`
}

/** Formats a credit note number, `AV-2026-000123`. Credit notes have their own sequence. */
export function creditNumber(year: number, number: number): string {
  return `AV-${year}-${String(number).padStart(6, '0')}`
}
