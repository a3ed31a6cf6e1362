import { type Kysely, sql, type Transaction } from 'kysely'
import { heldStatuses, publicStatuses, shownStatuses } from '#domains/vehicles/status.ts'
import { isVisibleIn } from '#domains/vehicles/store.ts'
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

/** A kept car without its card. */
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

/** The cars of a customer, the last kept first. */
export async function findFavourites(db: Kysely<Database>, customerId: number): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select f.id, f.vehicle_id as "vehicleId", f.customer_id as "customerId", ${title} as title, ${slug} as slug, f.saved_price as "savedPrice",
      ${day('f.saved_at')} as "savedOn", f.saved_at as "savedAt", ${state} as state, f.alert_below as below,
      ${day('f.alert_told_at')} as "toldOn", f.alert_told_price as "toldPrice"
    from favourites f ${named}
    where f.customer_id = ${customerId} order by f.saved_at desc, f.id desc`.execute(db)
  return rows
}

/** A car to keep; without a price it is that of today. */
export interface Saving {
  id: number
  price: number | null | undefined
  savedAt: Date
}

/**
 * Keeps cars in the order given as long as there is room; one already kept stays with its earlier saving. Gives the ids that
 * the customer keeps now.
 */
export async function insertFavourites(trx: Transaction<Database>, customerId: number, savings: readonly Saving[]): Promise<number[]> {
  if (savings.length === 0) return []
  // two devices of one person at once: one after the other, so that the limit holds
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

/** Forgets a car and its alert. */
export async function removeFavourite(db: Kysely<Database>, customerId: number, vehicleId: number): Promise<void> {
  await sql`delete from favourites where customer_id = ${customerId} and vehicle_id = ${vehicleId}`.execute(db)
}

/** What is asked of a car before it is kept. */
export interface CarNow {
  state: FavouriteState
  price: number | null
}

/** A car that was once shown; null for any other id. */
export async function findCarNow(db: Kysely<Database>, vehicleId: number): Promise<CarNow | null> {
  const { rows } = await sql<CarNow>`
    select ${state} as state, case when ${shown} then v.price end as price from vehicles v
    where v.id = ${vehicleId} and ${oncePublic}`.execute(db)
  return rows[0] ?? null
}

/** Sets the amount of a kept car again, or ends its alert with null; the same amount that still waits stays as it is. */
export async function updateAlert(db: Kysely<Database>, customerId: number, vehicleId: number, below: number | null): Promise<void> {
  await sql`
    update favourites set alert_below = ${below}, alert_token = case when ${below}::int is null then alert_token else gen_random_uuid() end,
      alert_told_at = null, alert_told_price = null
    where customer_id = ${customerId} and vehicle_id = ${vehicleId}
      and (alert_below is distinct from ${below} or alert_told_at is not null)`.execute(db)
}

/** Ends the alert of a token and gives the name of its car; null for an unknown token. */
export async function endAlert(db: Kysely<Database>, token: string): Promise<{ title: string } | null> {
  const { rows } = await sql<{ title: string }>`
    with ended as (
      update favourites set alert_below = null, alert_told_at = null, alert_told_price = null where alert_token = ${token} and alert_below is not null
    )
    select ${title} as title from favourites f ${named} where f.alert_token = ${token}`.execute(db)
  return rows[0] ?? null
}

/** Favourites whose price fell to the amount asked for, the longest kept first. */
export async function findDueAlerts(db: Kysely<Database>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from favourites f join vehicles v on v.id = f.vehicle_id join customers k on k.id = f.customer_id
    where ${due} order by f.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who is to be told. */
export interface NotifiedCustomer {
  customerId: number
  email: string
  language: Language
  token: string
}

/** Notes that the customer of an alert is told now, by a message with a token of its own; null when another process was faster or it is no longer due. */
export async function claimAlert(trx: Transaction<Database>, id: number, now: Date): Promise<NotifiedCustomer | null> {
  const { rows } = await sql<NotifiedCustomer>`
    update favourites f set alert_told_at = ${now}, alert_told_price = v.price, told_price = v.price, alert_token = gen_random_uuid()
    from vehicles v, customers k
    where f.id = ${id} and v.id = f.vehicle_id and k.id = f.customer_id and ${due}
    returning f.customer_id as "customerId", k.email, k.language, f.alert_token as token`.execute(trx)
  return rows[0] ?? null
}

/** What the message of an alert tells of its car; prices in whole dirhams. */
export interface FallenPrice {
  vehicleId: number
  savedPrice: number | null
  below: number
}

/** What the message of a token tells; null once the car is gone, dearer again, or the alert was ended. */
export async function findFallenPrice(db: Kysely<Database>, token: string): Promise<FallenPrice | null> {
  const { rows } = await sql<FallenPrice>`
    select v.id as "vehicleId", f.saved_price as "savedPrice", f.alert_below as below
    from favourites f join vehicles v on v.id = f.vehicle_id
    where f.alert_token = ${token} and v.price <= f.alert_below
      and v.last_status = 'Published' and not v.is_archived and not v.is_deleted and not v.is_price_doubtful`.execute(db)
  return rows[0] ?? null
}

/** Alerts told since then whose message was dropped, because its car was not to be had at that moment, wait again. */
export async function rearmAlerts(db: Kysely<Database>, mail: string, since: Date): Promise<void> {
  await sql`
    update favourites f set alert_told_at = null, alert_told_price = null from messages m
    where f.alert_told_at > ${since} and f.alert_below is not null and m.key = ${mail}::text || ':' || f.alert_token and m.state = 'Dropped'`.execute(
    db,
  )
}

/** Forgets every car of a customer. */
export async function removeFavouritesOf(trx: Transaction<Database>, customerId: number): Promise<void> {
  await sql`delete from favourites where customer_id = ${customerId}`.execute(trx)
}
