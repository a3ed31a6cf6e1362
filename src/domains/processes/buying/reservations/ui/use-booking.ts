import { useState } from 'react'
import { type ApiError, asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'
import type { Payment } from '#domains/foundation/payments/contract.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { type Arrival, type BookingState, bookingState, pollAfter } from './booking-state.ts'

export interface BookingView {
  outcome: Outcome
  payment: Payment | null
  state: BookingState
}

export type BookingResult =
  | { step: 'loading' }
  | { step: 'unknown' }
  | { step: 'failed' }
  | { step: 'ready'; booking: BookingView; long: boolean }

/** Delay in ms before the wait for the bank is called long. */
const longAfter = 20_000

/** Interval of retries without a response, in ms. */
const tryEvery = 5000
const path = '/api/bookings/{key}'

/** Returns the state of a booking; polls while it may change. */
export function useBooking(key: string, arrived: Arrival) {
  const [since] = useState(() => Date.now())
  const { data, error, hasFailed, refetch, setData } = useQuery<Looked>({
    queryKey: [path, key],
    queryFn: ({ signal }) => look(key, since, signal),
    refetchInterval: ({ state: { data: found, error: failure } }) => {
      if (!found) return failure !== null && !isUnknown(failure) && tryEvery
      return pollAfter(bookingState(found.outcome, found.payment, arrived, found.after), Date.now() - since) ?? false
    },
  })
  const state: BookingResult = data
    ? {
        step: 'ready',
        booking: { ...data, state: bookingState(data.outcome, data.payment, arrived, data.after) },
        long: data.after > longAfter,
      }
    : error && isUnknown(error)
      ? { step: 'unknown' }
      : { step: hasFailed ? 'failed' : 'loading' }
  return {
    result: state,
    retry: () => void refetch(),
    setData: (outcome: Outcome) => setData({ outcome, payment: null, after: 0 }),
  }
}

interface Looked {
  outcome: Outcome
  payment: Payment | null
  /** time since the page opened, in ms */
  after: number
}

const isUnknown = ({ isMissing, status }: ApiError) => isMissing || status === 400

async function look(key: string, since: number, signal: AbortSignal): Promise<Looked> {
  const asked = Date.now()
  const outcome = await callApi('get', path, { params: { path: { key } } }, signal)
  learnServerTime(outcome.now, asked)
  const { paymentId, status } = outcome
  const payment =
    status === 'Draft' && paymentId !== null
      ? await callApi('get', '/api/payments/{id}', { params: { path: { id: paymentId } } }, signal).catch((thrown: unknown) => {
          if (asApiError(thrown).isRefused) return null
          throw thrown
        })
      : null
  return { outcome, payment, after: Date.now() - since }
}
