import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { removeDocumentsOf } from '../documents/erasure/store.ts'
import type { BookedVehicle, BookingStatus, CustomerBooking, CustomerSale, LedgerEntry, WarrantyPack } from '../bookings/contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const vehicleJson = sql.raw(`json_build_object('id', v.id, 'reference', v.reference, 'title', b.name || ' ' || m.name,
  'slug', vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name_fr),
  'year', extract(year from v.release_date)::int,
  'picture', (select d.hash from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id
    and d.type in ('VehiclePicture', 'VehicleGalleryPicture') and d.status = 'Published' and d.width is not null and not d.is_deleted
    order by d.images_order, d.created, d.id limit 1))`)
export const vehicleJoins =
  sql.raw(`join vehicles v on v.id = k.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
  left join cities c on c.id = v.city_id`)

const ledgerJson =
  sql.raw(`coalesce((select json_agg(json_build_object('kind', l.kind, 'amount', l.amount, 'reason', l.reason, 'method', l.method,
  'created', ${iso('l.created')}) order by l.id) from booking_ledger l where l.booking_id = k.id
    and l.kind <> 'Corrected' and not exists (select from booking_ledger c where c.corrects = l.id)), '[]')`)

/** What everybody who holds the key of a booking may see. */
export interface OutcomeRow {
  id: number
  key: string
  reference: string
  status: BookingStatus
  customerId: number
  vehicle: BookedVehicle
  /** ended because its hold was over: nobody gave it up */
  isExpired: boolean
  price: number
  newPrice: number | null
  deposit: number
  packPrice: number
  holdUntil: Date
  paymentId: string | null
  delivered: Date | null
  recovered: Date | null
  ledger: LedgerEntry[]
}

const outcomeColumns = sql`k.id, k.key, k.reference, k.last_status as status, k.customer_id as "customerId", ${vehicleJson} as vehicle,
  (k.last_status = 'Cancelled' and (select s.comment is null from booking_statuses s where s.booking_id = k.id order by s.id desc limit 1))
    as "isExpired", k.price, k.new_price as "newPrice", k.advance_amount as deposit,
  coalesce((select w.price from warranty_packs w where w.id = k.warranty_pack_id), 0) as "packPrice", k.hold_until as "holdUntil",
  k.payment_id as "paymentId", k.delivered, k.recovered, ${ledgerJson} as ledger`

/** A booking by its key; null for an unknown one. */
export async function findOutcome(db: Db, key: string): Promise<OutcomeRow | null> {
  const { rows } = await sql<OutcomeRow>`
    select ${outcomeColumns} from vehicle_bookings k ${vehicleJoins} where k.key = ${key} and not k.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** A booking of its customer, with all that they see of it. */
export interface CustomerBookingRow
  extends OutcomeRow,
    Pick<
      CustomerBooking,
      | 'created'
      | 'listedPrice'
      | 'paymentType'
      | 'paymentMethod'
      | 'loan'
      | 'warrantyPack'
      | 'warrantyUntil'
      | 'deliveryDate'
      | 'invoiceNumber'
      | 'statuses'
      | 'documents'
      | 'messages'
    > {
  saleId: number
}

const packJson = `json_build_object('id', w.id, 'name', w.name_fr, 'nameAr', w.name_ar, 'description', w.description_fr,
  'descriptionAr', w.description_ar, 'months', w.months, 'price', w.price)`

/** The bookings of a customer, the latest first. */
export async function findBookingsOf(db: Db, customerId: number): Promise<CustomerBookingRow[]> {
  const { rows } = await sql<CustomerBookingRow>`
    select ${outcomeColumns}, k.sale_id as "saleId", ${sql.raw(iso('k.created'))} as created, k.listed_price as "listedPrice",
      k.payment_type as "paymentType", k.payment_method as "paymentMethod",
      case when k.loan_months is not null then json_build_object('advance', k.loan_advance, 'months', k.loan_months) end as loan,
      (select ${sql.raw(packJson)} from warranty_packs w where w.id = k.warranty_pack_id) as "warrantyPack",
      k.warranty_until as "warrantyUntil", k.delivery_date as "deliveryDate", k.invoice_number as "invoiceNumber",
      coalesce((select json_agg(json_build_object('type', s.type, 'price', s.price, 'created', ${sql.raw(iso('s.created'))}) order by s.id)
        from booking_statuses s where s.booking_id = k.id), '[]') as statuses,
      (select count(*)::int from documents d where d.owner_type = 'Booking' and d.owner_id = k.id and d.status = 'Published'
        and not d.is_deleted) as documents,
      coalesce((select json_agg(json_build_object('channel', g.channel, 'about', split_part(split_part(g.key, ':', 1), '.', 2),
          'sent', ${sql.raw(iso('g.created'))}) order by g.id)
        from messages g where g.customer_id = k.customer_id and starts_with(g.key, 'bookings.') and split_part(g.key, ':', 2) = k.id::text
          and g.state in ('Waiting', 'Sending', 'Sent')), '[]') as messages
    from vehicle_bookings k ${vehicleJoins}
    where k.customer_id = ${customerId} and not k.is_deleted order by k.id desc`.execute(db)
  return rows
}

/** The sales of a customer, the latest first. */
export async function findSalesOf(db: Db, customerId: number): Promise<Omit<CustomerSale, 'bookings'>[]> {
  const { rows } = await sql<Omit<CustomerSale, 'bookings'>>`
    select s.id, s.reference, s.last_status as status, ${sql.raw(iso('s.created'))} as created
    from vehicle_sales s where s.customer_id = ${customerId} and not s.is_deleted order by s.id desc`.execute(db)
  return rows
}

