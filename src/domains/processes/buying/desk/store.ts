import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type CaseTable, findCases } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { BookingStatus } from '../bookings/status.ts'
import { bookable, buyerName, inSight, type Viewer } from '../bookings/store.ts'
import type { NewAsk } from '../transitions/store.ts'
import { exchangedForJson, exchangeOfJson } from '../writes/store.ts'
import type { Ask, BookingRecord, CheckPart, ExchangeCar, QueueCounts, QueueFilters, QueueRow } from './contract.ts'

type Db = Kysely<Database>

// constants, not parameters: PostgreSQL uses the partial indexes only for these exact conditions
const open = sql.raw('b.is_open and not b.is_deleted')
const closed = sql.raw('b.has_ended and not b.is_deleted')
/** refunds by hand, and payments that the gateway did not settle */
const byHand = sql.raw(`b.id in (
  select id from vehicle_bookings where to_return > 0 and not is_deleted
  union all select id from vehicle_bookings where payment_id in (
    select p.key from payment_attempts t join payments p on p.id = t.payment_id where t.stuck is not null and p.purpose = 'BookingDeposit'))`)
/** bookings with an open approval request */
const asked = sql.raw(`b.id in (select booking_id from booking_asks where state = 'Open')`)
const byDue = sql.raw('b.due, b.id')
const latest = sql.raw('b.id desc')

function viewOf(view: QueueFilters['view'], viewer: Viewer, now: Date): { where: RawBuilder<unknown>; order: RawBuilder<unknown> } {
  const seen = inSight(viewer)
  switch (view) {
    case 'mine':
      return { where: sql`${open} and b.assigned_to = ${viewer.subject}`, order: byDue }
    case 'myAreas':
      return {
        where: viewer.within === null ? open : sql`${open} and b.storage_area_id = any(${viewer.within})`,
        order: byDue,
      }
    case 'unassigned':
      return { where: sql`${open} and b.assigned_to is null and ${seen}`, order: byDue }
    case 'overdue':
      return { where: sql`${open} and b.due < ${now} and ${seen}`, order: byDue }
    case 'asks':
      return { where: sql`${asked} and not b.is_deleted and ${seen}`, order: byDue }
    case 'refunds':
      return { where: sql`${byHand} and not b.is_deleted and ${seen}`, order: sql.raw('b.id') }
    case 'all':
      return { where: sql`${open} and ${seen}`, order: byDue }
    case 'closed':
      return { where: sql`${closed} and ${seen}`, order: latest }
  }
}

const cases: CaseTable = {
  ...{ table: sql.raw('vehicle_bookings'), vehicle: sql.raw('vehicle_id'), customer: sql.raw('customer_id') },
  ...{ references: 'RV', hasSeller: false },
}

/** Returns the ids of the bookings that match a text, directly or by the reference of their sale; null for an empty text. */
async function findMeant(db: Db, { text }: QueueFilters, now: Date): Promise<number[] | null> {
  if (!text) return null
  const [named, ofSales] = await Promise.all([
    findCases(db, cases, text, now),
    sql<{ id: number }>`
      select id from vehicle_bookings where sale_id = any(array(select id from vehicle_sales
        where search_identifier(reference) like search_identifier(${text}) || '%' and search_identifier(${text}) <> '' limit 1000))`.execute(
      db,
    ),
  ])
  return named && [...named, ...ofSales.rows.map(({ id }) => id)]
}

