import { OutcomePage } from '../account/outcome-page.tsx'

/** Return address of the card gateway after a refusal; the payment can be retried while the car is held. */
export default function PaymentFailurePage() {
  return <OutcomePage arrived="failure" />
}
