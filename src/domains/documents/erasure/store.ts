import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { OwnerType } from '../rules.ts'

/**
 * Forgets every document of these records, sent in or printed, taken away or superseded. What it held leaves the storage by a job
 * (`eraseBytes`) once the caller's transaction stands.
 */
export async function removeDocumentsOf(db: Kysely<Database>, type: OwnerType, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with gone as (delete from documents where owner_type = ${type} and owner_id = any(${[...ids]}::int[]) returning hash)
    insert into documents_to_erase (hash) select distinct hash from gone on conflict do nothing`.execute(db)
  await sql`delete from document_parts where owner_type = ${type} and owner_id = any(${[...ids]}::int[])`.execute(db)
}

/** Forgets these documents; what they held leaves the storage as with `removeDocumentsOf`. */
export async function removeDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with gone as (delete from documents where id = any(${[...ids]}::uuid[]) returning hash)
    insert into documents_to_erase (hash) select distinct hash from gone on conflict do nothing`.execute(db)
}

/** Hashes whose bytes are to go, with whether another document still has them. */
export async function findToErase(db: Kysely<Database>): Promise<{ hash: string; isUsed: boolean }[]> {
  const { rows } = await sql<{ hash: string; isUsed: boolean }>`
    select e.hash, exists (select from documents d where d.hash = e.hash) as "isUsed" from documents_to_erase e order by e.since limit 1000`.execute(
    db,
  )
  return rows
}

/** The bytes of this hash are gone, or stay for another document. */
export async function removeToErase(db: Kysely<Database>, hash: string): Promise<void> {
  await sql`delete from documents_to_erase where hash = ${hash}`.execute(db)
}
