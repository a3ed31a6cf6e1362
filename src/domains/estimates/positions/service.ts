import { setImmediate as breath } from 'node:timers/promises'
import { ownAd } from '#domains/adverts/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { localTime } from '#shared/working-time.ts'
import type { Comparable, PriceModel } from '../rules.ts'
import type { AdPriceDay } from './contract.ts'
import { findPriceDays, findPriced, savePriceDays } from './store.ts'

/** Maximum number of returned days. */
const toldDays = 60

/** Returns the daily price positions of an advert of the caller. NotFound for an advert of another customer, CustomerInactive. */
export async function listPriceDays(deps: Deps, actor: Actor, id: number): Promise<AdPriceDay[]> {
  return findPriceDays(deps.db, await ownAd(deps, actor, { id }), toldDays)
}

/** Stores the price position of online adverts today among `cars`, each with at least `needed` other comparable cars. */
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
    // lets this process serve pending requests
    await breath()
  }
  await savePriceDays(db, localTime(clock.now()).day, noted)
}
