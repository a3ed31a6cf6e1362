import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { DocumentInfo, DocumentSpec, DocumentStatus, DocumentType } from './contract.ts'
import { galleryTypes, type OwnerType, publicTypes } from './rules.ts'

export interface Belonging {
  id: string
  type: DocumentType
  ownerType: OwnerType
  ownerId: number
}

/** Document whose bytes are already stored. */
export interface NewDocument {
  ownerType: OwnerType
  ownerId: number
  type: DocumentType
  spec: DocumentSpec
  status: DocumentStatus
  fileName: string
  mimeType: string
  /** bytes; null until a generated picture exists */
  size: number | null
  hash: string
  width: number | null
  height: number | null
  imagesOrder: number
  isGenerated: boolean
  createdBy: string | null
  clientId?: string
  /** unconverted bytes, see incoming/service.ts */
  isRaw?: boolean
}

const gallery = sql`${sql.val([...galleryTypes])}::text[]`
/** Public documents: published, and of a vehicle only while the vehicle is visible. */
const isPublic = sql`
  not d.is_deleted and d.status = 'Published' and d.type = any(${sql.val([...publicTypes])}::text[])
  and (d.owner_type <> 'Vehicle' or exists (
    select from vehicles v
    where v.id = d.owner_id and not v.is_deleted and (v.last_status in ('Published', 'Reserved', 'Booked', 'Sold')
      or v.last_status = 'InTransfer' and v.arrives_on is not null)))`
/** Formats a time for the API. */
export const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
/** Download path of `documents d`. */
export const uri = sql.raw(`'/documents/download/' || d.type || '/' || d.id`)
/** Columns of `documents d` with their contract names. */
export const shape = sql`
  d.id, ${uri} as uri, d.mime_type as "mimeType", d.file_name as "fileName", d.size,
  d.is_generated as "isGenerated", d.type, d.spec, d.status, null as comment, d.images_order as "imagesOrder", d.version,
  case when d.width is not null then d.hash end as hash, d.width, d.height, d.language, d.reference,
  ${iso('d.superseded')} as superseded, ${iso('d.created')} as created, ${iso('d.validated')} as validated`
export type StoredDocument = DocumentInfo & { hash: string }

