import { type Kysely, sql, type Transaction } from 'kysely'
import { removeDocumentsOf } from '#domains/documents/erasure/store.ts'
import type { Database } from '#platform/tables.ts'
import { removeBuyerChanges } from '../buyer/store.ts'
import { bookingStatuses, isHandedOver, isOpen } from '../status.ts'
import { iso, ledgerJson, lockSaleOf } from '../store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Booked without signing in, under that e-mail, by a card `c` that has no account. */
const unclaimed = (email: string) => sql`c.user_id is null and k.buyer ->> 'email' = ${email} and not k.is_deleted
  and exists (select from booking_ledger l where l.booking_id = k.id)`

/** Bookings that somebody made and paid without signing in under that e-mail, the latest first. */
export async function findUnclaimed(db: Db, email: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from vehicle_bookings k join customers c on c.id = k.customer_id
    where ${unclaimed(email)} order by k.id desc limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * A booking made without signing in becomes that of a customer, with its sale. Its key is drawn anew: who booked may have been somebody
 * else. Gives the new key; null when the booking is nobody's to claim under that e-mail.
 */
export async function takeBooking(
  trx: Trx,
  id: number,
  { customerId, email }: { customerId: number; email: string },
): Promise<string | null> {
  // sales before their bookings, as everywhere
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

/** What is kept of a customer's bookings, in plain words. */
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
/** What may be kept of whom: an invoice names its buyer for ten years, and an open booking needs the one whose deposit we hold. */
const needsBuyer = sql`(k.invoice_number is not null or k.last_status = any(${keeping}::text[]))`

/**
 * Takes the person out of the bookings of a card with their documents, but for what the law or an open booking needs; the nightly look (`forgetBuyers`)
 * follows once that has ended.
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

/** What else of bookings tells of the person: documents, corrections, and what they and others wrote. */
async function forgetRest(trx: Trx, ids: readonly number[]): Promise<void> {
  await removeDocumentsOf(trx, 'Booking', ids)
  await removeBuyerChanges(trx, ids)
  await sql`update booking_statuses set comment = '' where booking_id = any(${[...ids]}::int[]) and comment is not null`.execute(trx)
  await sql`
    update booking_asks set comment = '', asked_by = null where booking_id = any(${[...ids]}::int[]) and kind = 'GiveUp'`.execute(trx)
}

/**
 * Takes the person out of what has ended: bookings whose owner left, and those that came to nothing before `before` without any money.
 * Gives how many.
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
