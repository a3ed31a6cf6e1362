import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'

/** Whether the house has closed the messages of a card. */
export async function isRestricted(db: Kysely<Database>, cardId: number): Promise<boolean> {
  const { rows } = await sql`select from ad_restrictions where customer_id = ${cardId}`.execute(db)
  return rows.length > 0
}

/** Closes the messages of a card; false where they were closed already. */
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

/** Opens them again; false where they were open. */
export async function removeRestriction(trx: Transaction<Database>, cardId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ad_restrictions where customer_id = ${cardId}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Whom to tell of it; null for who has left. */
export async function findRestricted(
  trx: Transaction<Database>,
  cardId: number,
): Promise<{ name: string; email: string | null; phone: string | null; language: Language } | null> {
  const { rows } = await sql<{ name: string; email: string | null; phone: string | null; language: Language }>`
    select coalesce(nullif(company_name, ''), first_name) as name, email, case when phone_verified then phone end as phone, language
    from customers where id = ${cardId} and erased is null and not is_deleted`.execute(trx)
  return rows[0] ?? null
}
