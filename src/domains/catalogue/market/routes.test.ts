import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Estimate } from './contract.ts'
import { estimateFor, forgetExpired, measureEstimates, otherWays } from './service.ts'

let now = new Date('2026-03-16T10:00:00Z')
let api: TestApi
let headers: Record<string, string>
const model: Record<string, number> = {}
let visitor = 0

beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  headers = await api.headers()
  const { rows } = await api.deps.pool.query<{ id: number; name: string }>(
    `select id, name from models where name in ('Duster', 'Sandero') and brand_id = (select id from brands where name = 'Dacia')`,
  )
  for (const { id, name } of rows) model[name] = id
  // 42 cars on sale, 41 sold (one never public), equal prices for their year and mileage; two that do not count
  await api.deps.pool.query(
    `with cars as (
       insert into vehicles (reference, version, brand_id, model_id, release_date, mileage, price, last_status, operation_type, is_first_hand, fuel_type, gear_type, registration_number, vehicle_repair_status_type, is_archived)
       select 'E-' || i, 'V' || i, brand_id, id, make_date(2018 + i % 3, 6, 1), 60000 + i * 500,
         case when i in (81, 82) then 900000 else round(120000 * exp(0.08 * (i % 3 - 1) - 0.015 * (i * 500 - 20000) / 10000.0)) end::int,
         case when i between 41 and 80 or i = 83 then 'Sold' else 'Published' end, case when i <= 60 then 'Intermediation' else 'Ad' end, i % 2 = 0, 'Diesel', 'Manual',
         (10000 + i) || '-A-6', case when i = 81 then 'NotRepaired' else 'NotRequired' end, i = 82 or i between 41 and 80 or i = 83
       from models, generate_series(1, 85) i where id = $1 returning id, last_status, reference
     )
     insert into vehicle_statuses (vehicle_id, type, created)
     select id, type, moment::timestamptz from cars,
       (values ('Active', '2025-12-01'), ('Published', '2026-01-01'), ('Sold', '2026-01-20'), ('Booked', '2026-02-01')) s (type, moment)
     where case type when 'Active' then true when 'Published' then reference <> 'E-83' else last_status = 'Sold' end`,
    [model.Duster],
  )
})
afterAll(() => api.close())

async function ask(body: object) {
  visitor += 1
  const answer = await api.app.inject({ method: 'POST', url: '/api/estimates', headers, payload: body, remoteAddress: `10.9.0.${visitor}` })
  return { status: answer.statusCode, body: answer.json() as Estimate & { errors: object[] } }
}
const read = async (key: string) => {
  const answer = await api.app.inject(`/api/estimates/${key}`)
  return { status: answer.statusCode, body: answer.json() as Estimate }
}
const asked = () => ({ modelId: model.Duster, year: 2019, mileage: 80_000 })
/** Changes the date of a sale. */
const soldOn = (moment: string) =>
  api.deps.pool.query(
    `update vehicle_statuses s set created = $1 from vehicles v where v.id = s.vehicle_id and s.type = 'Sold' and v.reference = 'E-60'`,
    [moment],
  )

