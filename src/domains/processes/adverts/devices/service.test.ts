import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { AdRecord } from '../desk/contract.ts'
import { sweepAds } from '../jobs.ts'
import { advertsData } from '../personal-data/service.ts'
import { deviceCookie } from './service.ts'

let now = new Date('2026-03-16T10:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const call = async (subject: string, method: 'GET' | 'POST', url: string, { body, cookie }: { body?: object; cookie?: string } = {}) =>
  api.app.inject({
    ...{ method, url, ...(body && { payload: body }) },
    headers: { ...(await api.headers(subject)), ...(cookie && { cookie: `${deviceCookie}=${cookie}` }) },
  })

/** Somebody sends an advert from a device; gives it with the cookies that the answer sets. */
async function send(subject: string, cookie?: string) {
  const made = await call(subject, 'POST', '/api/vehicleads/save', {
    body: {
      disposedVehicle: {
        ...{ brand: 'Dacia', model: 'Duster', releaseDate: '2019-03-12', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual' },
        ...{
          bodyStyle: 'SUV',
          color: 'Grey',
          registrationNumber: `${subject.length}${subject.charCodeAt(0)}A6`,
          city: 'Casablanca',
          price: 131_500,
        },
      },
      descriptions: { fr: 'Duster de 2019, première main, toujours garé au sous-sol.' },
    },
    ...(cookie && { cookie }),
  })
  const { id, disposedVehicleId: car } = made.json()
  expect(made.cookies).toEqual([])
  await query(`update customers set phone = '+212612345678', phone_verified = true where user_id = $1`, [subject])
  await query(
    `insert into documents (hash, owner_type, owner_id, type, file_name, mime_type, size)
     select md5(random()::text) || md5(random()::text), 'Vehicle', $1, 'VehicleAdPicture', 'a.jpg', 'image/jpeg', 1 from generate_series(1, 3)`,
    [car],
  )
  const sent = await call(subject, 'POST', '/api/vehicleads/publish', { body: { id }, ...(cookie && { cookie }) })
  expect([sent.statusCode, sent.json().lastStatus], sent.body).toEqual([200, 'Submited'])
  return { id: Number(id), cookies: sent.cookies, body: sent.body }
}
async function record(id: number): Promise<AdRecord> {
  const answer = await api.app.inject({ url: `/api/staff/vehicleads/${id}`, headers: await api.headers('the-agent', ['agent']) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const kinds = ({ risk }: AdRecord) => risk.points.map(({ kind }) => kind)
const cardOf = async (subject: string): Promise<number> => (await query('select id from customers where user_id = $1', [subject]))[0].id

// the setting of the tests: four accounts are many
test('adverts of many accounts that came from one device stand side by side for the moderator, and for nobody else', async () => {
  const first = await send('ahmed')
  expect(first.cookies).toEqual([
    expect.objectContaining({ name: deviceCookie, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 181 * 86_400 }),
  ])
  const device = first.cookies[0]?.value ?? ''
  // the name itself is not kept
  expect(await query('select 1 from ad_devices where device = $1', [device])).toEqual([])
  const second = await send('brahim', device)
  expect(second.cookies[0]?.value).toBe(device)
  await send('chaimae', device)
  expect([kinds(await record(first.id)).includes('ManyAccounts'), (await record(first.id)).sameDevice]).toEqual([false, []])

  // one whose cookie is none of ours gets a name of its own
  const stranger = await send('driss', 'x; drop table')
  expect(stranger.cookies[0]?.value).not.toBe(device)
  const fourth = await send('fatima', device)
  const seen = await record(first.id)
  expect(kinds(seen)).toContain('ManyAccounts')
  expect(seen.sameDevice.map(({ adId }) => adId)).toEqual([fourth.id, expect.any(Number), second.id])
  expect(seen.sameDevice.at(-1)).toMatchObject({ title: 'Dacia Duster', price: 131_500, lastStatus: 'Submited', phone: '+212612345678' })
  expect(kinds(await record(stranger.id))).not.toContain('ManyAccounts')
  const queue = await api.app.inject({ url: '/api/staff/vehicleads', headers: await api.headers('the-agent', ['agent']) })
  const scoreOf = (id: number) => queue.json().results.find((line: { id: number }) => line.id === id).score
  expect(scoreOf(first.id) - scoreOf(stranger.id)).toBe(18)

  // of the others a seller learns nothing by the device
  const { reference } = (await call('ahmed', 'GET', `/api/vehicleads/${first.id}`)).json()
  for (const { body } of [second, fourth]) expect(body).not.toContain(reference)
  expect(second.body).not.toMatch(/device|ahmed/i)
  expect((await call('brahim', 'GET', `/api/vehicleads/${first.id}`, { cookie: device })).statusCode).toBe(404)
  const copy = (await advertsData.collect(api.deps.db, { id: await cardOf('brahim'), subject: 'brahim' } as never)) as { devices: object[] }
  const [{ reference: own }] = await query('select reference from vehicle_ads where id = $1', [second.id])
  expect(copy.devices).toEqual([{ advert: own, sent: '2026-03-16T10:00:00.000Z' }])

  // a person who goes takes it along
  const gone = await cardOf('brahim')
  await api.deps.db.transaction().execute((trx) => advertsData.erase(trx, { id: gone, subject: 'brahim' } as never))
  expect(await query('select 1 from ad_devices where ad_id = $1', [second.id])).toEqual([])
  expect([kinds(await record(first.id)).includes('ManyAccounts'), (await record(first.id)).sameDevice]).toEqual([false, []])
})

test('a device is forgotten when nothing was sent from it for long', async () => {
  const { id } = await send('karim')
  const count = async () => (await query('select 1 from ad_devices where ad_id = $1', [id])).length
  now = new Date(now.getTime() + 180 * 86_400_000)
  await sweepAds(api.deps)
  expect(await count()).toBe(1)
  now = new Date(now.getTime() + 2 * 86_400_000)
  await sweepAds(api.deps)
  expect(await count()).toBe(0)
})
