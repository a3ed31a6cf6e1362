import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>
export type LinkPurpose = 'email' | 'password'

/** A stored link: account, e-mail address, and whether it was used. */
export interface StoredLink {
  subject: string
  email: string
  used: Date | null
}

/** Stores a link; an earlier one for the same purpose becomes invalid. */
export async function insertLink(
  db: Db,
  link: { hash: string; subject: string; purpose: LinkPurpose; email: string; expires: Date },
  now: Date,
): Promise<void> {
  await sql`delete from account_links where subject = ${link.subject} and purpose = ${link.purpose} and used is null`.execute(db)
  await db
    .insertInto('account_links')
    .values({ ...link, created: now })
    .execute()
}

/** Returns the link of a hash until it expires, used or not. */
export async function findLink(db: Db, hash: string, purpose: LinkPurpose, now: Date): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select subject, email, used from account_links where hash = ${hash} and purpose = ${purpose} and expires > ${now}`.execute(db)
  return rows[0]
}

/** Marks a link as used. Returns undefined when it was used, expired or unknown. */
export async function takeLink(db: Db, hash: string, purpose: LinkPurpose, now: Date): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    update account_links set used = ${now} where hash = ${hash} and purpose = ${purpose} and used is null and expires > ${now}
    returning subject, email, null::timestamptz as used`.execute(db)
  return rows[0]
}

/** Returns the unconfirmed new address, or null. */
export async function findPendingEmail(db: Db, subject: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select l.email from account_links l join accounts a using (subject)
    where l.subject = ${subject} and l.purpose = 'email' and l.used is null and l.expires > ${now} and l.email <> a.email`.execute(db)
  return rows[0]?.email ?? null
}

/**
 * Invalidates links sent before a password change: password resets, and changes of the e-mail address, which an intruder may have
 * requested.
 */
export async function removeLinks(db: Db, subject: string): Promise<void> {
  await sql`
    delete from account_links l using accounts a
    where l.subject = ${subject} and a.subject = l.subject and (l.purpose = 'password' or l.email <> a.email)`.execute(db)
}

/** Deletes expired links. */
export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await sql`delete from account_links where expires < ${now}`.execute(db)
}
