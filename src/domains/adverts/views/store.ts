import { type Kysely, sql } from 'kysely'
import type { View } from '#platform/onlooker.ts'
import type { Database } from '#platform/tables.ts'

type Db = Kysely<Database>

/** Counts a view of the published advert of a car, unless it was counted that day, it is its seller's, or its network has enough of them. */
export async function insertView(db: Db, vehicleId: number, { subject, day, network, visitor, maxOfNetwork }: View): Promise<void> {
  await sql`
    with shown as (
      select d.id from vehicle_ads d join customers c on c.id = d.customer_id
      where d.disposed_vehicle_id = ${vehicleId} and d.last_status = 'Published' and not d.is_deleted
        and (${subject}::text is null or c.user_id is distinct from ${subject}::text)
    ), seen as (
      insert into ad_visitors (ad_id, day, network, visitor)
      select shown.id, ${day}::date, ${network}, ${visitor} from shown
      where (select count(*) from ad_visitors v where v.ad_id = shown.id and v.day = ${day}::date and v.network = ${network}) < ${maxOfNetwork}
      on conflict do nothing returning ad_id
    )
    insert into ad_views (ad_id, day, views) select ad_id, ${day}::date, 1 from seen
    on conflict (ad_id, day) do update set views = ad_views.views + 1`.execute(db)
}

/** How often adverts were looked at: in all, and from a day on. Those that nobody saw are not among them. */
export async function findViews(
  db: Db,
  ids: readonly number[],
  since: string,
): Promise<{ id: number; views: number; viewsOfWeek: number }[]> {
  const { rows } = await sql<{ id: number; views: number; viewsOfWeek: number }>`
    select ad_id as id, sum(views)::int as views, coalesce(sum(views) filter (where day >= ${since}::date), 0)::int as "viewsOfWeek"
    from ad_views where ad_id = any(${[...ids]}::int[]) group by ad_id`.execute(db)
  return rows
}

/** Forgets who looked before a day. */
export async function removeVisitors(db: Db, before: string): Promise<void> {
  await sql`delete from ad_visitors where day < ${before}::date`.execute(db)
}
