import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { uniqueView, type Visitor } from '#platform/unique-visitor.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import { ownAd } from '../service.ts'
import type { AdStatistics } from './contract.ts'
import { adviceFor, type BoostEffect, boostEffectOf, type Effect, type EffectKind, effectOf, leastSimilar, toldDays } from './rules.ts'
import {
  findAnswers,
  findBoostEffect,
  findBoostedWeeks,
  findBoosts,
  findDays,
  findFirstShowings,
  findMeasured,
  findPricePlace,
  findShowings,
  findSimilar,
  findStated,
  insertShowings,
  insertView,
  measure,
  type Showing,
  type StatedAd,
  saveBoostEffect,
} from './store.ts'

const day = 86_400_000
/** Maximum age of a price position. */
const placeMemory = 7 * day

/** Facts that buyers filter by. */
const filteredFacts = ['fuelType', 'gearType', 'color', 'fiscalPower', 'isFirstHand'] as const

const unknownShowings = { shown: null, opened: null }

const nextDay = (from: string): string => new Date(Date.parse(from) + day).toISOString().slice(0, 10)

/** Returns the statistics of the caller's advert. Throws NotFound for another owner, CustomerInactive. */
export async function getStatistics(deps: Deps, actor: Actor, id: number): Promise<AdStatistics> {
  const ad = await findStated(deps.db, await ownAd(deps, actor, { id }))
  if (!ad) throw new AppError('NotFound', { id })
  const now = deps.clock.now()
  const today = localTime(now).day
  const until = ad.ended ?? today
  const oldest = localTime(Date.parse(until) - (toldDays - 1) * day).day
  const since = ad.first === null || ad.first > oldest ? ad.first : oldest
  const [views, boosts, { boostEffect, ...measured }, place] = await Promise.all([
    since === null ? null : viewsSince(deps, ad, since, until),
    findBoosts(deps.db, ad.id, now),
    effectsOf(deps.db),
    findPricePlace(deps.db, ad.id, localTime(now.getTime() - placeMemory).day),
  ])
  return {
    since,
    boosts,
    ...(views ?? { days: [], shownSince: null, reach: { ...unknownShowings, views: 0, favourites: 0, contacts: 0 }, similar: null }),
    boostEffect,
    advice: adviceFor({ ...ad, ...measured, place, unsaid: filteredFacts.filter((fact) => ad[fact] === null) }),
  }
}

/** Returns daily views and contacts, with those of similar adverts over the same days. */
async function viewsSince(
  { db }: Deps,
  ad: StatedAd,
  since: string,
  until: string,
): Promise<Pick<AdStatistics, 'days' | 'reach' | 'similar' | 'shownSince'>> {
  const similar = await findSimilar(db, ad)
  const others = similar.map(({ id }) => id)
  const [seen, showings, firstShowings, own, theirs] = await Promise.all([
    findDays(db, [ad.id, ...others], since, until),
    findShowings(db, [ad.id, ...others], since, until),
    findFirstShowings(db),
    findAnswers(db, [ad.id], since),
    findAnswers(db, others, since),
  ])
  const viewsOn = new Map<string, { own: number; theirs: number }>()
  for (const { id, day: on, views } of seen) {
    const sums = viewsOn.get(on) ?? { own: 0, theirs: 0 }
    sums[id === ad.id ? 'own' : 'theirs'] += views
    viewsOn.set(on, sums)
  }
  const counted = firstShowings !== null && firstShowings <= until ? (firstShowings > since ? firstShowings : since) : null
  const shownOn = new Map(showings.filter(({ id }) => id === ad.id).map(({ day: on, shown }) => [on, shown]))
  const sumShown = (isOwn: boolean) =>
    counted === null
      ? unknownShowings
      : showings
          .filter(({ id }) => (id === ad.id) === isOwn)
          .reduce((all, one) => ({ shown: all.shown + one.shown, opened: all.opened + one.opened }), { shown: 0, opened: 0 })
  const days: AdStatistics['days'] = []
  for (let on = since; on <= until; on = nextDay(on)) {
    const online = similar.filter(({ first }) => first <= on).length
    const { own: views, theirs: theirViews } = viewsOn.get(on) ?? { own: 0, theirs: 0 }
    days.push({
      day: on,
      views,
      similar: online < leastSimilar ? null : Math.round((theirViews / online) * 10) / 10,
      shown: counted !== null && on >= counted ? (shownOn.get(on) ?? 0) : null,
    })
  }
  const sum = (of: 'own' | 'theirs') => [...viewsOn.values()].reduce((all, sums) => all + sums[of], 0)
  return {
    days,
    shownSince: counted,
    reach: { ...sumShown(true), views: sum('own'), ...own },
    similar: similar.length < leastSimilar ? null : { adverts: similar.length, ...sumShown(false), views: sum('theirs'), ...theirs },
  }
}

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

/** Counts a view of a car's advert, once a day per visitor; not its seller's. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Visitor): Promise<void> {
  const view = uniqueView(deps, 'advert', who)
  if (view) await insertView(deps.db, vehicleId, view)
}

/** Interval of writing impressions from memory, in ms; shorter than the minimum time on a page to count as its visitor. */
const writtenEvery = 2000
/** Maximum impressions in memory; more are dropped. */
const mostWaiting = 20_000

/**
 * Counts list impressions. They are far more frequent than page views, so they are buffered and written in batches, each visitor once. A
 * crash loses the last two seconds.
 */
export function showingsCounter(deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>) {
  let waiting = new Map<string, Showing>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  /** Writes the buffer; resolves when done. */
  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting.values()]
    waiting = new Map()
    writing = writing
      .then(() => insertShowings(deps.db, batch))
      .catch((err: unknown) => deps.log.warn({ err, lost: batch.length }, 'showings of adverts could not be counted'))
    return writing
  }

  /** Buffers the impressions of adverts, by the ids of their cars. */
  function add(vehicles: readonly number[], who: Visitor): void {
    const view = uniqueView(deps, 'advert', who)
    if (!view) return
    for (const vehicleId of vehicles) {
      if (waiting.size >= mostWaiting) break
      waiting.set(`${vehicleId} ${view.day} ${view.network} ${view.visitor}`, { ...view, vehicleId })
    }
    timer ??= setTimeout(write, writtenEvery).unref()
  }

  return { add, write }
}
