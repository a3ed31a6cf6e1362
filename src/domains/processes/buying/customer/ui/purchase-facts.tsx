import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import { BookingStatusLabel } from './booking-status.tsx'
import styles from './purchase-facts.module.css'

/** Dates, price, payment and warranty of a purchase; omits unknown values. */
export function PurchaseFacts({ booking }: { booking: CustomerBooking }) {
  const t = useText(historyTexts)
  const { price, date, percent } = useFormat()
  const language = useLanguage()
  const { paymentType, paymentMethod, loan, warrantyPack, warrantyUntil } = booking
  const delivery = booking.delivered ? localTime(booking.delivered).day : booking.deliveryDate
  const lines: [string, React.ReactNode][] = [
    [t('facts.bookingDate'), date(localTime(booking.created).day)],
    [t('facts.status'), <BookingStatusLabel key="status" status={booking.status} />],
    [t('facts.deliveryDate'), delivery ? date(delivery) : t('facts.toFix')],
    [t('facts.price'), price(booking.price)],
  ]
  if (booking.listedPrice !== booking.price) lines.push([t('facts.listedPrice'), price(booking.listedPrice)])
  const carried = booking.ledger.find(({ kind }) => kind === 'CarriedIn')
  lines.push(carried ? [t('facts.carried'), price(carried.amount)] : [t('facts.deposit'), price(booking.deposit)])
  lines.push([t('facts.rest'), price(booking.rest)])
  if (paymentType && paymentMethod) lines.push([t('facts.payment'), `${t(`type.${paymentType}`)} · ${t(`method.${paymentMethod}`)}`])
  if (loan) lines.push([t('facts.loan'), t('facts.loanText', { advance: percent(loan.advance), months: loan.months })])
  if (booking.invoiceNumber)
    lines.push([
      t('facts.invoice'),
      <bdi key="invoice" dir="ltr">
        {booking.invoiceNumber}
      </bdi>,
    ])
  if (warrantyPack) {
    const name = localized(warrantyPack.names, language)
    lines.push([t('facts.warranty'), warrantyUntil ? t('facts.warrantyUntil', { name, date: date(warrantyUntil) }) : name])
  }
  return (
    <dl className={styles.facts}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
