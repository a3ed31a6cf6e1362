import { type Calendar, hoursOn, isOpen, localTime, nextOpening } from '#shared/working-time.ts'

/** Opening state of a store with its next change; `minutes` until it closes. `days` counts from today. */
export type StoreMoment =
  | { state: 'open'; closes: string; minutes: number }
  | { state: 'closed'; opens: { days: number; weekday: number; day: string; time: string } | null }

const dayLength = 86_400_000
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the opening state of a store at an instant. */
export function storeMoment(calendar: Calendar, now: Date): StoreMoment {
  const { day, time } = localTime(now)
  const hours = hoursOn(calendar, day)
  if (hours && isOpen(calendar, now)) return { state: 'open', closes: hours.close, minutes: minutesOf(hours.close) - minutesOf(time) }
  const opening = nextOpening(calendar, now)
  if (!opening) return { state: 'closed', opens: null }
  const at = localTime(opening)
  const days = Math.round((Date.parse(`${at.day}T00:00Z`) - Date.parse(`${day}T00:00Z`)) / dayLength)
  return { state: 'closed', opens: { days, weekday: at.weekday, day: at.day, time: at.time } }
}
