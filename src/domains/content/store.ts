import type { Pool } from 'pg'
import { galleryTypes } from '#domains/documents/rules.ts'
import { localDay } from '#platform/local-day.ts'
import {
  bodyLanding,
  type bodySlugs,
  budgetLanding,
  cityLanding,
  landingBudgets,
  makeCityLanding,
  makeLanding,
  usualLandingMinimum,
} from '#shared/landing.ts'

/** Addresses of one sitemap file: far under the 50 000 and 50 MB that search engines take. */
const sitemapSize = 10_000

/** Pictures of one car that its entry names: a file stays far under 50 MB. */
const sitemapPictures = 3

/** A public vehicle page: number, words of its address, day of its last change, pictures. */
export interface SitemapCar {
  id: number
  slug: string
  modified: string
  /** hashes of its first public pictures, in their order */
  pictures: string[]
}

/** Of `vehicles v`: it has a page that search engines may keep; a published car keeps it while it moves between stores. */
export const isListed = `(v.last_status in ('Published', 'Reserved') or v.last_status = 'InTransfer' and v.arrives_on is not null) and not v.is_archived and not v.is_deleted`

/** The number before the first car of each sitemap file; the first file begins with the first car there is or will be. */
export async function findSitemapStarts(pool: Pool, size = sitemapSize): Promise<number[]> {
  const { rows } = await pool.query<{ before: number }>(
    `select id - 1 as before from (select v.id, row_number() over (order by v.id) - 1 as place from vehicles v where ${isListed}) cars
     where place > 0 and place % $1 = 0 order by id`,
    [size],
  )
  return [0, ...rows.map(({ before }) => before)]
}

/** The cars of the file that begins after this number. */
export async function findSitemapCars(pool: Pool, before: number, size = sitemapSize): Promise<SitemapCar[]> {
  const { rows } = await pool.query<SitemapCar>(
    `select v.id, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
       to_char(${localDay('v.last_modified')}, 'YYYY-MM-DD') as modified,
       array(select d.hash from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id and d.type = any($3)
         and d.status = 'Published' and d.width is not null and not d.is_deleted order by d.images_order, d.created, d.id limit $4) as pictures
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
     where ${isListed} and v.id > $1 order by v.id limit $2`,
    [before, size, galleryTypes, sitemapPictures],
  )
  return rows
}

/** How many cars a landing page needs. */
const landingMinimum = `coalesce((select value::int from settings where key = 'search.landingMinimum'), ${usualLandingMinimum})`

/** The landing pages of makes, models, makes in cities, cities, body styles and budgets with enough cars, and the day on which one of their cars last changed. */
export async function findSitemapLandings(pool: Pool): Promise<{ path: string; modified: string }[]> {
  const { rows } = await pool.query<{
    brand: string | null
    model: string | null
    city: string | null
    body: keyof typeof bodySlugs | null
    budget: number | null
    modified: string
  }>(
    `select b.name as brand, m.name as model, c.name as city, v.body_style as body, null::int as budget,
       coalesce(to_char(${localDay('max(v.last_modified)')}, 'YYYY-MM-DD'), '') as modified
     from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
     where ${isListed} group by grouping sets ((b.name), (b.name, m.name), (b.name, c.name), (c.name), (v.body_style))
     having count(*) >= ${landingMinimum} and coalesce(b.name, c.name, v.body_style) is not null and (grouping(c.name) = 1 or c.name is not null)
     union all
     select null, null, null, null, budget, coalesce(to_char(${localDay('max(v.last_modified)')}, 'YYYY-MM-DD'), '')
     from unnest($1::int[]) budget join vehicles v on v.price <= budget and ${isListed} group by budget having count(*) >= ${landingMinimum}
     order by brand, model nulls first, city nulls first, body, budget`,
    [landingBudgets],
  )
  return rows.map(({ brand, model, city, body, budget, modified }) => {
    if (brand !== null && city !== null) return { path: makeCityLanding(brand, city), modified }
    if (brand !== null) return { path: makeLanding(brand, model ?? undefined), modified }
    if (city !== null) return { path: cityLanding(city), modified }
    return { path: body === null ? budgetLanding(budget ?? 0) : bodyLanding(body), modified }
  })
}
