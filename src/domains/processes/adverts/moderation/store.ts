import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { Language } from '#shared/language.ts'
import type { RiskFacts } from '../rules.ts'
import type { AdDecisionAction } from '../status.ts'
import { iso } from '../store.ts'
import type { AdReason, ReportOutcome, ReportReason, Side } from '../values.ts'
import { type AdRecord, type AdReport, adViews } from './contract.ts'

type Db = Kysely<Database>
type View = (typeof adViews)[number]

// constants, not parameters: PostgreSQL uses the partial indexes only for these exact conditions
const views: Record<View, string> = {
  toRead: `d.last_status = 'Submited' and not d.is_deleted`,
  reported: `d.last_status <> 'Draft' and not d.is_deleted and d.id in (select ad_id from ad_reports where closed is null)`,
  corrections: `d.last_status = 'Rejected' and not d.is_deleted and d.asks_correction`,
  refused: `d.last_status = 'Rejected' and not d.is_deleted and not d.asks_correction`,
  published: `d.last_status = 'Published' and not d.is_deleted`,
  all: `d.last_status <> 'Draft' and not d.is_deleted`,
}
const inView = (view: View) => sql.raw(views[view])

/** Parameters of a list: time, and the number of accounts that counts as many for one device. */
export interface Seen {
  now: Date
  manyAccounts: number
}

/** A line of the queue with the data of its risk. */
export interface QueueRow extends Omit<RiskFacts, 'texts'> {
  id: number
  reference: string
  lastStatus: AdRecord['lastStatus']
  title: string
  year: number | null
  city: string | null
  seller: string
  due: string | null
  isOverdue: boolean
  isAppeal: boolean
  isCorrection: boolean
  photo: string | null
  reports: number
  texts: string[]
}

/** Comparable cars on sale: same model, at most a year older or newer. A range of days can use an index. */
const market = sql.raw(`cross join lateral (
  select percentile_cont(0.5) within group (order by o.price)::int as median, count(*)::int as comparables from vehicles o
  where o.model_id = v.model_id and o.last_status = 'Published' and not o.is_deleted and not o.is_archived and o.id <> v.id and o.price is not null
    and o.release_date between make_date(extract(year from v.release_date)::int - 1, 1, 1) and make_date(extract(year from v.release_date)::int + 1, 12, 31)
) market`)
/** Another car with the same value that is or was published or advertised; an empty value matches nothing. */
const twinOf = (column: string) => `exists (select from vehicles o where o.${column} = v.${column} and o.id <> v.id and not o.is_deleted
  and (o.published_at is not null or exists (select from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted)))`
/**
 * Photos of another car that duplicate a photo of `v`: equal bytes, or a mirrored, cropped or recoloured copy. Includes cars that are or
 * were published, and submitted adverts, but no drafts and no generated pictures.
 */
const copied = `from documents p join lateral (select p.hash, 1::real as likeness union all
      select t.twin, t.likeness from picture_twins t where t.hash = p.hash) s on true
    join documents x on x.hash = s.hash and x.owner_type = 'Vehicle' and x.owner_id <> p.owner_id and not x.is_deleted
      and x.type = any(array['VehicleGalleryPicture', 'VehiclePicture', 'IntermediationVehiclePicture', 'VehicleAdPicture'])
      and (s.likeness < 1 or not x.is_generated)
    join vehicles o on o.id = x.owner_id and not o.is_deleted
    left join vehicle_ads e on e.disposed_vehicle_id = o.id and not e.is_deleted
  where p.owner_type = 'Vehicle' and p.owner_id = v.id and p.type = 'VehicleAdPicture' and not p.is_deleted and not p.is_generated
    and (o.published_at is not null or e.last_status <> 'Draft')`
/** Adverts submitted from a device of `d`, itself included, without drafts. */
const ofDevice = sql.raw(`from ad_devices m join ad_devices x on x.device = m.device
  join vehicle_ads e on e.id = x.ad_id and e.last_status <> 'Draft' and not e.is_deleted where m.ad_id = d.id`)
