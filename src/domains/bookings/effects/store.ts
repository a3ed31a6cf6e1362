import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import type { BookingStatus, PaymentMethod, PaymentType, SaleStatus } from '../contract.ts'
import type { LedgerSums } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** What guards and effects look at. */
export interface StepFacts extends LedgerSums {
  id: number
  reference: string
  status: BookingStatus
  vehicleId: number
  saleId: number
  areaId: number | null
  price: number
  newPrice: number | null
  advanceAmount: number
  paymentId: string | null
  paymentType: PaymentType | null
  paymentMethod: PaymentMethod | null
  loanMonths: number | null
  invoiceNumber: string | null
  deliveryMileage: number | null
  signatureDocument: string | null
  delivered: Date | null
  recoveryMileage: number | null
  /** months and price of the warranty pack */
  packMonths: number | null
  packPrice: number
  /** parts of the check list that are not fine, or not looked at */
  openParts: number
  isCertified: boolean
  promised: number | null
  releaseDate: string | null
  mileage: number | null
  deliveryDate: string | null
}

const sums = sql`
  coalesce(l.held, 0)::int as held, coalesce(l.deposit_returned, 0)::int as "depositReturned",
  coalesce(l.held_by_hand, 0)::int as "heldByHand", coalesce(l.paid, 0)::int as paid,
  coalesce(l.corrected, 0)::int as corrected, coalesce(l.refunded, 0)::int as refunded`

/** The sums of a ledger, to be joined laterally to `b`. A return that is on its way counts as soon as it began, once. */
export const ledgerOf = sql`
  left join lateral (
    select sum(amount) filter (where kind = 'Held') as held, sum(amount) filter (where kind = 'Held' and payment_id is null) as held_by_hand,
      coalesce(sum(amount) filter (where kind = 'Returned' and payment_id is not null),
        sum(amount) filter (where kind = 'Returning' and payment_id is not null)) as deposit_returned,
      sum(amount) filter (where kind = 'Paid') as paid, sum(amount) filter (where kind = 'Corrected') as corrected,
      sum(amount) filter (where kind = 'Returned' and payment_id is null) as refunded
    from booking_ledger where booking_id = b.id) l on true`

/** A booking as a step sees it; the row is locked by whoever moves it. */
export async function findStepFacts(db: Db, id: number): Promise<StepFacts> {
  const { rows } = await sql<StepFacts>`
    select b.id, b.reference, b.last_status as status, b.vehicle_id as "vehicleId", b.sale_id as "saleId", b.storage_area_id as "areaId",
      b.price, b.new_price as "newPrice", b.advance_amount as "advanceAmount", b.payment_id as "paymentId", b.payment_type as "paymentType",
      b.payment_method as "paymentMethod", b.loan_months as "loanMonths", b.invoice_number as "invoiceNumber",
      b.delivery_mileage as "deliveryMileage", b.signature_document as "signatureDocument", b.delivered,
      b.recovery_mileage as "recoveryMileage", b.delivery_date::text as "deliveryDate", p.months as "packMonths",
      coalesce(p.price, 0) as "packPrice", v.is_certified as "isCertified", v.warranty_in_months as promised,
      v.release_date::text as "releaseDate", v.mileage, ${sums},
      (select count(*)::int from delivery_check_parts c where not c.is_deactivated and not exists (
        select from booking_check_parts f where f.booking_id = b.id and f.delivery_check_part_id = c.id and f.is_fine)) as "openParts"
    from vehicle_bookings b
    join vehicles v on v.id = b.vehicle_id
    left join warranty_packs p on p.id = b.warranty_pack_id ${ledgerOf}
    where b.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`the booking ${id} is gone`)
  return found
}

/** Whom the messages about a booking go to, and what they say of it. */
export interface Addressee {
  customerId: number
  name: string
  email: string | null
  phone: string | null
  language: Language
  reference: string
  title: string
  vehicleUrl: string
  year: number | null
  store: { name: string; nameAr: string; address: string; addressAr: string; phone: string | null; hours: DayHours[] } | null
}

/** The customer of a booking: an account by its own card, anybody else as told at booking. */
export async function findAddressee(db: Db, id: number): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select c.id as "customerId", coalesce(nullif(c.first_name, ''), b.buyer ->> 'firstName', '') as name,
      coalesce(c.email, b.buyer ->> 'email') as email, coalesce(c.phone, b.buyer ->> 'phone') as phone,
      case when c.user_id is null then b.language else c.language end as language, b.reference, m.name || ' ' || o.name as title,
      'cars/' || vehicle_slug(m.name, o.name, v.version, extract(year from v.release_date)::int, t.name_fr) || '/' || v.id as "vehicleUrl",
      extract(year from v.release_date)::int as year,
      case when a.id is not null then json_build_object('name', a.name, 'nameAr', a.name_ar, 'address', a.address, 'addressAr', a.address_ar,
        'phone', a.phone, 'hours', a.hours) end as store
    from vehicle_bookings b
    join customers c on c.id = b.customer_id
    join vehicles v on v.id = b.vehicle_id
    join brands m on m.id = v.brand_id
    join models o on o.id = v.model_id
    left join cities t on t.id = v.city_id
    left join storage_areas a on a.id = coalesce(b.storage_area_id, v.storage_area_id)
    where b.id = ${id} and c.erased is null`.execute(db)
  return rows[0] ?? null
}

