import type { Pool } from 'pg'
import { galleryTypes } from '#domains/foundation/documents/rules.ts'
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

/** URLs of one sitemap file; far below the limits of 50 000 URLs and 50 MB. */
const sitemapSize = 10_000

/** Maximum pictures of one car; keeps a file far below 50 MB. */
const sitemapPictures = 3

/** Public vehicle page: id, slug, last change, pictures. */
export interface SitemapCar {
  id: number
  slug: string
  modified: string
  /** hashes of its first public pictures, in order */
  pictures: string[]
}

/** Condition on `vehicles v`: the page is indexable; a published car stays so during a transfer between stores. */
export const isListed = `(v.last_status in ('Published', 'Reserved') or v.last_status = 'InTransfer' and v.arrives_on is not null) and not v.is_archived and not v.is_deleted`

/** Returns the id before the first car of each sitemap file; 0 for the first file. */
export async function findSitemapStarts(pool: Pool, size = sitemapSize): Promise<number[]> {
  const { rows } = await pool.query<{ before: number }>(
    `select id - 1 as before from (select v.id, row_number() over (order by v.id) - 1 as place from vehicles v where ${isListed}) cars
     where place > 0 and place % $1 = 0 order by id`,
    [size],
  )
  return [0, ...rows.map(({ before }) => before)]
}

/** Returns the cars of the sitemap file that starts after this id. */
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

/** Minimum cars of a landing page. */
const landingMinimum = `coalesce((select value::int from settings where key = 'search.landingMinimum'), ${usualLandingMinimum})`

/**
 * Returns the landing pages of makes, models, makes in cities, cities, body styles and budgets with enough cars, with the day of the last
 * change of their cars.
 */
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
