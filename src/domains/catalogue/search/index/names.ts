import { buildVocabulary, type Vocabulary } from '#domains/foundation/reference/rules.ts'
import type { Localized } from '#shared/language.ts'
import type { NameRows } from './store.ts'

export interface Name {
  name: string
  names: Localized
}

/** Names by id, and the vocabulary that resolves text to ids. */
export interface Names {
  brands: ReadonlyMap<number, Name>
  models: ReadonlyMap<number, Name & { brandId: number; bodyStyle: string }>
  cities: ReadonlyMap<number, Name & { latitude: number; longitude: number }>
  storageAreas: ReadonlyMap<number, Name>
  vocabulary: Vocabulary
}

/** Builds lookup maps from the rows of the reference tables. */
export function buildNames(rows: NameRows): Names {
  return {
    brands: new Map(rows.brands.map(({ id, name, names }) => [id, { name, names }])),
    models: new Map(rows.models.map(({ id, brandId, name, names, bodyStyle }) => [id, { brandId, name, names, bodyStyle }])),
    cities: new Map(rows.cities.map(({ id, name, names, latitude, longitude }) => [id, { name, names, latitude, longitude }])),
    storageAreas: new Map(rows.storageAreas.map(({ id, name, names }) => [id, { name, names }])),
    vocabulary: buildVocabulary(rows),
  }
}
