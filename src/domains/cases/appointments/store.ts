import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { PartlyLocalized } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import type { OwnCapacity } from './contract.ts'
import type { Capacity, Span } from './rules.ts'
import type { AppointmentKind, AppointmentStatus } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Store open to appointments, with capacities that override the settings. */
export interface AppointmentStore extends Partial<Record<keyof Capacity, number | null>> {
  id: number
  hours: DayHours[]
}

/** Returns the stores open to appointments, or one of them. */
export async function findStores(db: Db, kind: AppointmentKind, id: number | null = null): Promise<AppointmentStore[]> {
  const { rows } = await sql<AppointmentStore>`
    select a.id, a.hours, c.places, c.minutes
    from storage_areas a left join appointment_capacities c on c.storage_area_id = a.id and c.kind = ${kind}
    where not a.is_deactivated and not a.is_deleted and (${id}::int is null or a.id = ${id}) order by a.id`.execute(db)
  return rows
}

export interface Taken extends Span {
  storageAreaId: number
  place: number
}

/** Returns the taken places of a kind at stores in a time range; `except`: an appointment to move. */
export async function findTaken(
  db: Db,
  kind: AppointmentKind,
  areas: readonly number[],
  { starts, ends }: Span,
  except: number | null = null,
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select a.storage_area_id as "storageAreaId", a.place, a.starts, a.ends from appointments a
    where a.kind = ${kind} and a.storage_area_id = any(${[...areas]}) and a.starts < ${ends} and a.starts > ${new Date(starts.getTime() - 86_400_000)}
      and a.ends > ${starts} and a.status in ('Booked', 'Blocked', 'Done') and a.id is distinct from ${except}`.execute(db)
  return rows
}

/** Locks a day of a store. */
export async function lockDay(trx: Trx, storageAreaId: number, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`appointments of ${storageAreaId} on ${day}`}, 0))`.execute(trx)
}

export interface NewAppointment extends Span {
  kind: AppointmentKind
  storageAreaId: number
  place: number
  customerId: number
  about: AppointmentOf
  by: string | null
}

/** Record of an appointment: a purchase, a consignment or an advert. */
export type AppointmentOf = { purchaseId: number } | { intermediationId: number } | { adId: number }
const casesOf = (about: AppointmentOf) => ({ purchaseId: null, intermediationId: null, adId: null, ...about })
const isOf = (about: AppointmentOf) => {
  const { purchaseId, intermediationId, adId } = casesOf(about)
  return sql`(purchase_id = ${purchaseId} or intermediation_id = ${intermediationId} or ad_id = ${adId})`
}

/** Inserts an appointment and returns its id. */
export async function insertAppointment(trx: Trx, made: NewAppointment, now: Date): Promise<number> {
  const { purchaseId, intermediationId, adId } = casesOf(made.about)
  const { rows } = await sql<{ id: number }>`
    insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, intermediation_id, ad_id, created, created_by, last_modified)
    values (${made.kind}, ${made.storageAreaId}, ${made.place}, ${made.starts}, ${made.ends}, ${made.customerId},
      ${purchaseId}, ${intermediationId}, ${adId}, ${now}, ${made.by}, ${now}) returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the appointment was not kept')
  return id
}

export async function updatePlace(
  trx: Trx,
  id: number,
  { storageAreaId, place, starts, ends, by }: Span & { storageAreaId: number; place: number; by: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update appointments set storage_area_id = ${storageAreaId}, place = ${place}, starts = ${starts}, ends = ${ends}, last_modified = ${now},
      last_modified_by = ${by}
    where id = ${id}`.execute(trx)
}

