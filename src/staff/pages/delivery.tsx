import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { awaits } from '#domains/processes/buying/bookings/status.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import type { DialogAction } from '#domains/processes/buying/desk/ui/act.ts'
import { CheckList } from '#domains/processes/buying/desk/ui/check-list.tsx'
import { BookingStatusLabel } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { StepDialog } from '#domains/processes/buying/desk/ui/step-dialog.tsx'
import { useCheckList } from '#domains/processes/buying/desk/ui/use-check-list.ts'
import type { RecordHold } from '#domains/processes/buying/desk/ui/use-record.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import staffTexts from '#texts/staff'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { RecordScreen } from '../layout/record-screen.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { Signing } from './delivery/signing.tsx'
import styles from './delivery.module.css'

/** The last steps of a sale, for a tablet beside the car: the check list, then signature and handover. */
export default function DeliveryPage() {
  return <RecordScreen>{(record, hold) => <Delivery record={record} hold={hold} />}</RecordScreen>
}

function Delivery({ record, hold }: { record: BookingRecord; hold: RecordHold }) {
  const t = useText(bookingCaseTexts)
  const words = useText(staffTexts)
  const staff = useStaff()
  const navigate = useNavigate()
  const list = useCheckList(record)
  const [action, setAction] = useState<DialogAction | null>(null)
  const [comment, setComment] = useState('')
  const { change, notice } = hold
  const allFine = list.parts.length > 0 && list.parts.every(({ isFine }) => isFine === true) && list.waiting.size === 0
  const inspects = hasRole(staff, 'expert') && awaits(record.status, 'control')
  const hands = hasRole(staff, 'agent', 'manager') && awaits(record.status, 'deliver')

  /** Reloads the allowed actions once the last point was sent. */
  async function finish(next: DialogAction): Promise<void> {
    const fresh = await hold.reload()
    if (fresh?.steps.allowed.includes(next)) setAction(next)
  }
  return (
    <div className={styles.page}>
      <title>{words('pageTitle', { page: `${record.reference} ${t('delivery.title')}` })}</title>
      <Link className={styles.back} to={staffAddress.booking(record.id)}>
        <Icon name="chevron-left" size={18} />
        {t('delivery.back', { reference: `\u2066${record.reference}\u2069` })}
      </Link>
      <div className={styles.head}>
        <h1>{t('delivery.title')}</h1>
        <BookingStatusLabel status={record.status} />
      </div>
      <p className={styles.who}>
        <b>
          <bdi>{record.vehicle.title}</bdi>
        </b>
        <RecordPlate plate={record.vehicle.plate} />
        <bdi>{record.customer.name}</bdi>
      </p>
      {notice && (
        <div role="alert">
          <Note tone="warning" icon="info" title={notice}>
            <p>{t('conflict.text')}</p>
          </Note>
        </div>
      )}
      {(awaits(record.status, 'deliver') || awaits(record.status, 'recover')) && (
        <Signing record={record} change={change} hands={hands} deliver={() => setAction('deliver')} />
      )}
      <CheckList hold={list} readOnly={!inspects} />
      {inspects && (
        <div className={styles.finish}>
          <Button size="large" disabled={!allFine} aria-describedby="finish-why" onClick={() => void finish('control')}>
            {t('delivery.finish')}
          </Button>
          {!allFine && <p id="finish-why">{t('delivery.finishText')}</p>}
        </div>
      )}
      {action && (
        <StepDialog
          key={action}
          record={record}
          action={action}
          change={async (call, done) => {
            const outcome = await change(call, done)
            if (outcome === 'done') void navigate(staffAddress.booking(record.id))
            return outcome
          }}
          comment={comment}
          keepComment={setComment}
          close={() => setAction(null)}
        />
      )}
    </div>
  )
}
