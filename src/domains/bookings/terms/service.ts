import type { Transaction } from 'kysely'
import { workingCalendar } from '#domains/reference/service.ts'
import { findSetting, findSettings } from '#domains/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { DayHours } from '#shared/opening.ts'
import { addWorkingMinutes } from '#shared/working-time.ts'
import type { AskLimits } from '../asks/rules.ts'
import { bookingHours } from '../rules.ts'
import type { BookingStatus } from '../status.ts'

/** What the house allows now: the settings `booking.*` and the hours of reservations. */
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
  /** a deposit goes back to a customer who gives up later, too */
  refundLater: boolean
  /** who books without an account first shows by a code that the phone is theirs */
  phoneCode: boolean
}

/** The terms as they are at this moment. */
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

/** `days`: within which a customer cancels without a reason; `later`: the deposit goes back after them, too. */
export interface WithdrawalTerms {
  days: number
  later: boolean
}

/** Returns for how many days a customer cancels without a reason, and whether the deposit goes back later, too. */
export async function withdrawalTerms({ db }: Pick<Deps, 'db'>): Promise<WithdrawalTerms> {
  const settings = await findSettings(db, 'booking.refund')
  const days = Number(settings.get('booking.refundDays') ?? 7)
  return { days: Number.isFinite(days) && days >= 0 ? days : 7, later: settings.get('booking.refundLater') === 'true' }
}

/** Seven days of hours, Monday first; none when the setting cannot be read. */
function readHours(text: string | undefined): DayHours[] {
  try {
    const hours: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(hours) ? (hours as DayHours[]) : []
  } catch {
    return []
  }
}

/** What the house allows for the exchange: months since the handing over, kilometres. */
export async function exchangeTerms({ db }: Pick<Deps, 'db'>): Promise<{ months: number; kilometres: number }> {
  const [months, kilometres] = await Promise.all([findSetting(db, 'booking.exchangeMonths'), findSetting(db, 'booking.mileageLimit')])
  return { months: Number(months ?? 1), kilometres: Number(kilometres ?? 1000) }
}

/** What one person may decide alone: settings `booking.agentDiscount`, `booking.managerDiscount` (percent), `booking.refundAlone` (dirhams). */
export async function askLimits({ db }: Pick<Deps, 'db'>): Promise<AskLimits> {
  const settings = await findSettings(db, 'booking.')
  const number = (key: string, fallback: number) => Number(settings.get(`booking.${key}`) ?? fallback)
  return { agent: number('agentDiscount', 5), manager: number('managerDiscount', 10), refund: number('refundAlone', 20_000) }
}

/** By when somebody should do the next step of a booking that comes into this status now: settings `booking.due.*`, in working minutes. */
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
