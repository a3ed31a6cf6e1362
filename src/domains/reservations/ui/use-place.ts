import type { ApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import type { Place } from '../waitlist/contract.ts'
import { learnServerTime } from './server-clock.ts'

export type SeenPlace = { step: 'loading' } | { step: 'unknown' } | { step: 'failed' } | { step: 'ready'; place: Place }

/** Waiting for one's turn: looked at again so often, in ms. */
const lookEvery = 15_000

const path = '/api/bookings/places/{key}'

/** How a place in the line stands, looked at again while it waits or is offered. */
export function usePlace(key: string): { seen: SeenPlace; again: () => void } {
  const { data, error, hasFailed, refetch } = useQueryOf(
    [path, key],
    async (signal) => {
      const asked = Date.now()
      const place = await callApi('get', path, { params: { path: { key } } }, signal)
      learnServerTime(place.now, asked)
      return place
    },
    { every: (place, failure) => (place ? isOpen(place) : !!failure && !isUnknown(failure)) && lookEvery },
  )
  const again = () => void refetch()
  if (data) return { seen: { step: 'ready', place: data }, again }
  if (error && isUnknown(error)) return { seen: { step: 'unknown' }, again }
  return { seen: { step: hasFailed ? 'failed' : 'loading' }, again }
}

const isOpen = ({ state }: Place) => state === 'Waiting' || state === 'Offered'
const isUnknown = ({ isMissing, status }: ApiError) => isMissing || status === 400
