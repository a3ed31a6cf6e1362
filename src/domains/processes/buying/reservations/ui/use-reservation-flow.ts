import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '#client/use-session.ts'
import type { Seller } from './deposit-terms.tsx'
import { useBuyer } from './use-buyer.ts'
import { useGateway } from './use-gateway.ts'
import { useHours } from './use-hours.ts'
import { type Stage, useReservation } from './use-reservation.ts'

/** The car to reserve. */
export interface ReservableCar {
  id: number
  slug: string
  brand: string
  model: string
  name: string
  price: number
  /** financing is available */
  financing: boolean
  /** another customer held it when the page was rendered */
  isHeld: boolean
}

/** State machine of a reservation. */
export function useReservationFlow(car: ReservableCar, seller: Seller) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const form = useId()
  const { hours, retry } = useHours()
  const [chosen, setStage] = useState<Stage | null>(null)
  const buyer = useBuyer()
  const reservation = useReservation(car.id)
  const gateway = useGateway()
  const known = hours === 'lost' ? null : hours
  const stage: Stage | null = chosen ?? (car.isHeld ? { step: 'taken' } : known && firstStage(known))

  const { state } = useSession()
  const confirmsPhone = stage?.step === 'code' || (state === 'anonymous' && known?.phoneCode === true)

  useEffect(() => dialog.current?.showModal(), [])
  useStageHeard(stage?.step ?? null, dialog, content)

  function go(next: Stage | null): void {
    if (!next) return
    setStage(next)
    if (next.step === 'held') {
      buyer.forget()
      void gateway.pay(next.held.paymentId)
    }
    if (next.step === 'placed') buyer.forget()
  }

  return {
    car,
    seller,
    dialog,
    content,
    /** id of a stage's form; its button is in the footer of the dialog */
    form,
    /** booking hours once loaded; `lost` after an error */
    known,
    lost: hours === 'lost',
    retry,
    stage,
    /** the phone must be confirmed by a code before the payment */
    confirmsPhone,
    /** number of stages before the payment: buyer, terms, and the code if required */
    stages: confirmsPhone ? 3 : 2,
    setStage,
    go,
    buyer,
    reservation,
    gateway,
    leave: () => dialog.current?.close(),
  }
}

export type ReservationFlow = ReturnType<typeof useReservationFlow>

function firstStage({ open, opens }: { open: boolean; opens: string | null }): Stage {
  return open ? { step: 'who' } : { step: 'closed', opens }
}

/** Scrolls to the top of a new stage and moves the focus, so that screen readers announce it. */
function useStageHeard(
  step: Stage['step'] | null,
  dialog: RefObject<HTMLDialogElement | null>,
  content: RefObject<HTMLDivElement | null>,
): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== null && step !== shown.current) {
      dialog.current?.scrollTo({ top: 0 })
      content.current?.focus({ preventScroll: true })
    }
    shown.current = step
  }, [step, dialog, content])
}
