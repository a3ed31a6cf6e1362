import { Suspense, useEffect, useState, useTransition } from 'react'
import { useLazyQuery } from '#client/lazy-query.ts'
import { serverNow } from '#client/server-clock.ts'
import { useSubject } from '#client/use-session.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Seller } from './deposit-terms.tsx'
import { openingDay } from './opening-words.ts'
import { useOwnBookings } from './own-bookings.ts'
import type { Reservation } from './reservation.tsx'
import styles from './reserve.module.css'
import type { Hours } from './use-hours.ts'
import type { ReservableCar } from './use-reservation-flow.ts'

/** Maximum wait for the account before the dialog opens, in ms. */
const patience = 5000

interface ReserveProps {
  car: ReservableCar
  /** in dirhams */
  deposit: number
  seller: Seller
  /** for the bottom bar of a phone: short label, no hint */
  short?: boolean
}

/** Loads the booking hours on demand; shares the cache with the flow. */
const askHours = async (signal: AbortSignal): Promise<Hours> => (await import('./use-hours.ts')).askHours(signal)

/** Main action of a car's page; while reservations are closed, a waiting list entry for the next opening. */
export function Reserve({ car, deposit, seller, short = false }: ReserveProps) {
  const t = useText(vehiclePageTexts)
  const { price } = useFormat()
  const closedWords = useClosedWords()
  const toast = useToast()
  const subject = useSubject()
  const { learn } = useOwnBookings()
  const [flow, setFlow] = useState<{ Flow: typeof Reservation } | null>(null)
  const [busy, wait] = useTransition()
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const { data: hours } = useLazyQuery({
    queryKey: ['/api/bookings/hours'],
    queryFn: ({ signal }) => askHours(signal),
    enabled: here && !car.isHeld,
  })
  const closed = hours && !hours.open ? closedWords(hours.opens, short) : null

  /** the account may have a booking made on another device */
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
        toast.error(t('offline'))
      }
    })

  return (
    <>
      {seller.phone !== '' && (
        <noscript>
          <p className={styles.byPhone}>
            {!short && `${t('reserveByPhone')} `}
            <a href={phoneHref(seller.phone)}>
              <bdi dir="ltr">{spacedPhone(seller.phone)}</bdi>
            </a>
          </p>
        </noscript>
      )}
      <Button
        className={styles.online}
        variant={closed ? 'tonal' : 'primary'}
        size={short ? 'medium' : 'large'}
        busy={busy}
        disabled={!here}
        aria-haspopup="dialog"
        onClick={open}
      >
        {car.isHeld
          ? t(short ? 'waitingShort' : 'waitingList')
          : (closed?.label ?? (short ? t('reserveShort') : t('reserve', { amount: price(deposit) })))}
      </Button>
      {/* always one line and one element, to prevent a layout shift */}
      {!short && !car.isHeld && <p className={styles.hint}>{closed?.hint ?? t('reserveHint')}</p>}
      {flow && (
        <Suspense>
          <flow.Flow car={car} seller={seller} close={() => setFlow(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Beyond this, the name of a weekday is ambiguous. */
const week = 6 * 86_400_000

/** Returns the label and hint outside the hours; `opens`: next opening, null without one. */
function useClosedWords(): (opens: string | null, short: boolean) => { label: string; hint: string } {
  const t = useText(vehiclePageTexts)
  const { clock, weekday } = useFormat()
  return (opens, short) => {
    if (opens === null) return { label: t('callBack'), hint: t('reservationsClosed') }
    const hint = t('rankHint')
    if (short) return { label: t('rankShort'), hint }
    const now = serverNow()
    const at = localTime(opens)
    const time = clock(at.time)
    const day = openingDay(opens, now)
    if (day === 'titleToday') return { label: t('rankToday', { time }), hint }
    if (day === 'titleTomorrow') return { label: t('rankTomorrow', { time }), hint }
    if (Date.parse(opens) - now > week) return { label: t('waitingList'), hint }
    return { label: t('rank', { weekday: weekday(at.weekday), time }), hint }
  }
}
