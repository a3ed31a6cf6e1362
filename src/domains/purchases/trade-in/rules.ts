import type { PurchaseStatus } from '../status.ts'

/** States in which the owner has accepted the price and has not got it yet: it may be taken off the car that they buy. */
export const valueStands: readonly PurchaseStatus[] = [
  'CustomerAccepted',
  'DocumentsSubmited',
  'DocumentsRejected',
  'DocumentsAccepted',
  'Billed',
  'DocumentsConformityRejected',
  'DocumentsConformityAccepted',
]

/** Both sides of a trade-in, in whole dirhams. */
interface Sides {
  /** of the car of ours, with what comes on top of its price */
  price: number
  fees: number
  /** what was paid for it, the deposit and a deducted trade-in among it */
  settled: number
  /** what the house offers for the other one; null before it does */
  value: number | null
  status: PurchaseStatus
}

/**
 * What is left to pay, or to get back. The value counts once its owner accepted it, and only as long as it is not settled: afterwards it is a
 * receipt of the booking, or was transferred to them.
 */
export function tradeInSum({ price, fees, settled, value, status }: Sides): { isDeducted: boolean; toPay: number; toReceive: number } {
  const isDeducted = value !== null && valueStands.includes(status)
  const open = price + fees - settled - (isDeducted ? value : 0)
  return { isDeducted, toPay: Math.max(0, open), toReceive: Math.max(0, -open) }
}
