import { useEffect } from 'react'
import { asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { readDevice } from '#client/device.ts'
import { invalidate, useQuery } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'
import { useSession } from '#client/use-session.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { isOpen } from '#domains/processes/buying/bookings/status.ts'
import { type OwnBooking, type OwnState, readOwnBookings, useOwnBookings } from './own-bookings.ts'

const path = '/api/bookings/{key}'

interface News {
  found: OwnBooking[]
  /** every requested booking: those not found have ended */
  asked: string[]
}

/** Requests the state of the user's bookings, of this device and the account, and stores it. */
export function useOwnNews(): void {
  const { state, subject } = useSession()
  const { bookings, learn } = useOwnBookings()
  const signedIn = state === 'signedIn'
  const { data } = useQuery<News>({
    queryKey: [path, 'own', signedIn],
    queryFn: ({ signal }) => askOwn(signedIn ? subject : null, signal),
    enabled: signedIn || bookings.length > 0,
    refetchOnWindowFocus: true,
    staleTime: 3000,
    refetchInterval: ({ state: { data: news } }) => pauseOf(news?.found ?? []),
  })
  useEffect(() => {
    if (data) learn(data.found, data.asked)
  }, [data, learn])
}

/** Invalidates the cached bookings of the user. */
export const ownChanged = () => invalidate(path, '/api/customers/sales')

const pauseOf = (found: readonly OwnBooking[]) =>
  found.some(({ state }) => state === 'asked') ? 3000 : found.some(({ state }) => state === 'held') ? 15_000 : (false as const)

/** Fetches the state of this device's bookings and, if signed in, of the account's. */
export async function askOwn(subject: string | null, signal: AbortSignal): Promise<News> {
  const kept = readOwnBookings(readDevice('bookings'), Date.now()).filter((one) => !one.subject || one.subject === subject)
  const sales = subject === null ? [] : await callApi('get', '/api/customers/sales', {}, signal).catch(unlessRefused)
  const ofAccount = (sales ?? []).flatMap(({ bookings }) => bookings)
  const others = kept.filter(({ key }) => !ofAccount.some((one) => one.key === key))
  const asked = Date.now()
  const ofDevice = await Promise.all(
    others.map(({ key }) => callApi('get', path, { params: { path: { key } } }, signal).catch(unlessRefused)),
  )
  const first = ofDevice.find((one) => one !== null)
  if (first) learnServerTime(first.now, asked)
  return {
    found: [
      ...ofAccount.flatMap((one) => ownOf(one, subject ?? undefined)),
      ...ofDevice.flatMap((one) => (one ? ownOf(one, others.find(({ key }) => key === one.key)?.subject) : [])),
    ],
    asked: kept.map(({ key }) => key),
  }
}

/** Returns null for a forbidden booking; rethrows network errors. */
function unlessRefused(thrown: unknown): null {
  if (asApiError(thrown).isRefused) return null
  throw thrown
}

function ownOf(outcome: Outcome, subject: string | undefined): OwnBooking[] {
  const state = stateOf(outcome)
  const { key, holdUntil, reference, vehicle } = outcome
  return state ? [{ vehicleId: vehicle.id, key, holdUntil, state, title: vehicle.title, reference, ...(subject ? { subject } : {}) }] : []
}

function stateOf({ status, payable }: Outcome): OwnState | null {
  if (status === 'Draft') return payable ? 'held' : 'asked'
  return isOpen(status) ? 'booked' : null
}
