import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type CaseTable, findCases } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import { endedStatuses } from '../status.ts'
import type { PurchaseFilters, PurchaseLine, PurchaseRecord } from './contract.ts'

type Db = Kysely<Database>

/** Areas that the staff member can see; null for all. */
export type Within = readonly number[] | null

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const inSight = (within: Within): RawBuilder<unknown> =>
  within === null ? sql`true` : sql`(p.storage_area_id = any(${[...within]}) or p.storage_area_id is null)`

// constants, not parameters: PostgreSQL matches the partial indexes of the list by this exact text
const isTodo = sql.raw('p.awaits_house and not p.is_deleted')
const isWaiting = sql.raw('not p.awaits_house and not p.has_ended and not p.is_deleted')
const isOpen = sql.raw('not p.has_ended and not p.is_deleted')
const isClosed = sql.raw('p.has_ended and not p.is_deleted')
const isTransfer = sql.raw(`p.last_status = 'DocumentsConformityAccepted' and not p.is_deleted`)
const isLate = (now: Date) => sql`(${isTodo} and p.due <= ${now})`

const inView = (view: PurchaseFilters['view'], now: Date): RawBuilder<unknown> =>
  ({ todo: isTodo, overdue: isLate(now), waiting: isWaiting, all: isOpen, closed: isClosed })[view]

const cases: CaseTable = {
  ...{ table: sql.raw('vehicle_purchases'), vehicle: sql.raw('disposed_vehicle_id'), customer: sql.raw('customer_id') },
  ...{ references: 'RA', hasSeller: true },
}

const isUnplaced = sql.raw(`not exists (select from appointments w where w.purchase_id = p.id and w.status = 'Booked')`)

