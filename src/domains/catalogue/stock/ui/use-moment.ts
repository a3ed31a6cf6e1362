import { useMemo } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import stockTexts from '#texts/stock'

/** Formats a time in Casablanca with its author: `24/03/2026 14:32, Nadia K.`. */
export function useMoment(): (iso: string, by?: string | null) => string {
  const t = useText(stockTexts)
  const { date, clock } = useFormat()
  return useMemo(
    () => (iso, by) => {
      const { day, time } = localTime(iso)
      const when = `${date(day)} ${clock(time)}`
      return by === undefined ? when : t('history.by', { when, name: by ?? t('history.system') })
    },
    [t, date, clock],
  )
}
