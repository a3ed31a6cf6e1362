import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { CarFacts } from '#domains/catalogue/vehicles/rules.ts'
import { type CaseTable, findCases } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import type { View } from '#platform/unique-visitor.ts'
import { countLimit } from '#shared/counted.ts'
import type { Language } from '#shared/language.ts'
import type { AgreedTerms } from '../contract.ts'
import { endedStatuses } from '../status.ts'
import type { Seller } from '../store.ts'
import type { IntermediationKind } from '../values.ts'
import type {
  IntermediationFilters,
  IntermediationLine,
  IntermediationRecord,
  IntermediationType,
  IntermediationTypeInput,
} from './contract.ts'

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

type Trx = Transaction<Database>

/** Estimated range in whole dirhams with its facts; `facts` is null for requests from before they were stored. */
export interface EstimatedRequest {
  low: number
  high: number
  facts: CarFacts | null
}

export interface NewIntermediation {
  requestOrigin: 'FO' | 'BO' | 'Extern'
  origin: 'FO' | 'BO' | 'Extern'
  type: IntermediationKind
  customerId: number
  vehicleId: number
  /** purchase request that this consignment continues */
  purchaseId: number | null
  storageAreaId: number | null
  seller: Seller | null
  isHolder: boolean | null
  isUnderCredit: boolean | null
  draftKey: string | null
  estimated: EstimatedRequest | null
  language: Language
  /** year of the reference */
  year: string
  by: string | null
}

/** Inserts a consignment with its first status and returns its id. */
export async function insertIntermediation(trx: Trx, made: NewIntermediation, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into vehicle_intermediations (reference, request_origin, origin, type, customer_id, disposed_vehicle_id, purchase_id,
        storage_area_id, seller, is_holder, is_under_credit, draft_key, estimated_low, estimated_high, estimated_for, language, last_status, created,
        last_modified, created_by)
      values (${`RI-${made.year}-`}::text || lpad(nextval('intermediation_references')::text, 6, '0'), ${made.requestOrigin}, ${made.origin},
        ${made.type}, ${made.customerId}, ${made.vehicleId}, ${made.purchaseId}, ${made.storageAreaId},
        ${made.seller === null ? null : JSON.stringify(made.seller)}::jsonb, ${made.isHolder}, ${made.isUnderCredit}, ${made.draftKey},
        ${made.estimated?.low ?? null}, ${made.estimated?.high ?? null}, ${made.estimated?.facts ? JSON.stringify(made.estimated.facts) : null}::jsonb, ${made.language}, 'Submited', ${now}, ${now}, ${made.by})
      returning id
    ), noted as (
      insert into intermediation_statuses (intermediation_id, type, created, created_by) select id, 'Submited', ${now}, ${made.by} from made
    )
    select id from made`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the mediation was not kept')
  return id
}

/** Counts the open consignments of a customer and checks for this plate. */
export async function findOpen(trx: Trx, customerId: number, plate: string): Promise<{ count: number; isSame: boolean }> {
  const { rows } = await sql<{ count: number; isSame: boolean }>`
    select count(*)::int as count, coalesce(bool_or(v.registration_number = ${plate}), false) as "isSame"
    from vehicle_intermediations i join vehicles v on v.id = i.disposed_vehicle_id
    where i.customer_id = ${customerId} and not i.is_deleted and i.last_status <> all(${[...endedStatuses]}::text[])`.execute(trx)
  return rows[0] as { count: number; isSame: boolean }
}

const fees = sql`coalesce((select json_agg(json_build_object('id', f.id, 'name', coalesce(f.names ->> 'fr', ''), 'names', f.names,
    'intermediationType', json_build_object('id', t.id, 'name', coalesce(t.names ->> 'fr', '')), 'intermediationTypeId', t.id, 'saleFeeType', f.sale_fee_type, 'value', f.value) order by f.id)
  from sale_fees f where f.intermediation_type_id = t.id), '[]')`

/** Returns every type with its fees, active ones first. */
export async function findTypes(db: Db): Promise<IntermediationType[]> {
  const { rows } = await sql<IntermediationType>`
    select t.id, coalesce(t.names ->> 'fr', '') as name, t.names, t.calculation_rule as "calculationRule", t.type, t.is_deactivated as "isDeactivated",
      ${fees} as "saleFees"
    from intermediation_types t order by t.is_deactivated, t.id`.execute(db)
  return rows
}

/** Returns an active type in the form stored in a contract; null for none. */
export async function findTerms(db: Db, id: number): Promise<AgreedTerms | null> {
  const { rows } = await sql<AgreedTerms>`
    select t.id as "intermediationTypeId", t.names, t.calculation_rule as "calculationRule",
      coalesce((select json_agg(json_build_object('names', f.names, 'saleFeeType', f.sale_fee_type, 'value', f.value) order by f.id)
        from sale_fees f where f.intermediation_type_id = t.id), '[]') as "saleFees"
    from intermediation_types t where t.id = ${id} and not t.is_deactivated`.execute(db)
  return rows[0] ?? null
}

/** Creates or updates a type; null for an unknown id. */
export async function saveType(
  trx: Trx,
  id: number | null,
  given: IntermediationTypeInput,
  by: string | null,
  now: Date,
): Promise<number | null> {
  const { names, calculationRule, type, isDeactivated, saleFees } = given
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into intermediation_types (names, calculation_rule, type, is_deactivated, last_modified, last_modified_by)
          values (${JSON.stringify(names)}::jsonb, ${calculationRule}, ${type}, ${isDeactivated}, ${now}, ${by}) returning id`.execute(trx)
      : await sql<{ id: number }>`
          update intermediation_types set names = ${JSON.stringify(names)}::jsonb, calculation_rule = ${calculationRule}, type = ${type},
            is_deactivated = ${isDeactivated}, last_modified = ${now}, last_modified_by = ${by}
          where id = ${id} returning id`.execute(trx)
  const saved = rows[0]?.id ?? null
  if (saved === null) return null
  await sql`delete from sale_fees where intermediation_type_id = ${saved}`.execute(trx)
  for (const fee of saleFees)
    await sql`
      insert into sale_fees (intermediation_type_id, names, sale_fee_type, value)
      values (${saved}, ${JSON.stringify(fee.names)}::jsonb, ${fee.saleFeeType}, ${fee.value})`.execute(trx)
  return saved
}

