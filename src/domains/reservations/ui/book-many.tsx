import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApiMutation } from '#client/mutation.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { BookedOne } from '../contract.ts'
import styles from './book-many.module.css'
import type { BuyerInput } from './buyer-draft.ts'
import { BuyerForm } from './buyer-form.tsx'
import { DepositTerms, type Seller } from './deposit-terms.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { useOpeningWords } from './opening-words.ts'
import { useOwnBookings } from './own-bookings.ts'
import { troubleText } from './trouble.ts'
import { useBuyer } from './use-buyer.ts'
import { useGateway } from './use-gateway.ts'
import { useHours } from './use-hours.ts'

/** A kept car that can be reserved. */
export interface RequestedCar {
  id: number
  slug: string
  title: string
  price: number
}

interface BookManyProps {
  cars: readonly RequestedCar[]
  /** cars that can be booked in one go */
  max: number
  seller: Seller
  close: () => void
}

type Stage = { step: 'choose' } | { step: 'who' } | { step: 'terms'; buyer: BuyerInput } | { step: 'results'; results: BookedOne[] }

/** Several cars in one go: which, who buys, the terms; then each car has its own result and its own deposit. */
export function BookMany({ cars, max, seller, close }: BookManyProps) {
  const t = useText('bookings')
  const { price } = useFormat()
  useText('personalData')
  const { state } = useSession()
  const form = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { hours, retry } = useHours()
  const buyer = useBuyer()
  const own = useOwnBookings()
  const openingWords = useOpeningWords()
  const [stage, setStage] = useState<Stage>({ step: 'choose' })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(cars.slice(0, max).map(({ id }) => id)))
  const [fault, setFault] = useState(false)
  const { busy, error, send } = useApiMutation('post', '/api/customers/favourites/book', {
    done: (results) => {
      for (const { vehicleId, held } of results) if (held) own.keep({ vehicleId, key: held.key, holdUntil: held.holdUntil })
      buyer.forget()
      setStage({ step: 'results', results })
      dialog.current?.scrollTo({ top: 0 })
    },
  })
  const failed = error && troubleText(error, t)
  const requested = cars.filter(({ id }) => chosen.has(id))
  const known = hours === 'lost' ? null : hours

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  function choose(id: number, on: boolean): void {
    setFault(false)
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)))
  }

  const book = (request: BuyerInput) =>
    send({ params: { query: { ids: requested.map(({ id }) => id) } }, body: { buyer: request, terms: true } })

  const view = (): { title: string; body: ReactNode; foot?: ReactNode } => {
    if (state === 'anonymous')
      return {
        title: t('many.title'),
        body: <p>{t('many.signIn')}</p>,
        foot: <Button onClick={() => void signIn()}>{t('flow.signInButton')}</Button>,
      }
    if (hours === 'lost')
      return {
        title: t('many.title'),
        body: <p role="alert">{t('flow.offline')}</p>,
        foot: <Button onClick={retry}>{t('flow.retry')}</Button>,
      }
    if (!known) return { title: t('many.title'), body: <SkeletonLines widths={[70, 90, 55]} /> }
    if (!known.open && stage.step !== 'results')
      return {
        title: openingWords(known.opens),
        body: <p>{t('closed.text')}</p>,
        foot: (
          <ButtonLink variant="outline" to={address.contact()}>
            {t('closed.call')}
          </ButtonLink>
        ),
      }
    switch (stage.step) {
      case 'choose':
        return {
          title: t('many.choose'),
          body: (
            <>
              <p>{t('many.chooseText')}</p>
              <ul className={styles.cars}>
                {cars.map(({ id, title, price: amount }) => (
                  <li key={id}>
                    <Checkbox
                      checked={chosen.has(id)}
                      disabled={!chosen.has(id) && chosen.size >= max}
                      onChange={(event) => choose(id, event.currentTarget.checked)}
                      count={price(amount)}
                    >
                      <bdi>{title}</bdi>
                    </Checkbox>
                  </li>
                ))}
              </ul>
              <p className={styles.total}>
                <span>{t('many.total')}</span>
                <b>{price(known.deposit * requested.length)}</b>
              </p>
              <p role="alert" className={styles.fault}>
                {fault && t('many.need')}
              </p>
            </>
          ),
          foot: <Button onClick={() => (requested.length === 0 ? setFault(true) : setStage({ step: 'who' }))}>{t('flow.next')}</Button>,
        }
      case 'who':
        return {
          title: t('flow.who'),
          body: <BuyerForm id={form} state={buyer} done={(found) => setStage({ step: 'terms', buyer: found })} />,
          foot: (
            <>
              <Button variant="ghost" onClick={() => setStage({ step: 'choose' })}>
                {t('flow.back')}
              </Button>
              <Button type="submit" form={form}>
                {t('flow.next')}
              </Button>
            </>
          ),
        }
      case 'terms':
        return {
          title: t('flow.conditions'),
          body: (
            <DepositTerms
              id={form}
              count={requested.length}
              whole={requested.reduce((sum, car) => sum + car.price, 0)}
              hours={known}
              seller={seller}
              done={() => void book(stage.buyer)}
            />
          ),
          foot: (
            <>
              <Button variant="ghost" disabled={busy} onClick={() => setStage({ step: 'who' })}>
                {t('flow.back')}
              </Button>
              <Button type="submit" form={form} busy={busy}>
                {busy ? t('many.sending') : t('many.submit', { count: requested.length })}
              </Button>
            </>
          ),
        }
      case 'results':
        return { title: t('many.results'), body: <Results results={stage.results} cars={cars} holdMinutes={known.holdMinutes} /> }
    }
  }

  const { title, body, foot } = view()
  return (
    <Dialog ref={dialog} look="page" title={title} onClose={close} foot={foot}>
      <div className={styles.content}>
        {body}
        <div role="alert">
          {failed !== null && (
            <Note tone="bad" icon="circle-alert" title={t('flow.failed')}>
              <p>{failed}</p>
            </Note>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** What became of each car: held, with its payment, or why not. */
function Results({ results, cars, holdMinutes }: { results: readonly BookedOne[]; cars: readonly RequestedCar[]; holdMinutes: number }) {
  const t = useText('bookings')
  const { price } = useFormat()
  const gateway = useGateway()
  const held = results.flatMap((one) => (one.held ? [one.held] : []))
  const until = held.map(({ holdUntil }) => holdUntil).sort()[0]
  const why = {
    CarTaken: 'taken.title',
    VehicleNotFound: 'gone.title',
    DuplicateEnquiry: 'duplicate.title',
    TooManyRequests: 'many.tooMany',
  } as const
  return (
    <>
      {until && (
        <>
          <p>{t('many.payEach')}</p>
          <HoldTimer until={until} whole={holdMinutes * 60} then={t('timer.backOnSale')} />
        </>
      )}
      <ul className={styles.results} aria-live="polite">
        {results.map(({ vehicleId, held: one, error }) => {
          const car = cars.find(({ id }) => id === vehicleId)
          return (
            <li key={vehicleId}>
              <p>
                <bdi>{car?.title}</bdi>
                <span>{one ? t('many.held') : t(why[error ?? 'CarTaken'])}</span>
              </p>
              {one ? (
                <Button
                  busy={gateway.leaving === one.paymentId}
                  disabled={gateway.leaving !== null}
                  onClick={() => void gateway.pay(one.paymentId)}
                >
                  {gateway.leaving === one.paymentId ? t('flow.leaving') : t('many.pay', { amount: price(one.deposit) })}
                </Button>
              ) : (
                car && <Link to={address.car(car.slug, car.id)}>{t('place.page.car')}</Link>
              )}
            </li>
          )
        })}
      </ul>
      <p role="alert">{gateway.failed}</p>
    </>
  )
}
