import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { galleryTypes } from '#domains/foundation/documents/rules.ts'
import { listedModel } from '#domains/foundation/reference/store.ts'
import { localDay } from '#platform/local-day.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import { soldPageDays, type VehicleCard, type VehicleStatus } from './contract.ts'
import { cardFields, detailFields, type FieldName, vehicleFields } from './fields.ts'
import { comparedWith, isSound, marketJson, marketOf } from './market/store.ts'
import { distances, minPictures, similarPrices } from './rules.ts'
import { publicStatuses, shownStatuses } from './status.ts'

// Statements of public pages are named: PostgreSQL plans them once per connection. Only constants of this code are interpolated.
const publicPicture = `d.owner_type = 'Vehicle' and d.owner_id = v.id and d.type in (${galleryTypes.map((type) => `'${type}'`).join(', ')})
  and d.status = 'Published' and d.width is not null and not d.is_deleted`
const pictureJson = `json_build_object('id', d.id, 'hash', d.hash, 'spec', d.spec, 'width', d.width, 'height', d.height)`
const galleryPictureJson = pictureJson.replace(/\)$/, `, 'isGenerated', d.is_generated)`)
const pictureOrder = 'd.images_order, d.created, d.id'
const onSale = `v.last_status = 'Published' and not v.is_archived and not v.is_deleted`
/** SQL: the car has one of these statuses, or is in a transfer during which it stays on the site. */
export const isVisibleIn = (statuses: readonly VehicleStatus[], v = 'v') =>
  `(${v}.last_status in (${sqlList(statuses)}) or ${v}.last_status = 'InTransfer' and ${v}.arrives_on is not null)`
const seen = `not v.is_deleted and ${isVisibleIn(publicStatuses)}`

const fieldColumns = (names: readonly FieldName[]) => names.map((name) => `v.${vehicleFields[name].column} as "${name}"`).join(', ')

/** Select list of a VehicleCard (contract) without pictures; a sold car has no price. */
const cardColumns = `v.id, v.reference,
  vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
  b.name as brand, m.name as model, ${fieldColumns(cardFields)},
  case when v.last_status <> 'Sold' then v.price end as price,
  case when v.last_status <> 'Sold' and v.former_price > v.price and not v.is_price_doubtful then v.former_price end as "oldPrice",
  v.price_update_date as "priceUpdateDate",
  case when v.last_status <> 'Sold' then v.price_position end as "pricePosition",
  v.is_price_doubtful and v.last_status <> 'Sold' as "isPriceDoubtful",
  c.name as city, c.names as "cityNames", coalesce(v.placed_until > now(), false) as "isBoosted", v.last_status as "lastStatus"`

const cardJoins = `join brands b on b.id = v.brand_id
  join models m on m.id = v.model_id
  left join cities c on c.id = v.city_id`

const cardsOf = (vehicles: string) => `
  select v.id, row_to_json(card)::text as json
  from ${vehicles} v
  ${cardJoins}
  left join lateral (
    select count(*) over ()::int as count, ${pictureJson} as first
    from documents d where ${publicPicture} order by ${pictureOrder} limit 1
  ) pictures on true
  cross join lateral (select ${cardColumns}, coalesce(pictures.count, 0) as "pictureCount", pictures.first as picture) card`

interface CardRow {
  id: number
  json: string
}

