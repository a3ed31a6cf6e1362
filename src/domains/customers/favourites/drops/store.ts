import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'

type Db = Kysely<Database>

/** Criteria of a notified price drop. */
export interface PriceDrop {
  /** percent below the price of the day of saving, or below the last notified price */
  percent: number
  /** earlier drops are ignored, unless the car came back on sale after `backSince` */
  since: string
  backSince: Date
  /** earlier drops are ignored even for a car that came back on sale */
  oldest: string
}

/**
 * SQL: saved cars with a price drop whose customer agreed to notifications. A price alert takes precedence. A car that was reserved or
 * hidden is notified when it is on sale again.
 */
const due = ({ percent, since, backSince, oldest }: PriceDrop) => sql`f.alert_below is null
  and v.price_update_date >= ${oldest}::date and v.price < v.old_price and not v.is_price_doubtful
  and (v.price_update_date >= ${since}::date
    or (select s.created from vehicle_statuses s where s.vehicle_id = v.id order by s.id desc limit 1) >= ${backSince})
  and v.last_status = 'Published' and not v.is_archived and not v.is_deleted
  and v.price <= coalesce(f.told_price, f.saved_price) * (100 - ${percent}::float8) / 100
  and k.email is not null and k.email_verified and k.last_status = 'Active' and not k.is_deleted
  and (select c.given from customer_consents c where c.customer_id = k.id and c.purpose = 'PriceDrops' and c.channel = 'Email'
    order by c.id desc limit 1)`

/** Returns favourites with a price drop to notify, oldest first. */
export async function findPriceDrops(db: Db, fall: PriceDrop, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from vehicles v join favourites f on f.vehicle_id = v.id join customers k on k.id = f.customer_id
    where ${due(fall)} order by f.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Recipient of a message. */
export interface DropRecipient {
  customerId: number
  email: string
  language: Language
  token: string | null
}

/** Stores the current price as notified; null when another process was faster or the drop is no longer due. */
export async function claimPriceDrop(trx: Transaction<Database>, id: number, fall: PriceDrop): Promise<DropRecipient | null> {
  const { rows } = await sql<DropRecipient>`
    update favourites f set told_price = v.price, drop_token = gen_random_uuid()
    from vehicles v, customers k
    where f.id = ${id} and v.id = f.vehicle_id and k.id = f.customer_id and ${due(fall)}
    returning f.customer_id as "customerId", k.email, k.language, f.drop_token as token`.execute(trx)
  return rows[0] ?? null
}

/** Returns the car of a message and its price on the day of saving; null when it is unavailable or more expensive. */
export async function findNotifiedCar(db: Db, token: string): Promise<{ vehicleId: number; savedPrice: number | null } | null> {
  const { rows } = await sql<{ vehicleId: number; savedPrice: number | null }>`
    select v.id as "vehicleId", f.saved_price as "savedPrice" from favourites f join vehicles v on v.id = f.vehicle_id
    where f.drop_token = ${token} and v.price <= f.told_price and not v.is_price_doubtful
      and v.last_status = 'Published' and not v.is_archived and not v.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Resets the notification of a car that was unavailable at sending, so that it is notified when it is on sale again. */
export async function deleteNotified(db: Db, token: string): Promise<void> {
  await sql`
    update favourites f set told_price = null from vehicles v
    where f.drop_token = ${token} and v.id = f.vehicle_id and (v.last_status not in ('Published', 'Sold') or v.is_price_doubtful)`.execute(
    db,
  )
}

/** Returns the recipient and the car of a message token; null for an unknown token. */
export async function findRecipient(db: Db, token: string): Promise<{ customerId: number; language: Language; title: string } | null> {
  const { rows } = await sql<{ customerId: number; language: Language; title: string }>`
    select k.id as "customerId", k.language, b.name || ' ' || m.name as title
    from favourites f join customers k on k.id = f.customer_id join vehicles v on v.id = f.vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id where f.drop_token = ${token}`.execute(db)
  return rows[0] ?? null
}
