import { staffAddress } from '#client/staff/addresses.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { CustomerPanel } from '#domains/processes/buying/desk/ui/customer-panel.tsx'
import { DocumentsPanel } from '#domains/processes/buying/desk/ui/documents-panel.tsx'
import { FilePanel } from '#domains/processes/buying/desk/ui/file-panel.tsx'
import { MessagesPanel } from '#domains/processes/buying/desk/ui/messages-panel.tsx'
import { type Entry, PaymentsPanel } from '#domains/processes/buying/desk/ui/payments-panel.tsx'
import { PrintoutDesk } from '#domains/processes/buying/desk/ui/printout-desk.tsx'
import type { RecordHold } from '#domains/processes/buying/desk/ui/use-record.ts'
import { sidebarEntries } from '../../layout/sidebar.ts'
import { hasRole, useStaff } from '../../layout/staff.ts'

export const caseTabs = ['file', 'documents', 'customer', 'payments', 'messages'] as const

interface CasePanelProps {
  tab: (typeof caseTabs)[number]
  record: BookingRecord
  hold: RecordHold
  /** opens the dialog of a receipt, a refund or its reversal */
  open: (entry: Entry) => void
}

/** The data of a booking, one tab at a time. */
export function CasePanel({ tab, record, hold: { change, reload }, open }: CasePanelProps) {
  const staff = useStaff()
  const receipts = hasRole(staff, 'agent', 'controller', 'manager')
  const money = hasRole(staff, 'controller', 'manager')
  return (
    <>
      {tab === 'file' && (
        <FilePanel
          record={record}
          change={change}
          plans={hasRole(staff, 'agent', 'manager')}
          stockAddress={sidebarEntries.some(({ name }) => name === 'stock') ? staffAddress.vehicle(record.vehicle.id) : undefined}
        />
      )}
      {tab === 'documents' && (
        <>
          <DocumentsPanel documents={record.documents} />
          <PrintoutDesk id={record.id} stamp={record.status} />
        </>
      )}
      {tab === 'customer' && (
        <CustomerPanel record={record} change={change} corrects={hasRole(staff, 'agent', 'manager')} reload={reload} />
      )}
      {tab === 'payments' && <PaymentsPanel record={record} may={{ receipt: receipts, refund: money, takeBack: money }} open={open} />}
      {tab === 'messages' && <MessagesPanel messages={record.messages} />}
    </>
  )
}