const riskColumns = (
  now: Date,
  manyAccounts: number,
) => sql`(select count(distinct e.customer_id) ${ofDevice}) >= ${manyAccounts} as "manyAccounts", coalesce(d.wished_price, v.price) as price, market.median, market.comparables, exists (select ${sql.raw(copied)}) as "samePhoto",
  ${sql.raw(twinOf('registration_number'))} as "samePlate",
  ${sql.raw(twinOf('chassis_number'))} as "sameChassis", extract(epoch from ${now}::timestamptz - c.created)::int / 3600 as "accountHours",
  array(select coalesce(value, '') from jsonb_each_text(coalesce(v.description, '{}'))) as texts`

const openReports = sql`(select count(*)::int from ad_reports r where r.ad_id = d.id and r.closed is null)`

/** Number of adverts to review, first by due, that are sorted by risk; the rest follow by due. */
export const mostSorted = 200

/** Returns the adverts of a view and their number, up to the list limit; of those to review the first by due, to sort by risk. */
export async function findQueue(
  db: Db,
  { view, page, size }: { view: View; page: number; size: number },
  seen: Seen,
): Promise<{ rows: QueueRow[]; count: number }> {
  const part = view === 'toRead' && page * size <= mostSorted ? sql`limit ${mostSorted}` : sql`limit ${size} offset ${(page - 1) * size}`
  const [{ rows: ids }, counted] = await Promise.all([
    view === 'reported'
      ? sql<{ id: number }>`
        select d.id from (select ad_id, count(*) as reports from ad_reports where closed is null group by ad_id) r join vehicle_ads d on d.id = r.ad_id
        where d.last_status <> 'Draft' and not d.is_deleted order by r.reports desc, d.due, d.id desc ${part}`.execute(db)
      : sql<{ id: number }>`select d.id from vehicle_ads d where ${inView(view)} order by d.due, d.id desc ${part}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from vehicle_ads d where ${inView(view)} limit ${countLimit({ page, size })}) l`.execute(
      db,
    ),
  ])
  const rows = await linesOf(
    db,
    ids.map(({ id }) => id),
    seen,
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[], { now, manyAccounts }: Seen): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`/* prepared */
    select d.id, d.reference, d.last_status as "lastStatus", b.name || ' ' || m.name as title,
      extract(year from v.release_date)::int as year, ci.name as city, trim(c.first_name || ' ' || left(c.last_name, 1)) as seller,
      ${sql.raw(iso('d.due'))} as due, coalesce(d.due < ${now}, false) as "isOverdue",
      d.last_status = 'Submited' and d.appealed is not null as "isAppeal", d.asks_correction as "isCorrection",
      (select p.id from documents p where p.owner_type = 'Vehicle' and p.owner_id = v.id and p.type = 'VehicleAdPicture' and not p.is_deleted
        order by p.images_order, p.created, p.id limit 1) as photo, ${openReports} as reports, ${riskColumns(now, manyAccounts)}
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join vehicle_ads d using (id)
    join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities ci on ci.id = v.city_id ${market}
    order by page.place`.execute(db)
  return rows
}

