import { type Kysely, sql } from 'kysely'
import { refreshMarket } from '#domains/catalogue/vehicles/market/store.ts'
import type { Database } from '#platform/tables.ts'
import { insertVehicles } from './insert.ts'
import { buildStock } from './stock.ts'

/** Cars that are invented one by one; all others are variations of them, made inside PostgreSQL. */
const sampleSize = 4_000
const chunk = 50_000

export interface ScaleOptions {
  today: Date
  seed?: string
  /** copies the equipment of the sample too: about 34 rows a car */
  features?: boolean
}

/**
 * Adds that many vehicles for load measurements: a sample of the demo world, multiplied with other prices, mileages, ages
 * and dates, all published, without descriptions and history beyond the sample. Each shows the profile picture of its body
 * and colour when the demo world has drawn one. The same count, seed and day give the same cars. `onDone` hears the number
 * of cars so far. Two busy cores made 300 000 in 90 seconds.
 */
export async function generateStock(
  db: Kysely<Database>,
  count: number,
  { today, seed = 'scale', features = false }: ScaleOptions,
  onDone: (done: number) => void = () => {},
): Promise<number> {
  const offset = await nextReference(db)
  const sample = buildStock({ seed, count: Math.min(count, sampleSize), today }).map((car, i) => ({
    ...car,
    reference: `VO-${offset + i}`,
    chassisNumber: `${car.chassisNumber.slice(0, 10)}${String(offset + i).padStart(7, '0')}`,
  }))
  const ids = await db.transaction().execute((trx) => insertVehicles(trx, sample, onDone))
  await givePictures(db, ids)
  await analyze(db)
  await refreshMarket(db)
  const { rows: published } = await sql<{ id: number }>`
    select id from vehicles where id = any(${ids}) and last_status = 'Published' and price is not null order by id`.execute(db)
  const parents = published.map(({ id }) => id)
  if (parents.length === 0 && count > ids.length) throw new Error('a sample of so few cars has none to multiply')
  for (let from = ids.length; from < count; from += chunk) {
    const to = Math.min(count, from + chunk)
    await db.transaction().execute(async (trx) => {
      const added = await multiply(trx, parents, from, to)
      await givePictures(trx, added)
      if (features) await copyFeatures(trx, parents, added, from)
    })
    onDone(to)
  }
  await analyze(db)
  return count
}

/** Updates planner statistics; without it the next statements take minutes. */
async function analyze(db: Kysely<Database>): Promise<void> {
  await sql`analyze vehicles, vehicle_features, vehicle_statuses, documents`.execute(db)
}

/** The number of the next vehicle reference; nothing is taken. */
async function nextReference(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select last_value + is_called::int as next from vehicle_references`.execute(db)
  return rows[0]?.next ?? 100_001
}

/** What a variation takes over from its parent. */
const copied = [
  'operation_type',
  'storage_area_id',
  'city_id',
  'brand_id',
  'model_id',
  'version',
  'price_position',
  'registration_number',
  'warranty_in_months',
  'doors',
  'seats',
  'fiscal_power',
  'color',
  'is_first_hand',
  'is_certified',
  'is_controlled',
  'is_repaired',
  'is_promoted',
  'is_new',
  'is_featured',
  'financing',
  'financing_ratio',
  'financing_months',
  'last_status',
  'gear_type',
  'vehicle_repair_status_type',
  'condition',
  'fuel_type',
  'body_style',
  'registration_type',
  'origin',
]
const columns = sql.raw(copied.join(', '))
const parentColumns = sql.raw(copied.map((name) => `v.${name}`).join(', '))

/** Variations number `from` to `to` (not included) of the parents, by turns; answers the new ids in that order. */
async function multiply(db: Kysely<Database>, parents: readonly number[], from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with line as (
      select g, p.id as parent,
        (hashint4extended(g, 1) & 65535) / 65536.0 as r1, (hashint4extended(g, 2) & 65535) / 65536.0 as r2,
        (hashint4extended(g, 3) & 65535) / 65536.0 as r3, (hashint4extended(g, 4) & 65535) / 65536.0 as r4
      from generate_series(${from}::int, ${to - 1}::int) g
      join unnest(${parents}::int[]) with ordinality p(id, n) on p.n = 1 + g % ${parents.length}
    ), numbered as (
      insert into vehicles (
        id, chassis_number, price, old_price, price_update_date, mileage, release_date, published_at, created, created_by, ${columns})
      select nextval(pg_get_serial_sequence('vehicles', 'id')), left(chassis_number, 10) || lpad(g::text, 7, '0'), price, old_price,
        price_update_date, mileage, release_date, published_at, created, 'scale', ${columns}
      from (
        select line.g, v.chassis_number,
          greatest(12000, round(v.price * (0.88 + 0.24 * r1) / 500) * 500)::int as price,
          case when v.old_price is not null then (ceil(v.price * (1.14 + 0.04 * r2) / 1000) * 1000)::int end as old_price,
          v.price_update_date,
          greatest(5, round(v.mileage * (0.75 + 0.5 * r2) / 100) * 100)::int as mileage,
          least(v.release_date + (300 * r3 - 150)::int, (v.created - interval '25 days')::date) as release_date,
          v.published_at - r4 * interval '20 days' as published_at,
          v.created - r4 * interval '20 days' as created,
          ${parentColumns}
        from line join vehicles v on v.id = line.parent
      ) varied
      order by g
      returning id
    )
    select id from numbered order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function copyFeatures(db: Kysely<Database>, parents: readonly number[], added: readonly number[], from: number): Promise<void> {
  await sql`
    insert into vehicle_features (vehicle_id, feature_id)
    select a.id, f.feature_id
    from unnest(${added}::int[]) with ordinality a(id, n)
    join unnest(${parents}::int[]) with ordinality p(id, n) on p.n = 1 + (${from}::int + a.n - 1) % ${parents.length}
    join vehicle_features f on f.vehicle_id = p.id`.execute(db)
}

/** The profile picture of each rendered body style and colour. */
const looks = sql`
  select distinct on (o.body_style, o.color) o.body_style, o.color, p.type, p.spec, p.status, p.file_name, p.mime_type, p.size, p.hash, p.width, p.height
  from documents p join vehicles o on o.id = p.owner_id
  where p.owner_type = 'Vehicle' and p.type = 'VehicleGalleryPicture' and p.status = 'Published' and p.images_order = 1 and p.created_by = 'demo'
  order by o.body_style, o.color, o.id`

/** One picture for each of these vehicles, shared by body style and colour. */
async function givePictures(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    insert into documents (
      owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, width, height, images_order, is_generated, validated, created_by)
    select 'Vehicle', v.id, d.type, d.spec, d.status, d.file_name, d.mime_type, d.size, d.hash, d.width, d.height, 1, true, now(), 'scale'
    from (${looks}) d join vehicles v on v.body_style = d.body_style and v.color = d.color
    where v.id = any(${ids}::int[])`.execute(db)
}
