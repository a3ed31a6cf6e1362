import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { RiskFacts } from '../rules.ts'
import { iso } from '../store.ts'
import { type AdRecord, adViews } from './contract.ts'

type Db = Kysely<Database>
type View = (typeof adViews)[number]

// constants, not parameters: PostgreSQL uses the partial indexes only for these exact conditions
const views: Record<View, string> = {
  toRead: `d.last_status = 'Submited' and not d.is_deleted`,
  reported: `d.last_status <> 'Draft' and not d.is_deleted and d.id in (select ad_id from ad_reports where closed is null)`,
  corrections: `d.last_status = 'Rejected' and not d.is_deleted and d.asks_correction`,
  refused: `d.last_status = 'Rejected' and not d.is_deleted and not d.asks_correction`,
  published: `d.last_status = 'Published' and not d.is_deleted`,
  all: `d.last_status <> 'Draft' and not d.is_deleted`,
}
const inView = (view: View) => sql.raw(views[view])

/** Parameters of a list: time, and the number of accounts that counts as many for one device. */
export interface Seen {
  now: Date
  manyAccounts: number
}

/** A line of the queue with the data of its risk. */
export interface QueueRow extends Omit<RiskFacts, 'texts'> {
  id: number
  reference: string
  lastStatus: AdRecord['lastStatus']
  title: string
  year: number | null
  city: string | null
  seller: string
  due: string | null
  isOverdue: boolean
  isAppeal: boolean
  isCorrection: boolean
  photo: string | null
  reports: number
  texts: string[]
}

/** Comparable cars on sale: same model, at most a year older or newer. A range of days can use an index. */
const market = sql.raw(`cross join lateral (
  select percentile_cont(0.5) within group (order by o.price)::int as median, count(*)::int as comparables from vehicles o
  where o.model_id = v.model_id and o.last_status = 'Published' and not o.is_deleted and not o.is_archived and o.id <> v.id and o.price is not null
    and o.release_date between make_date(extract(year from v.release_date)::int - 1, 1, 1) and make_date(extract(year from v.release_date)::int + 1, 12, 31)
) market`)
/** Another car with the same value that is or was published or advertised; an empty value matches nothing. */
const twinOf = (column: string) => `exists (select from vehicles o where o.${column} = v.${column} and o.id <> v.id and not o.is_deleted
  and (o.published_at is not null or exists (select from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted)))`
/**
 * Photos of another car that duplicate a photo of `v`: equal bytes, or a mirrored, cropped or recoloured copy. Includes cars that are or
 * were published, and submitted adverts, but no drafts and no generated pictures.
 */
const copied = `from documents p join lateral (select p.hash, 1::real as likeness union all
      select t.twin, t.likeness from picture_twins t where t.hash = p.hash) s on true
    join documents x on x.hash = s.hash and x.owner_type = 'Vehicle' and x.owner_id <> p.owner_id and not x.is_deleted
      and x.type = any(array['VehicleGalleryPicture', 'VehiclePicture', 'IntermediationVehiclePicture', 'VehicleAdPicture'])
      and (s.likeness < 1 or not x.is_generated)
    join vehicles o on o.id = x.owner_id and not o.is_deleted
    left join vehicle_ads e on e.disposed_vehicle_id = o.id and not e.is_deleted
  where p.owner_type = 'Vehicle' and p.owner_id = v.id and p.type = 'VehicleAdPicture' and not p.is_deleted and not p.is_generated
    and (o.published_at is not null or e.last_status <> 'Draft')`
/** Adverts submitted from a device of `d`, itself included, without drafts. */
const ofDevice = sql.raw(`from ad_devices m join ad_devices x on x.device = m.device
  join vehicle_ads e on e.id = x.ad_id and e.last_status <> 'Draft' and not e.is_deleted where m.ad_id = d.id`)