/** Counts the adverts of each view, up to the list limit. */
export async function countViews(db: Db): Promise<Record<View, number>> {
  const counts = adViews.map(
    (view) =>
      sql`(select count(*)::int from (select from vehicle_ads d where ${inView(view)} limit ${countLimit()}) l) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<View, number>
}

type DeskPart = Pick<AdRecord, 'explanation' | 'suspension' | 'seller' | 'twins' | 'copies' | 'sameDevice' | 'isOverdue' | 'isAppeal'>

/** Returns the staff data of an advert; null for an unknown one. */
export async function findDeskPart(
  db: Db,
  id: number,
  { now, manyAccounts }: Seen,
): Promise<(DeskPart & { facts: RiskFacts; owner: string | null }) | null> {
  const { rows } = await sql<DeskPart & RiskFacts & { owner: string | null }>`
    select c.user_id as owner, coalesce(d.due < ${now}, false) as "isOverdue",
      d.last_status = 'Submited' and d.appealed is not null as "isAppeal", case when c.last_status = 'Inactive' then 'Suspended' end as suspension,
      case when d.last_status in ('Accepted', 'Published', 'Deactivated')
        then (select s.comment from ad_statuses s where s.ad_id = d.id and s.type = 'Accepted' order by s.id desc limit 1) end as explanation,
      json_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name), 'phone', c.phone, 'email', c.email,
        'isPhoneVerified', c.phone_verified, 'language', c.language, 'since', ${sql.raw(iso('c.created'))},
        'adverts', (select count(*) from vehicle_ads o where o.customer_id = c.id and not o.is_deleted)) as seller,
      coalesce((select json_agg(json_build_object('vehicleId', o.id,
          'reference', (select e.reference from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted),
          'title', ob.name || ' ' || om.name, 'registrationNumber', o.registration_number, 'chassisNumber', o.chassis_number,
          'mileage', o.mileage, 'price', o.price, 'lastStatus', o.last_status,
          'same', array(select name from (values ('registrationNumber', o.registration_number = v.registration_number),
            ('chassisNumber', o.chassis_number = v.chassis_number)) as s (name, fits) where fits)) order by o.id desc)
        from vehicles o join brands ob on ob.id = o.brand_id join models om on om.id = o.model_id
        where o.id <> v.id and not o.is_deleted and (o.registration_number = v.registration_number or o.chassis_number = v.chassis_number)
          and (o.published_at is not null or exists (select from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted))),
        '[]') as twins,
      coalesce((select json_agg(json_build_object('photo', one.photo, 'other', json_build_object('id', one.other, 'type', one.type), 'likeness', one.likeness, 'vehicleId', one.vehicle,
          'reference', one.reference, 'title', ob.name || ' ' || om.name, 'lastStatus', one.status, 'isSameSeller', one.same_seller,
          'since', ${sql.raw(iso('one.since'))}) order by one.likeness desc, one.photo)
        from (select distinct on (p.id, o.id) p.id as photo, x.id as other, x.type, s.likeness, o.id as vehicle, e.reference, coalesce(e.last_status, o.last_status) as status,
            coalesce(e.customer_id = d.customer_id, false) as same_seller, x.created as since, o.brand_id, o.model_id ${sql.raw(copied)}
          order by p.id, o.id, s.likeness desc, x.id limit 30) one join brands ob on ob.id = one.brand_id join models om on om.id = one.model_id), '[]') as copies,
      coalesce((select json_agg(json_build_object('adId', one.id, 'reference', one.reference, 'title', ob.name || ' ' || om.name,
          'seller', trim(k.first_name || ' ' || k.last_name), 'phone', k.phone, 'since', ${sql.raw(iso('k.created'))}, 'price', o.price,
          'lastStatus', one.last_status, 'sent', ${sql.raw(iso('one.sent'))}) order by one.sent desc, one.id desc)
        from (select e.id, e.reference, e.customer_id, e.disposed_vehicle_id, e.last_status, max(x.sent) as sent ${ofDevice}
            and e.customer_id <> d.customer_id group by e.id order by max(x.sent) desc, e.id desc limit 8) one
          join customers k on k.id = one.customer_id join vehicles o on o.id = one.disposed_vehicle_id
          join brands ob on ob.id = o.brand_id join models om on om.id = o.model_id), '[]') as "sameDevice",
      ${riskColumns(now, manyAccounts)}
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id ${market}
    where d.id = ${id} and d.last_status <> 'Draft' and not d.is_deleted`.execute(db)
  const [row] = rows
  if (!row) return null
  const { owner, explanation, suspension, seller, twins, copies, sameDevice, isOverdue, isAppeal, ...facts } = row
  return {
    owner,
    explanation,
    suspension,
    seller,
    twins,
    copies,
    sameDevice: facts.manyAccounts ? sameDevice : [],
    isOverdue,
    isAppeal,
    facts,
  }
}

type Trx = Transaction<Database>

/** A decision with the state before it. */
export interface AdDecision {
  id: number
  adId: number
  action: AdDecisionAction
  due: Date | null
  appealed: Date | null
  reasons: AdReason[]
  /** the last status row before it */
  statusId: number
  created: Date
  by: string | null
  /** reason to suspend the seller's account with it */
  suspends: string | null
}

/** Stores a decision about a locked advert before it is applied, with the current state. Returns its id. */
export async function insertDecision(
  trx: Trx,
  { adId, action, by, suspends }: { adId: number; action: AdDecisionAction; by: string | null; suspends: string | null },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ad_decisions (ad_id, action, due, appealed, reasons, status_id, created, created_by, suspends)
    select id, ${action}, due, appealed, reasons, (select max(s.id) from ad_statuses s where s.ad_id = d.id), ${now}, ${by}, ${suspends}
    from vehicle_ads d where id = ${adId} returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the decision was not noted')
  return id
}

/** Returns the decision of an advert that can still be taken back; null without one. */
export async function findOpenDecision(db: Kysely<Database>, by: { id: number } | { adId: number }): Promise<AdDecision | null> {
  const { rows } = await sql<AdDecision>`
    select id, ad_id as "adId", action, due, appealed, reasons, status_id as "statusId", created, created_by as by, suspends
    from ad_decisions where not is_over and ${'id' in by ? sql`id = ${by.id}` : sql`ad_id = ${by.adId}`} order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Makes a decision final. */
