import type { ReactNode } from 'react'
import { address } from '#client/addresses.ts'
import { wholeAddress } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { StoreCard } from '#domains/catalogue/vehicles/ui/store-card.tsx'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { BookedCar } from './booked-car.tsx'
import type { Seller } from './deposit-terms.tsx'
import { heldDeposit } from './held-deposit.ts'
import { useTitleFocus } from './outcome-layout.tsx'
import { OutcomeStar } from './outcome-star.tsx'
import styles from './reserved.module.css'

interface ReservedProps {
  outcome: Outcome
  seller: Seller
  /** next step of the customer */
  turn: ReactNode
  /** cancel section */
  cancel: ReactNode
}

/** A booking with a deposit: car, adviser's call, store, what to bring, steps, amounts; the cancel section comes last. */
export function Reserved({ outcome, seller, turn, cancel }: ReservedProps) {
  const t = useText(bookingsTexts)
  const { state } = useSession()
  const isNew = outcome.status === 'Submitted'
  const isBefore = outcome.step < 6
  return (
    <div className={styles.page}>
      <Head outcome={outcome} title={isNew ? t('outcome.reserved') : t(`status.${outcome.status}`)} isNew={isNew} />
      {turn}
      <div className={styles.cards}>
        {outcome.call && <Call call={outcome.call} now={outcome.now} phone={seller.phone} />}
        {isBefore && outcome.store && (
          <section className={styles.card}>
            <h2>{t('outcome.place')}</h2>
            <StoreCard store={outcome.store} />
          </section>
        )}
        {isBefore && (
          <section className={styles.card}>
            <h2>{t('outcome.bring.title')}</h2>
            <ul className={styles.bring}>
              {(['id', 'licence', 'payment', 'company'] as const).map((name) => (
                <li key={name}>
                  <Icon name="check" size={18} />
                  <span>{t(`outcome.bring.${name}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Road outcome={outcome} />
        <Account outcome={outcome} />
        {state === 'anonymous' && <CreateAccount reference={outcome.reference} />}
      </div>
      {cancel}
    </div>
  )
}

/** The received money: the deposit, or the amount carried over by an exchange. */
const moneyIn = (outcome: Outcome) => heldDeposit(outcome) ?? outcome.ledger.find(({ kind }) => kind === 'CarriedIn') ?? null

/** Title with the car, its reference and the deposit. */
function Head({ outcome, title, isNew }: { outcome: Outcome; title: string; isNew: boolean }) {
  const t = useText(bookingsTexts)
  const { price } = useFormat()
  const heading = useTitleFocus(title)
  const { vehicle } = outcome
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <div className={styles.title}>
          <OutcomeStar tone="good" />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        <p>{isNew ? t('outcome.reservedText') : <bdi>{vehicle.title}</bdi>}</p>
        <dl>
          <div>
            <dt>{t('outcome.reference')}</dt>
            <dd>
              <bdi dir="ltr">{outcome.reference}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(outcome.exchangeOf ? 'outcome.exchange.carried' : 'outcome.paid')}</dt>
            <dd>{price(moneyIn(outcome)?.amount ?? outcome.deposit)}</dd>
          </div>
          <div>
            <dt>{t('outcome.rest')}</dt>
            <dd>{price(outcome.rest)}</dd>
          </div>
        </dl>
      </div>
      {vehicle.picture && (
        <span className={styles.picture}>
          <StoredPicture hash={vehicle.picture} width={640} alt="" />
        </span>
      )}
    </header>
  )
}

function Call({ call, now, phone }: { call: NonNullable<Outcome['call']>; now: string; phone: string }) {
  const t = useText(bookingsTexts)
  const { clock, weekday, longDate } = useFormat()
  const by = call.by === null ? null : localTime(call.by)
  const isToday = by !== null && by.day === localTime(now).day
  const when = () => {
    if (by === null) return t('outcome.call.open')
    if (isToday) return t('outcome.call.today', { time: clock(by.time) })
    return t('outcome.call.day', { weekday: weekday(by.weekday), day: longDate(by.day), time: clock(by.time) })
  }
  return (
    <section className={styles.card}>
      <h2>{call.adviser ? t('outcome.call.by', { name: call.adviser }) : t('outcome.call.title')}</h2>
      <p className={styles.big}>{when()}</p>
      <p className={styles.quiet}>{t('outcome.call.text')}</p>
      <ButtonLink variant="outline" href={phoneHref(phone)}>
        <Icon name="phone" size={18} />
        {t('outcome.call.button')}
      </ButtonLink>
    </section>
  )
}

/** Steps to the delivery. */
function Road({ outcome }: { outcome: Outcome }) {
  const t = useText(bookingsTexts)
  const { date, clock } = useFormat()
  const came = moneyIn(outcome)
  const at = came && localTime(came.created)
  const stateOf = (step: number) => (outcome.step > step ? 'done' : outcome.step === step ? 'now' : 'next')
  return (
    <section className={styles.card}>
      <h2>{t('outcome.road')}</h2>
      <Timeline
        entries={[
          { key: 'reserved', state: 'done', title: t('outcome.steps.reserved'), when: at ? `${date(at.day)} ${clock(at.time)}` : '' },
          { key: 'call', state: stateOf(1), title: t('outcome.steps.call') },
          { key: 'payment', state: stateOf(2), title: t('outcome.steps.payment'), children: <p>{t('outcome.steps.paymentText')}</p> },
          { key: 'bill', state: stateOf(3), title: t('outcome.steps.bill'), children: <p>{t('outcome.steps.billText')}</p> },
          { key: 'keys', state: stateOf(4), title: t('outcome.steps.keys'), children: <p>{t('outcome.steps.keysText')}</p> },
        ]}
      />
    </section>
  )
}

/** Amounts, with the receipt of the payment. */
function Account({ outcome }: { outcome: Outcome }) {
  const t = useText(bookingsTexts)
  const { price, date, clock } = useFormat()
  const { state } = useSession()
  const { exchangedFor, exchangeOf } = outcome
  const came = moneyIn(outcome)
  const at = came && localTime(came.created)
  return (
    <section className={`${styles.card} ${styles.receipt}`}>
      <h2>{t(exchangeOf ? 'outcome.exchange.money' : 'outcome.receiptTitle')}</h2>
      <BookedCar car={outcome.vehicle} price={outcome.price} />
      <dl className={styles.sums}>
        <ExchangedFor name={t('outcome.exchange.for')} other={exchangedFor} />
        <ExchangedFor name={t('outcome.exchange.of')} other={exchangeOf} />
        <div>
          <dt>{t(exchangeOf ? 'outcome.exchange.carried' : 'outcome.paid')}</dt>
          <dd>{price(came?.amount ?? outcome.deposit)}</dd>
        </div>
        {at && (
          <div>
            <dt>{t('outcome.date')}</dt>
            <dd>{`${date(at.day)} ${clock(at.time)}`}</dd>
          </div>
        )}
        <div className={styles.rest}>
          <dt>{t('outcome.rest')}</dt>
          <dd>{price(outcome.rest)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => print()}>
          <Icon name="printer" size={18} />
          {t('outcome.receipt')}
        </Button>
        {state !== 'anonymous' && (
          <ButtonLink variant="ghost" to={address.history(outcome.reference)}>
            {t('outcome.follow')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** Link to sign up, for a visitor. */
function CreateAccount({ reference }: { reference: string }) {
  const t = useText(bookingsTexts)
  return (
    <section className={`${styles.card} ${styles.account}`}>
      <h2>{t('outcome.account.title')}</h2>
      <p className={styles.quiet}>{t('outcome.account.text')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="tonal" to={address.authentication('register', { returnUrl: wholeAddress(address.history(reference)) })}>
          {t('outcome.account.create')}
        </ButtonLink>
        <ButtonLink variant="ghost" to={address.history(reference)}>
          {t('outcome.account.signIn')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The other car of an exchange, and its booking. */
function ExchangedFor({ name, other }: { name: string; other: Outcome['exchangedFor'] }) {
  if (!other) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{other.title}</bdi> <bdi dir="ltr">{other.reference}</bdi>
      </dd>
    </div>
  )
}
