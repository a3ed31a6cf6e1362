import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { typeset } from '#i18n/typography.ts'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { guessedHolidays } from '#shared/holidays.ts'
import { byLanguage, everyName, type Language } from '#shared/language.ts'
import { dialledPhone, e164 } from '#shared/phone.ts'
import { type Calendar, type DayHours, localTime } from '#shared/working-time.ts'
import type { Brand, Holiday, Model, Store, StoreEntry } from './contract.ts'
import { lockSeed, type Seed, upsertSeed } from './data/store.ts'
import { brandIcon, buildVocabulary, fold, isModelName, squash, type UnlistedPart, type Vocabulary } from './rules.ts'
import {
  type BrandRow,
  findBrands,
  findCityId,
  findHolidays,
  findModelNamed,
  findModels,
  findSpelledBrand,
  findSpelling,
  findStores,
  findVocabularyRows,
  insertHoliday,
  insertModel,
  insertStore,
  lockStores,
  removeHoliday,
  type StoreRow,
  saveModel,
  updateHoliday,
  updateStore,
} from './store.ts'

interface Spelled {
  name: string
  brand?: string
  spellings: string[]
}

function readData<T extends object>(file: string): T[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8')) as T[]
}

/** Years without announced holidays: `data/holidays.json` ends before the first of them. */
const guessedYears = Array.from({ length: 13 }, (_, i) => 2028 + i)

/**
 * Updates the reference tables to the data of this version; runs at every start. Costs one query when they are current. Returns true when
 * something was written.
 */
export async function seedReference(db: Kysely<Database>): Promise<boolean> {
  const [cities, brands, models] = [readData<Spelled>('cities.json'), readData<Spelled>('brands.json'), readData<Spelled>('models.json')]
  const spellings: Seed['spellings'][number][] = []
  for (const [kind, rows] of [
    ['city', cities],
    ['brand', brands],
    ['model', models],
  ] as const) {
    for (const row of rows) {
      for (const spelling of new Set(row.spellings.map(squash))) {
        spellings.push({ kind, spelling, name: row.name, brand: row.brand ?? null })
      }
    }
  }
  const seed: Seed = {
    cities,
    brands,
    models,
    features: readData('features.json'),
    stores: readData('stores.json'),
    settings: readData('settings.json'),
    holidays: [...readData('holidays.json'), ...guessedYears.flatMap(guessedHolidays)],
    spellings,
  }
  const hash = createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 16)
  return db.transaction().execute(async (transaction) => {
    if (!(await lockSeed(transaction, hash))) return false
    await upsertSeed(transaction, seed, hash)
    return true
  })
}

/** Builds the vocabulary from the current reference tables. */
export async function loadVocabulary(db: Kysely<Database>): Promise<Vocabulary> {
  return buildVocabulary(await findVocabularyRows(db))
}

/** Adds a model of a stock file that the reference tables lack. Its body style is the most frequent one until staff correct it. */
export async function addModel(db: Kysely<Database>, brandId: number, name: string): Promise<number> {
  return insertModel(db, { brandId, name: name.trim().replaceAll(/\s+/g, ' ').slice(0, 40), bodyStyle: 'Sedan' })
}

/** Returns all brands with the URL of their badge. */
export async function listBrands(db: Kysely<Database>): Promise<Brand[]> {
  return (await findBrands(db)).map(({ id, name, names, isVO }) => ({ id, name, names, logo: iconAddress(name), isVO }))
}

/** Returns the URL of a badge, without the base path. */
function iconAddress(brand: string): string {
  return `/api/vehiclebrands/icons/${encodeURIComponent(brand)}`
}

/** Returns the URL and the data URL of every badge. */
export async function listBrandIcons(db: Kysely<Database>): Promise<{ brand: string; url: string; data: string }[]> {
  return (await findBrands(db)).map(({ name, monogram }) => ({
    brand: name,
    url: iconAddress(name),
    data: `data:image/svg+xml;base64,${Buffer.from(brandIcon(name, monogram)).toString('base64')}`,
  }))
}

/** Returns the badge of a brand as SVG text. Throws NotFound. */
export async function getBrandIcon(db: Kysely<Database>, text: string): Promise<string> {
  const brand = await namedBrand(db, text)
  if (!brand) throw new AppError('NotFound', {}, `brand ${text}`)
  return brandIcon(brand.name, brand.monogram)
}

/** Returns the models of one brand, in any known spelling. Throws NotFound. */
export async function listBrandModels(db: Kysely<Database>, text: string): Promise<Model[]> {
  const brand = await namedBrand(db, text)
  if (!brand) throw new AppError('NotFound', {}, `brand ${text}`)
  return findModels(db, [brand.id])
}

/** Returns the models of the named brands, or all when none is named. Throws InvalidFilter when a brand is unknown. */
export async function listModels(db: Kysely<Database>, brands: readonly string[] | undefined): Promise<Model[]> {
  if (!brands?.length) return findModels(db, null)
  const named = await Promise.all(brands.map((text) => namedBrand(db, text)))
  const ids = named.map((brand) => {
    if (!brand) throw new AppError('InvalidFilter', { field: 'brands' }, undefined, [{ field: 'brands', reason: 'invalid' }])
    return brand.id
  })
  return findModels(db, ids)
}

/** Returns the brand with a name or known spelling; typos do not match, because URLs must be exact. */
async function namedBrand(db: Kysely<Database>, text: string): Promise<BrandRow | undefined> {
  const key = squash(text)
  const brands = await findBrands(db)
  const direct = brands.find((brand) => [brand.name, ...everyName(brand.names)].some((name) => squash(name) === key))
  if (direct) return direct
  const id = await findSpelling(db, 'brand', key)
  return brands.find((brand) => brand.id === id)
}

