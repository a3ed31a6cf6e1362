import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'

/** Returns the card of an advert's seller, with the adverts online; null without one. */
export async function findSeller(
  trx: Transaction<Database>,
  adId: number,
): Promise<{ id: number; isActive: boolean; online: number[] } | null> {
  const { rows } = await sql<{ id: number; isActive: boolean; online: number[] }>`
    select c.id, c.last_status = 'Active' as "isActive",
      array(select o.id from vehicle_ads o where o.customer_id = c.id and o.is_online and not o.is_deleted order by o.id) as online
    from vehicle_ads d join customers c on c.id = d.customer_id where d.id = ${adId} and c.erased is null`.execute(trx)
  return rows[0] ?? null
}
