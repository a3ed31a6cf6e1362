import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEstimate } from '#domains/catalogue/market/service.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { insertSold } from './sold.ts'
import { loadDemoWorld } from './world.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await loadDemoWorld(api.deps, () => ({ at() {}, done() {}, failed() {} }), {
    pictures: false,
    within: (trx) => insertSold(trx, api.deps.clock.now()),
  })
})
afterAll(() => api.close())

test('common models are estimated from cars on sale and sold, with the error as it was measured on sales', async () => {
  const { rows } = await api.deps.pool.query<{ id: number; name: string }>(
    `select m.id, m.name from models m join vehicles v on v.model_id = m.id where v.last_status = 'Sold' group by m.id order by count(*) desc limit 8`,
  )
  for (const { id, name } of rows) {
    const { range, measured } = await createEstimate(api.deps, { modelId: id, year: 2021, mileage: 70_000 }, '10.0.0.1')
    expect(range?.sold, name).toBeGreaterThan(0)
    expect(range?.asked, name).toBeGreaterThan(0)
    expect(measured).toMatchObject({ basis: 'Sold' })
  }
})

test('hides cars sold long ago', async () => {
  const { rows } = await api.deps.pool.query<{ shown: number }>(
    `select count(*)::int as shown from vehicles where reference > 'VO-101200' and (last_status <> 'Sold' or not is_archived)`,
  )
  expect(rows).toEqual([{ shown: 0 }])
})
