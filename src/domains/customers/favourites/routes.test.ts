import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { type Columns, insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Favourite } from './contract.ts'
import { accountLimit } from './rules.ts'
import { favouritesData, makePriceDropMail, notifyPriceDrops } from './service.ts'
import { rearmAlerts } from './store.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  await api.deps.pool.query('truncate favourites, vehicles, customers, messages cascade')
})

/** Inserts a Duster, on sale by default, and returns its id. */
const park = (car: Columns<'vehicles'> = {}): Promise<number> =>
  insertCar(api.deps.db, {
    ...{ price: 100_000, release_date: '2020-05-01', last_status: 'Published', published_at: '2026-02-01T09:00:00Z', ...car },
  })

async function change(id: number, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns)
  await api.deps.pool.query(`update vehicles set ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')} where id = $1`, [
    id,
    ...Object.values(columns),
  ])
}

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, subject: string | null = 'amina') {
  const answer = await api.app.inject({
    method,
    url,
    headers: await api.headers(subject ?? undefined),
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

async function kept(subject = 'amina'): Promise<Favourite[]> {
  return (await ask('GET', '/api/customers/favourites', undefined, subject)).body
}

/** Confirms the e-mail address of a customer. */
async function confirm(subject = 'amina', email = 'amina@exemple.ma', language = 'fr'): Promise<void> {
  await kept(subject)
  await api.deps.pool.query('update customers set email = $2, email_verified = true, language = $3 where user_id = $1', [
    subject,
    email,
    language,
  ])
}

interface Outgoing {
  recipient: string
  language: 'fr' | 'ar'
  marketing: boolean
  data: { token: string }
}

async function outbox(): Promise<Outgoing[]> {
  const { rows } = await api.deps.pool.query(
    `select recipient, language, marketing, content -> 'maker' -> 'data' as data from messages order by id`,
  )
  return rows
}

describe('saving a car', () => {
  test('returns it with its card, price and day of saving', async () => {
    const id = await park()
    expect(await ask('POST', `/api/vehicles/${id}/favourites`)).toEqual({ status: 204, body: null })
    await change(id, { price: 95_000 })
    expect(await kept()).toEqual([
      {
        id: expect.any(Number),
        vehicleId: id,
        customerId: expect.any(Number),
        customer: { id: expect.any(Number), firstName: expect.any(String), lastName: expect.any(String) },
        created: '2026-03-15T10:00:00.000Z',
        title: 'Dacia Duster',
        slug: 'dacia-duster-2020',
        savedPrice: 100_000,
        savedOn: '2026-03-15',
        savedAt: '2026-03-15T10:00:00.000Z',
        state: 'Available',
        vehicle: expect.objectContaining({ id, price: 95_000 }),
        alert: null,
      },
    ])
  })

  test('twice stores it once, at the first price', async () => {
    const id = await park()
    await ask('POST', `/api/vehicles/${id}/favourites`)
    await change(id, { price: 90_000 })
    now = new Date('2026-03-16T10:00:00Z')
    expect((await ask('POST', `/api/vehicles/${id}/favourites`)).status).toBe(204)
    expect((await kept()).map(({ savedPrice, savedOn }) => [savedPrice, savedOn])).toEqual([[100_000, '2026-03-15']])
  })

  test('sorts by last saved; removing is idempotent', async () => {
    const [first, second] = [await park(), await park()]
    await ask('POST', `/api/vehicles/${first}/favourites`)
    now = new Date('2026-03-15T10:01:00Z')
    await ask('POST', `/api/vehicles/${second}/favourites`)
    expect((await kept()).map(({ vehicleId }) => vehicleId)).toEqual([second, first])
    for (let i = 0; i < 2; i++) expect((await ask('DELETE', `/api/vehicles/${second}/favourites`)).status).toBe(204)
    expect((await kept()).map(({ vehicleId }) => vehicleId)).toEqual([first])
  })

  test('restores its time of saving and its alert on undo', async () => {
    const id = await park()
    const saving = { price: 110_000, savedAt: '2026-01-10T12:00:00.000Z', below: 80_000 }
    expect((await ask('POST', `/api/vehicles/${id}/favourites`, saving)).status).toBe(204)
    expect((await kept())[0]).toMatchObject({ savedPrice: 110_000, savedOn: '2026-01-10', alert: { below: 80_000, toldOn: null } })
  })

  test('is private to the customer', async () => {
    const id = await park()
    await ask('POST', `/api/vehicles/${id}/favourites`, undefined, 'amina')
    await ask('PUT', `/api/vehicles/${id}/favourites/alert`, { below: 90_000 }, 'amina')
    expect(await kept('other')).toEqual([])
    await ask('DELETE', `/api/vehicles/${id}/favourites/alert`, undefined, 'other')
    await ask('DELETE', `/api/vehicles/${id}/favourites`, undefined, 'other')
    expect((await kept('amina'))[0]?.alert?.below).toBe(90_000)
  })

  test('returns the state of the car', async () => {
    const ids = [await park(), await park(), await park(), await park(), await park()] as const
    for (const id of ids) await ask('POST', `/api/vehicles/${id}/favourites`)
    await change(ids[1], { last_status: 'Reserved' })
    await change(ids[2], { last_status: 'Sold' })
    await change(ids[3], { is_archived: true })
    await change(ids[4], { is_deleted: true })
    const states = new Map((await kept()).map(({ vehicleId, state, vehicle }) => [vehicleId, [state, vehicle !== null]]))
    expect(ids.map((id) => states.get(id))).toEqual([
      ['Available', true],
      ['Reserved', true],
      ['Sold', false],
      ['Gone', false],
      ['Gone', false],
    ])
  })

  test('hides cars that were never on sale, and the price of a sold one', async () => {
    const draft = await park({ last_status: 'Draft', published_at: null })
    const sold = await park({ last_status: 'Sold' })
    for (const id of [draft, 2_147_483_000]) {
      expect(await ask('POST', `/api/vehicles/${id}/favourites`)).toMatchObject({ status: 404, body: { code: 'VehicleNotFound' } })
      const answer = await ask('PUT', `/api/vehicles/${id}/favourites/alert`, { below: 1 })
      expect(answer).toMatchObject({ status: 404, body: { code: 'VehicleNotFound' } })
    }
    await ask('POST', `/api/vehicles/${sold}/favourites`)
    expect((await kept())[0]).toMatchObject({ state: 'Sold', savedPrice: null, vehicle: null })
  })

  test('rejects anonymous callers, invalid ids and a full list', async () => {
    const id = await park()
    for (const method of ['POST', 'DELETE'] as const) {
      expect(await ask(method, `/api/vehicles/${id}/favourites`, undefined, null)).toMatchObject({ status: 401 })
      expect(await ask(method, '/api/vehicles/0/favourites')).toMatchObject({ status: 400, body: { code: 'BadRequest' } })
    }
    expect((await ask('GET', '/api/customers/favourites', undefined, null)).status).toBe(401)
    await kept()
    await api.deps.pool.query(
      `with many as (
         insert into vehicles (reference, brand_id, model_id, price, last_status, published_at)
         select 'M-' || n, brand_id, model_id, price, 'Published', now() from vehicles, generate_series(1, $2::int) n where id = $1 returning id
       )
       insert into favourites (customer_id, vehicle_id, saved_at) select (select id from customers), id, '2026-01-01' from many`,
      [id, accountLimit],
    )
    expect(await ask('POST', `/api/vehicles/${id}/favourites`)).toMatchObject({
      status: 409,
      body: { code: 'FavouritesFull', message: expect.stringContaining(String(accountLimit)) },
    })
    expect((await ask('POST', '/api/customers/favourites', { cars: [{ id }] })).body.left).toEqual([id])
  })
})

describe('merging the cars of a device', () => {
  const merge = (cars: object[]) => ask('POST', '/api/customers/favourites', { cars })

  test('saves each once, with the earlier time, in device order', async () => {
    const [both, onDevice, inAccount] = [await park(), await park(), await park()]
    await ask('POST', `/api/vehicles/${both}/favourites`)
    await ask('POST', `/api/vehicles/${inAccount}/favourites`)
    const cars = [
      { id: onDevice, price: null, savedAt: '2026-03-14T12:00:00.000Z' },
      { id: both, price: 120_000, savedAt: '2026-02-01T12:00:00.000Z' },
    ]
    const first = await merge(cars)
    expect(first.status).toBe(200)
    expect(first.body.left).toEqual([])
    expect(first.body.favourites.map((car: Favourite) => [car.vehicleId, car.savedPrice, car.savedOn])).toEqual([
      [inAccount, 100_000, '2026-03-15'],
      [onDevice, null, '2026-03-14'],
      [both, 120_000, '2026-02-01'],
    ])
    expect(await merge(cars)).toEqual(first)
  })

  test('is idempotent for two concurrent tabs', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => park()))
    const cars = ids.map((id, i) => ({ id, price: 1000 + i, savedAt: `2026-03-01T12:00:${String(59 - i).padStart(2, '0')}.000Z` }))
    const answers = await Promise.all([merge(cars), merge(cars.toReversed()), merge(cars)])
    for (const { status, body } of answers) expect([status, body.left]).toEqual([200, []])
    expect((await kept()).map(({ vehicleId }) => vehicleId)).toEqual(ids)
  })

  test('leaves cars never on sale here to the device', async () => {
    const id = await park()
    const draft = await park({ last_status: 'Draft', published_at: null })
    const { body } = await merge([{ id: draft }, { id }, { id: 2_147_483_000 }])
    expect(body.left).toEqual([draft, 2_147_483_000])
    expect(body.favourites.map((car: Favourite) => car.vehicleId)).toEqual([id])
  })

  test('limits the time of saving to the past and the first favourites', async () => {
    const [early, late] = [await park(), await park()]
    await merge([
      { id: early, savedAt: '0000-01-01T00:00:00Z' },
      { id: late, savedAt: '9999-12-31T23:59:59Z' },
    ])
    expect((await kept()).map(({ vehicleId, savedOn }) => [vehicleId, savedOn])).toEqual([
      [late, '2026-03-15'],
      [early, '2020-01-01'],
    ])
  })

  test.each([
    ['no list', {}],
    ['a list of other things', { cars: ['x'] }],
    ['too many', { cars: Array.from({ length: 201 }, (_, i) => ({ id: i + 1 })) }],
    ['a price that is none', { cars: [{ id: 1, price: -1 }] }],
    ['a day that is none', { cars: [{ id: 1, savedAt: 'yesterday' }] }],
  ])('rejects %s and names the field', async (_, body) => {
    const answer = await ask('POST', '/api/customers/favourites', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'BadRequest', message: expect.stringContaining('«') } })
  })
})

