import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { bookingMessages } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import bookingsTexts from '#texts/bookings'
import historyTexts from '#texts/history'
import styles from './purchase-facts.module.css'

/** Messages sent about a purchase. */
export function PurchaseMessages({ messages }: Pick<CustomerBooking, 'messages'>) {
  const t = useText(historyTexts)
  const words = useText(bookingsTexts)
  const { date, clock } = useFormat()
  if (messages.length === 0) return <p className={styles.none}>{t('messages.none')}</p>
  return (
    <ul className={styles.entries}>
      {messages.map(({ channel, about, sent }) => {
        const at = localTime(sent)
        const subject = bookingMessages.find((one) => one === about) ?? 'other'
        return (
          <li key={`${sent} ${channel} ${about}`}>
            <span>
              {words(`message.${subject}`)}
              <small>
                {t(`messages.${channel}`)} · {date(at.day)} {clock(at.time)}
              </small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
