import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { StockRecord } from './contract.ts'

type Db = Kysely<Database> | Transaction<Database>

/** A vehicle of the source that stands in the database already. */
export interface KnownVehicle {
  id: number
  sourceId: string
  contentHash: string | null
  price: number | null
  /** sold or deleted: an import leaves it alone */
  closed: boolean
}

/** Keeps other imports of the same source out until the transaction ends. */
export async function lockSource(trx: Transaction<Database>, source: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263003, hashtext(${source}))`.execute(trx)
}

export async function findKnown(trx: Db, source: string, sourceIds: readonly string[]): Promise<Map<string, KnownVehicle>> {
  const { rows } = await sql<KnownVehicle>`
    select id, source_id as "sourceId", content_hash as "contentHash", price, is_deleted or last_status = 'Sold' as closed
    from vehicles where source = ${source} and source_id = any(${sourceIds}::text[])`.execute(trx)
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/** Stores by tag, name and city, for the column `storageArea`. */
export async function findStores(db: Db): Promise<{ id: number; names: string[] }[]> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select a.id, array[a.tag, a.name, c.name_fr] as names from storage_areas a join cities c on c.id = a.city_id where not a.is_deleted`.execute(
    db,
  )
  return rows
}

/** One record with the hash of its content and, for an update, the id of its vehicle. */
export interface Written extends StockRecord {
  id?: number
  contentHash: string
}

const columns = `"brandId" int, "modelId" int, version text, price int, "releaseDate" date, mileage int, "fuelType" text, "gearType" text,
  "bodyStyle" text, color text, condition text, doors int, seats int, "fiscalPower" int, "isFirstHand" boolean, "isCertified" boolean, origin text,
  "registrationType" text, "registrationNumber" text, "chassisNumber" text, "cityId" int, "storageAreaId" int, "operationType" text,
  "repairStatus" text, "warrantyInMonths" int, "descriptionFr" text, "descriptionAr" text, "videoLink" text, "sourceId" text, "contentHash" text`

/** Inserts the records of a batch with their first status; gives how many. */
export async function insertVehicles(
  trx: Transaction<Database>,
  source: string,
  status: string,
  records: readonly Written[],
): Promise<number> {
  if (records.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into vehicles (source, source_id, content_hash, brand_id, model_id, version, price, release_date, mileage, fuel_type, gear_type,
        body_style, color, condition, doors, seats, fiscal_power, is_first_hand, is_certified, origin, registration_type, registration_number,
        chassis_number, city_id, storage_area_id, operation_type, vehicle_repair_status_type, is_repaired, warranty_in_months, description_fr,
        description_ar, video_link, last_status, published_at, created_by)
      select ${source}, "sourceId", "contentHash", "brandId", "modelId", version, price, "releaseDate", mileage, "fuelType", "gearType",
        "bodyStyle", color, condition, doors, seats, "fiscalPower", "isFirstHand", "isCertified", origin, "registrationType", "registrationNumber",
        "chassisNumber", "cityId", "storageAreaId", "operationType", "repairStatus", "repairStatus" = 'Repaired', "warrantyInMonths", "descriptionFr",
        "descriptionAr", "videoLink", ${status}, case when ${status} = 'Published' then now() end, 'stock-import'
      from json_to_recordset(${JSON.stringify(records)}::json) as r(${sql.raw(columns)})
      returning id, price
    ), noted as (
      insert into vehicle_statuses (vehicle_id, type, price, created_by)
      select id, ${status}, price, 'stock-import' from added
    )
    select count(*)::int as count from added`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Brings known vehicles up to their records. The status stays; a price that changed leaves the old one, the day
 * and a row in the history. Equipment and pictures are not touched.
 */
export async function updateVehicles(trx: Transaction<Database>, records: readonly Written[]): Promise<void> {
  if (records.length === 0) return
  const json = JSON.stringify(records)
  await sql`
    insert into vehicle_statuses (vehicle_id, type, price, comment, created_by)
    select v.id, v.last_status, r.price, 'price', 'stock-import'
    from json_to_recordset(${json}::json) as r(id int, price int) join vehicles v on v.id = r.id
    where v.price is distinct from r.price`.execute(trx)
  await sql`
    update vehicles v set content_hash = "contentHash", brand_id = "brandId", model_id = "modelId", version = r.version,
      old_price = case when r.price is distinct from v.price then v.price else v.old_price end,
      price_update_date = case when r.price is distinct from v.price then (now() at time zone 'Africa/Casablanca')::date else v.price_update_date end,
      price_update_user_id = case when r.price is distinct from v.price then 'stock-import' else v.price_update_user_id end,
      price_position = case when r.price is distinct from v.price then null else v.price_position end,
      price = r.price, release_date = "releaseDate", mileage = r.mileage, fuel_type = "fuelType", gear_type = "gearType", body_style = "bodyStyle",
      color = r.color, condition = r.condition, doors = r.doors, seats = r.seats, fiscal_power = "fiscalPower", is_first_hand = "isFirstHand",
      is_certified = "isCertified", origin = r.origin, registration_type = "registrationType", registration_number = "registrationNumber",
      chassis_number = "chassisNumber", city_id = "cityId", storage_area_id = "storageAreaId", operation_type = "operationType",
      vehicle_repair_status_type = "repairStatus", is_repaired = "repairStatus" = 'Repaired', warranty_in_months = "warrantyInMonths",
      description_fr = "descriptionFr", description_ar = "descriptionAr", video_link = "videoLink", last_modified_by = 'stock-import'
    from json_to_recordset(${json}::json) as r(id int, ${sql.raw(columns)})
    where v.id = r.id`.execute(trx)
}
