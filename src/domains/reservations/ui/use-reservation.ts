import type { ApiError } from '#client/api-error.ts'
import { readDevice } from '#client/device.ts'
import { useApiMutation } from '#client/mutation.ts'
import type { Loan } from '#domains/bookings/contract.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import type { Hold } from '../contract.ts'
import type { WaitlistEntry } from '../waitlist/contract.ts'
import type { BuyerInput } from './buyer-draft.ts'
import { useOwnBookings } from './own-bookings.ts'
import { troubleText } from './trouble.ts'

/** Where a reservation stands. */
export type Stage =
  /** who buys, then the terms; or who takes a place in the line */
  | { step: 'who' }
  | { step: 'placeWho' }
  | { step: 'terms'; buyer: BuyerInput }
  /** without an account the phone is shown to be theirs first */
  | { step: 'code'; buyer: BuyerInput }
  | { step: 'closed'; opens: string | null }
  | { step: 'taken' }
  | { step: 'gone' }
  | { step: 'duplicate'; text: string }
  | { step: 'held'; held: Hold }
  | { step: 'placed'; place: WaitlistEntry }

/** The refusal that leads to the code. */
const phoneUnconfirmed = 'PhoneUnconfirmed'

/** Asks for a car or for a place in its line; what the answer means decides the next stage. */
export function useReservation(vehicleId: number) {
  const t = useText(bookingsTexts)
  const own = useOwnBookings()
  const booking = useApiMutation('post', '/api/vehicles/{id}/book', {
    done: ({ key, holdUntil }) => own.keep({ vehicleId, key, holdUntil }),
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
    busy: booking.busy || place.busy,
    failed: error && error.code !== phoneUnconfirmed && stageOf(error) === null ? troubleText(error, t) : null,
    clear,
    book,
    takePlace,
    /** the booking of this car that was made on this device, if any */
    own: own.bookings.find((one) => one.vehicleId === vehicleId) ?? null,
  }
}

/** The stage to which a refusal leads; null where it is only said. */
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

/** The loan that was simulated on this device for a car that is financed: it goes with the booking. */
export function simulatedLoan(): Loan | null {
  const { advance, months } = (readDevice('simulation') ?? {}) as Partial<Record<keyof Loan, unknown>>
  return typeof advance === 'number' && typeof months === 'number' ? { advance, months } : null
}
