import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { ReceivedFile } from '#platform/upload.ts'
import type { OwnerType } from '../rules.ts'

/** Incomplete upload: client id, record and sender. */
export interface Incoming {
  clientId: string
  owner: { type: OwnerType; id: number }
  createdBy: string
}

/** Returns the contiguous bytes received; null when the client id belongs to another person or record. */
export async function findReceived(db: Kysely<Database>, { clientId, owner, createdBy }: Incoming): Promise<number | null> {
  const { rows } = await sql<{ received: number; isMine: boolean }>`
    select coalesce(sum(octet_length(bytes)), 0)::int as received,
      coalesce(bool_and((created_by, owner_type, owner_id) = (${createdBy}, ${owner.type}, ${owner.id})), true) as "isMine"
    from document_parts where client_id = ${clientId}::uuid`.execute(db)
  const [found] = rows
  return found?.isMine ? found.received : null
}

/** Stores a chunk; of two with the same start the first stays. */
export async function insertPart(
  db: Kysely<Database>,
  { clientId, owner, createdBy }: Incoming,
  start: number,
  { bytes, name }: ReceivedFile,
  now: Date,
): Promise<void> {
  await sql`
    insert into document_parts (client_id, start, bytes, file_name, owner_type, owner_id, created, created_by)
    values (${clientId}::uuid, ${start}, ${bytes}, ${name}, ${owner.type}, ${owner.id}, ${now}, ${createdBy})
    on conflict do nothing`.execute(db)
}

/** Returns the whole file with the name of its last chunk. */
export async function joinParts(db: Kysely<Database>, { clientId }: Incoming): Promise<ReceivedFile> {
  const { rows } = await sql<ReceivedFile>`
    select bytes, file_name as name from document_parts where client_id = ${clientId}::uuid order by start`.execute(db)
  return { bytes: Buffer.concat(rows.map(({ bytes }) => bytes)), name: rows.at(-1)?.name ?? '' }
}

/** Deletes an incomplete upload. */
export async function removeParts(db: Kysely<Database>, { clientId, createdBy }: Incoming): Promise<void> {
  await sql`delete from document_parts where client_id = ${clientId}::uuid and created_by = ${createdBy}`.execute(db)
}

/** Deletes the uploads of a person except the last `most`, including this one. */
export async function removeEarlier(db: Kysely<Database>, { clientId, createdBy }: Incoming, most: number): Promise<void> {
  await sql`
    delete from document_parts where created_by = ${createdBy} and client_id in (
      select client_id from document_parts where created_by = ${createdBy} group by client_id
      order by client_id = ${clientId}::uuid desc, max(created) desc offset ${most})`.execute(db)
}

/** Deletes chunks of completed uploads, and those older than that time. */
export async function removeOldParts(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    delete from document_parts p where created < ${before}
      or exists (select from documents d where d.client_id = p.client_id)`.execute(db)
}
