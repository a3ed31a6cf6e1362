import type { LedgerEntry, Outcome } from '#domains/processes/buying/bookings/contract.ts'

/** Returns the ledger entry of the received deposit, or null. */
export function heldDeposit({ ledger }: Pick<Outcome, 'ledger'>): LedgerEntry | null {
  return ledger.find(({ kind }) => kind === 'Held') ?? null
}
