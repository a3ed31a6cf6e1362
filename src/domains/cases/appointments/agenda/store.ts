import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { DayHours } from '#shared/opening.ts'
import type { Capacity, Span } from '../rules.ts'
import type { AppointmentKind } from '../values.ts'
import type { AgendaDelivery, AgendaEntry, AgendaStore } from './contract.ts'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
/** Above the capacity of all stores in a week of short appointments. */
const most = 5000

/** Returns the appointments of stores (null: all) in a time range. */
export async function findAgenda(
  db: Kysely<Database>,
  within: readonly number[] | null,
  { starts, ends }: Span,
  area: number | null,
): Promise<AgendaEntry[]> {
  const { rows } = await sql<AgendaEntry>`
    select a.id, a.place, a.kind, a.status, ${iso('a.starts')} as starts, ${iso('a.ends')} as ends,
      json_build_object('id', s.id, 'name', s.name, 'names', s.names) as "storageArea",
      case when c.id is not null then json_build_object('name', coalesce(c.company_name, concat_ws(' ', c.first_name, c.last_name)), 'phone', c.phone) end as person,
      case when v.id is not null and b.id is not null and m.id is not null then json_build_object('title', b.name || ' ' || m.name, 'plate', v.registration_number) end as vehicle,
      case when p.id is not null then json_build_object('type', 'Purchase', 'id', p.id, 'reference', p.reference)
        when i.id is not null then json_build_object('type', 'Intermediation', 'id', i.id, 'reference', i.reference)
        when d.id is not null then json_build_object('type', 'Ad', 'id', d.id, 'reference', d.reference)
        when k.id is not null then json_build_object('type', 'Booking', 'id', k.id, 'reference', k.reference)
        when v.id is not null then json_build_object('type', 'Vehicle', 'id', v.id, 'reference', v.reference) end as about,
      a.note
    from appointments a join storage_areas s on s.id = a.storage_area_id left join customers c on c.id = a.customer_id
      left join vehicle_purchases p on p.id = a.purchase_id left join vehicle_intermediations i on i.id = a.intermediation_id
      left join vehicle_ads d on d.id = a.ad_id left join vehicle_bookings k on k.id = a.booking_id
      left join vehicles v on v.id = coalesce(p.disposed_vehicle_id, i.disposed_vehicle_id, d.disposed_vehicle_id, k.vehicle_id, a.vehicle_id)
      left join brands b on b.id = v.brand_id left join models m on m.id = v.model_id
    where a.starts >= ${starts} and a.starts < ${ends} and a.status <> 'Cancelled'
      and (${within === null}::boolean or a.storage_area_id = any(${[...(within ?? [])]}::int[]))
      and (${area}::int is null or a.storage_area_id = ${area})
    order by a.starts, a.storage_area_id, a.lane limit ${most}`.execute(db)
  return rows
}

/** Returns open bookings with a delivery on these days and no appointment, at these stores (null: all). */
export async function findDeliveries(
  db: Kysely<Database>,
  within: readonly number[] | null,
  days: readonly string[],
  area: number | null,
): Promise<AgendaDelivery[]> {
  const { rows } = await sql<AgendaDelivery>`
    select k.id, k.reference, k.delivery_date as date,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'names', s.names) end as "storageArea",
      json_build_object('name', coalesce(c.company_name, concat_ws(' ', c.first_name, c.last_name)), 'phone', c.phone) as person,
      json_build_object('title', b.name || ' ' || m.name, 'plate', v.registration_number) as vehicle
    from vehicle_bookings k join customers c on c.id = k.customer_id join vehicles v on v.id = k.vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join storage_areas s on s.id = k.storage_area_id
    where k.delivery_date = any(${[...days]}::date[]) and not k.has_ended
      and (${within === null}::boolean or k.storage_area_id = any(${[...(within ?? [])]}::int[]))
      and (${area}::int is null or k.storage_area_id = ${area})
      and not exists (select from appointments a where a.booking_id = k.id and a.status = 'Booked')
    order by k.delivery_date, k.id limit ${most}`.execute(db)
  return rows
}

