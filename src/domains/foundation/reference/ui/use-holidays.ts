import { useMemo } from 'react'
import { callApi } from '#client/call.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { useServerMinute } from '#client/use-server-minute.ts'
import { localTime } from '#shared/working-time.ts'

/** Lookahead in ms; covers the week after New Year's Eve. */
const ahead = 8 * 86_400_000
const path = '/api/holidays'

/**
 * Returns the closed days (`YYYY-MM-DD`) of this year, and of the next one in its last days; null until they load. Requested by the
 * browser, because pages may be cached for longer than a year; no holidays when the request fails. Bypasses the cache, because the response
 * also provides the time.
 */
export function useHolidays(): ReadonlySet<string> | null {
  const now = useServerMinute() ?? Date.now()
  const years = [...new Set([now, now + ahead].map((instant) => Number(localTime(instant).day.slice(0, 4))))]
  const { data, failed } = useLazyQuery({
    queryKey: [path, years],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        years.map((year) => callApi('get', path, { params: { query: { year } }, cache: 'no-cache' }, signal)),
      )
      return answers.flat().map(({ date }) => date)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hasFailed = failed !== null
  return useMemo(() => (data || hasFailed ? new Set(data ?? []) : null), [data, hasFailed])
}
