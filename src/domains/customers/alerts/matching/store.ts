import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { type AlertColumns, keptFinds } from '../rules.ts'
import { available } from '../store.ts'
import type { CarRow } from './rules.ts'

type Trx = Transaction<Database>

/**
 * Compares every vehicle changed since the last run with its stored state (decision 011), in one statement and hence one snapshot. Cars
 * that came on sale, came back or became cheaper are queued. Returns the number of queued cars.
 */
export async function noteNews(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    with before as (select horizon from alert_progress for update),
    changed as (
      select v.id, v.price, ${available} as is_available, s.vehicle_id is null as unseen, s.is_available as was_available, s.price as old_price
      from vehicles v left join alert_stock s on s.vehicle_id = v.id
      where v.changed_xid >= (select least(horizon, pg_snapshot_xmin(pg_current_snapshot())) from before)
        and v.changed_xid < pg_snapshot_xmax(pg_current_snapshot())
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

/** Returns true when a vehicle may have changed since the last run. */
export async function findUnseen(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (
        select from vehicles
        where changed_xid >= (select least(horizon, pg_snapshot_xmin(pg_current_snapshot())) from alert_progress)
          and changed_xid < pg_snapshot_xmax(pg_current_snapshot()))
      or exists (select from alert_stock where news is not null) as some`.execute(db)
  return rows[0]?.some ?? false
}

/** Takes queued cars; `isFresh` for cars never seen before. Stores the reason that mails give for each car. */
export async function takeNews(trx: Trx, limit: number): Promise<{ id: number; isFresh: boolean }[]> {
  const { rows } = await sql<{ id: number; isFresh: boolean }>`
    with waiting as (
      select vehicle_id from alert_stock where news is not null order by vehicle_id limit ${limit} for update skip locked
    )
    update alert_stock s set news = null, reason = s.news from waiting w where s.vehicle_id = w.vehicle_id
    returning s.vehicle_id as id, coalesce(s.reason = 'New', false) as "isFresh"`.execute(trx)
  return rows
}

/** Returns the facts of these cars that alerts match, for cars on sale. */
export async function findCars(trx: Trx, ids: readonly number[]): Promise<CarRow[]> {
  const { rows } = await sql<CarRow>`
    select v.id, v.price, v.mileage, case when isfinite(v.release_date) then v.release_date end as release_date, v.brand_id, v.model_id,
      v.city_id, v.storage_area_id, v.color, v.fuel_type, v.gear_type, v.body_style, v.condition, v.vehicle_repair_status_type,
      v.registration_type, v.operation_type, v.is_certified, v.is_controlled, v.is_repaired, v.is_first_hand, v.is_promotion, v.financing,
      search_identifier(v.reference) as reference, search_identifier(v.chassis_number) as chassis_number,
      search_identifier(v.registration_number) as registration_number
    from vehicles v where v.id = any(${[...ids]}::int[]) and ${available} order by v.id`.execute(trx)
  return rows
}

/** Returns the active alerts with one of these anchors, by ascending id. */
export async function findMeeting(trx: Trx, places: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from alerts where not is_deactivated and id in (select alert_id from alert_anchors where anchor = any(${[...places]}::text[]))
    order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Returns the columns of these alerts. */
export async function findAsked(trx: Trx, ids: readonly number[]): Promise<({ id: number } & AlertColumns)[]> {
  const { rows } = await sql<{ id: number } & AlertColumns>`
    select id, brand_ids, model_ids, city_ids, storage_area_ids, colors, fuel_types, gear_types, body_styles, conditions, repair_statuses,
      registration_types, operation_types, min_price, max_price, min_mileage, max_mileage, min_release, max_release, is_certified,
      is_controlled, is_repaired, is_first_hand, is_promoted, is_financed, reference, chassis_number, registration_number,
      excluded_brand_ids, excluded_model_ids, excluded_city_ids, excluded_colors, excluded_fuel_types, excluded_gear_types,
      excluded_body_styles
    from alerts where id = any(${[...ids]}::int[]) and not is_deactivated order by id`.execute(trx)
  return rows
}

/** Returns the cars already matched by each alert, pending or sent. */
export async function findKnown(trx: Trx, alerts: readonly number[]): Promise<{ alertId: number; cars: string }[]> {
  const { rows } = await sql<{ alertId: number; cars: string }>`
    select alert_id as "alertId", array_to_string(cars, ' ') as cars from alert_finds where alert_id = any(${[...alerts]}::int[])`.execute(
    trx,
  )
  return rows
}

/** New matches of an alert. */
export interface Found {
  alertId: number
  cars: readonly number[]
}

const latest = (cars: readonly number[]) => (cars.length > keptFinds ? cars.toSorted((a, b) => a - b).slice(-keptFinds) : cars)

/** Adds matches to the next mail of each alert; beyond the limit, only the latest stay. */
export async function addFinds(trx: Trx, finds: readonly Found[], now: Date): Promise<void> {
  await sql`
    insert into alert_finds as f (alert_id, digest, cars, found, is_cut)
    select alert_id, 0, cars::int[], array_fill(${now}::timestamptz, array[cardinality(cars::int[])]), is_cut
    from unnest(${finds.map(({ alertId }) => alertId)}::int[], ${finds.map(({ cars }) => `{${latest(cars).join()}}`)}::text[],
      ${finds.map(({ cars }) => cars.length > keptFinds)}::bool[]) given (alert_id, cars, is_cut)
    on conflict (alert_id, digest) do update set
      cars = (f.cars || excluded.cars)[greatest(cardinality(f.cars) + cardinality(excluded.cars) - ${keptFinds} + 1, 1):],
      found = (f.found || excluded.found)[greatest(cardinality(f.cars) + cardinality(excluded.cars) - ${keptFinds} + 1, 1):],
      is_cut = f.is_cut or excluded.is_cut or cardinality(f.cars) + cardinality(excluded.cars) > ${keptFinds}`.execute(trx)
}
