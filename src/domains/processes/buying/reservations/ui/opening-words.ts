import { serverNow } from '#client/server-clock.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { dayAfter, localTime } from '#shared/working-time.ts'
import bookingsTexts from '#texts/bookings'

/** Returns the translation key of an opening: today, tomorrow, another day, or never. */
export function openingDay(opens: string | null, now: number): 'titleToday' | 'titleTomorrow' | 'title' | 'titleNever' {
  if (opens === null) return 'titleNever'
  const today = localTime(now).day
  const { day } = localTime(opens)
  return day === today ? 'titleToday' : day === dayAfter(today) ? 'titleTomorrow' : 'title'
}

/** Returns a formatter for the time of an opening. */
export function useOpeningWords(): (opens: string | null) => string {
  const t = useText(bookingsTexts)
  const { clock, longDate, weekday } = useFormat()
  return (opens) => {
    const key = openingDay(opens, serverNow())
    if (opens === null || key === 'titleNever') return t('closed.titleNever')
    const at = localTime(opens)
    const time = clock(at.time)
    if (key === 'titleToday') return t('closed.titleToday', { time })
    if (key === 'titleTomorrow') return t('closed.titleTomorrow', { weekday: weekday(at.weekday), time })
    return t('closed.title', { weekday: weekday(at.weekday), day: longDate(at.day), time })
  }
}
