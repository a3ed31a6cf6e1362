import { type Effect, type EffectKind, gainOf } from '../effects/rules.ts'
import type { AdStatistics } from './contract.ts'

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
