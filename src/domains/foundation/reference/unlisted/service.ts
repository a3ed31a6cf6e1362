import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { squash } from '../rules.ts'
import { isModelName, type UnlistedPart } from './rules.ts'
import { findModelNamed, findSpelledBrand, saveModel } from './store.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Names of a car; `unlisted`: the part that was typed because the list lacks it. */
export interface ModelNames {
  brand: string
  model: string
  unlisted?: UnlistedPart | null | undefined
}

export interface NamedModel {
  brandId: number
  modelId: number
}
/** Ids, or typed names to save with `saveWritten`. */
export type FoundModel = NamedModel | { written: { brand: string; model: string } }

/**
 * Finds make and model by name. Accepts a name outside the list only for the part `unlisted`; a typed name that is in the list resolves to
 * the listed one. Otherwise returns the rejected parts.
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

/** Saves typed names as unlisted make and model, visible only to staff; returns the ids. */
export async function saveWritten(db: Db, found: FoundModel): Promise<NamedModel> {
  return 'written' in found ? saveModel(db, { ...found.written, bodyStyle: null, isListed: false }) : found
}
