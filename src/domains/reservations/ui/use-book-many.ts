import { useEffect, useId, useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import type { BookedOne } from '../contract.ts'
import type { BuyerInput } from './buyer-draft.ts'
import type { Seller } from './deposit-terms.tsx'
import { useOwnBookings } from './own-bookings.ts'
import { useBuyer } from './use-buyer.ts'
import { useHours } from './use-hours.ts'

/** A kept car that can be reserved. */
export interface RequestedCar {
  id: number
  slug: string
  title: string
  price: number
}

export interface BookManyProps {
  cars: readonly RequestedCar[]
  /** cars that can be booked in one go */
  max: number
  seller: Seller
  close: () => void
}

export type ManyStage =
  | { step: 'choose' }
  | { step: 'who' }
  | { step: 'terms'; buyer: BuyerInput }
  | { step: 'results'; results: BookedOne[] }

/** The stages of reserving several cars at once: which one is shown, and what leads on. */
export function useBookMany({ cars, max, seller }: BookManyProps) {
  const form = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { hours, retry } = useHours()
  const buyer = useBuyer()
  const own = useOwnBookings()
  const [stage, setStage] = useState<ManyStage>({ step: 'choose' })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(cars.slice(0, max).map(({ id }) => id)))
  const [fault, setFault] = useState(false)
  const { busy, error, send } = useApiMutation('post', '/api/customers/favourites/book', {
    done: (results) => {
      for (const { vehicleId, held } of results) if (held) own.keep({ vehicleId, key: held.key, holdUntil: held.holdUntil })
      buyer.forget()
      setStage({ step: 'results', results })
      dialog.current?.scrollTo({ top: 0 })
    },
  })
  const requested = cars.filter(({ id }) => chosen.has(id))

  useEffect(() => dialog.current?.showModal(), [])

  return {
    cars,
    max,
    seller,
    dialog,
    /** the id of the form of a stage: its button stands in the foot of the dialog */
    form,
    /** the hours of reservation, once they are known; `lost` when they could not be asked for */
    known: hours === 'lost' ? null : hours,
    lost: hours === 'lost',
    retry,
    buyer,
    stage,
    setStage,
    chosen,
    /** the cars that are chosen */
    requested,
    /** somebody went on without choosing one */
    fault,
    choose(id: number, on: boolean): void {
      setFault(false)
      setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))
    },
    chosenAll: () => (requested.length === 0 ? setFault(true) : setStage({ step: 'who' })),
    busy,
    error,
    book: (request: BuyerInput) =>
      void send({ params: { query: { ids: requested.map(({ id }) => id) } }, body: { buyer: request, terms: true } }),
  }
}

export type BookManyFlow = ReturnType<typeof useBookMany>
