import { type Effect, type EffectKind, gainOf } from '../effects/rules.ts'
import type { AdStatistics } from './contract.ts'

/** Fewer say nothing of adverts in general. */
export const least = { similar: 5, boosts: 10 } as const

/** So many days are told, the last one included. */
export const toldDays = 60

/** Views a day of an advert before it was boosted and while it was, and its contacts in the seven days before and the first seven of the boost. */
export interface BoostedViews {
  before: number
  during: number
  contactsBefore: number
  contactsDuring: number
}

/** What boosts did, on average of the adverts that were looked at before; null for too few of them. */
export function boostEffect(boosts: readonly BoostedViews[]): AdStatistics['boostEffect'] {
  if (boosts.length < least.boosts) return null
  const sum = (of: keyof BoostedViews) => boosts.reduce((all, one) => all + one[of], 0)
  if (sum('before') === 0) return null
  const mean = (of: keyof BoostedViews) => Math.round((sum(of) / boosts.length) * 10) / 10
  return {
    adverts: boosts.length,
    percent: Math.round((sum('during') / sum('before') - 1) * 100),
    contactsBefore: mean('contactsBefore'),
    contactsDuring: mean('contactsDuring'),
    notMore: boosts.filter(({ before, during }) => during <= before).length,
  }
}

/** What advice looks at. `typicalPhotos`: null where too few adverts were online; `place`: where the price stood last, null where that is not known. */
export interface Advised {
  price: number | null
  place: { high: number; probable: number } | null
  photos: number
  typicalPhotos: number | null
  /** facts that are not said */
  unsaid: readonly string[]
  isInspected: boolean
  effects: Record<EffectKind, Effect | null>
}

/** What may bring more buyers, what was measured to bring the most views first; nothing that would not hold. */
export function adviceFor({ price, place, photos, typicalPhotos, unsaid, isInspected, effects }: Advised): AdStatistics['advice'] {
  const advice: AdStatistics['advice'] = []
  if (price !== null && place !== null && price > place.high)
    advice.push({ kind: 'price', less: price - place.probable, effect: effects.price })
  if (typicalPhotos !== null && photos < typicalPhotos)
    advice.push({ kind: 'photos', count: photos, typical: typicalPhotos, effect: effects.photos })
  if (unsaid.length > 0) advice.push({ kind: 'facts', fields: [...unsaid], effect: effects.facts })
  if (!isInspected) advice.push({ kind: 'inspection', effect: effects.inspection })
  return advice.toSorted((a, b) => gainOf(b.effect) - gainOf(a.effect))
}
