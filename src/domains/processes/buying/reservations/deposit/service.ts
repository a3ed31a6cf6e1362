import type { Transaction } from 'kysely'
import { returnReasons } from '#domains/foundation/payments/contract.ts'
import { refundPayment } from '#domains/foundation/payments/service.ts'
import { refundDeposit } from '#domains/processes/buying/bookings/effects/service.ts'
import { isFree } from '#domains/processes/buying/bookings/guards/service.ts'
import { moveBooking } from '#domains/processes/buying/bookings/service.ts'
import { findLastStatus, insertLedger, lockBooking, lockCar } from '#domains/processes/buying/bookings/store.ts'
import { notify } from '#domains/processes/buying/messages/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { system } from '#shared/actor.ts'
import type { PaymentEvent } from '#shared/domain-events.ts'
import { takeEntry } from '../waitlist/store.ts'

type Trx = Transaction<Database>

/**
 * Books the car when the bank holds the deposit: within the hold, or later if the car is still free. Otherwise refunds the deposit, which
 * is never captured. Subscriber of `paymentApproved`.
 */
export async function followApproval(trx: Trx, { purpose, ownerId, paymentId }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId) return refundPayment(deps, trx, { id: paymentId, reason: 'CarGone' })
  const { id, status, vehicleId } = booking
  if (status === 'Draft' && (await lockCar(trx, vehicleId)).status === 'Reserved') {
    await moveBooking(deps, trx, { id, action: 'capture', actor: system })
    return
  }
  const givenUp = status === 'Cancelled' && (await findLastStatus(trx, id))?.comment !== null
  if (givenUp) return refundDeposit(deps, trx, booking, 'Cancelled', system)
  if (status === 'Cancelled' && (await isFree(deps, trx, vehicleId, booking))) {
    await moveBooking(deps, trx, { id, action: 'revive', actor: system })
    await takeEntry(trx, vehicleId, booking.customerId, id)
    return
  }
  if (status === 'Cancelled' || status === 'Draft') {
    const isWaitedFor = (await lockCar(trx, vehicleId)).status === 'Published'
    await refundDeposit(deps, trx, booking, isWaitedFor ? 'HoldOver' : 'CarGone', system)
  }
}

/** Mails the buyer once about the bank's refusal; another attempt is possible during the hold. Subscriber of `paymentRefused`. */
export async function followRefusal(trx: Trx, { purpose, ownerId, paymentId }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId || booking.status !== 'Draft' || booking.holdUntil <= deps.clock.now()) return
  await notify(deps, trx, { bookingId: booking.id }, 'mail:refused', { until: booking.holdUntil })
}

/** Records the refund in the ledger and mails the buyer. Subscriber of `paymentReturned`. */
export async function followReturn(trx: Trx, { purpose, ownerId, paymentId, amount, reason }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId) return
  const known = returnReasons.find((one) => one === reason) ?? null
  const line = { bookingId: booking.id, kind: 'Returned', amount, reason: known, paymentId, by: null } as const
  if (!(await insertLedger(trx, line, deps.clock.now()))) return
  await notify(deps, trx, { bookingId: booking.id }, 'mail:returned', { isLate: known === 'CarGone' || known === 'HoldOver' })
}
