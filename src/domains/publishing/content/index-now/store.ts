import type { Pool } from 'pg'
import type { bodySlugs } from '#shared/landing.ts'
import { isListed } from '../store.ts'

/** Vehicle page created, changed or removed since the last submission. */
export interface VehicleNews {
  id: number
  slug: string
  brand: string
  model: string
  city: string | null
  body: keyof typeof bodySlugs | null
  /** time in microseconds, as text */
  modified: string
  isListed: boolean
}

/** Returns unsubmitted changes, oldest first. Excludes vehicles that were never public. */
export async function findNews(pool: Pool, size: number): Promise<VehicleNews[]> {
  const { rows } = await pool.query<VehicleNews>(
    `select v.id, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
       b.name as brand, m.name as model, c.name as city, v.body_style as body, v.last_modified::text as modified, (${isListed}) as "isListed"
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
       left join told_vehicles t on t.vehicle_id = v.id
     where case when ${isListed} then t.vehicle_id is null or not t.is_listed or t.modified <> v.last_modified else t.is_listed end
     order by v.last_modified, v.id limit $1`,
    [size],
  )
  return rows
}

/** Records the submitted state of these vehicles. */
export async function saveTold(pool: Pool, news: readonly VehicleNews[]): Promise<void> {
  await pool.query(
    `insert into told_vehicles (vehicle_id, modified, is_listed)
     select r.id, r.modified, r."isListed" from jsonb_to_recordset($1::jsonb) as r(id int, modified timestamptz, "isListed" boolean)
       join vehicles v on v.id = r.id
     on conflict (vehicle_id) do update set modified = excluded.modified, is_listed = excluded.is_listed`,
    [JSON.stringify(news)],
  )
}
