import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { listedStatuses } from '#domains/catalogue/vehicles/status.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import type { Language } from '#shared/language.ts'
import type { Criteria, Preference } from './contract.ts'
import { type AlertColumns, instantMinutes, newDays } from './rules.ts'
import type { Frequency } from './values.ts'

type Db = Kysely<Database>

/** SQL: on sale as listed by the search. */
const listed = sql.raw(`(v.last_status in (${sqlList(listedStatuses)}) and not v.is_archived and not v.is_deleted)`)
/** SQL: available (not reserved) at a price that is not doubtful. */
export const available = sql.raw(`(v.last_status = 'Published' and not v.is_archived and not v.is_deleted and not v.is_price_doubtful)`)

/**
 * SQL: alert `a` matches car `v`: the same conditions as `where` of the search (search/index/store.ts), with values of a row instead of
 * a query. A property test compares both. The most selective conditions come first.
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

/** An alert for its owner, without the search counts. */
export interface AlertRow extends Pick<Preference, 'id' | 'customerId' | 'isDeactivated' | 'news' | 'frequency' | 'newCount'> {
  criteria: Criteria
  nextSending: Date
  created: Date
  lastModified: Date
}

const alertColumns = sql.raw(`a.id, a.customer_id as "customerId", a.criteria, a.is_deactivated as "isDeactivated", a.news, a.frequency,
  a.next_sending as "nextSending", a.created, a.last_modified as "lastModified"`)

