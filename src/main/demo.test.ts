import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { until } from '#testing/until.ts'
import { fillEmptyDatabase } from './demo.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('leaves a database with cars unchanged and releases its lock', async () => {
  const { deps } = api
  await deps.pool.query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, fuel_type, last_status)
     select 'V-1', m.brand_id, m.id, '1.5', (select min(id) from storage_areas), 100000, '2019-05-01', 80000, 'Diesel', 'Published' from models m limit 1`,
  )
  expect(await Promise.all([fillEmptyDatabase(deps), fillEmptyDatabase(deps)])).toEqual([false, false])
  const { rows } = await deps.pool.query(
    'select (select count(*)::int from accounts) as accounts, (select count(*)::int from vehicles) as cars',
  )
  expect(rows).toEqual([{ accounts: 0, cars: 1 }])
  const locks = async () => (await deps.pool.query("select 1 from pg_locks where locktype = 'advisory' and objid = 7263002")).rowCount
  await until(async () => expect(await locks()).toBe(0))
})
