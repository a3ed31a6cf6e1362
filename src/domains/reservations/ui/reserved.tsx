import type { ReactNode } from 'react'
import { address } from '#client/addresses.ts'
import { wholeAddress } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import type { Outcome } from '#domains/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { BookedCar } from './booked-car.tsx'
import { heldDeposit } from './held-deposit.ts'
import { OutcomeLayout } from './outcome-layout.tsx'
import styles from './reserved.module.css'

/** The deposit is there: the receipt, the way to the keys, and where to follow it. */
export function Reserved({ outcome, turn }: { outcome: Outcome; turn: ReactNode }) {
  const t = useText(bookingsTexts)
  const { price, date, clock } = useFormat()
  const { state } = useSession()
  const { exchangedFor, exchangeOf } = outcome
  // of an exchange no deposit: what was paid for the other car
  const came = heldDeposit(outcome) ?? outcome.ledger.find(({ kind }) => kind === 'CarriedIn') ?? null
  const at = came && localTime(came.created)
  const when = at ? `${date(at.day)} ${clock(at.time)}` : ''
  const done = outcome.step
  const isNew = outcome.status === 'Submitted'
  const stateOf = (step: number) => (done > step ? 'done' : done === step ? 'now' : 'next')
  return (
    <OutcomeLayout
      tone="good"
      title={isNew ? t('outcome.reserved') : t(`status.${outcome.status}`)}
      text={isNew ? t('outcome.reservedText') : undefined}
      side={
        <>
          <h2>{t('outcome.road')}</h2>
          <Timeline
            entries={[
              { key: 'reserved', state: 'done', title: t('outcome.steps.reserved'), when },
              { key: 'call', state: stateOf(1), title: t('outcome.steps.call'), children: <p>{t('outcome.steps.callText')}</p> },
              { key: 'payment', state: stateOf(2), title: t('outcome.steps.payment'), children: <p>{t('outcome.steps.paymentText')}</p> },
              { key: 'bill', state: stateOf(3), title: t('outcome.steps.bill'), children: <p>{t('outcome.steps.billText')}</p> },
              { key: 'keys', state: stateOf(4), title: t('outcome.steps.keys'), children: <p>{t('outcome.steps.keysText')}</p> },
            ]}
          />
        </>
      }
    >
      {turn}
      <BookedCar car={outcome.vehicle} price={outcome.price} />
      <h2 className={styles.receiptTitle}>{t(exchangeOf ? 'outcome.exchange.money' : 'outcome.receiptTitle')}</h2>
      <dl className={styles.receipt}>
        <div>
          <dt>{t('outcome.reference')}</dt>
          <dd>
            <bdi dir="ltr">{outcome.reference}</bdi>
          </dd>
        </div>
        <ExchangedFor name={t('outcome.exchange.for')} other={exchangedFor} />
        <ExchangedFor name={t('outcome.exchange.of')} other={exchangeOf} />
        <div>
          <dt>{t(exchangeOf ? 'outcome.exchange.carried' : 'outcome.paid')}</dt>
          <dd>{price(came?.amount ?? outcome.deposit)}</dd>
        </div>
        {when && (
          <div>
            <dt>{t('outcome.date')}</dt>
            <dd>{when}</dd>
          </div>
        )}
        <div className={styles.rest}>
          <dt>{t('outcome.rest')}</dt>
          <dd>{price(outcome.rest)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {state !== 'anonymous' && (
          <ButtonLink size="large" to={address.history(outcome.reference)}>
            {t('outcome.follow')}
          </ButtonLink>
        )}
        <Button size="large" variant="outline" onClick={() => print()}>
          <Icon name="printer" size={18} />
          {t('outcome.receipt')}
        </Button>
      </div>
      {state === 'anonymous' && (
        <section className={styles.account}>
          <h2>{t('outcome.account.title')}</h2>
          <p>{t('outcome.account.text')}</p>
          <div className={styles.ways}>
            <ButtonLink
              variant="tonal"
              to={address.authentication('register', { returnUrl: wholeAddress(address.history(outcome.reference)) })}
            >
              {t('outcome.account.create')}
            </ButtonLink>
            <ButtonLink variant="ghost" to={address.history(outcome.reference)}>
              {t('outcome.account.signIn')}
            </ButtonLink>
          </div>
        </section>
      )}
    </OutcomeLayout>
  )
}

/** The car at the other end of an exchange, and its booking. */
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
