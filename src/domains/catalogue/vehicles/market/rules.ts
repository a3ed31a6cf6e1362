import { doubtfulRatio, leastPrice } from '../rules.ts'

/** Reasons for confirming a price. */
export const priceDoubts = ['farFromLast', 'belowMarket', 'aboveMarket', 'belowFloor', 'implausible'] as const
export type PriceDoubt = (typeof priceDoubts)[number]

/** Allowed difference in percent without confirmation: from the last price, and from the median of comparable cars. */
export interface PriceLimits {
  change: number
  below: number
  above: number
}

/** Prices of comparable cars on sale, excluding the car, in whole dirhams: the 5th and 95th percentiles and the median. */
export interface MarketRange {
  low: number
  median: number
  high: number
  count: number
}

/** Facts that a price is compared with; null when unknown. Amounts are whole dirhams. */
export interface PriceFacts {
  /** the last approved price */
  last: number | null
  market: MarketRange | null
  floor: number | null
  /** years since the first registration */
  age: number | null
}

/** Result of a comparison. `percent` and `marketPercent` are rounded, negative below. */
export interface PriceCheck {
  doubts: PriceDoubt[]
  difference: number | null
  percent: number | null
  marketPercent: number | null
  /** ten times or a tenth of the price, when that amount is not doubtful: a digit is missing or superfluous */
  meant: number | null
}

/** Up to this age in years, a lower price is implausible without comparable cars. */
const youngCar = { age: 10, price: 15_000 } as const

const percentOf = (price: number, of: number) => Math.round(((price - of) * 100) / of)

function findDoubts(price: number, { last, market, floor, age }: PriceFacts, limits: PriceLimits): PriceDoubt[] {
  const isUnknownAndCheap = market === null && age !== null && age <= youngCar.age && price < youngCar.price
  const found: Record<PriceDoubt, boolean> = {
    farFromLast: last !== null && Math.abs(price - last) * 100 > last * limits.change,
    belowMarket: market !== null && price * 100 < market.median * (100 - limits.below),
    aboveMarket: market !== null && price * 100 > market.median * (100 + limits.above),
    belowFloor: floor !== null && price < floor,
    implausible: price < leastPrice || isUnknownAndCheap || (market !== null && price < market.median * doubtfulRatio),
  }
  return priceDoubts.filter((doubt) => found[doubt])
}

/**
 * Compares a price with the last price, the market, the floor price and the age of its car. A price without doubts needs no confirmation.
 */
export function checkPrice(price: number, facts: PriceFacts, limits: PriceLimits): PriceCheck {
  const { last, market } = facts
  const doubts = findDoubts(price, facts, limits)
  const others = doubts.length > 0 && (last !== null || market !== null) ? [price * 10, Math.round(price / 10)] : []
  return {
    doubts,
    difference: last === null ? null : price - last,
    percent: last === null ? null : percentOf(price, last),
    marketPercent: market === null ? null : percentOf(price, market.median),
    meant: others.find((other) => other >= leastPrice && findDoubts(other, facts, limits).length === 0) ?? null,
  }
}
