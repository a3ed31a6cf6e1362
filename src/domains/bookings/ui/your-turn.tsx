import { type ReactNode, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import type { CustomerBooking } from '../contract.ts'
import { HoldTimer } from './hold-timer.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PriceAnswer } from './price-answer.tsx'
import { useGate } from './use-gate.ts'
import type { Hours } from './use-hours.ts'
import styles from './your-turn.module.css'

export interface TurnProps {
  booking: CustomerBooking
  hours: Hours | null
  /** something was done: the purchase is read anew */
  done: () => void
}

/** What the customer does next, or what the house does meanwhile. */
export function YourTurn(props: TurnProps) {
  const t = useText('history')
  const { price, date, km } = useFormat()
  const { booking } = props
  switch (booking.next) {
    case 'Pay':
      return <PayDeposit {...props} />
    case 'AnswerPrice':
      return <PriceAnswer {...props} />
    case 'GivePaymentDetails':
      return <PaymentDetails {...props} />
    case 'AwaitCall':
    case 'AwaitControl':
      return <Panel title={t(`turn.${booking.next}.title`)}>{t(`turn.${booking.next}.text`)}</Panel>
    case 'PayRest':
      return <Panel title={t('turn.PayRest.title', { amount: price(booking.rest) })}>{t('turn.PayRest.text')}</Panel>
    case 'FetchCar':
      return (
        <Panel title={t('turn.FetchCar.title')} mine>
          {booking.deliveryDate ? t('turn.FetchCar.textDate', { date: date(booking.deliveryDate) }) : t('turn.FetchCar.text')}
        </Panel>
      )
    case 'TryExchange':
      return (
        booking.exchange && (
          <Panel title={t('turn.TryExchange.title')}>
            {t('turn.TryExchange.text')}
            <span className={styles.left}>
              <b>{t('exchange.days', { count: booking.exchange.daysLeft, date: date(booking.exchange.until) })}</b>
              <b>{t('exchange.kilometres', { km: km(booking.exchange.kilometres) })}</b>
            </span>
          </Panel>
        )
      )
    default:
      return null
  }
}

interface PanelProps {
  title: string
  /** the customer is to do something */
  mine?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** One next step: in blue when it is the customer's. */
export function Panel({ title, mine = false, children, actions }: PanelProps) {
  return (
    <section className={styles.panel} data-mine={mine}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <div>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

function PayDeposit({ booking, hours, done }: TurnProps) {
  const t = useText('history')
  const words = useText('bookings')
  const { price } = useFormat()
  const gate = useGate()
  const leaving = gate.leaving !== null
  return (
    <Panel
      mine
      title={t('turn.Pay.title')}
      actions={
        <Button busy={leaving} onClick={() => booking.paymentId && void gate.pay(booking.paymentId)}>
          {leaving ? words('flow.leaving') : t('turn.Pay.button', { amount: price(booking.deposit) })}
        </Button>
      }
    >
      <p>{t('turn.Pay.text')}</p>
      <HoldTimer until={booking.holdUntil} whole={(hours?.holdMinutes ?? 15) * 60} then={words('timer.backOnSale')} over={done} />
      <TurnFailed text={gate.failed} />
    </Panel>
  )
}

/** Why an answer did not arrive. */
export function TurnFailed({ text }: { text: string | null }) {
  const t = useText('history')
  return (
    <div role="alert">
      {text !== null && (
        <Note tone="bad" icon="circle-alert" title={t('turn.failed')}>
          <p>{text}</p>
        </Note>
      )}
    </div>
  )
}

/** Sends an answer; a refusal is kept in words. */
export function useAnswer(done: () => void) {
  const words = useText('bookings')
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  async function send(what: string, call: () => Promise<{ data?: unknown; error?: { code?: string; message?: string } }>): Promise<boolean> {
    setBusy(what)
    setFailed(null)
    const answer = await call().catch(() => null)
    setBusy(null)
    if (answer?.data !== undefined) {
      done()
      return true
    }
    setFailed(answer ? answer.error?.message || words('flow.failedText') : words('flow.offline'))
    // somebody else was faster: show where it stands now
    if (answer?.error?.code === 'TransitionNotAllowed') done()
    return false
  }
  return { busy, failed, send }
}
