import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { formatClock, formatLongDate, formatWeekday } from './format.ts'

/** Returns the values of the message `moment`, in Moroccan time: `jeudi 19 mars 2026 à 14:32`. */
export function momentValues(instant: Date, language: Language): { weekday: string; day: string; time: string } {
  const { day, weekday, time } = localTime(instant)
  return { weekday: formatWeekday(weekday, language), day: formatLongDate(day, language), time: formatClock(time, language) }
}
