import { useFormat } from '#i18n/format.ts'
import { localTime } from '#shared/working-time.ts'

/** Returns a formatter of instants in Moroccan time: `23/11/2026 16:04`. */
export function useMoment(): (instant: string) => string {
  const { date } = useFormat()
  return (instant) => {
    const { day, time } = localTime(instant)
    return `${date(day)} ${time}`
  }
}
