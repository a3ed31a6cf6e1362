import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { View } from '#platform/unique-visitor.ts'

type Db = Kysely<Database>

/** Counts a view of a car's published advert, unless it was counted that day, is its seller's, or its network reached the limit. */
export async function insertView(db: Db, vehicleId: number, { subject, day, network, visitor, maxOfNetwork }: View): Promise<void> {
  await sql`
    with shown as (
      select d.id from vehicle_ads d join customers c on c.id = d.customer_id
      where d.disposed_vehicle_id = ${vehicleId} and d.is_online and not d.is_deleted
        and (${subject}::text is null or c.user_id is distinct from ${subject}::text)
    ), seen as (
      insert into ad_visitors (ad_id, day, network, visitor)
      select shown.id, ${day}::date, ${network}, ${visitor} from shown
      where (select count(*) from ad_visitors v where v.ad_id = shown.id and v.day = ${day}::date and v.network = ${network}) < ${maxOfNetwork}
      on conflict do nothing returning ad_id
    ), opened as (
      update ad_showings s set opened = s.opened + 1 from seen
      where s.ad_id = seen.ad_id and s.day = ${day}::date and exists (select from ad_list_visitors v
        where v.ad_id = s.ad_id and v.day = s.day and v.network = ${network} and v.visitor = ${visitor})
    )
    insert into ad_views (ad_id, day, views) select ad_id, ${day}::date, 1 from seen
    on conflict (ad_id, day) do update set views = ad_views.views + 1`.execute(db)
}

/** A list impression of a car's advert. */
export type Showing = View & { vehicleId: number }

/** Counts list impressions with the limits of `insertView`; a visitor who viewed the page that day counts as having opened it. */
export async function insertShowings(db: Db, showings: readonly Showing[]): Promise<void> {
  const [first] = showings
  if (!first) return
  const told = JSON.stringify(
    showings.map(({ vehicleId, subject, day, network, visitor }) => ({ vehicleId, subject, day, network, visitor })),
  )
  await sql`
    with told as (
      select * from json_to_recordset(${told}::json) as t("vehicleId" int, subject text, day date, network text, visitor text)
    ), shown as (
      select distinct d.id as ad_id, t.day, t.network, t.visitor
      from told t join vehicle_ads d on d.disposed_vehicle_id = t."vehicleId" join customers c on c.id = d.customer_id
      where d.is_online and not d.is_deleted and (t.subject is null or c.user_id is distinct from t.subject)
        and not exists (select from ad_list_visitors v
          where v.ad_id = d.id and v.day = t.day and v.network = t.network and v.visitor = t.visitor)
    ), placed as (
      select s.*, row_number() over (partition by s.ad_id, s.day, s.network order by s.visitor)
        + (select count(*) from ad_list_visitors v where v.ad_id = s.ad_id and v.day = s.day and v.network = s.network) as place
      from shown s
    ), counted as (
      insert into ad_list_visitors (ad_id, day, network, visitor)
      select ad_id, day, network, visitor from placed where place <= ${first.maxOfNetwork} order by ad_id, day, network, visitor
      on conflict do nothing returning ad_id, day, network, visitor
    )
    insert into ad_showings (ad_id, day, shown, opened)
    select c.ad_id, c.day, count(*), count(v.visitor)
    from counted c left join ad_visitors v on v.ad_id = c.ad_id and v.day = c.day and v.network = c.network and v.visitor = c.visitor
    group by c.ad_id, c.day order by c.ad_id, c.day
    on conflict (ad_id, day) do update set shown = ad_showings.shown + excluded.shown, opened = ad_showings.opened + excluded.opened`.execute(
    db,
  )
}

/** Returns views in total and since a day, without adverts that have none. */
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

/** Deletes visitors before a day. */
export async function removeVisitors(db: Db, before: string): Promise<void> {
  await sql`delete from ad_list_visitors where day < ${before}::date`.execute(db)
  await sql`delete from ad_visitors where day < ${before}::date`.execute(db)
}
