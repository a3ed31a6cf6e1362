import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { PurchaseFacts } from './purchase-facts.tsx'

/** An open purchase with optional changes. */
export function exampleBooking(changes: Partial<CustomerBooking> = {}): CustomerBooking {
  return {
    key: '00000000-0000-4000-8000-000000000001',
    id: 1,
    reference: 'RV-2026-000123',
    status: 'Accepted',
    failure: null,
    vehicle: { id: 1, reference: 'R-000001', title: 'Dacia Duster', slug: 'dacia-duster-2021', year: 2021, picture: null },
    price: 187_000,
    deposit: 1000,
    rest: 186_000,
    holdUntil: '2026-03-18T10:15:00Z',
    now: '2026-03-24T10:00:00Z',
    paymentId: null,
    payable: false,
    ledger: [
      { kind: 'Held', amount: 1000, reason: null, method: null, created: '2026-03-18T10:04:00Z' },
      { kind: 'Counted', amount: 1000, reason: null, method: null, created: '2026-03-19T09:00:00Z' },
      { kind: 'Paid', amount: 40_000, reason: null, method: 'BankTransfer', created: '2026-03-21T15:30:00Z' },
    ],
    next: 'none',
    step: 2,
    cancellable: true,
    created: '2026-03-18T10:00:00Z',
    listedPrice: 189_000,
    newPrice: null,
    paymentType: 'Financing',
    paymentMethod: 'BankTransfer',
    loan: { advance: 20, months: 36 },
    warrantyPack: null,
    warrantyUntil: null,
    deliveryDate: '2026-03-30',
    delivered: null,
    recovered: null,
    invoiceNumber: 'F-2026-00042',
    statuses: [
      { type: 'Submitted', created: '2026-03-18T10:04:00Z' },
      { type: 'Accepted', created: '2026-03-19T09:00:00Z' },
    ],
    messages: [
      { channel: 'Email', about: 'submitted', sent: '2026-03-18T10:05:00Z' },
      { channel: 'Sms', about: 'accepted', sent: '2026-03-19T09:01:00Z' },
    ],
    documents: 2,
    actions: ['cancel'],
    ...changes,
  } as CustomerBooking
}

/** A purchase with a loan and an invoice, and one with few details. */
export default function PurchaseFactsExamples() {
  const bare = { paymentType: null, paymentMethod: null, loan: null, deliveryDate: null, invoiceNumber: null, listedPrice: 187_000 }
  return (
    <>
      <div>
        <PurchaseFacts booking={exampleBooking()} />
      </div>
      <div>
        <PurchaseFacts booking={exampleBooking(bare)} />
      </div>
    </>
  )
}