/** Match of a reference. `customerId`: of a booking. */
interface Named {
  vehicleId: number
  bookingId: number | null
  customerId: number | null
}

/** Finds the car or open booking of a reference within these stores (null: all); null for none. */
export async function findReference(
  trx: Transaction<Database>,
  within: readonly number[] | null,
  reference: string,
): Promise<Named | null> {
  const { rows } = await sql<Named>`
    select k.vehicle_id as "vehicleId", k.id as "bookingId", k.customer_id as "customerId" from vehicle_bookings k
    where k.reference = ${reference} and not k.has_ended
      and (${within === null}::boolean or k.storage_area_id = any(${[...(within ?? [])]}::int[]))
    union all
    select v.id, null, null from vehicles v where v.reference = ${reference} and v.is_in_stock
      and (${within === null}::boolean or v.storage_area_id = any(${[...(within ?? [])]}::int[]))
    limit 1`.execute(trx)
  return rows[0] ?? null
}

/** Inserts an appointment of the staff and returns its id; null when the booking has one already. */
export async function insertStaffAppointment(
  trx: Transaction<Database>,
  made: Span & {
    kind: AppointmentKind
    storageAreaId: number
    place: number
    customerId: number
    vehicleId: number | null
    bookingId: number | null
    note: string | null
    by: string | null
  },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, vehicle_id, booking_id, note, created, created_by, last_modified)
    values (${made.kind}, ${made.storageAreaId}, ${made.place}, ${made.starts}, ${made.ends}, ${made.customerId}, ${made.vehicleId},
      ${made.bookingId}, ${made.note}, ${now}, ${made.by}, ${now})
    on conflict do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Locks an open staff appointment at these stores (null: all) and returns its start; null for one of a request. */
export async function lockStaffAppointment(trx: Transaction<Database>, id: number, within: readonly number[] | null): Promise<Date | null> {
  const { rows } = await sql<{ starts: Date }>`
    select starts from appointments where id = ${id} and status = 'Booked'
      and purchase_id is null and intermediation_id is null and ad_id is null
      and (${within === null}::boolean or storage_area_id = any(${[...(within ?? [])]}::int[])) for update`.execute(trx)
  return rows[0]?.starts ?? null
}

/** Store open to appointments, with its hours and own capacities. */
export interface AgendaPlace {
  storageArea: AgendaStore['storageArea']
  hours: DayHours[]
  own: Partial<Record<AppointmentKind, Capacity>>
}

/** Returns the stores open to appointments among these (null: all). */
export async function findAgendaStores(
  db: Kysely<Database>,
  within: readonly number[] | null,
  area: number | null,
): Promise<AgendaPlace[]> {
  const { rows } = await sql<AgendaPlace>`
    select json_build_object('id', s.id, 'name', s.name, 'names', s.names) as "storageArea", s.hours,
      coalesce((select json_object_agg(c.kind, json_build_object('places', c.places, 'minutes', c.minutes))
        from appointment_capacities c where c.storage_area_id = s.id), '{}') as own
    from storage_areas s
    where not s.is_deactivated and not s.is_deleted and (${within === null}::boolean or s.id = any(${[...(within ?? [])]}::int[]))
      and (${area}::int is null or s.id = ${area})
    order by s.id`.execute(db)
  return rows
}

/** Inserts blocks and returns their ids. */
export async function insertBlocks(
  trx: Transaction<Database>,
  { starts, ends }: Span,
  of: { kind: AppointmentKind; storageAreaId: number; places: readonly number[]; note: string | null; by: string | null },
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into appointments (kind, storage_area_id, place, starts, ends, status, note, created, created_by, last_modified)
    select ${of.kind}, ${of.storageAreaId}, place, ${starts}, ${ends}, 'Blocked', ${of.note}, ${now}, ${of.by}, ${now}
    from unnest(${[...of.places]}::int[]) place order by place returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Deletes a block at these stores (null: all); false for none. */
export async function deleteBlock(db: Kysely<Database>, id: number, within: readonly number[] | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from appointments where id = ${id} and status = 'Blocked'
      and (${within === null}::boolean or storage_area_id = any(${[...(within ?? [])]}::int[]))`.execute(db)
  return numAffectedRows === 1n
}
