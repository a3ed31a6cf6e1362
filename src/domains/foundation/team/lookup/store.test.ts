import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Found } from './contract.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  const { pool } = api.deps
  await pool.query(`
    insert into customers (civility, first_name, last_name, phone, email)
    values ('M.', 'Youssef', 'El-Idrïssi', '+212612345678', 'y.idrissi@exemple.ma'), ('Mme.', 'فاطمة', 'الإدريسي', '+212661000000', null),
      ('M.', 'Karim', 'Tazi', '+212655555555', null)`)
  await pool.query(`
    insert into vehicles (reference, brand_id, model_id, registration_number, chassis_number)
    select reference, m.brand_id, m.id, plate, chassis from (select * from models where name = 'Duster' limit 1) m,
      (values ('VO-900001', '12345|أ|6', 'UU1HSDACN12345678'), ('VO-900002', '98765B26', null)) as v(reference, plate, chassis)`)
  await pool.query(`
    with sold as (
      insert into vehicle_sales (reference, customer_id, storage_area_id, last_status)
      select 'VT-2026-000007', id, 1, 'Submitted' from customers where last_name = 'Tazi' returning id, customer_id
    )
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price, advance_amount,
      hold_until, last_status)
    select 'RV-2026-000041', sold.id, v.id, sold.customer_id, '{}', 'fr', 1, 100000, 100000, 1000, now(), 'Submitted'
    from sold, vehicles v where v.reference = 'VO-900002'`)
})
afterAll(() => api.close())

async function find(q: string, who = 'manager'): Promise<string[]> {
  const headers = await api.headers(who, [who === 'manager' ? 'manager' : 'agent'])
  const answer = await api.app.inject({ url: `/api/staff/search?q=${encodeURIComponent(q)}`, headers })
  expect([q, answer.statusCode]).toEqual([q, 200])
  return (answer.json() as Found[]).map(({ kind, reference, title }) => `${kind} ${reference ?? title}`)
}

test.each([
  // names, with or without accents and vowel signs, by the beginning of each word
  ['idrissi youssef', ['customer Youssef El-Idrïssi']],
  ['IDRÏS', ['customer Youssef El-Idrïssi']],
  ['فاطمه الادريسي', ['customer فاطمة الإدريسي']],
  ['الإدريسيّ', ['customer فاطمة الإدريسي']],
  // phones and e-mails
  ['06.12.34.56.78', ['customer Youssef El-Idrïssi']],
  ['06123', ['customer Youssef El-Idrïssi']],
  ['y.idrissi@', ['customer Youssef El-Idrïssi']],
  // plates and chassis numbers
  ['12345-a-6', ['vehicle VO-900001']],
  ['١٢٣٤٥ أ', ['vehicle VO-900001']],
  ['6 أ 12345', ['vehicle VO-900001']],
  ['uu1hsdacn', ['vehicle VO-900001']],
  ['N12345678', ['vehicle VO-900001']],
  // what belongs together is found together
  ['98765 ب 26', ['booking RV-2026-000041', 'sale VT-2026-000007', 'vehicle VO-900002']],
  ['tazi', ['booking RV-2026-000041', 'sale VT-2026-000007', 'customer Karim Tazi']],
  ['rv 2026 000041', ['booking RV-2026-000041', 'sale VT-2026-000007']],
  ['41', ['booking RV-2026-000041', 'sale VT-2026-000007']],
  ['VT-2026-000007', ['sale VT-2026-000007']],
  ['nobody of that name', []],
  ["O'Brien & (x:*) | !\\", []],
  ['%%__', []],
])('%s', async (q, found) => {
  expect(await find(q)).toEqual(found)
})

