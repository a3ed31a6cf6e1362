import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { formFields, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { minPictures } from '#domains/catalogue/vehicles/rules.ts'
import { shownStatuses, vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { isVisibleIn } from '#domains/catalogue/vehicles/store.ts'
import { galleryTypes } from '#domains/foundation/documents/rules.ts'
import { nameWords, start } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { sqlList } from '#shared/closed-list.ts'
import { countLimit } from '#shared/counted.ts'
import type { StockCard, StockEvent, StockFields, StockFilters, StockRow, Transfer } from './contract.ts'
import { taskStatuses, taskWorkflow } from './tasks/status.ts'

type Db = Kysely<Database>

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const areaJson = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'names', ${alias}.names) end`)
/** Selects the name of a subject; null for the system and for a deleted account. */
const nameOf = (column: string) =>
  sql.raw(`(select nullif(trim(concat(p.first_name, ' ', p.last_name)), '') from accounts p where p.subject = ${column})`)
const pictures = sql`
  d.owner_type = 'Vehicle' and d.owner_id = v.id and d.type = any(${sql.val([...galleryTypes])}::text[]) and d.width is not null and not d.is_deleted`
const openTasks = sql.raw(sqlList(taskStatuses.filter((status) => !taskWorkflow.final.some((final) => final === status))))
const publicCar = sql.raw(`(v.last_status = 'Sold' or ${isVisibleIn(shownStatuses)} and not v.is_archived)`)

/** Areas visible to the staff member, including cars in transfer to them; null for all. */
export type Within = readonly number[] | null

/** Vehicles in stock. A car offered by its owner enters the stock when it is paid. */
const ownCars = (within: Within) => (within === null ? sql`v.is_in_stock` : sql`v.is_in_stock and ${atAreas(within)}`)
const atAreas = (areas: readonly number[]) =>
  sql`(v.storage_area_id = any(${[...areas]}::int[]) or v.transfer_storage_area_id = any(${[...areas]}::int[]))`

/** Matches of a search text. */
export interface Named {
  /** vehicles matched by number or version */
  ids: readonly number[]
  brandIds: readonly number[]
  modelIds: readonly number[]
}

const hasOpenPrice = sql`exists (select from vehicle_price_changes c where c.vehicle_id = v.id and c.state = 'Open')`

/** Builds the conditions except area and status, which are counted. */
function conditions({ brandId, archived = false, openPrice = false }: StockFilters, named: Named | null): RawBuilder<unknown> {
  const all = [sql`v.is_in_stock`, sql`v.is_archived = ${archived}`]
  if (openPrice) all.push(hasOpenPrice)
  if (brandId) all.push(sql`v.brand_id = any(${brandId}::int[])`)
  if (named) {
    const ways = (['id', 'brand_id', 'model_id'] as const).flatMap((column, i) => {
      const some = [named.ids, named.brandIds, named.modelIds][i] ?? []
      return some.length > 0 ? [sql`${sql.ref(`v.${column}`)} = any(${[...some]}::int[])`] : []
    })
    all.push(ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`)
  }
  return sql.join(all, sql` and `)
}

/** Possible meanings of a search text. */
export interface StockQuery {
  words: readonly string[]
  /** prefixes of a reference or chassis number, in upper case without separators */
  identifiers: readonly string[]
  /** complete references for a bare number */
  references: readonly string[]
  /** prefixes of plates, in the format of `fold_plate` */
  plates: readonly string[]
}

/** Maximum vehicles matched by number or version, newest first. */
const mostNamed = 1000

