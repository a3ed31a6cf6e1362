import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import { insertPriceChange, replacePriceChanges } from '#domains/catalogue/stock/prices/store.ts'
import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { checkPrice } from '#domains/catalogue/vehicles/market/rules.ts'
import { priceLimits } from '#domains/catalogue/vehicles/market/service.ts'
import { findMarkets, refreshMarket } from '#domains/catalogue/vehicles/market/store.ts'
import { missingFields } from '#domains/catalogue/vehicles/rules.ts'
import { findMinPictures } from '#domains/catalogue/vehicles/store.ts'
import { type ImportEntry, insertImported, updateImported } from '#domains/catalogue/vehicles/writes/store.ts'
import { fold, squash } from '#domains/foundation/reference/rules.ts'
import { addModel, loadVocabulary } from '#domains/foundation/reference/service.ts'
import { findModelFacts } from '#domains/foundation/reference/store.ts'
import type { Database } from '#platform/tables.ts'
import { localTime } from '#shared/working-time.ts'
import {
  type Enumeration,
  enumerations,
  type HeldPrice,
  type ImportReport,
  isCorrection,
  Mapping,
  nativeMapping,
  type Row,
  type RowField,
  type RowRefusal,
  StockRecord,
} from './contract.ts'
import type { TitleWords } from './reading/rules.ts'
import { type FileRow, readStockFile, StockFileError } from './reading/service.ts'
import { detectMapping, type Knowledge, understand } from './rules.ts'
import { findKnown, findStores, findTwins, type KnownVehicle, lockSource } from './store.ts'

export interface ImportOptions {
  /** path of a .csv or .json file */
  file: string
  /** source name of the rows; default: the mapping's */
  source?: string
  /** mapping name, for files that match several or none */
  mapping?: string
  /** validates and reports without writing */
  dryRun: boolean
  /** first status of new vehicles */
  status: VehicleStatus
  /** adds unlisted models instead of refusing their rows */
  createModels: boolean
  now: Date
  /** checked before each batch: true ends the import; committed batches stay, the same file can be imported again */
  stopped?: () => boolean
  onProgress?: (share: number, report: ImportReport) => void
  onRefusal?: (refusal: RowRefusal) => void
  onHeldPrice?: (held: HeldPrice) => void
}

const batchSize = 1000
const folder = join(import.meta.dirname, 'mappings')

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

/** Reads and validates the mappings of the product. */
export function readMappings(): Mapping[] {
  const ofFiles = readdirSync(folder)
    .filter((file) => !['words.json', 'title.json'].includes(file))
    .map((file) => Mapping.parse(readJson(file)))
  return [...ofFiles, nativeMapping].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function foldedMap(words: Record<string, string>): [string, string][] {
  return Object.entries(words).map(([word, code]) => [fold(word), code])
}

async function gatherKnowledge(db: Kysely<Database>, mapping: Mapping, now: Date): Promise<Knowledge> {
  const shared = readJson('words.json') as Partial<Record<Enumeration, Record<string, string>>>
  const title = readJson('title.json') as Record<'fuelType' | 'gearType' | 'color', Record<string, string>> & {
    engine: string
    trims: string[]
  }
  const [vocabulary, facts, stores] = await Promise.all([loadVocabulary(db), findModelFacts(db), findStores(db)])
  const words = Object.fromEntries(
    (Object.keys(enumerations) as Enumeration[]).map((name) => [
      name,
      new Map([
        ...enumerations[name].map((code): [string, string] => [fold(code), code]),
        ...foldedMap(shared[name] ?? {}),
        ...foldedMap(mapping.words[name] ?? {}),
      ]),
    ]),
  ) as unknown as Knowledge['words']
  const titleWords: TitleWords = {
    fuelType: new Map(foldedMap(title.fuelType)),
    gearType: new Map(foldedMap(title.gearType)),
    color: new Map(foldedMap(title.color)),
    engine: new RegExp(title.engine, 'u'),
    trims: title.trims.toSorted((a, b) => b.length - a.length).map((name) => ({ name, key: fold(name) })),
  }
  return {
    vocabulary,
    words,
    title: titleWords,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    stores: new Map(stores.flatMap(({ id, names }) => names.map((name): [string, number] => [squash(name), id]))),
    year: now.getUTCFullYear(),
  }
}

function pickMapping(header: readonly string[], name: string | undefined): Mapping {
  const mappings = readMappings()
  const mapping = name ? mappings.find((one) => one.name === name) : detectMapping(header, mappings)
  if (mapping) return mapping
  const names = mappings.map((one) => one.name).join(', ')
  throw new StockFileError(
    name ? `There is no mapping "${name}". Known: ${names}.` : `No mapping fits the columns ${header.join(', ')}. Known: ${names}.`,
  )
}

function toRow(cells: FileRow['cells'], mapping: Mapping): Row {
  const row: Row = {}
  for (const [field, column] of Object.entries(mapping.columns)) {
    const text = cells(column).trim()
    if (text !== '') row[field as RowField] = text
  }
  return row
}

/** Known fields in a fixed order. A field added by a later release does not change the hash of a car without it. */
const known = (record: object) =>
  Object.entries(record)
    .filter(([, value]) => value !== null)
    // names are unique, so they alone define the order
    .sort()

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 20)

