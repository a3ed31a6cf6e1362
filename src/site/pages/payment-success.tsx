import { OutcomePage } from '../account/outcome-page.tsx'

/** Where the card gateway sends the browser after a payment. It shows what the bank has told the house, not what the address says. */
export default function PaymentSuccessPage() {
  return <OutcomePage arrived="success" />
}
