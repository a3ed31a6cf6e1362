import { type Language, localized, type PartlyLocalized } from '#shared/language.ts'
import type { VehicleAd } from '../contract.ts'

export const daySeconds = 86_400

/** A paid pack with the data of its refund. */
export interface PaidBoost {
  id: number
  /** whole dirhams */
  price: number
  days: number
}

/** Refund of a pack; `isWhole`: no day was served. */
export interface RefundPart {
  id: number
  amount: number
  isWhole: boolean
}

/**
 * Returns the refunds for the remaining seconds. Days are served in order of purchase, so the rest belongs to the latest packs. Each
 * refunds its remaining share, rounded up to the dirham, at most its price.
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

/** Paid packs of an advert, latest last, and the end of their days: an instant, or the seconds left once the advert is on sale again. */
interface BoughtBoosts {
  boostedUntil: string | null
  boostLeft: number | null
  boosts: (Omit<VehicleAd['boosts'][number], 'name'> & { names: PartlyLocalized; packId: number })[]
}

/** Returns the remaining paid days of an advert, and their packs. */
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