/** The newest status row of a booking: messages and papers of a step are named after it. */
export async function findStatusId(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from booking_statuses where booking_id = ${id}`.execute(db)
  return rows[0]?.id ?? 0
}

/** Takes the next number of a year; whoever takes one at the same moment waits, so that none is left out. */
export async function nextInvoice(trx: Trx, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters as c (year, last) values (${year}, 1)
    on conflict (year) do update set last = c.last + 1 returning last`.execute(trx)
  return rows[0]?.last ?? 1
}

export async function updateInvoice(trx: Trx, id: number, number: string, at: Date): Promise<void> {
  await sql`update vehicle_bookings set invoice_number = ${number}, invoiced = ${at} where id = ${id}`.execute(trx)
}

export async function updateDelivered(trx: Trx, id: number, at: Date, warrantyUntil: string | null): Promise<void> {
  await sql`
    update vehicle_bookings set delivered = ${at}, warranty_until = ${warrantyUntil}::date,
      delivery_date = coalesce(delivery_date, (${at}::timestamptz at time zone 'Africa/Casablanca')::date)
    where id = ${id}`.execute(trx)
}

export async function updateRecovered(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update vehicle_bookings set recovered = ${at}, warranty_until = null where id = ${id}`.execute(trx)
}

/** An entry of the money; a deposit is counted once. */
export async function insertCounted(trx: Trx, id: number, amount: number, by: string | null, at: Date): Promise<void> {
  await sql`
    insert into booking_ledger (booking_id, kind, amount, created, created_by)
    select ${id}, 'Counted', ${amount}, ${at}, ${by}
    where not exists (select from booking_ledger where booking_id = ${id} and kind = 'Counted')`.execute(trx)
}

/** What is to be given back by hand. */
export async function updateToReturn(trx: Trx, id: number, amount: number): Promise<void> {
  await sql`update vehicle_bookings set to_return = ${amount} where id = ${id}`.execute(trx)
}

export interface SaleFacts {
  id: number
  status: SaleStatus
  areaId: number | null
  assignedTo: string | null
  bookings: BookingStatus[]
}

/** A sale with the statuses of its bookings, locked. */
export async function findSaleFacts(trx: Trx, id: number): Promise<SaleFacts> {
  await sql`select from vehicle_sales where id = ${id} for update`.execute(trx)
  const { rows } = await sql<SaleFacts>`
    select s.id, s.last_status as status, s.storage_area_id as "areaId", s.assigned_to as "assignedTo",
      coalesce((select json_agg(b.last_status) from vehicle_bookings b where b.sale_id = s.id and not b.is_deleted), '[]') as bookings
    from vehicle_sales s where s.id = ${id}`.execute(trx)
  const [found] = rows
  if (!found) throw new Error(`the sale ${id} is gone`)
  return found
}

/** Gives a sale to somebody. */
export async function updateAssignee(trx: Trx, id: number, subject: string, at: Date): Promise<void> {
  await sql`update vehicle_sales set assigned_to = ${subject}, assigned = ${at}, last_modified = ${at} where id = ${id}`.execute(trx)
}
