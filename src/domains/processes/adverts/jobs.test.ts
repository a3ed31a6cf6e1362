import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Columns, insertAdvert, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from './jobs.ts'

/** What counts where the house has set nothing, and what the sweep forgets then. */
const now = new Date('2026-03-16T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const day = 86_400_000
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  await query("delete from settings where starts_with(key, 'ads.')")
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate vehicles, customers cascade'))

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
let made = 0
/** A published advert of its own seller. */
async function advert(columns: Columns<'vehicle_ads'> = {}): Promise<{ id: number; car: number; customer: number }> {
  const { db } = api.deps
  const contact = { email: 'ali@exemple.ma', phone: '+212612345678', phone_verified: true }
  const row = await insertAdvert(
    db,
    {
      customer_id: await insertCustomer(db, { user_id: `seller-${400_000 + ++made}`, ...contact }),
      ...{ visible_until: '2099-01-01', created: ago(day), last_modified: ago(day), ...columns },
    },
    { last_status: 'Published' },
  )
  return { id: row.id, car: row.disposed_vehicle_id, customer: row.customer_id }
}
async function status(method: 'GET' | 'POST', url: string, { who, payload }: { who?: string; payload?: object } = {}): Promise<number> {
  const answer = await api.app.inject({
    method,
    url,
    headers: await (who === undefined ? api.headers() : api.headers(who)),
    remoteAddress: '10.3.1.1',
    ...(payload && { payload }),
  })
  return answer.statusCode
}

test('thirty numbers are shown in an hour to a connection, fifteen to a person', async () => {
  const cars: number[] = []
  for (let i = 0; i < 31; i++) cars.push((await advert()).car)
  const looks = async (some: readonly number[], who?: string) => {
    const seen: number[] = []
    for (const car of some) seen.push(await status('POST', `/api/vehicleads/vehicle/${car}/phone`, who === undefined ? {} : { who }))
    return seen
  }
  expect(await looks(cars.slice(0, 16), 'curious')).toEqual([...Array(15).fill(200), 429])
  expect(await looks(cars.slice(15))).toEqual([...Array(15).fill(200), 429])
})

test('forty messages are written in an hour, to eight sellers at most', async () => {
  const ads = await Promise.all(Array.from({ length: 9 }, () => advert()))
  const write = ({ car }: { car: number }) =>
    status('POST', `/api/vehicleads/vehicle/${car}/messages`, { who: 'buyer', payload: { text: 'Bonjour' } })
  const seen: number[] = []
  for (const ad of ads) seen.push(await write(ad))
  expect(seen).toEqual([...Array(8).fill(200), 429])
  await query(
    `insert into ad_messages (conversation_id, author, text, created)
     select (select min(id) from ad_conversations), 'Buyer', 'Encore', $1 from generate_series(1, 31)`,
    [now],
  )
  const [first = { car: 0 }] = ads
  expect([await write(first), await write(first)]).toEqual([200, 429])
})

test('a device is known for half a year after its last advert, a conversation for a year after its last message', async () => {
  const { id, customer } = await advert()
  const device = (name: string, sent: Date) => query('insert into ad_devices (ad_id, device, sent) values ($1, $2, $3)', [id, name, sent])
  await device('kept', ago(180 * day))
  await device('gone', ago(180 * day + 1))
  const talk = async (last: Date) => {
    const { id: about } = await advert()
    await query('insert into ad_conversations (ad_id, buyer_id, created, last_message) values ($1, $2, $3, $3)', [about, customer, last])
    return about
  }
  const kept = await talk(ago(365 * day))
  await talk(ago(365 * day + 1))
  await sweepAds(api.deps)
  expect(await query('select device from ad_devices')).toEqual([{ device: 'kept' }])
  expect(await query('select ad_id as about from ad_conversations')).toEqual([{ about: kept }])
})

test('three accounts on one device are many', async () => {
  const ads = [await advert(), await advert(), await advert()]
  const risks = async (): Promise<string[]> => {
    const answer = await api.app.inject({
      url: `/api/staff/vehicleads/${ads[0]?.id}`,
      headers: await api.headers('an-agent', ['agent']),
    })
    return answer.json().risk.points.map(({ kind }: { kind: string }) => kind)
  }
  const send = (ad: { id: number } | undefined) =>
    query(`insert into ad_devices (ad_id, device, sent) values ($1, 'phone', $2)`, [ad?.id, now])
  await send(ads[0])
  await send(ads[1])
  const two = await risks()
  await send(ads[2])
  expect((await risks()).filter((kind) => !two.includes(kind))).toEqual(['ManyAccounts'])
})
