import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { makeCheaperFavouriteMail, notifyPriceDrops, sendCheaperFavouriteMails } from './service.ts'

let api: TestApi
let now = new Date('2026-03-15T10:00:00Z')
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())

const query = (text: string, values: unknown[] = []) => api.deps.pool.query(text, values)

const park = (): Promise<number> =>
  insertCar(api.deps.db, {
    ...{ price: 100_000, release_date: '2020-05-01', last_status: 'Published', published_at: '2026-02-01T09:00:00Z' },
  })
const reprice = (id: number, price: number, day = '2026-03-15') =>
  query('update vehicles set old_price = price, price = $2, price_update_date = $3 where id = $1', [id, price, day])
/** Adds a status to the history of a car. */
async function move(id: number, status: string, at: string): Promise<void> {
  await query('insert into vehicle_statuses (vehicle_id, type, created) values ($1, $2, $3)', [id, status, at])
  await query('update vehicles set last_status = $2 where id = $1', [id, status])
}
async function call(method: 'GET' | 'POST' | 'PUT', url: string, subject: string, payload?: object) {
  const answer = await api.app.inject({ method, url, headers: await api.headers(subject), ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer
}
/** Inserts a favourite; `agrees`: the customer accepts notifications. */
async function keeper(subject: string, car: number, { agrees = true } = {}): Promise<void> {
  await call('POST', `/api/vehicles/${car}/favourites`, subject)
  await query(`update customers set email = $1 || '@exemple.ma', email_verified = true where user_id = $1`, [subject])
  if (agrees)
    await call('PUT', '/api/customers/current/consents', subject, { consents: [{ purpose: 'PriceDrops', channel: 'Email', given: true }] })
}
const told = async (subject: string): Promise<{ name: string; data: { token: string } }[]> =>
  (await query(`select content -> 'maker' as maker from messages where recipient = $1 || '@exemple.ma' order by id`, [subject])).rows.map(
    ({ maker }) => maker,
  )

test('notifies each significant drop once, only with consent', async () => {
  const car = await park()
  await keeper('told', car)
  await keeper('silent', car, { agrees: false })
  await keeper('unconfirmed', car)
  await query(`update customers set email_verified = false where user_id = 'unconfirmed'`)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await reprice(car, 97_000)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await reprice(car, 95_000)
  expect(await Promise.all([sendCheaperFavouriteMails(api.deps), sendCheaperFavouriteMails(api.deps)])).toContain(1)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  expect([(await told('told')).length, (await told('silent')).length, (await told('unconfirmed')).length]).toEqual([1, 0, 0])
  // more expensive, and back to the notified price: no new message
  await reprice(car, 105_000)
  await reprice(car, 95_000)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await reprice(car, 90_000)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
  const [, last] = await told('told')
  const mail = await makeCheaperFavouriteMail(api.deps, { token: last?.data.token ?? '' }, 'fr')
  expect(mail?.subject).toMatch(/90\s000/)
  await query(`update vehicles set last_status = 'Reserved' where id = $1`, [car])
  expect(await makeCheaperFavouriteMail(api.deps, { token: last?.data.token ?? '' }, 'fr')).toBeNull()
})

test('skips a doubtful price in drops and alerts and drops its message', async () => {
  const [kept, watched] = [await park(), await park()]
  await keeper('doubts', kept)
  await keeper('doubts-alert', watched)
  await call('PUT', `/api/vehicles/${watched}/favourites/alert`, 'doubts-alert', { below: 90_000 })
  for (const car of [kept, watched]) {
    await reprice(car, 1)
    await query('update vehicles set is_price_doubtful = true where id = $1', [car])
  }
  expect([await sendCheaperFavouriteMails(api.deps), await notifyPriceDrops(api.deps)]).toEqual([0, 0])
  // it became doubtful between claim and mail
  await query('update vehicles set is_price_doubtful = false, price = 80000 where id = $1', [kept])
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
  await query('update vehicles set is_price_doubtful = true where id = $1', [kept])
  const [message] = await told('doubts')
  expect(await makeCheaperFavouriteMail(api.deps, { token: message?.data.token ?? '' }, 'fr')).toBeNull()
})

test('lets a price alert take precedence and does not repeat its message', async () => {
  const car = await park()
  await keeper('alerted', car)
  await call('PUT', `/api/vehicles/${car}/favourites/alert`, 'alerted', { below: 90_000 })
  await reprice(car, 95_000)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await reprice(car, 90_000)
  await notifyPriceDrops(api.deps)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  expect((await told('alerted')).map(({ name }) => name)).toEqual(['favourites.priceDrop'])
  // without the alert, the next drop counts from the notified price
  await query('update favourites set alert_below = null where vehicle_id = $1', [car])
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await reprice(car, 80_000)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
})

test('ignores old drops and respects the minimum percentage', async () => {
  const car = await park()
  await keeper('late', car)
  await reprice(car, 80_000, '2026-03-11')
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await reprice(car, 79_000)
  await query(`update settings set value = '0' where key = 'favourites.dropPercent'`)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await query(`update settings set value = '30' where key = 'favourites.dropPercent'`)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await query(`update settings set value = '3' where key = 'favourites.dropPercent'`)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
})

test('delays a drop of a reserved car until three days after its release', async () => {
  const [held, long, expected] = [await park(), await park(), await park()]
  for (const [subject, car] of [
    ['waiting', held],
    ['waiting-long', long],
    ['sent-late', expected],
  ] as const) {
    await keeper(subject, car)
    await move(car, 'Published', '2026-02-01T09:00:00Z')
  }
  await move(held, 'Reserved', '2026-02-20T09:00:00Z')
  await reprice(held, 90_000, '2026-02-25')
  await move(long, 'Booked', '2026-02-01T10:00:00Z')
  await reprice(long, 90_000, '2026-02-10')
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await move(long, 'Published', '2026-03-15T09:00:00Z')
  // released before the notification period: no message
  await move(held, 'Published', '2026-03-10T09:00:00Z')
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await move(held, 'Reserved', '2026-03-11T09:00:00Z')
  await move(held, 'Published', '2026-03-14T09:00:00Z')
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  expect([(await told('waiting')).length, (await told('waiting-long')).length]).toEqual([1, 0])

  // reserved between claim and mail: notified afterwards
  await reprice(expected, 90_000)
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
  await move(expected, 'Reserved', '2026-03-15T10:00:00Z')
  const [message] = await told('sent-late')
  expect(await makeCheaperFavouriteMail(api.deps, { token: message?.data.token ?? '' }, 'fr')).toBeNull()
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
  await move(expected, 'Published', '2026-03-15T11:00:00Z')
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(1)
})

test('revokes the consent from the message without signing in', async () => {
  const car = await park()
  await keeper('stopping', car)
  await reprice(car, 90_000)
  await sendCheaperFavouriteMails(api.deps)
  const [message] = await told('stopping')
  for (let i = 0; i < 2; i++) {
    const answer = await api.app.inject({ method: 'POST', url: `/api/favourites/alerts/${message?.data.token}/stop` })
    expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'Dacia Duster', all: true }])
  }
  const { consents } = (await call('GET', '/api/customers/current', 'stopping')).json()
  expect(consents).toEqual([expect.objectContaining({ purpose: 'PriceDrops', channel: 'Email', given: false })])
  now = new Date('2026-03-16T10:00:00Z')
  await reprice(car, 70_000, '2026-03-16')
  expect(await sendCheaperFavouriteMails(api.deps)).toBe(0)
})
