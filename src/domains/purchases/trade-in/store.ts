import { type Kysely, sql, type Transaction } from 'kysely'
import { beforeInvoice } from '#domains/bookings/status.ts'
import type { Database } from '#platform/tables.ts'
import { endedStatuses, type PurchaseStatus } from '../status.ts'
import type { TradedIn } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** The booking at the other side of a request. */
interface Linked {
  purchaseId: number
  bookingId: number
  bookingKey: string
  title: string
}

/** The bookings of these requests, where they have one. */
export async function findLinked(db: Db, ids: readonly number[]): Promise<Linked[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Linked>`
    select p.id as "purchaseId", k.id as "bookingId", k.key as "bookingKey", b.name || ' ' || m.name as title
    from vehicle_purchases p join vehicle_bookings k on k.id = p.booking_id join vehicles v on v.id = k.vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id where p.id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** A booking that a request may be traded in for. */
interface Candidate {
  id: number
  reference: string
  title: string
}

/** Bookings of the owner of a request before their invoice, for which no other open request stands. */
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

/** Ties a request to a booking, and to its car; null ties it to none. */
export async function updateBookingOf(trx: Trx, id: number, bookingId: number | null): Promise<void> {
  await sql`
    update vehicle_purchases set booking_id = ${bookingId},
      new_vehicle_id = coalesce((select vehicle_id from vehicle_bookings where id = ${bookingId}), new_vehicle_id)
    where id = ${id}`.execute(trx)
}

/** The booking of a request, or null. */
export async function findBookingOf(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ bookingId: number | null }>`
    select booking_id as "bookingId" from vehicle_purchases where id = ${id}`.execute(db)
  return rows[0]?.bookingId ?? null
}

/** The requests that are traded in for a booking and have not ended, with the store that looks after each. */
export async function findTradedIn(db: Db, bookingId: number): Promise<{ id: number; status: PurchaseStatus; areaId: number | null }[]> {
  const { rows } = await sql<{ id: number; status: PurchaseStatus; areaId: number | null }>`
    select id, last_status as status, storage_area_id as "areaId" from vehicle_purchases
    where booking_id = ${bookingId} and not is_deleted and last_status <> all(${[...endedStatuses]}::text[]) order by id`.execute(db)
  return rows
}

/** The reason under which a request ends together with its other side. */
export async function findOtherReason(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from request_cancellation_reasons order by name <> 'Autre', id limit 1`.execute(db)
  return rows[0]?.id ?? 1
}

/** The requests that a booking shows beside it: those that are traded in for it, or were. */
export async function findShown(db: Db, bookingId: number): Promise<TradedIn[]> {
  const { rows } = await sql<TradedIn>`
    select p.id, p.reference, p.last_status as status, b.name || ' ' || m.name as title, p.quotation as value
    from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where p.booking_id = ${bookingId} and not p.is_deleted and p.last_status <> 'Canceled' order by p.id`.execute(db)
  return rows
}
