import { type Kysely, sql } from 'kysely'
import { isSound } from '#domains/catalogue/vehicles/market/store.ts'
import { listedStatuses, publicStatuses } from '#domains/catalogue/vehicles/status.ts'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import type { AdPriceDay, Estimate, EstimateBasis } from './contract.ts'
import { type Comparable, type EstimatedCar, type Measure, yearReaches } from './rules.ts'

/** Maximum number of compared cars; more do not change the result and cost time. */
const mostCompared = 200

/** SQL: the seller reported a sale when they withdrew the advert; unverified. */
const isTold = `(v.operation_type = 'Ad' and v.last_status not in ('Published', 'Reserved', 'Booked') and exists (select from vehicle_ads a
  where a.disposed_vehicle_id = v.id and a.last_status = 'Deactivated' and a.sold in ('Here', 'Elsewhere') and not a.is_deleted))`
/** SQL: cars with a comparable price; sold ones count, withdrawn ones do not. */
const isCompared = `v.price is not null and v.mileage is not null and v.condition = 'Used' and not v.is_deleted
  and ${isSound('v')} and not v.is_price_doubtful
  and (v.last_status = 'Sold' or v.last_status in (${sqlList(listedStatuses)}) and not v.is_archived or ${isTold})`

/**
 * SQL: price and time of a sale: the price of a booking if any, else the last asking price. For a sale reported by its seller, their price,
 * unless it is at most half of the asking price or more than 20 % above it. `c` are cars as in `carColumns`.
 */
const saleJoins = `left join lateral (
    select s.created from vehicle_statuses s where c.sold and s.vehicle_id = c.id and s.type = 'Sold' order by s.id desc limit 1
  ) sale on true
  left join lateral (
    select case when a.sold_price > c.price * 0.5 and a.sold_price <= c.price * 1.2 then a.sold_price end as price,
      (select max(s.created) from ad_statuses s where s.ad_id = a.id and s.type = 'Deactivated') as created
    from vehicle_ads a where c.told and a.disposed_vehicle_id = c.id and not a.is_deleted
  ) word on true
  left join lateral (
    select k.price from vehicle_bookings k where c.sold and k.vehicle_id = c.id and k.last_status = 'Delivered' and not k.is_deleted order by k.id desc limit 1
  ) booking on true`
const carColumns = `v.id, v.model_id, extract(year from v.release_date)::int as year, v.mileage, v.price, v.last_status = 'Sold' and not ${isTold} as sold, ${isTold} as told,
  v.fuel_type, v.gear_type, v.is_first_hand`
const comparableColumns = `c.id, c.model_id as "modelId", c.year, c.mileage, coalesce(booking.price, word.price, c.price) as price,
  case when booking.price is not null then 'Paid' when c.sold then 'LastAsked' when word.price is not null then 'SellerPaid' when c.told then 'SellerAsked'
    else 'Asked' end as kind,
  coalesce(sale.created, word.created) as "soldAt", c.fuel_type as "fuelType", c.gear_type as "gearType", c.is_first_hand as "isFirstHand"`

/** Returns the cars of a model on sale or sold since `soldSince`, nearest in year and mileage first. */
export async function findComparables(
  db: Kysely<Database>,
  modelId: number,
  car: EstimatedCar,
  soldSince: Date,
): Promise<(Comparable & { modelId: number })[]> {
  const reach = yearReaches[2]
  const { rows } = await sql<Comparable & { modelId: number }>`
    select ${sql.raw(comparableColumns)} from (
      select ${sql.raw(carColumns)} from vehicles v
      where v.model_id = ${modelId} and v.release_date between make_date(${car.year - reach}, 1, 1) and make_date(${car.year + reach}, 12, 31)
        and ${sql.raw(isCompared)}
      order by abs(extract(year from v.release_date)::int - ${car.year}::int) * 20000 + abs(v.mileage - ${car.mileage}::int), v.id limit ${mostCompared}
    ) c ${sql.raw(saleJoins)}
    where not (c.sold or c.told) or coalesce(sale.created, word.created) > ${soldSince}`.execute(db)
  return rows
}

/** Returns the facts of an advertised car that determine its value; null while its year or mileage is unknown. */
export async function findAdvertised(
  db: Kysely<Database>,
  adId: number,
): Promise<(EstimatedCar & { vehicleId: number; modelId: number }) | null> {
  const { rows } = await sql<EstimatedCar & { vehicleId: number; modelId: number }>`
    select v.id as "vehicleId", v.model_id as "modelId", extract(year from v.release_date)::int as year, v.mileage, v.fuel_type as "fuelType",
      v.gear_type as "gearType", v.is_first_hand as "isFirstHand"
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id
    where d.id = ${adId} and v.release_date is not null and v.mileage is not null`.execute(db)
  return rows[0] ?? null
}

