import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { OwnerType } from '../rules.ts'

/**
 * Erases every document of these records, including deleted and superseded ones. The job `eraseBytes` deletes the bytes after the caller's
 * transaction commits.
 */
export async function removeDocumentsOf(db: Kysely<Database>, type: OwnerType, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with gone as (delete from documents where owner_type = ${type} and owner_id = any(${[...ids]}::int[]) returning hash)
    insert into documents_to_erase (hash) select distinct hash from gone on conflict do nothing`.execute(db)
  await sql`delete from document_parts where owner_type = ${type} and owner_id = any(${[...ids]}::int[])`.execute(db)
}

/** Erases documents; their bytes are deleted as in `removeDocumentsOf`. */
export async function removeDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with gone as (delete from documents where id = any(${[...ids]}::uuid[]) returning hash)
    insert into documents_to_erase (hash) select distinct hash from gone on conflict do nothing`.execute(db)
}

/** Returns hashes to delete, with whether another document still uses them. */
export async function findToErase(db: Kysely<Database>): Promise<{ hash: string; isUsed: boolean }[]> {
  const { rows } = await sql<{ hash: string; isUsed: boolean }>`
    select e.hash, exists (select from documents d where d.hash = e.hash) as "isUsed" from documents_to_erase e order by e.since limit 1000`.execute(
    db,
  )
  return rows
}

/** Removes a hash from the deletion queue. */
export async function removeToErase(db: Kysely<Database>, hash: string): Promise<void> {
  await sql`delete from documents_to_erase where hash = ${hash}`.execute(db)
}
