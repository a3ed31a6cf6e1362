import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'

let api: TestApi
let now = new Date(testNow)
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now }, settings: { TRUST_PROXY: '1' } })
})
afterAll(() => api.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

/** A published advert of somebody; gives its number and that of its car. */
async function advert(subject: string, status = 'Published'): Promise<{ id: number; car: number }> {
  const { id } = (
    await api.app.inject({
      method: 'POST',
      url: '/api/vehicleads/save',
      headers: await api.headers(subject),
      payload: { disposedVehicle: { brand: 'Dacia', model: 'Duster' } },
    })
  ).json()
  const { rows } = await api.deps.pool.query('update vehicle_ads set last_status = $2 where id = $1 returning disposed_vehicle_id as car', [
    id,
    status,
  ])
  return { id, car: rows[0].car }
}
async function look(
  car: number,
  { from = '10.1.1.1', agent = firefox, headers = {} }: { from?: string; agent?: string; headers?: object } = {},
) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/vehicleads/vehicle/${car}/views`,
    headers: { ...(await api.headers()), 'x-forwarded-for': from, 'user-agent': agent, ...headers },
  })
  expect(answer.statusCode, answer.body).toBe(204)
}
const views = async (id: number, subject: string): Promise<{ views: number; viewsOfWeek: number }> => {
  const answer = await api.app.inject({ url: `/api/vehicleads/${id}`, headers: await api.headers(subject) })
  const ad = answer.json()
  return { views: ad.views, viewsOfWeek: ad.viewsOfWeek }
}

test('an advert counts who looks at it once a day, and its seller reads how many', async () => {
  now = new Date('2026-03-16T10:00:00Z')
  const { id, car } = await advert('seller')
  expect(await views(id, 'seller')).toEqual({ views: 0, viewsOfWeek: 0 })
  await look(car)
  await look(car)
  await look(car, { from: '10.1.1.2' })
  await look(car, { agent: `${firefox} Mobile` })
  expect((await views(id, 'seller')).views).toBe(3)
  now = new Date('2026-03-25T10:00:00Z')
  await look(car)
  expect(await views(id, 'seller')).toEqual({ views: 4, viewsOfWeek: 1 })
})

test('its seller, the staff, robots and who says nothing are not counted, nor what is not online', async () => {
  const { id, car } = await advert('vendor')
  const draft = await advert('vendor', 'Draft')
  await look(car, { headers: await api.headers('vendor') })
  await look(car, { headers: await api.headers('an-agent', ['agent']) })
  await look(car, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await look(car, { agent: '' })
  await look(draft.car)
  const gone = await advert('vendor')
  await api.deps.pool.query('update vehicle_ads set is_deleted = true where id = $1', [gone.id])
  await look(gone.car)
  expect((await api.deps.pool.query('select from ad_views where ad_id = $1', [gone.id])).rowCount).toBe(0)
  await look(2_000_000_000)
  expect([(await views(id, 'vendor')).views, (await views(draft.id, 'vendor')).views]).toEqual([0, 0])
  await look(car, { headers: await api.headers('a-buyer') })
  expect((await views(id, 'vendor')).views).toBe(1)
})

test('somebody who makes up browsers is counted twenty times a day and no more', async () => {
  const { id, car } = await advert('popular')
  await Promise.all(Array.from({ length: 10 }, (_, i) => look(car, { agent: `${firefox} ${i}` })))
  for (let i = 10; i < 30; i++) await look(car, { agent: `${firefox} ${i}` })
  expect((await views(id, 'popular')).views).toBe(20)
})

test('who looked is forgotten with the day, how many is not', async () => {
  const { id, car } = await advert('forgotten')
  await look(car)
  const kept = async () => (await api.deps.pool.query('select from ad_visitors where ad_id = $1', [id])).rowCount
  await sweepAds(api.deps)
  expect(await kept()).toBe(1)
  now = new Date(now.getTime() + 86_400_000)
  await sweepAds(api.deps)
  expect([await kept(), (await views(id, 'forgotten')).views]).toEqual([0, 1])
})