/** Returns the hashes of first pictures that are generated; certified cars first, then the latest published. */
export async function findGeneratedPictures(db: Kysely<Database>, offset: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select first.hash from vehicles v cross join lateral (
      select d.hash, d.is_generated from documents d where ${sql.raw(publicPicture)} order by ${sql.raw(pictureOrder)} limit 1
    ) first
    where first.is_generated and not v.is_deleted and not v.is_archived
    order by v.is_certified desc, v.published_at desc nulls last, v.id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Returns cards as JSON text by vehicle id; omits unknown and non-public ids. */
export async function findCardTexts(pool: Pool, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<CardRow>({
    name: 'cards',
    text: `${cardsOf('vehicles')} where v.id = any($1::int[]) and ${seen}`,
    values: [ids],
  })
  return new Map(rows.map(({ id, json }) => [id, json]))
}

/** Returns cards in the order of the ids; omits unknown and non-public ids. */
export async function findCards(pool: Pool, ids: readonly number[]): Promise<VehicleCard[]> {
  const texts = await findCardTexts(pool, ids)
  return ids.flatMap((id) => {
    const text = texts.get(id)
    return text === undefined ? [] : [JSON.parse(text) as VehicleCard]
  })
}

const proven = { featured: 'is_highlight', promoted: 'is_promotion' } as const
/** Returns featured or promoted cards as a JSON list, latest published first; only cars whose price confirms the label. */
export async function findHighlights(pool: Pool, kind: 'featured' | 'promoted', size: number): Promise<string> {
  const some = `(select * from vehicles v where v.${proven[kind]} and v.published_at is not null and ${onSale} order by v.published_at desc, v.id desc limit $1)`
  const { rows } = await pool.query<CardRow>({
    name: kind,
    text: `${cardsOf(some)} order by v.published_at desc, v.id desc`,
    values: [size],
  })
  return `[${rows.map(({ json }) => json).join(',')}]`
}

const featureIds = 'array(select vf.feature_id from vehicle_features vf where vf.vehicle_id = v.id order by vf.feature_id)'

const wasAdvertised = `v.operation_type = 'Ad' and v.published_at is not null as "wasAdvertised"`

/**
 * The vehicle page in one statement (contract VehicleDetail; specification, section 3), without the parts shared between vehicles. The JSON
 * contains neither the chassis number nor the plate.
 */
const detailText = `
  select v.last_status as "lastStatus", v.is_archived as "isArchived", v.arrives_on is not null as "isArriving", sale.created as "soldAt", ${wasAdvertised}, row_to_json(detail)::text as json,
    v.registration_number as "registrationNumber", v.storage_area_id as "storageAreaId", ${featureIds} as "featureIds"
  from vehicles v
  ${cardJoins}
  left join ${marketOf()} and ${isVisibleIn(shownStatuses)} and ${isSound('v')}
  ${comparedWith}
  left join lateral (
    select s.created from vehicle_statuses s
    where s.vehicle_id = v.id and s.type = 'Sold' and v.last_status = 'Sold' order by s.id desc limit 1
  ) sale on true
  cross join lateral (
    select coalesce(jsonb_agg(${galleryPictureJson} order by ${pictureOrder}), '[]') as list, count(*)::int as count from documents d where ${publicPicture}
  ) pictures
  cross join lateral (select ${cardColumns}, pictures.count as "pictureCount", (pictures.list -> 0) - 'isGenerated' as picture,
    b.names as "brandNames", m.names as "modelNames", ${fieldColumns(detailFields)},
    case v.last_status when 'Published' then 'Available' when 'InTransfer' then 'Arriving' when 'Sold' then 'Sold' else 'Reserved' end as availability,
    case when v.last_status = 'InTransfer' then (
      select json_build_object('date', v.arrives_on, 'store', json_build_object('id', t.id, 'name', t.name, 'names', t.names))
      from storage_areas t where t.id = v.transfer_storage_area_id
    ) end as arrival,
    case when v.video_link like 'https://%' then v.video_link end as "videoLink",
    ${localDay('v.published_at')} as "publishedAt", v.created, v.last_modified as "lastModified", false as "isDeleted",
    v.financing_ratio as "financingRatio", v.financing_months as "financingMonths", ${localDay('sale.created')} as "soldAt", pictures.list as pictures, ${marketJson} as market
  ) detail
  where v.id = $1 and not v.is_deleted`

/** Facts that decide whether a vehicle page is served. */
export interface PageFacts {
  lastStatus: VehicleStatus
  isArchived: boolean
  /** in a transfer during which the car stays on the site */
  isArriving: boolean
  soldAt: Date | null
  /** an advert of the owner was published, so links to the page exist */
  wasAdvertised: boolean
}

/** A vehicle page: an unterminated JSON object and the keys of the shared parts that complete it. */
export interface PageRow extends PageFacts {
  json: string
  registrationNumber: string | null
  storageAreaId: number | null
  featureIds: number[]
}

/** Returns the vehicle page with its `PageFacts`; null for an unknown id. */
export async function findDetail(pool: Pool, id: number): Promise<PageRow | null> {
  const { rows } = await pool.query<PageRow>({ name: 'detail', text: detailText, values: [id] })
  return rows[0] ?? null
}

/** Returns the `PageFacts` of a vehicle and its equipment; null for an unknown id. */
export async function findFeatureIds(pool: Pool, id: number): Promise<(PageFacts & { featureIds: number[] }) | null> {
  const { rows } = await pool.query<PageFacts & { featureIds: number[] }>({
    name: 'features',
    text: `
      select v.last_status as "lastStatus", v.is_archived as "isArchived", v.arrives_on is not null as "isArriving", ${featureIds} as "featureIds",
        (select s.created from vehicle_statuses s where s.vehicle_id = v.id and s.type = 'Sold' order by s.id desc limit 1) as "soldAt", ${wasAdvertised}
      from vehicles v where v.id = $1 and not v.is_deleted`,
    values: [id],
  })
  return rows[0] ?? null
}

/** JSON texts shared by many vehicle pages, by id; categories in catalogue order. */
export interface SharedPieces {
  categories: { id: number; head: string }[]
  features: Map<number, { category: number; json: string }>
  stores: Map<number, string>
  prefectures: Map<number, string>
  /** days for which the page of a sold car is served (setting vehicles.soldPageDays) */
  soldPageDays: number
}

/** SQL: JSON of the store `a` in the city `c` (contract VehicleStore). */
export const storeJson = `json_build_object('id', a.id, 'name', a.name, 'names', a.names, 'tag', a.tag, 'city', c.name, 'cityNames', c.names,
  'address', a.address, 'addresses', a.addresses, 'addressLine2', a.address_line2, 'phone', a.phone, 'email', a.email,
  'latitude', a.latitude, 'longitude', a.longitude, 'hours', a.hours)`

/** Returns the shared parts of vehicle pages: equipment, stores, prefectures. */
export async function findPieces(db: Kysely<Database>): Promise<SharedPieces> {
  const [categories, features, stores, prefectures, sold] = await Promise.all([
    sql<{ id: number; head: string }>`
      select id, json_build_object('code', code, 'title', title, 'titles', titles)::text as head from feature_categories order by id`.execute(
      db,
    ),
    sql<{ id: number; category: number; json: string }>`
      select id, category_id as category, json_build_object('id', id, 'code', code, 'title', title, 'titles', titles)::text as json from features`.execute(
      db,
    ),
    sql<{ id: number; json: string }>`
      select a.id, ${sql.raw(storeJson)}::text as json
      from storage_areas a join cities c on c.id = a.city_id where not a.is_deleted`.execute(db),
    sql<{ code: number; json: string }>`
      select code, json_build_object('code', code, 'prefecture', name)::text as json from plate_prefectures`.execute(db),
    sql<{ days: number }>`select value::int as days from settings where key = 'vehicles.soldPageDays'`.execute(db),
  ])
  return {
    categories: categories.rows,
    features: new Map(features.rows.map(({ id, category, json }) => [id, { category, json }])),
    stores: new Map(stores.rows.map(({ id, json }) => [id, json])),
    prefectures: new Map(prefectures.rows.map(({ code, json }) => [code, json])),
    soldPageDays: sold.rows[0]?.days ?? soldPageDays,
  }
}

const price = (side: 'min' | 'max') => `me.price * ${similarPrices[side]}`
const differs = (column: string, points: number) => `case when v.${column} is distinct from me.${column} then ${points} else 0 end`

/**
 * Similar cars: the nearest in price of the same body style and the nearest in age of the same model, ordered by `distances` (rules). Each
 * branch reads a bounded index range, so that the cost does not grow with the stock.
 */
const similarText = `
  with me as (
    select v.id, v.model_id, v.brand_id, v.city_id, v.fuel_type, v.gear_type, v.release_date, v.mileage, v.body_style,
      coalesce(v.price, (select k.median from vehicle_markets k where k.model_id = v.model_id order by abs(k.year - extract(year from v.release_date)), k.year, k.mileage_band limit 1)) as price
    from vehicles v where v.id = $1
  ), near as (
    select v.id from me cross join lateral (
      select v.id from vehicles v where v.body_style = me.body_style and v.price >= me.price and v.price <= ${price('max')} and ${onSale} order by v.price, v.id limit 60) v
    union
    select v.id from me cross join lateral (
      select v.id from vehicles v where v.body_style = me.body_style and v.price < me.price and v.price >= ${price('min')} and ${onSale} order by v.price desc, v.id desc limit 60) v
    union
    select v.id from me cross join lateral (
      select v.id from vehicles v where v.model_id = me.model_id and v.release_date >= me.release_date and ${onSale} order by v.release_date, v.id limit 40) v
    union
    select v.id from me cross join lateral (
      select v.id from vehicles v where v.model_id = me.model_id and v.release_date < me.release_date and ${onSale} order by v.release_date desc, v.id desc limit 40) v
  )
  select v.id from near join vehicles v on v.id = near.id cross join me
  where v.id <> me.id and (v.price is null or me.price is null or v.price between ${price('min')} and ${price('max')})
  order by ${differs('model_id', distances.model)} + ${differs('brand_id', distances.brand)} + ${differs('city_id', distances.city)}
    + ${differs('fuel_type', distances.fuel)} + ${differs('gear_type', distances.gear)}
    + ${distances.price} * coalesce(abs(ln(v.price::float8 / me.price)), 0.5)
    + ${distances.year} * coalesce(abs(v.release_date - me.release_date) / 365.25, 5)
    + ${distances.mileage} * coalesce(abs(v.mileage - me.mileage) / 100000.0, 1), v.id
  limit $2`

/** Returns the cards of the closest available vehicles as a JSON list, closest first. */
export async function findSimilar(pool: Pool, id: number, size: number): Promise<string> {
  const { rows } = await pool.query<{ id: number }>({ name: 'similar', text: similarText, values: [id, size] })
  const ids = rows.map((row) => row.id)
  const texts = await findCardTexts(pool, ids)
  return `[${ids.flatMap((near) => texts.get(near) ?? []).join(',')}]`
}

/** Returns the number of pictures required for publication (setting vehicles.minPictures). */
export async function findMinPictures(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ value: number }>`select value::int as value from settings where key = 'vehicles.minPictures'`.execute(db)
  return rows[0]?.value ?? minPictures
}

