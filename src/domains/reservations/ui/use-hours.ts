import { useCallback, useEffect, useState } from 'react'
import { type ApiClient, useApi } from '#client/api.ts'
import { learnServerTime, learnUtcOffset } from './server-clock.ts'

/** Whether cars can be reserved now, and on which terms. */
export interface Hours {
  open: boolean
  opens: string | null
  deposit: number
  holdMinutes: number
  refundDays: number
}

/** The hours of reservation as of now; `lost` when they could not be asked for. */
export function useHours(): { hours: Hours | 'lost' | null; again: () => void } {
  const api = useApi()
  const [hours, setHours] = useState<Hours | 'lost' | null>(null)
  const again = useCallback(() => {
    setHours(null)
    void askHours(api).then((found) => setHours(found ?? 'lost'))
  }, [api])
  useEffect(again, [again])
  return { hours, again }
}

/** Null when the line is broken. */
export async function askHours(api: ApiClient): Promise<Hours | null> {
  const asked = Date.now()
  try {
    const { data } = await api.GET('/api/bookings/hours')
    if (data) {
      learnServerTime(data.now, asked)
      learnUtcOffset(data.utcOffset)
    }
    return data ?? null
  } catch {
    return null
  }
}
