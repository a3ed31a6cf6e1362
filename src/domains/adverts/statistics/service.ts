import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import { ownAd } from '../service.ts'
import type { AdStatistics } from './contract.ts'
import { adviceFor, boostEffect, least, toldDays } from './rules.ts'
import { findAnswers, findBoostedViews, findBoosts, findDays, findSimilar, findStated, findTypicalPhotos, type StatedAd } from './store.ts'

const day = 86_400_000
/** Boosts of so long ago still say what a boost does. */
const boostMemory = 365 * day

/** Facts by which buyers filter. */
const filteredFacts = ['fuelType', 'gearType', 'color', 'fiscalPower', 'isFirstHand'] as const

const nextDay = (from: string): string => new Date(Date.parse(from) + day).toISOString().slice(0, 10)

/** What an advert of the caller has brought. NotFound for anybody else's, CustomerInactive. */
export async function getStatistics(deps: Deps, actor: Actor, id: number): Promise<AdStatistics> {
  const ad = await findStated(deps.db, await ownAd(deps, actor, { id }))
  if (!ad) throw new AppError('NotFound', { id })
  const now = deps.clock.now()
  const today = localTime(now).day
  const until = ad.ended ?? today
  const oldest = localTime(Date.parse(until) - (toldDays - 1) * day).day
  const since = ad.first === null || ad.first > oldest ? ad.first : oldest
  const [views, boosts, boosted, typicalPhotos] = await Promise.all([
    since === null ? null : viewsSince(deps, ad, since, until),
    findBoosts(deps.db, ad.id, now),
    findBoostedViews(deps.db, new Date(now.getTime() - boostMemory), now),
    findTypicalPhotos(deps.db, least.photos),
  ])
  return {
    since,
    boosts,
    ...(views ?? { days: [], reach: { views: 0, favourites: 0, contacts: 0 }, similar: null }),
    boostEffect: boostEffect(boosted),
    advice: adviceFor({ ...ad, typicalPhotos, unsaid: filteredFacts.filter((fact) => ad[fact] === null) }),
  }
}

/** Views day by day, and what came of them, beside similar adverts over the same days. */
async function viewsSince(
  { db }: Deps,
  ad: StatedAd,
  since: string,
  until: string,
): Promise<Pick<AdStatistics, 'days' | 'reach' | 'similar'>> {
  const similar = await findSimilar(db, ad)
  const others = similar.map(({ id }) => id)
  const [seen, own, theirs] = await Promise.all([
    findDays(db, [ad.id, ...others], since, until),
    findAnswers(db, [ad.id], since),
    findAnswers(db, others, since),
  ])
  const viewsOn = new Map<string, { own: number; theirs: number }>()
  for (const { id, day: on, views } of seen) {
    const sums = viewsOn.get(on) ?? { own: 0, theirs: 0 }
    sums[id === ad.id ? 'own' : 'theirs'] += views
    viewsOn.set(on, sums)
  }
  const days: AdStatistics['days'] = []
  for (let on = since; on <= until; on = nextDay(on)) {
    const online = similar.filter(({ first }) => first <= on).length
    const { own: views, theirs: theirViews } = viewsOn.get(on) ?? { own: 0, theirs: 0 }
    days.push({ day: on, views, similar: online < least.similar ? null : Math.round((theirViews / online) * 10) / 10 })
  }
  const sum = (of: 'own' | 'theirs') => [...viewsOn.values()].reduce((all, sums) => all + sums[of], 0)
  return {
    days,
    reach: { views: sum('own'), ...own },
    similar: similar.length < least.similar ? null : { adverts: similar.length, views: sum('theirs'), ...theirs },
  }
}
