import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'

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
