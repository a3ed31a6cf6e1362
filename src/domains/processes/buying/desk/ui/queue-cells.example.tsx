import { bookingStatuses } from '#domains/processes/buying/bookings/status.ts'
import { useExampleWords } from '#ui/example-words.ts'
import type { QueueRow } from '../contract.ts'
import { AssigneeCell, BookingStatusLabel, DueCell, NextActionCell, ReferenceLink } from './queue-cells.tsx'

const now = new Date('2026-03-24T10:00:00Z')
const row: QueueRow = {
  id: 123,
  reference: 'RV-2026-000123',
  status: 'Submitted',
  due: '2026-03-24T14:00:00Z',
  isOverdue: false,
  since: '2026-03-23T10:00:00Z',
  created: '2026-03-23T10:00:00Z',
  vehicle: { id: 1, reference: 'R-000001', title: 'Dacia Duster', plate: '12345أ6', picture: null },
  customer: { id: 1, name: 'Salma Bennani', phone: '+212612345678' },
  area: { id: 1, name: 'Rihla Casablanca', names: { fr: 'Rihla Casablanca', ar: 'رحلة الدار البيضاء' } },
  sale: { id: 1, reference: 'VT-2026-000123' },
  assignee: { subject: 'agent', name: 'Yassine Alaoui' },
  price: 187_000,
  newPrice: null,
  toReturn: 0,
  isPaymentStuck: false,
  isCancelAsked: false,
  isToDecide: false,
  nextAction: 'accept',
}

/** A line of the work queue with optional changes. */
export function exampleQueueRow(changes: Partial<QueueRow> = {}): QueueRow {
  return { ...row, ...changes }
}

const line = { display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' } as const

/** Deadlines, staff status labels, assignees and next steps. */
export default function QueueCellsExamples() {
  const say = useExampleWords()
  return (
    <>
      <div style={line}>
        <ReferenceLink id={123} reference="RV-2026-000123" />
        <DueCell due="2026-03-26T10:00:00Z" now={now} />
        <DueCell due="2026-03-24T10:40:00Z" now={now} />
        <DueCell due="2026-03-23T10:00:00Z" now={now} />
        <DueCell due="2026-02-20T10:00:00Z" now={now} />
      </div>
      <div style={line}>
        {bookingStatuses.map((status) => (
          <BookingStatusLabel key={status} status={status} />
        ))}
      </div>
      <div style={line}>
        <AssigneeCell assignee={{ name: say({ fr: 'Yassine Alaoui', ar: 'ياسين العلوي' }) }} reference="RV-2026-000123" />
        <AssigneeCell assignee={null} reference="RV-2026-000124" take={() => undefined} />
        <NextActionCell row={exampleQueueRow()} />
        <NextActionCell row={exampleQueueRow({ isOverdue: true })} />
        <NextActionCell row={exampleQueueRow({ nextAction: null })} />
        <NextActionCell row={exampleQueueRow({ toReturn: 1000 })} />
      </div>
    </>
  )
}
