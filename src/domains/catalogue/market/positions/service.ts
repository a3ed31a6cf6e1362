import { setImmediate as breath } from 'node:timers/promises'
import type { Deps } from '#platform/context.ts'
import { localTime } from '#shared/working-time.ts'
import type { Comparable, PriceModel } from '../rules.ts'
import type { AdPriceDay } from './contract.ts'
import { findPriceDays, findPriced, savePriceDays } from './store.ts'

/** Maximum number of returned days. */
const maxDays = 60

/** Returns the daily price positions of an advert, without an access check. */
export function listPriceDays({ db }: Pick<Deps, 'db'>, id: number): Promise<AdPriceDay[]> {
  return findPriceDays(db, id, maxDays)
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
