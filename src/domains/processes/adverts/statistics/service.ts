import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import { leastSimilar } from '../effects/rules.ts'
import { effectsOf } from '../effects/service.ts'
import { findPricePlace } from '../effects/store.ts'
import { ownAd } from '../service.ts'
import type { AdStatistics } from './contract.ts'
import { adviceFor, toldDays } from './rules.ts'
import { findAnswers, findBoosts, findDays, findFirstShowings, findShowings, findSimilar, findStated, type StatedAd } from './store.ts'

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
