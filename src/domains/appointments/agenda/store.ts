import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { DayHours } from '#shared/opening.ts'
import type { Capacity, Span } from '../rules.ts'
import type { AppointmentKind } from '../values.ts'
import type { AgendaEntry, AgendaStore } from './contract.ts'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
/** More than all places of all stores have in a week of short appointments. */
const most = 5000

/** What stands in the agenda of these stores (null: of all) in a stretch of time. */
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
        when d.id is not null then json_build_object('type', 'Ad', 'id', d.id, 'reference', d.reference) end as about,
      a.note
    from appointments a join storage_areas s on s.id = a.storage_area_id left join customers c on c.id = a.customer_id
      left join vehicle_purchases p on p.id = a.purchase_id left join vehicle_intermediations i on i.id = a.intermediation_id
      left join vehicle_ads d on d.id = a.ad_id
      left join vehicles v on v.id = coalesce(p.disposed_vehicle_id, i.disposed_vehicle_id, d.disposed_vehicle_id)
      left join brands b on b.id = v.brand_id left join models m on m.id = v.model_id
    where a.starts >= ${starts} and a.starts < ${ends} and a.status <> 'Cancelled'
      and (${within === null}::boolean or a.storage_area_id = any(${[...(within ?? [])]}::int[]))
      and (${area}::int is null or a.storage_area_id = ${area})
    order by a.starts, a.storage_area_id, a.lane limit ${most}`.execute(db)
  return rows
}

/** A store that receives people, with its hours and what it says itself of its places. */
export interface AgendaPlace {
  storageArea: AgendaStore['storageArea']
  hours: DayHours[]
  own: Partial<Record<AppointmentKind, Capacity>>
}

/** Of these stores (null: of all) those that receive people. */
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

/** Keeps places from anybody; gives their ids. */
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

/** Gives a blocked place of these stores (null: of all) back; whether there was one. */
export async function deleteBlock(db: Kysely<Database>, id: number, within: readonly number[] | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from appointments where id = ${id} and status = 'Blocked'
      and (${within === null}::boolean or storage_area_id = any(${[...(within ?? [])]}::int[]))`.execute(db)
  return numAffectedRows === 1n
}
