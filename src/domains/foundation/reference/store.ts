import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { byLanguage } from '#shared/language.ts'
import type { Brand, City, FeatureCategory, Holiday, Model, Setting, StorageArea, Store, StoreEntry } from './contract.ts'
import type { ModelFacts, VocabularyRows } from './rules.ts'

type Db = Kysely<Database> | Transaction<Database>

const openStore = sql`not a.is_deactivated and not a.is_deleted`

/** Returns the canonical names of all cities, in French alphabetical order. */
export async function findCityNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from cities order by name collate "fr-x-icu"`.execute(db)
  return rows.map(({ name }) => name)
}

export async function findCities(db: Db): Promise<City[]> {
  const { rows } = await sql<City>`
    select id, name, names, name_en as "nameEn", region, latitude, longitude
    from cities order by name collate "fr-x-icu"`.execute(db)
  return rows
}

export async function findFeatureCategories(db: Db): Promise<FeatureCategory[]> {
  const { rows } = await sql<FeatureCategory>`
    select c.id, c.code, c.title, c.titles,
      coalesce(json_agg(json_build_object('id', f.id, 'code', f.code, 'title', f.title, 'titles', f.titles) order by f.id)
        filter (where f.id is not null), '[]') as features
    from feature_categories c left join features f on f.category_id = c.id
    group by c.id order by c.id`.execute(db)
  return rows
}

/** Returns the stores open to the public, in founding order. */
export async function findStorageAreas(db: Db): Promise<StorageArea[]> {
  const { rows } = await sql<StorageArea>`
    select a.id, a.name, a.names, a.tag, c.name as city, c.names as "cityNames", a.address, a.addresses,
      a.address_line2 as "addressLine2", a.zip, a.phone, a.email, a.latitude, a.longitude, a.hours, a.services, a.is_deactivated as "isDeactivated"
    from storage_areas a join cities c on c.id = a.city_id
    where ${openStore} order by a.id`.execute(db)
  return rows
}

export async function findStorageAreaCities(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name as name from storage_areas a join cities c on c.id = a.city_id
    where ${openStore} group by c.name order by min(a.id)`.execute(db)
  return rows.map(({ name }) => name)
}

/** A brand with the monogram of its badge. */
export interface BrandRow extends Omit<Brand, 'logo'> {
  monogram: string | null
}

export async function findBrands(db: Db): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select id, name, names, is_vo as "isVO", monogram from brands where is_listed order by name collate "fr-x-icu"`.execute(db)
  return rows
}

/** Returns the models of the given brands, or all when `brandIds` is null. */
export async function findModels(db: Db, brandIds: readonly number[] | null): Promise<Model[]> {
  const { rows } = await sql<Model>`
    select m.id, b.name as brand, m.name as model, m.name, m.names, m.body_style as "bodyStyle", m.is_vo as "isVO"
    from models m join brands b on b.id = m.brand_id
    where m.is_listed and b.is_listed and (${brandIds}::int[] is null or m.brand_id = any(${brandIds}::int[]))
    order by b.name collate "fr-x-icu", m.name collate "fr-x-icu"`.execute(db)
  return rows
}

export async function findPublicSettings(db: Db): Promise<Setting[]> {
  const { rows } = await sql<Setting>`
    select key, value, type from settings where is_public
    union all select ${storeCount}, (select count(*) from storage_areas a where ${openStore})::text, 'number'
    order by key`.execute(db)
  return rows
}

/** Key of the number of open stores among the public settings. */
const storeCount = 'branches.count'

/** Returns every setting by its key, with the number of open stores. */
export async function findStatedSettings(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from storage_areas a where ${openStore}`.execute(db)
  return new Map(await findSettings(db, '')).set(storeCount, String(rows[0]?.count ?? 0))
}

