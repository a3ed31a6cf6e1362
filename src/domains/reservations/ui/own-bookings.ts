import { useCallback } from 'react'
import { readDevice, useDeviceList } from '#client/device.ts'
import { readKeptSession } from '#client/kept-session.ts'
import { useSession } from '#client/use-session.ts'

/** How a booking of one's own stands: `held` is to be paid, `booked` is paid, `asked` waits for the word of the bank or of the house. */
export type OwnState = 'held' | 'asked' | 'booked'

/** A booking of one's own, as this device knows it: enough to find the way back to it; nothing of the person is in it. */
export interface OwnBooking {
  vehicleId: number
  key: string
  /** until when the car is held for the payment */
  holdUntil: string
  /** as the house said last; nothing was heard yet while it is missing */
  state?: OwnState
  /** the car in a few words, and the name of the booking, once the house has said them */
  title?: string
  reference?: string
  /** who was signed in: the next person at this device does not see it */
  subject?: string
}

/** A hold is forgotten after a day: by then it is paid or over. What is booked stays until it is over, and never longer than a season. */
const keptFor = 86_400_000
const bookedFor = 90 * keptFor
const max = 10

/** The bookings that this device knows of the person who uses it: made here, or told by the account. */
export function useOwnBookings(): {
  bookings: OwnBooking[]
  keep: (booking: OwnBooking) => void
  learn: (found: OwnBooking[], asked: readonly string[]) => void
} {
  const [stored, change] = useDeviceList('bookings')
  const { subject } = useSession()
  const keep = useCallback(
    (booking: OwnBooking) =>
      change((now) => {
        const others = readOwnBookings(now, Date.now()).filter(({ key }) => key !== booking.key)
        return [withSubject(booking), ...others].slice(0, max)
      }),
    [change],
  )
  const learn = useCallback(
    (found: OwnBooking[], asked: readonly string[]) =>
      change((now) => {
        const known = readOwnBookings(now, Date.now())
        const heard = new Set([...asked, ...found.map(({ key }) => key)])
        const next = [
          ...found.map((one) => ({ ...known.find(({ key }) => key === one.key), ...one })),
          ...known.filter(({ key }) => !heard.has(key)),
        ]
        return next.slice(0, max)
      }),
    [change],
  )
  return { bookings: readOwnBookings(stored, Date.now()).filter((one) => !one.subject || one.subject === subject), keep, learn }
}

/** The booking of a car by the person who uses this device, or null. */
export function useOwnBooking(vehicleId: number): OwnBooking | null {
  return useOwnBookings().bookings.find((one) => one.vehicleId === vehicleId) ?? null
}

/** How it stands by what is known: a hold whose time is over may have been paid elsewhere, and is asked for. */
export function ownState({ state, holdUntil }: Pick<OwnBooking, 'state' | 'holdUntil'>, now: number): OwnState {
  if (state === 'booked' || state === 'asked') return state
  return Date.parse(holdUntil) > now ? 'held' : 'asked'
}

function withSubject(booking: OwnBooking): OwnBooking {
  const subject = readKeptSession(readDevice('session'))?.subject
  return subject ? { ...booking, subject } : booking
}

/** What stands in the storage, without what is no booking or has grown old. */
export function readOwnBookings(stored: unknown, now: number): OwnBooking[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one): OwnBooking[] => {
    const { vehicleId, key, holdUntil, ...more } = (one ?? {}) as Partial<Record<keyof OwnBooking, unknown>>
    if (typeof vehicleId !== 'number' || typeof key !== 'string' || typeof holdUntil !== 'string') return []
    const state = states.find((known) => known === more.state)
    const age = now - Date.parse(holdUntil)
    // also false when it is no moment at all
    if (!(age < (state === 'booked' ? bookedFor : keptFor))) return []
    const booking: OwnBooking = { vehicleId, key, holdUntil }
    if (state) booking.state = state
    for (const name of ['title', 'reference', 'subject'] as const) {
      const text = more[name]
      if (typeof text === 'string') booking[name] = text
    }
    return [booking]
  })
}

const states = ['held', 'asked', 'booked'] as const