/** Facts checked by the workflow guards. */
export interface PublishingFacts {
  price: number | null
  pictures: number
  /** pictures required for publication (setting vehicles.minPictures) */
  minPictures: number
  transferStorageAreaId: number | null
  releaseDate: string | null
  mileage: number | null
  fuelType: string | null
  gearType: string | null
  bodyStyle: string | null
  color: string | null
  chassisNumber: string | null
  registrationNumber: string | null
  /** the model is in the list of models */
  isListed: boolean
  /** for a car sold on consignment: whether the contract is signed, and the floor price */
  mandate: { isSigned: boolean; floorPrice: number | null } | null
}

export async function findPublishingFacts(db: Kysely<Database>, id: number): Promise<PublishingFacts> {
  const { rows } = await sql<PublishingFacts>`
    select v.price, (select count(*) from documents d where ${sql.raw(publicPicture)})::int as pictures,
      coalesce((select value::int from settings where key = 'vehicles.minPictures'), ${minPictures}) as "minPictures",
      v.transfer_storage_area_id as "transferStorageAreaId", v.release_date as "releaseDate", v.mileage, v.fuel_type as "fuelType",
      v.gear_type as "gearType", v.body_style as "bodyStyle", v.color, v.chassis_number as "chassisNumber",
      v.registration_number as "registrationNumber", ${sql.raw(listedModel('v'))} is not null as "isListed",
      (select json_build_object('isSigned', i.last_status = 'ContractSigned', 'floorPrice', i.floor_price) from vehicle_intermediations i
        where i.disposed_vehicle_id = v.id and i.last_status not in ('Rejected', 'Complete', 'TransferedToAd') and not i.is_deleted
        order by i.id desc limit 1) as mandate
    from vehicles v where v.id = ${id}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`vehicle ${id} vanished under its lock`)
  return facts
}

/** Recomputes the proven former price of vehicles. Call it after a change of a price or of the first day on sale. */
export async function updateFormerPrices(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update vehicles set former_price = known.price
    from (select id, proven_former_price(id, price) as price from vehicles where id = any(${[...ids]}::int[])) known
    where vehicles.id = known.id and vehicles.former_price is distinct from known.price`.execute(db)
}