/**
 * What somebody booked without signing in becomes theirs once they confirmed the e-mail under which they did: it went to that address.
 * A phone or an address that was only typed gives no right.
 */
export async function claimBookings(trx: Trx, customerId: number, email: string): Promise<void> {
  // sales before their bookings, as everywhere
  await sql`
    select from vehicle_sales s where s.id in (
      select k.sale_id from vehicle_bookings k join customers c on c.id = k.customer_id where k.buyer ->> 'email' = ${email} and c.user_id is null)
    order by s.id for update`.execute(trx)
  await sql`
    with sold as (
      update vehicle_bookings k set customer_id = ${customerId}
      from customers c where c.id = k.customer_id and c.user_id is null and k.buyer ->> 'email' = ${email} returning k.sale_id
    ), waiting as (
      update booking_places p set customer_id = ${customerId}
      from customers c where c.id = p.customer_id and c.user_id is null and p.buyer ->> 'email' = ${email} and p.state not in ('Waiting', 'Offered')
    )
    update vehicle_sales s set customer_id = ${customerId} where s.id in (select sale_id from sold)`.execute(trx)
}

/** True when somebody booked without signing in under that e-mail. */
export async function hasUnclaimed(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from vehicle_bookings k join customers c on c.id = k.customer_id
    where k.buyer ->> 'email' = ${email} and c.user_id is null limit 1`.execute(db)
  return rows.length > 0
}

/** The packs that can be had. */
export async function findPacks(db: Db): Promise<WarrantyPack[]> {
  const { rows } = await sql<{ pack: WarrantyPack }>`
    select ${sql.raw(packJson)} as pack from warranty_packs w where not w.is_deactivated order by w.display_order, w.id`.execute(db)
  return rows.map(({ pack }) => pack)
}

/** The places of a customer in the lines of cars, in plain words. */
export async function findPlacesOf(db: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select v.reference as vehicle, p.buyer, p.state, ${sql.raw(iso('p.created'))} as created
    from booking_places p join vehicles v on v.id = p.vehicle_id where p.customer_id = ${customerId} order by p.id`.execute(db)
  return rows
}

/** What is kept of a customer's bookings, in plain words. */
export async function findOwnBookings(db: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select k.reference, v.reference as vehicle, k.buyer, k.price, k.advance_amount as deposit, k.last_status as status, k.terms_version as "termsVersion",
      k.payment_type as "paymentType", k.payment_method as "paymentMethod", k.invoice_number as "invoiceNumber",
      ${sql.raw(iso('k.created'))} as created, ${sql.raw(iso('k.delivered'))} as delivered, k.delivery_mileage as "deliveryMileage",
      k.signed_by as "signedBy", ${ledgerJson} as ledger,
      (select json_agg(json_build_object('type', s.type, 'created', ${sql.raw(iso('s.created'))}) order by s.id)
        from booking_statuses s where s.booking_id = k.id) as statuses
    from vehicle_bookings k join vehicles v on v.id = k.vehicle_id where k.customer_id = ${customerId} order by k.id`.execute(db)
  return rows
}

/** What may be kept of whom: an invoice names its buyer for ten years, and an open booking needs the one whose deposit we hold. */
const needsBuyer = sql.raw(`(k.invoice_number is not null or k.last_status not in ('Draft', 'Rejected', 'Cancelled'))`)

/**
 * Takes the person out of the bookings of a card with their documents, but for what the law or an open booking needs; the nightly look (`forgetBuyers`)
 * follows once that has ended. Places in lines go altogether.
 */
export async function eraseBuyer(trx: Trx, customerId: number): Promise<void> {
  await sql`delete from booking_places where customer_id = ${customerId}`.execute(trx)
  await sql`
    update booking_statuses s set comment = case when s.comment is not null then '' end from vehicle_bookings k
    where k.id = s.booking_id and k.customer_id = ${customerId} and not ${needsBuyer}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    update vehicle_bookings k set buyer = '{}', created_by = null, signed_by = null, signature_document = null
    where customer_id = ${customerId} and not ${needsBuyer} returning id`.execute(trx)
  await removeDocumentsOf(
    trx,
    'Booking',
    rows.map(({ id }) => id),
  )
  await sql`
    update sale_comments c set body = '' from vehicle_sales s where s.id = c.sale_id and s.customer_id = ${customerId}
      and not exists (select from vehicle_bookings k where k.sale_id = s.id and ${needsBuyer})`.execute(trx)
}

/**
 * Takes the person out of what has ended: bookings whose owner left, and those that came to nothing before `before` without any money.
 * Gives how many.
 */
export async function forgetBuyers(db: Db, before: Date): Promise<number> {
  const forgotten = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
    update vehicle_bookings k set buyer = '{}', created_by = null, signed_by = null, signature_document = null
    where k.buyer <> '{}' and not ${needsBuyer} and (
      exists (select from customers c where c.id = k.customer_id and c.erased is not null)
      or k.last_status = 'Cancelled' and k.last_modified < ${before} and not exists (select from booking_ledger l where l.booking_id = k.id))
    returning id`.execute(trx)
    await removeDocumentsOf(
      trx,
      'Booking',
      rows.map(({ id }) => id),
    )
    return rows.length
  })
  await sql`delete from booking_places where state in ('Taken', 'Lapsed', 'Left') and created < ${before}`.execute(db)
  return forgotten
}
