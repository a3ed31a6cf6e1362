import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import {
  believableRatio,
  doubtfulRatio,
  leastPrice,
  marketBins,
  marketReaches,
  measuredCars,
  mileageBands,
  minComparables,
  notCleared,
  positionBounds,
  verdictYears,
} from '../rules.ts'
import { listedStatuses, shownStatuses } from '../status.ts'
import type { MarketRange, PriceFacts } from './rules.ts'

/** SQL: mileage band of the car with alias `v`. */
const bandOf = (v: string) => `width_bucket(${v}.mileage, array[${mileageBands.join(', ')}])`

/**
 * SQL: cars with comparable prices, which need no repair and have customs paid. A booked car gets a position but is not compared with,
 * because visitors only find cars on sale.
 */
export const isSound = (v: string) =>
  `${v}.vehicle_repair_status_type is distinct from 'NotRepaired' and ${v}.origin is distinct from '${notCleared}'`
const isPlaced = (v: string) => `${v}.price is not null and ${v}.release_date is not null and ${v}.mileage is not null
  and ${v}.last_status in (${sqlList(shownStatuses)}) and not ${v}.is_archived and not ${v}.is_deleted and ${isSound(v)}`
const isListed = (v: string) => `${v}.last_status in (${sqlList(listedStatuses)})`
/** SQL: cars that others are compared with. */
const isComparable = (v: string) => `${isPlaced(v)} and ${isListed(v)}`

/** SQL join: market `k` of a car `v`; `listed` is a condition that holds for a car on sale. */
export const marketOf = (listed = isListed('v')) =>
  `vehicle_markets k on k.model_id = v.model_id and k.year = extract(year from v.release_date)::int and k.mileage_band = ${bandOf('v')} and k.is_listed = (${listed})`

/**
 * SQL: median of the cars compared with `v`, excluding `v`. `k.middle` holds the prices at the positions n / 2, n / 2 + 1 and n / 2 + 2.
 */
const medianOf = `case
    when not ${isListed('v')} or v.price is null then k.median
    when k.cars % 2 = 0 then case when v.price <= k.middle[1] then k.middle[2] else k.middle[1] end
    when v.price < k.middle[2] then (k.middle[2] + k.middle[3]) / 2
    when v.price > k.middle[2] then (k.middle[1] + k.middle[2]) / 2
    else (k.middle[1] + k.middle[3]) / 2 end`

/** SQL: true when the price of `v` is more likely an error than a bargain; `k` is its market, if any. */
const isDoubtful = `(coalesce(v.price < ${leastPrice}, false) or coalesce(v.price < (${medianOf}) * ${doubtfulRatio}, false))`

/** SQL join: `compared`, the cars that a car `v` is compared with, excluding `v`; their prices are in 16 bins of `step` dirhams from `low`. */
export const comparedWith = `left join lateral (
    select others.*, others.points[1] / 1000 * 1000 as low,
      greatest(500, ceil((others.points[2] - others.points[1] / 1000 * 1000) / ${marketBins}.0 / 500)::int * 500) as step
    from (
      select count(*)::int as count, min(extract(year from o.release_date))::int as oldest, max(extract(year from o.release_date))::int as newest,
        array_agg(o.price) as prices, percentile_disc(array[0.05, 0.95]) within group (order by o.price) as points,
        percentile_cont(0.5) within group (order by o.price)::int as median
      from vehicles o where o.id = any(k.vehicle_ids) and o.id <> v.id and ${isComparable('o')}
    ) others
  ) compared on true`

const binsJson = `(select json_agg(json_build_object('from', compared.low + bin * compared.step, 'to', compared.low + (bin + 1) * compared.step, 'count', coalesce(filled.n, 0)) order by bin)
    from generate_series(0, ${marketBins - 1}) bin left join (
      select least(greatest((price - compared.low) / compared.step, 0), ${marketBins - 1}) as at, count(*)::int as n from unnest(compared.prices) price group by 1
    ) filled on filled.at = bin)`

/** SQL: market of the vehicle page (contract Market), from `compared`: the car itself is neither counted nor in the range. */
export const marketJson = `case when compared.count >= ${minComparables} then json_build_object(
  'count', compared.count, 'low', compared.low, 'median', compared.median, 'high', compared.low + ${marketBins} * compared.step, 'bins', ${binsJson},
  'position', v.price_position,
  'percent', case when v.price_position is not null or v.is_price_doubtful then round((v.price - compared.median) * 100.0 / compared.median)::int end,
  'minYear', greatest(k.year - k.reach_years, compared.oldest), 'maxYear', least(k.year + k.reach_years, compared.newest),
  'minMileage', (array[0, ${mileageBands.join(', ')}])[greatest(k.mileage_band - k.reach_bands, 0) + 1],
  'maxMileage', (array[${mileageBands.join(', ')}])[k.mileage_band + k.reach_bands + 1],
  'measured', (select json_build_object('cars', e.cars, 'medianError', e.median_error, 'withinTen', e.within_ten) from market_measures e)) end`

