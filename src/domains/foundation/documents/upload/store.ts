import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { DocumentInfo, DocumentSpec, DocumentType } from '../contract.ts'
import type { OwnerType } from '../rules.ts'
import type { Belonging } from '../store.ts'
import { shape } from '../store.ts'

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
