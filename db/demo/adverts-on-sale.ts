import { sql, type Transaction } from 'kysely'
import { type AdStatus, adWorkflow } from '#domains/processes/adverts/status.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { wayTo } from '#shared/workflow.ts'

type Trx = Transaction<Database>

const hour = 3_600_000
const day = 24 * hour
/** Duration of an advert. */
export const shownDays = 60

/** Published adverts per seller; few of the first, whose own list is shown. */
const shownOf = (who: number) => (who === 0 ? 2 : 6)

/** The sellers. */
export interface Card {
  id: number
  language: Language
}

/** Cars of the stock that private sellers have online, each with its advert; one in the last days before its end. */
export async function insertOnSale(trx: Trx, cards: readonly Card[], now: Date): Promise<number> {
  const wanted = cards.flatMap((card, who) => Array.from({ length: shownOf(who) }, () => card))
  const { rows: cars } = await sql<{ id: number; published: Date }>`
    select id, published_at as published from vehicles v
    where operation_type = 'Ad' and last_status = 'Published' and not is_archived and price is not null
      and published_at > ${new Date(now.getTime() - (shownDays - 3) * day)}
    order by boosted_until is null, id % 20 > 0, published_at > ${new Date(now.getTime() - 19 * day)} or body_style <> 'SUV', id
    limit ${wanted.length}`.execute(trx)
  // the first ones are boosted; every seller has one of those or none. Most of the others can be compared: what a boost does shows beside them
  const adverts = []
  for (const [i, { id, published }] of cars.entries()) {
    const card = wanted[(i * 17) % wanted.length]
    if (card) adverts.push(await insertStocked(trx, { ...card, vehicleId: id, way: wayTo(adWorkflow, 'Published'), published, end: null }))
  }
  await fillStocked(trx, adverts, now)
  return cars.length
}

/** Sold cars of private sellers. */
export async function insertSoldOnes(trx: Trx, cards: readonly Card[], now: Date): Promise<number> {
  const { rows: cars } = await sql<{ id: number; published: Date; sold: Date }>`
    select v.id, v.published_at as published, least(max(s.created), ${now}) as sold
    from vehicles v join vehicle_statuses s on s.vehicle_id = v.id and s.type = 'Sold'
    where v.operation_type = 'Ad' and v.last_status = 'Sold' and v.published_at is not null
      and not exists (select from vehicle_bookings b where b.vehicle_id = v.id)
    group by v.id order by v.is_archived, v.id limit 6`.execute(trx)
  const adverts = []
  for (const [i, { id, published, sold }] of cars.entries()) {
    const card = cards[i % cards.length]
    if (card)
      adverts.push(await insertStocked(trx, { ...card, vehicleId: id, way: wayTo(adWorkflow, 'Deactivated'), published, end: sold }))
  }
  await fillStocked(trx, adverts, now)
  return cars.length
}

interface Stocked extends Card {
  vehicleId: number
  way: readonly AdStatus[]
  published: Date
  /** when it left the search */
  end: Date | null
}

