import type { PurchaseStatus } from '../status.ts'

/** States in which the accepted price is not paid yet and can be deducted from the other car. */
export const valueStands: readonly PurchaseStatus[] = [
  'CustomerAccepted',
  'DocumentsSubmited',
  'DocumentsRejected',
  'DocumentsAccepted',
  'Billed',
  'DocumentsConformityRejected',
  'DocumentsConformityAccepted',
]

interface Sides {
  /** price and fees of the car that the customer buys */
  price: number
  fees: number
  /** paid so far, including the deposit and a deducted trade-in */
  settled: number
  /** offer for the traded-in car; null before it is made */
  value: number | null
  status: PurchaseStatus
}

/**
 * Returns the amount to pay or to receive. The value counts from its acceptance until it is settled; then it is a receipt of the booking
 * or was transferred.
 */
export function tradeInSum({ price, fees, settled, value, status }: Sides): { isDeducted: boolean; toPay: number; toReceive: number } {
  const isDeducted = value !== null && valueStands.includes(status)
  const open = price + fees - settled - (isDeducted ? value : 0)
  return { isDeducted, toPay: Math.max(0, open), toReceive: Math.max(0, -open) }
}
