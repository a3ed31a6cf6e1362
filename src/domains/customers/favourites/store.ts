import { type Kysely, sql, type Transaction } from 'kysely'
import { heldStatuses, publicStatuses, shownStatuses } from '#domains/catalogue/vehicles/status.ts'
import { isVisibleIn } from '#domains/catalogue/vehicles/store.ts'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import type { Language } from '#shared/language.ts'
import { accountLimit, type FavouriteState } from './rules.ts'

const day = (column: string) => sql.raw(localDay(column))
const shown = sql.raw(`not v.is_deleted and not v.is_archived and ${isVisibleIn(shownStatuses)}`)
/** Nobody learns by keeping it that a car is in our stock: it was shown before. */
const oncePublic = sql.raw(`not v.is_deleted and (v.published_at is not null or v.last_status in (${sqlList(publicStatuses)}))`)
const state = sql.raw(`case
  when v.is_deleted then 'Gone'
  when v.last_status = 'Sold' then 'Sold'
  when v.is_archived then 'Gone'
  when v.last_status = 'Published' or v.last_status = 'InTransfer' and v.arrives_on is not null then 'Available'
  when v.last_status in (${sqlList(heldStatuses)}) then 'Reserved'
  else 'Gone' end`)
const title = sql.raw(`b.name || ' ' || m.name`)
const slug = sql.raw(`vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name)`)
const named = sql.raw(`join vehicles v on v.id = f.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
  left join cities c on c.id = v.city_id`)
const due = sql.raw(`f.alert_below is not null and f.alert_told_at is null and v.price <= f.alert_below
  and v.last_status = 'Published' and not v.is_archived and not v.is_deleted and not v.is_price_doubtful
  and k.email is not null and k.email_verified and k.last_status = 'Active' and not k.is_deleted`)

/** A favourite without its card. */
export interface FavouriteRow {
  id: number
  vehicleId: number
  customerId: number
  title: string
  slug: string
  savedPrice: number | null
  savedOn: string
  savedAt: Date
  state: FavouriteState
  below: number | null
  toldOn: string | null
  toldPrice: number | null
}

/** Returns the favourites of a customer, last saved first. */
export async function findFavourites(db: Kysely<Database>, customerId: number): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select f.id, f.vehicle_id as "vehicleId", f.customer_id as "customerId", ${title} as title, ${slug} as slug, f.saved_price as "savedPrice",
      ${day('f.saved_at')} as "savedOn", f.saved_at as "savedAt", ${state} as state, f.alert_below as below,
      ${day('f.alert_told_at')} as "toldOn", f.alert_told_price as "toldPrice"
    from favourites f ${named}
    where f.customer_id = ${customerId} order by f.saved_at desc, f.id desc`.execute(db)
  return rows
}

/** A car to save; without a price, the current one is used. */
export interface Saving {
  id: number
  price: number | null | undefined
  savedAt: Date
}

/**
 * Saves cars in the given order up to the limit; an existing one retains its earlier time of saving. Returns the ids of the given cars that
 * are saved now.
 */
export async function insertFavourites(trx: Transaction<Database>, customerId: number, savings: readonly Saving[]): Promise<number[]> {
  if (savings.length === 0) return []
  // serialises concurrent requests of one customer, so that the limit holds
  await sql`select pg_advisory_xact_lock(hashtext('favourites'), ${customerId})`.execute(trx)
  const wanted = JSON.stringify(
    savings.map(({ id, price, savedAt }, place) => ({ id, price: price ?? null, today: price === undefined, savedAt, place })),
  )
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select distinct on (w.id) w.id, w.place, w."savedAt" as saved_at,
        case when not w.today then w.price when ${shown} then v.price end as price
      from json_to_recordset(${wanted}::json) as w(id int, price int, today boolean, "savedAt" timestamptz, place int)
      join vehicles v on v.id = w.id
      where ${oncePublic} order by w.id, w.place
    ), known as (
      update favourites f set saved_at = w.saved_at, saved_price = w.price from wanted w
      where f.customer_id = ${customerId} and f.vehicle_id = w.id and w.saved_at < f.saved_at
    ), added as (
      insert into favourites (customer_id, vehicle_id, saved_price, saved_at)
      select ${customerId}, w.id, w.price, w.saved_at from wanted w
      where not exists (select from favourites f where f.customer_id = ${customerId} and f.vehicle_id = w.id)
      order by w.place
      limit greatest(0, ${accountLimit} - (select count(*) from favourites f where f.customer_id = ${customerId}))
      returning vehicle_id
    )
    select vehicle_id as id from added
    union select f.vehicle_id from favourites f join wanted w on w.id = f.vehicle_id where f.customer_id = ${customerId}`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function removeFavourite(db: Kysely<Database>, customerId: number, vehicleId: number): Promise<void> {
  await sql`delete from favourites where customer_id = ${customerId} and vehicle_id = ${vehicleId}`.execute(db)
}

