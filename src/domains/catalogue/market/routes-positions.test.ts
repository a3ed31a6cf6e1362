import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { measureEstimates } from './service.ts'

let api: TestApi
let now = new Date('2026-03-16T10:00:00Z')
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
  // thirty comparable cars on sale
  await query(`
    insert into vehicles (reference, brand_id, model_id, release_date, mileage, price, last_status, operation_type, fuel_type, gear_type, published_at, vehicle_repair_status_type)
    select 'P-' || i, m.brand_id, m.id, '2019-06-01', 60000 + i * 500, 120000 - i * 200, 'Published', 'Standard', 'Diesel', 'Manual', '2026-01-01', 'NotRequired'
    from (select * from models where name = 'Duster' limit 1) m, generate_series(1, 30) i`)
})
afterAll(() => api.close())
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

async function advert(subject: string, model: string): Promise<number> {
  const payload = { disposedVehicle: { brand: 'Dacia', model, releaseDate: '2019-05-01', mileage: 70_000, price: 118_000 } }
  const made = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers: await api.headers(subject), payload })
  const { id, disposedVehicleId } = made.json()
  await query("update vehicle_ads set last_status = 'Published' where id = $1", [id])
  await query("update vehicles set last_status = 'Published', published_at = now() where id = $1", [disposedVehicleId])
  return id
}
const days = async (id: number, subject: string) => {
  const answer = await api.app.inject({ url: `/api/vehicleads/${id}/worth/days`, headers: await api.headers(subject) })
  return { status: answer.statusCode, body: answer.json() }
}

test('stores the position every night for the seller only', async () => {
  const [id, rare] = [await advert('course-1', 'Duster'), await advert('course-2', 'Logan')]
  await measureEstimates(api.deps)
  now = new Date('2026-03-17T10:00:00Z')
  await query('update vehicles set price = 112000 from vehicle_ads d where d.disposed_vehicle_id = vehicles.id and d.id = $1', [id])
  // the same night twice is one day
  await measureEstimates(api.deps)
  await measureEstimates(api.deps)
  const { body } = await days(id, 'course-1')
  expect(body).toMatchObject([
    { day: '2026-03-16', price: 118_000 },
    { day: '2026-03-17', price: 112_000 },
  ])
  for (const { low, probable, high, cars } of body) expect([low <= probable, probable <= high, cars >= 8]).toEqual([true, true, true])
  expect((await days(rare, 'course-2')).body).toEqual([])
  expect((await days(id, 'course-2')).status).toBe(404)
  // the last sixty days are returned
  await query(
    `insert into ad_price_days (ad_id, day, price, low, probable, high, cars) select $1, '2026-03-17'::date - i, 1, 1, 1, 1, 1 from generate_series(2, 70) i`,
    [id],
  )
  const told = (await days(id, 'course-1')).body
  expect([told.length, told[0].day, told.at(-1).day]).toEqual([60, '2026-01-17', '2026-03-17'])
})

test.each([
  ['that is not online', `update vehicle_ads set last_status = 'Deactivated' where id = $1`],
  ['that was taken away', 'update vehicle_ads set is_deleted = true where id = $1'],
  ['without a price', 'update vehicles set price = null from vehicle_ads d where d.disposed_vehicle_id = vehicles.id and d.id = $1'],
  ['without its mileage', 'update vehicles set mileage = null from vehicle_ads d where d.disposed_vehicle_id = vehicles.id and d.id = $1'],
  [
    'without its year',
    'update vehicles set release_date = null from vehicle_ads d where d.disposed_vehicle_id = vehicles.id and d.id = $1',
  ],
])('stores nothing for an advert %s', async (name, change) => {
  const id = await advert(`sans-${name}`, 'Duster')
  await query(change, [id])
  await measureEstimates(api.deps)
  expect(await query('select 1 from ad_price_days where ad_id = $1', [id])).toEqual([])
  // data to store exists while the advert is complete
  const whole = await advert(`avec-${name}`, 'Duster')
  await measureEstimates(api.deps)
  expect(await query('select 1 from ad_price_days where ad_id = $1', [whole])).toHaveLength(1)
})
