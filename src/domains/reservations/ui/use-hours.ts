import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'

/** Whether cars can be reserved now, and on which terms. */
export interface Hours {
  open: boolean
  opens: string | null
  deposit: number
  holdMinutes: number
  refundDays: number
  /** who reserves without an account confirms the phone by a code first */
  phoneCode: boolean
}

const path = '/api/bookings/hours'

/** The hours of reservation as of now; `lost` when they could not be asked for. */
export function useHours(): { hours: Hours | 'lost' | null; retry: () => void } {
  const { data, failed, refetch } = useQueryOf([path], askHours)
  return { hours: failed ? 'lost' : data, retry: () => void refetch() }
}

/** The hours, with the time that comes with them. */
export async function askHours(signal: AbortSignal): Promise<Hours> {
  const asked = Date.now()
  const found = await callApi('get', path, {}, signal)
  learnServerTime(found.now, asked)
  return found
}
