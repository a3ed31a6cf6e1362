import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { OutboxMessage, Suppressed } from './contract.ts'

type Db = Kysely<Database>

const canRetry = (now: Date) =>
  sql`m.state in ('Waiting', 'Failed') and m.content is not null and m.recipient <> '' and (m.expires is null or m.expires > ${now})`

/** Returns one page of the outbox, latest first. */
export async function findMessages(
  db: Db,
  asked: { state: string | null; recipient: string | null; customerId: number | null; page: number; size: number },
  now: Date,
): Promise<{ rows: OutboxMessage[]; count: number }> {
  const { state, recipient, customerId, page, size } = asked
  const conditions = [
    state !== null && sql`m.state = ${state}`,
    recipient !== null && sql`m.recipient = ${recipient}`,
    customerId !== null && sql`m.customer_id = ${customerId}`,
  ].filter((condition) => condition !== false)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from messages m ${where} limit ${countLimit({ page, size })}) c`.execute(db)
  const { rows } = await sql<OutboxMessage>`
    select m.id, split_part(m.key, ':', 1) as occasion, m.channel, m.recipient, m.language, m.customer_id as "customerId", m.marketing,
      m.state, m.attempts, to_json(m.due) as due, m.fault, ${canRetry(now)} as "canRetry", to_json(m.created) as created,
      to_json(m.last_modified) as "lastModified"
    from messages m ${where} order by m.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Makes a message due now. Returns its channel; null when it cannot be sent, undefined for an unknown id. */
export async function makeDue(db: Db, id: number, now: Date): Promise<{ channel: 'Email' | 'Sms'; marketing: boolean } | null | undefined> {
  const { rows } = await sql<{ channel: 'Email' | 'Sms'; marketing: boolean }>`
    update messages m set state = 'Waiting', due = ${now}, last_modified = ${now} where m.id = ${id} and ${canRetry(now)}
    returning m.channel, m.marketing`.execute(db)
  if (rows[0]) return rows[0]
  const known = await sql`select 1 from messages where id = ${id}`.execute(db)
  return known.rows.length > 0 ? null : undefined
}

const suppressedId = sql`md5(address || ' ' || channel || ' ' || reason)`

/** Returns one page of the suppressed addresses. */
export async function findSuppressed(db: Db, page: number, size: number): Promise<{ rows: Suppressed[]; count: number }> {
  const counted = await sql<{
    count: number
  }>`select count(*) as count from (select from suppressed_addresses limit ${countLimit({ page, size })}) c`.execute(db)
  const { rows } = await sql<Suppressed>`
    select ${suppressedId} as id, address, channel, reason, to_json(created) as created
    from suppressed_addresses s order by s.created desc, address limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Removes a suppression. Returns false for an unknown one, and for a complaint, which is permanent. */
export async function removeSuppressed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from suppressed_addresses where ${suppressedId} = ${id} and reason = 'NotFound' returning address`.execute(db)
  return rows.length > 0
}
