import { type Kysely, sql, type Transaction } from 'kysely'
import { takenStatuses } from '#domains/catalogue/vehicles/status.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Vehicle of the source that is already in the database. */
export interface KnownVehicle {
  id: number
  sourceId: string
  contentHash: string | null
  price: number | null
  floorPrice: number | null
  /** reserved, booked or sold: its price stays */
  isTaken: boolean
  /** sold or deleted: the import skips it */
  closed: boolean
}

/** Locks a source against concurrent imports until the transaction ends. */
export async function lockSource(trx: Transaction<Database>, source: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263003, hashtext(${source}))`.execute(trx)
}

export async function findKnown(trx: Db, source: string, sourceIds: readonly string[]): Promise<Map<string, KnownVehicle>> {
  const { rows } = await sql<KnownVehicle>`
    select id, source_id as "sourceId", content_hash as "contentHash", price, floor_price as "floorPrice",
      last_status in (${sql.raw(sqlList(takenStatuses))}) as "isTaken", is_deleted or last_status = 'Sold' as closed
    from vehicles where source = ${source} and source_id = any(${sourceIds}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/** Facts that identify duplicate adverts; an unknown value equals none. */
interface CarFacts {
  sourceId: string
  modelId: number
  price: number | null
  mileage: number | null
  releaseDate: string | null
  cityId: number | null
}

/** Finds vehicles that are public under another source: same model, price, mileage, year and city. */
export async function findTwins(db: Db, source: string, records: readonly CarFacts[]): Promise<Set<string>> {
  const facts = records.flatMap(({ sourceId, modelId, price, mileage, releaseDate, cityId }) =>
    // adverts without a mileage export 0
    mileage ? [{ sourceId, modelId, price, mileage, year: releaseDate === null ? null : Number(releaseDate.slice(0, 4)), cityId }] : [],
  )
  const { rows } = await sql<{ sourceId: string }>`
    select coalesce(r."sourceId", '') as "sourceId"
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as r("sourceId" text, "modelId" int, price int, mileage int, year int, "cityId" int)
    where exists (
      select from vehicles v
      where v.model_id = r."modelId" and v.price = r.price and v.mileage = r.mileage and v.city_id = r."cityId"
        and extract(year from v.release_date) = r.year and v.source <> ${source}
        and not v.is_deleted and v.last_status in ('Published', 'Reserved', 'Booked'))`.execute(db)
  return new Set(rows.map(({ sourceId }) => sourceId))
}

/** Returns stores by tag, name and city, for the column `storageArea`. */
export async function findStores(db: Db): Promise<{ id: number; names: string[] }[]> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select a.id, array[a.tag, a.name, c.name] as names from storage_areas a join cities c on c.id = a.city_id where not a.is_deleted`.execute(
    db,
  )
  return rows
}
