import { correctBuyer } from '#domains/processes/buying/bookings/buyer/service.ts'
import type { Buyer } from '#domains/processes/buying/bookings/contract.ts'
import { beforeInvoice } from '#domains/processes/buying/bookings/status.ts'
import { lockBooking } from '#domains/processes/buying/bookings/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { onBooking, only } from '../actions/service.ts'
import type { BookingRecord } from '../contract.ts'

/** Corrects the buyer. Throws TransitionNotAllowed after the invoice, or for an ended booking. */
export function editBuyer(deps: Deps, actor: Actor, id: number, buyer: Buyer): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    only(status, beforeInvoice, actor)
    const booking = await lockBooking(trx, id)
    if (booking) await correctBuyer(deps, trx, booking, buyer, actor.id)
  })
}