/** Builds the filter condition; `named` holds the ids that match the search text. */
function filtered(
  { status, area, visit }: Pick<PurchaseFilters, 'status' | 'area' | 'visit'>,
  named: readonly number[] | null,
): RawBuilder<unknown> {
  const all = [
    ...(status ? [sql`p.last_status = any(${status}::text[])`] : []),
    ...(area === undefined ? [] : [sql`p.storage_area_id = ${area}`]),
    ...(visit ? [isUnplaced] : []),
    ...(named ? [sql`p.id = any(${[...named]}::int[])`] : []),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

const joins =
  sql.raw(`join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id join brands b on b.id = v.brand_id
  join models m on m.id = v.model_id left join storage_areas a on a.id = p.storage_area_id`)

interface Wanted {
  view: PurchaseFilters['view']
  page: number
  size: number
}

/** Selects the ids of one page: overdue transfers first, then by due time. Each part reads one index in its order. */
export function pageOf({ view, page, size }: Wanted, which: RawBuilder<unknown>, now: Date): RawBuilder<{ id: number }> {
  const offset = (page - 1) * size
  if (view === 'closed')
    return sql`select p.id from vehicle_purchases p where ${isClosed} and ${which}
      order by p.id desc limit ${size} offset ${offset}`
  const first = view === 'waiting' ? sql`false` : sql`${isTransfer} and p.due <= ${now} and ${which}`
  return sql`
    select id from (
      (select p.id, 1 as rank, p.due from vehicle_purchases p where ${first} order by p.due, p.id limit ${offset + size})
      union all
      (select p.id, 2, p.due from vehicle_purchases p where ${inView(view, now)} and ${which}
        and (p.last_status <> 'DocumentsConformityAccepted' or p.due is null or p.due > ${now}) order by p.due, p.id limit ${offset + size})
    ) both_parts order by rank, due nulls last, id limit ${size} offset ${offset}`
}

/** Returns one page of the list and its line count up to the count limit. */
export async function findLines(
  db: Db,
  within: Within,
  { view, page, size, ...filters }: PurchaseFilters & { page: number; size: number },
  now: Date,
): Promise<{ rows: PurchaseLine[]; count: number }> {
  const named = await findCases(db, cases, filters.text, now)
  const which = sql`${inSight(within)} and ${filtered(filters, named)}`
  const [ids, counted] = await Promise.all([
    pageOf({ view, page, size }, which, now).execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select from vehicle_purchases p where ${inView(view, now)} and ${which} limit ${countLimit({ page, size })}) lines`.execute(db),
  ])
  const rows = await linesOf(
    db,
    ids.rows.map(({ id }) => id),
    now,
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[], now: Date): Promise<PurchaseLine[]> {
  const { rows } = await sql<PurchaseLine>`/* prepared */
    select p.id, p.reference, p.type, p.last_status as status, ${iso('p.due')} as due, coalesce(${isLate(now)}, false) as "isOverdue",
      ${iso('coalesce((select max(s.created) from purchase_statuses s where s.purchase_id = p.id), p.created)')} as since, ${iso('p.created')} as created,
      json_build_object('id', v.id, 'title', b.name || ' ' || m.name, 'plate', v.registration_number, 'mileage', v.mileage,
        'year', extract(year from v.release_date)::int) as vehicle,
      json_build_object('id', c.id, 'name', coalesce(p.seller ->> 'companyName', concat_ws(' ', coalesce(p.seller ->> 'firstName', c.first_name),
        coalesce(p.seller ->> 'lastName', c.last_name))), 'phone', coalesce(p.seller ->> 'phone', c.phone)) as seller,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as area,
      p.quotation, p.wished_price as "wishedPrice"
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join vehicle_purchases p using (id) ${joins} order by page.place`.execute(
    db,
  )
  return rows
}

/** Counts the requests of each view up to the count limit, without the search filters. */
export async function countViews(db: Db, within: Within, now: Date): Promise<Record<PurchaseFilters['view'], number>> {
  const counts = (['todo', 'overdue', 'waiting', 'all', 'closed'] as const).map(
    (view) => sql`(select count(*)::int from (
      select from vehicle_purchases p where ${inView(view, now)} and ${inSight(within)} limit ${countLimit()}) l) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<PurchaseFilters['view'], number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<PurchaseFilters['view'], number>
}

/** Returns whether the staff member sells the car themselves; null for a request outside their areas. */
export async function findSeen(
  db: Db | Transaction<Database>,
  within: Within,
  subject: string,
  id: number,
): Promise<{ isOwn: boolean } | null> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select coalesce(c.user_id = ${subject}, false) as "isOwn" from vehicle_purchases p join customers c on c.id = p.customer_id
    where p.id = ${id} and not p.is_deleted and ${inSight(within)}`.execute(db)
  return rows[0] ?? null
}

/** Fields of a request that only the staff see. */
export type DeskPart = Pick<
  PurchaseRecord,
  'seller' | 'language' | 'partner' | 'due' | 'isOverdue' | 'draftOffer' | 'history' | 'comments' | 'transfers' | 'twins'
>

const nameOf = (subject: string) =>
  sql.raw(`(select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = ${subject})`)

export async function findDeskPart(db: Db, id: number, subject: string, now: Date): Promise<DeskPart | null> {
  const { rows } = await sql<DeskPart>`
    select json_build_object('civility', coalesce(p.seller ->> 'civility', c.civility), 'firstName', coalesce(p.seller ->> 'firstName', c.first_name),
        'lastName', coalesce(p.seller ->> 'lastName', c.last_name), 'companyName', coalesce(p.seller ->> 'companyName', c.company_name),
        'ice', p.seller ->> 'ice', 'registrationNumber', p.seller ->> 'registrationNumber',
        'idNumber', p.seller ->> 'idNumber', 'email', coalesce(p.seller ->> 'email', c.email), 'phone', coalesce(p.seller ->> 'phone', c.phone),
        'city', p.seller ->> 'city', 'address', coalesce(p.seller ->> 'address', c.address),
        'addressLine2', coalesce(p.seller ->> 'addressLine2', c.address_line2), 'zip', coalesce(p.seller ->> 'zip', c.zip)) as seller,
      p.language, (select k.name from partner_keys k where k.id = p.partner_key_id) as partner, ${iso('p.due')} as due, coalesce(${isLate(now)}, false) as "isOverdue",
      (select json_build_object('amount', q.amount, 'startValue', q.start_value, 'reasons', q.reasons, 'created', ${iso('q.created')})
        from purchase_quotations q where q.purchase_id = p.id order by q.id desc limit 1) as "draftOffer",
      coalesce((select json_agg(json_build_object('type', s.type, 'comment', s.comment, 'price', s.price, 'created', ${iso('s.created')},
          'author', (select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = s.created_by)) order by s.id)
        from purchase_statuses s where s.purchase_id = p.id), '[]') as history,
      coalesce((select json_agg(json_build_object('id', k.id, 'title', k.title, 'body', k.body, 'vehiclePurchaseId', p.id, 'created', ${iso('k.created')},
          'author', (select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = k.created_by)) order by k.id desc)
        from purchase_comments k where k.purchase_id = p.id), '[]') as comments,
      coalesce((select json_agg(json_build_object('amount', f.amount, 'debited', f.debited, 'reference', f.reference, 'isDeduction', f.is_deduction, 'state', f.state,
          'prepared', ${iso('f.prepared')}, 'preparer', ${nameOf('f.prepared_by')}, 'isOwn', f.prepared_by = ${subject},
          'decided', ${iso('f.decided')}, 'decider', ${nameOf('f.decided_by')}, 'remark', f.remark) order by f.id desc)
        from purchase_transfers f where f.purchase_id = p.id), '[]') as transfers,
      coalesce((select json_agg(json_build_object('id', o.id, 'reference', o.reference) order by o.id)
        from vehicle_purchases o join vehicles w on w.id = o.disposed_vehicle_id
        where w.registration_number = v.registration_number and o.id <> p.id and not o.is_deleted
          and o.last_status <> all(${[...endedStatuses]}::text[])), '[]') as twins
    from vehicle_purchases p join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id
    where p.id = ${id} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Stores a comment of the staff. */
export async function insertComment(
  db: Db,
  { id, title, body, by }: { id: number; title: string; body: string; by: string | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into purchase_comments (purchase_id, title, body, created, created_by) values (${id}, ${title}, ${body}, ${now}, ${by})`.execute(
    db,
  )
}