/** Counts a view unless it was counted that day, the visitor is the owner, or their network reached its limit. */
export async function insertView(db: Db, vehicleId: number, { subject, day, network, visitor, maxOfNetwork }: View): Promise<void> {
  await sql`
    with shown as (
      select i.id from vehicle_intermediations i join customers c on c.id = i.customer_id join vehicles v on v.id = i.disposed_vehicle_id
      where i.disposed_vehicle_id = ${vehicleId} and i.last_status = 'ContractSigned' and not i.is_deleted
        and (v.last_status in ('Published', 'Reserved', 'Booked') or v.last_status = 'InTransfer' and v.arrives_on is not null) and not v.is_archived
        and (${subject}::text is null or c.user_id is distinct from ${subject}::text)
    ), seen as (
      insert into intermediation_visitors (intermediation_id, day, network, visitor)
      select shown.id, ${day}::date, ${network}, ${visitor} from shown
      where (select count(*) from intermediation_visitors w where w.intermediation_id = shown.id and w.day = ${day}::date
        and w.network = ${network}) < ${maxOfNetwork}
      on conflict do nothing returning intermediation_id
    )
    insert into intermediation_views (intermediation_id, day, views) select intermediation_id, ${day}::date, 1 from seen
    on conflict (intermediation_id, day) do update set views = intermediation_views.views + 1`.execute(db)
}

/** Deletes the visitors before a day. */
export async function removeVisitors(db: Db, before: string): Promise<void> {
  await sql`delete from intermediation_visitors where day < ${before}::date`.execute(db)
}
