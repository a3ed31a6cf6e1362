import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Original } from '../service.ts'

/** Whether a document still has the bytes as they came. */
export async function hasRaw(db: Kysely<Database>, hash: string): Promise<boolean> {
  const { rows } = await sql`select from documents where is_raw and hash = ${hash} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Documents of these raw bytes are what was made of them from now on, and what no document needs any more leaves the storage by a job. False
 * when all were forgotten meanwhile: then what was made leaves it as well.
 */
export async function updateSettled(trx: Transaction<Database>, raw: string, { hash, width, height, size }: Original): Promise<boolean> {
  const { rows } = await sql`
    update documents set hash = ${hash}, width = ${width}, height = ${height}, size = ${size}, is_raw = false
    where is_raw and hash = ${raw} returning id`.execute(trx)
  const left = rows.length > 0 ? raw : hash
  await sql`insert into documents_to_erase (hash) values (${left}) on conflict do nothing`.execute(trx)
  return rows.length > 0
}
