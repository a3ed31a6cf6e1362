import { useEffect } from 'react'
import { asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { readDevice } from '#client/device.ts'
import { invalidate, useQueryOf } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'
import { useSession } from '#client/use-session.ts'
import type { Outcome } from '#domains/bookings/contract.ts'
import { isOpen } from '#domains/bookings/status.ts'
import { type OwnBooking, type OwnState, readOwnBookings, useOwnBookings } from './own-bookings.ts'

const path = '/api/bookings/{key}'

interface News {
  found: OwnBooking[]
  /** every booking that was asked for: what is not found is over */
  asked: string[]
}

/** Asks the house how the bookings of this person stand, those of this device and those of the account, and keeps what it says. */
export function useOwnNews(): void {
  const { state, subject } = useSession()
  const { bookings, learn } = useOwnBookings()
  const signedIn = state === 'signedIn'
  const { data } = useQueryOf<News>(
    [path, 'own', signedIn],
    signedIn || bookings.length > 0 ? (signal) => askOwn(signedIn ? subject : null, signal) : null,
    { whenSeen: true, fresh: 3000, every: (news) => pauseOf(news?.found ?? []) },
  )
  useEffect(() => {
    if (data) learn(data.found, data.asked)
  }, [data, learn])
}

/** What was known of one's bookings is no longer right. */
export const ownChanged = () => invalidate(path, '/api/customers/sales')

const pauseOf = (found: readonly OwnBooking[]) =>
  found.some(({ state }) => state === 'asked') ? 3000 : found.some(({ state }) => state === 'held') ? 15_000 : (false as const)

/** What the house knows of the bookings of this device and, for who is signed in, of those of the account. */
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

/** Who may not see it has none; without a line nothing is known. */
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
