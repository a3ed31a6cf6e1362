import { certifiedMonths, type WarrantySettings } from '#domains/vehicles/rules.ts'
import { localTime } from '#shared/working-time.ts'
import type { Cheque, LedgerEntry } from '../contract.ts'

/** An entry of the money of a booking, as far as sums and papers look at it. */
export interface LedgerLine extends Pick<LedgerEntry, 'kind' | 'amount' | 'method'> {
  id: number
  /** of the deposit by card; null for what went from hand to hand */
  paymentId: string | null
  /** the receipt that it takes back */
  corrects: number | null
  externalReference: string | null
  /** of a cheque, where it was noted */
  cheque?: Cheque | null
  created: string
}

/** Money that came in (above 0) or went back (below 0), as a paper names it. */
export interface Movement extends Pick<LedgerLine, 'method' | 'externalReference' | 'created' | 'cheque'> {
  kind: 'Deposit' | 'Receipt' | 'DepositReturn' | 'Refund' | 'CarriedIn' | 'CarriedOut'
  amount: number
}

/**
 * What of a ledger moved money, in its order: receipts less what was taken back of them; a return by the bank once, as soon as it began;
 * what an exchange carried from one booking to another. Their sum is what the house holds of the customer's (`settled`).
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

/** The sums of a ledger. */
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

/** What the money of a booking adds up to; whole dirhams. */
export interface LedgerSums {
  /** deposits that were taken, and what of them went back or is on its way */
  held: number
  depositReturned: number
  /** of the deposits, what came past the gateway: no gateway brings it back */
  heldByHand: number
  /** receipts of the staff, and what of them was wrong */
  paid: number
  corrected: number
  /** given back by hand */
  refunded: number
  /** from the booking of the car that was given back in exchange, and to that of the one taken instead */
  carriedIn: number
  carriedOut: number
}

/** What the customer has settled of the price: the deposit as far as it is with us, the receipts that count, what an exchange brought. */
export function settled({ held, depositReturned, paid, corrected, refunded, carriedIn, carriedOut }: LedgerSums): number {
  return held - depositReturned + paid - corrected - refunded + carriedIn - carriedOut
}

/** What came of the price besides the deposit, by hand or from an exchange: from then on nobody gives the booking up alone. */
export function receipts({
  paid,
  corrected,
  refunded,
  carriedIn,
}: Pick<LedgerSums, 'paid' | 'corrected' | 'refunded' | 'carriedIn'>): number {
  return Math.max(0, paid + carriedIn - corrected - refunded)
}

/** What came by hand or from an exchange and is still with us: after the end of a booking it goes back by hand. */
export function receiptsLeft({ heldByHand, paid, corrected, refunded, carriedIn }: LedgerSums): number {
  return Math.max(0, heldByHand + paid + carriedIn - corrected - refunded)
}

/** What an exchange does with the money that was settled: as much as the other car costs goes with the buyer, the rest is theirs; whole dirhams. */
export function carriedOver(settled: number, price: number): { carried: number; toPay: number; toReturn: number } {
  const carried = Math.min(settled, price)
  return { carried, toPay: price - carried, toReturn: settled - carried }
}

/** What the warranty of a car depends on. */
export interface WarrantyFacts {
  isCertified: boolean
  /** what its page promised */
  promised: number | null
  /** `YYYY-MM-DD` of the first registration */
  releaseDate: string | null
  mileage: number | null
  /** of the pack that was chosen */
  pack: number | null
}

/**
 * Months of warranty: of the pack; else of a certified car what its page promised, or by age and mileage between the two limits of the
 * house; else none.
 */
export function warrantyMonths(facts: WarrantyFacts, settings: WarrantySettings, now: Date): number {
  const { min, max } = settings
  const byAge = certifiedMonths(facts, settings, localTime(now).day)
  const certified = facts.isCertified ? Math.max(min, Math.min(max, facts.promised ?? byAge)) : 0
  return Math.max(facts.pack ?? 0, certified)
}

/** `FV-2026-000123`, with the letters that the house has set. */
export function invoiceNumber(prefix: string | null | undefined, year: number, number: number): string {
  return `${prefix || 'FV'}-${year}-${String(number).padStart(6, '0')}`
}

/** `AV-2026-000123`: credit notes count apart from invoices. */
export function creditNumber(year: number, number: number): string {
  return `AV-${year}-${String(number).padStart(6, '0')}`
}
