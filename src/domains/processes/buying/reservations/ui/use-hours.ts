import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'

/** Whether cars can be reserved now, and the conditions. */
export interface Hours {
  open: boolean
  opens: string | null
  deposit: number
  holdMinutes: number
  refundDays: number
  /** a buyer without an account must confirm the phone by a code */
  phoneCode: boolean
}

const path = '/api/bookings/hours'

/** Returns the current booking hours; `lost` after an error. */
export function useHours(): { hours: Hours | 'lost' | null; retry: () => void } {
  const { data, failed, refetch } = useQuery({ queryKey: [path], queryFn: ({ signal }) => askHours(signal) })
  return { hours: failed ? 'lost' : data, retry: () => void refetch() }
}

/** Fetches the hours with the server's time. */
export async function askHours(signal: AbortSignal): Promise<Hours> {
  const asked = Date.now()
  const found = await callApi('get', path, {}, signal)
  learnServerTime(found.now, asked)
  return found
}