export async function findAllCars(db: Kysely<Database>, soldSince: Date): Promise<(Comparable & { modelId: number })[]> {
  const { rows } = await sql<Comparable & { modelId: number }>`
    select ${sql.raw(comparableColumns)} from (
      select ${sql.raw(carColumns)} from vehicles v where v.release_date is not null and ${sql.raw(isCompared)}
    ) c ${sql.raw(saleJoins)}
    where not (c.sold or c.told) or coalesce(sale.created, word.created) > ${soldSince} order by md5(c.id::text)`.execute(db)
  return rows
}

export interface NewEstimate {
  key: string
  modelId: number
  car: EstimatedCar
  cityId: number | null
  range: { low: number; probable: number; high: number; basis: EstimateBasis } | null
  found: number
  needed: number
  created: Date
  expires: Date
}

export async function insertEstimate(db: Kysely<Database>, { key, modelId, car, cityId, range, ...rest }: NewEstimate): Promise<void> {
  await db
    .insertInto('estimates')
    .values({
      ...{ key, model_id: modelId, year: car.year, mileage: car.mileage, city_id: cityId },
      ...{ fuel_type: car.fuelType, gear_type: car.gearType, is_first_hand: car.isFirstHand },
      ...{ low: range?.low ?? null, probable: range?.probable ?? null, high: range?.high ?? null },
      basis: range && JSON.stringify(range.basis),
      ...rest,
    })
    .execute()
}