/** Returns the holidays between two days (`YYYY-MM-DD`, both included), earliest first. */
export async function findHolidays(db: Db, from: string, to: string): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    /* prepared */ select id, date::text as date, name, certainty from holidays
    where date between ${from}::date and ${to}::date and not is_deleted order by date, id`.execute(db)
  return rows
}

type HolidayWords = Pick<Holiday, 'date' | 'name'>

/** Inserts a holiday entered by staff; its date is certain. */
export async function insertHoliday(db: Db, { date, name }: HolidayWords, author: string, now: Date): Promise<Holiday> {
  const { rows } = await sql<Holiday>`
    insert into holidays (date, name, certainty, created, last_modified, last_modified_by)
    values (${date}, ${JSON.stringify(name)}, 'Announced', ${now}, ${now}, ${author})
    returning id, date::text as date, name, certainty`.execute(db)
  return rows[0] as Holiday
}

/** Updates a holiday; an estimated one becomes announced. Null for an unknown id. */
export async function updateHoliday(db: Db, id: number, { date, name }: HolidayWords, author: string, now: Date): Promise<Holiday | null> {
  const { rows } = await sql<Holiday>`
    update holidays set date = ${date}, name = ${JSON.stringify(name)}, last_modified = ${now}, last_modified_by = ${author},
      certainty = case when certainty = 'Estimated' then 'Announced' else certainty end
    where id = ${id} and not is_deleted
    returning id, date::text as date, name, certainty`.execute(db)
  return rows[0] ?? null
}

/** Deletes a holiday; the seed does not restore it. Returns false for an unknown id. */
export async function removeHoliday(db: Db, id: number, author: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update holidays set is_deleted = true, last_modified = ${now}, last_modified_by = ${author}
    where id = ${id} and not is_deleted returning id`.execute(db)
  return rows.length > 0
}