describe('an estimate', () => {
  test('is computed from comparable cars and stored under its key', async () => {
    const { status, body } = await ask({ ...asked(), city: 'Casablanca' })
    expect(status).toBe(200)
    expect(body.key).toMatch(/^[0-9a-f]{32}$/)
    expect(body).toMatchObject({
      car: { brand: 'Dacia', model: 'Duster', year: 2019, mileage: 80_000, city: 'Casablanca', fuelType: null },
      found: 83,
      needed: 8,
      measured: null,
      range: { sold: 41, asked: 42, reachYears: 1, confidence: 'High' },
    })
    expect(Math.abs((body.range?.probable ?? 0) - 120_000)).toBeLessThanOrEqual(1_000)
    expect(body.range?.dots).toHaveLength(83)
    expect(body.range?.dots.filter(({ sold }) => sold)).toHaveLength(41)
    expect(body.range?.nearest).toHaveLength(3)
    const { rows: cars } = await api.deps.pool.query(
      `select id, version, case when last_status = 'Published' then 'dacia-duster-' || lower(version) || '-2019' end as slug
       from vehicles where id = any($1) order by array_position($1, id)`,
      [body.range?.nearest.map(({ id }) => id)],
    )
    expect(body.range?.nearest.map(({ id, version, slug }) => ({ id, version, slug }))).toEqual(cars)
    expect(new Set(cars.map(({ slug }) => slug !== null))).toEqual(new Set([true, false]))
    expect((await read(body.key)).body).toEqual(body)
  })

  test('uses the price of a booking for a sold car', async () => {
    const { rows } = await api.deps.pool.query<{ id: number }>(
      `with buyer as (insert into customers (user_id, civility, first_name, last_name, email, phone, language) values ('b', 'M.', 'A', 'B', 'b@exemple.ma', '+212611223344', 'fr') returning id),
       sale as (insert into vehicle_sales (reference, customer_id, last_status) select 'VS-1', id, 'Done' from buyer returning id, customer_id)
       insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until, last_status)
       select 'VB-1', sale.id, v.id, customer_id, '{}', 'fr', v.price, 139000, 1000, now(), 'Delivered' from sale, vehicles v where v.reference = 'E-49' returning vehicle_id as id`,
    )
    const { body } = await ask({ ...asked(), mileage: 60_000 + 49 * 500, year: 2019 })
    expect(body.range?.nearest.find(({ id }) => id === rows[0]?.id)).toMatchObject({ kind: 'Paid', price: 139_000, soldOn: '2026-01-20' })
    // at the year and mileage of the car, it is the most expensive
    expect(body.range?.dots.at(-1)).toEqual({ price: 139_000, sold: true, year: 2019, mileage: 84_500 })
    expect(body.range?.nearest.map(({ kind }) => kind)).toContain('LastAsked')
  })

  test('uses the plausible reported price of a sold advert, else the asking price', async () => {
    const { rows } = await api.deps.pool.query<{ id: number; ad: number; price: number }>(
      `with seller as (insert into customers (user_id, first_name, last_name) values ('teller', 'A', 'B') returning id),
       car as (insert into vehicles (reference, brand_id, model_id, operation_type, price, mileage, release_date, last_status, condition, fuel_type, gear_type, published_at)
         select 'E-told', brand_id, model_id, 'Ad', price, 84123, release_date, 'Active', condition, fuel_type, gear_type, '2026-01-01'
         from vehicles where reference = 'E-49' returning id, price),
       ad as (insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, sold, sold_price, created, last_modified)
         select 'AD-2026-000001', seller.id, car.id, 'fr', 'Deactivated', 'Elsewhere', round(car.price * 0.9), '2026-01-01', '2026-02-02' from seller, car returning id),
       step as (insert into ad_statuses (ad_id, type, created) select id, 'Deactivated', '2026-02-02T10:00:00Z' from ad)
       select car.id, ad.id as ad, car.price from car, ad`,
    )
    const [told] = rows
    const near = async () => {
      const { body } = await ask({ ...asked(), mileage: 84_123, year: 2019 })
      expect(body.range?.told).toBe(1)
      return body.range?.nearest.find(({ id }) => id === told?.id)
    }
    const price = told?.price ?? 0
    const round = (value: number) => Math.round(value / 500) * 500
    expect(await near()).toMatchObject({ kind: 'SellerPaid', price: round(Math.round(price * 0.9)), soldOn: '2026-02-02' })
    await api.deps.pool.query('update vehicle_ads set sold_price = 1000 where id = $1', [told?.ad])
    expect(await near()).toMatchObject({ kind: 'SellerAsked', price: round(price) })
    await api.deps.pool.query("update vehicle_ads set sold = 'No', sold_price = null where id = $1", [told?.ad])
    const { body } = await ask({ ...asked(), mileage: 84_123, year: 2019 })
    expect([body.range?.told, body.range?.nearest.some(({ id }) => id === told?.id)]).toEqual([0, false])
    await api.deps.pool.query('delete from ad_statuses; delete from vehicle_ads')
    await api.deps.pool.query('delete from vehicles where id = $1', [told?.id])
  })

  test('stays unchanged with the stock; the ways use current terms', async () => {
    const { body } = await ask(asked())
    await api.deps.pool.query(`update vehicles set price = price * 2 where reference like 'E-%'`)
    await api.deps.pool.query(`update settings set value = '50' where key = 'purchases.offerShareLow'`)
    const later = (await read(body.key)).body
    expect(later.range).toEqual(body.range)
    expect(later.ways[0]).toMatchObject({ way: 'House', share: { low: 50, high: 93 } })
    // the lower one is the minimum, in any order
    await api.deps.pool.query(`update settings set value = '95' where key = 'purchases.offerShareLow'`)
    expect((await read(body.key)).body.ways[0]).toMatchObject({ way: 'House', share: { low: 93, high: 95 } })
    // a deleted car is shown from stored data
    const gone = body.range?.nearest[0]?.id
    await api.deps.pool.query('update vehicles set is_deleted = true where id = $1', [gone])
    expect((await read(body.key)).body.range?.nearest[0]).toMatchObject({ id: gone, slug: null })
    await api.deps.pool.query('update vehicles set is_deleted = false where id = $1', [gone])
    await api.deps.pool.query(`update vehicles set price = price / 2 where reference like 'E-%'`)
    await api.deps.pool.query(`update settings set value = '88' where key = 'purchases.offerShareLow'`)
  })

  test('returns the proceeds of each way', async () => {
    const { range, ways } = (await ask(asked())).body
    const [low, high] = [range?.low ?? 0, range?.high ?? 0]
    expect(ways).toMatchObject([
      { way: 'House', fee: { percent: 0, fixed: 0 }, share: { low: 88, high: 93 }, days: null },
      { way: 'Mediation', low: Math.round(low * 0.97) - 1500, high: Math.round(high * 0.97) - 1500, fee: { percent: 3, fixed: 1500 } },
      { way: 'Advert', low, high, fee: { percent: 0, fixed: 0 } },
    ])
  })

  test('compares cars within three years only', async () => {
    const found: number[] = []
    for (const year of [2014, 2015, 2023, 2024, 2026]) found.push((await ask({ ...asked(), year })).body.found)
    expect(found).toEqual([0, 27, 28, 0, 0])
  })

  test('uses default settings and ignores sales older than two years', async () => {
    const { pool } = api.deps
    const { rows } =
      await pool.query(`with gone as (delete from settings where key like 'estimates.%' or key like 'purchases.offerShare%' or key = 'ads.feeDirhams' returning *)
      select json_agg(gone) as kept, count(*)::int as count from gone`)
    await soldOn('2024-03-16T10:00:00Z')
    const { body } = await ask(asked())
    await soldOn('2024-03-16T10:00:01Z')
    const later = (await ask(asked())).body
    await soldOn('2026-01-20')
    await pool.query('insert into settings select * from json_populate_recordset(null::settings, $1)', [JSON.stringify(rows[0]?.kept)])
    expect(rows[0]?.count).toBeGreaterThan(5)
    expect(body).toMatchObject({ needed: 8, found: 82, expires: '2026-06-14T10:00:00Z' })
    expect(later.found).toBe(83)
    expect(body.ways).toMatchObject([{ share: { low: 88, high: 93 } }, {}, { low: body.range?.low, fee: { percent: 0, fixed: 0 } }])
  })

  test('reports too few comparable cars', async () => {
    const { status, body } = await ask({ modelId: model.Sandero, year: 2019, mileage: 80_000 })
    expect([status, body.range, body.ways, body.found, body.needed]).toEqual([200, null, [], 0, 8])
  })

  test('applies to its own car only', async () => {
    const { key } = (await ask(asked())).body
    // implausible sums: they can only come from the key
    const seen = { low: 11_000, high: 12_000 }
    await api.deps.pool.query('update estimates set low = 11000, probable = 11500, high = 12000 where key = $1', [key])
    const facts = { modelId: model.Duster ?? 0, version: null, year: 2019, mileage: 80_000, fuelType: null, gearType: null }
    const fresh = (changed: Partial<typeof facts>) => estimateFor(api.deps, undefined, { ...facts, ...changed })
    expect(await estimateFor(api.deps, key, facts)).toEqual(seen)
    expect(await estimateFor(api.deps, key, { ...facts, mileage: 88_800 })).toEqual(seen)
    for (const changed of [
      { mileage: 88_801 },
      { mileage: 72_072 },
      { year: 2018 },
      { modelId: model.Sandero ?? 0 },
      { version: '1.5 dCi' },
      { fuelType: 'Diesel' as const },
    ])
      expect([changed, await estimateFor(api.deps, key, { ...facts, ...changed } as typeof facts)]).toEqual([
        changed,
        'version' in changed ? seen : await fresh(changed as Partial<typeof facts>),
      ])
    expect(await estimateFor(api.deps, key, { ...facts, modelId: model.Sandero ?? 0 })).toBeNull()
    expect(await estimateFor(api.deps, undefined, { ...facts, year: null as never })).toBeNull()
  })

  test('is deleted after its expiry', async () => {
    const { key } = (await ask(asked())).body
    now = new Date('2026-06-14T09:59:00Z')
    expect((await read(key)).status).toBe(200)
    now = new Date('2026-06-14T10:00:00Z')
    expect((await read(key)).status).toBe(404)
    expect(await forgetExpired(api.deps)).toBeGreaterThan(0)
    const { rows } = await api.deps.pool.query('select count(*)::int as count from estimates')
    expect(rows).toEqual([{ count: 0 }])
    now = new Date('2026-03-16T10:00:00Z')
  })
})