/** Applies the filters; `named`: ids that match the text. */
function filtered({ status, area, assignee }: QueueFilters, named: readonly number[] | null): RawBuilder<unknown> {
  const parts = [
    ...(status ? [sql`b.last_status = any(${[...status]})`] : []),
    ...(area === undefined ? [] : [sql`b.storage_area_id = ${area}`]),
    ...(assignee ? [sql`b.assigned_to = ${assignee}`] : []),
    ...(named ? [sql`b.id = any(${[...named]}::int[])`] : []),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const nameOf = (alias: string) =>
  sql.raw(`nullif(trim(coalesce(${alias}.company_name, ${alias}.first_name || ' ' || ${alias}.last_name)), '')`)
const staffName = (alias: string) => sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)
/** Name of the buyer in documents; otherwise that of the customer's card. */
const customerName = sql`coalesce(${buyerName('b')}, ${nameOf('c')}, '—')`

const picture = sql`(
  select json_build_object('id', d.id, 'hash', d.hash, 'spec', d.spec, 'width', d.width, 'height', d.height) from documents d
  where d.owner_type = 'Vehicle' and d.owner_id = v.id and not d.is_deleted and d.status = 'Published' and d.width is not null and d.height is not null
    and d.type in ('VehicleGalleryPicture', 'VehiclePicture', 'IntermediationVehiclePicture', 'VehicleAdPicture')
  order by d.images_order, d.created, d.id limit 1)`

const since = sql`(select ${iso('t.created')} from booking_statuses t where t.booking_id = b.id order by t.id desc limit 1)`
const rowColumns = (now: Date) => sql`
  b.id, b.reference, b.last_status as status, ${iso('b.due')} as due, coalesce(b.due < ${now}, false) as "isOverdue",
  coalesce(${since}, ${iso('b.created')}) as since, ${iso('b.created')} as created,
  json_build_object('id', v.id, 'reference', v.reference, 'title', m.name || ' ' || o.name, 'plate', v.registration_number,
    'picture', ${picture}) as vehicle,
  json_build_object('id', c.id, 'name', ${customerName}, 'phone', coalesce(c.phone, b.buyer ->> 'phone')) as customer,
  case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names) end as area,
  json_build_object('id', s.id, 'reference', s.reference) as sale,
  case when b.assigned_to is not null then json_build_object('subject', b.assigned_to, 'name', coalesce(${staffName('u')}, b.assigned_to))
    end as assignee,
  b.price, b.new_price as "newPrice", b.to_return as "toReturn",
  exists (select from payments p join payment_attempts t on t.payment_id = p.id where p.key = b.payment_id and t.stuck is not null)
    as "isPaymentStuck",
  exists (select from booking_asks w where w.booking_id = b.id and w.kind = 'GiveUp' and w.state = 'Open') as "isCancelAsked"`
const openAsks = sql.raw(`(select json_agg(json_build_object('kind', w.kind, 'amount', w.amount, 'by', w.asked_by)) from booking_asks w
    where w.booking_id = b.id and w.state = 'Open') as asks`)
const joins = sql.raw(`
  join vehicle_sales s on s.id = b.sale_id
  join customers c on c.id = b.customer_id
  join vehicles v on v.id = b.vehicle_id
  join brands m on m.id = v.brand_id
  join models o on o.id = v.model_id
  left join storage_areas a on a.id = b.storage_area_id
  left join accounts u on u.subject = b.assigned_to`)

/** Fields of an open request that determine who may decide it. */
export type OpenAsk = Pick<NewAsk, 'kind' | 'amount' | 'by'>

export type QueueLine = Omit<QueueRow, 'nextAction' | 'isToDecide'> & { asks: OpenAsk[] | null }

/** Selects the ids of one page of a view, in order; a test checks its query plan. */
export function pageOf(
  viewer: Viewer,
  filters: QueueFilters & { page: number; size: number },
  now: Date,
  named: readonly number[] | null = null,
): RawBuilder<{ id: number }> {
  const { where, order } = viewOf(filters.view, viewer, now)
  return sql`select b.id from vehicle_bookings b where ${where} and ${filtered(filters, named)} order by ${order}
    limit ${filters.size} offset ${(filters.page - 1) * filters.size}`
}

/** Returns one page of a view, in order, and its number of lines, up to the list limit. */
export async function findQueue(
  db: Db,
  viewer: Viewer,
  filters: QueueFilters & { page: number; size: number },
  now: Date,
): Promise<{ rows: QueueLine[]; count: number }> {
  const { where } = viewOf(filters.view, viewer, now)
  const named = await findMeant(db, filters, now)
  const [ids, counted] = await Promise.all([
    pageOf(viewer, filters, now, named).execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select from vehicle_bookings b where ${where} and ${filtered(filters, named)} limit ${countLimit(filters)}) l`.execute(db),
  ])
  const rows = await findLines(
    db,
    ids.rows.map(({ id }) => id),
    now,
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Counts the lines of each tab, up to the list limit. */
export async function countViews(db: Db, viewer: Viewer, now: Date): Promise<QueueCounts> {
  const views = ['mine', 'myAreas', 'unassigned', 'overdue', 'asks', 'refunds', 'all', 'closed'] as const
  const counts = views.map((view) => {
    const { where } = viewOf(view, viewer, now)
    return sql`(select count(*)::int from (select from vehicle_bookings b where ${where} limit ${countLimit()}) l) as ${sql.ref(view)}`
  })
  const { rows } = await sql<QueueCounts>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as QueueCounts
}

/** Returns up to 500 bookings with open requests that the viewer may see, without the viewer's own purchases. */
export async function findOpenAsks(db: Db, viewer: Viewer): Promise<{ id: number; asks: OpenAsk[] }[]> {
  const { rows } = await sql<{ id: number; asks: OpenAsk[] }>`
    select b.id, json_agg(json_build_object('kind', w.kind, 'amount', w.amount, 'by', w.asked_by)) as asks
    from vehicle_bookings b join booking_asks w on w.booking_id = b.id and w.state = 'Open'
    where ${asked} and not b.is_deleted and ${inSight(viewer)}
      and not exists (select from customers c where c.id = b.customer_id and c.user_id = ${viewer.subject})
    group by b.id order by b.id limit 500`.execute(db)
  return rows
}

/** Returns the ids of all bookings of a view, in order. */
export async function findQueueIds(db: Db, viewer: Viewer, filters: QueueFilters, now: Date): Promise<number[]> {
  const { where, order } = viewOf(filters.view, viewer, now)
  const named = await findMeant(db, filters, now)
  const { rows } = await sql<{ id: number }>`
    select b.id from vehicle_bookings b where ${where} and ${filtered(filters, named)} order by ${order}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns lines of the queue by id, in the given order. */
export async function findLines(db: Db, ids: readonly number[], now: Date): Promise<QueueLine[]> {
  const { rows } = await sql<QueueLine>`/* prepared */
    select ${rowColumns(now)}, ${openAsks} from unnest(${[...ids]}::int[]) with ordinality as g(id, place)
    join vehicle_bookings b using (id) ${joins} order by g.place`.execute(db)
  return rows
}

/** Data of the record page without the fields derived from the workflow. */
export type RecordRow = Omit<
  BookingRecord,
  | 'nextAction'
  | 'isToDecide'
  | 'journey'
  | 'steps'
  | 'balance'
  | 'checkParts'
  | 'exchange'
  | 'comments'
  | 'asks'
  | 'alone'
  | 'managerPrice'
  | 'buyerMissing'
  | 'floorPrice'
> & {
  delivered: Date | null
  toReturn: number
  /** the viewer is its customer */
  isOwn: boolean
}

const author = (column: string) => sql`(select ${staffName('n')} from accounts n where n.subject = ${sql.ref(column)})`

// a buyer without an account has no subject in the history: only they take these steps
const ofCustomer = sql.raw(`('NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted')`)

/** Returns a booking that the viewer may see, or null. */
export async function findRecord(db: Db, viewer: Viewer, id: number, now: Date): Promise<RecordRow | null> {
  const { rows } = await sql<RecordRow>`
    select ${rowColumns(now)}, b.request_origin as origin, b.language, b.listed_price as "listedPrice", b.advance_amount as "advanceAmount",
      ${iso('b.hold_until')} as "holdUntil", b.payment_type as "paymentType", b.payment_method as "paymentMethod",
      case when b.loan_months is not null then json_build_object('advance', coalesce(b.loan_advance, 0), 'months', b.loan_months) end as loan,
      case when b.invoice_number is not null and b.invoiced is not null then json_build_object('number', b.invoice_number, 'created', ${iso('b.invoiced')}) end as invoice,
      b.delivery_date::text as "deliveryDate", b.delivered,
      coalesce(c.user_id = ${viewer.subject}, false) as "isOwn",
      case when b.delivered is not null then json_build_object('at', ${iso('b.delivered')}, 'mileage', coalesce(b.delivery_mileage, 0),
        'signedBy', coalesce(b.signed_by, '')) end as delivery,
      case when b.signature_document is not null then json_build_object('signedBy', coalesce(b.signed_by, '')) end as signature,
      case when b.recovered is not null then json_build_object('at', ${iso('b.recovered')}, 'mileage', coalesce(b.recovery_mileage, 0)) end
        as recovery,
      ${exchangedForJson('b')} as "exchangedFor", ${exchangeOfJson('b')} as "exchangeOf",
      (select json_build_object('id', p.id, 'name', p.name, 'names', p.names, 'description', p.description,
        'descriptions', p.descriptions, 'months', p.months, 'price', p.price) from warranty_packs p where p.id = b.warranty_pack_id)
        as "warrantyPack",
      b.warranty_until::text as "warrantyUntil", b.buyer,
      json_build_object('id', v.id, 'reference', v.reference, 'title', m.name || ' ' || o.name, 'plate', v.registration_number,
        'picture', ${picture}, 'version', v.version, 'status', v.last_status, 'chassisNumber', v.chassis_number, 'mileage', v.mileage,
        'slug', vehicle_slug(m.name, o.name, v.version, extract(year from v.release_date)::int, y.name),
        'releaseDate', v.release_date, 'isCertified', v.is_certified, 'price', v.price) as vehicle,
      json_build_object('id', c.id, 'name', ${customerName}, 'phone', coalesce(c.phone, b.buyer ->> 'phone'),
        'email', coalesce(c.email, b.buyer ->> 'email'), 'language', c.language,
        'bookings', (select count(*)::int from vehicle_bookings r where r.customer_id = c.id and not r.is_deleted)) as customer,
      json_build_object('id', s.id, 'reference', s.reference, 'status', s.last_status, 'assigned', ${iso('s.assigned')}) as sale,
      coalesce((select json_agg(json_build_object('id', t.id, 'status', t.type, 'comment', t.comment, 'price', t.price,
          'at', ${iso('t.created')}, 'author', coalesce(${author('t.created_by')}, case when t.created_by = c.user_id then ${customerName} end),
          'way', (select w.way from booking_answers w where w.status_id = t.id), 'isCustomer', coalesce(t.created_by = c.user_id, t.created_by is null and t.type in ${ofCustomer})) order by t.id desc)
        from booking_statuses t where t.booking_id = b.id), '[]') as timeline,
      coalesce((select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'amount', l.amount, 'reason', l.reason, 'method', l.method,
          'externalReference', l.external_reference, 'cheque', l.cheque, 'created', ${iso('l.created')}, 'author', ${author('l.created_by')},
          'corrects', l.corrects, 'isCorrected', exists (select from booking_ledger k where k.corrects = l.id)) order by l.id)
        from booking_ledger l where l.booking_id = b.id), '[]') as ledger,
      coalesce((select json_agg(json_build_object('id', g.id, 'field', g.field, 'before', g.before, 'after', g.after,
          'at', ${iso('g.changed')}, 'author', ${author('g.changed_by')}, 'isCustomer', coalesce(g.changed_by = c.user_id, g.changed_by is null)) order by g.id desc)
        from booking_buyer_changes g where g.booking_id = b.id), '[]') as "buyerChanges",
      coalesce((select json_agg(json_build_object('id', d.id, 'type', d.type, 'fileName', d.file_name, 'status', d.status,
          'version', d.version, 'reference', d.reference, 'language', d.language, 'size', coalesce(d.size, 0), 'created', ${iso('d.created')},
          'superseded', ${iso('d.superseded')}, 'uri', '/documents/download/' || d.type || '/' || d.id)
          order by d.created desc, d.id)
        from documents d where d.owner_type = 'Booking' and d.owner_id = b.id and not d.is_deleted), '[]')
        as documents,
      coalesce((select json_agg(json_build_object('id', e.id, 'occasion', split_part(split_part(e.key, ':', 1), '.', 2),
          'channel', e.channel, 'state', e.state, 'at', ${iso('e.created')}) order by e.id desc)
        from messages e where e.customer_id = b.customer_id and starts_with(e.key, 'bookings.')
          and split_part(e.key, ':', 2) = b.id::text), '[]') as messages,
      (select count(*)::int from booking_places p where p.vehicle_id = b.vehicle_id and p.state in ('Waiting', 'Offered')
        and p.customer_id <> b.customer_id) as waiting
    from vehicle_bookings b ${joins} left join cities y on y.id = v.city_id
    where b.id = ${id} and not b.is_deleted and b.last_status <> 'Draft' and ${inSight(viewer)}`.execute(db)
  return rows[0] ?? null
}

/** Returns the check list of a booking, in order; includes a removed item that was checked. */
export async function findCheckParts(db: Db, bookingId: number, partId: number | null = null): Promise<CheckPart[]> {
  const { rows } = await sql<CheckPart>`
    select p.id, p.title, p.titles, p.section,
      f.is_fine as "isFine", f.comment, ${iso('f.checked')} as checked, ${author('f.checked_by')} as author
    from delivery_check_parts p
    left join booking_check_parts f on f.delivery_check_part_id = p.id and f.booking_id = ${bookingId}
    where (not p.is_deactivated or f.booking_id is not null) and (${partId}::int is null or p.id = ${partId})
    order by p.display_order, p.id`.execute(db)
  return rows
}

/** Returns the staff comments of a sale, newest first. */
export async function findComments(db: Db, saleId: number): Promise<BookingRecord['comments']> {
  const { rows } = await sql<BookingRecord['comments'][number]>`
    select k.id, k.kind, k.body, ${iso('k.created')} as at, coalesce(${author('k.created_by')}, '') as author
    from sale_comments k where k.sale_id = ${saleId} order by k.id desc`.execute(db)
  return rows
}

/** Returns the approval requests of a booking, newest first; `by`: subject of the requester. */
export async function findAsks(db: Db, bookingId: number): Promise<(Omit<Ask, 'mayDecide'> & { by: string | null })[]> {
  const { rows } = await sql<Omit<Ask, 'mayDecide'> & { by: string | null }>`
    select a.id::int as id, a.kind, a.amount, a.method, a.comment, a.state, ${iso('a.asked')} as asked, a.asked_by as by,
      case when a.kind <> 'GiveUp' then ${author('a.asked_by')} end as author, ${iso('a.decided')} as decided, ${author('a.decided_by')} as decider, a.remark
    from booking_asks a where a.booking_id = ${bookingId} order by a.id desc`.execute(db)
  return rows
}

/** Returns the time at which each status was first reached. */
export async function findReached(db: Db, bookingId: number): Promise<Map<BookingStatus, string>> {
  const { rows } = await sql<{ type: BookingStatus; at: string }>`
    select t.type, to_char(min(t.created) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from booking_statuses t where t.booking_id = ${bookingId} group by t.type`.execute(db)
  return new Map(rows.map(({ type, at }) => [type, at]))
}

/** A candidate car of an exchange; `isForSale`: the booking's customer could buy it now. */
export type FoundCar = Omit<ExchangeCar, 'sums'> & { isForSale: boolean }

/** Returns cars by id, those for sale first. */
export async function findCars(db: Kysely<Database>, bookingId: number, ids: readonly number[], now: Date): Promise<FoundCar[]> {
  const { rows } = await sql<FoundCar>`
    select v.id, v.reference, m.name || ' ' || o.name as title, extract(year from v.release_date)::int as year,
      v.registration_number as plate, v.mileage, v.price, v.id = b.vehicle_id as "isSame",
      ${bookable} and v.last_status in ('Published', 'Active') and coalesce(v.price > 0, false) and not exists (
        select from booking_places p where p.vehicle_id = v.id and p.customer_id <> b.customer_id
          and (p.state = 'Offered' or p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now})) as "isForSale"
    from vehicle_bookings b, vehicles v join brands m on m.id = v.brand_id join models o on o.id = v.model_id
    where b.id = ${bookingId} and v.id = any(${[...ids]}::int[]) and not v.is_deleted
    order by "isForSale" desc, v.id desc`.execute(db)
  return rows
}
