import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { attemptMinutes, pendingDays, unsubscribedDays } from './rules.ts'

/** Notes an attempt of a visitor (network address) and gives how many there were lately, this one included. */
export async function insertAttempt(db: Kysely<Database>, address: string, now: Date): Promise<number> {
  await sql`insert into newsletter_salts (day) values (${now}::timestamptz::date) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ count: number }>`
    with visitor as (
      select encode(sha256(convert_to(salt || ${address}::text, 'UTF8')), 'hex') as hash from newsletter_salts where day = ${now}::timestamptz::date
    ), noted as (
      insert into newsletter_attempts (visitor, created) select hash, ${now} from visitor
    )
    select count(*)::int + 1 as count from newsletter_attempts a join visitor on a.visitor = visitor.hash
    where a.created > ${now}::timestamptz - make_interval(mins => ${attemptMinutes})`.execute(db)
  return rows[0]?.count ?? 1
}

/**
 * Writes a subscription with its consent. An address that waits or is confirmed stays as it is; one that had left waits
 * for its confirmation anew.
 */
export async function insertSubscription(
  db: Kysely<Database>,
  email: string,
  language: Language,
  textVersion: string,
  now: Date,
): Promise<void> {
  await sql`
    with written as (
      insert into newsletter_subscriptions as old (email, language, created, last_modified) values (${email}, ${language}, ${now}, ${now})
      on conflict (email) do update set status = 'Pending', language = excluded.language, last_modified = excluded.last_modified
      where old.status = 'Unsubscribed'
      returning id
    )
    insert into newsletter_consents (subscription_id, kind, text_version, language, created)
    select id, 'Given', ${textVersion}, ${language}, ${now} from written`.execute(db)
}

/** Moves the subscription of a token to a status and notes it; false for an unknown token. Repeating changes nothing. */
export async function updateSubscription(
  db: Kysely<Database>,
  token: string,
  step: { from: readonly string[]; status: 'Confirmed' | 'Unsubscribed'; kind: 'Confirmed' | 'Withdrawn' },
  textVersion: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with moved as (
      update newsletter_subscriptions set status = ${step.status}, last_modified = ${now}
      where token = ${token} and status = any(${[...step.from]}) returning id, language
    ), noted as (
      insert into newsletter_consents (subscription_id, kind, text_version, language, created)
      select id, ${step.kind}, ${textVersion}, language, ${now} from moved
    )
    select true as known from newsletter_subscriptions where token = ${token}`.execute(db)
  return rows.length > 0
}

/** Forgets what is no longer needed: attempts and salts of former days, addresses never confirmed, addresses that left long ago. */
export async function removeOutdated(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from newsletter_attempts where created < ${now}::timestamptz - interval '1 day'`.execute(db)
  await sql`delete from newsletter_salts where day < ${now}::timestamptz::date - 1`.execute(db)
  await sql`
    delete from newsletter_subscriptions where status = 'Pending' and last_modified < ${now}::timestamptz - make_interval(days => ${pendingDays})
      or status = 'Unsubscribed' and last_modified < ${now}::timestamptz - make_interval(days => ${unsubscribedDays})`.execute(db)
}