export interface KeptEstimate extends Omit<Estimate, 'range' | 'measured' | 'ways'> {
  range: ({ low: number; probable: number; high: number } & EstimateBasis) | null
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Returns the estimate of a key, unless it has expired. */
export async function findKept(db: Kysely<Database>, key: string, now: Date): Promise<KeptEstimate | null> {
  const { rows } = await sql<KeptEstimate>`
    select e.key, e.basis || jsonb_build_object('low', e.low, 'probable', e.probable, 'high', e.high) as range, e.found, e.needed, ${iso('e.created')} as "asOf", ${iso('e.expires')} as expires,
      json_build_object('brandId', b.id, 'brand', b.name, 'brandNames', b.names, 'modelId', m.id, 'model', m.name, 'modelNames', m.names,
        'year', e.year, 'mileage', e.mileage, 'city', c.name, 'cityNames', c.names,
        'fuelType', e.fuel_type, 'gearType', e.gear_type, 'isFirstHand', e.is_first_hand) as car
    from estimates e join models m on m.id = e.model_id join brands b on b.id = m.brand_id left join cities c on c.id = e.city_id
    where e.key = ${key} and e.expires > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Deletes expired estimates; returns their number. */
export async function removeExpired(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('estimates').where('expires', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns whether the model exists, and the id of the city; `cityId` is null for an unknown city name. */
export async function findPlace(
  db: Kysely<Database>,
  modelId: number,
  city: string | null,
): Promise<{ isModel: boolean; cityId: number | null }> {
  const { rows } = await sql<{ isModel: boolean; cityId: number | null }>`
    select exists (select from models where id = ${modelId} and is_listed) as "isModel", (select id from cities where name = ${city}) as "cityId"`.execute(
    db,
  )
  return rows[0] ?? { isModel: false, cityId: null }
}

/** Returns model and year of the car with this plate that was visible last; ignores cars that were never public. */
export async function findByPlate(
  db: Kysely<Database>,
  plate: string,
): Promise<{ brand: string; modelId: number; year: number | null } | null> {
  const { rows } = await sql<{ brand: string; modelId: number; year: number | null }>`
    select b.name as brand, m.id as "modelId", extract(year from v.release_date)::int as year
    from vehicles v join models m on m.id = v.model_id join brands b on b.id = m.brand_id
    where fold_plate(v.registration_number) = fold_plate(${plate}::text) and v.last_status in (${sql.raw(sqlList(publicStatuses))}) and not v.is_deleted
    order by v.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Returns the last measured error. */
export async function findMeasured(db: Kysely<Database>): Promise<Estimate['measured']> {
  const { rows } = await sql<NonNullable<Estimate['measured']>>`
    select cars, basis, seven_in_ten as "sevenInTen", within_range as "withinRange", to_char(${sql.raw(localDay('measured'))}, 'YYYY-MM-DD') as on
    from estimate_measures`.execute(db)
  return rows[0] ?? null
}

/** Stores the measured error, or deletes it when it is null. */
export async function saveMeasure(db: Kysely<Database>, measure: (Measure & { basis: 'Sold' | 'Asked' }) | null, now: Date): Promise<void> {
  if (!measure) {
    await db.deleteFrom('estimate_measures').execute()
    return
  }
  const { cars, basis, sevenInTen, withinRange } = measure
  const row = { measured: now, cars, basis, seven_in_ten: sevenInTen, within_range: withinRange }
  await db
    .insertInto('estimate_measures')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
}

/** Returns the median selling time in days of each kind. */
export async function findSellingTimes(db: Kysely<Database>): Promise<Map<string, { median: number; sales: number }>> {
  const { rows } = await sql<{ kind: string; median: number; sales: number }>`
    select operation_type as kind, median_days as median, sales from selling_times`.execute(db)
  return new Map(rows.map(({ kind, median, sales }) => [kind, { median, sales }]))
}

/** Recomputes selling times of cars sold since `soldSince`, from the first day on sale; omits kinds with fewer than `least` sales. */
export async function refreshSellingTimes(db: Kysely<Database>, soldSince: Date, least: number, now: Date): Promise<void> {
  await sql`
    with sales as (
      select v.operation_type, greatest(0, extract(epoch from sold.at - shown.at) / 86400) as days
      from vehicles v
      cross join lateral (select max(created) as at from vehicle_statuses s where s.vehicle_id = v.id and s.type = 'Sold') sold
      cross join lateral (select min(created) as at from vehicle_statuses s where s.vehicle_id = v.id and s.type = 'Published') shown
      where v.last_status = 'Sold' and not v.is_deleted and sold.at > ${soldSince} and shown.at is not null
    ), told as (
      select operation_type, count(*)::int as sales, ceil(percentile_cont(0.5) within group (order by days))::int as median
      from sales group by operation_type having count(*) >= ${least}
    ), gone as (delete from selling_times old where not exists (select from told where told.operation_type = old.operation_type))
    insert into selling_times as old (operation_type, measured, sales, median_days) select operation_type, ${now}, sales, median from told
    on conflict (operation_type) do update set measured = excluded.measured, sales = excluded.sales, median_days = excluded.median_days`.execute(
    db,
  )
}

/** Returns the default fees: the sum of the first active type that is based on the sale price. */
export async function standardFee(db: Kysely<Database>): Promise<{ percent: number; fixed: number }> {
  const { rows } = await sql<{ percent: number; fixed: number }>`
    select coalesce(sum(f.value) filter (where f.sale_fee_type = 'Percent'), 0)::float8 as percent,
      coalesce(sum(f.value) filter (where f.sale_fee_type = 'Fixed'), 0)::float8 as fixed
    from sale_fees f where f.intermediation_type_id = (select min(t.id) from intermediation_types t
      where t.calculation_rule = 'PV' and t.type = 'Individual' and not t.is_deactivated)`.execute(db)
  return rows[0] as { percent: number; fixed: number }
}

/** An online advert with a comparable car. */
export type PricedAd = EstimatedCar & { adId: number; vehicleId: number; modelId: number; price: number }

/** Returns online adverts with price, year and mileage. */
export async function findPriced(db: Kysely<Database>): Promise<PricedAd[]> {
  const { rows } = await sql<PricedAd>`
    select d.id as "adId", v.id as "vehicleId", v.model_id as "modelId", coalesce(v.price, 0) as price,
      extract(year from v.release_date)::int as year, coalesce(v.mileage, 0) as mileage, v.fuel_type as "fuelType", v.gear_type as "gearType",
      v.is_first_hand as "isFirstHand"
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id
    where d.is_online and not d.is_deleted and v.price is not null and v.release_date is not null and v.mileage is not null
    order by d.id`.execute(db)
  return rows
}

/** Stores the price positions of a day; replaces existing ones. */
export async function savePriceDays(
  db: Kysely<Database>,
  day: string,
  given: readonly (Omit<AdPriceDay, 'day'> & { adId: number })[],
): Promise<void> {
  await sql`
    insert into ad_price_days (ad_id, day, price, low, probable, high, cars)
    select g."adId", ${day}::date, g.price, g.low, g.probable, g.high, g.cars
    from json_to_recordset(${JSON.stringify(given)}::json) as g("adId" int, price int, low int, probable int, high int, cars int)
    join vehicle_ads d on d.id = g."adId"
    on conflict (ad_id, day) do update set price = excluded.price, low = excluded.low, probable = excluded.probable, high = excluded.high,
      cars = excluded.cars`.execute(db)
}

/** Returns the last known days of an advert, oldest first. */
export async function findPriceDays(db: Kysely<Database>, adId: number, most: number): Promise<AdPriceDay[]> {
  const { rows } = await sql<AdPriceDay>`
    select day::text as day, price, low, probable, high, cars from ad_price_days where ad_id = ${adId} order by ad_price_days.day desc limit ${most}`.execute(
    db,
  )
  return rows.reverse()
}
