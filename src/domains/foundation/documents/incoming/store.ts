import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Original } from '../service.ts'

/** Checks whether a document still has the unconverted bytes. */
export async function hasRaw(db: Kysely<Database>, hash: string): Promise<boolean> {
  const { rows } = await sql`select from documents where is_raw and hash = ${hash} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Replaces the unconverted bytes of documents by the converted picture and queues unused bytes for deletion. Returns false when all
 * documents were erased in between; then the converted picture is queued as well.
 */
export async function updateSettled(trx: Transaction<Database>, raw: string, { hash, width, height, size }: Original): Promise<boolean> {
  const { rows } = await sql`
    update documents set hash = ${hash}, width = ${width}, height = ${height}, size = ${size}, is_raw = false
    where is_raw and hash = ${raw} returning id`.execute(trx)
  const left = rows.length > 0 ? raw : hash
  await sql`insert into documents_to_erase (hash) values (${left}) on conflict do nothing`.execute(trx)
  return rows.length > 0
}
