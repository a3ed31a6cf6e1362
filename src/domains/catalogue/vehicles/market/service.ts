import type { Kysely } from 'kysely'
import { findSettings } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { PriceBasis } from './contract.ts'
import { checkPrice, type PriceCheck, type PriceFacts, type PriceLimits } from './rules.ts'
import { type DescribedCar, findDescribedFacts, findPriceFacts } from './store.ts'

type Db = Kysely<Database>

/** Returns the limits of a kind of price: settings `prices.*`, in percent. */
export async function priceLimits(db: Db, kind: 'stock' | 'advert'): Promise<PriceLimits> {
  const set = await findSettings(db, 'prices.')
  const number = (name: string, otherwise: number) => Number(set.get(`prices.${name}`) ?? otherwise)
  return {
    change: kind === 'stock' ? number('stockChange', 15) : number('advertChange', 20),
    below: number('belowMarket', 30),
    above: number('aboveMarket', 60),
  }
}

/** Returns the data for price checks during input, of a car that its seller describes. */
export async function readPriceBasis({ db, clock }: Pick<Deps, 'db' | 'clock'>, car: DescribedCar): Promise<PriceBasis> {
  const [facts, limits] = await Promise.all([findDescribedFacts(db, car, clock.now().getUTCFullYear()), priceLimits(db, 'advert')])
  return { ...facts, limits }
}

/** A new price of a vehicle, with facts that override the stored ones. */
export interface AskedPrice {
  vehicleId: number
  price: number
  kind: 'stock' | 'advert'
  /** price to compare with, if not the current one */
  last?: number | null
  /** floor price to compare with, if not the stored one */
  floor?: number | null
  now: Date
}

/** Compares a price with the known facts of the vehicle (`checkPrice`). */
export async function assessPrice(
  db: Db,
  { vehicleId, price, kind, last, floor, now }: AskedPrice,
): Promise<{ check: PriceCheck; facts: PriceFacts }> {
  const [known, limits] = await Promise.all([findPriceFacts(db, vehicleId, now.getUTCFullYear()), priceLimits(db, kind)])
  if (!known) throw new Error(`vehicle ${vehicleId} does not exist`)
  const facts = { ...known, ...(last !== undefined && { last }), ...(floor !== undefined && { floor }) }
  return { check: checkPrice(price, facts, limits), facts }
}

/**
 * Rejects a doubtful price unless the caller confirmed this exact amount. BadRequest with `doubtfulPrice` at the field; `limit` is the last
 * price, or the median of the market.
 */
export function requireConfirmed(
  price: number,
  { check, facts }: { check: PriceCheck; facts: PriceFacts },
  confirmed: number | undefined,
  field = 'price',
): void {
  if (check.doubts.length === 0 || confirmed === price) return
  const limit = facts.last ?? facts.market?.median
  throw fieldError(field, 'doubtfulPrice', limit === undefined ? {} : { limit })
}

/** Compares a price and rejects an unconfirmed doubt (`requireConfirmed`). Returns true for a confirmed doubtful price. */
export async function confirmPrice(db: Db, asked: AskedPrice, confirmed: number | undefined, field = 'price'): Promise<boolean> {
  const assessed = await assessPrice(db, asked)
  requireConfirmed(asked.price, assessed, confirmed, field)
  return assessed.check.doubts.length > 0
}
