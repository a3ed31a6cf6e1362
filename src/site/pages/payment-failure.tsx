import { OutcomePage } from '../account/outcome-page.tsx'

/** Where the card gateway sends the browser after a refusal, and where a payment is taken up again while the car is held. */
export default function PaymentFailurePage() {
  return <OutcomePage arrived="failure" />
}
