import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { byLanguage } from '#shared/language.ts'
import type { Brand, City, FeatureCategory, Holiday, Model, Setting, StorageArea } from './contract.ts'
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

/** Reference data shipped with the product (`data/*.json`). */
export interface Seed {
  cities: readonly object[]
  brands: readonly object[]
  models: readonly object[]
  features: readonly object[]
  stores: readonly object[]
  settings: readonly object[]
  holidays: readonly object[]
  spellings: readonly { kind: string; spelling: string; name: string; brand: string | null }[]
}

const seedKey = 'reference.seed'

/** Serialises concurrent seeds; returns true when the database holds another version of the data. */
export async function lockSeed(db: Transaction<Database>, hash: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7263002)`.execute(db)
  return (await findSetting(db, seedKey)) !== hash
}

/**
 * Writes the shipped reference data. Overwrites names and facts; only adds missing settings and stores. Spellings added by staff and
 * holidays corrected by staff stay.
 */
export async function upsertSeed(db: Transaction<Database>, seed: Seed, hash: string): Promise<void> {
  const json = (rows: readonly object[]) => JSON.stringify(rows)
  await sql`
    insert into cities (id, name, names, name_en, region_no, region, latitude, longitude)
    select id, name, names, "nameEn", "regionNo", region, latitude, longitude
    from json_to_recordset(${json(seed.cities)}::json) as r(id int, name text, names jsonb, "nameEn" text, "regionNo" int,
      region jsonb, latitude float8, longitude float8)
    on conflict (id) do update set name = excluded.name, names = excluded.names, name_en = excluded.name_en,
      region_no = excluded.region_no, region = excluded.region,
      latitude = excluded.latitude, longitude = excluded.longitude`.execute(db)
  await sql`
    insert into brands (name, names, popularity, monogram)
    select name, names, popularity, monogram
    from json_to_recordset(${json(seed.brands)}::json) as r(name text, names jsonb, popularity int, monogram text)
    on conflict (name) do update set names = excluded.names, popularity = excluded.popularity, monogram = excluded.monogram,
      is_listed = true`.execute(db)
  await sql`
    insert into models (brand_id, name, names, body_style, popularity, fiscal_power, doors, seats, from_year, to_year)
    select b.id, r.name, r.names, "bodyStyle", r.popularity, "fiscalPower", doors, seats, "fromYear", "toYear"
    from json_to_recordset(${json(seed.models)}::json) as r(brand text, name text, names jsonb, "bodyStyle" text, popularity int,
      "fiscalPower" int, doors int, seats int, "fromYear" int, "toYear" int)
    join brands b on b.name = r.brand
    on conflict (brand_id, name) do update set names = excluded.names, body_style = excluded.body_style,
      popularity = excluded.popularity, fiscal_power = excluded.fiscal_power, doors = excluded.doors, seats = excluded.seats,
      from_year = excluded.from_year, to_year = excluded.to_year, is_listed = true`.execute(db)
  await sql`
    insert into feature_categories (id, code, title, titles)
    select id, code, title, titles from json_to_recordset(${json(seed.features)}::json) as r(id int, code text, title text, titles jsonb)
    on conflict (id) do update set code = excluded.code, title = excluded.title, titles = excluded.titles`.execute(db)
  await sql`
    insert into features (id, category_id, code, title, titles)
    select f.id, c.id, f.code, f.title, f.titles
    from json_to_recordset(${json(seed.features)}::json) as c(id int, features json),
      json_to_recordset(c.features) as f(id int, code text, title text, titles jsonb)
    on conflict (id) do update set category_id = excluded.category_id, code = excluded.code, title = excluded.title,
      titles = excluded.titles`.execute(db)
  await sql`
    insert into storage_areas (name, names, tag, city_id, address, addresses, zip, phone, email, latitude, longitude, hours,
      services)
    select r.name, r.names, tag, c.id, address, addresses, zip, phone, email, r.latitude, r.longitude, hours,
      array(select json_array_elements_text(r.services))
    from json_to_recordset(${json(seed.stores)}::json) as r(name text, names jsonb, tag text, city text, address text, addresses jsonb,
      zip text, phone text, email text, latitude float8, longitude float8, hours jsonb, services json)
    join cities c on c.name = r.city
    where not exists (select from storage_areas a where a.tag = r.tag)`.execute(db)
  await sql`
    insert into settings (key, value, type, is_public)
    select key, value, type, public from json_to_recordset(${json(seed.settings)}::json) as r(key text, value text, type text, public boolean)
    on conflict (key) do update set type = excluded.type, is_public = excluded.is_public`.execute(db)
  await sql`
    insert into holidays (code, date, name, certainty)
    select code, date, name, certainty
    from json_to_recordset(${json(seed.holidays)}::json) as r(code text, date date, name jsonb, certainty text)
    on conflict (code) do update set date = excluded.date, name = excluded.name,
      certainty = excluded.certainty where holidays.last_modified_by is null`.execute(db)
  await replaceSeededSpellings(db, json(seed.spellings))
  await sql`insert into settings (key, value, type) values (${seedKey}, ${hash}, 'text')
    on conflict (key) do update set value = excluded.value, last_modified = now()`.execute(db)
}

async function replaceSeededSpellings(db: Transaction<Database>, spellings: string): Promise<void> {
  await sql`delete from spellings where is_seeded`.execute(db)
  await sql`
    insert into spellings (kind, spelling, target_id, is_seeded)
    select r.kind, r.spelling, case r.kind when 'city' then c.id when 'brand' then b.id else m.id end, true
    from json_to_recordset(${spellings}::json) as r(kind text, spelling text, name text, brand text)
    left join cities c on r.kind = 'city' and c.name = r.name
    left join brands b on b.name = case r.kind when 'brand' then r.name when 'model' then r.brand end
    left join models m on r.kind = 'model' and m.brand_id = b.id and m.name = r.name
    on conflict do nothing`.execute(db)
}
