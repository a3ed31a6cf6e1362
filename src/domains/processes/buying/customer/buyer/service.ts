import { findCity } from '#domains/customers/customers/store.ts'
import { correctBuyer } from '#domains/processes/buying/bookings/buyer/service.ts'
import type { Buyer, BuyerDetails, Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { beforeInvoice } from '#domains/processes/buying/bookings/status.ts'
import { lockBooking } from '#domains/processes/buying/bookings/store.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { type Caller, ownBooking } from '../guest/service.ts'
import { getBooking } from '../service.ts'
import type { OwnBuyer } from './contract.ts'

/** Returns the buyer for the booking's customer. Throws NotFound, also after erasure, and PhoneUnconfirmed. */
export async function ownBuyer(deps: Deps, from: Caller, key: string): Promise<OwnBuyer> {
  const { id } = await ownBooking(deps, from, key)
  const buyer = (await deps.db.transaction().execute((trx) => lockBooking(trx, id)))?.buyer
  if (!buyer || !('firstName' in buyer)) throw new AppError('NotFound')
  const { civility, firstName, lastName, companyName, address, addressLine2, zip, city, idNumber } = buyer as Partial<Buyer>
  return {
    civility: civility ?? null,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    companyName: companyName ?? null,
    address: address ?? null,
    addressLine2: addressLine2 ?? null,
    zip: zip ?? null,
    city: city ?? null,
    idNumber: idNumber ?? null,
  }
}

/** Completes or corrects the buyer. Throws NotFound, PhoneUnconfirmed, BadRequest for a field, TransitionNotAllowed after the invoice. */
export async function editOwnBuyer(deps: Deps, from: Caller, key: string, details: BuyerDetails): Promise<Outcome> {
  const { id } = await ownBooking(deps, from, key)
  if (details.city !== null && (await findCity(deps.db, details.city)) === null) throw fieldError('city', 'invalid')
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id)
      if (!booking || !('firstName' in booking.buyer)) throw new AppError('NotFound')
      if (!beforeInvoice.includes(booking.status)) throw new AppError('TransitionNotAllowed', { state: booking.status, actions: '' })
      await correctBuyer(deps, trx, booking, { ...(booking.buyer as Buyer), ...details }, from.actor.id)
    }),
  )
  return getBooking(deps, key)
}
