import { exampleBooking } from './purchase-facts.example.tsx'
import { PurchaseLedger } from './purchase-ledger.tsx'

/** Payments and refunds by day; an empty ledger. */
export default function PurchaseLedgerExamples() {
  const back = { kind: 'Returned', amount: 1000, reason: 'Cancelled', method: null, created: '2026-03-23T08:00:00Z' } as const
  return (
    <>
      <div>
        <PurchaseLedger ledger={[...exampleBooking().ledger, back]} />
      </div>
      <div>
        <PurchaseLedger ledger={[]} />
      </div>
    </>
  )
}
