import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { localTime } from '#shared/working-time.ts'

/** How far the days are known, in ms: what opens in the week after New Year's Eve is in it. */
const ahead = 8 * 86_400_000

/**
 * The closed days (`YYYY-MM-DD`) of this year, in its last days of the next one too; null until they are known. Asked by the browser,
 * since pages are kept for longer than a year lasts; whoever cannot be reached has no holidays.
 */
export function useHolidays(): ReadonlySet<string> | null {
  const api = useApi()
  const [days, setDays] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    let gone = false
    const now = Date.now()
    const years = new Set([now, now + ahead].map((instant) => Number(localTime(new Date(instant)).day.slice(0, 4))))
    const asked = [...years].map((year) => api.GET('/api/holidays', { params: { query: { year } } }))
    void Promise.all(asked)
      .then((answers) => answers.flatMap(({ data = [] }) => data.map(({ date }) => date)))
      .catch(() => [])
      .then((dates) => gone || setDays(new Set(dates)))
    return () => {
      gone = true
    }
  }, [api])
  return days
}
