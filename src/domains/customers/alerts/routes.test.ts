import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildNames } from '#domains/catalogue/search/index/names.ts'
import { findNames } from '#domains/catalogue/search/index/store.ts'
import type { Clock } from '#platform/clock.ts'
import { type Columns, insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Preference } from './contract.ts'
import { followStock, makeDigestMail, watchStock } from './jobs.ts'
import { maxAlerts } from './rules.ts'
import { alertsData, resolveAgain, resolved } from './service.ts'
import { updateResolved } from './store.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }
let duster = { id: 0, brand: 0 }

beforeAll(async () => {
  api = await testApi({ clock })
  const { rows } = await api.deps.pool.query(
    `select m.id, m.brand_id as brand from models m join brands b on b.id = m.brand_id where m.name = 'Duster' and b.name = 'Dacia'`,
  )
  duster = rows[0]
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  await api.deps.pool.query('truncate alerts, alert_finds, vehicles, customers, messages cascade')
})

/** Inserts a Duster, on sale by default, and returns its id. */
const park = (car: Columns<'vehicles'> = {}): Promise<number> =>
  insertCar(api.deps.db, {
    ...{ price: 100_000, release_date: '2020-05-01', mileage: 60_000, fuel_type: 'Diesel', last_status: 'Published' },
    ...{ published_at: now, ...car },
  })

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object, { subject = 'amina', language = 'fr' } = {}) {
  const answer = await api.app.inject({
    method,
    url: `/api/customers/${path.startsWith('/stop') || path.startsWith('/resume') ? 'preferences' : 'alerts'}${path}`,
    headers: { ...(await api.headers(subject || undefined)), 'accept-language': language },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const made = async (body: object, subject = 'amina'): Promise<Preference> => (await ask('POST', '', body, { subject })).body

describe('preference (specification)', () => {
  const own = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object, subject = 'amina') => {
    const answer = await api.app.inject({
      method,
      url: '/api/customers/preferences',
      headers: await api.headers(subject),
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }

  test('is created, read, updated and deleted without an id', async () => {
    expect(await own('GET')).toEqual({ status: 204, body: null })
    const criteria = { brands: ['Dacia'], maxPrice: 120_000, minReleaseDate: '2018-01-01' }
    const kept = await own('POST', { ...criteria, models: null, colors: [], minReleaseDate: '2018-01-01T00:00:00.000Z', isCertified: null })
    expect(kept).toMatchObject({ status: 200, body: criteria })
    expect(kept.body).not.toHaveProperty('models')
    expect(await own('GET')).toEqual({ status: 200, body: kept.body })
    const changed = await own('PUT', { brands: ['Dacia'], maxPrice: 90_000 })
    expect(changed.body).toMatchObject({ id: kept.body.id, maxPrice: 90_000, frequency: 'Instant', news: true, isDeactivated: false })
    expect(changed.body).not.toHaveProperty('minReleaseDate')
    expect((await own('DELETE')).status).toBe(204)
    expect((await own('GET')).status).toBe(204)
    expect((await own('DELETE')).status).toBe(204)
  })

  test('is the latest of several alerts, created when missing', async () => {
    const [first, latest] = [await made({ maxPrice: 1 }), await made({ maxPrice: 2, frequency: 'Weekly' })]
    expect((await own('PUT', { maxPrice: 3, isDeactivated: true })).body).toMatchObject({
      id: latest.id,
      frequency: 'Weekly',
      isDeactivated: true,
    })
    expect((await ask('GET')).body.map(({ maxPrice }: Preference) => maxPrice)).toEqual([3, 1])
    expect((await own('DELETE')).status).toBe(204)
    expect((await own('GET')).body.id).toBe(first.id)
    expect((await own('PUT', { maxPrice: 4 }, 'omar')).body).toMatchObject({ maxPrice: 4, customerUserId: 'omar' })
    expect((await own('PUT', { id: first.id, maxPrice: 4 }, 'omar')).status).toBe(404)
  })
})

describe('alerts of a customer', () => {
  test('are created from a search with the number of matching cars', async () => {
    await park()
    await park({ price: 150_000 })
    const { status, body } = await ask('POST', '', { brands: ['dacia'], models: ['Duster'], maxPrice: 120_000 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      brands: ['dacia'],
      models: ['Duster'],
      maxPrice: 120_000,
      frequency: 'Instant',
      news: true,
      isDeactivated: false,
      customerUserId: 'amina',
      nextSending: '2026-03-15T10:00:00.000Z',
      count: 1,
      newCount: 0,
    })
    expect((await ask('GET')).body).toEqual([body])
    expect((await ask('GET', `/${body.id}`)).body).toEqual(body)
  })

  test('parse words like the search; explicit filters win', async () => {
    const alert = await made({ q: 'duster diesel moins de 120 000', fuelTypes: ['Hybrid'] })
    expect(alert).toMatchObject({ brands: ['Dacia'], models: ['Duster'], maxPrice: 120_000, fuelTypes: ['Hybrid'] })
    expect(alert).not.toHaveProperty('q')
  })

  test('drop the sort of a sentence and replace a monthly budget', async () => {
    const alert = await made({ q: 'duster pas cher moins de 1800 dh par mois' })
    expect(alert).toMatchObject({ models: ['Duster'], maxPrice: 86_584, isFinanced: true })
    expect(alert).not.toHaveProperty('sortPropertyName')
    expect(alert).not.toHaveProperty('monthlyBudget')
  })

  test('are not duplicated by the same search but activated', async () => {
    const first = await made({ cities: ['Rabat', 'Fès'], maxPrice: 90_000 })
    await ask('PUT', `/${first.id}`, { ...first, isDeactivated: true })
    const again = await made({ maxPrice: 90_000, cities: ['Fès', 'Rabat'] })
    expect([again.id, again.isDeactivated]).toEqual([first.id, false])
    const twice = await Promise.all([made({ minPrice: 1 }), made({ minPrice: 1 })])
    expect(twice[0].id).toBe(twice[1].id)
  })

  test('are limited, with a localised error', async () => {
    for (let i = 0; i < maxAlerts; i++) await made({ maxPrice: 50_000 + i })
    expect(await ask('POST', '', { maxPrice: 1 })).toMatchObject({ status: 409, body: { code: 'TooManyAlerts' } })
    expect((await ask('POST', '', { maxPrice: 1 }, { language: 'ar' })).body.message).toMatch(/[\u0600-\u06ff]/)
    await ask('DELETE', `/${(await ask('GET')).body[0].id}`)
    expect((await ask('POST', '', { maxPrice: 1 })).status).toBe(200)
  })

  test('replace criteria and notification settings', async () => {
    await park({ fuel_type: 'Hybrid' })
    const { id } = await made({ brands: ['Dacia'], maxPrice: 10 })
    const { status, body } = await ask('PUT', `/${id}`, { fuelTypes: ['Hybrid'], frequency: 'Weekly', news: true, isDeactivated: false })
    expect(status).toBe(200)
    expect(body).toMatchObject({ fuelTypes: ['Hybrid'], frequency: 'Weekly', count: 1, nextSending: '2026-03-16T08:00:00.000Z' })
    expect(body).not.toHaveProperty('maxPrice')
    expect((await ask('PUT', `/${id}`, { ...body, news: false })).body.nextSending).toBeNull()
  })

  test('return 404 to other customers', async () => {
    const alert = await made({ maxPrice: 90_000 })
    const other = { subject: 'omar' }
    expect((await ask('GET', `/${alert.id}`, undefined, other)).status).toBe(404)
    expect((await ask('PUT', `/${alert.id}`, alert, other)).status).toBe(404)
    expect((await ask('DELETE', `/${alert.id}`, undefined, other)).status).toBe(404)
    expect((await ask('GET', '', undefined, other)).body).toEqual([])
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/${alert.id}`],
      ['POST', ''],
      ['PUT', `/${alert.id}`],
      ['DELETE', `/${alert.id}`],
    ] as const)
      expect((await ask(method, path, method === 'GET' || method === 'DELETE' ? undefined : {}, { subject: '' })).status).toBe(401)
    expect((await ask('GET')).body).toHaveLength(1)
  })

  test.each([
    [{ maxPrice: -1 }, 'maxPrice'],
    [{ maxPrice: '5' }, 'maxPrice'],
    [{ fuelTypes: ['Steam'] }, 'fuelTypes'],
    [{ minReleaseDate: '2020-13-01' }, 'minReleaseDate'],
    [{ frequency: 'Hourly' }, 'frequency'],
    [{ storageAreaId: [0] }, 'storageAreaId'],
  ])('rejects %j and names the field', async (body, field) => {
    const answer = await ask('POST', '', body)
    expect([answer.status, answer.body.message.includes(field)]).toEqual([400, true])
  })

  test('match an unknown name only once it exists', async () => {
    await park()
    const { id, count: none } = await made({ brands: ['Vroum'] })
    expect(none).toBe(0)
    await api.deps.pool.query(`insert into spellings (kind, spelling, target_id) values ('brand', 'vroum', $1)`, [duster.brand])
    await resolveAgain(api.deps)
    expect((await ask('GET', `/${id}`)).body.count).toBe(1)
    await api.deps.pool.query(`delete from spellings where spelling = 'vroum'`)
  })

  test('skip the nightly resolution when the owner changed them', async () => {
    const { id } = await made({ maxPrice: 90_000 })
    const seen = { id, criteria: { maxPrice: 90_000 } }
    const { columns, anchors } = resolved(seen.criteria, buildNames(await findNames(api.deps.pool)))
    const resolve = () => api.deps.db.transaction().execute((trx) => updateResolved(trx, seen, columns, anchors))
    const asked = async () => (await api.deps.pool.query('select max_price from alerts where id = $1', [id])).rows
    expect(await resolve()).toBe(true)
    await ask('PUT', `/${id}`, { maxPrice: 50_000, frequency: 'Daily', news: true, isDeactivated: false })
    expect(await resolve()).toBe(false)
    expect(await asked()).toEqual([{ max_price: 50_000 }])
    await ask('DELETE', `/${id}`)
    expect(await resolve()).toBe(false)
    await resolveAgain(api.deps)
  })
})

test('processes a large import in several short jobs', async () => {
  for (let i = 0; i < 4; i++) await park()
  const { id } = await made({ brands: ['Dacia'] })
  const found = async () => (await api.deps.pool.query('select cardinality(cars) as cars from alert_finds where alert_id = $1', [id])).rows
  expect(await followStock(api.deps, 1, 3)).toBe(true)
  expect(await found()).toEqual([{ cars: 3 }])
  expect(await followStock(api.deps, 1, 3)).toBe(false)
  expect(await found()).toEqual([{ cars: 4 }])
})

test('stops the polling of the stock', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const end = watchStock(api.deps)
    expect(vi.getTimerCount()).toBe(1)
    end()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

describe('mail of an alert', () => {
  async function alertOf(body: object, language = 'fr'): Promise<Preference> {
    const alert = await made(body)
    await api.deps.pool.query(`update customers set email = 'amina@exemple.ma', email_verified = true, language = $1`, [language])
    return alert
  }
  const messages = async () =>
    (await api.deps.pool.query('select key, recipient, language, content from messages order by id')).rows as {
      key: string
      recipient: string
      language: 'fr' | 'ar'
      content: { maker: { data: { id: number; digest: number } } }
    }[]
  const mailOf = async ({ content, language }: Awaited<ReturnType<typeof messages>>[number]) =>
    makeDigestMail(api.deps, content.maker.data, language)

  test('is sent once for a car, with name, price and unsubscribe link', async () => {
    const { id } = await alertOf({ brands: ['Dacia'], models: ['Duster'], maxPrice: 120_000 })
    await park({ price: 110_000 })
    await followStock(api.deps)
    await followStock(api.deps)
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ key: `alerts.digest:${id}:1`, recipient: 'amina@exemple.ma', language: 'fr' })
    const mail = message && (await mailOf(message))
    expect(mail?.subject).toMatch(/^Dacia Duster à 110\s000\sDH/)
    expect(mail?.preheader).toMatch(/Dacia Duster, jusqu’à 120\s000\sDH/)
    expect(mail?.stop?.url).toMatch(/\/alert\/stop\?token=[0-9a-f-]{36}$/)
    expect(mail?.stop?.oneClick).toMatch(/\/api\/customers\/preferences\/stop\?token=[0-9a-f-]{36}$/)
    expect((await ask('GET', `/${id}`)).body.newCount).toBe(1)
  })

  test('is in Arabic for Arabic readers, with reason and hidden count', async () => {
    await alertOf({ cities: ['Casablanca'] }, 'ar')
    const { rows } = await api.deps.pool.query(`select id from cities where name = 'Casablanca'`)
    for (let i = 0; i < 8; i++) await park({ city_id: rows[0].id })
    await followStock(api.deps)
    const [message] = await messages()
    const mail = message && (await mailOf(message))
    expect(mail?.subject).toContain('8 سيارات')
    expect(mail?.subject).toContain('الدار البيضاء')
    expect(JSON.stringify(mail?.blocks)).toContain('وسيارتان أخريان')
  })

  test('reports a price drop and a return on sale', async () => {
    const cheaper = await park({ price: 150_000 })
    const back = await park({ price: 90_000 })
    await followStock(api.deps)
    await api.deps.pool.query("update vehicles set last_status = 'Reserved' where id = $1", [back])
    await followStock(api.deps)
    await alertOf({ maxPrice: 120_000 })
    await api.deps.pool.query('update vehicles set price = 119_000 where id = $1', [cheaper])
    await api.deps.pool.query("update vehicles set last_status = 'Published' where id = $1", [back])
    await followStock(api.deps)
    const [message] = await messages()
    const text = JSON.stringify(message && (await mailOf(message)))
    expect(text).toContain('Prix en baisse')
    expect(text).toContain('De nouveau en vente')
  })

  test('is dropped when every car is gone or the alert stopped', async () => {
    await alertOf({ maxPrice: 900_000 })
    const car = await park()
    await followStock(api.deps)
    await api.deps.pool.query("update vehicles set last_status = 'Sold' where id = $1", [car])
    const [message] = await messages()
    expect(message && (await mailOf(message))).toBeNull()
    await api.deps.pool.query("update vehicles set last_status = 'Published' where id = $1", [car])
    now = new Date('2026-03-15T11:00:00Z')
    await followStock(api.deps)
    const [, second] = await messages()
    await api.deps.pool.query('update alerts set is_deactivated = true')
    expect(second && (await mailOf(second))).toBeNull()
  })

  test('stops and resumes the alert by its link, idempotently', async () => {
    const { id } = await alertOf({ maxPrice: 120_000 })
    const { rows } = await api.deps.pool.query('select token from alerts where id = $1', [id])
    const stop = `/stop?token=${rows[0].token}`
    // one-click unsubscribe of a mail program
    const oneClick = () =>
      api.app.inject({
        method: 'POST',
        url: `/api/customers/preferences${stop}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    for (let i = 0; i < 2; i++) {
      const answer = await oneClick()
      expect([answer.statusCode, answer.json()]).toEqual([200, { criteria: { maxPrice: 120_000 }, isDeactivated: true }])
    }
    await park()
    await followStock(api.deps)
    expect(await messages()).toEqual([])
    expect((await ask('POST', `/resume?token=${rows[0].token}`, undefined, { subject: '' })).body.isDeactivated).toBe(false)
    expect((await ask('POST', '/stop?token=00000000-0000-4000-8000-000000000000', undefined, { subject: '' })).status).toBe(404)
    expect((await ask('POST', '/stop?token=x', undefined, { subject: '' })).status).toBe(400)
    const bare = await api.app.inject({ method: 'POST', url: `/api/customers/preferences/resume?token=${rows[0].token}` })
    expect(bare.statusCode).toBe(403)
  })
})

test('exports alerts and matches as personal data and erases them', async () => {
  const { customerId } = await made({ maxPrice: 120_000 })
  await park()
  await followStock(api.deps)
  const owner = { id: customerId, subject: 'amina', email: null, phone: null }
  expect(await alertsData.collect(api.deps.db, owner)).toMatchObject({
    alerts: [{ criteria: { maxPrice: 120_000 }, cars: [{ told: false }] }],
  })
  await api.deps.db.transaction().execute((trx) => alertsData.erase(trx, owner))
  expect((await ask('GET')).body).toEqual([])
})
