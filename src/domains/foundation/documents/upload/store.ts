import type { Fingerprint } from '@rihla/photo-likeness'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { ReceivedFile } from '#platform/upload.ts'
import type { DocumentInfo, DocumentSpec, DocumentType } from '../contract.ts'
import { galleryTypes, type OwnerType } from '../rules.ts'
import type { Original } from '../service.ts'
import { type Belonging, shape } from '../store.ts'

/** Finds a document by type, deleted or not; null for none. */
export async function findBelonging(db: Kysely<Database>, type: DocumentType, id: string, isDeleted: boolean): Promise<Belonging | null> {
  const { rows } = await sql<Belonging>`
    select id, type, owner_type as "ownerType", owner_id as "ownerId" from documents
    where id = ${id}::uuid and type = ${type} and is_deleted = ${isDeleted}`.execute(db)
  return rows[0] ?? null
}

/** Finds a document by its client id, deleted or not; null for none. */
export async function findSent(
  db: Kysely<Database>,
  clientId: string,
): Promise<{ id: string; ownerType: OwnerType; ownerId: number; createdBy: string | null } | null> {
  const { rows } = await sql<{ id: string; ownerType: OwnerType; ownerId: number; createdBy: string | null }>`
    select id, owner_type as "ownerType", owner_id as "ownerId", created_by as "createdBy" from documents
    where client_id = ${clientId}::uuid`.execute(db)
  return rows[0] ?? null
}

/** Returns the number of documents and the next position. */
export async function countDocuments(
  db: Kysely<Database>,
  owner: { type: OwnerType; id: number },
  types: readonly DocumentType[],
): Promise<{ count: number; next: number }> {
  const { rows } = await sql<{ count: number; next: number }>`
    select count(*)::int as count, coalesce(max(images_order) + 1, 0) as next from documents
    where owner_type = ${owner.type} and owner_id = ${owner.id} and type = any(${[...types]}::text[]) and not is_deleted`.execute(db)
  return rows[0] ?? { count: 0, next: 0 }
}

/** Deletes or restores a document; false when unchanged. */
export async function updateDeleted(db: Kysely<Database>, id: string, isDeleted: boolean, author: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update documents set is_deleted = ${isDeleted}, last_modified = now(), last_modified_by = ${author}
    where id = ${id}::uuid and is_deleted <> ${isDeleted}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Returns all documents of these types in gallery order, without an access check. */
export async function listOwnDocuments(
  db: Kysely<Database>,
  owner: { type: OwnerType; id: number },
  types: readonly DocumentType[],
): Promise<DocumentInfo[]> {
  const { rows } = await sql<DocumentInfo>`
    select ${shape} from documents d
    where d.owner_type = ${owner.type} and d.owner_id = ${owner.id} and d.type = any(${[...types]}::text[]) and not d.is_deleted
    order by d.images_order, d.created, d.id`.execute(db)
  return rows
}

/** Sets the order and views of an owner's documents; false when the ids are not exactly its documents. */
export async function arrangeDocuments(
  trx: Transaction<Database>,
  owner: { type: OwnerType; id: number },
  types: readonly DocumentType[],
  given: readonly { id: string; spec: DocumentSpec }[],
  author: string | null,
): Promise<boolean> {
  const mine = sql`owner_type = ${owner.type} and owner_id = ${owner.id} and type = any(${[...types]}::text[]) and not is_deleted`
  const { rows } = await sql<{ id: string }>`select id from documents where ${mine} for update`.execute(trx)
  const known = new Set(rows.map(({ id }) => id))
  const named = new Set(given.map(({ id }) => id.toLowerCase()))
  if (known.size !== given.length || named.size !== given.length || ![...named].every((id) => known.has(id))) return false
  await sql`
    update documents d set images_order = g.place - 1, spec = g.spec, last_modified = now(), last_modified_by = ${author}
    from json_to_recordset(${JSON.stringify(given.map(({ id, spec }, i) => ({ id, spec, place: i + 1 })))}::json) as g(id uuid, spec text, place int)
    where d.id = g.id and (d.images_order, d.spec) is distinct from (g.place - 1, g.spec)`.execute(trx)
  return true
}

/** Copies uploaded documents to another record; the bytes are shared. */
export async function copyDocuments(
  db: Kysely<Database>,
  from: { type: OwnerType; id: number },
  to: { type: OwnerType; id: number },
  types: readonly DocumentType[],
): Promise<void> {
  await sql`
    insert into documents (id, owner_type, owner_id, type, spec, status, comment, file_name, mime_type, size, hash, width, height,
      images_order, is_generated, validated, created, created_by, is_raw)
    select gen_random_uuid(), ${to.type}, ${to.id}, type, spec, status, comment, file_name, mime_type, size, hash, width, height,
      images_order, is_generated, validated, created, created_by, is_raw
    from documents where owner_type = ${from.type} and owner_id = ${from.id} and not is_deleted and not is_generated
      and type = any(${[...types]}::text[]) order by images_order, created`.execute(db)
}

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

type Db = Kysely<Database>

/** Finds photos of cars without a fingerprint, latest first. Excludes generated pictures. */
export async function findUnprinted(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select d.hash from documents d
    where d.owner_type = 'Vehicle' and d.type = any(${[...galleryTypes]}::text[]) and not d.is_generated and not d.is_deleted
      and not exists (select from picture_prints p where p.hash = d.hash)
    group by d.hash order by max(d.created) desc, d.hash limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Stores the fingerprint of a picture, null when it cannot be decoded; false when one exists. */
export async function insertPrint(db: Db, hash: string, print: Fingerprint | null): Promise<boolean> {
  const marks = print && Buffer.from(print.marks.buffer, print.marks.byteOffset, print.marks.byteLength)
  const { numAffectedRows } = await sql`
    insert into picture_prints (hash, grey, marks, words)
    values (${hash}, ${print && Buffer.from(print.grey)}, ${marks}, ${print?.words ?? []}::int[]) on conflict (hash) do nothing`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Finds pictures that share these index terms, most first. */
export async function findPrints(
  db: Db,
  words: readonly number[],
  besides: string,
  limit: number,
): Promise<{ hash: string; grey: Buffer; marks: Buffer }[]> {
  const wanted = sql`${[...words]}::int[]`
  const { rows } = await sql<{ hash: string; grey: Buffer; marks: Buffer }>`
    select p.hash, coalesce(p.grey, '') as grey, coalesce(p.marks, '') as marks from picture_prints p,
      lateral (select count(*) as shared from unnest(p.words) w where w = any(${wanted})) s
    where p.words && ${wanted} and p.hash <> ${besides} order by s.shared desc, p.hash limit ${limit}`.execute(db)
  return rows
}

/** Stores near-duplicates in both directions. */
export async function insertTwins(db: Db, hash: string, twins: readonly { twin: string; likeness: number }[]): Promise<void> {
  if (twins.length === 0) return
  await sql`
    insert into picture_twins (hash, twin, likeness)
    select case when turned then g.twin else ${hash}::text end, case when turned then ${hash}::text else g.twin end, g.likeness
    from json_to_recordset(${JSON.stringify(twins)}::json) as g(twin text, likeness real), (values (false), (true)) as t(turned)
    on conflict (hash, twin) do nothing`.execute(db)
}

/** Deletes the fingerprint of an erased picture. */
export async function removePrint(db: Db, hash: string): Promise<void> {
  await sql`delete from picture_prints where hash = ${hash}`.execute(db)
}

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
