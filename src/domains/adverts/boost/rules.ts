/** Seconds of a day. */
export const daySeconds = 86_400

/** A pack that was paid, as far as its refund depends on it. */
export interface PaidBoost {
  id: number
  /** whole dirhams */
  price: number
  days: number
}

/** What goes back of a pack; `isWhole`: none of its days was served. */
export interface RefundPart {
  id: number
  amount: number
  isWhole: boolean
}

/**
 * What goes back when so many seconds are left: days are served in the order in which they were bought, so what is left belongs to the
 * latest packs. Each gives back its price by the part that is left, to the next whole dirham in favour of the seller; never more than
 * was paid.
 */
export function refundsOf(boosts: readonly PaidBoost[], secondsLeft: number): RefundPart[] {
  let left = Math.max(0, secondsLeft)
  const parts: RefundPart[] = []
  for (const { id, price, days } of boosts.toReversed()) {
    const unserved = Math.min(left, days * daySeconds)
    left -= unserved
    const amount = Math.min(price, Math.ceil((price * unserved) / (days * daySeconds)))
    if (amount > 0) parts.push({ id, amount, isWhole: unserved === days * daySeconds })
  }
  return parts
}
