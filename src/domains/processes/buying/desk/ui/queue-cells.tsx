import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { type BookingStatus, bookingStates } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { ButtonLink } from '#ui/button.tsx'
import { Drawing } from '#ui/icon.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import type { QueueRow } from '../contract.ts'
import { dueWords } from './moments.ts'
import styles from './queue-cells.module.css'

const alarm = 'M4 13a8 8 0 1 0 16 0a8 8 0 1 0 -16 0 M12 9v4l2 2 M5 3 2 6 m22 6-3-3 M6.38 18.7 4 21 M17.64 18.67 20 21'

/** Deadline of the next step; an overdue one has an icon and a text. */
export function DueCell({ due, now }: { due: string | null; now: Date }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  if (!due) return null
  const { tone, text } = dueWords(due, now, t, format)
  return (
    <span className={styles.due} data-tone={tone}>
      {tone === 'late' && <Drawing path={alarm} size={16} />}
      {tone === 'late' ? (
        <>
          <span aria-hidden="true">
            <bdi>{text}</bdi>
          </span>
          <span className="vh">{t('due.late', { time: text })}</span>
        </>
      ) : (
        text
      )}
    </span>
  )
}

/** Link to a record by its reference. */
export function ReferenceLink({ id, reference }: { id: number; reference: string }) {
  return (
    <Link className={styles.reference} to={staffAddress.booking(id)} data-row-start>
      <bdi dir="ltr">{reference}</bdi>
    </Link>
  )
}

export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  const t = useText(bookingCaseTexts)
  return <StatusLabel tone={bookingStates[status].deskTone} label={t(`status.${status}`)} />
}

interface AssigneeCellProps {
  assignee: { name: string } | null
  reference: string
  /** omitted without permission */
  take?: (() => void) | undefined
}

/** Assignee of a record, or a button to take it. */
export function AssigneeCell({ assignee, reference, take }: AssigneeCellProps) {
  const t = useText(bookingCaseTexts)
  if (assignee) return <bdi className={styles.assignee}>{assignee.name}</bdi>
  if (!take) return null
  return (
    <button type="button" className={styles.take} aria-label={t('queue.takeOf', { reference })} onClick={take}>
      {t('queue.take')}
    </button>
  )
}

/** Next step of a row; opens the record with it. */
export function NextActionCell({ row }: { row: QueueRow }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const to = staffAddress.booking(row.id)
  if (row.isToDecide)
    return (
      <ButtonLink size="small" variant="primary" className={styles.action} to={to}>
        {t('queue.decide')}
      </ButtonLink>
    )
  if (row.toReturn > 0)
    return (
      <ButtonLink size="small" variant={row.isOverdue ? 'primary' : 'outline'} className={styles.action} to={`${to}?tab=payments`}>
        {t('queue.toReturn', { amount: format.price(row.toReturn) })}
      </ButtonLink>
    )
  if (row.isCancelAsked)
    return (
      <ButtonLink size="small" variant="primary" className={styles.action} to={to}>
        {t('queue.cancelAsked')}
      </ButtonLink>
    )
  if (!row.nextAction)
    return (
      <ButtonLink size="small" variant="ghost" className={styles.action} to={to}>
        {t('queue.open')}
      </ButtonLink>
    )
  const inPlace = row.nextAction === 'control' || row.nextAction === 'deliver'
  return (
    <ButtonLink
      size="small"
      variant={row.isOverdue ? 'primary' : 'outline'}
      className={styles.action}
      to={inPlace ? staffAddress.delivery(row.id) : `${to}?do=${row.nextAction}`}
    >
      {t(`action.${row.nextAction}`)}
    </ButtonLink>
  )
}
