import type { Payment } from '#domains/foundation/payments/contract.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'

/** State of the result page; depends on booking and payment, not on the return page. */
export type BookingState =
  /** no response of the bank yet */
  | 'waiting'
  | 'reserved'
  /** failure 1: refused, or unpaid while the hold lasts */
  | 'refused'
  | 'unpaid'
  /** the hold is over */
  | 'over'
  /** failure 2: another customer has the car */
  | 'taken'
  | 'cancelled'
  | 'rejected'

/** Origin of the browser: success or failure page of the gateway, or the user's own navigation. */
export type Arrival = 'success' | 'failure' | 'own'

/** Time in ms to wait for the bank after a failed return before another payment is offered. */
const bankHasWord = 8000

/** `arrived` only selects between waiting and a request to pay; `lookedFor`: time since the page opened, in ms. */
export function bookingState(
  { status, failure, payable }: Pick<Outcome, 'status' | 'failure' | 'payable'>,
  payment: Pick<Payment, 'state' | 'refusal'> | null,
  arrived: Arrival,
  lookedFor: number,
): BookingState {
  if (status === 'Rejected') return 'rejected'
  if (status === 'Cancelled') return failure === 2 ? 'taken' : failure === 1 ? 'over' : 'cancelled'
  if (status !== 'Draft') return 'reserved'
  if (payment && payment.state !== 'Started' && payment.state !== 'Expired') return 'waiting'
  if (!payable) return 'over'
  if (payment?.refusal) return 'refused'
  if (arrived === 'failure') return lookedFor < bankHasWord ? 'waiting' : 'unpaid'
  return arrived === 'success' ? 'waiting' : 'unpaid'
}

/** Returns the delay before the next poll in ms; null in a final state. */
export function pollAfter(state: BookingState, lookedFor: number): number | null {
  if (state === 'waiting') return lookedFor < 6000 ? 1000 : lookedFor < 30_000 ? 2000 : lookedFor < 120_000 ? 4000 : 10_000
  // may be paid in another tab, or expire
  if (state === 'refused' || state === 'unpaid') return lookedFor < 30_000 ? 3000 : 10_000
  return null
}