/** State and price of a car before it is saved. */
export interface CarNow {
  state: FavouriteState
  price: number | null
}

/** Returns a car that was once public; null for any other id. */
export async function findCarNow(db: Kysely<Database>, vehicleId: number): Promise<CarNow | null> {
  const { rows } = await sql<CarNow>`
    select ${state} as state, case when ${shown} then v.price end as price from vehicles v
    where v.id = ${vehicleId} and ${oncePublic}`.execute(db)
  return rows[0] ?? null
}

/** Sets or ends (null) the alert of a saved car; an unchanged pending amount stays as it is. */
export async function updateAlert(db: Kysely<Database>, customerId: number, vehicleId: number, below: number | null): Promise<void> {
  await sql`
    update favourites set alert_below = ${below}, alert_token = case when ${below}::int is null then alert_token else gen_random_uuid() end,
      alert_told_at = null, alert_told_price = null
    where customer_id = ${customerId} and vehicle_id = ${vehicleId}
      and (alert_below is distinct from ${below} or alert_told_at is not null)`.execute(db)
}

/** Ends the alert of a token and returns the name of its car; null for an unknown token. */
export async function endAlert(db: Kysely<Database>, token: string): Promise<{ title: string } | null> {
  const { rows } = await sql<{ title: string }>`
    with ended as (
      update favourites set alert_below = null, alert_told_at = null, alert_told_price = null where alert_token = ${token} and alert_below is not null
    )
    select ${title} as title from favourites f ${named} where f.alert_token = ${token}`.execute(db)
  return rows[0] ?? null
}

/** Returns favourites whose price fell to the alert amount, oldest first. */
export async function findDueAlerts(db: Kysely<Database>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from favourites f join vehicles v on v.id = f.vehicle_id join customers k on k.id = f.customer_id
    where ${due} order by f.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Recipient of a message. */
export interface NotifiedCustomer {
  customerId: number
  email: string
  language: Language
  token: string
}

/** Marks an alert as notified and gives its message a token; null when another process was faster or the alert is no longer due. */
export async function claimAlert(trx: Transaction<Database>, id: number, now: Date): Promise<NotifiedCustomer | null> {
  const { rows } = await sql<NotifiedCustomer>`
    update favourites f set alert_told_at = ${now}, alert_told_price = v.price, told_price = v.price, alert_token = gen_random_uuid()
    from vehicles v, customers k
    where f.id = ${id} and v.id = f.vehicle_id and k.id = f.customer_id and ${due}
    returning f.customer_id as "customerId", k.email, k.language, f.alert_token as token`.execute(trx)
  return rows[0] ?? null
}

/** Car of a price drop message; prices in whole dirhams. */
export interface FallenPrice {
  vehicleId: number
  savedPrice: number | null
  below: number
}

/** Returns the car of a message; null when it is gone or more expensive, or the alert has ended. */
export async function findFallenPrice(db: Kysely<Database>, token: string): Promise<FallenPrice | null> {
  const { rows } = await sql<FallenPrice>`
    select v.id as "vehicleId", f.saved_price as "savedPrice", f.alert_below as below
    from favourites f join vehicles v on v.id = f.vehicle_id
    where f.alert_token = ${token} and v.price <= f.alert_below
      and v.last_status = 'Published' and not v.is_archived and not v.is_deleted and not v.is_price_doubtful`.execute(db)
  return rows[0] ?? null
}

/** Rearms alerts notified since `since` whose message was dropped because its car was unavailable. */
export async function rearmAlerts(db: Kysely<Database>, mail: string, since: Date): Promise<void> {
  await sql`
    update favourites f set alert_told_at = null, alert_told_price = null from messages m
    where f.alert_told_at > ${since} and f.alert_below is not null and m.key = ${mail}::text || ':' || f.alert_token and m.state = 'Dropped'`.execute(
    db,
  )
}

export async function removeFavouritesOf(trx: Transaction<Database>, customerId: number): Promise<void> {
  await sql`delete from favourites where customer_id = ${customerId}`.execute(trx)
}

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
const dueAlert = ({ percent, since, backSince, oldest }: PriceDrop) => sql`f.alert_below is null
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
    where ${dueAlert(fall)} order by f.id limit ${limit}`.execute(db)
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
    where f.id = ${id} and v.id = f.vehicle_id and k.id = f.customer_id and ${dueAlert(fall)}
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