/** Returns every public text as JSON, by language: `namespace.key` → ICU message. */
export function readResources(): Record<Language, string> {
  const folder = join(import.meta.dirname, '../../../i18n')
  const dictionary = (language: Language) => {
    const texts: Record<string, string> = {}
    for (const file of readdirSync(join(folder, language)).sort()) {
      if (file.endsWith('.json') && !ownPacks.test(file))
        flatten(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), language, file.slice(0, -5), texts)
    }
    return JSON.stringify(texts)
  }
  return byLanguage(dictionary)
}

/** Packs of staff screens, mails and documents: not sent to visitors. */
const ownPacks = /(?:Mail|Printout|^staff\w*|^stock|^team|^bookingCase|^kit)\.json$/

function flatten(node: unknown, language: Language, key: string, into: Record<string, string>): void {
  if (typeof node === 'string') into[key] = typeset(node, language)
  else if (typeof node === 'object' && node !== null)
    for (const [name, child] of Object.entries(node)) flatten(child, language, `${key}.${name}`, into)
}

/** Maximum days until a deadline. */
const calendarDays = 366

/** Returns the opening hours with the holidays of the coming year, for the calculation of working time. */
export async function workingCalendar(db: Kysely<Database>, hours: readonly DayHours[], now: Date): Promise<Calendar> {
  const [from, to] = [now, new Date(now.getTime() + calendarDays * 86_400_000)].map((instant) => localTime(instant).day)
  const holidays = await findHolidays(db, from ?? '', to ?? '')
  return { hours, holidays: new Set(holidays.map(({ date }) => date)) }
}

export function listHolidays(db: Kysely<Database>, year: number): Promise<Holiday[]> {
  return findHolidays(db, `${year}-01-01`, `${year}-12-31`)
}

type HolidayWords = Pick<Holiday, 'date' | 'name'>

/** Adds a closed day. */
export function addHoliday({ db, clock }: Deps, actor: Actor, holiday: HolidayWords): Promise<Holiday> {
  return insertHoliday(db, holiday, actor.id ?? '', clock.now())
}

/** Corrects the date or the name of a holiday. NotFound. */
export async function changeHoliday({ db, clock }: Deps, actor: Actor, id: number, holiday: HolidayWords): Promise<Holiday> {
  const changed = await updateHoliday(db, id, holiday, actor.id ?? '', clock.now())
  if (!changed) throw new AppError('NotFound')
  return changed
}

/** Deletes a holiday. NotFound. */
export async function dropHoliday({ db, clock }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await removeHoliday(db, id, actor.id ?? '', clock.now()))) throw new AppError('NotFound')
}

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

type Ground = Pick<Deps, 'db' | 'clock'>

/** Returns every store, for staff. */
export function listStores({ db, clock }: Ground): Promise<Store[]> {
  return findStores(db, clock.now())
}

/** Adds a store. BadRequest for an unknown city, an invalid number or a duplicate name. */
export async function addStore({ db, clock }: Ground, actor: Actor, entry: StoreEntry): Promise<Store> {
  const now = clock.now()
  return audited(db, actor, async (trx) => {
    const stores = await lockStores(trx)
    const row = await rowOf(trx, actor, entry, stores)
    const id = await insertStore(trx, { ...row, tag: tagOf(entry.names.fr, new Set(stores.map(({ tag }) => tag))) }, now)
    return (await findStores(trx, now, id))[0] as Store
  })
}

/** Replaces a store. NotFound; EditConflict when it changed after the version that the editor read; BadRequest as `addStore`. */
export async function changeStore(
  { db, clock }: Ground,
  actor: Actor,
  seen: { id: number; version: number },
  entry: StoreEntry,
): Promise<Store> {
  const now = clock.now()
  return audited(db, actor, async (trx) => {
    const stores = await lockStores(trx)
    const found = stores.find(({ id, isDeleted }) => id === seen.id && !isDeleted)
    if (!found) throw new AppError('NotFound')
    if (found.version !== seen.version) throw new AppError('EditConflict')
    const row = await rowOf(
      trx,
      actor,
      entry,
      stores.filter((store) => store !== found),
    )
    const [before] = await findStores(trx, now, seen.id)
    await updateStore(trx, seen.id, row, now)
    const [after] = await findStores(trx, now, seen.id)
    if (before && after) nameAudited(actor, { type: 'stores', id: seen.id }, { fields: changedFields(before, after) })
    return after as Store
  })
}

/** Converts an entry to columns; rejects a duplicate name. */
async function rowOf(
  trx: Transaction<Database>,
  actor: Actor,
  { city, phone, ...entry }: StoreEntry,
  others: readonly { name: string }[],
): Promise<StoreRow> {
  const cityId = await findCityId(trx, city)
  if (cityId === undefined) throw fieldError('store.city', 'invalid')
  const number = e164(phone)
  if (number === null) throw fieldError('store.phone', 'phone')
  const name = fold(entry.names.fr)
  if (others.some((other) => fold(other.name) === name)) throw fieldError('store.names.fr', 'taken')
  return { ...entry, cityId, phone: dialledPhone(number), services: [...new Set(entry.services)], by: actor.id }
}

/** Returns a unique URL tag from the name of a store. */
function tagOf(name: string, taken: ReadonlySet<string>): string {
  const plain =
    fold(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'store'
  let tag = plain
  for (let n = 2; taken.has(tag); n++) tag = `${plain}-${n}`
  return tag
}

const auditedFields = [
  'names',
  'addresses',
  'city',
  'zip',
  'phone',
  'email',
  'latitude',
  'longitude',
  'hours',
  'services',
  'isDeactivated',
] as const

/** Returns the names of the changed fields. */
function changedFields(before: Store, after: Store): string[] {
  return auditedFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
