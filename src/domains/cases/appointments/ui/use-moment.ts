import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import appointmentsTexts from '#texts/appointments'

/** Formats the start of an appointment in Moroccan time: weekday, date, time; `short`: within a month. */
export function useMoment(): (instant: string, length?: 'short' | 'long') => string {
  const t = useText(appointmentsTexts)
  const { weekday, longDate, clock } = useFormat()
  return (instant, length = 'long') => {
    const at = localTime(instant)
    const values = { weekday: weekday(at.weekday), time: clock(at.time) }
    return length === 'short'
      ? t('short', { ...values, date: String(Number(at.day.slice(8))) })
      : t('moment', { ...values, day: longDate(at.day) })
  }
}
