import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { BuyerForm } from './buyer-form.tsx'
import { DepositTerms, type Seller } from './deposit-terms.tsx'
import { HeldCar } from './held-car.tsx'
import { useOpeningWords } from './opening-words.ts'
import styles from './reservation.module.css'
import { useBuyer } from './use-buyer.ts'
import { useGateway } from './use-gateway.ts'
import { useHours } from './use-hours.ts'
import { type Stage, simulatedLoan, useReservation } from './use-reservation.ts'
import { PlaceTaken } from './waitlist-joined.tsx'

export interface ReservableCar {
  id: number
  slug: string
  brand: string
  model: string
  name: string
  price: number
  /** the house lends for it */
  financing: boolean
  /** somebody else holds it, as far as the page knew when it was made */
  isHeld: boolean
}

interface ReservationProps {
  car: ReservableCar
  seller: Seller
  close: () => void
}

/** From the wish for a car to the page of the bank, or to a place in its line. */
export function Reservation({ car, seller, close }: ReservationProps) {
  const t = useText('bookings')
  const { price } = useFormat()
  const form = useId()
  // both forms name what is done with the data: its words come with the first, so that the dialog stands still
  useText('personalData')
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { hours, retry } = useHours()
  const [chosen, setStage] = useState<Stage | null>(null)
  const buyer = useBuyer()
  const reservation = useReservation(car.id)
  const gateway = useGateway()
  const openingWords = useOpeningWords()

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  const known = hours === 'lost' ? null : hours
  const stage: Stage | null = chosen ?? (car.isHeld ? { step: 'taken' } : known && firstStage(known))
  const step = stage?.step ?? null
  const shown = useRef(step)
  useEffect(() => {
    // who follows by ear hears the new stage
    if (shown.current !== null && step !== shown.current) {
      dialog.current?.scrollTo({ top: 0 })
      content.current?.focus({ preventScroll: true })
    }
    shown.current = step
  }, [step])

  function go(next: Stage | null): void {
    if (!next) return
    setStage(next)
    if (next.step === 'held') {
      buyer.forget()
      void gateway.pay(next.held.paymentId)
    }
    if (next.step === 'placed') buyer.forget()
  }

  const leave = () => dialog.current?.close()
  const closeButton = (
    <Button variant="ghost" onClick={leave}>
      {t('flow.close')}
    </Button>
  )
  const placeButton = <Button onClick={() => setStage({ step: 'placeWho' })}>{t('closed.place')}</Button>
  const similarLink = (
    <ButtonLink variant="outline" to={address.search({ Brands: [car.brand], Models: [car.model] })}>
      {t('taken.similar')}
    </ButtonLink>
  )
  const waiting = reservation.busy
  const view = (): { title: string; body: ReactNode; foot: ReactNode } => {
    if (stage === null || (stage.step === 'terms' && !known))
      return hours === 'lost'
        ? {
            title: t('flow.title'),
            body: <Trouble title={t('flow.failed')} text={t('flow.offline')} />,
            foot: <Button onClick={retry}>{t('flow.retry')}</Button>,
          }
        : { title: t('flow.title'), body: <Waiting />, foot: closeButton }
    switch (stage.step) {
      case 'who':
        return {
          title: t('flow.who'),
          body: <BuyerForm id={form} state={buyer} done={(found) => setStage({ step: 'terms', buyer: found })} />,
          foot: (
            <Button type="submit" form={form}>
              {t('flow.next')}
            </Button>
          ),
        }
      case 'terms':
        return {
          title: t('flow.conditions'),
          body: known && (
            <DepositTerms
              id={form}
              whole={car.price}
              hours={known}
              seller={seller}
              done={() => void reservation.book(stage.buyer, car.financing ? simulatedLoan() : null).then(go)}
            />
          ),
          foot: (
            <>
              <Button
                variant="ghost"
                disabled={waiting}
                onClick={() => {
                  reservation.clear()
                  setStage({ step: 'who' })
                }}
              >
                {t('flow.back')}
              </Button>
              <Button type="submit" form={form} busy={waiting}>
                {waiting ? t('flow.opening') : t('flow.pay', { amount: price(known?.deposit ?? 0) })}
              </Button>
            </>
          ),
        }
      case 'held':
        return {
          title: t('flow.held'),
          body: <HeldCar held={stage.held} wholeMinutes={known?.holdMinutes ?? 15} failed={gateway.failed} />,
          foot: (
            <Button busy={gateway.leaving !== null} onClick={() => void gateway.pay(stage.held.paymentId)}>
              {gateway.leaving !== null ? t('flow.leaving') : t('flow.toBank')}
            </Button>
          ),
        }
      case 'closed':
        return {
          title: openingWords(stage.opens),
          body: <p>{stage.opens === null ? t('closed.textNever') : t('closed.text')}</p>,
          foot: (
            <>
              <ButtonLink variant={stage.opens === null ? 'primary' : 'outline'} href="#question" onClick={leave}>
                {t('closed.call')}
              </ButtonLink>
              {stage.opens !== null && placeButton}
            </>
          ),
        }
      case 'taken':
        return {
          title: t(car.isHeld ? 'taken.titleReserved' : 'taken.title'),
          body: (
            <>
              <p>{t('taken.text')}</p>
              <Link className={styles.alert} to={address.search({ Brands: [car.brand], Models: [car.model] })}>
                <Icon name="bell" size={18} />
                {t('taken.alert')}
              </Link>
            </>
          ),
          foot: (
            <>
              {similarLink}
              {placeButton}
            </>
          ),
        }
      case 'gone':
        return { title: t('gone.title'), body: <p>{t('gone.text')}</p>, foot: similarLink }
      case 'duplicate':
        return {
          title: t('duplicate.title'),
          body: <p>{stage.text}</p>,
          foot: reservation.own ? (
            <ButtonLink to={address.paymentFailure(reservation.own.key)}>{t('duplicate.resume')}</ButtonLink>
          ) : (
            <ButtonLink to={address.history()}>{t('duplicate.see')}</ButtonLink>
          ),
        }
      case 'placeWho':
        return {
          title: t('flow.placeTitle'),
          body: (
            <>
              <p>{t('place.intro', { minutes: known?.holdMinutes ?? 15 })}</p>
              <BuyerForm id={form} state={buyer} done={(found) => void reservation.takePlace(found).then(go)} />
              <PersonalDataNotice purpose="place" controller={seller.company} cndp={seller.cndp} email={seller.email} />
            </>
          ),
          foot: (
            <Button type="submit" form={form} busy={waiting}>
              {waiting ? t('place.sending') : t('place.submit')}
            </Button>
          ),
        }
      case 'placed':
        return {
          title: t('place.doneTitle'),
          body: <PlaceTaken place={stage.place} />,
          foot: (
            <>
              {closeButton}
              <ButtonLink to={address.place(stage.place.key)}>{t('place.see')}</ButtonLink>
            </>
          ),
        }
    }
  }

  const { title, body, foot } = view()
  const number = step === 'who' ? 1 : step === 'terms' ? 2 : null
  return (
    <Dialog ref={dialog} look="page" title={title} onClose={close} foot={foot}>
      <section ref={content} tabIndex={-1} className={styles.content} aria-label={title}>
        <p className={styles.car}>
          <bdi>{car.name}</bdi>
          {number !== null && <span>{t('flow.step', { step: String(number) })}</span>}
        </p>
        {body}
        <div role="alert">{reservation.failed !== null && <Trouble title={t('flow.failed')} text={reservation.failed} />}</div>
        <Slow busy={waiting || gateway.leaving !== null} />
      </section>
    </Dialog>
  )
}

function firstStage({ open, opens }: { open: boolean; opens: string | null }): Stage {
  return open ? { step: 'who' } : { step: 'closed', opens }
}

function Waiting() {
  const t = useText('bookings')
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {t('flow.loading')}
      </p>
      <SkeletonLines widths={[70, 90, 55]} />
    </div>
  )
}

function Trouble({ title, text }: { title: string; text: string }) {
  return (
    <Note tone="bad" icon="circle-alert" title={title}>
      <p>{text}</p>
    </Note>
  )
}

/** After this long without an answer the line is called slow, in ms. */
const patience = 6000

function Slow({ busy }: { busy: boolean }) {
  const t = useText('bookings')
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [busy])
  return <p role="status">{slow && t('flow.slow')}</p>
}
