import { type Kysely, sql } from 'kysely'
import type { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import type { AdStatistics } from './contract.ts'

type Db = Kysely<Database>
const day = (column: string) => sql.raw(localDay(column))

/** The car of an advert with the data of its statistics. `first`: first day online; `ended`: last day, once it is offline. */
export interface StatedAd {
  id: number
  vehicleId: number
  first: string | null
  ended: string | null
  bodyStyle: string | null
  price: number | null
  fuelType: FuelType | null
  gearType: GearType | null
  color: string | null
  fiscalPower: number | null
  isFirstHand: boolean | null
  isInspected: boolean
  photos: number
}

/** Returns an advert; null for an unknown one. */
export async function findStated(db: Db, id: number): Promise<StatedAd | null> {
  const { rows } = await sql<StatedAd>`
    select d.id, v.id as "vehicleId", v.body_style as "bodyStyle", v.price,
      v.fuel_type as "fuelType", v.gear_type as "gearType", v.color, v.fiscal_power as "fiscalPower", v.is_first_hand as "isFirstHand",
       v.has_public_expertise_sheet as "isInspected",
      (select ${day('min(s.created)')}::text from ad_statuses s where s.ad_id = d.id and s.type = 'Published') as first,
      case when d.last_status <> 'Published' then
        (select ${day('max(s.created)')}::text from ad_statuses s where s.ad_id = d.id and s.type = 'Deactivated') end as ended,
      (select count(*)::int from documents o where o.owner_type = 'Vehicle' and o.owner_id = v.id and o.type = 'VehicleAdPicture'
        and not o.is_deleted) as photos
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id where d.id = ${id} and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns the ids and first days of adverts online with the same body style and a price at most 30 % away. */
export async function findSimilar(db: Db, { id, bodyStyle, price }: StatedAd): Promise<{ id: number; first: string }[]> {
  if (bodyStyle === null || price === null) return []
  const { rows } = await sql<{ id: number; first: string }>`
    select d.id, ${day('min(s.created)')}::text as first
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id join ad_statuses s on s.ad_id = d.id and s.type = 'Published'
    where d.last_status = 'Published' and not d.is_deleted and d.id <> ${id} and v.body_style = ${bodyStyle}
      and v.price between ${Math.ceil(price * 0.7)}::int and ${Math.floor(price * 1.3)}::int
    group by d.id order by d.id limit 200`.execute(db)
  return rows
}

/** Returns the daily views of adverts in a period, without days that have none. */
export async function findDays(
  db: Db,
  ids: readonly number[],
  since: string,
  until: string,
): Promise<{ id: number; day: string; views: number }[]> {
  const { rows } = await sql<{ id: number; day: string; views: number }>`
    select ad_id as id, day::text as day, views from ad_views where ad_id = any(${[...ids]}::int[]) and day between ${since}::date and ${until}::date
    order by day`.execute(db)
  return rows
}

/** Returns the daily list impressions and openings of adverts in a period, without days that have none. */
export async function findShowings(
  db: Db,
  ids: readonly number[],
  since: string,
  until: string,
): Promise<{ id: number; day: string; shown: number; opened: number }[]> {
  const { rows } = await sql<{ id: number; day: string; shown: number; opened: number }>`
    select ad_id as id, day::text as day, shown, opened from ad_showings
    where ad_id = any(${[...ids]}::int[]) and day between ${since}::date and ${until}::date`.execute(db)
  return rows
}

/** Returns the first day with a list impression of any advert; null before it. */
export async function findFirstShowings(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from ad_showings`.execute(db)
  return rows[0]?.day ?? null
}

/** Counts favourites, and contacts by message or revealed number, of these cars since a day, in total. */
export async function findAnswers(db: Db, ids: readonly number[], since: string): Promise<{ favourites: number; contacts: number }> {
  const { rows } = await sql<{ favourites: number; contacts: number }>`
    select coalesce(sum(kept.count), 0)::int as favourites, coalesce(sum(written.count + talks.count + phones.count), 0)::int as contacts
    from vehicle_ads d,
      lateral (select count(*) from favourites f where f.vehicle_id = d.disposed_vehicle_id and ${day('f.saved_at')} >= ${since}::date
        and f.customer_id <> d.customer_id) kept,
      lateral (select count(*) from contact_requests c where c.vehicle_id = d.disposed_vehicle_id and ${day('c.created')} >= ${since}::date) written,
      lateral (select count(*) from ad_conversations x where x.ad_id = d.id and ${day('x.created')} >= ${since}::date) talks,
      lateral (select coalesce(sum(p.count), 0) as count from ad_phones p where p.ad_id = d.id and p.day >= ${since}::date) phones
    where d.id = any(${[...ids]}::int[])`.execute(db)
  return rows[0] ?? { favourites: 0, contacts: 0 }
}

/** Returns the paid days of an advert, served or running. */
export async function findBoosts(db: Db, id: number, now: Date): Promise<AdStatistics['boosts']> {
  const { rows } = await sql<AdStatistics['boosts'][number]>`
    select ${day('paid')}::text as "from", ${day(`least(coalesce(ended, 'infinity'), paid + make_interval(days => days))`)}::text as "to"
    from ad_boosts where ad_id = ${id} and paid is not null and paid <= ${now} order by id`.execute(db)
  return rows
}
