import { confirmPhone, isPhoneShown, sendPhoneCode } from '#domains/customers/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { findByKey, type KeyedBooking } from '#domains/processes/buying/bookings/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'

/** The caller and the network address. */
export interface Caller {
  actor: Actor
  address: string
}

/**
 * Returns a booking by its key for its customer: the account that owns it; without an account, a key holder who confirmed the booking's
 * phone by a code. Throws NotFound for another account, Unauthorized for an anonymous caller when an account owns it, CustomerInactive,
 * PhoneUnconfirmed.
 */
export async function ownBooking(deps: Deps, { actor, address }: Caller, key: string): Promise<KeyedBooking> {
  const found = await findByKey(deps.db, key)
  if (!found) throw new AppError('NotFound')
  if (found.owner !== null) {
    if (actor.id === null) throw new AppError('Unauthorized')
    if (found.owner !== actor.id) throw new AppError('NotFound')
    await currentCustomer(deps, actor)
  } else if (found.phone === null || !(await isPhoneShown(deps, found.phone, address))) throw new AppError('PhoneUnconfirmed')
  return found
}

/** Returns the phone of a booking without an account. Throws NotFound. */
async function guestPhone({ db }: Pick<Deps, 'db'>, key: string): Promise<string> {
  const found = await findByKey(db, key)
  if (!found || found.owner !== null || found.phone === null) throw new AppError('NotFound')
  return found.phone
}

/**
 * Sends a code to the phone of a booking and returns the last digits of the number. Throws NotFound, BadRequest without a mobile number,
 * TooManyRequests.
 */
export async function sendBookingCode(
  deps: Deps,
  { language, address }: { language: Language; address: string },
  key: string,
): Promise<{ phone: string }> {
  const phone = await guestPhone(deps, key)
  await sendPhoneCode(deps, phone, language, address)
  return { phone: phone.slice(-2) }
}

/** Checks the code and confirms the phone for a while. Throws NotFound, BadRequest for the code, TooManyRequests. */
export async function checkBookingCode(deps: Deps, address: string, key: string, code: string): Promise<void> {
  await confirmPhone(deps, { id: null, roles: [] }, await guestPhone(deps, key), code, address)
}
