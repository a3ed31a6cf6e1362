import { type Kysely, sql } from 'kysely'
import type { Color, FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import type { Buyer, PaymentMethod, PaymentType } from '#domains/processes/buying/bookings/contract.ts'
import type { BookingStatus } from '#domains/processes/buying/bookings/status.ts'
import type { Database } from '#platform/tables.ts'
import type { Language, Localized } from '#shared/language.ts'
import type { LedgerLine } from '../effects/rules.ts'
import { ledgerLines } from '../effects/store.ts'

/** A credit note with its invoice. */
export interface Credit {
  number: string
  created: string
  reason: string
  invoiceNumber: string
  invoiced: string
  buyer: Partial<Buyer>
  listedPrice: number
  price: number
  packPrice: number
}

/** Data of a booking's documents. Amounts are whole dirhams, days `YYYY-MM-DD`, instants ISO 8601. */
export interface BookingFacts {
  id: number
  reference: string
  saleReference: string
  lastStatus: BookingStatus
  /** the customer's language at the time of booking */
  language: Language
  created: string
  buyer: Partial<Buyer>
  listedPrice: number
  price: number
  deposit: number
  paymentType: PaymentType | null
  paymentMethod: PaymentMethod | null
  loan: { advance: number; months: number } | null
  invoiceNumber: string | null
  invoiced: string | null
  deliveryDate: string | null
  delivered: string | null
  deliveryMileage: number | null
  signedBy: string | null
  /** hash of the signature image */
  signature: string | null
  warranty: { name: string; names: Localized; description: string; descriptions: Localized; months: number; price: number } | null
  warrantyUntil: string | null
  adviser: string | null
  vehicle: {
    reference: string
    brand: string
    model: string
    version: string | null
    chassisNumber: string | null
    registrationNumber: string | null
    releaseDate: string | null
    mileage: number | null
    fuelType: FuelType | null
    gearType: GearType | null
    fiscalPower: number | null
    color: Color | null
    warrantyInMonths: number | null
  }
  store: { name: string; names: Localized; address: string; addresses: Localized; city: string; cityNames: Localized } | null
  /** every ledger entry, oldest first */
  ledger: LedgerLine[]
  checks: { section: Localized; title: string; titles: Localized; isFine: boolean; comment: string | null }[]
  recovered: string | null
  recoveryMileage: number | null
  /** the credit note of the requested step, otherwise the last one, with a copy of its invoice */
  credit: Credit | null
  controlled: { at: string; by: string | null } | null
}

const iso = (column: ReturnType<typeof sql.ref>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const nameOf = (subject: ReturnType<typeof sql.ref>) =>
  sql`(select nullif(trim(a.first_name || ' ' || a.last_name), '') from accounts a where a.subject = ${subject})`

/** A car in documents, by the aliases of the car, its make and its model. */
export const vehicleJson = (v: string, b: string, m: string) =>
  sql.raw(`json_build_object('reference', ${v}.reference, 'brand', ${b}.name, 'model', ${m}.name, 'version', ${v}.version,
    'chassisNumber', ${v}.chassis_number, 'registrationNumber', ${v}.registration_number, 'releaseDate', ${v}.release_date,
    'mileage', ${v}.mileage, 'fuelType', ${v}.fuel_type, 'gearType', ${v}.gear_type, 'fiscalPower', ${v}.fiscal_power, 'color', ${v}.color,
    'warrantyInMonths', ${v}.warranty_in_months)`)
/** A store in documents, or null, by the aliases of the store and its city. */
export const storeJson = (a: string, c: string) =>
  sql.raw(`case when ${a}.id is not null and ${c}.id is not null then json_build_object('name', ${a}.name, 'names', ${a}.names,
    'address', ${a}.address, 'addresses', ${a}.addresses, 'city', ${c}.name, 'cityNames', ${c}.names) end`)

/** Returns the data of a booking's documents, or null. `statusId`: the step of the document. */
export async function findBookingFacts(db: Kysely<Database>, id: number, statusId: number | null = null): Promise<BookingFacts | null> {
  const { rows } = await sql<BookingFacts>`
    select b.id, b.reference, s.reference as "saleReference", b.last_status as "lastStatus", b.language, ${iso(sql.ref('b.created'))} as created,
      b.buyer, b.listed_price as "listedPrice", b.price, b.advance_amount as deposit, b.payment_type as "paymentType",
      b.payment_method as "paymentMethod",
      case when b.loan_months is not null then json_build_object('advance', coalesce(b.loan_advance, 0), 'months', b.loan_months) end as loan,
      b.invoice_number as "invoiceNumber", ${iso(sql.ref('b.invoiced'))} as invoiced, b.delivery_date::text as "deliveryDate",
      ${iso(sql.ref('b.delivered'))} as delivered, b.delivery_mileage as "deliveryMileage", b.signed_by as "signedBy",
      (select d.hash from documents d where d.id = b.signature_document) as signature,
      case when w.id is not null then json_build_object('name', w.name, 'names', w.names, 'description', w.description,
        'descriptions', w.descriptions, 'months', w.months, 'price', w.price) end as warranty,
      b.warranty_until::text as "warrantyUntil", ${nameOf(sql.ref('s.assigned_to'))} as adviser,
      ${vehicleJson('v', 'br', 'm')} as vehicle, ${storeJson('a', 'c')} as store,
      ${ledgerLines} as ledger,
      coalesce((
        select json_agg(json_build_object('section', p.section, 'title', p.title, 'titles', p.titles,
          'isFine', k.is_fine, 'comment', k.comment) order by p.display_order, p.id)
        from booking_check_parts k join delivery_check_parts p on p.id = k.delivery_check_part_id where k.booking_id = b.id), '[]') as checks,
      ${iso(sql.ref('b.recovered'))} as recovered, b.recovery_mileage as "recoveryMileage",
      (select json_build_object('number', n.number, 'created', ${iso(sql.ref('n.created'))}, 'reason', n.reason,
          'invoiceNumber', n.invoice_number, 'invoiced', ${iso(sql.ref('n.invoiced'))}, 'buyer', n.buyer, 'listedPrice', n.listed_price,
          'price', n.price, 'packPrice', n.pack_price)
        from booking_credit_notes n where n.booking_id = b.id
        order by n.status_id = ${statusId}::int desc nulls last, n.id desc limit 1) as credit,
      (select json_build_object('at', t.created, 'by', ${nameOf(sql.ref('t.created_by'))})
        from booking_statuses t where t.booking_id = b.id and t.type = 'Controlled' order by t.id desc limit 1) as controlled
    from vehicle_bookings b
    join vehicle_sales s on s.id = b.sale_id
    join vehicles v on v.id = b.vehicle_id
    join brands br on br.id = v.brand_id
    join models m on m.id = v.model_id
    left join storage_areas a on a.id = b.storage_area_id
    left join cities c on c.id = a.city_id
    left join warranty_packs w on w.id = b.warranty_pack_id
    where b.id = ${id} and not b.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns the owner of a booking: `subject` is null without an account; null for an unknown booking. */
export async function findBookingOwner(db: Kysely<Database>, id: number): Promise<{ subject: string | null } | null> {
  const { rows } = await sql<{ subject: string | null }>`
    select c.user_id as subject from vehicle_bookings b join customers c on c.id = b.customer_id
    where b.id = ${id} and not b.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns the id of the booking with that key and account, or null. */
export async function findOwnBooking(db: Kysely<Database>, key: string, subject: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select b.id from vehicle_bookings b join customers c on c.id = b.customer_id
    where b.key = ${key}::uuid and c.user_id = ${subject} and not b.is_deleted`.execute(db)
  return rows[0]?.id ?? null
}

/** Returns the last status row of a booking with one of these statuses, or null. */
export async function findStatusId(db: Kysely<Database>, bookingId: number, statuses: readonly BookingStatus[]): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from booking_statuses where booking_id = ${bookingId} and type = any(${[...statuses]}::text[]) order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
