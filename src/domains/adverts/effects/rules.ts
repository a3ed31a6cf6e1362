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
