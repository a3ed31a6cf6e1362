import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { bandOf, isComparable, isDoubtful, isSound, marketOf } from '../market/store.ts'
import { marketReaches, minComparables } from '../rules.ts'
import type { MarketRange, PriceFacts } from './rules.ts'

type Db = Kysely<Database>

/** SQL: a market range as JSON, from `points` (5 and 95 %), `median` and `count`. */
const rangeJson = (found: string) =>
  `json_build_object('low', coalesce(${found}.points[1], 0), 'median', ${found}.median, 'high', coalesce(${found}.points[2], 0), 'count', ${found}.count)`

/** Reaches of the comparison, nearest first (`marketReaches`). */
const reaches = marketReaches.map(({ years, bands }, place) => `(${place}, ${years}, ${bands})`).join(', ')

/**
 * SQL: comparable cars of a car `v`, excluding itself, by the nearest reach with enough cars: the same cars and figures as its price
 * position, also for a car that is not on sale yet.
 */
const ownMarket = `left join lateral (
    select count(*)::int as count, percentile_disc(array[0.05, 0.95]) within group (order by o.price) as points,
      percentile_cont(0.5) within group (order by o.price)::int as median
    from (values ${reaches}) r(place, years, bands)
      join vehicles o on o.model_id = v.model_id and o.id <> v.id and ${isComparable('o')}
        and extract(year from o.release_date)::int between extract(year from v.release_date)::int - r.years and extract(year from v.release_date)::int + r.years
        and ${bandOf('o')} between ${bandOf('v')} - r.bands and ${bandOf('v')} + r.bands
    where ${isSound('v')}
    group by r.place having count(*) >= ${minComparables} order by r.place limit 1
  ) market on true`

/** Returns the facts that the price of a vehicle is compared with; `last` is its current price. Null for an unknown id. */
export async function findPriceFacts(db: Db, vehicleId: number, year: number): Promise<PriceFacts | null> {
  const { rows } = await sql<PriceFacts>`
    select v.price as last, v.floor_price as floor, ${year}::int - extract(year from v.release_date)::int as age,
      case when market.count is not null then ${sql.raw(rangeJson('market'))} end as market
    from vehicles v ${sql.raw(ownMarket)} where v.id = ${vehicleId}`.execute(db)
  return rows[0] ?? null
}

/** Fields of a stock file record that determine its market. */
export interface FiledCar {
  modelId: number
  releaseDate: string | null
  mileage: number | null
}

/** Returns the last computed market of each car of a stock file, in order; null without enough comparable cars. */
export async function findMarkets(db: Db, cars: readonly FiledCar[]): Promise<(MarketRange | null)[]> {
  const { rows } = await sql<{ market: MarketRange | null }>`
    select case when k.cars >= ${minComparables} then json_build_object('low', k.low, 'median', k.median, 'high', k.high, 'count', k.cars) end as market
    from rows from (json_to_recordset(${JSON.stringify(cars)}::json) as ("modelId" int, "releaseDate" date, mileage int))
      with ordinality as v(model_id, release_date, mileage, place)
    left join ${sql.raw(marketOf)} order by v.place`.execute(db)
  return rows.map(({ market }) => market)
}

/** Updates which vehicles have a doubtful price, by the last computed market. */
export async function updateDoubtful(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update vehicles set is_price_doubtful = known.doubtful from (
      select v.id, ${sql.raw(isDoubtful)} as doubtful
      from vehicles v left join ${sql.raw(marketOf)} and ${sql.raw(isSound('v'))} and k.cars >= ${minComparables} where v.id = any(${[...ids]}::int[])
    ) known where vehicles.id = known.id and vehicles.is_price_doubtful <> known.doubtful`.execute(db)
}
