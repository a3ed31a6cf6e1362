import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type CaseTable, findCases } from '#domains/foundation/team/lookup/cases/store.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { IntermediationFilters, IntermediationLine, IntermediationRecord } from './contract.ts'

type Db = Kysely<Database>

/** Areas that the staff member can see; null for all. */
export type Within = readonly number[] | null

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const inSight = (within: Within): RawBuilder<unknown> =>
  within === null ? sql`true` : sql`(i.storage_area_id = any(${[...within]}) or i.storage_area_id is null)`
// constants, not parameters: PostgreSQL matches the partial indexes of the list by this exact text
const isOpen = sql.raw('not i.has_ended and not i.is_deleted')
const isEnded = sql.raw('i.has_ended and not i.is_deleted')
/** The staff act next: answer the owner, make the contract or pay. Stored on the record, without a join to the car. */
const isTurn = sql.raw('i.awaits_house and not i.is_deleted')
const isSigned = sql.raw(`i.last_status = 'ContractSigned' and not i.is_deleted`)
/** Subquery per row: as a join condition PostgreSQL would scan the whole stock. */
const carIsShown = sql.raw(
  `(select v.last_status from vehicles v where v.id = i.disposed_vehicle_id) in ('Published', 'Reserved', 'Booked')`,
)
/** Signed, and the car is not published yet. */
const isUnseen = sql`${isSigned} and not ${carIsShown}`
/** The staff act next. */
const isTodo = sql`${isOpen} and (i.awaits_house or (${isUnseen}))`
const isLate = (now: Date) => sql`(${isTodo} and i.due <= ${now})`
const payout = sql`case when i.paid is not null then 'Paid' when i.payout_prepared is not null then 'Prepared'
  when i.sold is not null then 'Due' else 'None' end`

const inView = (view: IntermediationFilters['view'], now: Date): RawBuilder<unknown> =>
  ({
    todo: isTodo,
    overdue: isLate(now),
    waiting: sql`not i.awaits_house and not i.has_ended and i.last_status <> 'ContractSigned' and not i.is_deleted`,
    onSale: sql`${isSigned} and ${carIsShown}`,
    all: isOpen,
    closed: isEnded,
  })[view]

const cases: CaseTable = {
  ...{ table: sql.raw('vehicle_intermediations'), vehicle: sql.raw('disposed_vehicle_id'), customer: sql.raw('customer_id') },
  ...{ references: 'RI', hasSeller: true },
}