async function insertStocked(
  trx: Trx,
  { id: customerId, language, vehicleId, way, published, end }: Stocked,
): Promise<{ id: number; published: Date; end: Date | null }> {
  const all: AdStatus[] = [adWorkflow.initial, ...way]
  const shown = all.indexOf('Published')
  const times = all.map((_, i) => (i <= shown ? new Date(published.getTime() - (shown - i) * 3 * hour) : (end ?? published)))
  const { rows } = await sql<{ id: number }>`
    insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, visible_until, created, last_modified, created_by)
    values ('AD-' || to_char(${times[0]}::timestamptz, 'YYYY') || '-' || lpad(nextval('ad_references')::text, 6, '0'), ${customerId}, ${vehicleId},
      ${language}, ${all.at(-1)}, ${end ? null : new Date(published.getTime() + shownDays * day)}::timestamptz, ${times[0]}, ${times.at(-1)}, 'demo')
    returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a demo advert was not kept')
  await sql`
    insert into ad_statuses (ad_id, type, created, created_by)
    select ${id}::int, type, created, 'demo' from unnest(${all}::text[], ${times}::timestamptz[]) as step (type, created)`.execute(trx)
  return { id, published, end }
}

/** What those of the stock were paid for, how often they were looked at, and what their sellers left out. */
async function fillStocked(trx: Trx, adverts: readonly { id: number; published: Date; end: Date | null }[], now: Date): Promise<void> {
  const ids = adverts.map(({ id }) => id)
  const stocked = sql`(select d.id, d.disposed_vehicle_id as vehicle_id, k.published, coalesce(k.ended, ${now}) as ended from
    unnest(${ids}::int[], ${adverts.map(({ published }) => published)}::timestamptz[], ${adverts.map(({ end }) => end)}::timestamptz[])
      as k (id, published, ended) join vehicle_ads d using (id))`
  // what was paid to stand higher: of some it runs, every third of the others that have been online for long had a week of it until yesterday
  await sql`
    insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, created_by, paid, ended, bill_number)
    select at.id, p.id, p.names, p.price, p.boost_in_days, gen_random_uuid(), at.paid, at.paid, 'demo', at.paid, at.ended,
      'FB-' || to_char(at.paid, 'YYYY') || '-' || lpad(nextval('ad_boost_bills')::text, 6, '0')
    from (
      select s.id, 30 as days, v.boosted_until - interval '30 days' as paid, null::timestamptz as ended
      from ${stocked} s join vehicles v on v.id = s.vehicle_id where v.last_status = 'Published' and v.boosted_until is not null
      union all
      select id, 7, paid, paid + interval '7 days' from (
        select s.id, ${now}::timestamptz - make_interval(days => 8, hours => s.id % 24) as paid,
          row_number() over (partition by v.body_style order by v.price, s.id) as place
        from ${stocked} s join vehicles v on v.id = s.vehicle_id
        where v.last_status = 'Published' and v.boosted_until is null and s.published < ${now}::timestamptz - interval '17 days') w
      where place % 3 = 2
    ) at join boost_packs p on p.boost_in_days = at.days order by at.paid, at.id`.execute(trx)
  // between two and eighteen views a day, half as many again while boosted; every third seller shows few photos and omits what
  // buyers filter by, which gives fewer views and phone requests
  await sql`
    insert into ad_views (ad_id, day, views)
    select s.id, d::date, ((2 + abs(hashtext(s.id::text || d::date::text)) % 17) *
      case when exists (select from ad_boosts b where b.ad_id = s.id and b.paid <= d and coalesce(b.ended > d, true)) then 1.5 else 1 end
      * case when s.vehicle_id % 3 = 0 then 0.6 else 1 end)::int
    from ${stocked} s, generate_series(s.published::date, s.ended::date, interval '1 day') d`.execute(trx)
  // in a list, twelve to twenty-four had it in view for one who opened it; some came by another way than a list
  await sql`
    insert into ad_showings (ad_id, day, shown, opened)
    select ad_id, day, views * (12 + abs(hashtext(day::text || ad_id::text)) % 13), views - views / 7 from ad_views
    where ad_id = any(${ids}::int[])`.execute(trx)
  await sql`
    insert into ad_phones (ad_id, day, count)
    select w.ad_id, w.day, 1 + w.views / 16 from ad_views w join ${stocked} s on s.id = w.ad_id
    where abs(hashtext(w.ad_id::text || w.day::text)) % case when s.vehicle_id % 3 = 0 then 9 else 4 end = 0`.execute(trx)
  // what its seller photographed
  await sql`
    update documents set type = 'VehicleAdPicture', is_deleted = owner_id % 3 = 0 and images_order > 5
    where owner_type = 'Vehicle' and owner_id in (select vehicle_id from ${stocked} s) and type = 'VehicleGalleryPicture' and not is_deleted`.execute(
    trx,
  )
  await sql`
    update vehicles set fiscal_power = null, is_first_hand = null
    where id % 3 = 0 and id in (select vehicle_id from ${stocked} s)`.execute(trx)
}