/** Returns the alerts of a customer, latest first, or one of them. */
export async function findAlerts(db: Db, customerId: number, now: Date, id?: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${alertColumns}, (
      select count(*)::int from alert_finds f cross join lateral unnest(f.cars, f.found) u (car, found) join vehicles v on v.id = u.car
      where f.alert_id = a.id and u.found > ${now}::timestamptz - make_interval(days => ${newDays}) and ${available} and ${fits}
    ) as "newCount"
    from alerts a where a.customer_id = ${customerId} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    order by a.id desc`.execute(db)
  return rows
}

/** Locks the alerts of a customer against concurrent inserts, and returns their criteria. */
export async function lockAlerts(db: Db, customerId: number): Promise<{ id: number; criteria: Criteria }[]> {
  await sql`select pg_advisory_xact_lock(hashtext('alerts'), ${customerId})`.execute(db)
  const { rows } = await sql<{ id: number; criteria: Criteria }>`select id, criteria from alerts where customer_id = ${customerId}`.execute(
    db,
  )
  return rows
}

/** Alert settings that the customer chooses. */
export interface AlertRequest {
  criteria: Criteria
  frequency: Frequency
  news: boolean
  isDeactivated: boolean
  nextSending: Date
}

/** Columns of `alerts` with their values; lists become PostgreSQL arrays. */
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

/** Inserts an alert and its anchors; returns its id. */
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

/** Replaces the criteria and settings of an alert; returns false when the customer has no such alert. */
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
 * Updates resolved criteria after new names were added to the reference data. Returns false when the alert is gone or its criteria have
 * changed since they were read.
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

/** Returns alerts with a make, a model or a city by name, by ascending id. */
export async function findNamed(db: Db, after: number, limit: number): Promise<{ id: number; criteria: Criteria }[]> {
  const { rows } = await sql<{ id: number; criteria: Criteria }>`
    select id, criteria from alerts where id > ${after} and criteria ?| array['brands', 'models', 'cities', 'excludedBrands', 'excludedModels', 'excludedCities'] order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Deletes an alert; returns false when the customer has no such alert. */
export async function removeAlert(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from alerts where id = ${id} and customer_id = ${customerId}`.execute(db)
  return Boolean(numAffectedRows)
}

export async function removeAlerts(db: Db, customerId: number): Promise<void> {
  await sql`delete from alerts where customer_id = ${customerId}`.execute(db)
}

/** Stops or resumes the alert of a token; returns null for an unknown token. */
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

/** Counts the cars on sale that match an alert, in PostgreSQL. */
export async function countFitting(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alerts a join vehicles v on ${listed} and ${fits} where a.id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** SQL: at least one car in `f` that waits for the next mail of the alert `a` is available and still matches. */
const tells = sql`exists (select from unnest(f.cars) car join vehicles v on v.id = car where ${available} and ${fits})`

/** An alert whose mail is due, with its recipient. */
export interface DueAlert {
  id: number
  digest: number
  customerId: number
  email: string
  language: Language
}

/** SQL: mails only go to confirmed addresses. */
const reachable = sql.raw(`not c.is_deleted and c.last_status = 'Active' and c.email is not null and c.email_verified`)

/** Takes due alerts that have matches: assigns their cars to the next mail and sets their next sending time. */
export async function takeDue(db: Db, limit: number, next: Record<Frequency, Date>, now: Date): Promise<DueAlert[]> {
  const mayWrite = sql`not a.is_deactivated and a.news and a.next_sending <= ${now}`
  const { rows } = await sql<DueAlert>`
    with due as (
      select t.* from (
        select a.id, a.next_sending from alerts a where ${mayWrite} and exists (select from alert_finds f where f.alert_id = a.id and f.digest = 0)
        order by a.next_sending, a.id
      ) w
      -- one by one in that order, so that nobody is looked at once enough were found; "is true" keeps them from being sought by anything but their ids
      cross join lateral (
        select a.id, a.digests + 1 as digest, c.email, c.language, f.cars, f.found, f.is_cut
        from alerts a join alert_finds f on f.alert_id = a.id and f.digest = 0 join customers c on c.id = a.customer_id and ${reachable}
        where a.id = w.id and (${mayWrite}) is true and ${tells} limit 1 for update of a, f skip locked
      ) t
      order by w.next_sending, w.id limit ${limit}
    ),
    sorted as materialized (
      select a.id, u.car, u.found, u.n, coalesce(${available} and ${fits}, false) as fits
      from due join alerts a on a.id = due.id cross join lateral unnest(due.cars, due.found) with ordinality u (car, found, n)
      left join vehicles v on v.id = u.car
    ),
    mails as (
      insert into alert_finds (alert_id, digest, cars, found, is_cut, written)
      select due.id, due.digest, array_agg(s.car order by s.n), array_agg(s.found order by s.n), due.is_cut, ${now}
      from due join sorted s on s.id = due.id and s.fits group by due.id, due.digest, due.is_cut
    ),
    others as (select s.id, array_agg(s.car order by s.n) as cars, array_agg(s.found order by s.n) as found from sorted s where not s.fits group by s.id),
    left_over as (update alert_finds f set cars = o.cars, found = o.found, is_cut = false from others o where f.alert_id = o.id and f.digest = 0),
    emptied as (
      delete from alert_finds f using due where f.alert_id = due.id and f.digest = 0 and not exists (select from others o where o.id = due.id)
    )
    update alerts a set digests = due.digest, next_sending = ${byFrequency({
      ...next,
      Instant: new Date(now.getTime() + instantMinutes * 60_000),
    })}
    from due where a.id = due.id
    returning a.id, a.digests as digest, a.customer_id as "customerId", due.email, due.language`.execute(db)
  return rows
}

/** Sets the next sending time of due daily and weekly alerts without matches. */
export async function updateIdle(db: Db, next: Record<Frequency, Date>, now: Date): Promise<void> {
  await sql`
    update alerts a set next_sending = ${byFrequency(next)}
    where not is_deactivated and frequency <> 'Instant' and next_sending <= ${now}
      and not (a.news and exists (select from alert_finds f where f.alert_id = a.id and f.digest = 0 and ${tells}))`.execute(db)
}

/** A car of a mail, with the reason. */
export interface NotifiedCar {
  id: number
  reason: 'New' | 'Cheaper' | 'Back'
}

/** Content of a mail at the time of sending. */
export interface Digest {
  criteria: Criteria
  token: string
  isDeactivated: boolean
  cars: NotifiedCar[]
  /** more cars were found than stored */
  isCut: boolean
}

/**
 * Returns the cars of a mail that are still available and match, latest found first; the other cars stay pending until they are available
 * again. Null when the alert is gone.
 */
export async function takeDigest(db: Db, alertId: number, digest: number): Promise<Digest | null> {
  await sql`
    with mail as (select alert_id, cars, found from alert_finds where alert_id = ${alertId} and digest = ${digest} for update),
    sorted as materialized (
      select a.id, u.car, u.found, u.n, coalesce(not a.is_deactivated and a.news and ${available} and ${fits}, false) as fits
      from mail join alerts a on a.id = mail.alert_id cross join lateral unnest(mail.cars, mail.found) with ordinality u (car, found, n)
      left join vehicles v on v.id = u.car
    ),
    others as (
      select id, array_agg(car order by n) filter (where not fits) as back, array_agg(found order by n) filter (where not fits) as back_found,
        array_agg(car order by n) filter (where fits) as cars, array_agg(found order by n) filter (where fits) as found
      from sorted group by id having not bool_and(fits)
    ),
    waiting as (
      insert into alert_finds as f (alert_id, digest, cars, found) select id, 0, back, back_found from others
      on conflict (alert_id, digest) do update set cars = excluded.cars || f.cars, found = excluded.found || f.found
    ),
    emptied as (delete from alert_finds f using others o where f.alert_id = o.id and f.digest = ${digest} and o.cars is null)
    update alert_finds f set cars = o.cars, found = o.found from others o where f.alert_id = o.id and f.digest = ${digest} and o.cars is not null`.execute(
    db,
  )
  const { rows } = await sql<Digest>`
    select a.criteria, a.token, (a.is_deactivated or not a.news) as "isDeactivated", coalesce(f.is_cut, false) as "isCut", coalesce((
      select json_agg(json_build_object('id', u.car, 'reason', coalesce(s.reason, 'New')) order by u.found desc, u.car desc)
      from unnest(f.cars, f.found) u (car, found) join alert_stock s on s.vehicle_id = u.car), '[]') as cars
    from alerts a left join alert_finds f on f.alert_id = a.id and f.digest = ${digest} where a.id = ${alertId}`.execute(db)
  return rows[0] ?? null
}

/** Returns all data of a customer's alerts, for the personal data export. */
export async function findPersonal(db: Db, customerId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select a.criteria, a.frequency, a.news, not a.is_deactivated as active, a.created, a.digests as mails, (
      select coalesce(json_agg(json_build_object('reference', v.reference, 'found', u.found, 'told', f.digest <> 0) order by u.found), '[]')
      from alert_finds f cross join lateral unnest(f.cars, f.found) u (car, found) join vehicles v on v.id = u.car where f.alert_id = a.id
    ) as cars
    from alerts a where a.customer_id = ${customerId} order by a.id`.execute(db)
  return rows
}

/**
 * Deletes matches older than `days` days that are no longer available, and matches of deleted alerts and vehicles. Leaves matches that
 * change concurrently for the next run.
 */
export async function removeOutdated(db: Db, days: number, now: Date): Promise<void> {
  await sql`delete from alert_finds f where not exists (select from alerts a where a.id = f.alert_id)`.execute(db)
  const kept = sql`v.id is not null and (${available} or u.found >= ${now}::timestamptz - make_interval(days => ${days}))`
  await sql`
    with kept as (
      select f.alert_id, f.digest, f.cars as before, coalesce(array_agg(u.car order by u.n) filter (where ${kept}), '{}') as cars,
        coalesce(array_agg(u.found order by u.n) filter (where ${kept}), '{}') as found
      from alert_finds f cross join lateral unnest(f.cars, f.found) with ordinality u (car, found, n) left join vehicles v on v.id = u.car
      group by f.alert_id, f.digest having not bool_and(${kept})
    )
    update alert_finds f set cars = k.cars, found = k.found from kept k
    where f.alert_id = k.alert_id and f.digest = k.digest and f.cars = k.before`.execute(db)
  await sql`delete from alert_finds where cars = '{}'`.execute(db)
}

/** Merges the cars of mails older than `days` days per alert: their mail is no longer needed. */
export async function foldTold(db: Db, days: number, now: Date): Promise<void> {
  await sql`
    with old as (
      delete from alert_finds where digest > 0 and written < ${now}::timestamptz - make_interval(days => ${days}) returning alert_id, cars, found
    )
    insert into alert_finds as f (alert_id, digest, cars, found)
    select o.alert_id, -1, array_agg(u.car order by u.found, u.car), array_agg(u.found order by u.found, u.car)
    from old o cross join lateral unnest(o.cars, o.found) u (car, found) group by o.alert_id
    on conflict (alert_id, digest) do update set cars = f.cars || excluded.cars, found = f.found || excluded.found`.execute(db)
}
