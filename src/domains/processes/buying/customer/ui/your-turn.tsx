import { HoldTimer } from '#domains/processes/buying/reservations/ui/hold-timer.tsx'
import { useGateway } from '#domains/processes/buying/reservations/ui/use-gateway.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { BuyerDetails, isTheirs } from './buyer-details.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PriceAnswer } from './price-answer.tsx'
import { PriceObjection } from './price-objection.tsx'
import styles from './turn-panel.module.css'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'

/** Next step of the customer or the company. */
export function YourTurn(props: TurnProps) {
  return (
    <>
      <PriceObjection {...props} />
      <NextStep {...props} />
    </>
  )
}

function NextStep(props: TurnProps) {
  const t = useText(historyTexts)
  const { price, date, km } = useFormat()
  const { booking } = props
  switch (booking.next) {
    case 'Pay':
      return <PayDeposit {...props} />
    case 'AnswerPrice':
      return <PriceAnswer {...props} />
    case 'GivePaymentDetails':
      return isTheirs(booking.missing) ? (
        <Panel mine title={t('buyer.title')}>
          <p>{t('buyer.text')}</p>
          <BuyerDetails {...props} />
        </Panel>
      ) : (
        <PaymentDetails {...props} />
      )
    case 'AwaitCall':
    case 'AwaitControl':
      return <Panel title={t(`turn.${booking.next}.title`)}>{t(`turn.${booking.next}.text`)}</Panel>
    case 'PayRest':
      // fully paid before the invoice: no step for the customer
      return booking.rest === 0 ? (
        <Panel title={t('turn.PayRest.settled')}>{t('turn.PayRest.settledText')}</Panel>
      ) : (
        <Panel title={t('turn.PayRest.title', { amount: price(booking.rest) })}>{t('turn.PayRest.text')}</Panel>
      )
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

function PayDeposit({ booking, hours, done }: TurnProps) {
  const t = useText(historyTexts)
  const words = useText(bookingsTexts)
  const { price } = useFormat()
  const gateway = useGateway()
  const leaving = gateway.leaving !== null
  return (
    <Panel
      mine
      title={t('turn.Pay.title')}
      actions={
        <Button busy={leaving} onClick={() => booking.paymentId && void gateway.pay(booking.paymentId)}>
          {leaving ? words('flow.leaving') : t('turn.Pay.button', { amount: price(booking.deposit) })}
        </Button>
      }
    >
      <p>{t('turn.Pay.text')}</p>
      <HoldTimer until={booking.holdUntil} whole={(hours?.holdMinutes ?? 15) * 60} then={words('timer.backOnSale')} over={done} />
      <TurnFailed text={gateway.failed} />
    </Panel>
  )
}
