import storeRows from '#domains/foundation/reference/data/stores.json' with { type: 'json' }
import type { Random } from './random.ts'

const stores = storeRows.map(({ tag, city }) => ({ tag, city }))
const storeShares: Record<string, number> = { Casablanca: 36, Rabat: 16, Marrakech: 12, Tanger: 10, Fès: 9, Agadir: 8, Oujda: 5, Salé: 4 }
/** Where private sellers live. */
const cities: readonly (readonly [string, number])[] = [
  ['Casablanca', 33],
  ['Rabat', 13],
  ['Marrakech', 8],
  ['Tanger', 7],
  ['Fès', 6],
  ['Agadir', 6],
  ['Meknès', 2.7],
  ['Kénitra', 2.7],
  ['Tétouan', 2.6],
  ['Salé', 2.5],
  ['Oujda', 1.6],
  ['El Jadida', 1.6],
  ['Témara', 1.4],
  ['Nador', 1.2],
  ['Mohammédia', 1],
  ['Safi', 1],
  ['Béni Mellal', 1],
  ['Khouribga', 0.8],
  ['Settat', 0.8],
  ['Berrechid', 0.6],
  ['Larache', 0.4],
  ['Laâyoune', 0.4],
  ['Essaouira', 0.4],
  ['Taza', 0.3],
  ['Errachidia', 0.3],
  ['Berkane', 0.3],
  ['Ouarzazate', 0.3],
  ['Guelmim', 0.2],
  ['Dakhla', 0.2],
]

/** Where a car is: in one of our stores, or at the seller's. `store` is the store's tag. */
export function pickPlace(random: Random, operationType: 'Standard' | 'Intermediation' | 'Ad'): { city: string; store: string | null } {
  if (operationType === 'Ad') return { city: random.weighted(cities), store: null }
  const store = random.weighted(stores.map((entry) => [entry, storeShares[entry.city] ?? 3] as const))
  return { city: store.city, store: store.tag }
}
