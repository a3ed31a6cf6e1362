import { type Calendar, dayAfter, isOpen, localTime, nextOpening } from '#shared/working-time.ts'
import { type BookingStatus, bookingStates, type NextStep } from './status.ts'

/** Maximum number of cars in one booking. */
export const maxCarsPerBooking = 5
/** Maximum number of unpaid holds of a person. */
export const maxHolds = maxCarsPerBooking
/** Booking attempts per IP address in ten minutes; many people share the address of a mobile network. */
export const maxBookingAttempts = 20
/** Kilometres above the last known mileage; a higher reading must be confirmed. */
const mileageBand = 500
/** Returns whether a mileage exceeds the last known one so far that it must be confirmed. */
export const isFarAbove = (mileage: number, known: number | null): boolean => known !== null && mileage > known + mileageBand
/** Fields of a buyer that sale documents require. */
export const neededOfBuyer = ['firstName', 'lastName', 'companyName', 'ice', 'idNumber', 'address', 'city'] as const
/** Days for which the buyer of a cancelled booking without payment is stored. */
export const keptDays = 90

/** Returns whether a text is a person's name: letters of any script, with the characters that join them. */
export function isPersonName(text: string): boolean {
  return /^\p{L}(?:[\p{L}\p{M} '’\u200c-]|\.(?= |$))*$/u.test(text)
}

/** Returns whether a text is an identity card number: one or two letters, then digits (morocco, section 2.3). */
export function isCin(text: string): boolean {
  return /^[A-Z]{1,2}\d{1,6}$/.test(text)
}

/** Returns whether a text is an ICE, the national number of a company: 15 digits, divisible by 97. */
export function isIce(text: string): boolean {
  return /^\d{15}$/.test(text) && BigInt(text) % 97n === 0n && BigInt(text) > 0n
}

/** Returns whether a text is a trade register number. */
export function isRegistrationNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text)
}

/** Returns whether cars can be booked at that moment. `opens`: next opening time; null while open, or when there is none. */
export function bookingHours(calendar: Calendar, now: Date): { open: boolean; opens: Date | null } {
  const open = isOpen(calendar, now)
  return { open, opens: open ? null : nextOpening(calendar, now) }
}

/** Returns the next step; `None` for an expired hold, or a car whose exchange month is over. */
export function nextStep(status: BookingStatus, { holds = true, exchangeable = true } = {}): NextStep {
  if (status === 'Draft' && !holds) return 'None'
  if (status === 'Delivered' && !exchangeable) return 'None'
  return bookingStates[status].next
}

/** Returns the number of completed steps of the journey. */
export function stepsDone(status: BookingStatus): number {
  return bookingStates[status].step
}

/**
 * Returns the last day (`YYYY-MM-DD`) of a number of months from an instant, in the time zone of Morocco; a short month ends on its last
 * day.
 */
export function monthsAfter(from: Date, months: number): string {
  const { day } = localTime(from)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, length))).toISOString().slice(0, 10)
}

/**
 * Returns the exchange month of a delivered car: the last day of return, the days left including that one (0 afterwards) and the kilometres
 * allowed since delivery. Null before delivery.
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

/** Channels of an answer that staff record for a customer. */
export const answerWays = ['Phone', 'InPerson', 'Message'] as const
export type AnswerWay = (typeof answerWays)[number]

/** A recorded answer and the prices before it, in whole dirhams. */
export interface NotedAnswer {
  /** ISO 8601 */
  at: string
  price: number
  newPrice: number
}

const hoursToObject = 24

/** Returns the end of the period in which the customer may object to a recorded answer. */
export const objectionEnd = (answered: Date): Date => new Date(answered.getTime() + hoursToObject * 3_600_000)

/**
 * Returns the end of the period of objection; null once it is over, or when the customer has paid more than the earlier price, which
 * accepts the new one. `due`: amount received for the car, without the warranty pack.
 */
export function objectableUntil(answer: NotedAnswer | null, due: number, now: Date): Date | null {
  if (!answer || due > answer.price) return null
  const end = objectionEnd(new Date(answer.at))
  return end > now ? end : null
}
