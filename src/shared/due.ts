import { instantOf, localTime } from './working-time.ts'

const [hour, dayLength] = [3_600_000, 86_400_000]

/** A deadline: an instant (ISO 8601) or a whole day (`YYYY-MM-DD`). */
export type Due = string

/** Time left until a deadline, in Moroccan time. */
export interface DueIn {
  state: 'over' | 'today' | 'tomorrow' | 'later'
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`; null for a whole day */
  time: string | null
  /** calendar days left; negative when overdue */
  days: number
  /** whole hours left; null for a whole day */
  hours: number | null
  /** true when less than 24 hours are left */
  isSoon: boolean
}

const isWholeDay = (due: Due) => due.length === 10

/** Returns the deadline in ms; for a whole day, its end. */
export const dueAt = (due: Due): number => (isWholeDay(due) ? instantOf(due, '23:59').getTime() : Date.parse(due))

/** Returns the time left until a deadline. `now` is in ms. */
export function dueIn(due: Due, now: number): DueIn {
  const at = dueAt(due)
  const { day, time } = localTime(at)
  const days = Math.round((Date.parse(day) - Date.parse(localTime(now).day)) / dayLength)
  const left = at - now
  const state = left < 0 ? 'over' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later'
  const isDay = isWholeDay(due)
  return {
    state,
    day,
    time: isDay ? null : time,
    days,
    hours: isDay ? null : Math.max(0, Math.floor(left / hour)),
    isSoon: left >= 0 && left < dayLength,
  }
}
