import type { BookingRecord, LedgerRow } from '../contract.ts'
import { PaymentsPanel } from './payments-panel.tsx'

const row: LedgerRow = {
  id: 1,
  kind: 'Held',
  amount: 1000,
  reason: null,
  method: 'CreditCard',
  externalReference: null,
  cheque: null,
  created: '2026-03-18T10:04:00Z',
  author: null,
  corrects: null,
  isCorrected: false,
}
const none = { price: 187_000, warranty: 0, total: 187_000, settled: 0, open: 187_000, toReturn: 0 }

/** A receipt, a corrected entry and a due refund; an empty ledger. */
export default function PaymentsPanelExamples() {
  const paid = {
    status: 'Accepted',
    balance: { price: 187_000, warranty: 4500, total: 191_500, settled: 41_000, open: 150_500, toReturn: 1000 },
    ledger: [
      { ...row, id: 3, kind: 'Paid', amount: 40_000, method: 'BankTransfer', externalReference: 'VIR-88213', author: 'Yassine Alaoui' },
      { ...row, id: 2, kind: 'Paid', amount: 400, method: 'Cash', author: 'Yassine Alaoui', isCorrected: true },
      row,
    ],
  } as BookingRecord
  const all = { receipt: true, refund: true, takeBack: true }
  return (
    <>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <PaymentsPanel record={paid} may={all} open={() => undefined} />
      </div>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <PaymentsPanel
          record={{ status: 'Submitted', balance: none, ledger: [] as LedgerRow[] } as BookingRecord}
          may={{ receipt: false, refund: false, takeBack: false }}
          open={() => undefined}
        />
      </div>
    </>
  )
}
