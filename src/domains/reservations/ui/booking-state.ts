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

/** From where the browser came: from one of the two ends of the gateway, or on its own, to take a payment up again. */
export type Arrival = 'success' | 'failure' | 'own'

/** So long who comes back from the gateway with a failure waits for the word of the bank before the payment is offered again, in ms. */
const bankHasWord = 8000

/** `arrived` only decides between waiting and asking to pay; `lookedFor`: for how long the page has been looked at, in ms. */
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

/** After how long the state is looked at again, in ms; null where nothing more will happen by itself. */
export function pollAfter(state: BookingState, lookedFor: number): number | null {
  if (state === 'waiting') return lookedFor < 6000 ? 1000 : lookedFor < 30_000 ? 2000 : lookedFor < 120_000 ? 4000 : 10_000
  // paid in another tab, or the hold falls through
  if (state === 'refused' || state === 'unpaid') return lookedFor < 30_000 ? 3000 : 10_000
  return null
}
