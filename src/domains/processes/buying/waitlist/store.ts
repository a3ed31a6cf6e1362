import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { BookedVehicle, Buyer } from '../bookings/contract.ts'
import { bookable, iso, type StoredBuyer, vehicleJoins, vehicleJson } from '../bookings/store.ts'
import type { placeStates } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** A waiting list entry as transitions read it. */
export interface PlaceRow {
  id: number
  key: string
  vehicleId: number
  customerId: number
  buyer: StoredBuyer
  language: Language
  state: (typeof placeStates)[number]
  opens: Date
  offeredUntil: Date | null
  expires: Date
}

const placeColumns =
  sql.raw(`p.id, p.key, p.vehicle_id as "vehicleId", p.customer_id as "customerId", p.buyer, p.language, p.state, p.opens,
  p.offered_until as "offeredUntil", p.expires`)

/** Returns an entry by its key; null for an unknown key. */
export async function findEntry(db: Db, key: string): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`select ${placeColumns} from booking_places p where p.key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** Locks an entry until the transaction ends; the caller locks its car first. */
export async function lockEntry(trx: Trx, id: number): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`select ${placeColumns} from booking_places p where p.id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Returns the car of an entry. */
export async function findPlaceCar(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ vehicleId: number }>`select vehicle_id as "vehicleId" from booking_places where id = ${id}`.execute(db)
  return rows[0]?.vehicleId ?? null
}

/** Locks the first due entry of a car; null without one. */
export async function lockFirstEntry(trx: Trx, vehicleId: number, now: Date): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`
    select ${placeColumns} from booking_places p
    where p.vehicle_id = ${vehicleId} and p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now} order by p.id limit 1 for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Inserts an entry; keeps an existing one of the same customer and car. */
export async function insertEntry(
  trx: Trx,
  place: { vehicleId: number; customerId: number; buyer: Buyer; language: Language; opens: Date; expires: Date },
  now: Date,
): Promise<{ key: string; id: number }> {
  const { rows } = await sql<{ key: string; id: number }>`
    insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires, created)
    values (${place.vehicleId}, ${place.customerId}, ${JSON.stringify(place.buyer)}::jsonb, ${place.language}, ${place.opens}, ${place.expires},
      ${now})
    on conflict (vehicle_id, customer_id) where state in ('Waiting', 'Offered') do update set language = excluded.language
    returning id, key`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no place was made')
  return row
}

/** Updates the state of an entry. */
export async function updateEntry(
  trx: Trx,
  id: number,
  { state, offeredUntil = null, bookingId = null }: { state: PlaceRow['state']; offeredUntil?: Date | null; bookingId?: number | null },
): Promise<void> {
  await sql`
    update booking_places set state = ${state}, offered_until = ${offeredUntil}, booking_id = ${bookingId} where id = ${id}`.execute(trx)
}

/** Marks a customer's entry as used by their booking. */
export async function takeEntry(trx: Trx, vehicleId: number, customerId: number, bookingId: number): Promise<void> {
  await sql`
    update booking_places set state = 'Taken', booking_id = ${bookingId}, offered_until = null
    where vehicle_id = ${vehicleId} and customer_id = ${customerId} and state in ('Waiting', 'Offered')`.execute(trx)
}

/** Returns expired offers. */
export async function findOverOffers(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from booking_places where state = 'Offered' and offered_until <= ${now} order by offered_until, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns free cars with a due waiting list entry. */
export async function findLines(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ vehicleId: number }>`
    select distinct p.vehicle_id as "vehicleId" from booking_places p join vehicles v on v.id = p.vehicle_id
    where p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now} and v.last_status = 'Published' and ${bookable}
    order by 1 limit ${limit}`.execute(db)
  return rows.map(({ vehicleId }) => vehicleId)
}

/** Lapses old entries, and those of cars that will not return. */
export async function lapseEntries(db: Db, now: Date): Promise<void> {
  await sql`
    update booking_places p set state = 'Lapsed' where p.state = 'Waiting' and (p.expires <= ${now} or exists (
      select from vehicles v where v.id = p.vehicle_id and (v.is_deleted or v.is_archived or v.last_status in ('Sold'))))`.execute(db)
}

/** Returns an entry with its car and its position. */
export async function findPlaceView(
  db: Db,
  key: string,
): Promise<(PlaceRow & { vehicle: BookedVehicle; position: number; bookingKey: string | null }) | null> {
  const { rows } = await sql<PlaceRow & { vehicle: BookedVehicle; position: number; bookingKey: string | null }>`
    select ${placeColumns}, ${vehicleJson} as vehicle,
      (select count(*)::int + 1 from booking_places o where o.vehicle_id = k.vehicle_id and o.state in ('Waiting', 'Offered')
        and (o.id < p.id or o.state = 'Offered' and o.id <> p.id)) as position,
      (select x.key from vehicle_bookings x where x.id = p.booking_id) as "bookingKey"
    from booking_places p join booking_places k on k.id = p.id ${vehicleJoins} where p.key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** Assigns the entry of a booking to the booking's new owner. */
export async function takeEntryOf(trx: Trx, bookingId: number, customerId: number): Promise<void> {
  await sql`update booking_places set customer_id = ${customerId} where booking_id = ${bookingId}`.execute(trx)
}

/** Returns a customer's entries, for the export of personal data. */
export async function findEntriesOf(db: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select v.reference as vehicle, p.buyer, p.state, ${sql.raw(iso('p.created'))} as created
    from booking_places p join vehicles v on v.id = p.vehicle_id where p.customer_id = ${customerId} order by p.id`.execute(db)
  return rows
}

/** Removes a customer from every waiting list. */
export async function eraseEntries(trx: Trx, customerId: number): Promise<void> {
  await sql`delete from booking_places where customer_id = ${customerId}`.execute(trx)
}

/** Deletes closed entries created before `before`. */
export async function forgetEntries(db: Db, before: Date): Promise<void> {
  await sql`delete from booking_places where state in ('Taken', 'Lapsed', 'Left') and created < ${before}`.execute(db)
}
