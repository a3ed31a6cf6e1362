import type { ApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'
import type { WaitlistEntry } from '../../waitlist/contract.ts'

export type WaitlistEntryResult = { step: 'loading' } | { step: 'unknown' } | { step: 'failed' } | { step: 'ready'; place: WaitlistEntry }

/** Poll interval while waiting, in ms. */
const lookEvery = 15_000

const path = '/api/bookings/places/{key}'

/** Returns the state of a waiting list entry; polls while it waits or has an offer. */
export function useWaitlistEntry(key: string): { result: WaitlistEntryResult; retry: () => void } {
  const { data, error, hasFailed, refetch } = useQuery({
    queryKey: [path, key],
    queryFn: async ({ signal }) => {
      const asked = Date.now()
      const place = await callApi('get', path, { params: { path: { key } } }, signal)
      learnServerTime(place.now, asked)
      return place
    },
    refetchInterval: ({ state: { data: place, error: failure } }) =>
      (place ? isOpen(place) : !!failure && !isUnknown(failure)) && lookEvery,
  })
  const retry = () => void refetch()
  if (data) return { result: { step: 'ready', place: data }, retry }
  if (error && isUnknown(error)) return { result: { step: 'unknown' }, retry }
  return { result: { step: hasFailed ? 'failed' : 'loading' }, retry }
}

const isOpen = ({ state }: WaitlistEntry) => state === 'Waiting' || state === 'Offered'
const isUnknown = ({ isMissing, status }: ApiError) => isMissing || status === 400