const riskColumns = (
  now: Date,
  manyAccounts: number,
) => sql`(select count(distinct e.customer_id) ${ofDevice}) >= ${manyAccounts} as "manyAccounts", coalesce(d.wished_price, v.price) as price, market.median, market.comparables, exists (select ${sql.raw(copied)}) as "samePhoto",
  ${sql.raw(twinOf('registration_number'))} as "samePlate",
  ${sql.raw(twinOf('chassis_number'))} as "sameChassis", extract(epoch from ${now}::timestamptz - c.created)::int / 3600 as "accountHours",
  array(select coalesce(value, '') from jsonb_each_text(coalesce(v.description, '{}'))) as texts`

const openReports = sql`(select count(*)::int from ad_reports r where r.ad_id = d.id and r.closed is null)`

/** Number of adverts to review, first by due, that are sorted by risk; the rest follow by due. */
export const mostSorted = 200

/** Returns the adverts of a view and their number, up to the list limit; of those to review the first by due, to sort by risk. */
export async function findQueue(
  db: Db,
  { view, page, size }: { view: View; page: number; size: number },
  seen: Seen,
): Promise<{ rows: QueueRow[]; count: number }> {
  const part = view === 'toRead' && page * size <= mostSorted ? sql`limit ${mostSorted}` : sql`limit ${size} offset ${(page - 1) * size}`
  const [{ rows: ids }, counted] = await Promise.all([
    view === 'reported'
      ? sql<{ id: number }>`
        select d.id from (select ad_id, count(*) as reports from ad_reports where closed is null group by ad_id) r join vehicle_ads d on d.id = r.ad_id
        where d.last_status <> 'Draft' and not d.is_deleted order by r.reports desc, d.due, d.id desc ${part}`.execute(db)
      : sql<{ id: number }>`select d.id from vehicle_ads d where ${inView(view)} order by d.due, d.id desc ${part}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from vehicle_ads d where ${inView(view)} limit ${countLimit({ page, size })}) l`.execute(
      db,
    ),
  ])
  const rows = await linesOf(
    db,
    ids.map(({ id }) => id),
    seen,
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[], { now, manyAccounts }: Seen): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`/* prepared */
    select d.id, d.reference, d.last_status as "lastStatus", b.name || ' ' || m.name as title,
      extract(year from v.release_date)::int as year, ci.name as city, trim(c.first_name || ' ' || left(c.last_name, 1)) as seller,
      ${sql.raw(iso('d.due'))} as due, coalesce(d.due < ${now}, false) as "isOverdue",
      d.last_status = 'Submited' and d.appealed is not null as "isAppeal", d.asks_correction as "isCorrection",
      (select p.id from documents p where p.owner_type = 'Vehicle' and p.owner_id = v.id and p.type = 'VehicleAdPicture' and not p.is_deleted
        order by p.images_order, p.created, p.id limit 1) as photo, ${openReports} as reports, ${riskColumns(now, manyAccounts)}
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join vehicle_ads d using (id)
    join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities ci on ci.id = v.city_id ${market}
    order by page.place`.execute(db)
  return rows
}

