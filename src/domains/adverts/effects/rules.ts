/** What a seller can do about an advert that was measured. */
export type EffectKind = 'price' | 'photos' | 'facts' | 'inspection'

/** Adverts that have something beside those that have not, over the same days. */
export interface Measured {
  kind: EffectKind
  /** of photos: so many are many; null where that is not known */
  threshold: number | null
  since: string
  until: string
  adverts: number
  /** days online of these adverts together */
  days: number
  views: number
  contacts: number
  otherAdverts: number
  otherDays: number
  otherViews: number
  otherContacts: number
}

/** What was measured of adverts that have something, and of the others: views a day and contacts in thirty days of one advert, by days online. */
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

/** The effect that a measure shows; null where either side has fewer than `least` adverts: then it is not known. */
export function effectOf(measured: Measured | undefined, least: number): Effect | null {
  if (!measured || measured.adverts < least || measured.otherAdverts < least) return null
  const { since, until, adverts, days, views, contacts, otherAdverts, otherDays, otherViews, otherContacts } = measured
  return {
    ...{ since, until, adverts, views: tenth(views / days), contacts: tenth((contacts / days) * 30) },
    ...{ otherAdverts, otherViews: tenth(otherViews / otherDays), otherContacts: tenth((otherContacts / otherDays) * 30) },
  }
}

/** How much more often adverts that have it are looked at, 1: not more; what is not known stands as not more. */
export const gainOf = (effect: Effect | null): number => (effect && effect.otherViews > 0 ? effect.views / effect.otherViews : 1)

/** Fewer similar adverts beside one say nothing. */
export const leastSimilar = 5

/** A boosted advert in its first seven paid days and the seven before, beside similar adverts without a boost over the same days. */
export interface BoostedWeek {
  /** views; before: at least one */
  before: number
  during: number
  contactsBefore: number
  contactsDuring: number
  /** similar adverts that were looked at in the days before */
  others: readonly number[]
  /** of these: the median of during / before − 1, and contacts of one on average */
  othersChange: number
  othersContactsBefore: number
  othersContactsDuring: number
}

/** What a boost was measured to bring, beside similar adverts without one. */
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

/** The value in the middle, or between the two in the middle; of none it is 0. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/** What these weeks show, each advert beside its own similar ones; null where none of them has enough of these. */
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
