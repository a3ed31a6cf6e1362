import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { CodePurpose, Limit } from './rules.ts'

/** Records an attempt of a caller (hash), unless a limit is reached. Serialises attempts of the same caller until the transaction ends. */
export async function insertAttempt(
  trx: Transaction<Database>,
  kind: 'Send' | 'Check',
  who: string,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('phone code ' || ${kind}::text || ${who}::text, 0))`.execute(trx)
  for (const { max, minutes } of limits) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from phone_code_attempts
      where who = ${who} and kind = ${kind} and created > ${now}::timestamptz - make_interval(mins => ${minutes})`.execute(trx)
    if ((rows[0]?.count ?? 0) >= max) return false
  }
  await sql`insert into phone_code_attempts (kind, who, created) values (${kind}, ${who}, ${now})`.execute(trx)
  return true
}

/** A number and the purpose of its code. */
export interface CodeLine {
  phone: string
  purpose: CodePurpose
}

/** Stores the code of a number; replaces the former one of the same purpose. */
export async function saveCode(
  trx: Transaction<Database>,
  { phone, purpose }: CodeLine,
  hash: string,
  now: Date,
  expires: Date,
): Promise<void> {
  await sql`
    insert into phone_codes (phone, purpose, code_hash, tries, created, expires)
    values (${phone}, ${purpose}, ${hash}, 0, ${now}, ${expires})
    on conflict (phone, purpose) do update set code_hash = excluded.code_hash, tries = 0, created = excluded.created, expires = excluded.expires`.execute(
    trx,
  )
}

/** Counts one attempt and returns the hash of the code; null without a valid code. */
export async function takeTry(db: Kysely<Database>, { phone, purpose }: CodeLine, max: number, now: Date): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    update phone_codes set tries = tries + 1 where phone = ${phone} and purpose = ${purpose} and tries < ${max} and expires > ${now}
    returning code_hash as hash`.execute(db)
  return rows[0]?.hash ?? null
}

/** Deletes a used code. Returns false when another request was first. */
export async function removeCode(db: Kysely<Database>, { phone, purpose }: CodeLine, hash: string): Promise<boolean> {
  const { rows } =
    await sql`delete from phone_codes where phone = ${phone} and purpose = ${purpose} and code_hash = ${hash} returning phone`.execute(db)
  return rows.length > 0
}

/** Records that a caller (hash) confirmed a number. */
export async function saveProof(db: Kysely<Database>, phone: string, who: string, expires: Date): Promise<void> {
  await sql`
    insert into phone_proofs (phone, who, expires) values (${phone}, ${who}, ${expires})
    on conflict (phone, who) do update set expires = excluded.expires`.execute(db)
}

/** Returns whether one of these hashes of a caller confirmed the number. */
export async function hasProof(db: Kysely<Database>, phone: string, who: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from phone_proofs where phone = ${phone} and who in (${sql.join(who)}) and expires > ${now} limit 1`.execute(db)
  return rows.length > 0
}

/** Deletes codes and attempts that no limit needs any more. */
export async function removeOutdatedCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from phone_codes where expires < ${now}`.execute(db)
  await sql`delete from phone_proofs where expires < ${now}`.execute(db)
  await sql`delete from phone_code_attempts where created < ${now}::timestamptz - interval '1 day'`.execute(db)
}
