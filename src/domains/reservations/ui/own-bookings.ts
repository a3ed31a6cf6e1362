import { useCallback } from 'react'
import { useDeviceList } from '#client/device.ts'

/** A booking made on this device: enough to find the way back to its payment. */
export interface OwnBooking {
  vehicleId: number
  key: string
  /** until when the car is held for the payment */
  holdUntil: string
}

/** They are forgotten after a day: by then they are paid or over. */
const keptFor = 86_400_000
const max = 10

/** The bookings made on this device lately; only here, nothing of the person is in them. */
export function useOwnBookings(): { bookings: OwnBooking[]; keep: (booking: OwnBooking) => void } {
  const [stored, change] = useDeviceList('bookings')
  const keep = useCallback(
    (booking: OwnBooking) =>
      change((now) => [booking, ...readOwnBookings(now, Date.now()).filter(({ key }) => key !== booking.key)].slice(0, max)),
    [change],
  )
  return { bookings: readOwnBookings(stored, Date.now()), keep }
}

/** What stands in the storage, without what is no booking or has grown old. */
export function readOwnBookings(stored: unknown, now: number): OwnBooking[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one): OwnBooking[] => {
    const { vehicleId, key, holdUntil } = (one ?? {}) as Partial<Record<keyof OwnBooking, unknown>>
    if (typeof vehicleId !== 'number' || typeof key !== 'string' || typeof holdUntil !== 'string') return []
    // also false when it is no moment at all
    return now - Date.parse(holdUntil) < keptFor ? [{ vehicleId, key, holdUntil }] : []
  })
}
