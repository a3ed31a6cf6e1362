import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useNow } from '#client/staff/use-now.ts'
import { type StaffAction, staffActions } from '#domains/processes/buying/bookings/status.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { ActionsPanel } from '#domains/processes/buying/desk/ui/actions-panel.tsx'
import { AskPanel } from '#domains/processes/buying/desk/ui/ask-panel.tsx'
import { AssignDialog } from '#domains/processes/buying/desk/ui/assign-dialog.tsx'
import { BuyerDialog } from '#domains/processes/buying/desk/ui/buyer-dialog.tsx'
import { CaseHead } from '#domains/processes/buying/desk/ui/case-head.tsx'
import { CaseTimeline } from '#domains/processes/buying/desk/ui/case-timeline.tsx'
import { EntryDialog } from '#domains/processes/buying/desk/ui/entry-dialog.tsx'
import { ExchangeDialog } from '#domains/processes/buying/desk/ui/exchange-dialog.tsx'
import type { Entry } from '#domains/processes/buying/desk/ui/payments-panel.tsx'
import { StepDialog } from '#domains/processes/buying/desk/ui/step-dialog.tsx'
import type { RecordHold } from '#domains/processes/buying/desk/ui/use-record.ts'
import { TradedInPanel } from '#domains/processes/selling/ui/traded-in-panel.tsx'
import { useText } from '#i18n/text.ts'
import { staffRoles } from '#shared/actor.ts'
import bookingCaseTexts from '#texts/bookingCase'
import staffTexts from '#texts/staff'
import { RecordScreen } from '../layout/record-screen.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { Views } from '../layout/staff-page.tsx'
import { CasePanel, caseTabs } from './booking/case-panel.tsx'
import { useAssignment } from './booking/use-assignment.ts'
import styles from './booking.module.css'

/** One booking: all its data and the available actions. */
export default function BookingPage() {
  return <RecordScreen>{(record, hold) => <Case record={record} hold={hold} />}</RecordScreen>
}

function Case({ record, hold }: { record: BookingRecord; hold: RecordHold }) {
  const t = useText(bookingCaseTexts)
  const words = useText(staffTexts)
  const staff = useStaff()
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const [comment, setComment] = useState('')
  const [entry, setEntry] = useState<Entry | null>(null)
  const [assigning, setAssigning] = useState(false)
  const tab = caseTabs.find((one) => one === search.get('tab')) ?? 'file'
  const { change, notice, reload } = hold
  // the dialog of a step is in the address, so that the queue can link to it
  const wanted = staffActions.find((one) => one === search.get('do'))
  const action = wanted && record.steps.allowed.includes(wanted) ? wanted : null
  const open = (next: StaffAction | null) => {
    const to = new URLSearchParams(search)
    if (next) to.set('do', next)
    else to.delete('do')
    setSearch(to, { replace: true, preventScrollReset: true })
  }
  const roleName = (role: string) => {
    const known = staffRoles.find((one) => one === role)
    return known ? words(`role.${known}`) : role
  }

  const assign = useAssignment(record, reload, () => setAssigning(true))
  const receipts = hasRole(staff, 'agent', 'controller', 'manager')
  return (
    <>
      <title>{words('pageTitle', { page: record.reference })}</title>
      <CaseHead record={record} now={now} assign={assign} />
      <Views
        label={t('record.tabs')}
        parameter="tab"
        chosen={tab}
        list={caseTabs.map((value) => ({
          value,
          name: t(`record.tab.${value}`),
          count: value === 'documents' ? record.documents.length : value === 'messages' ? record.messages.length : undefined,
        }))}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CasePanel tab={tab} record={record} hold={hold} open={setEntry} />
        </div>
        <div className={styles.side}>
          <AskPanel record={record} change={change} open={open} />
          <ActionsPanel
            record={record}
            roles={staff.roles.map((role) => words(`role.${role}`)).join(words('comma'))}
            roleName={roleName}
            notice={notice}
            open={open}
            receipt={receipts ? () => setEntry({ kind: 'receipt' }) : undefined}
          />
          <TradedInPanel bookingId={record.id} />
          <CaseTimeline timeline={record.timeline} />
        </div>
      </div>
      {action === 'correctInvoice' && <BuyerDialog record={record} change={change} isBilled close={() => open(null)} />}
      {action === 'exchange' && (
        <ExchangeDialog record={record} change={change} comment={comment} keepComment={setComment} close={() => open(null)} />
      )}
      {action && action !== 'correctInvoice' && action !== 'exchange' && (
        <StepDialog
          key={action}
          record={record}
          action={action}
          change={change}
          comment={comment}
          keepComment={setComment}
          close={() => open(null)}
        />
      )}
      {entry && <EntryDialog record={record} entry={entry} change={change} close={() => setEntry(null)} />}
      {assigning && (
        <AssignDialog sale={record.sale.id} present={record.assignee?.subject ?? null} close={() => setAssigning(false)} done={reload} />
      )}
    </>
  )
}
