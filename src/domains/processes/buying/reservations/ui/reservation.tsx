import { useEffect, useState } from 'react'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import personalDataTexts from '#texts/personalData'
import { Dialog } from '#ui/dialog.tsx'
import type { Seller } from './deposit-terms.tsx'
import styles from './reservation.module.css'
import { Trouble, useStageView } from './reservation-stages.tsx'
import type { Stage } from './use-reservation.ts'
import { type ReservableCar, useReservationFlow } from './use-reservation-flow.ts'

interface ReservationProps {
  car: ReservableCar
  seller: Seller
  close: () => void
}

/** Reservation dialog: ends at the gateway's page, or with a waiting list entry. */
export function Reservation({ car, seller, close }: ReservationProps) {
  const t = useText(bookingsTexts)
  // preloads the forms' texts to prevent a layout shift
  useText(personalDataTexts)
  const flow = useReservationFlow(car, seller)
  const { title, body, foot } = useStageView(flow)
  const { stage, reservation, gateway } = flow
  const number = stageNumber(stage)
  return (
    <Dialog ref={flow.dialog} look="page" title={title} onClose={close} foot={foot}>
      <section ref={flow.content} tabIndex={-1} className={styles.content} aria-label={title}>
        <p className={styles.car}>
          <bdi>{car.name}</bdi>
          {number !== null && <span>{t('flow.step', { step: String(number), all: String(flow.stages) })}</span>}
        </p>
        {body}
        <div role="alert">{reservation.failed !== null && <Trouble title={t('flow.failed')} text={reservation.failed} />}</div>
        <Slow busy={reservation.busy || gateway.leaving !== null} />
      </section>
    </Dialog>
  )
}

/** Returns the number of a stage among those that lead to the payment; null for the others. */
function stageNumber(stage: Stage | null): number | null {
  const index = stage ? ['who', 'terms', 'code'].indexOf(stage.step) : -1
  return index === -1 ? null : index + 1
}

/** Delay in ms before a pending response is reported as slow. */
const patience = 6000

function Slow({ busy }: { busy: boolean }) {
  const t = useText(bookingsTexts)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [busy])
  return <p role="status">{slow && t('flow.slow')}</p>
}