/** Returns the only brand, city or model with a (squashed) spelling; null when none or several have it. */
export async function findSpelling(db: Kysely<Database>, kind: 'brand' | 'city' | 'model', spelling: string): Promise<number | null> {
  const { rows } = await sql<{
    id: number
  }>`select target_id as id from spellings where kind = ${kind} and spelling = ${spelling} limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

/** Returns the value of a setting as text, or null. */
export async function findSetting(db: Db, key: string): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`select value from settings where key = ${key}`.execute(db)
  return rows[0]?.value ?? null
}

/** Returns the settings whose keys start with a prefix, e.g. `financing.`: key and value. */
export async function findSettings(db: Db, start: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; value: string }>`
    /* prepared */ select key, value from settings where starts_with(key, ${start})`.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Returns the rows from which the vocabulary is built. */
export async function findVocabularyRows(db: Db): Promise<VocabularyRows> {
  const [brands, models, cities, spellings] = await Promise.all([
    sql<VocabularyRows['brands'][number]>`select id, name, names, popularity from brands where is_listed`.execute(db),
    sql<VocabularyRows['models'][number]>`
      select id, brand_id as "brandId", name, names, popularity from models where is_listed`.execute(db),
    sql<VocabularyRows['cities'][number]>`select id, name, names, name_en as "nameEn" from cities`.execute(db),
    sql<VocabularyRows['spellings'][number]>`select kind, spelling, target_id as "targetId" from spellings`.execute(db),
  ])
  return { brands: brands.rows, models: models.rows, cities: cities.rows, spellings: spellings.rows }
}

export async function findModelFacts(db: Db): Promise<ModelFacts[]> {
  const { rows } = await sql<ModelFacts>`
    select id, body_style as "bodyStyle", fiscal_power as "fiscalPower", doors, seats, from_year as "fromYear", to_year as "toYear"
    from models where is_listed`.execute(db)
  return rows
}

/** Inserts a model of an operator's stock that the reference tables lack; returns its id, also for an existing one. */
export async function insertModel(db: Db, model: { brandId: number; name: string; bodyStyle: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into models (brand_id, name, names, body_style)
    values (${model.brandId}, ${model.name}, ${JSON.stringify(byLanguage(() => model.name))}, ${model.bodyStyle})
    on conflict (brand_id, name) do update set is_listed = true returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** SQL: unlisted part of the model `m` of the make `b` (`UnlistedPart`); null for a listed model. */
export const unlistedPart = (b: string, m: string): string =>
  `case when not ${b}.is_listed then 'Brand' when not ${m}.is_listed then 'Model' end`

/** SQL: the listed model of a vehicle; null while its model is unlisted. */
export const listedModel = (v: string): string => `(select l.id from models l where l.id = ${v}.model_id and l.is_listed)`

/** Returns the listed make and model of these names; null for a name outside the list. */
export async function findModelNamed(
  db: Db,
  { brand, model }: { brand: string; model: string },
): Promise<{ brandId: number | null; modelId: number | null }> {
  const { rows } = await sql<{ brandId: number | null; modelId: number | null }>`
    select b.id as "brandId",
      (select m.id from models m where m.brand_id = b.id and m.is_listed and lower(m.name) = lower(${model}) limit 1) as "modelId"
    from brands b where b.is_listed and lower(b.name) = lower(${brand}) limit 1`.execute(db)
  return rows[0] ?? { brandId: null, modelId: null }
}

/** Returns the listed make with a (squashed) spelling; null when none or several have it. */
export async function findSpelledBrand(db: Db, spelling: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select b.name from spellings s join brands b on b.id = s.target_id
    where s.kind = 'brand' and s.spelling = ${spelling} and b.is_listed limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.name ?? null) : null
}

/**
 * Saves make and model under these names and returns their ids. Reuses rows with the same names, ignoring case; a listed row stays
 * unchanged, an unlisted one takes the given spelling once it is listed. Locks the rows until the end of the transaction, so that
 * `removeUnused` keeps them for the record that refers to them.
 */
export async function saveModel(
  db: Db,
  { brand, model, bodyStyle, isListed }: { brand: string; model: string; bodyStyle: string | null; isListed: boolean },
): Promise<{ brandId: number; modelId: number }> {
  const json = (name: string) => JSON.stringify(byLanguage(() => name))
  const brandId = savedId(
    await sql<{ id: number }>`
      with known as (select id from brands where lower(name) = lower(${brand}) order by not is_listed, id limit 1 for key share),
      changed as (
        update brands b set name = ${brand}, names = ${json(brand)}::jsonb, is_listed = true
        from known k where b.id = k.id and not b.is_listed and ${isListed}::boolean returning b.id
      ), made as (
        insert into brands (name, names, is_listed) select ${brand}, ${json(brand)}::jsonb, ${isListed} where not exists (select from known)
        on conflict (name) do update set is_listed = brands.is_listed or excluded.is_listed returning id
      )
      select id from changed union select id from made union select id from known`.execute(db),
  )
  const modelId = savedId(
    await sql<{ id: number }>`
      with known as (select id from models where brand_id = ${brandId} and lower(name) = lower(${model}) order by not is_listed, id limit 1 for key share),
      changed as (
        update models m set name = ${model}, names = ${json(model)}::jsonb, is_listed = true, body_style = coalesce(${bodyStyle}, m.body_style)
        from known k where m.id = k.id and not m.is_listed and ${isListed}::boolean returning m.id
      ), made as (
        insert into models (brand_id, name, names, body_style, is_listed)
        select ${brandId}, ${model}, ${json(model)}::jsonb, coalesce(${bodyStyle}, 'Sedan'), ${isListed} where not exists (select from known)
        on conflict (brand_id, name) do update set is_listed = models.is_listed or excluded.is_listed returning id
      )
      select id from changed union select id from made union select id from known`.execute(db),
  )
  return { brandId, modelId }
}

const savedId = ({ rows }: { rows: { id: number }[] }): number => {
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the name was not saved')
  return id
}

/** Locks a car with an unlisted model and returns its store and body style; null for any other car. */
export async function lockUnlisted(
  trx: Transaction<Database>,
  vehicleId: number,
): Promise<{ storageAreaId: number | null; bodyStyle: string | null } | null> {
  const { rows } = await sql<{ storageAreaId: number | null; bodyStyle: string | null }>`
    select v.storage_area_id as "storageAreaId", v.body_style as "bodyStyle" from vehicles v join models m on m.id = v.model_id
    where v.id = ${vehicleId} and not m.is_listed and not v.is_deleted for update of v`.execute(trx)
  return rows[0] ?? null
}

type Trx = Transaction<Database>

/** Returns every store, or one: open stores first, in founding order. */
export async function findStores(db: Db | Trx, now: Date, id: number | null = null): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select a.id, a.name, a.names, a.tag, c.name as city, c.names as "cityNames", a.address, a.addresses,
      a.address_line2 as "addressLine2", a.zip, a.phone, a.email, a.latitude, a.longitude, a.hours, a.services, a.is_deactivated as "isDeactivated",
      a.version, json_build_object('at', to_char(a.last_modified at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by',
        (select p.first_name || ' ' || p.last_name from accounts p where p.subject = a.last_modified_by)) as changed,
      json_build_object(
        'cars', (select count(*) from vehicles v where v.storage_area_id = a.id and not v.is_deleted and v.last_status <> 'Sold'),
        'appointments', (select count(*) from appointments m where m.storage_area_id = a.id and m.status = 'Booked' and m.starts > ${now})) as use
    from storage_areas a join cities c on c.id = a.city_id
    where not a.is_deleted and (${id}::int is null or a.id = ${id}) order by a.is_deactivated, a.id`.execute(db)
  return rows
}

