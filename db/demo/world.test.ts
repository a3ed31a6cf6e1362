import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colors, fuelTypes, gearTypes, operationTypes } from '#domains/catalogue/vehicles/rules.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { buildStock } from './stock.ts'
import { loadDemoWorld } from './world.ts'

/** The steps are not shown. */
const silent = () => ({ at() {}, done() {}, failed() {} })
let api: TestApi

beforeAll(async () => {
  api = await testApi()
  await loadDemoWorld(api.deps, silent, { pictures: false })
})
afterAll(() => api.close())

async function rows<T>(text: string): Promise<T[]> {
  return (await sql<T>`${sql.raw(text)}`.execute(api.deps.db)).rows
}
const numbers = async (text: string) => (await rows<Record<string, number>>(text))[0] ?? {}

describe('the loaded world', () => {
  test('is the built one, car by car', async () => {
    const built = buildStock({ today: api.deps.clock.now() })
    const loaded = await rows<{ text: string }>(`
      select concat_ws('|', v.reference, b.name, m.name, v.version, v.price, v.mileage, v.release_date, v.color, c.name, s.tag, v.last_status,
        (select count(*) from vehicle_features f where f.vehicle_id = v.id)) as text
      from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id join cities c on c.id = v.city_id
      left join storage_areas s on s.id = v.storage_area_id order by v.reference`)
    const expected = built
      .toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
      .map((car) =>
        [
          car.reference,
          car.brand,
          car.model,
          car.version,
          car.price,
          car.mileage,
          car.releaseDate,
          car.color,
          car.city,
          car.store,
          car.lastStatus,
          car.features.length,
        ]
          .filter((value) => value !== null)
          .join('|'),
      )
    expect(loaded.map(({ text }) => text)).toEqual(expected)
  })

  test('has a no-break space before each French punctuation mark', async () => {
    // texts of pages, and the question of a vote that names one, get theirs when a page is read
    const columns = await rows<{ name: string; col: string }>(`
      select c.table_name as name, c.column_name as col from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'json', 'jsonb')
        and c.table_name <> 'faq_votes' and not starts_with(c.table_name, 'website_')`)
    const found: string[] = []
    for (const { name, col } of columns) {
      const texts = await rows<{ text: string }>(
        `select "${col}"::text as text from "${name}" where "${col}"::text ~ '[[:alpha:]] [:;!?]([ "]|$)' limit 3`,
      )
      found.push(...texts.map(({ text }) => `${name}.${col}: ${text.slice(0, 200)}`))
    }
    expect(found).toEqual([])
  })

  test('fills every screen and badge', async () => {
    const met = await numbers(`
      select count(*)::int as all, count(*) filter (where last_status = 'Published')::int as published,
        count(*) filter (where is_highlight)::int as featured, count(*) filter (where is_promotion)::int as promoted,
        count(*) filter (where is_promoted and not is_promotion)::int as unproven,
        count(*) filter (where boosted_until > '2026-03-15')::int as boosted, count(*) filter (where is_certified and warranty_in_months = 3)::int as three,
        count(*) filter (where is_certified and warranty_in_months = 6)::int as six, count(*) filter (where former_price > price)::int as reduced,
        count(*) filter (where is_new)::int as new, count(*) filter (where is_first_hand)::int as first_hand, count(*) filter (where price is null)::int as hidden,
        count(*) filter (where registration_type = 'Foreign')::int as foreign, count(*) filter (where is_archived)::int as archived,
        count(*) filter (where financing)::int as financed,
        count(*) filter (where price_position = 1)::int as very_good, count(*) filter (where price_position = 5)::int as high,
        count(*) filter (where last_status = 'Sold' and not is_archived)::int as lately_sold, count(distinct city_id)::int as cities,
        count(distinct storage_area_id)::int as stores, count(distinct brand_id)::int as brands
      from vehicles`)
    expect(met.all).toBe(1200)
    const least = {
      published: 900,
      featured: 12,
      promoted: 12,
      boosted: 5,
      three: 50,
      six: 50,
      reduced: 60,
      new: 15,
      first_hand: 400,
      hidden: 10,
      foreign: 10,
      archived: 3,
      financed: 200,
      very_good: 3,
      high: 3,
      lately_sold: 5,
      cities: 15,
      stores: 8,
      brands: 40,
    }
    expect(met.unproven).toBe(0)
    for (const [what, count] of Object.entries(least)) expect(met[what], what).toBeGreaterThanOrEqual(count)
  })

  test('has a published car for every value of every filter', async () => {
    const values = async (column: string) =>
      (
        await rows<{ value: string }>(
          `select distinct ${column} as value from vehicles where last_status = 'Published' and ${column} is not null`,
        )
      )
        .map(({ value }) => value)
        .sort()
    expect(await values('body_style')).toEqual([...bodyStyles].sort())
    expect(await values('color')).toEqual([...colors].sort())
    expect(await values('fuel_type')).toEqual([...fuelTypes].sort())
    expect(await values('gear_type')).toEqual([...gearTypes].sort())
    expect(await values('condition')).toEqual(['New', 'Used'])
    expect(await values('operation_type')).toEqual([...operationTypes].sort())
    expect(await values('vehicle_repair_status_type')).toEqual(['NotRepaired'])
    const statuses = await rows<{ last_status: string }>('select distinct last_status from vehicles')
    expect(statuses.map((row) => row.last_status).sort()).toEqual([...vehicleStatuses].sort())
  })

  test('loads a history that ends in the status of each car', async () => {
    const broken = await rows(`
      select v.reference, v.last_status, h.last from vehicles v
      join lateral (select (array_agg(s.type order by s.created desc, s.id desc))[1] as last, (array_agg(s.type order by s.created, s.id))[1] as first from vehicle_statuses s where s.vehicle_id = v.id) h on true
      where h.last <> v.last_status or h.first <> 'Draft'`)
    expect(broken).toEqual([])
    const prices = await rows(`
      select v.reference from vehicles v where v.old_price is not null and not exists (
        select from vehicle_statuses s join vehicle_statuses t on t.vehicle_id = s.vehicle_id and t.created > s.created
        where s.vehicle_id = v.id and s.price = v.old_price and t.price = v.price and t.created::date = v.price_update_date)`)
    expect(prices).toEqual([])
  })

  test('leaves the next reference free', async () => {
    const [row] = await rows<{ next: string }>("select 'VO-' || nextval('vehicle_references') as next")
    expect(row?.next).toBe('VO-101201')
  })
})

test('the same seed and day give the same world, another seed or day another', () => {
  const today = new Date('2026-03-15T10:00:00Z')
  const digest = (options: Parameters<typeof buildStock>[0]) =>
    createHash('sha256')
      .update(JSON.stringify(buildStock(options)))
      .digest('hex')
  const world = digest({ today, count: 300 })
  expect(digest({ today: new Date('2026-03-15T23:59:00Z'), count: 300 })).toBe(world)
  expect(digest({ today, count: 300, seed: 'other' })).not.toBe(world)
  expect(digest({ today: new Date('2026-03-16T10:00:00Z'), count: 300 })).not.toBe(world)
})
