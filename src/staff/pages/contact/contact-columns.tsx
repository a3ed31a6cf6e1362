import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { ContactRequest } from '#domains/customers/leads/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import contactFormTexts from '#texts/contactForm'
import staffDeskTexts from '#texts/staffDesk'
import type { StaffColumn } from '../../layout/staff-table.tsx'
import styles from '../desk.module.css'

/** The columns of contact messages: the last one shows why one is held, when it was answered, or its deadline. */
export function useContactColumns(
  state: 'open' | 'held' | 'answered',
  isLate: (request: ContactRequest) => boolean,
): StaffColumn<ContactRequest>[] {
  const t = useText(staffDeskTexts)
  const forms = useText(contactFormTexts)
  const format = useFormat()
  const moment = (iso: string | null) => {
    if (!iso) return ''
    const { day, time } = localTime(iso)
    return `${format.date(day)} ${format.clock(time)}`
  }
  return [
    {
      key: 'from',
      name: t('contact.from'),
      card: 'title',
      cell: ({ firstName, lastName, phone, email, language }) => (
        <span className={styles.person} lang={language}>
          <b>
            <bdi>{`${firstName} ${lastName}`}</bdi>
          </b>
          {phone && (
            <a href={phoneHref(phone)} dir="ltr">
              {spacedPhone(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'message',
      name: t('contact.message'),
      cell: ({ message, language, topic }) => (
        <span>
          {topic && <b>{forms(`topics.${topic}`)}</b>}
          <span className={styles.message} lang={language} dir="auto">
            {message}
          </span>
        </span>
      ),
    },
    {
      key: 'car',
      name: t('contact.car'),
      cell: ({ vehicle }) =>
        vehicle && (
          <Link to={staffAddress.vehicle(vehicle.id)} className={styles.person}>
            <bdi dir="ltr">{vehicle.reference}</bdi>
            <bdi>{vehicle.title}</bdi>
          </Link>
        ),
    },
    state === 'held'
      ? { key: 'why', name: t('contact.why.title'), cell: ({ heldFor }) => heldFor && t(`contact.why.${heldFor}`) }
      : state === 'answered'
        ? { key: 'answered', name: t('contact.answeredOn'), cell: ({ answered }) => moment(answered) }
        : {
            key: 'replyBy',
            name: t('contact.replyBy'),
            card: 'aside',
            cell: (row) => (
              <span className={styles.due} data-late={isLate(row) || undefined}>
                {moment(row.replyBy)}
                {isLate(row) && <b>{t('contact.overdue')}</b>}
              </span>
            ),
          },
  ]
}
