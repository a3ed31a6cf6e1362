import type { LedgerEntry, Outcome } from '#domains/bookings/contract.ts'

/** The entry by which the deposit of a booking came in, or null. */
export function heldDeposit({ ledger }: Pick<Outcome, 'ledger'>): LedgerEntry | null {
  return ledger.find(({ kind }) => kind === 'Held') ?? null
}
