import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>

interface FoundPhone {
  adId: number
  phone: string
  owner: string | null
  isBlocked: boolean
  allowsWhatsApp: boolean
}

/** Returns the confirmed number of a public advert whose seller shows it, and whether the seller blocked the account; null without one. */
export async function findPhone(db: Db, vehicleId: number, subject: string | null): Promise<FoundPhone | null> {
  const { rows } = await sql<FoundPhone>`
    select d.id as "adId", c.phone, d.is_on_whatsapp as "allowsWhatsApp", c.user_id as owner, exists (select from ad_blocks x join customers o on o.id = x.blocked_id
      where x.blocker_id = c.id and o.user_id = ${subject}::text) as "isBlocked"
    from vehicle_ads d join customers c on c.id = d.customer_id
    where d.disposed_vehicle_id = ${vehicleId} and d.is_online and not d.is_deleted and c.phone is not null and c.phone_verified and d.shows_phone
      and c.erased is null and not c.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** The viewer, as hashes of the day; `person`: the account, if signed in. */
export interface Looker {
  day: string
  network: string
  person: string | null
}

/** Counts the numbers of others revealed since an instant, by connection and by person. Serialises concurrent calls. */
export async function countShown(
  trx: Transaction<Database>,
  adId: number,
  { network, person }: Looker,
  since: Date,
): Promise<{ ofNetwork: number; ofPerson: number }> {
  await sql`select pg_advisory_xact_lock(hashtext(${network}))`.execute(trx)
  const { rows } = await sql<{ ofNetwork: number; ofPerson: number }>`
    select (select count(distinct ad_id)::int from ad_phone_views where network = ${network} and created > ${since} and ad_id <> ${adId}) as "ofNetwork",
      (select count(distinct ad_id)::int from ad_phone_views where person = ${person} and created > ${since} and ad_id <> ${adId}) as "ofPerson"`.execute(
    trx,
  )
  return rows[0] ?? { ofNetwork: 0, ofPerson: 0 }
}

/** Records a revealed number, once a day for each connection. */
export async function insertShown(trx: Transaction<Database>, adId: number, { day, network, person }: Looker, now: Date): Promise<void> {
  await sql`
    with known as (
      select from ad_phone_views where ad_id = ${adId} and day = ${day}::date and network = ${network} limit 1
    ), noted as (
      insert into ad_phone_views (ad_id, day, network, person, created) values (${adId}, ${day}::date, ${network}, ${person}, ${now})
    )
    insert into ad_phones (ad_id, day, count) select ${adId}, ${day}::date, 1 where not exists (select from known)
    on conflict (ad_id, day) do update set count = ad_phones.count + 1`.execute(trx)
}

/** Deletes viewers before a day. */
export async function removeLookers(db: Db, before: string): Promise<void> {
  await sql`delete from ad_phone_views where day < ${before}::date`.execute(db)
}