/** Checks whether a vehicle is visible to visitors. */
export async function hasPublicVehicle(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from vehicles where id = ${id} and not is_deleted
      and (last_status in ('Published', 'Reserved', 'Booked', 'Sold') or last_status = 'InTransfer' and arrives_on is not null)`.execute(db)
  return rows.length > 0
}

/** Returns the public pictures of a vehicle in gallery order. */
export async function listVehiclePictures(db: Kysely<Database>, vehicleId: number): Promise<DocumentInfo[]> {
  const { rows } = await sql<DocumentInfo>`
    select ${shape} from documents d
    where d.owner_type = 'Vehicle' and d.owner_id = ${vehicleId} and d.type = any(${gallery}) and ${isPublic}
    order by d.images_order, d.created, d.id`.execute(db)
  return rows
}

/** Returns a public document; null for none. */
export async function findPublicDocument(db: Kysely<Database>, id: string): Promise<StoredDocument | null> {
  const { rows } = await sql<StoredDocument>`select ${shape}, d.hash from documents d where d.id = ${id}::uuid and ${isPublic}`.execute(db)
  return rows[0] ?? null
}

/** Returns the public ones of these documents, unordered. */
export async function findPublicDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<DocumentInfo[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DocumentInfo>`
    select ${shape} from documents d where d.id = any(${[...ids]}::uuid[]) and ${isPublic}`.execute(db)
  return rows
}

/** Returns a document that is not deleted, without an access check; null for none. */
export async function findDocument(
  db: Kysely<Database>,
  id: string,
): Promise<(StoredDocument & { ownerType: OwnerType; ownerId: number; isRaw: boolean }) | null> {
  const { rows } = await sql<StoredDocument & { ownerType: OwnerType; ownerId: number; isRaw: boolean }>`
    select ${shape}, d.hash, d.owner_type as "ownerType", d.owner_id as "ownerId", d.is_raw as "isRaw" from documents d where d.id = ${id}::uuid and not d.is_deleted`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Returns the first public picture of a vehicle; null for none. */
export async function findFirstPicture(db: Kysely<Database>, vehicleId: number): Promise<StoredDocument | null> {
  const { rows } = await sql<StoredDocument>`
    select ${shape}, d.hash from documents d
    where d.owner_type = 'Vehicle' and d.owner_id = ${vehicleId} and d.type = any(${gallery}) and ${isPublic}
    order by d.images_order, d.created, d.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Returns the picture of the first live banner; null when none has a picture. */
export async function findBanner(db: Kysely<Database>, now: Date): Promise<StoredDocument | null> {
  const { rows } = await sql<StoredDocument>`
    select ${shape}, d.hash from documents d join banners b on b.document_id = d.id
    where d.type = 'Banner' and ${isPublic} and b.is_on and b.starts <= ${now} and (b.ends is null or b.ends > ${now})
    order by b.kind = 'Warning' desc, b.starts desc, b.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Checks whether a public picture has this hash. */
export async function isPublicHash(db: Kysely<Database>, hash: string): Promise<boolean> {
  const { rows } = await sql`select from documents d where d.hash = ${hash} and ${isPublic} limit 1`.execute(db)
  return rows.length > 0
}

/** Inserts documents in one statement and returns their ids in the same order. */
export async function insertDocuments(db: Kysely<Database>, documents: readonly NewDocument[]): Promise<string[]> {
  if (documents.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with given as (
      select gen_random_uuid() as id, r.*
      from jsonb_to_recordset(${JSON.stringify(documents.map((document, i) => ({ ...document, i })))}::jsonb) as r(
        i int, "ownerType" text, "ownerId" int, type text, spec text, status text, "fileName" text, "mimeType" text, size int,
        hash text, width int, height int, "imagesOrder" int, "isGenerated" boolean, "createdBy" text, "clientId" uuid, "isRaw" boolean)
    ), kept as (
      insert into documents (id, owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, width, height, images_order,
        is_generated, validated, created_by, client_id, is_raw)
      select id, "ownerType", "ownerId", type, spec, status, "fileName", "mimeType", size, hash, width, height, "imagesOrder",
        "isGenerated", case when status in ('Accepted', 'Published') then now() end, "createdBy", "clientId", coalesce("isRaw", false)
      from given
    )
    select id from given order by i`.execute(db)
  return rows.map(({ id }) => id)
}

/** Publishes the documents of a type of these records. */
export async function updatePublic(
  db: Kysely<Database>,
  types: readonly OwnerType[],
  ownerIds: readonly number[],
  type: DocumentType,
): Promise<void> {
  await sql`
    update documents set status = 'Published', validated = coalesce(validated, now())
    where owner_type = any(${[...types]}::text[]) and owner_id = any(${[...ownerIds]}::int[]) and type = ${type} and not is_deleted`.execute(
    db,
  )
}

/** Publishes pictures in the caller's transaction. */
export async function publishPictures(trx: Transaction<Database>, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update documents set status = 'Published', validated = coalesce(validated, ${at}), last_modified = ${at}
    where id = any(${[...ids]}::uuid[]) and status <> 'Published' and width is not null and not is_deleted`.execute(trx)
}

/** Stores the review of a pending document; false when it is not pending any more. */
export async function updateReview(
  db: Kysely<Database>,
  id: string,
  review: { status: 'Accepted' | 'Rejected'; comment: string | null; at: Date; by: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update documents set status = ${review.status}, comment = ${review.comment},
      validated = case when ${review.status} = 'Accepted' then ${review.at}::timestamptz end,
      last_modified = ${review.at}, last_modified_by = ${review.by}
    where id = ${id}::uuid and status = 'Preview' and not is_generated and not is_deleted`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

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