/**
 * Returns the identity of a row without an id: a hash of its values except the price, and its index among equal rows. A repeated import
 * then matches its vehicles, and a new price updates the same car.
 */
function identify(row: Row, seen: Map<string, number>): string {
  const { price: _, ...said } = row
  const hash = digest(said)
  const number = (seen.get(hash) ?? 0) + 1
  seen.set(hash, number)
  return number === 1 ? hash : `${hash}-${number}`
}

/** Truncates a cell for the report: a cell of megabytes comes from an unclosed quote. */
const shortened = (text: string) => (text.length > 500 ? `${text.slice(0, 500)}…` : text)

const emptyReport = (file: string, mapping: string, source: string, dryRun: boolean): ImportReport => ({
  file: basename(file),
  mapping,
  source,
  dryRun,
  rows: 0,
  taken: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  priceChanges: 0,
  heldPrices: 0,
  refused: 0,
  twins: 0,
  repaired: {},
  repairedRows: 0,
  titleRows: 0,
  withoutPrice: 0,
  withoutMileage: 0,
  reasons: {},
  seconds: 0,
})

/** Creates the parser of rows; counts refused and repaired rows in the report. */
async function recordReader(db: Kysely<Database>, mapping: Mapping, options: ImportOptions, report: ImportReport) {
  let knowledge = await gatherKnowledge(db, mapping, options.now)
  const numbers = new Set<string>()
  const seen = new Map<string, number>()

  const refuse = (refusal: RowRefusal): null => {
    report.refused++
    report.reasons[refusal.reason] = (report.reasons[refusal.reason] ?? 0) + 1
    const row = Object.fromEntries(Object.entries(refusal.row).map(([name, text]) => [name, shortened(text)]))
    options.onRefusal?.({ ...refusal, detail: shortened(refusal.detail), row })
    return null
  }

  return async ({ line, cells, broken }: FileRow): Promise<ImportEntry | null> => {
    const row = toRow(cells, mapping)
    if (broken) return refuse({ line, reason: 'malformed', detail: broken, row })
    if (Object.keys(row).length === 0) return refuse({ line, reason: 'empty', detail: '', row })
    if (mapping.needsId && !row.sourceId) return refuse({ line, reason: 'noId', detail: '', row })
    const sourceId = row.sourceId ?? identify(row, seen)
    if (numbers.has(sourceId)) return refuse({ line, reason: 'duplicateId', detail: sourceId, row })
    numbers.add(sourceId)

    let understood = understand(row, mapping, knowledge)
    if ('reason' in understood && understood.model && options.createModels && !options.dryRun) {
      await addModel(db, understood.model.brandId, understood.model.name)
      knowledge = await gatherKnowledge(db, mapping, options.now)
      understood = understand(row, mapping, knowledge)
      if ('repairs' in understood) understood.repairs.push('modelCreated')
    }
    if ('reason' in understood) return refuse({ line, reason: understood.reason, detail: understood.detail, row })
    const checked = StockRecord.safeParse({ ...understood.record, sourceId })
    if (!checked.success) {
      const issue = checked.error.issues[0]
      return refuse({ line, reason: 'unknownValue', detail: `${issue?.path.join('.')}: ${issue?.message}`, row })
    }
    if (understood.repairs.some(isCorrection)) report.repairedRows++
    if (!understood.repairs.every(isCorrection)) report.titleRows++
    if (checked.data.price === null) report.withoutPrice++
    if (checked.data.mileage === null) report.withoutMileage++
    for (const kind of understood.repairs) report.repaired[kind] = (report.repaired[kind] ?? 0) + 1
    return { ...checked.data, contentHash: digest(known(checked.data)) }
  }
}

/**
 * Returns the first status of a new car. Only a complete record that needs no pictures is published directly. A duplicate of another
 * source waits for review.
 */
function firstStatus(record: ImportEntry, wished: VehicleStatus, minPictures: number, isTwin: boolean): VehicleStatus {
  if (wished !== 'Published') return wished
  if (missingFields(record).length > 0) return 'Draft'
  return record.price === null || minPictures > 0 || isTwin ? 'Active' : wished
}