/** Resolves a search text: each number by its own index, and model names by the few matching models. */
export async function findNamed(db: Db, { words, identifiers, references, plates }: StockQuery): Promise<Named> {
  const patterns = words.map((word) => `%${start(word)}`)
  const { rows } = await sql<{ rest: string; brandId: number | null; modelIds: number[] }>`
    with makes as materialized (
      select b.id, (select lower(string_agg(value, ' ')) from jsonb_each_text(b.names)) as make from brands b
    ), known as materialized (
      select m.id, m.brand_id, k.make, concat(k.make, ' ', (select lower(string_agg(value, ' ')) from jsonb_each_text(m.names))) as name
      from models m join makes k on k.id = m.brand_id
    ), matched as (
      select k.id, k.brand_id, bool_and(k.make like w.pattern) as "isMake",
        coalesce(string_agg(w.word, ' ' order by w.place) filter (where k.name not like w.pattern), '') as rest
      from known k cross join unnest(${[...words]}::text[], ${patterns}::text[]) with ordinality as w(word, pattern, place)
      group by k.id, k.brand_id having bool_or(k.name like w.pattern)
    )
    select rest, case when "isMake" then brand_id end as "brandId", array_agg(id) as "modelIds" from matched group by 1, 2`.execute(db)
  const whole = rows.filter(({ rest }) => rest === '')
  const hasWords = (text: string) => sql`v.version is not null and array_to_tsvector(fold_name(v.version)) @@ ${nameWords(text)}`
  const versions =
    whole.length > 0
      ? []
      : rows.length > 0
        ? rows.map(({ rest, modelIds }) => sql`${hasWords(rest)} and v.model_id = any(${modelIds}::int[])`)
        : [hasWords(words.join(' '))]
  const cars = [
    ...identifiers.map((text) => sql`search_identifier(v.reference) like ${start(text)}`),
    ...identifiers.map((text) => sql`v.chassis_number is not null and search_identifier(v.chassis_number) like ${start(text)}`),
    ...(references.length > 0 ? [sql`v.reference = any(${[...references]}::text[])`] : []),
    ...plates.map((plate) => sql`v.registration_number is not null and fold_plate(v.registration_number) like ${start(plate)}`),
    ...versions,
  ].map((condition) => sql`(select v.id from vehicles v where ${condition} order by v.id desc limit ${mostNamed})`)
  const found = cars.length > 0 ? await sql<{ id: number }>`${sql.join(cars, sql` union `)}`.execute(db) : { rows: [] }
  return {
    ids: found.rows.map(({ id }) => id),
    brandIds: [...new Set(whole.flatMap(({ brandId }) => (brandId === null ? [] : [brandId])))],
    modelIds: whole.flatMap(({ brandId, modelIds }) => (brandId === null ? modelIds : [])),
  }
}

/** Selects the ids of a page by index. Vehicles are created in id order; those without a value come last. */
function pageOf(
  { sort, direction }: StockFilters,
  where: RawBuilder<unknown>,
  { offset, limit }: { offset: number; limit: number },
): RawBuilder<{ id: number }> {
  const way = sql.raw(direction)
  const page = sql`limit ${limit} offset ${offset}`
  if (sort === 'created') return sql`select v.id from vehicles v where ${where} order by v.id ${way} ${page}`
  const column = sql.raw({ modified: 'v.last_modified', price: 'v.price', mileage: 'v.mileage', reference: 'v.reference' }[sort])
  if (direction === 'asc' || sort === 'modified' || sort === 'reference')
    return sql`select v.id from vehicles v where ${where} order by ${column} ${way}, v.id ${way} ${page}`
  // a descending index returns nulls first
  const first = sql`limit ${limit + offset}`
  return sql`
    select id from (
      (select v.id, ${column} as figure from vehicles v where ${where} and ${column} is not null order by ${column} desc, v.id desc ${first})
      union all (select v.id, null from vehicles v where ${where} and ${column} is null order by v.id desc ${first})
    ) either order by figure desc nulls last, id desc ${page}`
}

/** Returns one page of the stock. Selects the ids first and completes only these rows. */
export async function listVehicles(
  db: Db,
  within: Within,
  filters: StockFilters,
  named: Named | null,
  page: { offset: number; limit: number },
): Promise<StockRow[]> {
  const { storageAreaId, status } = filters
  const where = sql.join(
    [
      conditions(filters, named),
      ...(within === null ? [] : [atAreas(within)]),
      ...(storageAreaId ? [atAreas(storageAreaId)] : []),
      ...(status ? [sql`v.last_status = any(${status}::text[])`] : []),
    ],
    sql` and `,
  )
  const ids = await pageOf(filters, where, page).execute(db)
  return linesOf(
    db,
    ids.rows.map(({ id }) => id),
  )
}

