import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { removeVisitors } from './desk/store.ts'

let api: TestApi
let now = new Date(testNow)
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now }, settings: { TRUST_PROXY: '1' } })
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
})
afterAll(() => api.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const asked = {
  ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', Phone: '0612345678', City: 'Casablanca', Email: 'salma@exemple.ma' },
  ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', Type: 'Intermediation', StorageAreaId: '1' },
}

/** Creates a car on sale of that owner. */
async function onSale(owner: string, plate: string): Promise<{ key: string; car: number }> {
  const query = new URLSearchParams({ ...asked, RegistrationNumber: plate })
  const made = (await api.app.inject({ method: 'POST', url: `/vehiclepurchases?${query}`, headers: await api.headers(owner) })).json()
  await api.deps.pool.query(
    `with signed as (update vehicle_intermediations set last_status = 'ContractSigned', signed = now() where id = $1 returning disposed_vehicle_id)
     update vehicles set last_status = 'Published', operation_type = 'Intermediation', published_at = now() where id = (select disposed_vehicle_id from signed)`,
    [made.id],
  )
  return { key: made.key, car: made.disposedVehicle.id }
}
async function look(
  car: number,
  { from = '10.1.1.1', agent = firefox, headers = {} }: { from?: string; agent?: string; headers?: object } = {},
) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/intermediations/vehicle/${car}/views`,
    headers: { ...(await api.headers()), 'x-forwarded-for': from, 'user-agent': agent, ...headers },
  })
  expect(answer.statusCode, answer.body).toBe(204)
}
const views = async (key: string, owner: string): Promise<number> =>
  (await api.app.inject({ url: `/api/intermediations/${key}`, headers: await api.headers(owner) })).json().interest.views

test('counts daily visitors without owner, staff and robots, while on sale', async () => {
  const { key, car } = await onSale('owner', '48217B6')
  expect(await views(key, 'owner')).toBe(0)
  await look(car)
  await look(car)
  await look(car, { from: '10.1.1.2' })
  await look(car, { headers: await api.headers('owner') })
  await look(car, { headers: await api.headers('an-agent', ['agent']) })
  await look(car, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await look(car, { agent: '' })
  await look(2_000_000_000)
  expect(await views(key, 'owner')).toBe(2)
  await api.deps.pool.query(`update vehicles set last_status = 'Active' where id = $1`, [car])
  await look(car, { from: '10.1.1.3' })
  await api.deps.pool.query(`update vehicles set last_status = 'Published' where id = $1`, [car])
  expect(await views(key, 'owner')).toBe(2)
})

test('deletes visitors after a day and keeps the count', async () => {
  const { key, car } = await onSale('other', '48218B6')
  await look(car)
  now = new Date(now.getTime() + 86_400_000)
  await removeVisitors(api.deps.db, now.toISOString().slice(0, 10))
  expect((await api.deps.pool.query('select from intermediation_visitors')).rowCount).toBe(0)
  await look(car)
  expect(await views(key, 'other')).toBe(2)
})
