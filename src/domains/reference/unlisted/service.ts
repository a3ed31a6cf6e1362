import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { squash } from '../rules.ts'
import { isModelName, type UnlistedPart } from './rules.ts'
import { findModelNamed, findSpelledBrand, saveModel } from './store.ts'

type Db = Kysely<Database> | Transaction<Database>

/** The names of a car; `unlisted`: which of them the person wrote because the list lacks it. */
export interface ModelNames {
  brand: string
  model: string
  unlisted?: UnlistedPart | null | undefined
}

/** Make and model by their ids. */
export interface NamedModel {
  brandId: number
  modelId: number
}
/** What was found: ids, or written names, which `saveWritten` saves. */
export type FoundModel = NamedModel | { written: { brand: string; model: string } }

/**
 * Finds make and model by their names. A name that the list lacks is accepted only where `unlisted` says so; a written name that the list has
 * is the listed one. Returns the names of the refused parts otherwise.
 */
export async function findModel(db: Db, { unlisted, ...typed }: ModelNames): Promise<FoundModel | { refused: UnlistedPart }> {
  const clean = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
  const names = { brand: clean(typed.brand), model: clean(typed.model) }
  const spelled = unlisted === 'Brand' ? await findSpelledBrand(db, squash(names.brand)) : null
  const brand = spelled ?? names.brand
  const { brandId, modelId } = await findModelNamed(db, { brand, model: names.model })
  if (brandId !== null && modelId !== null) return { brandId, modelId }
  if (brandId === null && (unlisted !== 'Brand' || !isModelName(brand))) return { refused: 'Brand' }
  if (!unlisted || !isModelName(names.model)) return { refused: 'Model' }
  return { written: { brand, model: names.model } }
}

/** Saves written names as unlisted make and model, which staff find and nobody else; returns the ids. */
export async function saveWritten(db: Db, found: FoundModel): Promise<NamedModel> {
  return 'written' in found ? saveModel(db, { ...found.written, bodyStyle: null, isListed: false }) : found
}
