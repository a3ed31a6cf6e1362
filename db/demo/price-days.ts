import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

/** How many days before today the prices of adverts are known. */
const days = 28

/** Where the prices of the adverts online stood in the last weeks: the market fell a little, and who lowered their price did so ten days ago. */
export async function insertPriceDays(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into ad_price_days (ad_id, day, price, low, probable, high, cars)
    select k.ad_id, k.day - n, case when n > 10 and v.old_price > k.price then v.old_price else k.price end,
      round(k.low * (1 + n * 0.0012)), round(k.probable * (1 + n * 0.0012)), round(k.high * (1 + n * 0.0012)), greatest(8, k.cars - n % 3)
    from ad_price_days k join vehicle_ads d on d.id = k.ad_id join vehicles v on v.id = d.disposed_vehicle_id, generate_series(1, ${days}) n
    where v.published_at < (k.day - n) on conflict do nothing`.execute(db)
}