/** Builds the filter condition; `named` holds the ids that match the search text. */
function filtered({ area }: Pick<IntermediationFilters, 'area'>, named: readonly number[] | null): RawBuilder<unknown> {
  const all = [...(area === undefined ? [] : [sql`i.storage_area_id = ${area}`]), ...(named ? [sql`i.id = any(${[...named]}::int[])`] : [])]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

const joins =
  sql.raw(`join customers c on c.id = i.customer_id join vehicles v on v.id = i.disposed_vehicle_id join brands b on b.id = v.brand_id
  join models m on m.id = v.model_id left join storage_areas a on a.id = i.storage_area_id`)

/** Counts a view up to `limit`. The part that reads cars comes last, so the limit often skips it. */
function countOf(view: IntermediationFilters['view'], which: RawBuilder<unknown>, now: Date, limit: number): RawBuilder<{ count: number }> {
  const late = view === 'overdue' ? sql`i.due <= ${now}` : sql`true`
  const parts = view === 'todo' || view === 'overdue' ? [sql`${isTurn} and ${late}`, sql`${isUnseen} and ${late}`] : [inView(view, now)]
  const lines = parts.map((part) => sql`(select from vehicle_intermediations i where ${part} and ${which} limit ${limit})`)
  return sql`select count(*)::int as count from (select from (${sql.join(lines, sql` union all `)}) parts limit ${limit}) l`
}

/** Returns one page of the list and its line count up to the count limit. */
export async function findLines(
  db: Db,
  within: Within,
  { view, page, size, ...filters }: IntermediationFilters & { page: number; size: number },
  now: Date,
): Promise<{ rows: IntermediationLine[]; count: number }> {
  const named = await findCases(db, cases, filters.text, now)
  const which = sql`${inSight(within)} and ${filtered(filters, named)}`
  const order = sql.raw(view === 'closed' ? 'i.id desc' : 'i.due, i.id')
  const [ids, counted] = await Promise.all([
    sql<{ id: number }>`
      select i.id from vehicle_intermediations i where ${inView(view, now)} and ${which} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    ),
    countOf(view, which, now, countLimit({ page, size })).execute(db),
  ])
  const rows = await linesOf(
    db,
    ids.rows.map(({ id }) => id),
    now,
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[], now: Date): Promise<IntermediationLine[]> {
  const { rows } = await sql<IntermediationLine>`/* prepared */
    select i.id, i.reference, i.type, i.last_status as status, ${payout} as payout, ${iso('i.due')} as due,
      coalesce(${isLate(now)}, false) as "isOverdue", ${iso('i.created')} as created,
      json_build_object('id', v.id, 'title', b.name || ' ' || m.name, 'plate', v.registration_number,
        'year', extract(year from v.release_date)::int) as vehicle,
      json_build_object('id', c.id, 'name', coalesce(i.seller ->> 'companyName', concat_ws(' ', coalesce(i.seller ->> 'firstName', c.first_name),
        coalesce(i.seller ->> 'lastName', c.last_name))), 'phone', coalesce(i.seller ->> 'phone', c.phone)) as seller,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as area,
      i.asking_price as "askingPrice", i.floor_price as "floorPrice"
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join vehicle_intermediations i using (id) ${joins} order by page.place`.execute(
    db,
  )
  return rows
}

type Counts = Record<IntermediationFilters['view'], number>

/** Counts each view up to the count limit, without the search filters. */
export async function countViews(db: Db, within: Within, now: Date): Promise<Counts> {
  const counts = (['todo', 'overdue', 'waiting', 'onSale', 'all', 'closed'] as const).map(
    (view) => sql`(${countOf(view, inSight(within), now, countLimit())}) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Counts>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Counts
}

/** Returns whether the car is the staff member's own; null outside their areas. */
export async function findSeen(
  db: Db | Transaction<Database>,
  within: Within,
  subject: string,
  id: number,
): Promise<{ isOwn: boolean } | null> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select coalesce(c.user_id = ${subject}, false) as "isOwn" from vehicle_intermediations i join customers c on c.id = i.customer_id
    where i.id = ${id} and not i.is_deleted and ${inSight(within)}`.execute(db)
  return rows[0] ?? null
}

/** Fields of a consignment that only the staff see. */
export type DeskPart = Pick<
  IntermediationRecord,
  | 'seller'
  | 'assignedTo'
  | 'isHolder'
  | 'isUnderCredit'
  | 'purchase'
  | 'booking'
  | 'due'
  | 'isOverdue'
  | 'preparedBy'
  | 'isPreparedByMe'
  | 'agreedFor'
  | 'history'
>

const nameOf = (column: string) => sql.raw(`(select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = ${column})`)

export async function findDeskPart(db: Db, id: number, subject: string, now: Date): Promise<DeskPart | null> {
  const { rows } = await sql<DeskPart>`
    select json_build_object('civility', coalesce(i.seller ->> 'civility', c.civility), 'firstName', coalesce(i.seller ->> 'firstName', c.first_name),
        'lastName', coalesce(i.seller ->> 'lastName', c.last_name), 'companyName', coalesce(i.seller ->> 'companyName', c.company_name),
        'ice', i.seller ->> 'ice', 'registrationNumber', i.seller ->> 'registrationNumber',
        'idNumber', i.seller ->> 'idNumber', 'email', coalesce(i.seller ->> 'email', c.email), 'phone', coalesce(i.seller ->> 'phone', c.phone),
        'city', i.seller ->> 'city', 'address', coalesce(i.seller ->> 'address', c.address),
        'addressLine2', coalesce(i.seller ->> 'addressLine2', c.address_line2), 'zip', coalesce(i.seller ->> 'zip', c.zip)) as seller,
      ${nameOf('i.assigned_to')} as "assignedTo", i.is_holder as "isHolder", i.is_under_credit as "isUnderCredit",
      (select json_build_object('id', p.id, 'reference', p.reference) from vehicle_purchases p where p.id = i.purchase_id) as purchase,
      (select json_build_object('id', k.id, 'reference', k.reference) from vehicle_bookings k where k.id = i.booking_id) as booking,
      ${iso('i.due')} as due, coalesce(${isLate(now)}, false) as "isOverdue", ${nameOf('i.payout_prepared_by')} as "preparedBy",
      coalesce(i.payout_prepared_by = ${subject}, false) as "isPreparedByMe", ${nameOf('i.agreed_by')} as "agreedFor",
      coalesce((select json_agg(json_build_object('type', s.type, 'comment', s.comment, 'price', s.price, 'created', ${iso('s.created')},
          'author', ${nameOf('s.created_by')}) order by s.id)
        from intermediation_statuses s where s.intermediation_id = i.id), '[]') as history
    from vehicle_intermediations i join customers c on c.id = i.customer_id join vehicles v on v.id = i.disposed_vehicle_id
    where i.id = ${id} and not i.is_deleted`.execute(db)
  return rows[0] ?? null
}
