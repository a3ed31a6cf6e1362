import type { Deps } from '#platform/http.ts'
import type { DayHours } from '#shared/opening.ts'
import { workingCalendar } from '../../reference/service.ts'
import { findSettings } from '../../reference/store.ts'
import { bookingHours } from '../rules.ts'

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
  }
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
