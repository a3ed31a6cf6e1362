import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { View } from '#platform/unique-visitor.ts'

type Db = Kysely<Database>

/** Counts a view unless it was counted that day, the visitor is the owner, or their network reached its limit. */
export async function insertView(db: Db, vehicleId: number, { subject, day, network, visitor, maxOfNetwork }: View): Promise<void> {
  await sql`
    with shown as (
      select i.id from vehicle_intermediations i join customers c on c.id = i.customer_id join vehicles v on v.id = i.disposed_vehicle_id
      where i.disposed_vehicle_id = ${vehicleId} and i.last_status = 'ContractSigned' and not i.is_deleted
        and (v.last_status in ('Published', 'Reserved', 'Booked') or v.last_status = 'InTransfer' and v.arrives_on is not null) and not v.is_archived
        and (${subject}::text is null or c.user_id is distinct from ${subject}::text)
    ), seen as (
      insert into intermediation_visitors (intermediation_id, day, network, visitor)
      select shown.id, ${day}::date, ${network}, ${visitor} from shown
      where (select count(*) from intermediation_visitors w where w.intermediation_id = shown.id and w.day = ${day}::date
        and w.network = ${network}) < ${maxOfNetwork}
      on conflict do nothing returning intermediation_id
    )
    insert into intermediation_views (intermediation_id, day, views) select intermediation_id, ${day}::date, 1 from seen
    on conflict (intermediation_id, day) do update set views = intermediation_views.views + 1`.execute(db)
}

/** Deletes the visitors before a day. */
export async function removeVisitors(db: Db, before: string): Promise<void> {
  await sql`delete from intermediation_visitors where day < ${before}::date`.execute(db)
}
