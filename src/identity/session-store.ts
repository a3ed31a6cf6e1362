import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { recordId } from './adapter.ts'

type Db = Kysely<Database>

/** A signed-in device. */
export interface StoredSession {
  uid: string
  browser: string
  system: string
  since: Date
  lastSeen: Date
}

/** Marks sessions as ended: their access tokens are rejected. */
export async function insertEndedSessions(db: Db, sids: readonly string[], now: Date): Promise<void> {
  if (sids.length === 0) return
  await sql`insert into ended_sessions (sid, ended) select unnest(${[...sids]}::text[]), ${now} on conflict (sid) do nothing`.execute(db)
}

/** Updates the last use of a session. */
export async function saveSession(
  db: Db,
  session: { uid: string; subject: string; browser: string; system: string },
  now: Date,
): Promise<void> {
  // no row when the account was deleted concurrently
  await sql`
    insert into account_sessions (uid, subject, browser, system, since, last_seen)
    select ${session.uid}, subject, ${session.browser}, ${session.system}, ${now}, ${now} from accounts where subject = ${session.subject}
    on conflict (uid) do update set subject = excluded.subject, browser = excluded.browser, system = excluded.system,
      last_seen = excluded.last_seen`.execute(db)
}

/** Returns the devices of an account with a valid session, last used first. */
export async function listSessions(db: Db, subject: string): Promise<StoredSession[]> {
  const { rows } = await sql<StoredSession>`
    select s.uid, s.browser, s.system, s.since, s.last_seen as "lastSeen" from account_sessions s
    where s.subject = ${subject} and exists (
      select from provider_records r where r.model = 'Session' and r.uid = s.uid and r.account_id = s.subject and r.expires > now())
    order by s.last_seen desc, s.uid limit 100`.execute(db)
  return rows
}

/**
 * Ends sessions of an account in a transaction: all, one (`only`), or all but one (`except`). Deletes their records, grants and refresh
 * tokens, and marks them as ended. Returns their number.
 */
export async function removeSessions(
  db: Transaction<Database>,
  subject: string,
  which: { only?: string; except?: string },
  now: Date,
): Promise<number> {
  // waits for responses that save a session of the account; later ones find it ended (adapter.ts)
  await sql`select from accounts where subject = ${subject} for no key update`.execute(db)
  const { rows } = await sql<{ uid: string | null; authorizations: Record<string, { sid?: string; grantId?: string }> | null }>`
    delete from provider_records
    where model = 'Session' and account_id = ${subject}
      and (${which.only ?? null}::text is null or uid = ${which.only ?? null}) and uid is distinct from ${which.except ?? null}
    returning uid, payload -> 'authorizations' as authorizations`.execute(db)
  const given = rows.flatMap(({ authorizations }) => Object.values(authorizations ?? {}))
  const grants = given.flatMap(({ grantId }) => grantId ?? [])
  const uids = rows.flatMap(({ uid }) => uid ?? [])
  await insertEndedSessions(db, [...uids, ...given.flatMap(({ sid }) => sid ?? [])], now)
  await sql`delete from provider_records where grant_id = any(${grants}) or (model = 'Grant' and id = any(${grants.map(recordId)}))`.execute(
    db,
  )
  // records without session: unfinished sign-ins, and tokens of grants whose session has expired
  if (which.only === undefined)
    await sql`
      delete from provider_records
      where account_id = ${subject} and (model = 'Interaction' or ${which.except ?? null}::text is null)`.execute(db)
  await sql`delete from account_sessions where subject = ${subject} and uid = any(${uids})`.execute(db)
  return rows.length
}

/** Deletes expired records. Returns the number of deleted provider records. */
export async function removeExpired(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from provider_records where expires < ${now}`.execute(db)
  await sql`
    delete from account_sessions s where not exists (
      select from provider_records r where r.model = 'Session' and r.uid = s.uid)`.execute(db)
  // access tokens last one hour at most, plus clock skew
  await sql`delete from ended_sessions where ended < ${now}::timestamptz - interval '1 day'`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