/** Compares a batch with the database: new rows, their duplicates in other sources, changed rows, and the number of unchanged rows. */
async function compare(db: Kysely<Database>, source: string, records: readonly ImportEntry[], now: Date) {
  const ids = records.map((record) => record.sourceId)
  const before = await findKnown(db, source, ids)
  const fresh = records.filter((record) => !before.has(record.sourceId))
  const changed: Changed[] = []
  const twins = await findTwins(db, source, fresh)
  const counts = { taken: fresh.length, twins: twins.size, updated: 0, unchanged: 0, kept: 0, priceChanges: 0, heldPrices: 0 }
  for (const record of records) {
    const old = before.get(record.sourceId)
    if (!old) continue
    if (old.closed) counts.kept++
    else if (old.contentHash === record.contentHash) counts.unchanged++
    else {
      changed.push({ entry: { ...record, id: old.id }, old })
      counts.updated++
    }
  }
  const { entries, held } = await holdPrices(db, changed, now)
  counts.heldPrices = held.length
  const repriced = changed.flatMap(({ old, entry }, at) => (entries[at]?.price === old.price ? [] : [entry.id]))
  counts.priceChanges = repriced.length
  return { fresh, twins, changed: entries, repriced, held, counts }
}

interface Changed {
  entry: ImportEntry & { id: number }
  old: KnownVehicle
}

/** Keeps the old price where the new one is doubtful, or the car is reserved, booked or sold. */
async function holdPrices(db: Kysely<Database>, changed: readonly Changed[], now: Date) {
  const limits = await priceLimits(db, 'stock')
  const markets = await findMarkets(
    db,
    changed.map(({ entry }) => entry),
  )
  const held: (Omit<HeldPrice, 'line'> & { vehicleId: number })[] = []
  const entries = changed.map(({ entry, old }, at) => {
    const { price, releaseDate, id: vehicleId, sourceId } = entry
    const was = old.price
    if (price === null || was === null || price === was) return entry
    const age = releaseDate === null ? null : now.getUTCFullYear() - Number(releaseDate.slice(0, 4))
    const { doubts } = checkPrice(price, { last: was, market: markets[at] ?? null, floor: old.floorPrice, age }, limits)
    if (!old.isTaken && doubts.length === 0) return entry
    held.push({ vehicleId, sourceId, was, price, doubts: old.isTaken ? [] : doubts })
    // the row of a taken car is compared again with the next file
    return { ...entry, price: was, ...(old.isTaken && { contentHash: old.contentHash ?? '' }) }
  })
  return { entries, held }
}

/** Writes a batch in its own transaction; a dry run only compares. */
async function writeBatch(db: Kysely<Database>, source: string, options: ImportOptions, records: readonly ImportEntry[]) {
  if (options.dryRun) return compare(db, source, records, options.now)
  return db.transaction().execute(async (trx) => {
    await lockSource(trx, source)
    const { fresh, twins, changed, repriced, held, counts } = await compare(trx, source, records, options.now)
    const pictures = await findMinPictures(trx)
    await insertImported(
      trx,
      source,
      fresh.map((record) => ({ ...record, status: firstStatus(record, options.status, pictures, twins.has(record.sourceId)) })),
    )
    await updateImported(trx, changed, localTime(options.now).day)
    await replacePriceChanges(trx, repriced)
    await replacePriceChanges(
      trx,
      changed.map(({ id }) => id),
      { onlyFiled: true },
    )
    for (const { vehicleId, price, was, doubts } of held)
      if (doubts.length > 0) await insertPriceChange(trx, { vehicleId, price, was, doubts, state: 'Open', by: null }, options.now)
    return { held, counts }
  })
}

/**
 * Imports a stock file in batches, each in its own transaction. New rows become vehicles, changed ones are updated, equal ones skipped.
 * Throws StockFileError when the file is invalid or matches no mapping.
 */
export async function importStock(db: Kysely<Database>, options: ImportOptions): Promise<ImportReport> {
  const began = performance.now()
  const file = readStockFile(options.file)
  const mapping = pickMapping(file.header, options.mapping)
  const source = options.source ?? mapping.name
  const report = emptyReport(options.file, mapping.name, source, options.dryRun)
  const readRecord = await recordReader(db, mapping, options, report)

  let batch: ImportEntry[] = []
  const lines = new Map<string, number>()
  const flush = async () => {
    const records = batch
    batch = []
    const { held, counts } = await writeBatch(db, source, options, records)
    for (const key of ['taken', 'twins', 'updated', 'unchanged', 'kept', 'priceChanges', 'heldPrices'] as const) report[key] += counts[key]
    for (const { sourceId, was, price, doubts } of held)
      options.onHeldPrice?.({ line: lines.get(sourceId) ?? 0, sourceId, was, price, doubts })
    lines.clear()
  }

  for await (const row of file.rows()) {
    report.rows++
    const record = await readRecord(row)
    if (record) {
      batch.push(record)
      lines.set(record.sourceId, row.line)
    }
    if (batch.length >= batchSize) {
      if (options.stopped?.()) throw new StockFileError('Stopped. What was written stays; run the same command again to go on.')
      await flush()
    }
    if (report.rows % 250 === 0) options.onProgress?.(row.share, report)
  }
  await flush()
  options.onProgress?.(1, report)
  if (!options.dryRun && report.taken + report.updated > 0) await refreshMarket(db)
  report.seconds = Math.round((performance.now() - began) / 100) / 10
  return report
}