test('an agent of another area finds the customer and the car, but not what is booked there', async () => {
  await api.headers('elsewhere', ['agent'])
  await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('elsewhere', 2)`)
  expect(await find('98765B26', 'elsewhere')).toEqual(['vehicle VO-900002'])
  expect(await find('tazi', 'elsewhere')).toEqual(['customer Karim Tazi'])
})

test('a chassis number is known by its last five signs, not by four', async () => {
  expect(await find('45678')).toEqual(['vehicle VO-900001'])
  expect(await find('5678')).toEqual([])
})

test('what was taken away is not found', async () => {
  const { pool } = api.deps
  for (const [table, reference, gone] of [
    ['vehicles', 'VO-900001', '12345-a-6'],
    ['vehicle_sales', 'VT-2026-000007', 'VT-2026-000007'],
    ['vehicle_bookings', 'RV-2026-000041', 'RV-2026-000041'],
  ] as const) {
    await pool.query(`update ${table} set is_deleted = true where reference = $1`, [reference])
    try {
      expect((await find(gone)).filter((found) => found.endsWith(reference))).toEqual([])
    } finally {
      await pool.query(`update ${table} set is_deleted = false where reference = $1`, [reference])
    }
  }
  await pool.query(`update customers set is_deleted = true where last_name = 'El-Idrïssi'`)
  for (const by of ['idrissi youssef', '0612345678', 'y.idrissi@']) expect(await find(by)).toEqual([])
  await pool.query(`update customers set is_deleted = false where last_name = 'El-Idrïssi'`)
})

test('of many of a kind the latest eight are shown', async () => {
  const { pool } = api.deps
  await pool.query(`
    with many as (
      insert into vehicles (reference, brand_id, model_id, chassis_number)
      select 'VO-80000' || n, m.brand_id, m.id, 'MANY0000' || n from (select * from models where name = 'Duster' limit 1) m, generate_series(1, 9) n
      returning id, reference
    ), person as (
      insert into customers (civility, first_name, last_name) select 'M.', 'Many', 'Tahiri' from generate_series(1, 9) returning id
    ), sold as (
      insert into vehicle_sales (reference, customer_id, storage_area_id, last_status)
      select 'VT-2025-00080' || row_number() over (), id, 1, 'Submitted' from person returning id, customer_id, reference
    )
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price, advance_amount,
      hold_until, last_status)
    select 'RV-2025-00080' || right(sold.reference, 1), sold.id, many.id, sold.customer_id, '{}', 'fr', 1, 100000, 100000, 1000, now(), 'Submitted'
    from sold join many on right(many.reference, 1) = right(sold.reference, 1)`)
  const latest = (kind: string, start: string) => Array.from({ length: 8 }, (_, i) => `${kind} ${start}${9 - i}`)
  const shown = async (text: string, kind: string) => (await find(text)).filter((found) => found.startsWith(kind))
  expect(await shown('MANY', 'vehicle')).toEqual([])
  expect(await shown('MANY0000', 'vehicle')).toEqual(latest('vehicle', 'VO-80000'))
  expect(await shown('RV-2025', 'booking')).toHaveLength(8)
  expect(await shown('VT-2025', 'sale')).toHaveLength(8)
  expect(await shown('many tahiri', 'customer')).toHaveLength(8)
})

test('finds cars without an area for all staff', async () => {
  const { pool } = api.deps
  await pool.query(`insert into staff_areas (subject, storage_area_id) values ('elsewhere', 2) on conflict do nothing`)
  await pool.query(`update vehicle_sales set storage_area_id = null where reference = 'VT-2026-000007'`)
  expect(await find('VT-2026-000007', 'elsewhere')).toEqual(['sale VT-2026-000007'])
  await pool.query(`update vehicle_sales set storage_area_id = 1 where reference = 'VT-2026-000007'`)
})

test('customers for the desk: by the plate of what they booked, and their bookings', async () => {
  const headers = await api.headers('manager', ['manager'])
  const answer = await api.app.inject({ url: '/api/customers?q=98765B26', headers })
  const { results } = answer.json()
  expect(results).toMatchObject([{ lastName: 'Tazi', bookings: 1, hasAccount: false }])
  const bookings = await api.app.inject({ url: `/api/customers/${results[0].id}/bookings`, headers })
  expect(bookings.json()).toMatchObject([{ reference: 'RV-2026-000041', plate: '98765B26', status: 'Submitted' }])
  // an agent of another area does not find them; deleted records are not found at all
  const elsewhere = await api.app.inject({
    url: `/api/customers/${results[0].id}/bookings`,
    headers: await api.headers('elsewhere', ['agent']),
  })
  expect(elsewhere.json()).toEqual([])
  const taken = (isDeleted: boolean) =>
    api.deps.pool.query(`update vehicle_bookings set is_deleted = $1 where reference = 'RV-2026-000041'`, [isDeleted])
  await taken(true)
  expect((await api.app.inject({ url: `/api/customers/${results[0].id}/bookings`, headers })).json()).toEqual([])
  await taken(false)
  const inactive = await api.app.inject({ url: '/api/customers?status=Inactive', headers })
  expect(inactive.json().rowCount).toBe(0)
})