/** Returns the ids of the cars that the price of a car is compared with, excluding the car: the same cars that its page counts. */
export async function findComparables(db: Kysely<Database>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from vehicles v join ${sql.raw(marketOf())} join vehicles o on o.id = any(k.vehicle_ids) and o.id <> v.id and ${sql.raw(isComparable('o'))}
    where v.id = ${id} and not v.is_deleted order by o.id`.execute(db)
  return rows.map((row) => row.id)
}

/** Collects the prices of comparable cars in every group within its reach; a car is in several groups. */
const groupsWithin = ({ years, bands }: { years: number; bands: number }, keys: string) => `
  select k.model_id, k.year, k.mileage_band, k.is_listed, ${years} as reach_years, ${bands} as reach_bands, count(*)::int as cars,
    array_agg(c.price order by c.price) as prices, array_agg(c.id order by c.id) as vehicle_ids, percentile_disc(array[0.05, 0.5, 0.95]) within group (order by c.price) as points,
    percentile_cont(0.5) within group (order by c.price)::int as median
  from ${keys} k join cars c on c.model_id = k.model_id and c.year between k.year - ${years} and k.year + ${years}
    and c.mileage_band between k.mileage_band - ${bands} and k.mileage_band + ${bands}
  group by k.model_id, k.year, k.mileage_band, k.is_listed`

/** SQL: cars that a group needs: one more where the car of the page is one of them. */
const neededCars = `${minComparables} + is_listed::int`

const marketText = `
  with cars as materialized (
    select v.id, v.model_id, extract(year from v.release_date)::smallint as year, ${bandOf('v')}::smallint as mileage_band, v.price
    from vehicles v where ${isComparable('v')}
  ), keys as materialized (
    select distinct v.model_id, extract(year from v.release_date)::smallint as year, ${bandOf('v')}::smallint as mileage_band, ${isListed('v')} as is_listed
    from vehicles v where ${isPlaced('v')}
  ), ${marketReaches
    .map((reach, i) => {
      const left = i === 0 ? 'keys' : `(select model_id, year, mileage_band, is_listed from reach${i - 1} where cars < ${neededCars})`
      return `reach${i} as materialized (${groupsWithin(reach, left)}\n  )`
    })
    .join(', ')}, groups as (
    ${marketReaches
      .map((_, i) => `select * from reach${i} where cars >= ${i < marketReaches.length - 1 ? neededCars : minComparables}`)
      .join(' union all ')}
  ), based as (
    select g.*, g.points[1] / 1000 * 1000 as low from groups g
  ), scaled as (
    select b.*, greatest(500, ceil((b.points[3] - b.low) / ${marketBins}.0 / 500)::int * 500) as step from based b
  ), fresh as materialized (
    select s.model_id, s.year, s.mileage_band, s.is_listed, s.cars, s.low, s.median, s.prices[s.cars / 2 : s.cars / 2 + 2] as middle, s.low + ${marketBins} * s.step as high, s.reach_years, s.reach_bands, s.vehicle_ids
    from scaled s
  ), gone as (
    delete from vehicle_markets old where not exists (
      select from fresh f where f.model_id = old.model_id and f.year = old.year and f.mileage_band = old.mileage_band and f.is_listed = old.is_listed)
  )
  insert into vehicle_markets as old (model_id, year, mileage_band, is_listed, cars, low, median, middle, high, reach_years, reach_bands, vehicle_ids)
  select model_id, year, mileage_band, is_listed, cars, low, median, middle, high, reach_years, reach_bands, vehicle_ids from fresh
  on conflict (model_id, year, mileage_band, is_listed) do update set
    cars = excluded.cars, low = excluded.low, median = excluded.median, middle = excluded.middle, high = excluded.high,
    reach_years = excluded.reach_years, reach_bands = excluded.reach_bands, vehicle_ids = excluded.vehicle_ids
  where (old.low, old.high, old.median, old.middle, old.reach_years, old.vehicle_ids)
    is distinct from (excluded.low, excluded.high, excluded.median, excluded.middle, excluded.reach_years, excluded.vehicle_ids)`

/** A booked car with too few comparables retains the position that it had while on sale. */
const isKept = `${isPlaced('v')} and not ${isListed('v')} and (k.model_id is null or k.reach_years > ${verdictYears})`

const positionText = `
  update vehicles set price_position = fresh.position, is_price_doubtful = fresh.doubtful from (
    select v.id, case when ${isKept} then v.is_price_doubtful else ${isDoubtful} end as doubtful, case
      when ${isKept} then v.price_position
      when k.reach_years > ${verdictYears} or ${isDoubtful} or v.price > others.median * ${believableRatio} then null
      ${positionBounds.map((bound, i) => `when v.price <= others.median * ${bound} then ${i + 1}`).join('\n      ')}
      when others.median is not null then ${positionBounds.length + 1} end as position
    from vehicles v left join ${marketOf()} and ${isPlaced('v')} and k.cars - (${isListed('v')})::int >= ${minComparables}
      cross join lateral (select ${medianOf} as median) others
  ) fresh
  where fresh.id = vehicles.id
    and (vehicles.price_position is distinct from fresh.position or vehicles.is_price_doubtful <> fresh.doubtful)`

/** Deviation of the median of the other cars from the asking price, over a sample of cars with a position. */
const measureText = `
  with errors as (
    select abs(v.price - others.median)::float8 / v.price as error
    from (select * from vehicles v where ${isComparable('v')} order by md5(v.id::text) limit ${measuredCars.most}) v
      join ${marketOf()} and k.reach_years <= ${verdictYears}
      cross join lateral (
        select percentile_disc(0.5) within group (order by o.price) as median from vehicles o where o.id = any(k.vehicle_ids) and o.id <> v.id
      ) others
  ), gone as (delete from market_measures where (select count(*) from errors) < ${measuredCars.least})
  insert into market_measures (cars, median_error, within_ten, measured)
  select count(*), (percentile_cont(0.5) within group (order by error) * 100)::numeric(5, 1), round(100.0 * count(*) filter (where error <= 0.1) / count(*)), now()
  from errors having count(*) >= ${measuredCars.least}
  on conflict (id) do update set
    cars = excluded.cars, median_error = excluded.median_error, within_ten = excluded.within_ten, measured = excluded.measured`

/**
 * Recomputes the market from all cars on sale and updates changed price positions (rules). Serialised by an advisory lock; runs in the
 * transaction of the caller, if any. Returns the number of vehicles with a changed position.
 */
export async function refreshMarket(db: Kysely<Database>): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute(refreshMarket)
  await sql`select pg_advisory_xact_lock(hashtext('vehicle_markets'))`.execute(db)
  await sql.raw(marketText).execute(db)
  const { numAffectedRows } = await sql.raw(positionText).execute(db)
  await sql.raw(measureText).execute(db)
  return Number(numAffectedRows ?? 0)
}

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

/** A car as its seller describes it; `vehicleId` is excluded from the comparison. */
export interface DescribedCar {
  brand: string
  model: string
  releaseDate: string
  mileage: number
  vehicleId?: number | undefined
}

/** Returns the market and the age of a described car; the market is null for an unknown model and with too few comparable cars. */
export async function findDescribedFacts(db: Db, car: DescribedCar, year: number): Promise<Pick<PriceFacts, 'market' | 'age'>> {
  const { rows } = await sql<Pick<PriceFacts, 'market' | 'age'>>`
    select ${year}::int - extract(year from v.release_date)::int as age,
      case when market.count is not null then ${sql.raw(rangeJson('market'))} end as market
    from (
      select ${car.vehicleId ?? 0}::int as id, ${car.releaseDate}::date as release_date, ${car.mileage}::int as mileage,
        null::text as vehicle_repair_status_type, null::text as origin,
        (select m.id from models m join brands b on b.id = m.brand_id where b.name = ${car.brand} and m.name = ${car.model} limit 1) as model_id
    ) v ${sql.raw(ownMarket)}`.execute(db)
  return rows[0] ?? { market: null, age: null }
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
    left join ${sql.raw(marketOf('true'))} order by v.place`.execute(db)
  return rows.map(({ market }) => market)
}

/** Updates which vehicles have a doubtful price, by the last computed market. */
export async function updateDoubtful(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update vehicles set is_price_doubtful = known.doubtful from (
      select v.id, ${sql.raw(isDoubtful)} as doubtful
      from vehicles v left join ${sql.raw(marketOf())} and ${sql.raw(isSound('v'))} and k.cars >= ${minComparables} where v.id = any(${[...ids]}::int[])
    ) known where vehicles.id = known.id and vehicles.is_price_doubtful <> known.doubtful`.execute(db)
}
