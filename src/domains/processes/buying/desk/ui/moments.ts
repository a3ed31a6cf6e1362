import type { useFormat } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { dayAfter, localTime } from '#shared/working-time.ts'

type Format = ReturnType<typeof useFormat>

const minute = 60_000
/** Minutes before a deadline in which the remaining time is shown. */
const soon = 4 * 60

/** Text of a deadline; `sign` marks an overdue one. */
export interface Due {
  tone: 'late' | 'soon' | 'later'
  text: string
}

/** Formats `+2 h 10`, `dans 3 h`, `demain 10:00`, `26/03/2026`: more precise when nearer; time zone of Morocco. */
export function dueWords(due: string, now: Date, t: Text<'bookingCase'>, format: Format): Due {
  const left = Math.floor((Date.parse(due) - now.getTime()) / minute)
  if (left < 0) return { tone: 'late', text: lateWords(-left, t, format) }
  if (left < 60) return { tone: 'soon', text: t('due.inMinutes', { count: format.number(left) }) }
  if (left < soon) return { tone: 'soon', text: t('due.inHours', { count: Math.floor(left / 60) }) }
  const at = localTime(due)
  const today = localTime(now).day
  const time = format.clock(at.time)
  if (at.day === today) return { tone: 'later', text: t('due.today', { time }) }
  if (at.day === dayAfter(today)) return { tone: 'later', text: t('due.tomorrow', { time }) }
  return { tone: 'later', text: format.date(at.day) }
}

function lateWords(minutes: number, t: Text<'bookingCase'>, format: Format): string {
  if (minutes < 60) return t('due.lateMinutes', { count: format.number(minutes) })
  if (minutes < 24 * 60)
    return t('due.lateHours', { hours: format.number(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') })
  return t('due.lateDays', { count: Math.floor(minutes / (24 * 60)) })
}

/** Formats the time since an instant: `il y a 3 min`. */
export function agoWords(at: string, now: Date, t: Text<'bookingCase'>): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / minute)
  if (minutes < 1) return t('ago.now')
  if (minutes < 60) return t('ago.minutes', { count: minutes })
  if (minutes < 24 * 60) return t('ago.hours', { count: Math.floor(minutes / 60) })
  return t('ago.days', { count: Math.floor(minutes / (24 * 60)) })
}

/** Formats `24/03/2026 09:15` in the time zone of Morocco. */
export function momentWords(at: string, format: Format): string {
  const { day, time } = localTime(at)
  return `${format.date(day)} ${format.clock(time)}`
}

/** Formats `24/03/2026` in the time zone of Morocco. */
export function dayWords(at: string, format: Format): string {
  return format.date(localTime(at).day)
}
