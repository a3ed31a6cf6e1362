import { type Kysely, sql } from 'kysely'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import type { Measured } from './rules.ts'

type Db = Kysely<Database>
const day = (column: string) => sql.raw(localDay(column))

/** What was measured last, by kind. */
export async function findMeasured(db: Db): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    select kind, threshold, since::text as since, until::text as until, adverts, days, views, contacts, other_adverts as "otherAdverts",
      other_days as "otherDays", other_views as "otherViews", other_contacts as "otherContacts" from ad_effects`.execute(db)
  return rows
}

/** The days to measure, both included, and what an advert has to bring along. */
export interface Measuring {
  since: string
  until: string
  /** fewest days that an advert was online among them */
  leastDays: number
  /** fewest adverts of which a median of photos is told */
  leastAdverts: number
}

/**
 * Measures every kind anew and keeps it in place of what was there. An advert counts by what it shows now, with its days online among those
 * days; a price by where it stood each day. Paid places are another matter: adverts that were boosted meanwhile stay out.
 */
export async function measure(db: Db, { since, until, leastDays, leastAdverts }: Measuring): Promise<void> {
  await sql`
    with contacts as (
      select ad_id, day, sum(count)::int as count from (
        select ad_id, ${day('created')} as day, 1 as count from ad_conversations
        union all select d.id, ${day('c.created')}, 1 from contact_requests c join vehicle_ads d on d.disposed_vehicle_id = c.vehicle_id
        union all select ad_id, day, count from ad_phones
      ) one where day between ${since}::date and ${until}::date group by ad_id, day
    ), spans as (
      select ad_id, greatest(${day('created')}, ${since}::date) as "from",
        least(coalesce(${day('lead(created) over (partition by ad_id order by id)')}, ${until}::date + 1), ${until}::date + 1) as "to", type
      from ad_statuses
    ), online as (
      select d.id, d.disposed_vehicle_id as vehicle, sum(s."to" - s."from")::int as days
      from spans s join vehicle_ads d on d.id = s.ad_id
      where s.type = 'Published' and s."to" > s."from" and not d.is_deleted
        and not exists (select from ad_boosts b where b.ad_id = d.id and b.paid is not null
          and coalesce(${day('b.ended')}, ${until}::date) >= ${since}::date and ${day('b.paid')} <= ${until}::date)
      group by d.id having sum(s."to" - s."from") >= ${leastDays}
    ), shown as (
      select o.id, o.days, v.has_public_expertise_sheet as inspected,
        v.fuel_type is not null and v.gear_type is not null and v.color is not null and v.fiscal_power is not null
          and v.is_first_hand is not null as told,
        (select count(*)::int from documents p where p.owner_type = 'Vehicle' and p.owner_id = o.vehicle and p.type = 'VehicleAdPicture'
          and not p.is_deleted) as photos,
        (select coalesce(sum(w.views), 0)::int from ad_views w where w.ad_id = o.id and w.day between ${since}::date and ${until}::date) as views,
        coalesce((select sum(c.count)::int from contacts c where c.ad_id = o.id), 0) as contacts
      from online o join vehicles v on v.id = o.vehicle
    ), typical as (
      select case when count(*) >= ${leastAdverts} then round(percentile_cont(0.5) within group (order by photos))::int end as photos from shown
    ), sides as (
      select k.kind, k.has, s.id, s.days::float8 as days, s.views, s.contacts from shown s, typical,
        lateral (values ('photos', s.photos >= typical.photos), ('facts', s.told), ('inspection', s.inspected)) k (kind, has)
      union all
      select 'price', p.price <= p.high, p.ad_id, 1, coalesce(w.views, 0), coalesce(c.count, 0)
      from ad_price_days p join online o on o.id = p.ad_id left join ad_views w on w.ad_id = p.ad_id and w.day = p.day
        left join contacts c on c.ad_id = p.ad_id and c.day = p.day where p.day between ${since}::date and ${until}::date
    )
    insert into ad_effects (kind, threshold, since, until, adverts, days, views, contacts, other_adverts, other_days, other_views, other_contacts)
    select k.kind, case k.kind when 'photos' then (select photos from typical) end, ${since}::date, ${until}::date,
      count(distinct s.id) filter (where s.has), coalesce(sum(s.days) filter (where s.has), 0), coalesce(sum(s.views) filter (where s.has), 0),
      coalesce(sum(s.contacts) filter (where s.has), 0), count(distinct s.id) filter (where not s.has),
      coalesce(sum(s.days) filter (where not s.has), 0), coalesce(sum(s.views) filter (where not s.has), 0),
      coalesce(sum(s.contacts) filter (where not s.has), 0)
    from (values ('photos'), ('facts'), ('inspection'), ('price')) k (kind) left join sides s on s.kind = k.kind group by k.kind
    on conflict (kind) do update set threshold = excluded.threshold, since = excluded.since, until = excluded.until, adverts = excluded.adverts,
      days = excluded.days, views = excluded.views, contacts = excluded.contacts, other_adverts = excluded.other_adverts,
      other_days = excluded.other_days, other_views = excluded.other_views, other_contacts = excluded.other_contacts`.execute(db)
}

/** Where the price of an advert stood on the last day that is known, from a day on; null for none. */
export async function findPricePlace(db: Db, id: number, since: string): Promise<{ high: number; probable: number } | null> {
  const { rows } = await sql<{ high: number; probable: number }>`
    select high, probable from ad_price_days where ad_id = ${id} and day >= ${since}::date order by day desc limit 1`.execute(db)
  return rows[0] ?? null
}
