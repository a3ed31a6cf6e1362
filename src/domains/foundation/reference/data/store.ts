import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { findSetting } from '../store.ts'

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
