import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'

/** Returns whether the messages of a card are closed. */
export async function isRestricted(db: Kysely<Database>, cardId: number): Promise<boolean> {
  const { rows } = await sql`select from ad_restrictions where customer_id = ${cardId}`.execute(db)
  return rows.length > 0
}

/** Closes the messages of a card. Returns false if they were closed. */
export async function insertRestriction(
  trx: Transaction<Database>,
  { cardId, reason, conversationId, by }: { cardId: number; reason: string; conversationId: number; by: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ad_restrictions (customer_id, reason, conversation_id, created, created_by)
    values (${cardId}, ${reason}, ${conversationId}, ${now}, ${by}) on conflict (customer_id) do nothing`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Reopens the messages of a card. Returns false if they were open. */
export async function removeRestriction(trx: Transaction<Database>, cardId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ad_restrictions where customer_id = ${cardId}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Returns the recipient of the notification; null after erasure. */
export async function findRestricted(
  trx: Transaction<Database>,
  cardId: number,
): Promise<{ name: string; email: string | null; phone: string | null; language: Language } | null> {
  const { rows } = await sql<{ name: string; email: string | null; phone: string | null; language: Language }>`
    select coalesce(nullif(company_name, ''), first_name) as name, email, case when phone_verified then phone end as phone, language
    from customers where id = ${cardId} and erased is null and not is_deleted`.execute(trx)
  return rows[0] ?? null
}
