import { instantOf, localTime } from './working-time.ts'

const [hour, dayLength] = [3_600_000, 86_400_000]

/** A deadline as a moment (ISO text with time) or as a whole day (`YYYY-MM-DD`). */
export type Due = string

/** How far a deadline is away, by the clocks of Morocco. */
export interface DueIn {
  state: 'over' | 'today' | 'tomorrow' | 'later'
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`; null when the whole day counts */
  time: string | null
  /** calendar days until then, below 0 once it is over */
  days: number
  /** whole hours that are left; null when the whole day counts */
  hours: number | null
  /** less than 24 hours are left */
  isSoon: boolean
}

const isWholeDay = (due: Due) => due.length === 10

/** The last moment of a deadline in ms: that of a whole day is its end. */
export const dueAt = (due: Due): number => (isWholeDay(due) ? instantOf(due, '23:59').getTime() : Date.parse(due))

/** Returns how far a deadline is away at `now`, in ms. */
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
