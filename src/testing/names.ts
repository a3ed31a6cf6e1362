import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildNames, type Names } from '#domains/catalogue/search/index/names.ts'
import { squash } from '#domains/foundation/reference/rules.ts'
import type { Localized } from '#shared/language.ts'

interface Spelled {
  name: string
  names: Localized
  nameEn: string
  brand: string
  bodyStyle: string
  latitude: number
  longitude: number
  spellings: string[]
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../domains/foundation/reference/data', file), 'utf8')) as Spelled[]

/** Names of the reference data, without a database. */
export function referenceNames(): Names {
  const brands = read('brands.json').map((row, i) => ({ ...row, id: i + 1 }))
  const brandId = new Map(brands.map(({ name, id }) => [name, id]))
  const models = read('models.json').map((row, i) => ({ ...row, id: i + 1, brandId: brandId.get(row.brand) ?? 0 }))
  const cities = read('cities.json').map((row, i) => ({ ...row, id: i + 1 }))
  const spellingsOf = (kind: 'brand' | 'model' | 'city', rows: readonly { id: number; spellings: string[] }[]) =>
    rows.flatMap(({ id, spellings }) => spellings.map((spelling) => ({ kind, spelling: squash(spelling), targetId: id })))
  return buildNames({
    brands,
    models,
    cities,
    storageAreas: [],
    spellings: [...spellingsOf('brand', brands), ...spellingsOf('model', models), ...spellingsOf('city', cities)],
  })
}
