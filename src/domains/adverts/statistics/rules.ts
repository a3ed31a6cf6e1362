import type { AdStatistics } from './contract.ts'

/** Fewer say nothing of adverts in general. */
export const least = { similar: 5, boosts: 10, photos: 20 } as const

/** So many days are told, the last one included. */
export const toldDays = 60

/** Views a day of an advert before it was boosted and while it was. */
export interface BoostedViews {
  before: number
  during: number
}

/** What boosts did, on average of the adverts that were looked at before; null for too few of them. */
export function boostEffect(boosts: readonly BoostedViews[]): AdStatistics['boostEffect'] {
  if (boosts.length < least.boosts) return null
  const sum = (of: keyof BoostedViews) => boosts.reduce((all, one) => all + one[of], 0)
  if (sum('before') === 0) return null
  return {
    adverts: boosts.length,
    percent: Math.round((sum('during') / sum('before') - 1) * 100),
    notMore: boosts.filter(({ before, during }) => during <= before).length,
  }
}

/** What advice looks at. `typicalPhotos`: null where too few adverts are online. */
export interface Advised {
  photos: number
  typicalPhotos: number | null
  /** facts that are not said */
  unsaid: readonly string[]
  isInspected: boolean
}

/** What may bring more buyers, the most telling first; nothing that would not hold. */
export function adviceFor({ photos, typicalPhotos, unsaid, isInspected }: Advised): AdStatistics['advice'] {
  const advice: AdStatistics['advice'] = []
  if (typicalPhotos !== null && photos < typicalPhotos) advice.push({ kind: 'photos', count: photos, typical: typicalPhotos })
  if (unsaid.length > 0) advice.push({ kind: 'facts', fields: [...unsaid] })
  if (!isInspected) advice.push({ kind: 'inspection' })
  return advice
}
