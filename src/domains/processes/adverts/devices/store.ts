import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { iso } from '../store.ts'

type Db = Kysely<Database>

/** Stores the device (hash) of an advert that waits for a review; does nothing for other adverts. */
export async function insertDevice(trx: Transaction<Database>, adId: number, device: string, now: Date): Promise<void> {
  await sql`
    insert into ad_devices (ad_id, device, sent)
    select id, ${device}, ${now} from vehicle_ads where id = ${adId} and last_status = 'Submited'
    on conflict (ad_id, device) do update set sent = excluded.sent`.execute(trx)
}

/** Deletes devices without an advert since an instant. */
export async function removeDevices(db: Db, before: Date): Promise<void> {
  await sql`delete from ad_devices where sent < ${before}`.execute(db)
}

/** Returns the submissions of a person's adverts, without device ids. */
export async function findOwnDevices(db: Db, customerId: number): Promise<{ advert: string; sent: string }[]> {
  const { rows } = await sql<{ advert: string; sent: string }>`
    select d.reference as advert, ${sql.raw(iso('m.sent'))} as sent from ad_devices m join vehicle_ads d on d.id = m.ad_id
    where d.customer_id = ${customerId} order by m.sent, d.id`.execute(db)
  return rows
}

/** Deletes the devices of a card's adverts. */
export async function eraseDevices(trx: Transaction<Database>, customerId: number): Promise<void> {
  await sql`delete from ad_devices m using vehicle_ads d where d.id = m.ad_id and d.customer_id = ${customerId}`.execute(trx)
}
