import { type Kysely, sql, type Transaction } from 'kysely'
import { removeDocumentsOf } from '#domains/foundation/documents/erasure/store.ts'
import type { Database } from '#platform/tables.ts'
import { removeBuyerChanges } from '../buyer/store.ts'
import { bookingStatuses, isHandedOver, isOpen } from '../status.ts'
import { iso, ledgerJson, lockSaleOf } from '../store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Matches bookings made without an account under an e-mail address; the card `c` has no account. */
const unclaimed = (email: string) => sql`c.user_id is null and k.buyer ->> 'email' = ${email} and not k.is_deleted
  and exists (select from booking_ledger l where l.booking_id = k.id)`

/** Returns up to 20 bookings made and paid without an account under that e-mail address, latest first. */
export async function findUnclaimed(db: Db, email: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from vehicle_bookings k join customers c on c.id = k.customer_id
    where ${unclaimed(email)} order by k.id desc limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Assigns a booking made without an account, and its sale, to a customer. Replaces the key, because another person may have booked. Returns
 * the new key; null when the booking cannot be claimed under that e-mail address.
 */
export async function takeBooking(
  trx: Trx,
  id: number,
  { customerId, email }: { customerId: number; email: string },
): Promise<string | null> {
  // lock order: sales before bookings
  await lockSaleOf(trx, id)
  const { rows } = await sql<{ id: number; key: string }>`
    with taken as (
      update vehicle_bookings k set customer_id = ${customerId}, key = gen_random_uuid()
      from customers c where c.id = k.customer_id and k.sale_id = (select sale_id from vehicle_bookings where id = ${id}) and ${unclaimed(email)}
      returning k.id, k.key, k.sale_id
    ), sold as (
      update vehicle_sales s set customer_id = ${customerId} where s.id in (select sale_id from taken)
    )
    select id, key from taken`.execute(trx)
  return rows.find((row) => row.id === id)?.key ?? null
}

/** Returns the stored data of a customer's bookings, for the export of personal data. */
export async function findOwnBookings(db: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select k.reference, v.reference as vehicle, k.buyer, k.price, k.advance_amount as deposit, k.last_status as status, k.terms_version as "termsVersion",
      k.payment_type as "paymentType", k.payment_method as "paymentMethod", k.invoice_number as "invoiceNumber",
      ${sql.raw(iso('k.created'))} as created, ${sql.raw(iso('k.delivered'))} as delivered, k.delivery_mileage as "deliveryMileage",
      k.signed_by as "signedBy", ${ledgerJson} as ledger,
      (select json_agg(json_build_object('type', s.type, 'created', ${sql.raw(iso('s.created'))}) order by s.id)
        from booking_statuses s where s.booking_id = k.id) as statuses,
      (select json_agg(json_build_object('field', g.field, 'before', g.before, 'after', g.after, 'changed', ${sql.raw(iso('g.changed'))})
        order by g.id) from booking_buyer_changes g where g.booking_id = k.id) as corrections,
      (select json_agg(json_build_object('asked', ${sql.raw(iso('w.asked'))}, 'comment', w.comment, 'state', w.state, 'remark', w.remark)
        order by w.id) from booking_asks w where w.booking_id = k.id and w.kind = 'GiveUp') as "cancellationsAsked"
    from vehicle_bookings k join vehicles v on v.id = k.vehicle_id where k.customer_id = ${customerId} order by k.id`.execute(db)
  return rows
}

const keeping = bookingStatuses.filter((status) => isOpen(status) || isHandedOver(status))
/** An invoice names its buyer for ten years; an open booking with a deposit needs its buyer. */
const needsBuyer = sql`(k.invoice_number is not null or k.last_status = any(${keeping}::text[]))`

/**
 * Erases the buyer and the documents from the bookings of a card, except where the law or an open booking needs them. `forgetBuyers` erases
 * those after they end.
 */
export async function eraseBuyer(trx: Trx, customerId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update vehicle_bookings k set buyer = '{}', created_by = null, signed_by = null, signature_document = null
    where customer_id = ${customerId} and not ${needsBuyer} returning id`.execute(trx)
  await forgetRest(
    trx,
    rows.map(({ id }) => id),
  )
  await sql`
    update sale_comments c set body = '' from vehicle_sales s where s.id = c.sale_id and s.customer_id = ${customerId}
      and not exists (select from vehicle_bookings k where k.sale_id = s.id and ${needsBuyer})`.execute(trx)
}

/** Erases the other personal data of bookings: documents, corrections and comments. */
async function forgetRest(trx: Trx, ids: readonly number[]): Promise<void> {
  await removeDocumentsOf(trx, 'Booking', ids)
  await removeBuyerChanges(trx, ids)
  await sql`update booking_statuses set comment = '' where booking_id = any(${[...ids]}::int[]) and comment is not null`.execute(trx)
  await sql`
    update booking_asks set comment = '', asked_by = null where booking_id = any(${[...ids]}::int[]) and kind = 'GiveUp'`.execute(trx)
}

/**
 * Erases the buyer from ended bookings: those of erased customers, and those cancelled before `before` without any payment. Returns the
 * number of bookings.
 */
export async function forgetBuyers(db: Db, before: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
    update vehicle_bookings k set buyer = '{}', created_by = null, signed_by = null, signature_document = null
    where k.buyer <> '{}' and not ${needsBuyer} and (
      exists (select from customers c where c.id = k.customer_id and c.erased is not null)
      or k.last_status = 'Cancelled' and k.last_modified < ${before} and not exists (select from booking_ledger l where l.booking_id = k.id))
    returning id`.execute(trx)
    await forgetRest(
      trx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}
