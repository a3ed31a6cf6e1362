import { lazy, Suspense, useEffect, useState, useTransition } from 'react'
import { useSession } from '#client/use-session.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Seller } from './deposit-terms.tsx'
import { useOwnBookings } from './own-bookings.ts'
import type { Reservation } from './reservation.tsx'
import styles from './reserve.module.css'
import type { ReservableCar } from './use-reservation-flow.ts'

const ReserveHint = lazy(() => import('./reserve-hint.tsx').then((loaded) => ({ default: loaded.ReserveHint })))

/** So long the account is waited for before the way on opens, in ms. */
const patience = 5000

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
  const { subject } = useSession()
  const { learn } = useOwnBookings()
  const [flow, setFlow] = useState<{ Flow: typeof Reservation } | null>(null)
  const [busy, wait] = useTransition()
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])

  /** nobody is offered a place behind themselves: the account may know a booking that was made on another device */
  async function isOwn(): Promise<boolean> {
    if (subject === null) return false
    const { askOwn } = await import('./use-own-news.ts')
    const news = await askOwn(subject, AbortSignal.timeout(patience)).catch(() => null)
    if (news) learn(news.found, news.asked)
    return news?.found.some(({ vehicleId }) => vehicleId === car.id) ?? false
  }

  const open = () =>
    wait(async () => {
      try {
        if (car.isHeld && (await isOwn())) return
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
      {!short && !car.isHeld && (here ? <Suspense fallback={hint}>{<ReserveHint otherwise={hint} />}</Suspense> : hint)}
      {flow && (
        <Suspense>
          <flow.Flow car={car} seller={seller} close={() => setFlow(null)} />
        </Suspense>
      )}
    </>
  )
}
