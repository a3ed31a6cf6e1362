import { type Language, localized, type PartlyLocalized } from '#shared/language.ts'
import type { VehicleAd } from '../contract.ts'

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

/** What was paid for an advert, the latest last, and when its days end: by the clock, or so many seconds after it is on sale again. */
interface BoughtBoosts {
  boostedUntil: string | null
  boostLeft: number | null
  boosts: (Omit<VehicleAd['boosts'][number], 'name'> & { names: PartlyLocalized; packId: number })[]
}

/** What is left of the paid days of an advert, and what they were bought with. */
export function boostOf(
  { boostedUntil, boostLeft, boosts }: BoughtBoosts,
  language: Language,
  now: Date,
): Pick<VehicleAd, 'boost' | 'boosts' | 'boostPack' | 'boostPackId'> {
  const runs = boostedUntil === null ? 0 : Math.ceil((Date.parse(boostedUntil) - now.getTime()) / 1000)
  const last = boosts.findLast(({ ended }) => ended === null)
  const pack = last && { id: last.packId, name: localized(last.names, language), price: last.price, boostInDays: last.days }
  const left = runs > 0 ? runs : boostLeft
  const refund = refundsOf(
    boosts.filter(({ ended }) => ended === null),
    left ?? 0,
  ).reduce((sum, { amount }) => sum + amount, 0)
  return {
    boost: left === null ? null : { until: runs > 0 ? boostedUntil : null, secondsLeft: left, refund },
    boosts: boosts.map(({ names, packId: _pack, ...bought }) => ({ ...bought, name: localized(names, language) })),
    boostPack: pack ?? null,
    boostPackId: pack?.id ?? null,
  }
}
