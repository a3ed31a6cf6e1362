import { type Calendar, type DayHours, dayAfter, hoursOn, localTime } from './working-time.ts'

export type { DayHours }

/** Opening status of a store; `day` counts from Monday = 0. */
export type Opening = { state: 'open'; until: string } | { state: 'later'; at: string } | { state: 'closed'; day: number; at: string }

/** Days to look ahead for the next opening. */
const week = 7

/** Returns the opening status at an instant, in Moroccan time; null when the store does not open within a week. */
export function opening(calendar: Calendar, now: Date): Opening | null {
  const { day, weekday, time } = localTime(now)
  const today = hoursOn(calendar, day)
  if (today && time < today.close) return time >= today.open ? { state: 'open', until: today.close } : { state: 'later', at: today.open }
  for (let ahead = 1, next = dayAfter(day); ahead <= week; ahead++, next = dayAfter(next)) {
    const then = hoursOn(calendar, next)
    if (then) return { state: 'closed', day: (weekday + ahead) % 7, at: then.open }
  }
  return null
}

/** Groups consecutive days with the same hours; `from` and `to` count from Monday = 0. */
export function openingSpans(hours: readonly DayHours[]): { from: number; to: number; hours: DayHours }[] {
  const spans: { from: number; to: number; hours: DayHours }[] = []
  for (const [day, dayHours] of hours.entries()) {
    const last = spans.at(-1)
    if (last && last.hours?.open === dayHours?.open && last.hours?.close === dayHours?.close) last.to = day
    else spans.push({ from: day, to: day, hours: dayHours })
  }
  return spans
}