export async function updateOver(trx: Trx, id: number): Promise<void> {
  await sql`update ad_decisions set is_over = true where id = ${id}`.execute(trx)
}

/** Removes a decision from the advert's history; the audit log still contains it. */
export async function removeDecision(trx: Trx, { id, adId, statusId }: AdDecision): Promise<void> {
  await sql`delete from ad_statuses where ad_id = ${adId} and id > ${statusId}`.execute(trx)
  await sql`delete from ad_decisions where id = ${id}`.execute(trx)
}

/** Counts the decisions of each kind since an instant. */
export async function countDecisions(db: Kysely<Database>, since: Date): Promise<Record<AdDecisionAction, number>> {
  const { rows } = await sql<{ action: AdDecisionAction; count: number }>`
    select action, count(*)::int as count from ad_decisions where created >= ${since} group by action`.execute(db)
  return { accept: 0, askCorrection: 0, reject: 0, ...Object.fromEntries(rows.map(({ action, count }) => [action, count])) }
}

/** Deletes decisions made before an instant. */
export async function removeDecisions(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from ad_decisions where created < ${before} and is_over`.execute(db)
}

/** Returns the card of an advert's seller, with the adverts online; null without one. */
export async function findSeller(
  trx: Transaction<Database>,
  adId: number,
): Promise<{ id: number; isActive: boolean; online: number[] } | null> {
  const { rows } = await sql<{ id: number; isActive: boolean; online: number[] }>`
    select c.id, c.last_status = 'Active' as "isActive",
      array(select o.id from vehicle_ads o where o.customer_id = c.id and o.is_online and not o.is_deleted order by o.id) as online
    from vehicle_ads d join customers c on c.id = d.customer_id where d.id = ${adId} and c.erased is null`.execute(trx)
  return rows[0] ?? null
}

/** Returns the public advert of a car, and its seller's account; null without one. */
export async function findShownAd(db: Db, vehicleId: number): Promise<{ id: number; owner: string | null } | null> {
  const { rows } = await sql<{ id: number; owner: string | null }>`
    select d.id, c.user_id as owner from vehicle_ads d join customers c on c.id = d.customer_id
    where d.disposed_vehicle_id = ${vehicleId} and d.is_online and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** A stored report; `reporter`: the connection, as a hash of the day. */
export interface NewReport {
  adId: number
  reason: ReportReason
  text: string
  email: string | null
  language: Language
  day: string
  reporter: string | null
  /** set when a participant reports the conversation */
  conversation?: { id: number; by: Side }
}

/** Inserts a report, once per connection, advert and day. */
export async function insertReport(
  db: Db,
  { adId, reason, text, email, language, day, reporter, conversation }: NewReport,
  now: Date,
): Promise<void> {
  await sql`
    insert into ad_reports (ad_id, reason, text, email, language, day, reporter, created, conversation_id, reported_by)
    values (${adId}, ${reason}, ${text}, ${email}, ${language}, ${day}::date, ${reporter}, ${now}, ${conversation?.id ?? null}, ${conversation?.by ?? null})
    on conflict (ad_id, day, reporter) do nothing`.execute(db)
}

/** Returns the reports of an advert, newest first. */
export async function findReports(db: Db, adId: number): Promise<AdReport[]> {
  const { rows } = await sql<AdReport>`
    select id, reason, text, email is not null as "isAwaited", ${sql.raw(iso('created'))} as created, outcome, ${sql.raw(iso('closed'))} as closed,
      conversation_id as "conversationId", reported_by as "reportedBy"
    from ad_reports where ad_id = ${adId} order by id desc limit 200`.execute(db)
  return rows
}

/** Locks an advert until the transaction ends; null for an unknown one, and for a draft. */
export async function lockReportedAd(
  trx: Trx,
  adId: number,
): Promise<{ owner: string | null; lastStatus: string; reference: string; title: string } | null> {
  const { rows } = await sql<{ owner: string | null; lastStatus: string; reference: string; title: string }>`
    select c.user_id as owner, d.last_status as "lastStatus", d.reference, b.name || ' ' || m.name as title
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where d.id = ${adId} and d.last_status <> 'Draft' and not d.is_deleted for update of d`.execute(trx)
  return rows[0] ?? null
}

/** Recipient of the outcome of a report. */
export interface ToldReporter {
  id: number
  email: string
  language: Language
  /** outcome of a reported conversation; null for a report of the advert */
  talk: { id: number; outcome: 'Restricted' | 'Stopped' | 'Kept' } | null
}

/** Closes the open reports of an advert and deletes the addresses given for them. Returns the recipients. */
export async function updateClosed(
  trx: Trx,
  adId: number,
  { outcome, by, now }: { outcome: ReportOutcome; by: string; now: Date },
): Promise<ToldReporter[]> {
  const { rows } = await sql<Omit<ToldReporter, 'email'> & { email: string | null }>`
    with open as (select id, email, language, conversation_id, reported_by from ad_reports where ad_id = ${adId} and closed is null for update)
    update ad_reports r set outcome = ${outcome}, closed = ${now}, closed_by = ${by}, email = null
    from open left join (
        select c.id, c.stopped_by, w.side, p.email, p.language, exists (select from ad_restrictions x where x.customer_id = w.other) as restricted
        from ad_conversations c join vehicle_ads d on d.id = c.ad_id,
          lateral (values ('Buyer', c.buyer_id, d.customer_id), ('Seller', d.customer_id, c.buyer_id)) as w (side, own, other)
          join customers p on p.id = w.own and p.erased is null and not p.is_deleted
      ) t on t.id = open.conversation_id and t.side = open.reported_by
    where r.id = open.id
    returning r.id, coalesce(open.email, t.email) as email, coalesce(t.language, open.language) as language, case when t.id is not null then
      json_build_object('id', t.id, 'outcome', case when t.restricted then 'Restricted' when t.stopped_by = 'House' then 'Stopped' else 'Kept' end)
      end as talk`.execute(trx)
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

/** Deletes the connections of reports before a day. */
export async function removeReporters(db: Db, before: string): Promise<void> {
  await sql`update ad_reports set reporter = null where day < ${before}::date and reporter is not null`.execute(db)
}

const ofOwner = (cardId: number) => sql`email = (select o.email from customers o where o.id = ${cardId} and o.email_verified)`

/** Returns the open reports of a card's owner, under the confirmed address. */
export async function findOwnReports(db: Db, cardId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select reason, text, email, ${sql.raw(iso('created'))} as created from ad_reports where ${ofOwner(cardId)} order by id`.execute(db)
  return rows
}

/** Deletes the address of a card's owner. */
export async function forgetReporter(trx: Trx, cardId: number): Promise<void> {
  await sql`update ad_reports set email = null where ${ofOwner(cardId)}`.execute(trx)
}
