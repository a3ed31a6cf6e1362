import { type ReactNode, useMemo } from 'react'
import { address } from '#client/addresses.ts'
import { serverNow } from '#client/server-clock.ts'
import { useSubject } from '#client/use-session.ts'
import { type OwnCar, OwnCars } from '#domains/catalogue/vehicles/ui/own-car.ts'
import { optionalPart } from '#ui/late-part.tsx'
import { type OwnBooking, ownState, useOwnBookings } from './own-bookings.ts'

const OwnNews = optionalPart(async () => (await import('./own-news.tsx')).OwnNews)

/** Returns the URL of the user's booking: its payment, or its result. */
export function ownAddress({ key }: Pick<OwnBooking, 'key'>, state: OwnCar['state']): string {
  return state === 'held' ? address.paymentFailure(key) : address.paymentSuccess(key)
}

/** Provides the user's cars to every card; sends a request only when the device has some. */
export function OwnCarsProvider({ children }: { children: ReactNode }) {
  const { bookings } = useOwnBookings()
  const subject = useSubject()
  const known = JSON.stringify(
    bookings.map((one) => {
      const state = ownState(one, serverNow())
      return [one.vehicleId, { state, to: ownAddress(one, state) }]
    }),
  )
  const cars = useMemo(() => new Map(JSON.parse(known) as [number, OwnCar][]), [known])
  return (
    <OwnCars value={cars}>
      {children}
      {(subject !== null || bookings.length > 0) && <OwnNews />}
    </OwnCars>
  )
}
