import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { BuyerChange } from './rules.ts'

type Trx = Transaction<Database>

/** Stores corrections of a buyer, each with its previous value. Returns the id of the last one. */
export async function insertBuyerChanges(
  trx: Trx,
  bookingId: number,
  changes: readonly BuyerChange[],
  by: string | null,
  at: Date,
): Promise<number> {
  const after = Object.fromEntries(changes.map((change) => [change.field, change.after]))
  await sql`update vehicle_bookings set buyer = buyer || ${JSON.stringify(after)}::jsonb where id = ${bookingId}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    insert into booking_buyer_changes (booking_id, field, before, after, changed, changed_by)
    select ${bookingId}, c.field, c.before, c.after, ${at}, ${by}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(field text, before text, after text) returning id::int as id`.execute(
    trx,
  )
  return Math.max(...rows.map(({ id }) => id))
}

export async function removeBuyerChanges(trx: Trx, bookingIds: readonly number[]): Promise<void> {
  await sql`delete from booking_buyer_changes where booking_id = any(${[...bookingIds]}::int[])`.execute(trx)
}

/** Returns the types of the documents printed for a booking. */
export async function findPrinted(trx: Trx, bookingId: number): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select distinct type from documents
    where owner_type = 'Booking' and owner_id = ${bookingId} and is_generated and not is_deleted order by type`.execute(trx)
  return rows.map(({ type }) => type)
}
