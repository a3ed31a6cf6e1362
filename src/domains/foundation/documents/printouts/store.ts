import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { DocumentInfo, DocumentStatus, DocumentType } from '../contract.ts'
import type { OwnerType } from '../rules.ts'
import { iso, shape, uri } from '../store.ts'
import type { PrintoutCheck } from './contract.ts'

export interface Owner {
  type: OwnerType
  id: number
}

/** Printed document whose bytes are already stored. */
export interface NewPrintout {
  owner: Owner
  type: DocumentType
  language: Language
  status: DocumentStatus
  reference: string
  fileName: string
  size: number
  hash: string
  version: number
  code: string
  madeFor: string
  created: Date
  createdBy: string | null
}

// includes the staff comment: of two columns with one name the later one counts
const full = sql`${shape}, d.comment`

/** Returns the document of an idempotency key; null for none. */
export async function findMadeFor(db: Kysely<Database>, madeFor: string): Promise<DocumentInfo | null> {
  const { rows } = await sql<DocumentInfo>`select ${full} from documents d where d.made_for = ${madeFor}`.execute(db)
  return rows[0] ?? null
}

/** Returns the newest print of a document and its key; null for none. */
export async function findNewest(
  db: Kysely<Database>,
  owner: Owner,
  type: DocumentType,
  language: Language,
): Promise<{ id: string; uri: string; version: number; madeFor: string } | null> {
  const { rows } = await sql<{ id: string; uri: string; version: number; madeFor: string }>`
    select d.id, ${uri} as uri, d.version, d.made_for as "madeFor" from documents d
    where d.owner_type = ${owner.type} and d.owner_id = ${owner.id} and d.type = ${type} and d.language = ${language}
      and d.code is not null and d.made_for is not null and d.superseded is null and not d.is_deleted
    order by d.created desc, d.version desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Returns the newest version of a document in a language, 0 for none; another reference counts separately. */
export async function findVersion(
  db: Kysely<Database>,
  { owner, type, language, reference }: Pick<NewPrintout, 'owner' | 'type' | 'language' | 'reference'>,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from documents
    where owner_type = ${owner.type} and owner_id = ${owner.id} and type = ${type} and language = ${language}
      and reference = ${reference} and code is not null`.execute(db)
  return rows[0]?.version ?? 0
}

/**
 * Inserts a document and supersedes its previous version; an invoice supersedes the one that it corrects, a credit note of another invoice
 * stays. Returns null when a concurrent print has the same version or key.
 */
export async function insertPrintout(db: Kysely<Database>, paper: NewPrintout): Promise<DocumentInfo | null> {
  const { owner, type, language, created } = paper
  const { rows } = await sql<DocumentInfo>`
    with d as (
      insert into documents (owner_type, owner_id, type, language, status, reference, file_name, mime_type, size, hash, version, code,
        made_for, is_generated, validated, created, created_by)
      values (${owner.type}, ${owner.id}, ${type}, ${language}, ${paper.status}, ${paper.reference}, ${paper.fileName}, 'application/pdf',
        ${paper.size}, ${paper.hash}, ${paper.version}, ${paper.code}, ${paper.madeFor}, true, ${created}, ${created}, ${paper.createdBy})
      on conflict do nothing
      returning *
    ), former as (
      update documents set superseded = ${created}, last_modified = now(), last_modified_by = ${paper.createdBy}
      where owner_type = ${owner.type} and owner_id = ${owner.id} and type = ${type} and language = ${language}
        and code is not null and superseded is null and exists (select from d)
        and case when reference = ${paper.reference} then version < ${paper.version} else type <> 'CreditNote' end
    )
    select ${full} from d`.execute(db)
  return rows[0] ?? null
}

/** Returns the public data of a printed document; null for none. */
export async function findPrintout(db: Kysely<Database>, code: string): Promise<PrintoutCheck | null> {
  const { rows } = await sql<PrintoutCheck>`
    select d.type, d.reference, d.language, d.version, ${iso('d.created')} as created, ${iso('d.superseded')} as superseded
    from documents d where d.code = ${code} and d.reference is not null and d.language is not null and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns the documents of a record, newest first, with every version. `owner`: published ones and uploads; `staff`: all. */
export async function listDocumentsOf(db: Kysely<Database>, owner: Owner, reader: 'owner' | 'staff'): Promise<DocumentInfo[]> {
  const seen = reader === 'owner' ? sql`and (d.status = 'Published' or not d.is_generated)` : sql``
  const { rows } = await sql<DocumentInfo>`
    select ${full} from documents d
    where d.owner_type = ${owner.type} and d.owner_id = ${owner.id} and not d.is_deleted ${seen}
    order by d.created desc, d.type, d.language, d.version desc, d.id`.execute(db)
  return rows
}
