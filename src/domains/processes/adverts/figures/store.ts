import { type Kysely, sql } from 'kysely'
import type { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import type { View } from '#platform/unique-visitor.ts'
import type { AdStatistics } from './contract.ts'
import type { BoostEffect, BoostedWeek, Measured } from './rules.ts'

type Db = Kysely<Database>
const day = (column: string) => sql.raw(localDay(column))

/** The car of an advert with the data of its statistics. `first`: first day online; `ended`: last day, once it is offline. */
export interface StatedAd {
  id: number
  vehicleId: number
  first: string | null
  ended: string | null
  bodyStyle: string | null
  price: number | null
  fuelType: FuelType | null
  gearType: GearType | null
  color: string | null
  fiscalPower: number | null
  isFirstHand: boolean | null
  isInspected: boolean
  photos: number
}

/** Returns an advert; null for an unknown one. */
export async function findStated(db: Db, id: number): Promise<StatedAd | null> {
  const { rows } = await sql<StatedAd>`
    select d.id, v.id as "vehicleId", v.body_style as "bodyStyle", v.price,
      v.fuel_type as "fuelType", v.gear_type as "gearType", v.color, v.fiscal_power as "fiscalPower", v.is_first_hand as "isFirstHand",
       v.has_public_expertise_sheet as "isInspected",
      (select ${day('min(s.created)')}::text from ad_statuses s where s.ad_id = d.id and s.type = 'Published') as first,
      case when d.last_status <> 'Published' then
        (select ${day('max(s.created)')}::text from ad_statuses s where s.ad_id = d.id and s.type = 'Deactivated') end as ended,
      (select count(*)::int from documents o where o.owner_type = 'Vehicle' and o.owner_id = v.id and o.type = 'VehicleAdPicture'
        and not o.is_deleted) as photos
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id where d.id = ${id} and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns the ids and first days of adverts online with the same body style and a price at most 30 % away. */
export async function findSimilar(db: Db, { id, bodyStyle, price }: StatedAd): Promise<{ id: number; first: string }[]> {
  if (bodyStyle === null || price === null) return []
  const { rows } = await sql<{ id: number; first: string }>`
    select d.id, ${day('min(s.created)')}::text as first
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id join ad_statuses s on s.ad_id = d.id and s.type = 'Published'
    where d.last_status = 'Published' and not d.is_deleted and d.id <> ${id} and v.body_style = ${bodyStyle}
      and v.price between ${Math.ceil(price * 0.7)}::int and ${Math.floor(price * 1.3)}::int
    group by d.id order by d.id limit 200`.execute(db)
  return rows
}

/** Returns the daily views of adverts in a period, without days that have none. */
export async function findDays(
  db: Db,
  ids: readonly number[],
  since: string,
  until: string,
): Promise<{ id: number; day: string; views: number }[]> {
  const { rows } = await sql<{ id: number; day: string; views: number }>`
    select ad_id as id, day::text as day, views from ad_views where ad_id = any(${[...ids]}::int[]) and day between ${since}::date and ${until}::date
    order by day`.execute(db)
  return rows
}

/** Returns the daily list impressions and openings of adverts in a period, without days that have none. */
export async function findShowings(
  db: Db,
  ids: readonly number[],
  since: string,
  until: string,
): Promise<{ id: number; day: string; shown: number; opened: number }[]> {
  const { rows } = await sql<{ id: number; day: string; shown: number; opened: number }>`
    select ad_id as id, day::text as day, shown, opened from ad_showings
    where ad_id = any(${[...ids]}::int[]) and day between ${since}::date and ${until}::date`.execute(db)
  return rows
}

/** Returns the first day with a list impression of any advert; null before it. */
export async function findFirstShowings(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from ad_showings`.execute(db)
  return rows[0]?.day ?? null
}

/** Counts favourites, and contacts by message or revealed number, of these cars since a day, in total. */
export async function findAnswers(db: Db, ids: readonly number[], since: string): Promise<{ favourites: number; contacts: number }> {
  const { rows } = await sql<{ favourites: number; contacts: number }>`
    select coalesce(sum(kept.count), 0)::int as favourites, coalesce(sum(written.count + talks.count + phones.count), 0)::int as contacts
    from vehicle_ads d,
      lateral (select count(*) from favourites f where f.vehicle_id = d.disposed_vehicle_id and ${day('f.saved_at')} >= ${since}::date
        and f.customer_id <> d.customer_id) kept,
      lateral (select count(*) from contact_requests c where c.vehicle_id = d.disposed_vehicle_id and ${day('c.created')} >= ${since}::date) written,
      lateral (select count(*) from ad_conversations x where x.ad_id = d.id and ${day('x.created')} >= ${since}::date) talks,
      lateral (select coalesce(sum(p.count), 0) as count from ad_phones p where p.ad_id = d.id and p.day >= ${since}::date) phones
    where d.id = any(${[...ids]}::int[])`.execute(db)
  return rows[0] ?? { favourites: 0, contacts: 0 }
}

/** Returns the paid days of an advert, served or running. */
export async function findBoosts(db: Db, id: number, now: Date): Promise<AdStatistics['boosts']> {
  const { rows } = await sql<AdStatistics['boosts'][number]>`
    select ${day('paid')}::text as "from", ${day(`least(coalesce(ended, 'infinity'), paid + make_interval(days => days))`)}::text as "to"
    from ad_boosts where ad_id = ${id} and paid is not null and paid <= ${now} order by id`.execute(db)
  return rows
}

/** Returns the last measurement of each kind. */
export async function findMeasured(db: Db): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    select kind, threshold, since::text as since, until::text as until, adverts, days, views, contacts, other_adverts as "otherAdverts",
      other_days as "otherDays", other_views as "otherViews", other_contacts as "otherContacts" from ad_effects`.execute(db)
  return rows
}

/** The measured days, both included, and the required minimums. */
export interface Measuring {
  since: string
  until: string
  /** minimum days online in the period */
  leastDays: number
  /** minimum adverts for a median of photos */
  leastAdverts: number
}

/**
 * Measures every kind and replaces the former results. An advert counts by its current content with its days online in the period; a price
 * by its position on each day. Excludes adverts with a boost in the period.
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

/** Maximum number of measured boosts, latest first, and of similar adverts for each, nearest in price. */
const [mostBoosts, mostSimilar] = [500, 50]

/**
 * Returns the first boost of each advert since an instant that ran at least seven days, with the results of similar adverts over the same
 * days: same body style, price at most 30 % away, no boost, viewed in the days before. Both were online during both weeks.
 */
export async function findBoostedWeeks(db: Db, since: Date, now: Date): Promise<BoostedWeek[]> {
  const { rows } = await sql<BoostedWeek>`
    with first as (
      select distinct on (b.ad_id) b.ad_id, ${day('b.paid')} as began from ad_boosts b
      where b.paid > ${since} and b.paid < ${now}::timestamptz - interval '7 days' and b.days >= 7
        and (b.ended is null or b.ended >= b.paid + interval '7 days') order by b.ad_id, b.id
    ), online as (
      select ad_id, ${day('created')} as "from", ${day('lead(created) over (partition by ad_id order by id)')} as "to", type from ad_statuses
    ), boosted as (
      select f.ad_id, f.began from first f join vehicle_ads d on d.id = f.ad_id
      where not d.is_deleted and exists (select from online s
        where s.ad_id = f.ad_id and s.type = 'Published' and s."from" <= f.began - 7 and coalesce(s."to" > f.began + 6, true))
      order by f.began desc, f.ad_id limit ${mostBoosts}
    ), beside as (
      select b.ad_id as of, b.began, b.ad_id as ad from boosted b
      union all
      select b.ad_id, b.began, o.id from boosted b join vehicle_ads d on d.id = b.ad_id join vehicles v on v.id = d.disposed_vehicle_id,
        lateral (select e.id from vehicle_ads e join vehicles w on w.id = e.disposed_vehicle_id
          where e.id <> b.ad_id and not e.is_deleted and w.body_style = v.body_style and w.price between v.price * 0.7 and v.price * 1.3
            and exists (select from online s where s.ad_id = e.id and s.type = 'Published' and s."from" <= b.began - 7
              and coalesce(s."to" > b.began + 6, true))
            and not exists (select from ad_boosts x where x.ad_id = e.id and x.paid is not null and ${day('x.paid')} <= b.began + 6
              and coalesce(${day('x.ended')} >= b.began - 7, true))
            and exists (select from ad_views w where w.ad_id = e.id and w.day between b.began - 7 and b.began - 1)
          order by abs(w.price - v.price), e.id limit ${mostSimilar}) o
    ), counted as (
      select k.of, k.ad, views.before, views.during, contacts.before as contacts_before, contacts.during as contacts_during
      from beside k join vehicle_ads d on d.id = k.ad,
        lateral (select coalesce(sum(w.views) filter (where w.day < k.began), 0)::float8 as before,
            coalesce(sum(w.views) filter (where w.day >= k.began), 0)::float8 as during
          from ad_views w where w.ad_id = k.ad and w.day between k.began - 7 and k.began + 6) views,
        lateral (select coalesce(sum(count) filter (where one.day < k.began), 0)::int as before,
            coalesce(sum(count) filter (where one.day >= k.began), 0)::int as during
          from (select ${day('x.created')} as day, 1 as count from ad_conversations x where x.ad_id = k.ad
            union all select ${day('c.created')}, 1 from contact_requests c where c.vehicle_id = d.disposed_vehicle_id
            union all select p.day, p.count from ad_phones p where p.ad_id = k.ad) one
          where one.day between k.began - 7 and k.began + 6) contacts
    )
    select own.before, own.during, own.contacts_before as "contactsBefore", own.contacts_during as "contactsDuring",
      coalesce(array_agg(o.ad) filter (where o.ad is not null), '{}') as others,
      coalesce(percentile_cont(0.5) within group (order by o.during / o.before - 1), 0) as "othersChange",
      coalesce(avg(o.contacts_before), 0)::float8 as "othersContactsBefore", coalesce(avg(o.contacts_during), 0)::float8 as "othersContactsDuring"
    from counted own left join counted o on o.of = own.of and o.ad <> o.of where own.ad = own.of and own.before > 0
    group by own.of, own.before, own.during, own.contacts_before, own.contacts_during`.execute(db)
  return rows
}

/** Replaces the measured effect of a boost; null: unknown. */
export async function saveBoostEffect(db: Db, effect: BoostEffect | null): Promise<void> {
  if (effect === null) {
    await sql`delete from boost_effects`.execute(db)
    return
  }
  const {
    adverts,
    percent,
    notMore,
    contactsBefore,
    contactsDuring,
    otherAdverts,
    otherPercent,
    otherContactsBefore,
    otherContactsDuring,
  } = effect
  await sql`
    insert into boost_effects (adverts, percent, not_more, contacts_before, contacts_during, other_adverts, other_percent, other_contacts_before,
      other_contacts_during)
    values (${adverts}, ${percent}, ${notMore}, ${contactsBefore}, ${contactsDuring}, ${otherAdverts}, ${otherPercent}, ${otherContactsBefore},
      ${otherContactsDuring})
    on conflict (is_only) do update set adverts = excluded.adverts, percent = excluded.percent, not_more = excluded.not_more,
      contacts_before = excluded.contacts_before, contacts_during = excluded.contacts_during, other_adverts = excluded.other_adverts,
      other_percent = excluded.other_percent, other_contacts_before = excluded.other_contacts_before,
      other_contacts_during = excluded.other_contacts_during`.execute(db)
}

/** Returns the last measured effect of a boost; null when unknown. */
export async function findBoostEffect(db: Db): Promise<BoostEffect | null> {
  const { rows } = await sql<BoostEffect>`
    select adverts, percent, not_more as "notMore", contacts_before as "contactsBefore", contacts_during as "contactsDuring",
      other_adverts as "otherAdverts", other_percent as "otherPercent", other_contacts_before as "otherContactsBefore",
      other_contacts_during as "otherContactsDuring" from boost_effects`.execute(db)
  return rows[0] ?? null
}

/** Returns the last known position of an advert's price since a day; null without one. */
export async function findPricePlace(db: Db, id: number, since: string): Promise<{ high: number; probable: number } | null> {
  const { rows } = await sql<{ high: number; probable: number }>`
    select high, probable from ad_price_days where ad_id = ${id} and day >= ${since}::date order by day desc limit 1`.execute(db)
  return rows[0] ?? null
}

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