describe('rejected requests', () => {
  test.each([
    ['modelId', { modelId: 2_000_000_000 }],
    ['modelId', { modelId: 'Duster' }],
    ['year', { year: 2027 }],
    ['year', { year: 1920 }],
    ['mileage', { mileage: -1 }],
    ['mileage', { mileage: 1_000_001 }],
    ['city', { city: 'Nulle part' }],
    ['fuelType', { fuelType: 'Charbon' }],
    ['isFirstHand', { isFirstHand: 'peut-être' }],
  ])('%s', async (field, wrong) => {
    const { status, body } = await ask({ ...asked(), ...wrong })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field }])
  })

  test('rejects an invalid and an unknown key', async () => {
    expect((await read('x')).status).toBe(400)
    expect((await read('0'.repeat(32))).status).toBe(404)
  })

  test.each(['plate', 'estimate'] as const)('limits attempts to sixty: %s', async (last) => {
    const remoteAddress = `10.8.0.${last.length}`
    const post = async (url: string, payload: object) =>
      (await api.app.inject({ method: 'POST', url, headers, payload, remoteAddress })).statusCode
    const one = { plate: () => post('/api/estimates/plates', { plate: '1A1' }), estimate: () => post('/api/estimates', asked()) }
    expect(await Promise.all(Array.from({ length: 59 }, one.plate))).not.toContain(429)
    expect(await one[last]()).not.toBe(429)
    expect([await one.plate(), await one.estimate()]).toEqual([429, 429])
  })
})

