import type { Pool } from 'pg'
import { localDay } from '#platform/local-day.ts'
import { cityLanding, landingMinimum, makeLanding } from '#shared/landing.ts'

/** Addresses of one sitemap file: far under the 50 000 and 50 MB that search engines take. */
const sitemapSize = 10_000

/** A public vehicle page: number, words of its address, day of its last change. */
export interface SitemapCar {
  id: number
  slug: string
  modified: string
}

const listed = `v.last_status in ('Published', 'Reserved') and not v.is_archived and not v.is_deleted`

/** The number before the first car of each sitemap file; the first file begins with the first car there is or will be. */
export async function findSitemapStarts(pool: Pool, size = sitemapSize): Promise<number[]> {
  const { rows } = await pool.query<{ before: number }>(
    `select id - 1 as before from (select v.id, row_number() over (order by v.id) - 1 as place from vehicles v where ${listed}) cars
     where place > 0 and place % $1 = 0 order by id`,
    [size],
  )
  return [0, ...rows.map(({ before }) => before)]
}

/** The cars of the file that begins after this number. */
export async function findSitemapCars(pool: Pool, before: number, size = sitemapSize): Promise<SitemapCar[]> {
  const { rows } = await pool.query<SitemapCar>(
    `select v.id, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
       to_char(${localDay('v.last_modified')}, 'YYYY-MM-DD') as modified
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
     where ${listed} and v.id > $1 order by v.id limit $2`,
    [before, size],
  )
  return rows
}

/** The landing pages of makes, models and cities with enough cars, and the day on which one of their cars last changed. */
export async function findSitemapLandings(pool: Pool): Promise<{ path: string; modified: string }[]> {
  const { rows } = await pool.query<{ brand: string | null; model: string | null; city: string | null; modified: string }>(
    `select b.name as brand, m.name as model, c.name as city, to_char(${localDay('max(v.last_modified)')}, 'YYYY-MM-DD') as modified
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
     where ${listed} group by grouping sets ((b.name), (b.name, m.name), (c.name))
     having count(*) >= $1 and (b.name is not null or c.name is not null) order by b.name, m.name nulls first, c.name`,
    [landingMinimum],
  )
  return rows.map(({ brand, model, city, modified }) => ({
    path: brand === null ? cityLanding(city ?? '') : makeLanding(brand, model ?? undefined),
    modified,
  }))
}
