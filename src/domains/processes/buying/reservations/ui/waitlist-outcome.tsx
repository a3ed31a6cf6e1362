import { useId, useRef } from 'react'
import { address } from '#client/addresses.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { WaitlistEntry } from '../../waitlist/contract.ts'
import { BookedCar } from './booked-car.tsx'
import styles from './booking-outcome.module.css'
import { DepositTerms, type Seller } from './deposit-terms.tsx'
import { HeldCar } from './held-car.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { OutcomeLayout } from './outcome-layout.tsx'
import { useOwnBookings } from './own-bookings.ts'
import { troubleText } from './trouble.ts'
import { useGateway } from './use-gateway.ts'
import { useHours } from './use-hours.ts'
import { useWaitlistEntry } from './use-waitlist-entry.ts'
import { PlaceTaken } from './waitlist-joined.tsx'

/** Page of a waiting list entry, by its key: waiting, offered, or over. */
export function PlaceOutcome({ placeKey, seller }: { placeKey: string; seller: Seller }) {
  const t = useText(bookingsTexts)
  const { result, retry } = useWaitlistEntry(placeKey)
  if (result.step === 'loading')
    return (
      <div className={styles.wait} aria-busy="true">
        <SkeletonLines widths={[30, 70, 55]} />
      </div>
    )
  if (result.step === 'unknown')
    return (
      <OutcomeLayout tone="bad" title={t('place.page.unknown')} text={t('place.page.unknownText')}>
        <div className={styles.ways}>
          <ButtonLink size="large" to={address.search()}>
            {t('outcome.unknown.search')}
          </ButtonLink>
        </div>
      </OutcomeLayout>
    )
  if (result.step === 'failed') return <OutcomeLayout tone="bad" title={t('outcome.unreachable.title')} text={t('flow.offline')} />
  const { place } = result
  const { vehicle } = place
  switch (place.state) {
    case 'Offered':
      return <Offered place={place} seller={seller} retry={retry} />
    case 'Taken':
      return (
        <OutcomeLayout tone="good" title={t('place.page.taken')} text={t('place.page.takenText')}>
          <BookedCar car={vehicle} />
          {place.bookingKey && (
            <div className={styles.ways}>
              <ButtonLink size="large" to={address.paymentFailure(place.bookingKey)}>
                {t('duplicate.see')}
              </ButtonLink>
            </div>
          )}
        </OutcomeLayout>
      )
    case 'Waiting':
      return (
        <OutcomeLayout
          tone="good"
          title={t('place.page.waiting')}
          text={t('outcome.request.title')}
          side={
            <>
              <h2>{t('outcome.request.next')}</h2>
              <Timeline
                entries={[
                  { key: 1, state: 'now', title: t('outcome.request.placeNext') },
                  { key: 2, state: 'next', title: t('outcome.request.bookNext') },
                  { key: 3, state: 'next', title: t('outcome.request.callNext') },
                ]}
              />
            </>
          }
        >
          <PlaceTaken place={place} />
          <BookedCar car={vehicle} />
          <Leave place={place} left={retry} />
        </OutcomeLayout>
      )
    default: {
      const lapsed = place.state === 'Lapsed'
      return (
        <OutcomeLayout
          tone="bad"
          title={t(lapsed ? 'place.page.lapsed' : 'place.page.left')}
          text={t(lapsed ? 'place.page.lapsedText' : 'place.page.leftText')}
        >
          <BookedCar car={vehicle} />
          <div className={styles.ways}>
            <ButtonLink size="large" to={address.car(vehicle.slug, vehicle.id)}>
              {t('place.page.car')}
            </ButtonLink>
            <ButtonLink size="large" variant="outline" to={address.search({ q: vehicle.title })}>
              {t('outcome.lost.similar')}
            </ButtonLink>
          </div>
        </OutcomeLayout>
      )
    }
  }
}

/** An offer: the terms and the payment, until it ends. */
function Offered({ place, seller, retry }: { place: WaitlistEntry; seller: Seller; retry: () => void }) {
  const t = useText(bookingsTexts)
  const form = useId()
  const gateway = useGateway()
  const own = useOwnBookings()
  const { hours } = useHours()
  const {
    isPending,
    data: held,
    error,
    send,
  } = useApiMutation('post', '/api/bookings/places/{key}/book', {
    onSuccess: (found) => {
      own.keep({ vehicleId: place.vehicle.id, key: found.key, holdUntil: found.holdUntil })
      void gateway.pay(found.paymentId)
    },
    onError: ({ isOffline }) => isOffline || retry(),
  })
  const failed = error && troubleText(error, t)
  const known = hours && hours !== 'lost' ? hours : null

  if (held)
    return (
      <OutcomeLayout tone="waiting" title={t('flow.held')} text={t('flow.leaving')}>
        <HeldCar held={held} wholeMinutes={known?.holdMinutes ?? 15} failed={gateway.failed} />
        <div className={styles.ways}>
          <Button size="large" busy={gateway.leaving !== null} onClick={() => void gateway.pay(held.paymentId)}>
            {t('flow.toBank')}
          </Button>
        </div>
      </OutcomeLayout>
    )
  return (
    <OutcomeLayout tone="good" title={t('place.page.offered')} text={t('place.page.offeredText')}>
      {place.offeredUntil && (
        <HoldTimer until={place.offeredUntil} whole={(known?.holdMinutes ?? 15) * 60} then={t('timer.passedOn')} over={retry} />
      )}
      <BookedCar car={place.vehicle} />
      {known && (
        <DepositTerms
          id={form}
          whole={null}
          hours={known}
          seller={seller}
          done={() => void send({ params: { path: { key: place.key } }, body: { terms: true } })}
        />
      )}
      <div role="alert">
        {failed !== null && (
          <Note tone="bad" icon="circle-alert" title={t('flow.failed')}>
            <p>{failed}</p>
          </Note>
        )}
      </div>
      <div className={styles.ways}>
        <Button size="large" type="submit" form={form} busy={isPending} disabled={!known}>
          {isPending ? t('flow.opening') : t('place.page.accept')}
        </Button>
        <Leave place={place} left={retry} />
      </div>
    </OutcomeLayout>
  )
}

/** Leaves the waiting list, after a confirmation. */
function Leave({ place, left }: { place: WaitlistEntry; left: () => void }) {
  const t = useText(bookingsTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const { isPending, error, send } = useApiMutation('delete', '/api/bookings/places/{key}', {
    onSuccess: () => {
      dialog.current?.close()
      left()
    },
  })

  return (
    <div>
      <Button size="large" variant="ghost" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {t('place.page.leave')}
      </Button>
      <Dialog
        ref={dialog}
        title={t('place.page.leaveAsk')}
        foot={
          <>
            <Button variant="ghost" onClick={() => dialog.current?.close()}>
              {t('place.page.stay')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => void send({ params: { path: { key: place.key } } })}>
              {isPending ? t('place.page.leaving') : t('place.page.leave')}
            </Button>
          </>
        }
      >
        <p>{t('place.page.leaveText')}</p>
        <p role="alert">{error && t('flow.offline')}</p>
      </Dialog>
    </div>
  )
}
