import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { listedStatuses } from '#domains/vehicles/status.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import type { Language } from '#shared/language.ts'
import type { Criteria, Preference } from './contract.ts'
import { type AlertColumns, instantMinutes, newDays } from './rules.ts'
import type { Frequency } from './values.ts'

type Db = Kysely<Database>

/** On sale as the search lists it; and for sale, which a reserved car is not. */
const listed = sql.raw(`(v.last_status in (${sqlList(listedStatuses)}) and not v.is_archived and not v.is_deleted)`)
const available = sql.raw(`(v.last_status = 'Published' and not v.is_archived and not v.is_deleted)`)

/** The places where a car meets alerts (rules, `anchorsOf`): it meets no alert in two of them. */
const carAnchors = sql.raw(
  `array['m' || v.model_id, 'b' || v.brand_id, 'c' || v.city_id || ' ' || v.body_style, 'c' || v.city_id, 's' || v.body_style, '*']`,
)

/** What `fits` reads of a car. */
const carColumns = sql.raw(`v.id, v.price, v.mileage, v.release_date, v.brand_id, v.model_id, v.city_id, v.body_style, v.fuel_type,
  v.gear_type, v.storage_area_id, v.color, v.condition, v.vehicle_repair_status_type, v.registration_type, v.operation_type,
  v.is_certified, v.is_controlled, v.is_repaired, v.is_first_hand, v.is_promotion, v.financing, v.reference, v.chassis_number, v.registration_number`)

/**
 * An alert `a` fits a car `v`: the same conditions as `where` of the search (search-index/sql/store.ts), with the values of a row instead of
 * a question. A property test holds the two together. What most often says no comes first.
 */
const fits = sql.raw(`(a.min_price is null or v.price between a.min_price and a.max_price)
  and (a.min_mileage is null or v.mileage between a.min_mileage and a.max_mileage)
  and (a.min_release is null or isfinite(v.release_date) and v.release_date between a.min_release and a.max_release)
  and (a.brand_ids is null or v.brand_id = any(a.brand_ids) or v.model_id = any(a.model_ids))
  and (a.excluded_brand_ids is null or v.brand_id <> all(a.excluded_brand_ids) and v.model_id <> all(a.excluded_model_ids))
  and (a.city_ids is null or v.city_id = any(a.city_ids))
  and (a.body_styles is null or v.body_style = any(a.body_styles))
  and (a.fuel_types is null or v.fuel_type = any(a.fuel_types))
  and (a.gear_types is null or v.gear_type = any(a.gear_types))
  and (a.storage_area_ids is null or v.storage_area_id = any(a.storage_area_ids))
  and (a.colors is null or v.color = any(a.colors))
  and (a.conditions is null or v.condition = any(a.conditions))
  and (a.repair_statuses is null or v.vehicle_repair_status_type = any(a.repair_statuses))
  and (a.registration_types is null or v.registration_type = any(a.registration_types))
  and (a.operation_types is null or v.operation_type = any(a.operation_types))
  and not coalesce(v.city_id = any(a.excluded_city_ids), false) and not coalesce(v.color = any(a.excluded_colors), false)
  and not coalesce(v.fuel_type = any(a.excluded_fuel_types), false) and not coalesce(v.gear_type = any(a.excluded_gear_types), false)
  and not coalesce(v.body_style = any(a.excluded_body_styles), false)
  and (a.is_certified is null or v.is_certified = a.is_certified)
  and (a.is_controlled is null or v.is_controlled = a.is_controlled)
  and (a.is_repaired is null or v.is_repaired = a.is_repaired)
  and (a.is_first_hand is null or coalesce(v.is_first_hand, false) = a.is_first_hand)
  and (a.is_promoted is null or v.is_promotion = a.is_promoted)
  and (a.is_financed is null or v.financing = a.is_financed)
  and (a.reference is null or search_identifier(v.reference) = a.reference)
  and (a.chassis_number is null or search_identifier(v.chassis_number) = a.chassis_number)
  and (a.registration_number is null or search_identifier(v.registration_number) = a.registration_number)`)

/** An alert as its owner sees it, but for the counts of the search. */
export interface AlertRow extends Pick<Preference, 'id' | 'customerId' | 'isDeactivated' | 'news' | 'frequency' | 'newCount'> {
  criteria: Criteria
  nextSending: Date
  created: Date
  lastModified: Date
}

const alertColumns = sql.raw(`a.id, a.customer_id as "customerId", a.criteria, a.is_deactivated as "isDeactivated", a.news, a.frequency,
  a.next_sending as "nextSending", a.created, a.last_modified as "lastModified"`)

