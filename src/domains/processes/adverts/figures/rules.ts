import type { AdStatistics } from './contract.ts'

/** Measured factors that a seller can change. */
export type EffectKind = 'price' | 'photos' | 'facts' | 'inspection'

/** Adverts with a factor and those without it, over the same period. */
export interface Measured {
  kind: EffectKind
  /** number of photos that counts as many; null for the other kinds */
  threshold: number | null
  since: string
  until: string
  adverts: number
  /** total days online of these adverts */
  days: number
  views: number
  contacts: number
  otherAdverts: number
  otherDays: number
  otherViews: number
  otherContacts: number
}

/** Measured effect of a factor: views per day, and contacts in thirty days, of adverts with and without it. */
export interface Effect {
  since: string
  until: string
  adverts: number
  views: number
  contacts: number
  otherAdverts: number
  otherViews: number
  otherContacts: number
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Returns the effect of a measurement; null when either side has fewer than `least` adverts. */
export function effectOf(measured: Measured | undefined, least: number): Effect | null {
  if (!measured || measured.adverts < least || measured.otherAdverts < least) return null
  const { since, until, adverts, days, views, contacts, otherAdverts, otherDays, otherViews, otherContacts } = measured
  return {
    ...{ since, until, adverts, views: tenth(views / days), contacts: tenth((contacts / days) * 30) },
    ...{ otherAdverts, otherViews: tenth(otherViews / otherDays), otherContacts: tenth((otherContacts / otherDays) * 30) },
  }
}

/** Returns the ratio of views with and without the factor; 1 when it is unknown. */
const gainOf = (effect: Effect | null): number => (effect && effect.otherViews > 0 ? effect.views / effect.otherViews : 1)

/** Minimum number of similar adverts of a comparison. */
export const leastSimilar = 5

/** A boosted advert in its first seven paid days and the seven days before, with similar unboosted adverts over the same days. */
export interface BoostedWeek {
  /** views; before: at least one */
  before: number
  during: number
  contactsBefore: number
  contactsDuring: number
  /** similar adverts with views in the days before */
  others: readonly number[]
  /** of these: the median of during / before − 1, and contacts per advert on average */
  othersChange: number
  othersContactsBefore: number
  othersContactsDuring: number
}

/** Measured effect of a boost, compared with similar adverts. */
export interface BoostEffect {
  adverts: number
  percent: number
  notMore: number
  contactsBefore: number
  contactsDuring: number
  otherAdverts: number
  otherPercent: number
  otherContactsBefore: number
  otherContactsDuring: number
}

/** Returns the median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/** Returns the effect of a boost over these weeks, each compared with its similar adverts; null without enough of them. */
export function boostEffectOf(weeks: readonly BoostedWeek[]): BoostEffect | null {
  const compared = weeks.filter(({ before, others }) => before > 0 && others.length >= leastSimilar)
  if (compared.length === 0) return null
  const percent = (of: (week: BoostedWeek) => number) => Math.round(median(compared.map(of)) * 100)
  const mean = (of: 'contactsBefore' | 'contactsDuring' | 'othersContactsBefore' | 'othersContactsDuring') =>
    tenth(compared.reduce((all, week) => all + week[of], 0) / compared.length)
  return {
    adverts: compared.length,
    percent: percent(({ before, during }) => during / before - 1),
    notMore: compared.filter(({ before, during }) => during <= before).length,
    contactsBefore: mean('contactsBefore'),
    contactsDuring: mean('contactsDuring'),
    otherAdverts: new Set(compared.flatMap(({ others }) => others)).size,
    otherPercent: percent(({ othersChange }) => othersChange),
    otherContactsBefore: mean('othersContactsBefore'),
    otherContactsDuring: mean('othersContactsDuring'),
  }
}

/** Number of days shown, the last one included. */
export const toldDays = 60

/** Input of the advice. `typicalPhotos`: null with too few adverts online; `place`: last position of the price, null when unknown. */
export interface Advised {
  price: number | null
  place: { high: number; probable: number } | null
  photos: number
  typicalPhotos: number | null
  /** missing facts */
  unsaid: readonly string[]
  isInspected: boolean
  effects: Record<EffectKind, Effect | null>
}

/** Returns the applicable advice, the largest measured gain first. */
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
