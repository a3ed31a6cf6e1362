import { exampleBooking } from './purchase-facts.example.tsx'
import { PurchaseJourney } from './purchase-journey.tsx'

/** At its beginning, in the middle and arrived. */
export default function PurchaseJourneyExamples() {
  return [0, 2, 6].map((step) => (
    <div key={step}>
      <PurchaseJourney booking={exampleBooking({ step })} />
    </div>
  ))
}
