import { formatClock, formatDate } from '#i18n/format.ts'
import type { Language } from '#shared/language.ts'

const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Casablanca', dateStyle: 'short', timeStyle: 'short' })

/** Returns date and time of an instant in Moroccan time. */
export function moment(iso: string, language: Language): { date: string; time: string } {
  const [date, time = ''] = local.format(new Date(iso)).split(' ')
  return { date: formatDate(date, language), time: formatClock(time, language) }
}
