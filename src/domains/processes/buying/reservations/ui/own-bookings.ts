import { useCallback } from 'react'
import { readDevice, useLocalStorage } from '#client/device.ts'
import { parseStoredSession } from '#client/stored-session.ts'
import { useSubject } from '#client/use-session.ts'

/** State of the user's booking: `held` needs a payment, `booked` is paid, `asked` waits for the bank or the server. */
export type OwnState = 'held' | 'asked' | 'booked'

/** A booking stored on this device, without personal data. */
export interface OwnBooking {
  vehicleId: number
  key: string
  /** end of the hold */
  holdUntil: string
  /** last state from the server; missing before the first response */
  state?: OwnState
  /** title of the car and reference of the booking, once known */
  title?: string
  reference?: string
  /** account of the booking: hides it from the next user of the device */
  subject?: string
}

/** A hold expires after a day, a booking at its end or after a season. */
const keptFor = 86_400_000
const bookedFor = 90 * keptFor
const max = 10

/** Returns the user's bookings on this device: made here, or received from the account. */
export function useOwnBookings(): {
  bookings: OwnBooking[]
  keep: (booking: OwnBooking) => void
  learn: (found: OwnBooking[], asked: readonly string[]) => void
} {
  const [stored, change] = useLocalStorage('bookings')
  const subject = useSubject()
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

/** Returns the user's booking of a car, or null. */
export function useOwnBooking(vehicleId: number): OwnBooking | null {
  return useOwnBookings().bookings.find((one) => one.vehicleId === vehicleId) ?? null
}

/** Returns the state of a booking; an expired hold may be paid elsewhere, so its state is requested. */
export function ownState({ state, holdUntil }: Pick<OwnBooking, 'state' | 'holdUntil'>, now: number): OwnState {
  if (state === 'booked' || state === 'asked') return state
  return Date.parse(holdUntil) > now ? 'held' : 'asked'
}

function withSubject(booking: OwnBooking): OwnBooking {
  const subject = parseStoredSession(readDevice('session'))?.subject
  return subject ? { ...booking, subject } : booking
}

/** Parses the stored bookings; drops invalid and expired ones. */
export function readOwnBookings(stored: unknown, now: number): OwnBooking[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one): OwnBooking[] => {
    const { vehicleId, key, holdUntil, ...more } = (one ?? {}) as Partial<Record<keyof OwnBooking, unknown>>
    if (typeof vehicleId !== 'number' || typeof key !== 'string' || typeof holdUntil !== 'string') return []
    const state = states.find((known) => known === more.state)
    const age = now - Date.parse(holdUntil)
    // also false for an invalid date
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
