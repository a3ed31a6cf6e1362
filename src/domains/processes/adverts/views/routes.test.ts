import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymous } from '#shared/actor.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'
import { showingsCounter } from './service.ts'

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
  // a week is today and the six days before
  now = new Date('2026-03-22T10:00:00Z')
  expect((await views(id, 'seller')).viewsOfWeek).toBe(3)
  now = new Date('2026-03-23T10:00:00Z')
  expect((await views(id, 'seller')).viewsOfWeek).toBe(0)
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
  // from elsewhere, and the next day, there are more
  await look(car, { from: '10.1.9.9' })
  now = new Date(now.getTime() + 86_400_000)
  await look(car)
  expect((await views(id, 'popular')).views).toBe(22)
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

/** Adverts in view in a list of somebody; what waits in memory is written after two seconds. */
async function glance(
  cars: number[],
  { from = '10.1.1.1', agent = firefox, headers = {} }: { from?: string; agent?: string; headers?: object } = {},
) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/vehicleads/showings',
    headers: { ...(await api.headers()), 'x-forwarded-for': from, 'user-agent': agent, ...headers },
    payload: { vehicles: cars },
  })
  expect(answer.statusCode, answer.body).toBe(204)
}
const showings = async (id: number) =>
  (await api.deps.pool.query('select shown, opened from ad_showings where ad_id = $1 order by day', [id])).rows

test('who has adverts in view is counted once a day for each, and as one who opened it, before or after', async () => {
  now = new Date('2026-04-01T10:00:00Z')
  const [one, two] = [await advert('one'), await advert('two')]
  const draft = await advert('two', 'Draft')
  const headers = (subject: string) => api.headers(subject)
  await look(two.car, { from: '10.2.2.2' })
  await glance([one.car, two.car, draft.car, 2_000_000_000])
  await glance([one.car, one.car])
  await glance([one.car, two.car], { from: '10.2.2.2' })
  await glance([one.car, two.car], { from: '10.3.3.3', headers: await headers('one') })
  await glance([one.car], { from: '10.4.4.4', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await glance([one.car], { from: '10.5.5.5', headers: await api.headers('an-agent', ['agent']) })
  await expect.poll(() => showings(one.id), { timeout: 20_000, interval: 200 }).toEqual([{ shown: 2, opened: 0 }])
  expect(await showings(two.id)).toEqual([{ shown: 3, opened: 1 }])
  expect(await showings(draft.id)).toEqual([])
  await look(one.car)
  await look(one.car)
  await look(one.car, { from: '10.9.9.9' })
  expect(await showings(one.id)).toEqual([{ shown: 2, opened: 1 }])

  now = new Date('2026-04-02T10:00:00Z')
  await sweepAds(api.deps)
  expect((await api.deps.pool.query('select from ad_list_visitors')).rowCount).toBe(0)
  const answer = await api.app.inject({ url: `/api/vehicleads/${one.id}`, headers: await api.headers('one') })
  expect(answer.json().views).toBe(2)
})

test('a network has an advert in view twenty times a day and no more, and no list is longer than a page', async () => {
  now = new Date('2026-04-03T10:00:00Z')
  const { id, car } = await advert('shown-often')
  for (let i = 0; i < 15; i++) await glance([car], { agent: `${firefox} ${i}` })
  await expect.poll(() => showings(id), { timeout: 20_000, interval: 200 }).toEqual([{ shown: 15, opened: 0 }])
  for (let i = 10; i < 30; i++) await glance([car], { agent: `${firefox} ${i}` })
  await expect.poll(() => showings(id), { timeout: 20_000, interval: 200 }).toEqual([{ shown: 20, opened: 0 }])
  for (const vehicles of [[], Array.from({ length: 61 }, (_, i) => i + 1), ['1'], [0]]) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/vehicleads/showings',
      headers: await api.headers(),
      payload: { vehicles },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BadRequest'])
  }
})

test('what waits is written as the server stops', async () => {
  const { id, car } = await advert('stopping')
  const { add, write } = showingsCounter(api.deps)
  add([car], { actor: anonymous, address: '10.7.7.7', agent: firefox })
  expect(await showings(id)).toEqual([])
  await write()
  expect(await showings(id)).toEqual([{ shown: 1, opened: 0 }])
})