/** Stores the time since which a vehicle is on sale. */
export async function updatePublished(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await sql`update vehicles set published_at = ${at} where id = ${id}`.execute(db)
}

/** Starts (`runs`) or pauses the boost timer of a car; a boost only elapses while the car is on sale. */
export async function updateBoostClock(db: Kysely<Database>, id: number, runs: boolean, now: Date): Promise<void> {
  await (runs
    ? sql`
        /* prepared */ update vehicles set boosted_until = ${now}::timestamptz + make_interval(secs => boost_left), boost_left = null
        where id = ${id} and boost_left is not null`
    : sql`
        /* prepared */ update vehicles set boost_left = ceil(extract(epoch from boosted_until - ${now}::timestamptz))::int, boosted_until = null
        where id = ${id} and boosted_until > ${now}::timestamptz`
  ).execute(db)
}

/** Returns the facts that determine the warranty of a car; null for an unknown id. */
export async function findWarrantyFacts(
  db: Kysely<Database>,
  id: number,
): Promise<{ releaseDate: string | null; mileage: number | null } | null> {
  const { rows } = await sql<{ releaseDate: string | null; mileage: number | null }>`
    select release_date::text as "releaseDate", mileage from vehicles where id = ${id} and not is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Marks a car as certified, with its odometer reading (km) and the months of its warranty. */
export async function updateCertified(
  db: Kysely<Database>,
  id: number,
  { mileage, months }: { mileage: number; months: number },
): Promise<void> {
  await sql`
    update vehicles set is_certified = true, is_controlled = true, has_public_expertise_sheet = true, warranty_in_months = ${months},
      mileage = ${mileage} where id = ${id}`.execute(db)
}
