import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { generateStock } from './scale.ts'

let database: TestDatabase
const today = new Date('2026-03-15T10:00:00Z')
const count = 6_000

beforeAll(async () => {
  database = await testDatabase()
  await generateStock(database.db, count, { today, features: true })
})
afterAll(() => database.close())

async function one<T>(text: string): Promise<T | undefined> {
  return (await sql<T>`${sql.raw(text)}`.execute(database.db)).rows[0]
}

test('generates the requested number of vehicles with unique references and chassis', async () => {
  expect(
    await one(`select count(*)::int as all, count(distinct reference)::int as refs, count(distinct chassis_number)::int as chassis,
      bool_and(length(chassis_number) = 17) as whole, (count(*) filter (where last_status = 'Published') > 5300) as published from vehicles`),
  ).toEqual({ all: count, refs: count, chassis: count, whole: true, published: true })
})

test('variations differ from their parents and stay believable', async () => {
  const met = await one<Record<string, number>>(`
    select count(distinct (model_id, price, mileage))::int as different, min(price) as cheapest, min(mileage) as least, max(release_date)::text as latest,
      count(*) filter (where old_price <= price)::int as false_drops, count(*) filter (where release_date > created::date)::int as too_young,
      count(*) filter (where published_at < created)::int as too_early, count(distinct published_at::date)::int as days
    from vehicles`)
  expect(met?.different).toBeGreaterThan(5_500)
  expect(met).toMatchObject({ false_drops: 0, too_young: 0, too_early: 0 })
  expect(met?.cheapest).toBeGreaterThanOrEqual(12_000)
  expect(met?.days).toBeGreaterThan(60)
})

test('adds equipment on request', async () => {
  const bare = await one(
    `select count(*)::int as n from vehicles v where not exists (select from vehicle_features f where f.vehicle_id = v.id)`,
  )
  expect(bare).toEqual({ n: 0 })
})

test('the same seed and day give the same cars, after what is already there', async () => {
  const digest = (after: number) =>
    one(`select md5(string_agg(concat_ws('|', model_id, version, price, mileage, release_date, color, city_id), ',' order by id)) as sum
      from vehicles where id > ${after} and created_by in ('demo', 'scale')`)
  const last = (await one<{ id: number }>('select max(id) as id from vehicles'))?.id ?? 0
  const first = await digest(0)
  await generateStock(database.db, count, { today })
  expect(await digest(last)).toEqual(first)
})
