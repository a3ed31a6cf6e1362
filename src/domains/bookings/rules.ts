import { type Calendar, dayAfter, isOpen, localTime, nextOpening } from '#shared/working-time.ts'
import { type BookingStatus, bookingStates, type NextStep } from './status.ts'

/** Cars that can be booked in one go. */
export const maxCarsPerBooking = 5
/** Cars that one person may hold unpaid at the same time. */
export const maxHolds = maxCarsPerBooking
/** Attempts at booking from one network address within ten minutes; many people share that of a mobile network. */
export const maxBookingAttempts = 20
/** Kilometres above the last known ones that are taken as they are read; more must be confirmed. */
const mileageBand = 500
/** Whether a mileage is so far above the last known one that whoever read it should look again. */
export const isFarAbove = (mileage: number, known: number | null): boolean => known !== null && mileage > known + mileageBand
/** What the papers of a sale cannot do without: of who buys. */
export const neededOfBuyer = ['firstName', 'lastName', 'companyName', 'ice', 'idNumber', 'address', 'city'] as const
/** Days for which the buyer of a booking that came to nothing is known. */
export const keptDays = 90

/** A name of a person: letters of any script, with what joins them. */
export function isPersonName(text: string): boolean {
  return /^\p{L}(?:[\p{L}\p{M} '’\u200c-]|\.(?= |$))*$/u.test(text)
}

/** Number of an identity card: one or two letters, then digits (morocco, section 2.3). */
export function isCin(text: string): boolean {
  return /^[A-Z]{1,2}\d{1,6}$/.test(text)
}

/** National number of a company: 15 digits, the whole divisible by 97. */
export function isIce(text: string): boolean {
  return /^\d{15}$/.test(text) && BigInt(text) % 97n === 0n && BigInt(text) > 0n
}

/** Number in the trade register. */
export function isRegistrationNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text)
}

/** Whether cars can be reserved at that moment, and if not, from when on; `opens` is null while open or when that is never. */
export function bookingHours(calendar: Calendar, now: Date): { open: boolean; opens: Date | null } {
  const open = isOpen(calendar, now)
  return { open, opens: open ? null : nextOpening(calendar, now) }
}

/** What is to be done next; a hold that is over asks for nothing, nor does a car whose exchange month has passed. */
export function nextStep(status: BookingStatus, { holds = true, exchangeable = true } = {}): NextStep {
  if (status === 'Draft' && !holds) return 'None'
  if (status === 'Delivered' && !exchangeable) return 'None'
  return bookingStates[status].next
}

/** How many steps of the journey to the keys are done. */
export function stepsDone(status: BookingStatus): number {
  return bookingStates[status].step
}

/** The last day (`YYYY-MM-DD`) of a number of months that began at an instant, on the calendar of Morocco; a short month ends with its last day. */
export function monthsAfter(from: Date, months: number): string {
  const { day } = localTime(from)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, length))).toISOString().slice(0, 10)
}

/**
 * The exchange month of a car that was handed over: the last day on which it may come back, the days left with that one (0 once it has
 * passed) and the kilometres that it may have been driven since. Null before the handing over.
 */
export function exchangeMonth(
  delivered: Date | null,
  { months, kilometres }: { months: number; kilometres: number },
  now: Date,
): { until: string; daysLeft: number; kilometres: number } | null {
  if (!delivered) return null
  const until = monthsAfter(delivered, months)
  const today = localTime(now).day
  const daysLeft = today > until ? 0 : Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000) + 1
  return { until, daysLeft, kilometres }
}

/** Days within which a deposit that goes back is on the card of the buyer at the latest (law 31-08, article 37). */
export const refundLimitDays = 15

/** Returns the day (`YYYY-MM-DD`) that is a number of days after the day of a moment in Morocco. */
export function daysAfter(from: Date, days: number): string {
  let day = localTime(from).day
  for (let i = 0; i < days; i++) day = dayAfter(day)
  return day
}

/** Returns whether a deposit goes back to a customer who cancels: always within `days` of its payment, later if the setting `later` allows it. */
export function isRefundable(held: Date, { days, later }: { days: number; later: boolean }, now: Date): boolean {
  return later || localTime(now).day <= daysAfter(held, days)
}

/**
 * Returns whether a customer who cancels must give a reason: not before a deposit is paid, and not within the legal withdrawal period after it
 * (law 31-08, article 36). `held`: when the deposit was paid; null for a booking without one.
 */
export function needsReason({ status, held }: { status: BookingStatus; held: Date | null }, days: number, now: Date): boolean {
  if (status === 'Draft') return false
  return held === null || localTime(now).day > daysAfter(held, days)
}
