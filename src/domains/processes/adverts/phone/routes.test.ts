import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'

let api: TestApi
let now = new Date('2026-03-16T10:00:00Z')
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-16T10:00:00Z')
  await api.deps.pool.query('truncate ad_phone_views, ad_phones, ad_blocks')
})
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

/** A published advert of somebody whose number is confirmed. */
async function advert(subject: string, phone = '+212612345678'): Promise<number> {
  const payload = { disposedVehicle: { brand: 'Dacia', model: 'Duster' } }
  const made = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers: await api.headers(subject), payload })
  const { id, disposedVehicleId } = made.json()
  await query("update vehicle_ads set last_status = 'Published' where id = $1", [id])
  await query('update customers set phone = $2, phone_verified = true where user_id = $1', [subject, phone])
  return disposedVehicleId
}
async function look(car: number, { who, from = '10.3.1.1' }: { who?: string; from?: string } = {}) {
  const headers = await (who === undefined ? api.headers() : api.headers(who))
  const answer = await api.app.inject({ method: 'POST', url: `/api/vehicleads/vehicle/${car}/phone`, headers, remoteAddress: from })
  return { status: answer.statusCode, body: answer.json() }
}
const counted = async () => (await query('select coalesce(sum(count), 0)::int as count from ad_phones'))[0].count

test('a number is shown to whoever presses, counted once a day for a connection, and not for its owner', async () => {
  const car = await advert('phone-seller-1')
  expect(await look(car)).toEqual({ status: 200, body: { phone: '+212612345678', isOnWhatsApp: false } })
  await look(car)
  expect(await counted()).toBe(1)
  await look(car, { from: '10.4.1.1' })
  await look(car, { who: 'phone-seller-1', from: '10.5.1.1' })
  expect(await counted()).toBe(2)
  const lookers = async () => (await query('select from ad_phone_views')).length
  await sweepAds(api.deps)
  expect(await lookers()).toBeGreaterThan(1)
  now = new Date(now.getTime() + 86_400_000)
  await sweepAds(api.deps)
  expect([await lookers(), await counted()]).toEqual([0, 2])
  await look(car)
  expect(await counted()).toBe(3)
})

test('only what is online has one, and only one that was confirmed', async () => {
  const car = await advert('phone-seller-2')
  await query("update customers set phone_verified = false where user_id = 'phone-seller-2'")
  expect((await look(car)).status).toBe(404)
  expect((await look(2_000_000_000)).status).toBe(404)
  const seen: number[] = []
  for (const [table, change] of [
    ['customers', 'phone_verified = true'],
    ['customers', 'erased = now()'],
    ['customers', 'erased = null, is_deleted = true'],
    ['customers', 'is_deleted = false, phone = null'],
    ['customers', "phone = '+212612345678'"],
    ['vehicle_ads', "last_status = 'Deactivated'"],
    ['vehicle_ads', "last_status = 'Published', is_deleted = true"],
  ]) {
    const which = table === 'customers' ? `user_id = 'phone-seller-2'` : `disposed_vehicle_id = ${car}`
    await query(`update ${table} set ${change} where ${which}`)
    seen.push((await look(car)).status)
  }
  expect(seen).toEqual([200, 404, 404, 404, 200, 404, 404])
})

test('so many in an hour for a connection, and for a person wherever they are', async () => {
  await query("update settings set value = '2' where key in ('ads.phonesHourly', 'ads.phonesOfNetworkHourly')")
  const [a, b, c] = [await advert('phone-seller-3'), await advert('phone-seller-4'), await advert('phone-seller-5')]
  expect([(await look(a)).status, (await look(b)).status, (await look(c)).status]).toEqual([200, 200, 429])
  // the same again costs nothing
  expect((await look(a)).status).toBe(200)
  expect((await look(a, { who: 'curious', from: '10.6.1.1' })).status).toBe(200)
  expect((await look(b, { who: 'curious', from: '10.6.2.1' })).status).toBe(200)
  expect((await look(c, { who: 'curious', from: '10.6.3.1' })).status).toBe(429)
  // what a person was shown they are shown again, wherever they are
  expect((await look(b, { who: 'curious', from: '10.6.4.1' })).status).toBe(200)
  const begin = now.getTime()
  now = new Date(begin + 3_599_999)
  expect((await look(c)).status).toBe(429)
  now = new Date(begin + 3_600_000)
  expect([(await look(c)).status, (await look(c, { who: 'curious', from: '10.6.5.1' })).status]).toEqual([200, 200])
})

test('WhatsApp comes with the number where the seller wants it, and nobody reads the advert again for that; only to a mobile number', async () => {
  const car = await advert('phone-seller-7')
  const [{ id }] = await query('select id from vehicle_ads where disposed_vehicle_id = $1', [car])
  const save = async (isOnWhatsApp: boolean) => {
    const headers = await api.headers('phone-seller-7')
    const answer = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers, payload: { id, isOnWhatsApp } })
    expect(answer.json()).toMatchObject({ lastStatus: 'Published', isOnWhatsApp })
  }
  await save(true)
  expect((await look(car)).body).toEqual({ phone: '+212612345678', isOnWhatsApp: true })
  await query("update customers set phone = '+212522123456' where user_id = 'phone-seller-7'")
  expect((await look(car)).body.isOnWhatsApp).toBe(false)
  await query("update customers set phone = '+212612345678' where user_id = 'phone-seller-7'")
  await save(false)
  expect((await look(car)).body.isOnWhatsApp).toBe(false)
})

test('returns no number when the seller hides it, and keeps the advert published', async () => {
  const car = await advert('phone-seller-8')
  const [{ id }] = await query('select id from vehicle_ads where disposed_vehicle_id = $1', [car])
  const save = async (showsPhone: boolean) => {
    const headers = await api.headers('phone-seller-8')
    const answer = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers, payload: { id, showsPhone } })
    expect(answer.json()).toMatchObject({ lastStatus: 'Published', showsPhone })
  }
  const hasPhone = async (subject?: string) => {
    const headers = await (subject === undefined ? api.headers() : api.headers(subject))
    const { hasPhone: has, isOwn } = (await api.app.inject({ url: `/api/vehicleads/vehicle/${car}/contact`, headers })).json()
    return [has, isOwn]
  }
  expect([await hasPhone(), await hasPhone('phone-seller-8')]).toEqual([
    [true, false],
    [true, true],
  ])
  await save(false)
  const refused = await look(car)
  expect([refused.status, refused.body.code, await hasPhone(), await counted()]).toEqual([404, 'VehicleNotFound', [false, false], 0])
  expect((await look(car, { who: 'curious-8' })).status).toBe(404)
  await save(true)
  expect((await look(car)).status).toBe(200)
})

test('who is blocked is told so', async () => {
  const car = await advert('phone-seller-6')
  await look(car, { who: 'blocked-6' })
  await advert('blocked-6', '+212612345679')
  await query(`insert into ad_blocks (blocker_id, blocked_id, created)
    select s.id, b.id, now() from customers s, customers b where s.user_id = 'phone-seller-6' and b.user_id = 'blocked-6'`)
  expect((await look(car, { who: 'blocked-6' })).body.code).toBe('ContactBlocked')
})