describe('the price alert', () => {
  const alert = (id: number, below: number, subject = 'amina') => ask('PUT', `/api/vehicles/${id}/favourites/alert`, { below }, subject)

  test('saves the car and returns whether the e-mail is verified', async () => {
    const id = await park()
    expect((await alert(id, 95_000)).body).toEqual({ below: 95_000, toldOn: null, toldPrice: null, emailVerified: false })
    await confirm()
    expect((await alert(id, 90_000)).body.emailVerified).toBe(true)
    expect((await kept())[0]?.alert).toEqual({ below: 90_000, toldOn: null, toldPrice: null })
    expect((await ask('DELETE', `/api/vehicles/${id}/favourites/alert`)).status).toBe(204)
    expect((await kept())[0]).toMatchObject({ vehicleId: id, alert: null })
  })

  test('requires an amount below the current price of an available car', async () => {
    const id = await park()
    expect(await alert(id, 100_000)).toMatchObject({
      status: 400,
      body: { message: '«\u00a0below\u00a0» ne peut pas dépasser 99\u00a0999.' },
    })
    await change(id, { last_status: 'Sold' })
    expect(await alert(id, 90_000)).toMatchObject({ status: 410, body: { code: 'Gone' } })
    expect(await kept()).toEqual([])
  })

  test("notifies once when the price falls, in the customer's language", async () => {
    const id = await park()
    await confirm('amina', 'amina@exemple.ma', 'ar')
    await alert(id, 95_000)
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    await change(id, { price: 95_001 })
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    await change(id, { price: 94_000 })
    expect(await Promise.all([notifyPriceDrops(api.deps), notifyPriceDrops(api.deps)])).toContain(1)
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    const [message, ...others] = await outbox()
    expect(others).toEqual([])
    expect(message).toMatchObject({ recipient: 'amina@exemple.ma', language: 'ar', marketing: true })
    expect((await kept())[0]?.alert).toEqual({ below: 95_000, toldOn: '2026-03-15', toldPrice: 94_000 })
    const mail = await makePriceDropMail(api.deps, message?.data as Outgoing['data'], 'ar')
    expect(mail?.subject).toBe('انخفض ثمن Dacia Duster إلى 94\u00a0000\u00a0درهم')
    expect(mail?.stop?.oneClick).toMatch(/\/api\/favourites\/alerts\/[0-9a-f-]{36}\/stop$/)
  })

  test('notifies its owner only', async () => {
    const id = await park()
    // an earlier customer without alerts
    await confirm('badr', 'badr@exemple.ma')
    await alert(id, 95_000)
    await confirm()
    await change(id, { price: 94_000 })
    await notifyPriceDrops(api.deps)
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['amina@exemple.ma'])
  })

  test('notifies again for a new amount', async () => {
    const id = await park()
    await confirm()
    await alert(id, 95_000)
    await change(id, { price: 94_000 })
    await notifyPriceDrops(api.deps)
    await alert(id, 80_000)
    await change(id, { price: 80_000 })
    expect(await notifyPriceDrops(api.deps)).toBe(1)
    expect(await outbox()).toHaveLength(2)
  })

  test('rearms the same amount after its notification only', async () => {
    const id = await park()
    await confirm()
    await alert(id, 95_000)
    const token = async () => (await api.deps.pool.query('select alert_token as t from favourites')).rows[0].t
    const before = await token()
    await alert(id, 95_000)
    expect(await token()).toBe(before)
    await change(id, { price: 94_000 })
    await notifyPriceDrops(api.deps)
    await change(id, { price: 99_000 })
    await alert(id, 95_000)
    expect((await kept())[0]?.alert).toEqual({ below: 95_000, toldOn: null, toldPrice: null })
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    await change(id, { price: 95_000 })
    expect(await notifyPriceDrops(api.deps)).toBe(1)
    expect(await outbox()).toHaveLength(2)
  })

  test.each(['Waiting', 'Sent', 'Failed'])('is not rearmed when its message is %s', async (state) => {
    const id = await park()
    await confirm()
    await alert(id, 95_000)
    await change(id, { price: 94_000 })
    await notifyPriceDrops(api.deps)
    await api.deps.pool.query('update messages set state = $1', [state])
    now = new Date('2026-03-15T11:00:00Z')
    expect(await notifyPriceDrops(api.deps)).toBe(0)
  })

  test('is rearmed only after a recent drop of its own message', async () => {
    const [id, other] = [await park(), await park()]
    await confirm()
    for (const one of [id, other]) await alert(one, 95_000)
    for (const one of [id, other]) await change(one, { price: 94_000 })
    expect(await notifyPriceDrops(api.deps)).toBe(2)
    const tokens = new Map<number, string>()
    for (const { vehicle_id, alert_token } of (await api.deps.pool.query('select vehicle_id, alert_token from favourites')).rows)
      tokens.set(vehicle_id, alert_token)
    await api.deps.pool.query("update messages set state = case when key = $1 then 'Dropped' else 'Sent' end", [
      `favourites.priceDrop:${tokens.get(id)}`,
    ])
    const told = async () => (await kept()).filter((car) => car.alert?.toldOn).map(({ vehicleId }) => vehicleId)
    const began = new Date('2026-03-15T10:00:00Z')
    // a notification at that very moment is not later
    await rearmAlerts(api.deps.db, 'favourites.priceDrop', began)
    expect((await told()).toSorted()).toEqual([id, other].toSorted())
    await rearmAlerts(api.deps.db, 'another.mail', new Date(began.getTime() - 1))
    expect((await told()).toSorted()).toEqual([id, other].toSorted())
    await rearmAlerts(api.deps.db, 'favourites.priceDrop', new Date(began.getTime() - 1))
    expect(await told()).toEqual([other])
  })

  test.each([
    ['reserved', { last_status: 'Reserved' }],
    ['sold', { last_status: 'Sold' }],
    ['withdrawn', { is_archived: true }],
    ['dearer again', { price: 99_000 }],
  ])('drops the message of a car that is %s and rearms the alert', async (_, columns) => {
    const id = await park()
    await confirm()
    await alert(id, 95_000)
    await change(id, { price: 94_000 })
    await notifyPriceDrops(api.deps)
    await change(id, columns)
    const [message] = await outbox()
    expect(await makePriceDropMail(api.deps, message?.data as Outgoing['data'], 'fr')).toBeNull()
    await api.deps.pool.query("update messages set state = 'Dropped'")
    await change(id, { last_status: 'Published', is_archived: false, price: 93_000 })
    now = new Date('2026-03-15T11:00:00Z')
    expect(await notifyPriceDrops(api.deps)).toBe(1)
    expect(await outbox()).toHaveLength(2)
  })

  test('waits for a verified e-mail and an active account', async () => {
    const id = await park()
    await alert(id, 95_000)
    await change(id, { price: 94_000 })
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    await confirm()
    await api.deps.pool.query("update customers set last_status = 'Inactive'")
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    expect(await ask('GET', '/api/customers/favourites')).toMatchObject({ status: 403, body: { code: 'CustomerInactive' } })
    await api.deps.pool.query("update customers set last_status = 'Active'")
    expect(await notifyPriceDrops(api.deps)).toBe(1)
  })

  test('stops by token in one request, also from a mail program', async () => {
    const id = await park()
    await confirm()
    await alert(id, 95_000)
    await change(id, { price: 94_000 })
    await notifyPriceDrops(api.deps)
    const url = `/api/favourites/alerts/${(await outbox())[0]?.data.token}/stop`
    for (const headers of [{}, { 'content-type': 'application/x-www-form-urlencoded' }] as Record<string, string>[]) {
      const payload = headers['content-type'] ? { payload: 'List-Unsubscribe=One-Click' } : {}
      const answer = await api.app.inject({ method: 'POST', url, headers, ...payload })
      expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'Dacia Duster', all: false }])
    }
    expect((await kept())[0]?.alert).toBeNull()
    expect(await notifyPriceDrops(api.deps)).toBe(0)
    const unknown = await api.app.inject({ method: 'POST', url: '/api/favourites/alerts/00000000-0000-4000-8000-000000000000/stop' })
    expect(unknown.statusCode).toBe(404)
    expect((await api.app.inject({ method: 'POST', url: '/api/favourites/alerts/x/stop' })).statusCode).toBe(400)
  })
})

test('exports favourites as personal data and erases them', async () => {
  const id = await park()
  await ask('PUT', `/api/vehicles/${id}/favourites/alert`, { below: 90_000 })
  await ask('POST', `/api/vehicles/${id}/favourites`, undefined, 'other')
  const { rows } = await api.deps.pool.query("select id from customers where user_id = 'amina'")
  const owner = { id: rows[0].id, subject: 'amina', email: null, phone: null }
  expect(await favouritesData.collect(api.deps.db, owner)).toEqual({
    favourites: [
      {
        vehicleId: id,
        title: 'Dacia Duster',
        savedPrice: 100_000,
        saved: '2026-03-15T10:00:00.000Z',
        priceAlert: { below: 90_000, toldOn: null },
      },
    ],
  })
  for (let i = 0; i < 2; i++) await api.deps.db.transaction().execute((trx) => favouritesData.erase(trx, owner))
  expect(await kept()).toEqual([])
  expect(await kept('other')).toHaveLength(1)
})
