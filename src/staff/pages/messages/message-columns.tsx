import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { OutboxMessage } from '#domains/foundation/notifications/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import staffDeskTexts from '#texts/staffDesk'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { StaffColumn } from '../../layout/staff-table.tsx'
import styles from '../desk.module.css'

const tones: Record<OutboxMessage['state'], StatusTone> = {
  Waiting: 'new',
  Sending: 'running',
  Sent: 'good',
  Failed: 'bad',
  Bounced: 'bad',
  Suppressed: 'warning',
  Expired: 'draft',
  Dropped: 'draft',
}
const kinds = ['identity', 'contact', 'alerts', 'favourites', 'bookings', 'payments', 'customers'] as const

export function useMessageColumns(): StaffColumn<OutboxMessage>[] {
  const t = useText(staffDeskTexts)
  const format = useFormat()
  const moment = (iso: string) => {
    const { day, time } = localTime(iso)
    return `${format.date(day)} ${format.clock(time)}`
  }
  const kindOf = (occasion: string) =>
    occasion === 'customers.phoneCode' ? 'phone' : (kinds.find((kind) => occasion === kind || occasion.startsWith(`${kind}.`)) ?? 'other')
  return [
    {
      key: 'recipient',
      name: t('messages.recipient'),
      card: 'title',
      cell: ({ recipient: to, customerId: customer }) => {
        const words = to === '' ? t('messages.forgotten') : <bdi dir="ltr">{spacedPhone(to)}</bdi>
        return customer && to !== '' ? <Link to={staffAddress.customer(customer)}>{words}</Link> : words
      },
    },
    { key: 'occasion', name: t('messages.occasion'), cell: ({ occasion }) => t(`messages.kind.${kindOf(occasion)}`) },
    { key: 'channel', name: t('messages.channel'), cell: ({ channel }) => t(channel === 'Sms' ? 'messages.sms' : 'messages.email') },
    { key: 'date', name: t('messages.date'), cell: ({ created }) => moment(created) },
    { key: 'attempts', name: t('messages.attempts'), end: true, cell: ({ attempts }) => format.number(attempts) },
    {
      key: 'next',
      name: t('messages.next'),
      cell: ({ state, due, attempts }) => (state === 'Waiting' && attempts > 0 ? moment(due) : null),
    },
    {
      key: 'fault',
      name: t('messages.fault'),
      cell: ({ fault }) =>
        fault && (
          <span className={styles.message} dir="ltr">
            {fault}
          </span>
        ),
    },
    {
      key: 'state',
      name: t('messages.stateName'),
      card: 'aside',
      cell: ({ state }) => <StatusLabel tone={tones[state]} label={t(`messages.state.${state}`)} />,
    },
  ]
}
