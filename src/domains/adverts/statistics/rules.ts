import { type Effect, type EffectKind, gainOf } from '../effects/rules.ts'
import type { AdStatistics } from './contract.ts'

/** So many days are told, the last one included. */
export const toldDays = 60

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
