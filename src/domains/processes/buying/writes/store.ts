import { type Kysely, sql, type Transaction } from 'kysely'
import { removeDocumentsOf } from '#domains/foundation/documents/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Cheque, PaymentMethod, PaymentType } from '../bookings/contract.ts'
import { bookingStatuses, isHandedOver, isOpen } from '../bookings/status.ts'
import { iso, ledgerJson, lockSaleOf } from '../bookings/store.ts'
import type { BuyerChange } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Stores the input of a step before the step checks it. */
export async function updateNewPrice(trx: Trx, id: number, price: number): Promise<void> {
  await sql`update vehicle_bookings set new_price = ${price} where id = ${id}`.execute(trx)
}

export async function updatePayment(
  trx: Trx,
  id: number,
  payment: { paymentType: PaymentType; paymentMethod: PaymentMethod; loanAdvance?: number | undefined; loanMonths?: number | undefined },
): Promise<void> {
  const financed = payment.paymentType === 'Financing'
  await sql`
    update vehicle_bookings set payment_type = ${payment.paymentType}, payment_method = ${payment.paymentMethod},
      loan_advance = ${financed ? (payment.loanAdvance ?? 0) : null}, loan_months = ${financed ? (payment.loanMonths ?? null) : null}
    where id = ${id}`.execute(trx)
}

export async function updateDeliveryMileage(trx: Trx, id: number, mileage: number): Promise<void> {
  await sql`update vehicle_bookings set delivery_mileage = ${mileage} where id = ${id}`.execute(trx)
}

/** Corrects the date of delivery. */
export async function updateDelivered(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update vehicle_bookings set delivered = ${at} where id = ${id}`.execute(trx)
}

export async function updateRecoveryMileage(trx: Trx, id: number, mileage: number): Promise<void> {
  await sql`update vehicle_bookings set recovery_mileage = ${mileage} where id = ${id}`.execute(trx)
}

/** Sets the signature; null for both requires a new one. */
export async function updateSignature(trx: Trx, id: number, document: string | null, signedBy: string | null): Promise<void> {
  await sql`update vehicle_bookings set signature_document = ${document}, signed_by = ${signedBy} where id = ${id}`.execute(trx)
}

export async function updateDelivery(trx: Trx, id: number, day: string | null, packId: number | null): Promise<void> {
  await sql`update vehicle_bookings set delivery_date = ${day}::date, warranty_pack_id = ${packId} where id = ${id}`.execute(trx)
}

export async function findDelivery(db: Db, id: number): Promise<{ packId: number | null } | null> {
  const { rows } = await sql<{ packId: number | null }>`
    select warranty_pack_id as "packId" from vehicle_bookings where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Returns the price of an available warranty pack, or null. */
export async function findPackPrice(db: Db, packId: number): Promise<number | null> {
  const { rows } = await sql<{ price: number }>`select price from warranty_packs where id = ${packId} and not is_deactivated`.execute(db)
  return rows[0]?.price ?? null
}

/** A ledger entry recorded by staff. */
export interface HandEntry {
  bookingId: number
  kind: 'Paid' | 'Returned' | 'Corrected'
  amount: number
  method: PaymentMethod | null
  reference: string | null
  cheque?: Cheque | undefined
  reason: string | null
  corrects: number | null
  by: string | null
}

export async function insertEntry(trx: Trx, entry: HandEntry, at: Date): Promise<void> {
  await sql`
    insert into booking_ledger (booking_id, kind, amount, method, external_reference, cheque, reason, corrects, created, created_by)
    values (${entry.bookingId}, ${entry.kind}, ${entry.amount}, ${entry.method}, ${entry.reference},
      ${entry.cheque ? JSON.stringify(entry.cheque) : null}::jsonb, ${entry.reason}, ${entry.corrects},
      ${at}, ${entry.by})`.execute(trx)
}

/** Returns the reference of the booking that holds a cheque with this bank and number, or null. Ignores corrected receipts. */
export async function findCheque(db: Db, { bank }: Cheque, number: string): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    select b.reference from booking_ledger l join vehicle_bookings b on b.id = l.booking_id
    where l.kind = 'Paid' and l.method = 'Checks' and search_identifier(l.external_reference) = search_identifier(${number})
      and lower(l.cheque ->> 'bank') = lower(${bank}) and not exists (select from booking_ledger k where k.corrects = l.id) limit 1`.execute(
    db,
  )
  return rows[0]?.reference ?? null
}

/** Returns a receipt of a booking and whether it was corrected; null for an unknown one. */
export async function findReceipt(
  db: Db,
  bookingId: number,
  receiptId: number,
): Promise<{ amount: number; method: PaymentMethod | null; isCorrected: boolean } | null> {
  const { rows } = await sql<{ amount: number; method: PaymentMethod | null; isCorrected: boolean }>`
    select l.amount, l.method, exists (select from booking_ledger c where c.corrects = l.id) as "isCorrected"
    from booking_ledger l where l.id = ${receiptId} and l.booking_id = ${bookingId} and l.kind = 'Paid'`.execute(db)
  return rows[0] ?? null
}

/** Returns the amount to refund by hand. */
export async function findRefundDue(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ toReturn: number }>`select to_return as "toReturn" from vehicle_bookings where id = ${id}`.execute(db)
  return rows[0]?.toReturn ?? 0
}

/** Stores the result of a check list item. Returns false for an unknown item. */
export async function saveCheckPart(
  trx: Trx,
  bookingId: number,
  partId: number,
  found: { isFine: boolean; comment: string | null },
  by: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into booking_check_parts (booking_id, delivery_check_part_id, is_fine, comment, checked, checked_by)
    select ${bookingId}, id, ${found.isFine}, ${found.comment}, ${at}, ${by} from delivery_check_parts
    where id = ${partId} and not is_deactivated
    on conflict (booking_id, delivery_check_part_id) do update
      set is_fine = excluded.is_fine, comment = excluded.comment, checked = excluded.checked, checked_by = excluded.checked_by
    returning booking_id`.execute(trx)
  return rows.length > 0
}

/** Stores a staff comment on a sale. */
export async function insertComment(trx: Trx, saleId: number, kind: string, body: string, by: string, at: Date): Promise<void> {
  await sql`insert into sale_comments (sale_id, kind, body, created, created_by) values (${saleId}, ${kind}, ${body}, ${at}, ${by})`.execute(
    trx,
  )
}

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

async function removeBuyerChanges(trx: Trx, bookingIds: readonly number[]): Promise<void> {
  await sql`delete from booking_buyer_changes where booking_id = any(${[...bookingIds]}::int[])`.execute(trx)
}

/** Returns the types of the documents printed for a booking. */
export async function findPrinted(trx: Trx, bookingId: number): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select distinct type from documents
    where owner_type = 'Booking' and owner_id = ${bookingId} and is_generated and not is_deleted order by type`.execute(trx)
  return rows.map(({ type }) => type)
}

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
