import type { Transaction } from 'kysely'
import { confirmPhone, isPhoneShown, sendPhoneCode } from '#domains/customers/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import { type Staff, staffOf } from '#domains/foundation/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import { addWorkingMinutes } from '#shared/working-time.ts'
import type { AskLimits } from '../transitions/rules.ts'
import { bookingHours } from './rules.ts'
import type { BookingStatus } from './status.ts'
import { findByKey, type KeyedBooking, type Viewer } from './store.ts'

/** Booking conditions: the settings `booking.*` and the booking hours. */
export interface BookingTerms {
  open: boolean
  /** the next opening; null while open, or when there is none */
  opens: Date | null
  /** whole dirhams */
  deposit: number
  holdMinutes: number
  offerMinutes: number
  placeDays: number
  refundDays: number
  /** the deposit is refunded after a later cancellation, too */
  refundLater: boolean
  /** a buyer without an account must confirm the phone number by a code */
  phoneCode: boolean
}

/** Returns the current booking conditions. */
export async function bookingTerms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<BookingTerms> {
  const now = clock.now()
  const [settings, closed] = await Promise.all([findSettings(db, 'booking.'), workingCalendar(db, [], now)])
  const number = (key: string, fallback: number) => {
    const value = Number(settings.get(`booking.${key}`) ?? fallback)
    return Number.isFinite(value) && value >= 0 ? value : fallback
  }
  return {
    ...bookingHours({ ...closed, hours: readHours(settings.get('booking.hours')) }, now),
    deposit: number('depositDirhams', 1000),
    holdMinutes: number('holdMinutes', 15),
    offerMinutes: number('offerMinutes', 15),
    placeDays: number('placeDays', 14),
    refundDays: number('refundDays', 7),
    refundLater: settings.get('booking.refundLater') === 'true',
    phoneCode: settings.get('booking.phoneCode') !== 'false',
  }
}

/** `days`: period of cancellation without a reason; `later`: the deposit is refunded after it, too. */
export interface WithdrawalTerms {
  days: number
  later: boolean
}

/** Returns the period of cancellation without a reason, in days, and whether the deposit is refunded after it. */
export async function withdrawalTerms({ db }: Pick<Deps, 'db'>): Promise<WithdrawalTerms> {
  const settings = await findSettings(db, 'booking.refund')
  const days = Number(settings.get('booking.refundDays') ?? 7)
  return { days: Number.isFinite(days) && days >= 0 ? days : 7, later: settings.get('booking.refundLater') === 'true' }
}

/** Parses seven days of hours, Monday first; returns an empty list for an unreadable setting. */
function readHours(text: string | undefined): DayHours[] {
  try {
    const hours: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(hours) ? (hours as DayHours[]) : []
  } catch {
    return []
  }
}

/** Returns the limits of an exchange: months since delivery, kilometres. */
export async function exchangeTerms({ db }: Pick<Deps, 'db'>): Promise<{ months: number; kilometres: number }> {
  const [months, kilometres] = await Promise.all([findSetting(db, 'booking.exchangeMonths'), findSetting(db, 'booking.mileageLimit')])
  return { months: Number(months ?? 1), kilometres: Number(kilometres ?? 1000) }
}

/**
 * Returns the limits for one person: settings `booking.agentDiscount`, `booking.managerDiscount` (percent), `booking.refundAlone`
 * (dirhams).
 */
export async function askLimits({ db }: Pick<Deps, 'db'>): Promise<AskLimits> {
  const settings = await findSettings(db, 'booking.')
  const number = (key: string, fallback: number) => Number(settings.get(`booking.${key}`) ?? fallback)
  return { agent: number('agentDiscount', 5), manager: number('managerDiscount', 10), refund: number('refundAlone', 20_000) }
}

/** Returns the due date of the next step after a change to this status: settings `booking.due.*`, in working minutes. */
export async function dueIn(
  { clock }: Pick<Deps, 'db' | 'clock'>,
  trx: Transaction<Database>,
  status: BookingStatus,
): Promise<Date | null> {
  const minutes = Number((await findSetting(trx, `booking.due.${status}`)) ?? Number.NaN)
  if (!Number.isFinite(minutes) || minutes <= 0) return null
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'booking.hours')) ?? '[]')
  const now = clock.now()
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, minutes)
}

/** Returns the caller as a viewer of records. Throws Forbidden for a caller outside the staff. */
export async function viewerOf(deps: Pick<Deps, 'db'>, actor: Actor): Promise<Viewer & Pick<Staff, 'roles'>> {
  const { subject, within, roles } = await staffOf(deps, actor)
  return { subject, within, roles }
}

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