/** The alerts of a customer, the latest first, or one of them. */
export async function findAlerts(db: Db, customerId: number, now: Date, id?: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${alertColumns}, (
      select count(*)::int from alert_matches n join vehicles v on v.id = n.vehicle_id
      where n.alert_id = a.id and n.created > ${now}::timestamptz - make_interval(days => ${newDays}) and ${available} and ${fits}
    ) as "newCount"
    from alerts a where a.customer_id = ${customerId} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    order by a.id desc`.execute(db)
  return rows
}

/** Locks the alerts of a customer against others that add one at the same time, and gives their criteria. */
export async function lockAlerts(db: Db, customerId: number): Promise<{ id: number; criteria: Criteria }[]> {
  await sql`select pg_advisory_xact_lock(hashtext('alerts'), ${customerId})`.execute(db)
  const { rows } = await sql<{ id: number; criteria: Criteria }>`select id, criteria from alerts where customer_id = ${customerId}`.execute(
    db,
  )
  return rows
}

/** What a customer decides of an alert. */
export interface AlertRequest {
  criteria: Criteria
  frequency: Frequency
  news: boolean
  isDeactivated: boolean
  nextSending: Date
}

/** Columns of `alerts` with their values; lists travel as arrays of PostgreSQL. */
function written({ criteria, frequency, news, isDeactivated, nextSending }: AlertRequest, columns: AlertColumns, now: Date) {
  return {
    criteria: JSON.stringify(criteria),
    frequency,
    news,
    is_deactivated: isDeactivated,
    next_sending: nextSending,
    last_modified: now,
    ...columns,
  }
}

/** Writes an alert and where cars meet it; gives its id. */
export async function insertAlert(
  db: Db,
  customerId: number,
  request: AlertRequest,
  columns: AlertColumns,
  anchors: readonly string[],
  now: Date,
): Promise<number> {
  const values = { customer_id: customerId, created: now, ...written(request, columns, now) }
  const { rows } = await sql<{ id: number }>`
    insert into alerts (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(db)
  const id = rows[0]?.id as number
  await putAnchors(db, id, anchors)
  return id
}

/** Replaces what an alert asks and how it tells; false when the customer has no such alert. */
export async function updateAlert(
  db: Db,
  customerId: number,
  id: number,
  request: AlertRequest,
  columns: AlertColumns,
  anchors: readonly string[],
  now: Date,
): Promise<boolean> {
  const set = Object.entries(written(request, columns, now)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { numAffectedRows } = await sql`
    update alerts set ${sql.join(set)} where id = ${id} and customer_id = ${customerId}`.execute(db)
  if (!numAffectedRows) return false
  await putAnchors(db, id, anchors)
  return true
}

async function putAnchors(db: Db, id: number, anchors: readonly string[]): Promise<void> {
  await sql`delete from alert_anchors where alert_id = ${id} and anchor <> all(${[...anchors]}::text[])`.execute(db)
  await sql`insert into alert_anchors (anchor, alert_id) select unnest(${[...anchors]}::text[]), ${id} on conflict do nothing`.execute(db)
}

/**
 * Resolved criteria again, for names that the reference has learned since. False for an alert that is gone or asks something else by
 * now: its owner was faster and what was resolved is of no use.
 */
export async function updateResolved(
  trx: Transaction<Database>,
  { id, criteria }: { id: number; criteria: Criteria },
  columns: AlertColumns,
  anchors: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from alerts where id = ${id} and criteria = ${JSON.stringify(criteria)}::jsonb for update`.execute(trx)
  if (rows.length === 0) return false
  const entries = Object.entries(columns).map(([name, value]) => ({ column: sql.ref(name), value: sql`${value}` }))
  await sql`
    update alerts set ${sql.join(entries.map(({ column, value }) => sql`${column} = ${value}`))}
    where id = ${id} and (${sql.join(
      entries.map(({ column, value }) => sql`${column} is distinct from ${value}`),
      sql` or `,
    )})`.execute(trx)
  await putAnchors(trx, id, anchors)
  return true
}

/** Alerts that ask for a make, a model or a city by name, by rising id. */
export async function findNamed(db: Db, after: number, limit: number): Promise<{ id: number; criteria: Criteria }[]> {
  const { rows } = await sql<{ id: number; criteria: Criteria }>`
    select id, criteria from alerts where id > ${after} and criteria ?| array['brands', 'models', 'cities', 'excludedBrands', 'excludedModels', 'excludedCities'] order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Removes an alert; false when the customer has no such alert. */
export async function removeAlert(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from alerts where id = ${id} and customer_id = ${customerId}`.execute(db)
  return Boolean(numAffectedRows)
}

/** Removes every alert of a customer. */
export async function removeAlerts(db: Db, customerId: number): Promise<void> {
  await sql`delete from alerts where customer_id = ${customerId}`.execute(db)
}

/** Stops or resumes the alert of a token; null for an unknown one. */
export async function updateByToken(
  db: Db,
  token: string,
  isDeactivated: boolean,
  next: Record<Frequency, Date>,
  now: Date,
): Promise<{ criteria: Criteria; isDeactivated: boolean } | null> {
  const { rows } = await sql<{ criteria: Criteria; isDeactivated: boolean }>`
    update alerts set is_deactivated = ${isDeactivated}, news = news or not ${isDeactivated}::boolean, last_modified = ${now},
      next_sending = case when ${isDeactivated}::boolean then next_sending else ${byFrequency(next)} end
    where token = ${token} returning criteria, is_deactivated as "isDeactivated"`.execute(db)
  return rows[0] ?? null
}

const byFrequency = (next: Record<Frequency, Date>): RawBuilder<unknown> =>
  sql`case frequency when 'Instant' then ${next.Instant}::timestamptz when 'Daily' then ${next.Daily}::timestamptz else ${next.Weekly}::timestamptz end`

/** Number of cars on sale that fit an alert, asked in PostgreSQL. */
export async function countFitting(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alerts a join vehicles v on ${listed} and ${fits} where a.id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Which of the alerts fit which of the cars that the search lists; the set-based question on its own. */
export async function findFitting(
  db: Db,
  alerts: readonly number[],
  vehicles: readonly number[],
): Promise<{ alertId: number; vehicleId: number }[]> {
  const { rows } = await sql<{ alertId: number; vehicleId: number }>`
    select a.id as "alertId", v.id as "vehicleId"
    from vehicles v cross join lateral unnest(${carAnchors}) met
    join alert_anchors p on p.anchor = met join alerts a on a.id = p.alert_id
    where v.id = any(${[...vehicles]}::int[]) and a.id = any(${[...alerts]}::int[]) and ${listed} and ${fits}`.execute(db)
  return rows
}

/**
 * Compares every vehicle changed since the last time with what was seen of it then (decision 011), in one statement, hence one
 * snapshot: what came on sale, came back or became cheaper waits as news. Gives the number of cars that wait.
 */
export async function noteNews(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    with before as (select horizon from alert_progress for update),
    changed as (
      select v.id, v.price, ${available} as is_available, s.vehicle_id is null as unseen, s.is_available as was_available, s.price as old_price
      from vehicles v left join alert_stock s on s.vehicle_id = v.id
      where v.changed_xid >= (select least(horizon, pg_snapshot_xmin(pg_current_snapshot())) from before)
        and (${available} or s.vehicle_id is not null)
        and (s.vehicle_id is null or s.is_available <> ${available} or s.price is distinct from v.price)
    ),
    seen as (
      insert into alert_stock as s (vehicle_id, is_available, price, news)
      select id, is_available, price, case
        when not is_available then null
        when unseen then 'New'
        when not was_available then 'Back'
        when price < coalesce(old_price, 2147483647) then 'Cheaper' end
      from changed
      on conflict (vehicle_id) do update set is_available = excluded.is_available, price = excluded.price,
        news = coalesce(excluded.news, case when excluded.is_available then s.news end)
      returning news
    ),
    moved as (update alert_progress set horizon = pg_snapshot_xmin(pg_current_snapshot()))
    select count(*)::int as waiting from seen where news is not null`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** True when some vehicle may have changed since the stock was last looked at. */
export async function findUnseen(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from vehicles where changed_xid >= (select horizon from alert_progress))
      or exists (select from alert_stock where news is not null) as some`.execute(db)
  return rows[0]?.some ?? false
}

/**
 * Matches some of the cars that wait with all alerts at once and writes what they found; a car that an alert has told of is never
 * written again. Gives the number of cars taken.
 */
export async function matchNews(db: Db, limit: number, now: Date): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      update alert_stock set news = null from (
        select vehicle_id as id, news as reason from alert_stock where news is not null order by vehicle_id limit ${limit} for update skip locked
      ) waiting where vehicle_id = waiting.id returning waiting.id, waiting.reason
    ),
    v as materialized (
      select ${carColumns}, t.reason, met.anchor
      from taken t join vehicles v on v.id = t.id and ${available} cross join lateral unnest(${carAnchors}) met (anchor)
    ),
    found as (
      insert into alert_matches as m (alert_id, vehicle_id, reason, created)
      select a.id, v.id, v.reason, ${now}::timestamptz
      from v join alert_anchors p on p.anchor = v.anchor join alerts a on a.id = p.alert_id and not a.is_deactivated and ${fits}
      on conflict (alert_id, vehicle_id) do update set reason = excluded.reason where m.digest is null and m.reason <> excluded.reason
    )
    select count(*)::int as taken from taken`.execute(db)
  return rows[0]?.taken ?? 0
}

/** Cars that an alert may tell of now: found, not told yet, for sale and still fitting. */
const waiting = sql`select m.vehicle_id from alert_matches m join vehicles v on v.id = m.vehicle_id
  where m.alert_id = a.id and m.digest is null and ${available} and ${fits}`

/** An alert whose mail is due, with whom it goes to. */
export interface DueAlert {
  id: number
  digest: number
  customerId: number
  email: string
  language: Language
}

/** Nobody is written to at an address that was never confirmed. */
const reachable = sql.raw(`not c.is_deleted and c.last_status = 'Active' and c.email is not null and c.email_verified`)

/** Takes alerts whose time has come and that have something to tell: their cars belong to the next mail, their clock starts again. */
export async function takeDue(db: Db, limit: number, next: Record<Frequency, Date>, now: Date): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select a.id, c.email, c.language from alerts a join customers c on c.id = a.customer_id and ${reachable}
      where not a.is_deactivated and a.news and a.next_sending <= ${now} and exists (${waiting})
      order by a.next_sending, a.id limit ${limit} for update of a skip locked
    ),
    told as (
      update alert_matches t set digest = a.digests + 1 from alerts a, due
      where a.id = due.id and t.alert_id = a.id and t.vehicle_id in (${waiting})
    )
    update alerts a set digests = digests + 1, next_sending = ${byFrequency({
      ...next,
      Instant: new Date(now.getTime() + instantMinutes * 60_000),
    })}
    from due where a.id = due.id
    returning a.id, a.digests as digest, a.customer_id as "customerId", due.email, due.language`.execute(db)
  return rows
}

/** Moves the clocks of daily and weekly alerts that had nothing to tell at their time. */
export async function updateIdle(db: Db, next: Record<Frequency, Date>, now: Date): Promise<void> {
  await sql`
    update alerts a set next_sending = ${byFrequency(next)}
    where not is_deactivated and frequency <> 'Instant' and next_sending <= ${now} and not (a.news and exists (${waiting}))`.execute(db)
}

/** A car of a mail, with why it is told. */
export interface NotifiedCar {
  id: number
  reason: 'New' | 'Cheaper' | 'Back'
}

/** What a mail is about, at the moment of its sending. */
export interface Digest {
  criteria: Criteria
  token: string
  isDeactivated: boolean
  cars: NotifiedCar[]
}

/**
 * The cars of a mail that are for sale at this moment and still fit, the latest found first; the others are given back and wait
 * for the day they return. Null when the alert is gone.
 */
export async function takeDigest(db: Db, alertId: number, digest: number): Promise<Digest | null> {
  await sql`
    update alert_matches m set digest = null from alerts a, vehicles v
    where a.id = ${alertId} and m.alert_id = a.id and m.digest = ${digest} and v.id = m.vehicle_id
      and (a.is_deactivated or not a.news or not (${available} and ${fits}))`.execute(db)
  const { rows } = await sql<Digest>`
    select a.criteria, a.token, (a.is_deactivated or not a.news) as "isDeactivated", coalesce((
      select json_agg(json_build_object('id', m.vehicle_id, 'reason', m.reason) order by m.created desc, m.vehicle_id desc)
      from alert_matches m where m.alert_id = a.id and m.digest = ${digest}), '[]') as cars
    from alerts a where a.id = ${alertId}`.execute(db)
  return rows[0] ?? null
}

/** Everything that is kept of a customer's alerts, for the copy that the customer may ask for. */
export async function findPersonal(db: Db, customerId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select a.criteria, a.frequency, a.news, not a.is_deactivated as active, a.created, a.digests as mails, (
      select coalesce(json_agg(json_build_object('reference', v.reference, 'found', m.created, 'told', m.digest is not null) order by m.created), '[]')
      from alert_matches m join vehicles v on v.id = m.vehicle_id where m.alert_id = a.id
    ) as cars
    from alerts a where a.customer_id = ${customerId} order by a.id`.execute(db)
  return rows
}

/** Forgets what alerts found long ago and is no longer for sale, and what belongs to alerts and vehicles that are gone. */
export async function removeOutdated(db: Db, days: number, now: Date): Promise<void> {
  await sql`
    delete from alert_matches m
    where not exists (select from alerts a where a.id = m.alert_id)
      or not exists (select from vehicles v where v.id = m.vehicle_id and (${available} or m.created >= ${now}::timestamptz - make_interval(days => ${days})))`.execute(
    db,
  )
}
