import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { PurchaseDraft } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface NewDraft extends PurchaseDraft {
  key: string
  email: string | null
  language: Language
  now: Date
  expires: Date
  by: string | null
}

/** Inserts or updates a draft and returns its key. A draft that exists keeps its key. */
export async function upsertDraft(trx: Trx, { key, draftKey, email, language, now, expires, by, ...content }: NewDraft): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    insert into purchase_drafts (key, draft_key, email, content, language, created, created_by, expires)
    values (${key}, ${draftKey}, ${email}, ${JSON.stringify(content)}::jsonb, ${language}, ${now}, ${by}, ${expires})
    on conflict (draft_key) do update set content = excluded.content, email = coalesce(excluded.email, purchase_drafts.email),
      created_by = coalesce(excluded.created_by, purchase_drafts.created_by), language = excluded.language, expires = excluded.expires
    returning key`.execute(trx)
  return rows[0]?.key ?? key
}

/** Returns the draft of a key; null once expired. */
export async function findDraft(db: Db, key: string, now: Date): Promise<PurchaseDraft | null> {
  const { rows } = await sql<PurchaseDraft>`
    select draft_key as "draftKey", coalesce(content -> 'typed', '{}') as typed, nullif(content -> 'estimate', 'null') as estimate
    from purchase_drafts where key = ${key} and expires > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Deletes the draft of a submitted request. */
export async function removeDraft(trx: Trx, draftKey: string): Promise<void> {
  await sql`delete from purchase_drafts where draft_key = ${draftKey}`.execute(trx)
}

/** Deletes expired drafts and returns their number. */
export async function removeExpiredDrafts(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from purchase_drafts where expires <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Owner of drafts: an account, or the e-mail to which the link was sent. */
interface DraftOwner {
  subject: string | null
  email: string | null
}

/** Returns the drafts of an account and those whose link was sent to its e-mail. Excludes drafts of other accounts. */
export async function findDraftsOf(db: Db, { subject, email }: DraftOwner): Promise<object[]> {
  const { rows } = await sql<object>`
    select content, to_char(expires at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires
    from purchase_drafts where created_by = ${subject} or email = ${email} order by created`.execute(db)
  return rows
}

/** Deletes the drafts of an account and those that name its e-mail. */
export async function removeDraftsOf(trx: Trx, { subject, email }: DraftOwner): Promise<void> {
  await sql`
    delete from purchase_drafts
    where created_by = ${subject} or email = ${email} or lower(content -> 'typed' ->> 'Email') = ${email}`.execute(trx)
}
