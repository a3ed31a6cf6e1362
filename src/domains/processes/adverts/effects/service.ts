import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { localTime } from '#shared/working-time.ts'
import { type BoostEffect, boostEffectOf, type Effect, type EffectKind, effectOf } from './rules.ts'
import { findBoostEffect, findBoostedWeeks, findMeasured, measure, saveBoostEffect } from './store.ts'

const day = 86_400_000
/** Measured period in whole days, up to yesterday. */
const measuredDays = 90
/** Minimum days online of a measured advert. */
const leastDays = 3
/** Maximum age of a measured boost, in days. */
const boostDays = 365

/** Returns the configured minimum of adverts on either side. */
const leastAdverts = async (db: Deps['db']): Promise<number> => Number((await findSetting(db, 'ads.adviceSample')) ?? 10)

/** Measures the effect of photos, facts, an inspection, the price and a boost from recent views and contacts. */
export async function measureEffects({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const [since, until] = [localTime(now - measuredDays * day).day, localTime(now - day).day]
  await measure(db, { since, until, leastDays, leastAdverts: await leastAdverts(db) })
  await saveBoostEffect(db, boostEffectOf(await findBoostedWeeks(db, new Date(now - boostDays * day), new Date(now))))
}

/** Returns the last measured effects, null with too few adverts, and the number of photos that counts as many. */
export async function effectsOf(
  db: Deps['db'],
): Promise<{ effects: Record<EffectKind, Effect | null>; boostEffect: BoostEffect | null; typicalPhotos: number | null }> {
  const [measured, boosts, least] = await Promise.all([findMeasured(db), findBoostEffect(db), leastAdverts(db)])
  const of = (kind: EffectKind) => measured.find((one) => one.kind === kind)
  return {
    effects: {
      price: effectOf(of('price'), least),
      photos: effectOf(of('photos'), least),
      facts: effectOf(of('facts'), least),
      inspection: effectOf(of('inspection'), least),
    },
    boostEffect: boosts && boosts.adverts >= least && boosts.otherAdverts >= least ? boosts : null,
    typicalPhotos: of('photos')?.threshold ?? null,
  }
}