/** Returns rows by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`/* prepared */
    select v.id, v.reference, b.name as brand, m.name as model, v.version, v.release_date as "releaseDate", v.mileage, v.price,
      v.old_price as "oldPrice", v.last_status as "lastStatus", v.registration_number as "registrationNumber", ${areaJson('a')} as "storageArea",
      ${areaJson('t')} as "transferArea", c.name as city, c.names as "cityNames", v.body_style as "bodyStyle",
      coalesce(p.count, 0) as "pictureCount", p.first as picture, ${publicCar} as "isPublic", v.is_promoted as "isPromoted",
      v.is_featured as "isFeatured", v.is_archived as "isArchived", ${hasOpenPrice} as "hasOpenPrice", ${moment('v.last_modified')} as "lastModified",
      (select count(*)::int from administrative_tasks k where k.vehicle_id = v.id and not k.is_deleted
        and k.last_status in (${openTasks})) as "openTasks"
    from unnest(${[...ids]}::int[]) with ordinality as chosen(id, place) join vehicles v using (id) join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    left join cities c on c.id = v.city_id left join storage_areas a on a.id = v.storage_area_id
    left join storage_areas t on t.id = v.transfer_storage_area_id
    left join lateral (
      select count(*) over ()::int as count, json_build_object('id', d.id, 'type', d.type, 'hash', d.hash) as first
      from documents d where ${pictures} order by d.images_order, d.created, d.id limit 1
    ) p on true
    order by chosen.place`.execute(db)
  return rows
}

/** Counts vehicles by status up to the count limit, under all filters except the status. */
export async function countVehicles(
  db: Db,
  within: Within,
  filters: StockFilters,
  named: Named | null,
  page: { page: number; size: number },
): Promise<Map<VehicleStatus, number>> {
  const most = countLimit(page)
  const where = conditions(filters, named)
  const areas = filters.storageAreaId ?? within
  const alsoWithin = filters.storageAreaId && within ? sql`and ${atAreas(within)}` : sql``
  // matches by id or model need one scan; otherwise each status has an index
  if (named && named.ids.length + named.modelIds.length > 0) {
    const { rows } = await sql<{ status: VehicleStatus; count: number }>`
      select v.last_status as status, least(count(*), ${most})::int as count from vehicles v
      where ${where} ${alsoWithin} ${areas ? sql`and ${atAreas(areas)}` : sql``} group by 1`.execute(db)
    return new Map(rows.map(({ status, count }) => [status, count]))
  }
  // vehicles in the areas by index, then the few in transfer to them
  const parts = areas
    ? [
        sql`and v.storage_area_id = any(${[...areas]}::int[])`,
        sql`and v.transfer_storage_area_id = any(${[...areas]}::int[]) and coalesce(v.storage_area_id <> all(${[...areas]}::int[]), true)`,
      ]
    : [sql``]
  const counts = vehicleStatuses.map((status) => {
    const rows = parts.map(
      (part) => sql`(select 1 from vehicles v where ${where} and v.last_status = ${sql.lit(status)} ${part} ${alsoWithin})`,
    )
    return sql`(select count(*)::int from (${sql.join(rows, sql` union all `)} limit ${most}) l) as ${sql.ref(status)}`
  })
  const { rows } = await sql<Record<VehicleStatus, number>>`select ${sql.join(counts)}`.execute(db)
  return new Map(vehicleStatuses.map((status) => [status, rows[0]?.[status] ?? 0]))
}

const features = sql`array(select f.feature_id from vehicle_features f where f.vehicle_id = v.id order by f.feature_id)`
const fieldsJson = sql`json_build_object(${sql.join(formFields.map((name) => sql`${sql.lit(name)}, ${sql.ref(`v.${vehicleFields[name].column}`)}`))}, 'features', ${features})`
/** Hash of all form fields; changes with any of them. */
const revision = sql`md5(concat_ws('|', ${sql.join(formFields.map((name) => sql`coalesce(${sql.ref(`v.${vehicleFields[name].column}`)}::text, '~')`))}, ${features}::text))`

/** Stored fields of a vehicle, without those computed from its state and the caller. */
export type CardRow = Omit<StockCard, 'tasks' | 'moves' | 'may' | 'pictures' | 'history' | 'transfers' | 'priceBasis' | 'priceChange'>

export async function findCard(db: Db, within: Within, id: number): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    select v.id, v.reference, b.name as brand, m.name as model,
      vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
      v.last_status as "lastStatus", ${publicCar} as "isPublic", ${revision} as revision, ${fieldsJson} as fields, v.price,
      v.old_price as "oldPrice", v.floor_price as "floorPrice", v.price_update_date as "priceUpdateDate", v.price_position as "pricePosition",
      v.is_price_doubtful as "isPriceDoubtful", case when v.former_price > v.price then v.former_price end as "formerPrice", v.is_certified as "isCertified",
      v.is_promoted as "isPromoted", v.is_featured as "isFeatured", v.is_archived as "isArchived",
      v.has_public_expertise_sheet as "hasPublicExpertiseSheet", ${areaJson('a')} as "storageArea", ${areaJson('t')} as "transferArea",
      v.transfer_date as "transferDate", v.arrives_on as "arrivesOn",
      coalesce((select value::int from settings where key = 'vehicles.minPictures'), ${minPictures}) as "minPictures",
      ${moment('v.created')} as created, ${nameOf('v.created_by')} as "createdBy", ${moment('v.last_modified')} as "lastModified",
      ${nameOf('v.last_modified_by')} as "lastModifiedBy"
    from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
    left join storage_areas a on a.id = v.storage_area_id left join storage_areas t on t.id = v.transfer_storage_area_id
    where v.id = ${id} and ${ownCars(within)}`.execute(db)
  return rows[0] ?? null
}

