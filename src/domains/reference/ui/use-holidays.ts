import { useMemo } from 'react'
import { callApi } from '#client/call.ts'
import { useLateQueryOf } from '#client/late-query.ts'
import { useServerMinute } from '#client/use-server-minute.ts'
import { localTime } from '#shared/working-time.ts'

/** How far the days are known, in ms: what opens in the week after New Year's Eve is in it. */
const ahead = 8 * 86_400_000
const path = '/api/holidays'

/**
 * The closed days (`YYYY-MM-DD`) of this year, in its last days of the next one too; null until they are known. Asked by the browser,
 * since pages are kept for longer than a year lasts; anyone who cannot be reached has no holidays. The answer tells the time too: it is
 * never an old copy.
 */
export function useHolidays(): ReadonlySet<string> | null {
  const now = useServerMinute() ?? Date.now()
  const years = [...new Set([now, now + ahead].map((instant) => Number(localTime(instant).day.slice(0, 4))))]
  const { data, failed } = useLateQueryOf(
    [path, years],
    async (signal) => {
      const answers = await Promise.all(
        years.map((year) => callApi('get', path, { params: { query: { year } }, cache: 'no-cache' }, signal)),
      )
      return answers.flat().map(({ date }) => date)
    },
    { fresh: Number.POSITIVE_INFINITY },
  )
  const hasFailed = failed !== null
  return useMemo(() => (data || hasFailed ? new Set(data ?? []) : null), [data, hasFailed])
}