/** Counts the adverts of each view, up to the list limit. */
export async function countViews(db: Db): Promise<Record<View, number>> {
  const counts = adViews.map(
    (view) =>
      sql`(select count(*)::int from (select from vehicle_ads d where ${inView(view)} limit ${countLimit()}) l) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<View, number>
}

type DeskPart = Pick<AdRecord, 'explanation' | 'suspension' | 'seller' | 'twins' | 'copies' | 'sameDevice' | 'isOverdue' | 'isAppeal'>

/** Returns the staff data of an advert; null for an unknown one. */
export async function findDeskPart(
  db: Db,
  id: number,
  { now, manyAccounts }: Seen,
): Promise<(DeskPart & { facts: RiskFacts; owner: string | null }) | null> {
  const { rows } = await sql<DeskPart & RiskFacts & { owner: string | null }>`
    select c.user_id as owner, coalesce(d.due < ${now}, false) as "isOverdue",
      d.last_status = 'Submited' and d.appealed is not null as "isAppeal", case when c.last_status = 'Inactive' then 'Suspended' end as suspension,
      case when d.last_status in ('Accepted', 'Published', 'Deactivated')
        then (select s.comment from ad_statuses s where s.ad_id = d.id and s.type = 'Accepted' order by s.id desc limit 1) end as explanation,
      json_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name), 'phone', c.phone, 'email', c.email,
        'isPhoneVerified', c.phone_verified, 'language', c.language, 'since', ${sql.raw(iso('c.created'))},
        'adverts', (select count(*) from vehicle_ads o where o.customer_id = c.id and not o.is_deleted)) as seller,
      coalesce((select json_agg(json_build_object('vehicleId', o.id,
          'reference', (select e.reference from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted),
          'title', ob.name || ' ' || om.name, 'registrationNumber', o.registration_number, 'chassisNumber', o.chassis_number,
          'mileage', o.mileage, 'price', o.price, 'lastStatus', o.last_status,
          'same', array(select name from (values ('registrationNumber', o.registration_number = v.registration_number),
            ('chassisNumber', o.chassis_number = v.chassis_number)) as s (name, fits) where fits)) order by o.id desc)
        from vehicles o join brands ob on ob.id = o.brand_id join models om on om.id = o.model_id
        where o.id <> v.id and not o.is_deleted and (o.registration_number = v.registration_number or o.chassis_number = v.chassis_number)
          and (o.published_at is not null or exists (select from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted))),
        '[]') as twins,
      coalesce((select json_agg(json_build_object('photo', one.photo, 'other', json_build_object('id', one.other, 'type', one.type), 'likeness', one.likeness, 'vehicleId', one.vehicle,
          'reference', one.reference, 'title', ob.name || ' ' || om.name, 'lastStatus', one.status, 'isSameSeller', one.same_seller,
          'since', ${sql.raw(iso('one.since'))}) order by one.likeness desc, one.photo)
        from (select distinct on (p.id, o.id) p.id as photo, x.id as other, x.type, s.likeness, o.id as vehicle, e.reference, coalesce(e.last_status, o.last_status) as status,
            coalesce(e.customer_id = d.customer_id, false) as same_seller, x.created as since, o.brand_id, o.model_id ${sql.raw(copied)}
          order by p.id, o.id, s.likeness desc, x.id limit 30) one join brands ob on ob.id = one.brand_id join models om on om.id = one.model_id), '[]') as copies,
      coalesce((select json_agg(json_build_object('adId', one.id, 'reference', one.reference, 'title', ob.name || ' ' || om.name,
          'seller', trim(k.first_name || ' ' || k.last_name), 'phone', k.phone, 'since', ${sql.raw(iso('k.created'))}, 'price', o.price,
          'lastStatus', one.last_status, 'sent', ${sql.raw(iso('one.sent'))}) order by one.sent desc, one.id desc)
        from (select e.id, e.reference, e.customer_id, e.disposed_vehicle_id, e.last_status, max(x.sent) as sent ${ofDevice}
            and e.customer_id <> d.customer_id group by e.id order by max(x.sent) desc, e.id desc limit 8) one
          join customers k on k.id = one.customer_id join vehicles o on o.id = one.disposed_vehicle_id
          join brands ob on ob.id = o.brand_id join models om on om.id = o.model_id), '[]') as "sameDevice",
      ${riskColumns(now, manyAccounts)}
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id ${market}
    where d.id = ${id} and d.last_status <> 'Draft' and not d.is_deleted`.execute(db)
  const [row] = rows
  if (!row) return null
  const { owner, explanation, suspension, seller, twins, copies, sameDevice, isOverdue, isAppeal, ...facts } = row
  return {
    owner,
    explanation,
    suspension,
    seller,
    twins,
    copies,
    sameDevice: facts.manyAccounts ? sameDevice : [],
    isOverdue,
    isAppeal,
    facts,
  }
}
