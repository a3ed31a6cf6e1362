import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'

type Db = Kysely<Database>

/** What counts as a fall of note. */
export interface Fall {
  /** percent under the price of the day of saving, or the one that was last told */
  percent: number
  /** falls of before that day are no news, unless the car came back on sale since that moment */
  since: string
  backSince: Date
  /** nor are, of a car that came back, falls of before that day */
  oldest: string
}

/**
 * Kept cars whose price fell and whose keeper agreed to be told. Where a price alert was set its amount decides, and the alert tells. A car
 * that somebody held, or that was not shown, is told of once it is on sale again.
 */
const due = ({ percent, since, backSince, oldest }: Fall) => sql`f.alert_below is null
  and v.price_update_date >= ${oldest}::date and v.price < v.old_price and not v.is_price_doubtful
  and (v.price_update_date >= ${since}::date
    or (select s.created from vehicle_statuses s where s.vehicle_id = v.id order by s.id desc limit 1) >= ${backSince})
  and v.last_status = 'Published' and not v.is_archived and not v.is_deleted
  and v.price <= coalesce(f.told_price, f.saved_price) * (100 - ${percent}::float8) / 100
  and k.email is not null and k.email_verified and k.last_status = 'Active' and not k.is_deleted
  and (select c.given from customer_consents c where c.customer_id = k.id and c.purpose = 'PriceDrops' and c.channel = 'Email'
    order by c.id desc limit 1)`

/** Favourites whose keeper is to be told, the longest kept first. */
export async function findFallen(db: Db, fall: Fall, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from vehicles v join favourites f on f.vehicle_id = v.id join customers k on k.id = f.customer_id
    where ${due(fall)} order by f.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who is to be told. */
export interface Keeper {
  customerId: number
  email: string
  language: Language
  token: string | null
}

/** Notes that a keeper is told of the price of now; null when another process was faster or it is no longer due. */
export async function claimFallen(trx: Transaction<Database>, id: number, fall: Fall): Promise<Keeper | null> {
  const { rows } = await sql<Keeper>`
    update favourites f set told_price = v.price, drop_token = gen_random_uuid()
    from vehicles v, customers k
    where f.id = ${id} and v.id = f.vehicle_id and k.id = f.customer_id and ${due(fall)}
    returning f.customer_id as "customerId", k.email, k.language, f.drop_token as token`.execute(trx)
  return rows[0] ?? null
}

/** The car of a message and its price on the day of saving; null once the car is not to be had, or dearer again. */
export async function findToldCar(db: Db, token: string): Promise<{ vehicleId: number; savedPrice: number | null } | null> {
  const { rows } = await sql<{ vehicleId: number; savedPrice: number | null }>`
    select v.id as "vehicleId", f.saved_price as "savedPrice" from favourites f join vehicles v on v.id = f.vehicle_id
    where f.drop_token = ${token} and v.price <= f.told_price and not v.is_price_doubtful
      and v.last_status = 'Published' and not v.is_archived and not v.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Of a car that was not to be had when its message went out nobody was told: its keeper is told once it is on sale again. */
export async function forgetTold(db: Db, token: string): Promise<void> {
  await sql`
    update favourites f set told_price = null from vehicles v
    where f.drop_token = ${token} and v.id = f.vehicle_id and (v.last_status not in ('Published', 'Sold') or v.is_price_doubtful)`.execute(
    db,
  )
}

/** Whose message a token is of, and about which car; null for an unknown one. */
export async function findKeeper(db: Db, token: string): Promise<{ customerId: number; language: Language; title: string } | null> {
  const { rows } = await sql<{ customerId: number; language: Language; title: string }>`
    select k.id as "customerId", k.language, b.name || ' ' || m.name as title
    from favourites f join customers k on k.id = f.customer_id join vehicles v on v.id = f.vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id where f.drop_token = ${token}`.execute(db)
  return rows[0] ?? null
}
