import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { iso } from '../store.ts'

type Db = Kysely<Database>

/** Notes that an advert that somebody is to read now was sent from a device, by its hash; of any other nothing is noted. */
export async function insertDevice(trx: Transaction<Database>, adId: number, device: string, now: Date): Promise<void> {
  await sql`
    insert into ad_devices (ad_id, device, sent)
    select id, ${device}, ${now} from vehicle_ads where id = ${adId} and last_status = 'Submited'
    on conflict (ad_id, device) do update set sent = excluded.sent`.execute(trx)
}

/** Forgets devices from which nothing was sent since a moment. */
export async function removeDevices(db: Db, before: Date): Promise<void> {
  await sql`delete from ad_devices where sent < ${before}`.execute(db)
}

/** What is known of devices of the adverts of a person: which advert was sent when; the device itself has no name. */
export async function findOwnDevices(db: Db, customerId: number): Promise<{ advert: string; sent: string }[]> {
  const { rows } = await sql<{ advert: string; sent: string }>`
    select d.reference as advert, ${sql.raw(iso('m.sent'))} as sent from ad_devices m join vehicle_ads d on d.id = m.ad_id
    where d.customer_id = ${customerId} order by m.sent, d.id`.execute(db)
  return rows
}

/** Forgets from where the adverts of a card were sent. */
export async function eraseDevices(trx: Transaction<Database>, customerId: number): Promise<void> {
  await sql`delete from ad_devices m using vehicle_ads d where d.id = m.ad_id and d.customer_id = ${customerId}`.execute(trx)
}