/** Returns the id of a city by its canonical name; undefined when unknown. */
export async function findCityId(db: Trx, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from cities where name = ${name}`.execute(db)
  return rows[0]?.id
}

/** Serialises writers of stores until the transaction ends; returns all names and tags. */
export async function lockStores(trx: Trx): Promise<{ id: number; name: string; tag: string; version: number; isDeleted: boolean }[]> {
  await sql`select pg_advisory_xact_lock(7263011)`.execute(trx)
  const { rows } = await sql<{ id: number; name: string; tag: string; version: number; isDeleted: boolean }>`
    select id, name, tag, version, is_deleted as "isDeleted" from storage_areas`.execute(trx)
  return rows
}

/** Written fields of a store, by column. */
export type StoreRow = Omit<StoreEntry, 'city'> & { cityId: number; by: string | null }

/** Inserts a store; returns its id. */
export async function insertStore(trx: Trx, store: StoreRow & { tag: string }, now: Date): Promise<number> {
  const { names, addresses, tag, cityId, zip, phone, email, latitude, longitude, hours, services, isDeactivated, by } = store
  const { rows } = await sql<{ id: number }>`
    insert into storage_areas (name, names, tag, city_id, address, addresses, zip, phone, email, latitude, longitude, hours, services, is_deactivated,
      created, created_by, last_modified, last_modified_by)
    values (${names.fr}, ${JSON.stringify(names)}, ${tag}, ${cityId}, ${addresses.fr}, ${JSON.stringify(addresses)}, ${zip}, ${phone}, ${email},
      ${latitude}, ${longitude}, ${JSON.stringify(hours)}, ${services}, ${isDeactivated}, ${now}, ${by}, ${now}, ${by})
    returning id`.execute(trx)
  return rows[0]?.id ?? 0
}

export async function updateStore(trx: Trx, id: number, store: StoreRow, now: Date): Promise<void> {
  const { names, addresses, cityId, zip, phone, email, latitude, longitude, hours, services, isDeactivated, by } = store
  await sql`
    update storage_areas set name = ${names.fr}, names = ${JSON.stringify(names)}, city_id = ${cityId}, address = ${addresses.fr},
      addresses = ${JSON.stringify(addresses)}, zip = ${zip}, phone = ${phone}, email = ${email}, latitude = ${latitude}, longitude = ${longitude},
      hours = ${JSON.stringify(hours)}, services = ${services}, is_deactivated = ${isDeactivated}, version = version + 1, last_modified = ${now},
      last_modified_by = ${by}
    where id = ${id}`.execute(trx)
}

/** Removes unlisted models that no vehicle and no estimate uses, then unlisted makes without models. Skips rows that are being used. */
export async function removeUnused(trx: Trx): Promise<{ brands: number; models: number }> {
  const models = await sql`
    delete from models where id in (
      select m.id from models m
      where not m.is_listed and not exists (select from vehicles v where v.model_id = m.id) and not exists (select from estimates e where e.model_id = m.id)
      for update skip locked
    )`.execute(trx)
  const brands = await sql`
    delete from brands where id in (
      select b.id from brands b
      where not b.is_listed and not exists (select from models m where m.brand_id = b.id) and not exists (select from vehicles v where v.brand_id = b.id)
      for update skip locked
    )`.execute(trx)
  return { brands: Number(brands.numAffectedRows ?? 0), models: Number(models.numAffectedRows ?? 0) }
}
