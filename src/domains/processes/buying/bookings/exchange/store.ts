import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'

/** A booking linked by an exchange. */
export interface Exchanged {
  id: number
  key: string
  reference: string
  /** make and model of its car */
  title: string
  /** whole dirhams */
  price: number
}

// aliases that do not clash with those of the enclosing query
const title = sql.raw(`ob.name || ' ' || om.name`)
const other = sql`json_build_object('id', o.id, 'reference', o.reference, 'title', ${title})`
const joins = sql.raw(
  'join vehicles ov on ov.id = o.vehicle_id join brands ob on ob.id = ov.brand_id join models om on om.id = ov.model_id',
)

/** The booking opened in exchange for the car of booking `b` or `k`, as JSON; null when there is none. */
export const exchangedForJson = (alias: 'b' | 'k') =>
  sql`(select ${other} from vehicle_bookings o ${joins} where o.exchange_of = ${sql.ref(`${alias}.id`)})`
/** The booking whose car was exchanged for this one, as JSON; null when there is none. */
export const exchangeOfJson = (alias: 'b' | 'k') =>
  sql`(select ${other} from vehicle_bookings o ${joins} where o.id = ${sql.ref(`${alias}.exchange_of`)})`

/** Returns the booking opened in exchange for the car of another; null when there is none. */
export async function findOpened(db: Kysely<Database>, id: number): Promise<Exchanged | null> {
  const { rows } = await sql<Exchanged>`
    select o.id, o.key, o.reference, ${title} as title, o.price from vehicle_bookings o ${joins}
    where o.exchange_of = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Transfers money between the ledgers of two bookings: two entries that refer to each other's booking. Does nothing for 0 dirhams. */
export async function carryMoney(
  trx: Transaction<Database>,
  {
    from,
    to,
    amount,
    by,
  }: { from: { id: number; reference: string }; to: { id: number; reference: string }; amount: number; by: string | null },
  at: Date,
): Promise<void> {
  if (amount === 0) return
  await sql`
    insert into booking_ledger (booking_id, kind, amount, external_reference, created, created_by)
    values (${from.id}, 'CarriedOut', ${amount}, ${to.reference}, ${at}, ${by}), (${to.id}, 'CarriedIn', ${amount}, ${from.reference}, ${at}, ${by})`.execute(
    trx,
  )
}
