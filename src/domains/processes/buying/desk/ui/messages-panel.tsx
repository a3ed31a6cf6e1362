import { bookingMessages } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import bookingsTexts from '#texts/bookings'
import { Icon } from '#ui/icon.tsx'
import type { BookingRecord } from '../contract.ts'
import { Panel } from './facts.tsx'
import styles from './messages-panel.module.css'
import { momentWords } from './moments.ts'

const states = ['Waiting', 'Sending', 'Sent', 'Failed', 'Bounced', 'Suppressed', 'Expired', 'Dropped'] as const

/** Messages to the customer about a record, with their delivery state. */
export function MessagesPanel({ messages }: Pick<BookingRecord, 'messages'>) {
  const t = useText(bookingCaseTexts)
  const words = useText(bookingsTexts)
  const format = useFormat()
  return (
    <Panel title={t('messages.title')}>
      {messages.length === 0 ? (
        <p>{t('messages.none')}</p>
      ) : (
        <ul className={styles.list}>
          {messages.map(({ id, occasion, channel, state, at }) => {
            const word = occasion.split(/[.:/]/).at(-1)
            const about = bookingMessages.find((one) => one === word) ?? 'other'
            const stage = states.find((one) => one.toLowerCase() === state.toLowerCase())
            return (
              <li key={id}>
                <Icon name={channel === 'Sms' ? 'smartphone' : 'mail'} size={18} />
                <b>{words(`message.${about}`)}</b>
                <span>{t(channel === 'Sms' ? 'messages.sms' : 'messages.email')}</span>
                <span>{momentWords(at, format)}</span>
                <span data-bad={stage === 'Failed' || stage === 'Bounced' || undefined}>
                  {stage ? t(`messages.state.${stage}`) : state}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
