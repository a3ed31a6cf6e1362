import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>
export type LinkPurpose = 'email' | 'password'

/** A link as it is kept: whose, for which address, and whether it was followed. */
export interface StoredLink {
  subject: string
  email: string
  used: Date | null
}

/** Keeps a link; a former one of the same purpose no longer works. */
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

/** The link of a hash as long as it has not run out; used or not. */
export async function findLink(db: Db, hash: string, purpose: LinkPurpose, now: Date): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select subject, email, used from account_links where hash = ${hash} and purpose = ${purpose} and expires > ${now}`.execute(db)
  return rows[0]
}

/** Takes a link, once: undefined when it was used, has run out or never was. */
export async function takeLink(db: Db, hash: string, purpose: LinkPurpose, now: Date): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    update account_links set used = ${now} where hash = ${hash} and purpose = ${purpose} and used is null and expires > ${now}
    returning subject, email, null::timestamptz as used`.execute(db)
  return rows[0]
}

/** The address that waits for its confirmation, or null. */
export async function findPendingEmail(db: Db, subject: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select l.email from account_links l join accounts a using (subject)
    where l.subject = ${subject} and l.purpose = 'email' and l.used is null and l.expires > ${now} and l.email <> a.email`.execute(db)
  return rows[0]?.email ?? null
}

/**
 * Ends what letters sent before a change of the password still allow: to choose another one, and to put another address in the place of
 * the present one, which may have been asked for by anyone whom the change is to keep out.
 */
export async function removeLinks(db: Db, subject: string): Promise<void> {
  await sql`
    delete from account_links l using accounts a
    where l.subject = ${subject} and a.subject = l.subject and (l.purpose = 'password' or l.email <> a.email)`.execute(db)
}

/** Forgets links that ran out. */
export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await sql`delete from account_links where expires < ${now}`.execute(db)
}
