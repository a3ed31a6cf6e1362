import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { formatClock, formatLongDate, formatWeekday } from './format.ts'

/** What the message `moment` of a pack is told of an instant, by the clocks of Morocco: `jeudi 19 mars 2026 à 14:32`. */
export function momentValues(instant: Date, language: Language): { weekday: string; day: string; time: string } {
  const { day, weekday, time } = localTime(instant)
  return { weekday: formatWeekday(weekday, language), day: formatLongDate(day, language), time: formatClock(time, language) }
}
