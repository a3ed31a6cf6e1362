import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
let cars: number[]

beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  const { rows } = await api.deps.pool.query<{ id: number }>(`
    insert into vehicles (reference, brand_id, model_id, last_status)
    select 'C-' || id, brand_id, id, case when row_number() over (order by id) = 5 then 'Draft' else 'Published' end from models order by id limit 5 returning id`)
  cars = rows.map((row) => row.id)
})
afterAll(() => api.close())

async function compare(ids: readonly unknown[], language = 'fr') {
  const answer = await api.app.inject({
    url: `/api/vehicles/compare?${ids.map((id) => `VehicleIds=${id}`).join('&')}`,
    headers: { 'accept-language': language },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('returns two or three cars in the requested order', async () => {
  const [a, b, c] = cars
  const { status, body } = await compare([c, a, b])
  expect(status).toBe(200)
  expect(body.map((car: { id: number }) => car.id)).toEqual([c, a, b])
  expect(body[0]).toHaveProperty('features')
  const lower = await api.app.inject(`/api/vehicles/compare?vehicleids=${b}&VEHICLEIDS=${a}`)
  expect(lower.json().map((car: { id: number }) => car.id)).toEqual([b, a])
})

test('rejects too few, too many and duplicate cars in both languages', async () => {
  for (const ids of [[], [cars[0]], cars.slice(0, 4), [cars[0], cars[0]], [cars[0], 'x'], [cars[0], 0], [cars[0], 1.5]]) {
    const { status, body } = await compare(ids)
    expect([ids, status, body.code]).toEqual([ids, 400, 'BadRequest'])
    expect(body.message).toContain('«\u00a0VehicleIds\u00a0»')
    expect((await compare(ids, 'ar')).body.message).toMatch(/[\u0600-\u06ff].*VehicleIds|VehicleIds.*[\u0600-\u06ff]/)
  }
})

test('lists all cars without a page', async () => {
  const { status, body } = await compare([2_147_483_647, cars[0], cars[4]])
  expect([status, body.code]).toEqual([404, 'VehicleNotFound'])
  expect(body.message).toContain(`2147483647, ${cars[4]}`)
  expect(body.message).not.toContain(`${cars[0]},`)
})
