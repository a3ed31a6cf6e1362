import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { type ImportField, importFields, sqlTypes, vehicleFields } from '../vehicles/fields.ts'
import type { StockRecord } from './contract.ts'

type Db = Kysely<Database> | Transaction<Database>

/** A vehicle of the source that is in the database already. */
export interface KnownVehicle {
  id: number
  sourceId: string
  contentHash: string | null
  price: number | null
  /** sold or deleted: an import leaves it alone */
  closed: boolean
}

/** Keeps other imports of the same source out until the transaction ends. */
export async function lockSource(trx: Transaction<Database>, source: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263003, hashtext(${source}))`.execute(trx)
}

export async function findKnown(trx: Db, source: string, sourceIds: readonly string[]): Promise<Map<string, KnownVehicle>> {
  const { rows } = await sql<KnownVehicle>`
    select id, source_id as "sourceId", content_hash as "contentHash", price, is_deleted or last_status = 'Sold' as closed
    from vehicles where source = ${source} and source_id = any(${sourceIds}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/** Stores by tag, name and city, for the column `storageArea`. */
export async function findStores(db: Db): Promise<{ id: number; names: string[] }[]> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select a.id, array[a.tag, a.name, c.name] as names from storage_areas a join cities c on c.id = a.city_id where not a.is_deleted`.execute(
    db,
  )
  return rows
}

/** One record with the hash of its content and, for an update, the id of its vehicle. */
export interface Written extends StockRecord {
  id?: number
  contentHash: string
}

const columnOf = (name: ImportField) => vehicleFields[name].column
/** The records of a batch as rows, under the names of the fields. */
const recordRow = sql.raw(
  [...importFields.map((name) => `"${name}" ${sqlTypes[vehicleFields[name].kind]}`), 'price int, "sourceId" text, "contentHash" text'].join(
    ', ',
  ),
)
const columns = sql.raw(importFields.map(columnOf).join(', '))
const values = sql.raw(importFields.map((name) => `r."${name}"`).join(', '))
const assignments = sql.raw(importFields.map((name) => `${columnOf(name)} = r."${name}"`).join(', '))
/** What was repaired follows the repairs. */
const isRepaired = sql.raw(`r."vehicleRepairStatusType" = 'Repaired'`)

/** Inserts the records of a batch with their first status; gives how many. */
export async function insertVehicles(
  trx: Transaction<Database>,
  source: string,
  status: string,
  records: readonly Written[],
): Promise<number> {
  if (records.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into vehicles (source, source_id, content_hash, price, ${columns}, is_repaired, last_status, published_at, created_by)
      select ${source}, r."sourceId", r."contentHash", r.price, ${values}, ${isRepaired}, ${status},
        case when ${status} = 'Published' then now() end, 'stock-import'
      from json_to_recordset(${JSON.stringify(records)}::json) as r(${recordRow})
      returning id, price
    ), noted as (
      insert into vehicle_statuses (vehicle_id, type, price, created_by)
      select id, ${status}, price, 'stock-import' from added
    )
    select count(*)::int as count from added`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Brings known vehicles up to their records. The status stays; a price that changed leaves the old one, the day
 * and a row in the history. Equipment and pictures are not touched.
 */
export async function updateVehicles(trx: Transaction<Database>, records: readonly Written[]): Promise<void> {
  if (records.length === 0) return
  const json = JSON.stringify(records)
  await sql`
    insert into vehicle_statuses (vehicle_id, type, price, comment, created_by)
    select v.id, v.last_status, r.price, 'price', 'stock-import'
    from json_to_recordset(${json}::json) as r(id int, price int) join vehicles v on v.id = r.id
    where v.price is distinct from r.price`.execute(trx)
  await sql`
    update vehicles v set content_hash = r."contentHash",
      old_price = case when r.price is distinct from v.price then v.price else v.old_price end,
      price_update_date = case when r.price is distinct from v.price then (now() at time zone 'Africa/Casablanca')::date else v.price_update_date end,
      price_update_user_id = case when r.price is distinct from v.price then 'stock-import' else v.price_update_user_id end,
      price_position = case when r.price is distinct from v.price then null else v.price_position end,
      price = r.price, ${assignments}, is_repaired = ${isRepaired}, last_modified_by = 'stock-import'
    from json_to_recordset(${json}::json) as r(id int, ${recordRow})
    where v.id = r.id`.execute(trx)
}