/** Locks the open appointment of a request; null for none. */
export async function lockBooked(trx: Trx, about: AppointmentOf): Promise<{ id: number; storageAreaId: number; starts: Date } | null> {
  const { rows } = await sql<{ id: number; storageAreaId: number; starts: Date }>`
    select id, storage_area_id as "storageAreaId", starts from appointments where ${isOf(about)} and status = 'Booked' for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

export async function updateStatus(trx: Trx, id: number, status: AppointmentStatus, by: string | null, now: Date): Promise<void> {
  await sql`
    update appointments set status = ${status}, last_modified = ${now}, last_modified_by = ${by} where id = ${id}`.execute(trx)
}

/** Finds appointments that begin within these hours, were booked earlier than that, and have no reminder. */
export async function findToRemind(db: Db, now: Date, hours: number, limit: number): Promise<{ id: number; purchaseId: number }[]> {
  const { rows } = await sql<{ id: number; purchaseId: number }>`
    select a.id, a.purchase_id as "purchaseId" from appointments a
    where a.status = 'Booked' and a.purchase_id is not null and a.starts > ${now} and a.starts <= ${new Date(now.getTime() + hours * 3_600_000)}
      and a.last_modified < a.starts - make_interval(hours => ${hours}) and a.reminded is distinct from a.starts
    order by a.starts limit ${limit}`.execute(db)
  return rows
}

/** Records the reminder of this start; a moved appointment gets a new one. */
export async function updateReminded(trx: Trx, id: number): Promise<void> {
  await sql`update appointments set reminded = starts where id = ${id}`.execute(trx)
}

/** Calendar data of an appointment. */
export interface CalendarEntry extends Span {
  key: string
  kind: AppointmentKind
  status: AppointmentStatus
  modified: Date
  store: {
    names: PartlyLocalized
    addresses: PartlyLocalized
    cityNames: PartlyLocalized
    phone: string
    latitude: number
    longitude: number
  }
}

export async function findCalendarEntry(db: Db, key: string): Promise<CalendarEntry | null> {
  const { rows } = await sql<CalendarEntry>`
    select a.key, a.kind, a.status, a.starts, a.ends, a.last_modified as modified,
      json_build_object('names', s.names, 'addresses', s.addresses, 'cityNames', c.names, 'phone', s.phone, 'latitude', s.latitude,
        'longitude', s.longitude) as store
    from appointments a join storage_areas s on s.id = a.storage_area_id join cities c on c.id = s.city_id
    where a.key = ${key} and a.customer_id is not null`.execute(db)
  return rows[0] ?? null
}

/** Returns the appointments of a customer, first one first. */
export async function findAppointments(
  db: Db,
  customerId: number,
): Promise<{ kind: AppointmentKind; status: AppointmentStatus; starts: Date; store: string }[]> {
  const { rows } = await sql<{ kind: AppointmentKind; status: AppointmentStatus; starts: Date; store: string }>`
    select a.kind, a.status, a.starts, s.name as store from appointments a join storage_areas s on s.id = a.storage_area_id
    where a.customer_id = ${customerId} order by a.starts, a.id`.execute(db)
  return rows
}

/** Calls off what a person had ahead, and takes out what was noted; times and places stay for the figures of the store. */
export async function eraseAppointments(trx: Trx, customerId: number): Promise<void> {
  await sql`
    update appointments set note = null, created_by = null, last_modified_by = null,
      status = case when status = 'Booked' then 'Cancelled' else status end
    where customer_id = ${customerId}`.execute(trx)
}

/** Assigns the appointments of a record to another customer. */
export async function updateAppointmentOwner(trx: Trx, about: AppointmentOf, customerId: number): Promise<void> {
  await sql`update appointments set customer_id = ${customerId} where ${isOf(about)}`.execute(trx)
}

/** Checks that a store exists, open to appointments or not. */
export async function hasStore(db: Kysely<Database> | Transaction<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`select from storage_areas where id = ${id} and not is_deleted`.execute(db)
  return rows.length > 0
}

/** Returns the own capacities of a store by kind. */
export async function findOwnCapacities(
  db: Kysely<Database> | Transaction<Database>,
  id: number,
): Promise<Map<string, OwnCapacity['own']>> {
  const { rows } = await sql<{ kind: string; own: OwnCapacity['own'] }>`
    select kind, json_build_object('places', places, 'minutes', minutes) as own from appointment_capacities
    where storage_area_id = ${id}`.execute(db)
  return new Map(rows.map(({ kind, own }) => [kind, own]))
}

/** Locks the capacities of a store. */
export async function lockCapacities(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263012, ${id}::int)`.execute(trx)
}

/** Replaces the own capacities of a store; a kind without one uses the settings. */
export async function replaceCapacities(
  trx: Transaction<Database>,
  id: number,
  capacities: readonly OwnCapacity[],
  by: string | null,
  now: Date,
): Promise<void> {
  await sql`delete from appointment_capacities where storage_area_id = ${id}`.execute(trx)
  const own = capacities.flatMap(({ kind, own }) => (own ? [{ kind, ...own }] : []))
  await sql`
    insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified, last_modified_by)
    select ${id}::int, kind, places, minutes, ${now}, ${by}
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r(kind text, places int, minutes int)`.execute(trx)
}
