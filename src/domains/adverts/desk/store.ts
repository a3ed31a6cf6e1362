import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { RiskFacts } from '../rules.ts'
import { iso } from '../store.ts'
import type { AdRecord, adViews } from './contract.ts'

type Db = Kysely<Database>
type View = (typeof adViews)[number]

/** What was sent to the house at some time. */
const seen = ['Submited', 'Accepted', 'Rejected', 'Published', 'Deactivated']
const statusesOf: Record<View, readonly string[]> = {
  toRead: ['Submited'],
  reported: seen,
  refused: ['Rejected'],
  published: ['Published'],
  all: seen,
}

/** A line of the queue with what its risk is computed of. */
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
  reports: number
  texts: string[]
}

/** Comparable cars on sale: the same model, at most a year older or younger. */
const market = (what: string) => `(select ${what} from vehicles o where o.model_id = v.model_id and o.last_status = 'Published'
  and not o.is_deleted and not o.is_archived and o.id <> v.id and o.price is not null
  and abs(extract(year from o.release_date) - extract(year from v.release_date)) <= 1)`
/** Another car with the same value that is or was shown, or is advertised; an empty value resembles nothing. */
const twinOf = (column: string) => `exists (select from vehicles o where o.${column} = v.${column} and o.id <> v.id and not o.is_deleted
  and (o.published_at is not null or exists (select from vehicle_ads e where e.disposed_vehicle_id = o.id and not e.is_deleted)))`
/**
 * Photos of another car that show what a photo of `v` shows: the same bytes, or a copy that was mirrored, cut or coloured. Of cars that are or
 * were shown, and of adverts that were sent: a draft is nobody's business. What the house draws itself is no photo.
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
const riskColumns = (now: Date) => sql`v.price, ${sql.raw(market('percentile_cont(0.5) within group (order by o.price)::int'))} as median,
  ${sql.raw(market('count(*)::int'))} as comparables, exists (select ${sql.raw(copied)}) as "samePhoto",
  ${sql.raw(twinOf('registration_number'))} as "samePlate",
  ${sql.raw(twinOf('chassis_number'))} as "sameChassis", extract(epoch from ${now}::timestamptz - c.created)::int / 3600 as "accountHours",
  array(select coalesce(value, '') from jsonb_each_text(coalesce(v.description, '{}'))) as texts`

const openReports = sql`(select count(*)::int from ad_reports r where r.ad_id = d.id and r.closed is null)`

/** The adverts of a view; those to be read all, so that they can be sorted by risk. */
export async function findQueue(db: Db, view: View, page: number, size: number, now: Date): Promise<{ rows: QueueRow[]; count: number }> {
  const wanted = sql`d.last_status = any(${[...statusesOf[view]]}::text[]) and not d.is_deleted
    and (${view !== 'reported'} or exists (select from ad_reports r where r.ad_id = d.id and r.closed is null))`
  const part = view === 'toRead' ? sql`limit 500` : sql`limit ${size} offset ${(page - 1) * size}`
  const [{ rows }, counted] = await Promise.all([
    sql<QueueRow>`
      select d.id, d.reference, d.last_status as "lastStatus", b.name || ' ' || m.name as title,
        extract(year from v.release_date)::int as year, ci.name as city, trim(c.first_name || ' ' || left(c.last_name, 1)) as seller,
        ${sql.raw(iso('d.due'))} as due, coalesce(d.due < ${now}, false) as "isOverdue",
        d.last_status = 'Submited' and d.appealed is not null as "isAppeal", ${openReports} as reports, ${riskColumns(now)}
      from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities ci on ci.id = v.city_id
      where ${wanted} order by ${view === 'reported' ? sql`reports desc,` : sql``} d.due nulls last, d.id desc ${part}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from vehicle_ads d where ${wanted}`.execute(db),
  ])
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** How many adverts each view has. */
export async function countViews(db: Db): Promise<Record<View, number>> {
  const { rows } = await sql<Record<View, number>>`
    select count(*) filter (where last_status = 'Submited')::int as "toRead",
      (select count(distinct r.ad_id)::int from ad_reports r join vehicle_ads a on a.id = r.ad_id where r.closed is null and not a.is_deleted
        and a.last_status <> 'Draft') as reported, count(*) filter (where last_status = 'Rejected')::int as refused,
      count(*) filter (where last_status = 'Published')::int as published, count(*) filter (where last_status <> 'Draft')::int as "all"
    from vehicle_ads where not is_deleted`.execute(db)
  return rows[0] ?? { toRead: 0, reported: 0, refused: 0, published: 0, all: 0 }
}

/** What the staff know of an advert besides; null for none. */
export async function findDeskPart(
  db: Db,
  id: number,
  now: Date,
): Promise<(Pick<AdRecord, 'seller' | 'twins' | 'copies' | 'isOverdue' | 'isAppeal'> & { facts: RiskFacts; owner: string | null }) | null> {
  const { rows } = await sql<
    Pick<AdRecord, 'seller' | 'twins' | 'copies' | 'isOverdue' | 'isAppeal'> & RiskFacts & { owner: string | null }
  >`
    select c.user_id as owner, coalesce(d.due < ${now}, false) as "isOverdue",
      d.last_status = 'Submited' and d.appealed is not null as "isAppeal",
      json_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name), 'phone', c.phone, 'email', c.email,
        'isPhoneVerified', c.phone_verified, 'since', ${sql.raw(iso('c.created'))},
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
        from (select distinct on (x.id) p.id as photo, x.id as other, x.type, s.likeness, o.id as vehicle, e.reference, coalesce(e.last_status, o.last_status) as status,
            coalesce(e.customer_id = d.customer_id, false) as same_seller, x.created as since, o.brand_id, o.model_id ${sql.raw(copied)}
          order by x.id, s.likeness desc limit 30) one join brands ob on ob.id = one.brand_id join models om on om.id = one.model_id), '[]') as copies,
      ${riskColumns(now)}
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
    where d.id = ${id} and d.last_status <> 'Draft' and not d.is_deleted`.execute(db)
  const [row] = rows
  if (!row) return null
  const { owner, seller, twins, copies, isOverdue, isAppeal, ...facts } = row
  return { owner, seller, twins, copies, isOverdue, isAppeal, facts }
}