describe('lookup by plate', () => {
  const recognise = (plate: string) =>
    api.app.inject({ method: 'POST', url: '/api/estimates/plates', headers, payload: { plate }, remoteAddress: '10.7.0.1' })

  test('returns the model in any notation', async () => {
    expect((await recognise('10005 أ 6')).json()).toEqual({ plate: '10005A6', car: { brand: 'Dacia', modelId: model.Duster, year: 2020 } })
  })

  test('returns the later of two cars that still exists', async () => {
    const year = async () => (await recognise('10005A6')).json().car.year
    const change = (columns: string) => api.deps.pool.query(`update vehicles set ${columns} where reference = 'E-7'`)
    await change(`registration_number = '10005-A-6'`)
    expect(await year()).toBe(2019)
    await change('is_deleted = true')
    expect(await year()).toBe(2020)
    await change(`is_deleted = false, registration_number = '10007-A-6'`)
  })

  test('returns no car for an unknown or never public plate', async () => {
    expect((await recognise('48217-ب-6')).json()).toEqual({ plate: '48217B6', car: null })
    await api.deps.pool.query(`update vehicles set last_status = 'Draft' where reference = 'E-6'`)
    expect((await recognise('10006A6')).json()).toMatchObject({ car: null })
    await api.deps.pool.query(`update vehicles set last_status = 'Published' where reference = 'E-6'`)
  })

  test('rejects an invalid plate', async () => {
    expect((await recognise('?')).json()).toMatchObject({ errors: [{ field: 'plate', reason: 'plate' }] })
  })
})