/** Data for a change, read under the row lock. */
export interface LockedVehicle {
  id: number
  lastStatus: VehicleStatus
  isArchived: boolean
  revision: string
  fields: StockFields
  price: number | null
  isCertified: boolean
  isPromoted: boolean
  isFeatured: boolean
  /** proven by the history, and above the price */
  formerPrice: number | null
  pricePosition: number | null
  isPriceDoubtful: boolean
  transferStorageAreaId: number | null
  arrivesOn: string | null
}

/** Locks a visible vehicle; null for none. */
export async function lockVehicle(trx: Transaction<Database>, within: Within, id: number): Promise<LockedVehicle | null> {
  // lock first: equipment changes of a concurrent transaction are then visible
  await sql`select 1 from vehicles where id = ${id} for update`.execute(trx)
  const { rows } = await sql<LockedVehicle>`
    select v.id, v.last_status as "lastStatus", v.is_archived as "isArchived", ${revision} as revision, ${fieldsJson} as fields, v.price,
      v.is_promoted as "isPromoted", v.is_featured as "isFeatured", case when v.former_price > v.price then v.former_price end as "formerPrice",
      v.is_certified as "isCertified", v.price_position as "pricePosition", v.is_price_doubtful as "isPriceDoubtful",
      v.transfer_storage_area_id as "transferStorageAreaId", v.arrives_on as "arrivesOn"
    from vehicles v where v.id = ${id} and ${ownCars(within)}`.execute(trx)
  return rows[0] ?? null
}

/** Returns the publication date of a car, before publication its creation date; null for an unknown id. */
export async function findStart(db: Db, id: number): Promise<Date | null> {
  const { rows } = await sql<{ start: Date }>`select coalesce(published_at, created) as start from vehicles where id = ${id}`.execute(db)
  return rows[0]?.start ?? null
}

/** Returns status and price changes, newest first. */
export async function listEvents(db: Db, id: number): Promise<StockEvent[]> {
  const { rows } = await sql<StockEvent>`
    with told as (
      select s.*, lag(s.type) over w as before, lag(s.price) over priced as "lastPrice"
      from vehicle_statuses s where s.vehicle_id = ${id}
      window w as (order by s.id), priced as (partition by s.price is not null order by s.id)
    )
    select case when price is not null and type = before then 'price' else 'status' end as kind, type, case when comment not in ('price', 'advert') then comment end as comment,
      price, case when price is not null then "lastPrice" end as "oldPrice", ${moment('created')} as at, ${nameOf('created_by')} as by
    from told order by id desc limit 200`.execute(db)
  return rows
}

/** Returns the transfers of a vehicle, latest first. */
export async function listTransfers(db: Db, id: number): Promise<Transfer[]> {
  const { rows } = await sql<Transfer>`
    select w.id, ${areaJson('f')} as "from", ${areaJson('t')} as "to", w.comment, ${moment('w.sent')} as sent, ${nameOf('w.sent_by')} as "sentBy",
      ${moment('w.received')} as received, ${nameOf('w.received_by')} as "receivedBy"
    from vehicle_transfers w join storage_areas t on t.id = w.to_storage_area_id left join storage_areas f on f.id = w.from_storage_area_id
    where w.vehicle_id = ${id} order by w.id desc limit 100`.execute(db)
  return rows
}

/** Returns the fields with an invalid reference: a model of another make, a closed area, an unknown city or equipment. */
export async function findUnknown(db: Db, fields: StockFields): Promise<(keyof StockFields)[]> {
  const { rows } = await sql<{ field: keyof StockFields }>`
    select 'brandId' as field where not exists (select from brands where id = ${fields.brandId})
    union all select 'modelId' where not exists (select from models where id = ${fields.modelId} and brand_id = ${fields.brandId} and is_listed)
    union all select 'storageAreaId' where ${fields.storageAreaId}::int is not null
      and not exists (select from storage_areas where id = ${fields.storageAreaId} and not is_deleted)
    union all select 'cityId' where ${fields.cityId}::int is not null and not exists (select from cities where id = ${fields.cityId})
    union all select 'features' where exists (
      select from unnest(${fields.features}::int[]) given where not exists (select from features where id = given))`.execute(db)
  return rows.map(({ field }) => field)
}

/**
 * Returns the reference of another stock vehicle with this chassis number; null for none. Concurrent calls for one number wait for each
 * other.
 */
export async function findTwin(trx: Transaction<Database>, chassisNumber: string, id: number | null): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('chassis ' || ${chassisNumber}, 0))`.execute(trx)
  const { rows } = await sql<{ reference: string }>`
    select reference from vehicles where search_identifier(chassis_number) = search_identifier(${chassisNumber}) and not is_deleted
      and not is_archived and last_status <> 'Sold' and id is distinct from ${id} limit 1`.execute(trx)
  return rows[0]?.reference ?? null
}
