import { type Kysely, sql, type Transaction } from 'kysely'
import { beforeInvoice } from '#domains/processes/buying/bookings/status.ts'
import type { WishedIntermediation } from '#domains/processes/consignment/service.ts'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import type { TradedIn } from '../desk/contract.ts'
import { endedStatuses, type PurchaseStatus } from '../status.ts'

type HandedOn = Pick<
  WishedIntermediation,
  'origin' | 'customerId' | 'vehicleId' | 'storageAreaId' | 'seller' | 'isHolder' | 'isUnderCredit' | 'estimated' | 'language'
>

/** Returns the fields that a consignment takes over from a purchase request; null for an unknown id. */
export async function findHandedOn(trx: Transaction<Database>, id: number): Promise<HandedOn | null> {
  const { rows } = await sql<HandedOn>`
    select p.request_origin as origin, p.customer_id as "customerId", p.disposed_vehicle_id as "vehicleId",
      p.storage_area_id as "storageAreaId", p.seller, p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      case when p.estimated_low is not null and p.estimated_high is not null
        then json_build_object('low', p.estimated_low, 'high', p.estimated_high, 'facts', p.estimated_for) end as estimated, p.language
    from vehicle_purchases p where p.id = ${id} and not p.is_deleted`.execute(trx)
  return rows[0] ?? null
}

/** Recipient of a message and the values of its text. */
export interface Recipient {
  key: string
  reference: string
  language: Language
  customerId: number
  isGuest: boolean
  name: string
  email: string | null
  phone: string | null
  title: string
  quotation: number | null
  quotationUntil: Date | null
  transferDue: Date | null
  transferReference: string | null
  store: {
    names: PartlyLocalized
    addresses: PartlyLocalized
    phone: string
    latitude: number
    longitude: number
    hours: DayHours[]
  } | null
  /** latest appointment, cancelled or not */
  visit: { key: string; starts: string; isOff: boolean } | null
  isCompany: boolean
  isHolder: boolean | null
  isUnderCredit: boolean | null
  releaseDate: string | null
  /** id of the latest status */
  statusId: number
}

/** Returns the owner of a request with the values of the messages. Null for an erased customer. */
export async function findRecipient(db: Kysely<Database>, id: number): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select p.key, p.reference, p.language, c.id as "customerId", c.user_id is null as "isGuest",
      coalesce(p.seller ->> 'companyName', p.seller ->> 'firstName', c.first_name) as name, coalesce(c.email, p.seller ->> 'email') as email,
      coalesce(p.seller ->> 'phone', c.phone) as phone, b.name || ' ' || m.name as title, p.quotation, p.quotation_until as "quotationUntil",
      coalesce(p.seller ->> 'civility', c.civility) = 'Société' as "isCompany", p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      v.release_date::text as "releaseDate", p.transfer_due as "transferDue", p.transfer_reference as "transferReference",
      case when a.id is not null then json_build_object('names', a.names, 'addresses', a.addresses, 'phone', a.phone, 'latitude', a.latitude,
        'longitude', a.longitude, 'hours', a.hours) end as store,
      (select json_build_object('key', w.key, 'starts', w.starts, 'isOff', w.status = 'Cancelled') from appointments w
        where w.purchase_id = p.id and w.status in ('Booked', 'Cancelled') order by w.id desc limit 1) as visit,
      coalesce((select max(s.id) from purchase_statuses s where s.purchase_id = p.id), 0) as "statusId"
    from vehicle_purchases p join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join storage_areas a on a.id = p.storage_area_id
    where p.id = ${id} and c.erased is null`.execute(db)
  return rows[0] ?? null
}

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface Linked {
  purchaseId: number
  bookingId: number
  bookingKey: string
  title: string
}

/** Returns the bookings linked to these requests. */
export async function findLinked(db: Db, ids: readonly number[]): Promise<Linked[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Linked>`
    select p.id as "purchaseId", k.id as "bookingId", k.key as "bookingKey", b.name || ' ' || m.name as title
    from vehicle_purchases p join vehicle_bookings k on k.id = p.booking_id join vehicles v on v.id = k.vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id where p.id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

interface Candidate {
  id: number
  reference: string
  title: string
}

/** Returns bookings of the owner before their invoice that no other open request is linked to. */
export async function findCandidates(db: Db, customerId: number, vehicleId: number | null = null): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select k.id, k.reference, b.name || ' ' || m.name as title from vehicle_bookings k join vehicles v on v.id = k.vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where k.customer_id = ${customerId} and not k.is_deleted and k.last_status <> 'Draft' and k.last_status = any(${[...beforeInvoice]}::text[])
      and (${vehicleId}::int is null or k.vehicle_id = ${vehicleId})
      and not exists (select from vehicle_purchases o where o.booking_id = k.id and not o.is_deleted
        and o.last_status <> all(${[...endedStatuses]}::text[]))
    order by k.id desc limit 20`.execute(db)
  return rows
}

/** Links a request to a booking and its car; null removes the link. */
export async function updateBookingOf(trx: Trx, id: number, bookingId: number | null): Promise<void> {
  await sql`
    update vehicle_purchases set booking_id = ${bookingId},
      new_vehicle_id = coalesce((select vehicle_id from vehicle_bookings where id = ${bookingId}), new_vehicle_id)
    where id = ${id}`.execute(trx)
}

/** Returns the booking id of a request; null for none. */
export async function findBookingOf(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ bookingId: number | null }>`
    select booking_id as "bookingId" from vehicle_purchases where id = ${id}`.execute(db)
  return rows[0]?.bookingId ?? null
}

/** Returns the open trade-ins of a booking, each with its store. */
export async function findTradedIn(db: Db, bookingId: number): Promise<{ id: number; status: PurchaseStatus; areaId: number | null }[]> {
  const { rows } = await sql<{ id: number; status: PurchaseStatus; areaId: number | null }>`
    select id, last_status as status, storage_area_id as "areaId" from vehicle_purchases
    where booking_id = ${bookingId} and not is_deleted and last_status <> all(${[...endedStatuses]}::text[]) order by id`.execute(db)
  return rows
}

/** Returns the cancellation reason used when the linked booking ends. */
export async function findOtherReason(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from request_cancellation_reasons order by name <> 'Autre', id limit 1`.execute(db)
  return rows[0]?.id ?? 1
}

/** Returns the current and former trade-ins of a booking, except cancelled ones. */
export async function findShown(db: Db, bookingId: number): Promise<TradedIn[]> {
  const { rows } = await sql<TradedIn>`
    select p.id, p.reference, p.last_status as status, b.name || ' ' || m.name as title, p.quotation as value
    from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where p.booking_id = ${bookingId} and not p.is_deleted and p.last_status <> 'Canceled' order by p.id`.execute(db)
  return rows
}
