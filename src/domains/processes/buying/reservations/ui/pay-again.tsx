import { useState } from 'react'
import { address } from '#client/addresses.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { isolate } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { BookedCar } from './booked-car.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import type { Seller } from './deposit-terms.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { OutcomeLayout } from './outcome-layout.tsx'
import styles from './pay-again.module.css'
import type { BookingView } from './use-booking.ts'
import { useGateway } from './use-gateway.ts'
import { useHours } from './use-hours.ts'

interface PayAgainProps {
  booking: BookingView
  seller: Seller
  /** called when the hold has expired */
  over: () => void
  cancelled: (outcome: Outcome) => void
}

/** Failure 1: the payment was refused or not made, and the hold lasts: remaining time, and another attempt. */
export function PayAgain({ booking: { outcome, payment, state }, seller, over, cancelled }: PayAgainProps) {
  const t = useText(bookingsTexts)
  const gateway = useGateway()
  const { hours } = useHours()
  const [cancelling, setCancelling] = useState(false)
  const refused = state === 'refused'
  const reason = payment?.refusal ? `${t(`outcome.failed.reason.${payment.refusal}`)} ` : ''
  const leaving = gateway.leaving !== null
  return (
    <OutcomeLayout
      tone={refused ? 'bad' : 'waiting'}
      title={t(refused ? 'outcome.failed.title' : 'outcome.failed.pending')}
      text={refused ? reason + t('outcome.failed.text') : t('outcome.failed.pendingText')}
      side={
        <>
          <h2>{t('outcome.failed.check')}</h2>
          <ul className={styles.checks}>
            {(['limit', 'code', 'internet'] as const).map((point) => (
              <li key={point}>
                <Icon name="check" size={18} />
                <span>{t(`outcome.failed.${point}`)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.help}>
            {t.rich('outcome.failed.help', {
              reference: isolate(outcome.reference),
              phone: () => (
                <a key="phone" href={phoneHref(seller.phone)}>
                  <bdi dir="ltr">{seller.phone}</bdi>
                </a>
              ),
            })}
          </p>
        </>
      }
    >
      <HoldTimer
        until={outcome.holdUntil}
        whole={(hours && hours !== 'lost' ? hours.holdMinutes : 15) * 60}
        then={t('timer.backOnSale')}
        over={over}
      />
      <BookedCar car={outcome.vehicle} price={outcome.price} />
      <div role="alert" className={styles.alert}>
        {gateway.failed !== null && (
          <Note tone="bad" icon="circle-alert" title={t('flow.bankAway')}>
            <p>{gateway.failed}</p>
          </Note>
        )}
      </div>
      <div className={styles.ways}>
        <Button size="large" busy={leaving} onClick={() => outcome.paymentId && void gateway.pay(outcome.paymentId)}>
          {leaving ? t('flow.leaving') : t(refused ? 'outcome.failed.retry' : 'outcome.failed.pay')}
        </Button>
        <ButtonLink size="large" variant="outline" to={address.contact()}>
          <Icon name="phone" size={18} />
          {t('outcome.failed.callBack')}
        </ButtonLink>
        {outcome.cancellable && (
          <Button size="large" variant="ghost" onClick={() => setCancelling(true)} aria-haspopup="dialog">
            {t('outcome.failed.cancel')}
          </Button>
        )}
      </div>
      {cancelling && <CancelBooking outcome={outcome} done={cancelled} close={() => setCancelling(false)} />}
    </OutcomeLayout>
  )
}
