import type { ApiError } from '#client/api-error.ts'
import { readDevice } from '#client/device.ts'
import { useApiMutation } from '#client/mutation.ts'
import type { Loan } from '#domains/processes/buying/bookings/contract.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import type { WaitlistEntry } from '../../waitlist/contract.ts'
import type { Hold } from '../contract.ts'
import type { BuyerInput } from './buyer-draft.ts'
import { useOwnBookings } from './own-bookings.ts'
import { troubleText } from './trouble.ts'

export type Stage =
  /** buyer, then terms; or the person of a waiting list entry */
  | { step: 'who' }
  | { step: 'placeWho' }
  | { step: 'terms'; buyer: BuyerInput }
  /** a visitor confirms the phone first */
  | { step: 'code'; buyer: BuyerInput }
  | { step: 'closed'; opens: string | null }
  | { step: 'taken' }
  | { step: 'gone' }
  | { step: 'duplicate'; text: string }
  | { step: 'held'; held: Hold }
  | { step: 'placed'; place: WaitlistEntry }

/** Error that requires the code. */
const phoneUnconfirmed = 'PhoneUnconfirmed'

/** Reserves a car or a waiting list entry; the response determines the next stage. */
export function useReservation(vehicleId: number) {
  const t = useText(bookingsTexts)
  const own = useOwnBookings()
  const booking = useApiMutation('post', '/api/vehicles/{id}/book', {
    onSuccess: ({ key, holdUntil }) => own.keep({ vehicleId, key, holdUntil }),
  })
  const place = useApiMutation('post', '/api/vehicles/{id}/places')
  const params = { path: { id: vehicleId } }
  const error = booking.error ?? place.error
  const clear = () => {
    booking.reset()
    place.reset()
  }

  async function book(buyer: BuyerInput, loan: Loan | null): Promise<Stage | null> {
    clear()
    const sent = await booking.send({ params, body: { buyer, terms: true, loan } })
    if (sent.ok) return { step: 'held', held: sent.data }
    return sent.error?.code === phoneUnconfirmed ? { step: 'code', buyer } : stageOf(sent.error)
  }
  async function takePlace(buyer: BuyerInput): Promise<Stage | null> {
    clear()
    const sent = await place.send({ params, body: { buyer } })
    return sent.ok ? { step: 'placed', place: sent.data } : stageOf(sent.error)
  }

  return {
    busy: booking.isPending || place.isPending,
    failed: error && error.code !== phoneUnconfirmed && stageOf(error) === null ? troubleText(error, t) : null,
    clear,
    book,
    takePlace,
    /** this device's booking of the car, if any */
    own: own.bookings.find((one) => one.vehicleId === vehicleId) ?? null,
  }
}

/** Returns the stage that an error leads to; null when it is only shown. */
function stageOf(error: ApiError | null): Stage | null {
  switch (error?.code) {
    case 'CarTaken':
      return { step: 'taken' }
    case 'BookingClosed':
      return { step: 'closed', opens: typeof error.body.opens === 'string' ? error.body.opens : null }
    case 'DuplicateEnquiry':
      return { step: 'duplicate', text: error.message }
    case 'VehicleNotFound':
      return { step: 'gone' }
    default:
      return null
  }
}

/** Returns the loan simulated on this device for a financed car, to send with the booking. */
export function simulatedLoan(): Loan | null {
  const { advance, months } = (readDevice('simulation') ?? {}) as Partial<Record<keyof Loan, unknown>>
  return typeof advance === 'number' && typeof months === 'number' ? { advance, months } : null
}
