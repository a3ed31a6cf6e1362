import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshMarket } from '#domains/catalogue/vehicles/market/store.ts'
import { type Columns, insertAccount, insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { StockCard } from '../contract.ts'
import { applyPrice } from './service.ts'

let api: TestApi
const now = new Date('2026-03-15T10:00:00Z')
const people: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  for (const [subject, role] of [
    ['boss', 'manager'],
    ['second', 'manager'],
    ['chief', 'admin'],
    ['agent', 'agent'],
  ] as const)
    people[subject] = await api.headers(subject, [role])
  for (const subject of ['boss', 'second', 'chief', 'agent'])
    await insertAccount(api.deps.db, subject, {
      first_name: subject,
      last_name: 'Team',
      email: `${subject}@rihla.test`,
      email_verified: true,
    })
})
afterAll(() => api.close())
beforeEach(async () => {
  await query('truncate vehicles cascade')
  await query('truncate messages cascade')
})

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const park = (given: Columns<'vehicles'> = {}): Promise<number> =>
  insertCar(api.deps.db, {
    ...{ model: 'Focus', price: 258_000, release_date: '2023-05-01', mileage: 40_000 },
    ...{ last_status: 'Published', published_at: '2026-03-03T09:00:00Z', ...given },
  })
const ask = (who: string, id: number, path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/staff/vehicles/${id}/${path}`, headers: people[who] ?? {}, payload })
const price = (who: string, id: number, payload: object) => ask(who, id, 'price', payload)
const card = async (id: number, who = 'boss'): Promise<StockCard> =>
  (await api.app.inject({ url: `/api/staff/vehicles/${id}`, headers: people[who] ?? {} })).json()
const priceOf = async (id: number) => (await query('select price from vehicles where id = $1', [id]))[0].price
const mails = async () => (await query('select recipient, key from messages order by recipient')).map(({ recipient }) => recipient)
const changeOf = async (id: number) => (await card(id)).priceChange?.id ?? 0
const waiting = async (who: string) =>
  (await api.app.inject({ url: '/api/staff/pricechanges/count', headers: people[who] ?? {} })).json().waiting

describe('price with a missing zero', () => {
  const typo = { price: 25_800, was: 258_000 }

  test('is rejected until the same amount is confirmed', async () => {
    const id = await park()
    const refused = await price('boss', id, typo)
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field: 'price', reason: 'doubtfulPrice', limit: 258_000 }]])
    // a confirmation of another amount does not count
    expect((await price('boss', id, { ...typo, confirmed: 258_000 })).statusCode).toBe(400)
    expect(await query('select id from vehicle_price_changes')).toEqual([])
  })

  test('awaits a second person, notified by mail and badge', async () => {
    const id = await park()
    const saved: StockCard = (await price('boss', id, { ...typo, confirmed: 25_800 })).json()
    expect(saved).toMatchObject({
      price: 258_000,
      priceChange: { price: 25_800, was: 258_000, state: 'Open', doubts: ['farFromLast'], by: 'boss Team', isOwn: true, mayDecide: false },
    })
    expect(await mails()).toEqual(['chief@rihla.test', 'second@rihla.test'])
    expect([await waiting('second'), await waiting('boss')]).toEqual([1, 0])
    expect((await card(id, 'second')).priceChange).toMatchObject({ isOwn: false, mayDecide: true })
    expect((await card(id, 'agent')).priceChange).toMatchObject({ isOwn: false, mayDecide: false })
    const listed = await api.app.inject({ url: '/api/staff/vehicles?openPrice=true', headers: people.second ?? {} })
    expect(listed.json().results).toMatchObject([{ id, hasOpenPrice: true }])
  })

  test('takes effect after approval and the undo period', async () => {
    const id = await park()
    await price('boss', id, { ...typo, confirmed: 25_800 })
    const changeId = await changeOf(id)
    const approve = (who: string, amount = 25_800) => ask(who, id, `price/${changeId}/approve`, { price: amount })
    expect((await approve('boss')).json().code).toBe('Forbidden')
    expect((await approve('agent')).statusCode).toBe(403)
    expect((await approve('second', 258_000)).json().code).toBe('EditConflict')
    expect((await approve('second')).json()).toMatchObject({ price: 258_000, priceChange: { state: 'Leaving' } })
    expect((await approve('chief')).json().code).toBe('EditConflict')
    await applyPrice(api.deps, { id: changeId })
    expect(await card(id)).toMatchObject({ price: 25_800, oldPrice: 258_000, priceChange: null })
    expect(await mails()).toEqual(['boss@rihla.test', 'chief@rihla.test', 'second@rihla.test'])
    expect((await query('select price_update_user_id as by from vehicles where id = $1', [id]))[0].by).toBe('boss')
  })

  test('returns to pending when undone, and is rejected with a mail', async () => {
    const id = await park()
    await price('boss', id, { ...typo, confirmed: 25_800 })
    const changeId = await changeOf(id)
    const refuse = (who: string, remark?: string) => ask(who, id, `price/${changeId}/refuse`, remark ? { remark } : {})
    await ask('second', id, `price/${changeId}/approve`, { price: 25_800 })
    expect((await refuse('second')).json().priceChange).toMatchObject({ state: 'Open' })
    await applyPrice(api.deps, { id: changeId })
    expect((await refuse('chief', 'Un zéro manque')).json()).toMatchObject({ price: 258_000, priceChange: null })
    expect(await mails()).toContain('boss@rihla.test')
    expect((await refuse('chief')).json().code).toBe('EditConflict')
    expect(await priceOf(id)).toBe(258_000)
    const other = await park()
    expect((await ask('chief', other, `price/${changeId}/refuse`, {})).json().code).toBe('NotFound')
  })

  test('is withdrawn without a mail and replaced by the right price', async () => {
    const id = await park()
    await price('boss', id, { ...typo, confirmed: 25_800 })
    const before = await mails()
    await ask('boss', id, `price/${await changeOf(id)}/refuse`, {})
    expect([await mails(), (await card(id)).priceChange]).toEqual([before, null])
    await price('boss', id, { ...typo, confirmed: 25_800 })
    await price('boss', id, { price: 248_000, was: 258_000 })
    expect(await query('select price, state from vehicle_price_changes order by id')).toEqual([
      { price: 25_800, state: 'Withdrawn' },
      { price: 25_800, state: 'Replaced' },
      { price: 248_000, state: 'Leaving' },
    ])
  })
})

describe('price of a public car', () => {
  const fall = { price: 230_000, was: 258_000 }

  test('takes effect after ten seconds and leaves no trace when undone', async () => {
    const id = await park()
    await price('boss', id, fall)
    const changeId = await changeOf(id)
    const [job] = await query(
      `select extract(epoch from start_after - created_on)::float8 as wait from pgboss.job where name = 'stock.applyPrice' order by created_on desc limit 1`,
    )
    expect(Math.round(job.wait)).toBe(12)
    // data of mails and alerts is unchanged
    const seen = async () =>
      (
        await query('select price, old_price as old, price_update_date as day, changed_xid::text as xid from vehicles where id = $1', [id])
      )[0]
    const before = await seen()
    expect(before).toMatchObject({ price: 258_000, old: null, day: null })
    expect((await ask('boss', id, `price/${changeId}/refuse`, {})).json()).toMatchObject({ price: 258_000, priceChange: null })
    await applyPrice(api.deps, { id: changeId })
    expect([await seen(), (await card(id)).history]).toEqual([before, []])
    await price('boss', id, fall)
    await applyPrice(api.deps, { id: await changeOf(id) })
    expect(await seen()).toMatchObject({ price: 230_000, old: 258_000 })
  })

  test('lapses when the car is taken during the undo period', async () => {
    const id = await park()
    await price('boss', id, fall)
    const changeId = await changeOf(id)
    await query(`update vehicles set last_status = 'Reserved' where id = $1`, [id])
    await applyPrice(api.deps, { id: changeId })
    expect(await priceOf(id)).toBe(258_000)
    expect((await query('select state from vehicle_price_changes'))[0].state).toBe('Lapsed')
    await applyPrice(api.deps, { id: 999_999 })
  })

  test('gets no promotion, former price or rating when doubtful', async () => {
    for (let i = 0; i < 9; i++) await park({ price: 250_000 + i * 1000 })
    const id = await park({ is_promoted: true, boosted_until: '2030-01-01T00:00:00Z' })
    await query('update vehicles set former_price = 258000 where id = $1', [id])
    await refreshMarket(api.deps.db)
    await price('boss', id, { price: 100_000, was: 258_000, confirmed: 100_000 })
    const changeId = await changeOf(id)
    expect((await card(id)).priceChange?.doubts).toEqual(['farFromLast', 'belowMarket', 'implausible'])
    await ask('second', id, `price/${changeId}/approve`, { price: 100_000 })
    await applyPrice(api.deps, { id: changeId })
    await query('update vehicles set former_price = 258000 where id = $1', [id])
    // also before the market statistics are updated
    const state = `select is_price_doubtful as doubtful, is_promotion as promotion, price_position as position, placed_until as placed from vehicles where id = $1`
    const none = { doubtful: true, promotion: false, position: null, placed: null }
    expect((await query(state, [id]))[0]).toEqual(none)
    await refreshMarket(api.deps.db)
    expect((await query(state, [id]))[0]).toEqual(none)
    const page = (await api.app.inject({ url: `/api/vehicles/${id}` })).json()
    expect(page).toMatchObject({ price: 100_000, oldPrice: null, isPriceDoubtful: true, isBoosted: false, pricePosition: null })
  })
})

test('takes effect immediately when not public, unless doubtful', async () => {
  const id = await park({ last_status: 'Active', published_at: null, price: null })
  expect((await price('boss', id, { price: 250_000, was: null })).json()).toMatchObject({ price: 250_000, priceChange: null })
  const cheap = await park({ last_status: 'Active', published_at: null, price: null })
  expect((await price('boss', cheap, { price: 2_500, was: null })).json().errors).toMatchObject([{ reason: 'doubtfulPrice' }])
  const asked: StockCard = (await price('boss', cheap, { price: 2_500, was: null, confirmed: 2_500 })).json()
  expect(asked).toMatchObject({ price: null, priceChange: { state: 'Open', doubts: ['implausible'] } })
  const approved = await ask('second', cheap, `price/${asked.priceChange?.id}/approve`, { price: 2_500 })
  expect(approved.json()).toMatchObject({ price: 2_500, priceChange: null })
  expect(await mails()).toContain('boss@rihla.test')
})

test('uses the configured limits for a second person', async () => {
  const id = await park()
  await query(`update settings set value = '5' where key = 'prices.stockChange'`)
  expect((await price('boss', id, { price: 240_000, was: 258_000 })).statusCode).toBe(400)
  await query(`update settings set value = '15' where key = 'prices.stockChange'`)
  expect((await price('boss', id, { price: 240_000, was: 258_000 })).statusCode).toBe(200)
})

test('shows market, age and days in stock to price editors', async () => {
  for (let i = 0; i < 9; i++) await park({ price: 250_000 + i * 1000 })
  const id = await park({ price: 10_000 })
  expect((await card(id)).priceBasis).toEqual({
    market: { low: 250_000, median: 254_000, high: 258_000, count: 9 },
    age: 3,
    limits: { change: 15, below: 30, above: 60 },
    days: 12,
  })
  expect((await card(id, 'agent')).priceBasis).toBeNull()
})

test('returns the price basis of a car that its seller describes', async () => {
  for (let i = 0; i < 9; i++) await park({ price: 250_000 + i * 1000 })
  const id = await park({ price: 10_000 })
  const limits = { change: 21, below: 30, above: 60 }
  const basis = async (asked: object) => {
    const query = { brand: 'Ford', model: 'Focus', releaseDate: '2023-05-01', mileage: '40000', ...asked }
    return (await api.app.inject({ url: '/api/vehicles/pricebasis', query })).json()
  }
  expect(await basis({ vehicleId: String(id) })).toEqual({
    market: { low: 250_000, median: 254_000, high: 258_000, count: 9 },
    age: 3,
    limits,
  })
  expect(await basis({})).toMatchObject({ market: { low: 10_000, count: 10 } })
  expect(await basis({ model: 'Estafette' })).toEqual({ market: null, age: 3, limits })
  expect(await basis({ releaseDate: '1985-01-01' })).toEqual({ market: null, age: 41, limits })
  expect(await basis({ mileage: 'far' })).toMatchObject({ code: 'BadRequest' })
})
