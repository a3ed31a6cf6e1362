import { buildVocabulary, type Vocabulary } from '../reference/rules.ts'
import type { NameRows } from './index/store.ts'

export interface Name {
  name: string
  nameAr: string
}

/** Names by id, and the vocabulary that resolves what people write into ids. */
export interface Names {
  brands: ReadonlyMap<number, Name>
  models: ReadonlyMap<number, Name & { brandId: number }>
  cities: ReadonlyMap<number, Name>
  storageAreas: ReadonlyMap<number, Name>
  vocabulary: Vocabulary
}

/** Prepares the rows of the reference tables for questions and answers. */
export function buildNames(rows: NameRows): Names {
  return {
    brands: new Map(rows.brands.map(({ id, name, nameAr }) => [id, { name, nameAr }])),
    models: new Map(rows.models.map(({ id, brandId, name, nameAr }) => [id, { brandId, name, nameAr }])),
    cities: new Map(rows.cities.map(({ id, nameFr, nameAr }) => [id, { name: nameFr, nameAr }])),
    storageAreas: new Map(rows.storageAreas.map(({ id, name, nameAr }) => [id, { name, nameAr }])),
    vocabulary: buildVocabulary(rows),
  }
}
