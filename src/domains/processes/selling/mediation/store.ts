import { sql, type Transaction } from 'kysely'
import type { WishedIntermediation } from '#domains/processes/consignment/request/service.ts'
import type { Database } from '#platform/tables.ts'

type HandedOn = Pick<
  WishedIntermediation,
  'origin' | 'customerId' | 'vehicleId' | 'storageAreaId' | 'seller' | 'isHolder' | 'isUnderCredit' | 'estimated' | 'language'
>

/** Returns the fields that a consignment takes over from a purchase request; null for an unknown id. */
export async function findHandedOn(trx: Transaction<Database>, id: number): Promise<HandedOn | null> {
  const { rows } = await sql<HandedOn>`
    select p.request_origin as origin, p.customer_id as "customerId", p.disposed_vehicle_id as "vehicleId",
      p.storage_area_id as "storageAreaId", p.seller, p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      case when p.estimated_low is not null and p.estimated_high is not null
        then json_build_object('low', p.estimated_low, 'high', p.estimated_high, 'facts', p.estimated_for) end as estimated, p.language
    from vehicle_purchases p where p.id = ${id} and not p.is_deleted`.execute(trx)
  return rows[0] ?? null
}
