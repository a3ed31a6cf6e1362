import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { called } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { SaleStatus } from '../bookings/status.ts'
import { buyerName, inSight, type Viewer } from '../bookings/store.ts'
import { findComments } from '../desk/store.ts'
import type { SaleRecord, SaleRow, SaleView } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

// constants, not parameters: PostgreSQL uses the partial index only for this exact condition
const open = sql.raw(`s.is_open and not s.is_deleted`)
const closed = sql.raw(`s.has_ended and not s.is_deleted`)

const views: Record<SaleView, (viewer: Viewer) => RawBuilder<unknown>> = {
  mine: ({ subject }) => sql`${open} and s.assigned_to = ${subject}`,
  unassigned: (viewer) => sql`${open} and s.assigned_to is null and ${inSight(viewer, 's')}`,
  open: (viewer) => sql`${open} and ${inSight(viewer, 's')}`,
  closed: (viewer) => sql`${closed} and ${inSight(viewer, 's')}`,
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const columns = sql`
  s.id, s.reference, s.last_status as status, ${iso('s.created')} as created,
  json_build_object('id', c.id, 'name', coalesce((select ${buyerName('k')} from vehicle_bookings k where k.sale_id = s.id and not k.is_deleted order by k.id desc limit 1),
    nullif(trim(coalesce(c.company_name, c.first_name || ' ' || c.last_name)), ''), '—'),
    'phone', c.phone) as customer,
  case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as area,
  case when s.assigned_to is not null then json_build_object('subject', s.assigned_to,
    'name', coalesce(u.first_name || ' ' || u.last_name, s.assigned_to)) end as assignee,
  ${iso('s.assigned')} as assigned,
  coalesce((select json_agg(json_build_object('id', b.id, 'reference', b.reference, 'status', b.last_status,
      'title', m.name || ' ' || o.name, 'price', b.price) order by b.id)
    from vehicle_bookings b join vehicles v on v.id = b.vehicle_id join brands m on m.id = v.brand_id join models o on o.id = v.model_id
    where b.sale_id = s.id and not b.is_deleted), '[]') as bookings`
const joins = sql.raw(`
  join customers c on c.id = s.customer_id
  left join storage_areas a on a.id = s.storage_area_id
  left join accounts u on u.subject = s.assigned_to`)

export interface SaleFilters {
  view: SaleView
  area?: number | undefined
  assignee?: string | undefined
  text?: string | undefined
  page: number
  size: number
}

/** Returns one page of sales and their number, up to the list limit. */
export async function findSales(
  db: Db,
  viewer: Viewer,
  { view, area, assignee, text, page, size }: SaleFilters,
): Promise<{ rows: SaleRow[]; count: number }> {
  const parts = [
    views[view](viewer),
    ...(area === undefined ? [] : [sql`s.storage_area_id = ${area}`]),
    ...(assignee ? [sql`s.assigned_to = ${assignee}`] : []),
    ...(text
      ? [
          sql`s.id in (
            select id from vehicle_sales where search_identifier(${text}) <> '' and search_identifier(reference) like search_identifier(${text}) || '%'
            union all select sale_id from vehicle_bookings
              where search_identifier(${text}) <> '' and search_identifier(reference) like search_identifier(${text}) || '%'
            union all select id from vehicle_sales where customer_id in (
              select id from customers where not is_deleted and ${called(text)}))`,
        ]
      : []),
  ]
  const which = sql.join(parts, sql` and `)
  const order = view === 'closed' ? sql.raw('s.id desc') : sql.raw('s.id')
  const [found, counted] = await Promise.all([
    sql<SaleRow>`
      with page as materialized (select s.id from vehicle_sales s where ${which} order by ${order} limit ${size} offset ${(page - 1) * size})
      select ${columns} from page join vehicle_sales s using (id) ${joins} order by ${order}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from vehicle_sales s where ${which} limit ${countLimit({ page, size })}) l`.execute(db),
  ])
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 }
}

/** Counts the sales of each tab, up to the list limit. */
export async function countSales(db: Db, viewer: Viewer): Promise<Record<SaleView, number>> {
  const counts = (['mine', 'unassigned', 'open', 'closed'] as const).map(
    (view) =>
      sql`(select count(*)::int from (select from vehicle_sales s where ${views[view](viewer)} limit ${countLimit()}) l) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<SaleView, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<SaleView, number>
}

/** Returns a sale that the viewer may see, or null. */
export async function findSale(db: Db, viewer: Viewer, id: number): Promise<Omit<SaleRecord, 'allowed'> | null> {
  const { rows } = await sql<Omit<SaleRecord, 'allowed' | 'comments'>>`
    select ${columns},
      coalesce((select json_agg(json_build_object('id', t.id, 'status', t.type, 'comment', t.comment, 'at', ${iso('t.created')},
          'author', (select n.first_name || ' ' || n.last_name from accounts n where n.subject = t.created_by)) order by t.id desc)
        from sale_statuses t where t.sale_id = s.id), '[]') as timeline
    from vehicle_sales s ${joins}
    where s.id = ${id} and not s.is_deleted and s.last_status <> 'Draft' and ${inSight(viewer, 's')}`.execute(db)
  const [sale] = rows
  return sale ? { ...sale, comments: await findComments(db, id) } : null
}

/** Locks a sale that the viewer may see and returns its state, or null. */
export async function lockSale(
  trx: Trx,
  viewer: Viewer,
  id: number,
): Promise<{ status: SaleStatus; assignedTo: string | null; areaId: number | null } | null> {
  const { rows } = await sql<{ status: SaleStatus; assignedTo: string | null; areaId: number | null }>`
    select s.last_status as status, s.assigned_to as "assignedTo", s.storage_area_id as "areaId" from vehicle_sales s
    where s.id = ${id} and not s.is_deleted and s.last_status <> 'Draft' and ${inSight(viewer, 's')} for update`.execute(trx)
  return rows[0] ?? null
}

/** Returns the active agents, managers and admins by name; only one of them with `subject`. */
export async function findAssignees(db: Db, subject: string | null = null): Promise<{ subject: string; name: string; areas: number[] }[]> {
  const { rows } = await sql<{ subject: string; name: string; areas: number[] }>`
    select m.subject, coalesce(u.first_name || ' ' || u.last_name, m.subject) as name,
      coalesce((select json_agg(r.storage_area_id order by r.storage_area_id) from staff_areas r where r.subject = m.subject), '[]') as areas
    from staff_members m left join accounts u using (subject)
    where not m.is_deactivated and m.roles && array['agent', 'manager', 'admin'] and (${subject}::text is null or m.subject = ${subject})
    order by u.last_name collate "fr-x-icu", u.first_name collate "fr-x-icu", m.subject`.execute(db)
  return rows
}
