import { exampleBooking } from './purchase-facts.example.tsx'
import { PurchaseMessages } from './purchase-messages.tsx'

/** An e-mail and an SMS; an empty list. */
export default function PurchaseMessagesExamples() {
  return (
    <>
      <div>
        <PurchaseMessages messages={exampleBooking().messages} />
      </div>
      <div>
        <PurchaseMessages messages={[]} />
      </div>
    </>
  )
}
