import { type Kysely, sql } from 'kysely'
import { networkOf } from '#shared/network.ts'
import type { Database } from './tables.ts'

/** Public forms whose submissions are counted by network. */
type LimitedForm = 'Newsletter' | 'Contact' | 'Booking' | 'Consent' | 'Estimate' | 'Purchase' | 'Callback' | 'Report'

/** Minutes in which the attempts of a network count. */
const attemptMinutes = 10

/** Records an attempt of a visitor (network address) at a form. Returns the recent number, including this one. */
export async function insertAttempt(db: Kysely<Database>, form: LimitedForm, address: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    /* prepared */ with made as (
      insert into contact_salts (day) values (${now}::timestamptz::date) on conflict do nothing returning salt
    ), today as (
      select salt from made union all select salt from contact_salts where day = ${now}::timestamptz::date
    ), visitor as (
      select encode(sha256(convert_to(salt || ${networkOf(address)}::text, 'UTF8')), 'hex') as hash from today
    ), noted as (
      insert into contact_attempts (visitor, form, created) select hash, ${form}, ${now} from visitor
    )
    select count(*)::int + 1 as count from contact_attempts a join visitor on a.visitor = visitor.hash
    where a.form = ${form} and a.created > ${now}::timestamptz - make_interval(mins => ${attemptMinutes})`.execute(db)
  return rows[0]?.count ?? 1
}

/** Counts all submissions of a form in the last hour. */
export async function countHourly(db: Kysely<Database>, form: LimitedForm, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_attempts
    where form = ${form} and created > ${now}::timestamptz - interval '1 hour' and created <= ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes attempts older than a day and their salts. */
export async function removeOldAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from contact_attempts where created < ${now}::timestamptz - interval '1 day'`.execute(db)
  await sql`delete from contact_salts where day < ${now}::timestamptz::date - 1`.execute(db)
}
