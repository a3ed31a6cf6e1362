import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { readDevice } from '#client/device.ts'
import { useText } from '#i18n/text.ts'
import type { Loan } from '../../bookings/contract.ts'
import type { Held } from '../contract.ts'
import type { Place } from '../waitlist/contract.ts'
import type { BuyerWish } from './buyer-draft.ts'
import { useOwnBookings } from './own-bookings.ts'

/** Where a reservation stands. */
export type Stage =
  /** who buys, then the terms; or who takes a place in the line */
  | { step: 'who' | 'placeWho' }
  | { step: 'terms'; buyer: BuyerWish }
  | { step: 'closed'; opens: string | null }
  | { step: 'taken' | 'gone' }
  | { step: 'duplicate'; text: string }
  | { step: 'held'; held: Held }
  | { step: 'placed'; place: Place }

interface Asked {
  /** the stage after the answer, or why there is none */
  stage?: Stage
  failed?: string
}

/** Asks for a car or for a place in its line; what the answer means decides the next stage. */
export function useReservation(vehicleId: number) {
  const t = useText('bookings')
  const api = useApi()
  const own = useOwnBookings()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function ask(call: () => Promise<Asked>): Promise<Stage | null> {
    setBusy(true)
    setFailed(null)
    const { stage, failed: why } = await call().catch((): Asked => ({ failed: t('flow.offline') }))
    setBusy(false)
    if (why !== undefined) setFailed(why)
    return stage ?? null
  }

  const book = (buyer: BuyerWish, loan: Loan | null) =>
    ask(async () => {
      const { data, error } = await api.POST('/api/vehicles/{id}/book', {
        params: { path: { id: vehicleId } },
        body: { buyer, terms: true, loan },
      })
      if (!data) return refused(error, t('flow.failedText'))
      own.keep({ vehicleId, key: data.key, holdUntil: data.holdUntil })
      return { stage: { step: 'held', held: data } }
    })

  const takePlace = (buyer: BuyerWish) =>
    ask(async () => {
      const { data, error } = await api.POST('/api/vehicles/{id}/places', {
        params: { path: { id: vehicleId } },
        body: { buyer },
      })
      return data ? { stage: { step: 'placed', place: data } } : refused(error, t('flow.failedText'))
    })

  return {
    busy,
    failed,
    clear: () => setFailed(null),
    book,
    takePlace,
    /** the booking of this car that was made on this device, if any */
    own: own.bookings.find((booking) => booking.vehicleId === vehicleId) ?? null,
  }
}

function refused(error: { code?: string; message?: string; opens?: string } | undefined, otherwise: string): Asked {
  const text = error?.message || otherwise
  switch (error?.code) {
    case 'CarTaken':
      return { stage: { step: 'taken' } }
    case 'BookingClosed':
      return { stage: { step: 'closed', opens: error.opens ?? null } }
    case 'DuplicateEnquiry':
      return { stage: { step: 'duplicate', text } }
    case 'VehicleNotFound':
      return { stage: { step: 'gone' } }
    default:
      return { failed: text }
  }
}

/** The loan that was simulated on this device for a car that is financed: it goes with the booking. */
export function simulatedLoan(): Loan | null {
  const { advance, months } = (readDevice('simulation') ?? {}) as Partial<Record<keyof Loan, unknown>>
  return typeof advance === 'number' && typeof months === 'number' ? { advance, months } : null
}
