import type { Outcome } from '#domains/bookings/contract.ts'
import type { Payment } from '#domains/payments/contract.ts'

/** What the page of the outcome says; decided by how booking and payment stand, never by the way the browser came. */
export type BookingState =
  /** the bank has not spoken yet */
  | 'waiting'
  | 'reserved'
  /** failure 1: refused, or not paid yet, and the hold lasts */
  | 'refused'
  | 'unpaid'
  /** the hold is over */
  | 'over'
  /** failure 2: somebody else has it */
  | 'taken'
  | 'cancelled'
  | 'rejected'

/** `arrived`: from which of its two ends the gateway sent the browser; it only decides between waiting and asking to pay. */
export function bookingState(
  { status, failure, payable }: Pick<Outcome, 'status' | 'failure' | 'payable'>,
  payment: Pick<Payment, 'state' | 'refusal'> | null,
  arrived: 'success' | 'failure',
): BookingState {
  if (status === 'Rejected') return 'rejected'
  if (status === 'Cancelled') return failure === 2 ? 'taken' : failure === 1 ? 'over' : 'cancelled'
  if (status !== 'Draft') return 'reserved'
  if (payment && payment.state !== 'Started' && payment.state !== 'Expired') return 'waiting'
  if (!payable) return 'over'
  if (payment?.refusal) return 'refused'
  return arrived === 'success' ? 'waiting' : 'unpaid'
}

/** After how long the state is looked at again, in ms; null where nothing more will happen by itself. */
export function pollAfter(state: BookingState, lookedFor: number): number | null {
  if (state === 'waiting') return lookedFor < 30_000 ? 1500 : lookedFor < 120_000 ? 4000 : 10_000
  // paid in another tab, or the hold falls through
  if (state === 'refused' || state === 'unpaid') return 10_000
  return null
}
