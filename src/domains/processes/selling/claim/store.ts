import { type Kysely, sql, type Transaction } from 'kysely'
import { updateAppointmentOwner } from '#domains/cases/appointments/store.ts'
import { updateAccountOwner } from '#domains/customers/customers/bank-accounts/store.ts'
import type { Database } from '#platform/tables.ts'

/** Guest request: the customer `c` has no account. */
const unclaimed = sql`c.user_id is null and c.erased is null and not p.is_deleted`

/** Finds at most 20 guest requests by e-mail, latest first. */
export async function findUnclaimed(db: Kysely<Database>, email: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from vehicle_purchases p join customers c on c.id = p.customer_id
    where ${unclaimed} and p.seller ->> 'email' = ${email} order by p.id desc limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds guest requests by e-mail and phone (E.164), latest first, with make and model. */
export async function findUnclaimedOf(
  db: Kysely<Database>,
  { email, phone }: { email: string; phone: string },
): Promise<{ id: number; title: string; created: string }[]> {
  const { rows } = await sql<{ id: number; title: string; created: string }>`
    select p.id, b.name || ' ' || m.name as title, to_char(p.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created
    from vehicle_purchases p join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where ${unclaimed} and p.seller ->> 'email' = ${email} and p.seller ->> 'phone' = ${phone} order by p.id desc limit 20`.execute(db)
  return rows
}

/**
 * Assigns a request, its bank account and its appointments to a customer. Replaces the key, because the sender may be another person.
 * Returns the new key; null when the request has an owner or another e-mail than `email`.
 */
export async function takePurchase(
  trx: Transaction<Database>,
  id: number,
  { customerId, email }: { customerId: number; email: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ key: string; bankAccountId: number | null }>`
    update vehicle_purchases p set customer_id = ${customerId}, key = gen_random_uuid()
    from customers c where c.id = p.customer_id and p.id = ${id} and ${unclaimed} and (${email}::text is null or p.seller ->> 'email' = ${email})
    returning p.key, p.bank_account_id as "bankAccountId"`.execute(trx)
  const [taken] = rows
  if (!taken) return null
  if (taken.bankAccountId !== null) await updateAccountOwner(trx, taken.bankAccountId, customerId)
  await updateAppointmentOwner(trx, id, customerId)
  return taken.key
}
