import { findSetting } from '#domains/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { localTime } from '#shared/working-time.ts'
import { type BoostEffect, boostEffectOf, type Effect, type EffectKind, effectOf } from './rules.ts'
import { findBoostEffect, findBoostedWeeks, findMeasured, measure, saveBoostEffect } from './store.ts'

const day = 86_400_000
/** So many whole days are measured, yesterday the last. */
const measuredDays = 90
/** An advert that was online for less says little. */
const leastDays = 3
/** Boosts of so long ago still say what a boost does. */
const boostDays = 365

/** Fewest adverts on either side of a measure, as the house has set it. */
const leastAdverts = async (db: Deps['db']): Promise<number> => Number((await findSetting(db, 'ads.adviceSample')) ?? 10)

/** Measures what photos, facts, an inspection, the price and a boost bring adverts, from the counted views and contacts of the last days. */
export async function measureEffects({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const [since, until] = [localTime(now - measuredDays * day).day, localTime(now - day).day]
  await measure(db, { since, until, leastDays, leastAdverts: await leastAdverts(db) })
  await saveBoostEffect(db, boostEffectOf(await findBoostedWeeks(db, new Date(now - boostDays * day), new Date(now))))
}

/** What was measured last: the effect of each kind and of a boost, null while too few adverts show it, and how many photos are many. */
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
