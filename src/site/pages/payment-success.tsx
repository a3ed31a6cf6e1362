import { OutcomePage } from '../account/outcome-page.tsx'

/** Return address of the card gateway after a payment. Shows the state confirmed by the bank, not the address. */
export default function PaymentSuccessPage() {
  return <OutcomePage arrived="success" />
}
