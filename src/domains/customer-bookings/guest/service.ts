import { findByKey, type KeyedBooking } from '#domains/bookings/store.ts'
import { confirmPhone, isPhoneShown, sendPhoneCode } from '#domains/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'

/** Who asks, from which network address. */
export interface Caller {
  actor: Actor
  address: string
}

/**
 * A booking by its key, for whoever may act as its customer: the account that it belongs to; of one without an account whoever holds the
 * key and has shown by a code that the phone of the booking is theirs. NotFound for anybody else's, Unauthorized for nobody's of an
 * account, CustomerInactive, PhoneUnconfirmed.
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

/** The phone of a booking that belongs to no account. NotFound. */
async function guestPhone({ db }: Pick<Deps, 'db'>, key: string): Promise<string> {
  const found = await findByKey(db, key)
  if (!found || found.owner !== null || found.phone === null) throw new AppError('NotFound')
  return found.phone
}

/** Sends a code to the phone of a booking, and tells the end of its number. NotFound, BadRequest for no mobile, TooManyRequests. */
export async function sendBookingCode(
  deps: Deps,
  { language, address }: { language: Language; address: string },
  key: string,
): Promise<{ phone: string }> {
  const phone = await guestPhone(deps, key)
  await sendPhoneCode(deps, phone, language, address)
  return { phone: phone.slice(-2) }
}

/** Takes the code: the phone counts as shown for a while. NotFound, BadRequest naming the code, TooManyRequests. */
export async function checkBookingCode(deps: Deps, address: string, key: string, code: string): Promise<void> {
  await confirmPhone(deps, { id: null, roles: [] }, await guestPhone(deps, key), code, address)
}
