import type { ReactNode } from 'react'
import { address } from '#client/addresses.ts'
import type { LedgerEntry, Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { daysAfter, refundLimitDays } from '#domains/processes/buying/bookings/rules.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { ButtonLink } from '#ui/button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { BookedCar } from './booked-car.tsx'
import styles from './booking-outcome.module.css'
import type { Arrival } from './booking-state.ts'
import type { Seller } from './deposit-terms.tsx'
import { OutcomeLayout } from './outcome-layout.tsx'
import { PayAgain } from './pay-again.tsx'
import { Reserved } from './reserved.tsx'
import { type BookingView, useBooking } from './use-booking.ts'

interface BookingOutcomeProps {
  /** permits seeing and paying the booking */
  bookingKey: string
  /** return page of the gateway; the state of the booking takes precedence */
  arrived: Arrival
  seller: Seller
  /** next step of the customer after the reservation */
  turn?: (outcome: Outcome, done: () => void) => ReactNode
  /** cancel section of a paid booking */
  cancel?: (outcome: Outcome, done: () => void) => ReactNode
}

/** Result of a booking, by the state of its payment. */
export function BookingOutcome({ bookingKey, arrived, seller, turn, cancel }: BookingOutcomeProps) {
  const t = useText(bookingsTexts)
  const { result, retry, setData } = useBooking(bookingKey, arrived)
  if (result.step === 'loading')
    return (
      <div className={styles.wait} aria-busy="true">
        <p className="vh" role="status">
          {t('outcome.loading')}
        </p>
        <SkeletonLines widths={[30, 70, 55, 62]} />
      </div>
    )
  if (result.step === 'unknown') return <UnknownBooking />
  if (result.step === 'failed')
    return <OutcomeLayout tone="bad" title={t('outcome.unreachable.title')} text={t('outcome.unreachable.text')} />
  const { booking, long } = result
  switch (booking.state) {
    case 'waiting':
      return <WaitingForBank booking={booking} long={long} />
    case 'reserved':
      return (
        <Reserved
          outcome={booking.outcome}
          seller={seller}
          turn={turn?.(booking.outcome, retry)}
          cancel={cancel?.(booking.outcome, retry)}
        />
      )
    case 'refused':
    case 'unpaid':
      return <PayAgain booking={booking} seller={seller} over={retry} cancelled={setData} />
    default:
      return <Ended booking={booking} />
  }
}

/** Error page of an unknown booking, with links to bookings and cars. */
export function UnknownBooking() {
  const t = useText(bookingsTexts)
  return (
    <OutcomeLayout tone="bad" title={t('outcome.unknown.title')} text={t('outcome.unknown.text')}>
      <div className={styles.ways}>
        <ButtonLink size="large" to={address.history()}>
          {t('outcome.unknown.history')}
        </ButtonLink>
        <ButtonLink size="large" variant="outline" to={address.search()}>
          {t('outcome.unknown.search')}
        </ButtonLink>
      </div>
    </OutcomeLayout>
  )
}

function WaitingForBank({ booking: { outcome }, long }: { booking: BookingView; long: boolean }) {
  const t = useText(bookingsTexts)
  return (
    <OutcomeLayout tone="waiting" title={t('outcome.waitTitle')} text={t('outcome.waitText')}>
      <div className={styles.progress} role="status">
        <i aria-hidden="true" />
        <p>{long && t('outcome.waitLong')}</p>
      </div>
      <BookedCar car={outcome.vehicle} price={outcome.price} />
    </OutcomeLayout>
  )
}

/** An ended booking: reason, refund, and a link to other cars. */
function Ended({ booking: { outcome, state } }: { booking: BookingView }) {
  const t = useText(bookingsTexts)
  const { price, longDate } = useFormat()
  const { vehicle, ledger } = outcome
  const title =
    {
      taken: t('outcome.lost.title'),
      over: t('outcome.lost.over'),
      rejected: t('outcome.rejected.title'),
    }[state as 'taken' | 'over' | 'rejected'] ?? t('outcome.cancelled.title')
  const returned = ledger.find(({ kind }) => kind === 'Returning' || kind === 'Returned')
  const kept = ledger.find(({ kind }) => kind === 'Kept')
  const money = () => {
    if (returned) {
      const day = longDate(daysAfter(new Date(returned.created), refundLimitDays))
      return t(isLate(returned) ? 'outcome.lost.returned' : 'outcome.cancelled.refund', { amount: price(returned.amount), day })
    }
    if (kept) return t('outcome.cancelled.kept', { amount: price(kept.amount) })
    if (ledger.some(({ kind }) => kind === 'CarriedIn' || kind === 'Paid')) return t('outcome.cancelled.byHand')
    return t('outcome.lost.notPaid')
  }
  const facts = state === 'over' ? `${money()} ${t('outcome.lost.overText')}` : money()
  return (
    <OutcomeLayout tone={state === 'cancelled' ? 'good' : 'bad'} title={title} text={facts}>
      <BookedCar car={vehicle} price={outcome.price} />
      <div className={styles.ways}>
        {(state === 'over' || state === 'cancelled') && (
          <ButtonLink size="large" to={address.car(vehicle.slug, vehicle.id)}>
            {t('outcome.lost.again')}
          </ButtonLink>
        )}
        <ButtonLink
          size="large"
          variant={state === 'over' || state === 'cancelled' ? 'outline' : 'primary'}
          to={address.search({ q: vehicle.title })}
        >
          {t('outcome.lost.similar')}
        </ButtonLink>
      </div>
      <p className={styles.reference}>
        {t('outcome.reference')} <bdi dir="ltr">{outcome.reference}</bdi>
      </p>
    </OutcomeLayout>
  )
}

/** Whether the payment came after the end of the hold. */
function isLate({ reason }: LedgerEntry): boolean {
  return reason === 'HoldOver' || reason === 'CarGone'
}
