import { setImmediate as breath } from 'node:timers/promises'
import { ownAd } from '#domains/adverts/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { localTime } from '#shared/working-time.ts'
import type { Comparable, PriceModel } from '../rules.ts'
import type { AdPriceDay } from './contract.ts'
import { findPriceDays, findPriced, savePriceDays } from './store.ts'

/** So many days are told. */
const toldDays = 60

/** Where the price of an advert of the caller stood. NotFound for anybody else's, CustomerInactive. */
export async function listPriceDays(deps: Deps, actor: Actor, id: number): Promise<AdPriceDay[]> {
  return findPriceDays(deps.db, await ownAd(deps, actor, { id }), toldDays)
}

/** Keeps where the prices of the adverts online stand today among `cars` by a model of prices, each where at least `needed` others are comparable. */
export async function notePriceDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cars: readonly (Comparable & { modelId: number })[],
  needed: number,
  model: PriceModel,
): Promise<void> {
  const ofModel = Map.groupBy(cars, ({ modelId }) => modelId)
  const noted: (Omit<AdPriceDay, 'day'> & { adId: number })[] = []
  for (const { adId, vehicleId, modelId, price, ...car } of await findPriced(db)) {
    const others = (ofModel.get(modelId) ?? []).filter(({ id }) => id !== vehicleId)
    const range = model(car, others, needed)
    if (range) noted.push({ adId, price, low: range.low, probable: range.probable, high: range.high, cars: range.adjusted.length })
    // calls that this process answers go between
    await breath()
  }
  await savePriceDays(db, localTime(clock.now()).day, noted)
}
