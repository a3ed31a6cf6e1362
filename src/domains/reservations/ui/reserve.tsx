import { lazy, Suspense, useEffect, useState, useTransition } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Seller } from './deposit-terms.tsx'
import type { Reservation } from './reservation.tsx'
import styles from './reserve.module.css'
import type { ReservableCar } from './use-reservation-flow.ts'

const ReserveHint = lazy(() => import('./reserve-hint.tsx').then((loaded) => ({ default: loaded.ReserveHint })))

interface ReserveProps {
  car: ReservableCar
  /** in dirhams */
  deposit: number
  seller: Seller
  /** for the bar at the bottom of a phone: fewer words, no hint */
  short?: boolean
}

/** The one action of the page of a car. All that follows the press is fetched with it. */
export function Reserve({ car, deposit, seller, short = false }: ReserveProps) {
  const t = useText('vehicles')
  const { price } = useFormat()
  const toast = useToast()
  const [flow, setFlow] = useState<{ Flow: typeof Reservation } | null>(null)
  const [busy, wait] = useTransition()
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])

  const open = () =>
    wait(async () => {
      try {
        const { Reservation: Flow } = await import('./reservation.tsx')
        setFlow({ Flow })
      } catch {
        toast.error(t('page.offline'))
      }
    })

  const hint = <p className={styles.hint}>{t('page.reserveHint')}</p>
  return (
    <>
      <Button size={short ? 'medium' : 'large'} busy={busy} disabled={!here} aria-haspopup="dialog" onClick={open}>
        {car.isHeld
          ? t(short ? 'page.waitingShort' : 'page.waitingList')
          : short
            ? t('page.reserveShort')
            : t('page.reserve', { amount: price(deposit) })}
      </Button>
      {!short && !car.isHeld && (here ? <Suspense fallback={hint}>{<ReserveHint vehicleId={car.id} otherwise={hint} />}</Suspense> : hint)}
      {flow && (
        <Suspense>
          <flow.Flow car={car} seller={seller} close={() => setFlow(null)} />
        </Suspense>
      )}
    </>
  )
}
