import { type Kysely, sql, type Transaction } from 'kysely'
import { beforeInvoice } from '#domains/processes/buying/bookings/status.ts'
import type { Database } from '#platform/tables.ts'
import { endedStatuses, type PurchaseStatus } from '../status.ts'
import type { TradedIn } from './contract.ts'

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