test('measures error and selling days of sold cars, with enough of them', async () => {
  await measureEstimates(api.deps)
  const { measured, ways } = (await ask(asked())).body
  expect(measured).toMatchObject({ cars: 41, basis: 'Sold', on: '2026-03-16' })
  expect(measured?.sevenInTen).toBeLessThan(5)
  expect(ways.map(({ days }) => days)).toEqual([null, { median: 19, sales: 20 }, { median: 19, sales: 20 }])

  expect(await otherWays(api.deps.db, { low: 100_200, high: 120_300 })).toEqual([
    { way: 'Mediation', low: 95_500, high: 115_000, days: 19 },
    { way: 'Advert', low: 100_000, high: 120_500, days: 19 },
  ])

  // two years ago is too old for the error and for the days
  await soldOn('2024-03-16T10:00:00Z')
  await measureEstimates(api.deps)
  const old = (await ask(asked())).body
  expect([old.measured?.cars, old.ways[1]?.days]).toEqual([40, null])
  await soldOn('2026-01-20')

  const unsold = (references: string[]) =>
    api.deps.pool.query(`update vehicles set last_status = 'Published', is_archived = false where reference = any($1)`, [references])
  await unsold(['E-41', 'E-42', 'E-43', 'E-44', 'E-45', 'E-46', 'E-47', 'E-48', 'E-50', 'E-51', 'E-52'])
  await measureEstimates(api.deps)
  expect((await ask(asked())).body.measured).toMatchObject({ cars: 30, basis: 'Sold' })
  await unsold(['E-53'])
  await measureEstimates(api.deps)
  const fewer = (await ask(asked())).body
  expect(fewer.measured).toMatchObject({ cars: 54, basis: 'Asked' })
  expect(fewer.ways.map(({ days }) => days)).toEqual([null, null, { median: 19, sales: 20 }])

  await api.deps.pool.query(`update vehicles set is_deleted = true where reference like 'E-%' and id % 4 > 0`)
  await measureEstimates(api.deps)
  const least = (await ask(asked())).body
  expect([least.measured, least.ways.map(({ days }) => days)]).toEqual([null, [null, null, null]])
})

test('compares the nearest two hundred cars, then by id', async () => {
  // later cars have lower ids
  await api.deps.pool.query(
    `insert into vehicles (id, reference, brand_id, model_id, release_date, mileage, price, last_status, operation_type, vehicle_repair_status_type)
     overriding system value
     select 900000 - i, 'L-' || i, m.brand_id, m.id, '2019-06-01', 80000, 100000, 'Published', 'Standard', 'NotRequired'
     from (select * from models where name = 'Logan' limit 1) m, generate_series(1, 201) i`,
  )
  const { rows } = await api.deps.pool.query<{ id: number }>(`select model_id as id from vehicles where reference = 'L-1'`)
  const { found, range } = (await ask({ ...asked(), modelId: rows[0]?.id })).body
  expect([found, range?.nearest.map(({ id }) => id)]).toEqual([200, [899_799, 899_800, 899_801]])
})

test('returns the value of an advert to its seller only', async () => {
  const save = async (changes: object) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/vehicleads/save',
      headers: await api.headers('seller'),
      payload: { disposedVehicle: { brand: 'Dacia', model: 'Duster', fuelType: 'Diesel', gearType: 'Manual', ...changes } },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().id as number
  }
  const worth = async (id: number, subject = 'seller') =>
    api.app.inject({ url: `/api/vehicleads/${id}/worth`, headers: await api.headers(subject) })
  const id = await save({ releaseDate: '2019-06-01', mileage: 80_000 })
  const { low, probable, high, cars } = (await worth(id)).json()
  expect([low <= probable, probable <= high, cars > 20]).toEqual([true, true, true])
  const { body } = await ask({ ...asked(), fuelType: 'Diesel', gearType: 'Manual' })
  expect(Math.abs(probable - (body.range?.probable ?? 0))).toBeLessThanOrEqual(500)
  expect((await worth(await save({ mileage: 80_000 }))).statusCode).toBe(204)
  expect((await worth(await save({ releaseDate: '2019-06-01' }))).statusCode).toBe(204)
  expect((await worth(id, 'stranger')).statusCode).toBe(404)
})
