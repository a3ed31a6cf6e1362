import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { EstimatedCar } from '../rules.ts'
import type { AdPriceDay } from './contract.ts'

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
