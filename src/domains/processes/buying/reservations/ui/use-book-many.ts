import { useEffect, useId, useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import type { BookedOne } from '../contract.ts'
import type { BuyerInput } from './buyer-draft.ts'
import type { Seller } from './deposit-terms.tsx'
import { useOwnBookings } from './own-bookings.ts'
import { useBuyer } from './use-buyer.ts'
import { useHours } from './use-hours.ts'

/** A favourite that can be reserved. */
export interface RequestedCar {
  id: number
  slug: string
  title: string
  price: number
}

export interface BookManyProps {
  cars: readonly RequestedCar[]
  /** maximum cars of one reservation */
  max: number
  seller: Seller
  close: () => void
}

export type ManyStage =
  | { step: 'choose' }
  | { step: 'who' }
  | { step: 'terms'; buyer: BuyerInput }
  | { step: 'results'; results: BookedOne[] }

/** State machine of a multiple reservation. */
export function useBookMany({ cars, max, seller }: BookManyProps) {
  const form = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { hours, retry } = useHours()
  const buyer = useBuyer()
  const own = useOwnBookings()
  const [stage, setStage] = useState<ManyStage>({ step: 'choose' })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(cars.slice(0, max).map(({ id }) => id)))
  const [fault, setFault] = useState(false)
  const { isPending, error, send } = useApiMutation('post', '/api/customers/favourites/book', {
    onSuccess: (results) => {
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
    /** id of a stage's form; its button is in the footer of the dialog */
    form,
    /** booking hours once loaded; `lost` after an error */
    known: hours === 'lost' ? null : hours,
    lost: hours === 'lost',
    retry,
    buyer,
    stage,
    setStage,
    chosen,
    /** selected cars */
    requested,
    /** error of an empty selection */
    fault,
    choose(id: number, on: boolean): void {
      setFault(false)
      setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))
    },
    chosenAll: () => (requested.length === 0 ? setFault(true) : setStage({ step: 'who' })),
    isPending,
    error,
    book: (request: BuyerInput) =>
      void send({ params: { query: { ids: requested.map(({ id }) => id) } }, body: { buyer: request, terms: true } }),
  }
}

export type BookManyFlow = ReturnType<typeof useBookMany>
