import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { serverNow } from '#client/server-clock.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { type OwnBooking, ownState, useOwnBookings } from './own-bookings.ts'
import { ownAddress } from './own-cars.tsx'
import styles from './own-reservation.module.css'
import { type BookingResult, useBooking } from './use-booking.ts'
import { useGateway } from './use-gateway.ts'
import { useHours } from './use-hours.ts'
import { ownChanged } from './use-own-news.ts'

/** The user's reservation on the page of its car: progress, next step, cancellation. */
export function OwnReservation({ own }: { own: OwnBooking }) {
  const t = useText(bookingsTexts)
  const { price } = useFormat()
  const { learn } = useOwnBookings()
  const { revalidate } = useRevalidator()
  const gateway = useGateway()
  const { hours } = useHours()
  const { result, retry } = useBooking(own.key, 'own')
  const [cancelling, setCancelling] = useState(false)
  const booking = result.step === 'ready' ? result.booking : null
  const outcome = booking?.outcome ?? null
  const state = stateOf(own, result)
  const leaving = gateway.leaving !== null
  const { paymentId } = outcome ?? {}
  return (
    <section className={styles.own} data-state={state} aria-label={t('own.title')}>
      <p className={styles.words}>
        <b>{t(`own.${state}`)}</b>
        <span>
          {state === 'booked' ? own.reference && t('own.reference', { reference: isolate(own.reference) }) : t(`own.${state}Text`)}
        </span>
      </p>
      {state === 'held' && (
        <HoldTimer
          until={own.holdUntil}
          whole={(hours && hours !== 'lost' ? hours.holdMinutes : 15) * 60}
          then={t('timer.backOnSale')}
          over={retry}
        />
      )}
      {gateway.failed !== null && (
        <Note tone="bad" icon="circle-alert" title={t('flow.bankAway')}>
          <p>{gateway.failed}</p>
        </Note>
      )}
      {state === 'held' && paymentId ? (
        <Button size="large" busy={leaving} onClick={() => void gateway.pay(paymentId)}>
          {leaving ? t('flow.leaving') : t('own.pay', { amount: price(outcome?.deposit ?? 0) })}
        </Button>
      ) : (
        <ButtonLink size="large" to={ownAddress(own, state)}>
          {t(state === 'held' ? 'duplicate.resume' : 'outcome.follow')}
        </ButtonLink>
      )}
      {/* a paid booking without an account requires a code; its own page requests it */}
      {outcome?.cancellable && (state === 'held' || !outcome.isGuest) && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
          {t(state === 'held' ? 'own.release' : 'outcome.failed.cancel')}
        </Button>
      )}
      {outcome && cancelling && (
        <CancelBooking
          outcome={outcome}
          done={() => {
            learn([], [own.key])
            void ownChanged()
            void revalidate()
          }}
          close={() => setCancelling(false)}
        />
      )}
    </section>
  )
}

/** The server's state; before the response that of the device. */
function stateOf(own: OwnBooking, result: BookingResult) {
  if (result.step !== 'ready') return ownState(own, serverNow())
  const { state, outcome } = result.booking
  if (state === 'reserved') return 'booked'
  return outcome.payable && state !== 'waiting' ? 'held' : 'asked'
}
