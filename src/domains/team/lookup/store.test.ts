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

test('customers for the desk: by the plate of what they booked, and their bookings', async () => {
  const headers = await api.headers('manager', ['manager'])
  const answer = await api.app.inject({ url: '/api/customers?q=98765B26', headers })
  const { results } = answer.json()
  expect(results).toMatchObject([{ lastName: 'Tazi', bookings: 1, hasAccount: false }])
  const bookings = await api.app.inject({ url: `/api/customers/${results[0].id}/bookings`, headers })
  expect(bookings.json()).toMatchObject([{ reference: 'RV-2026-000041', plate: '98765B26', status: 'Submitted' }])
  const inactive = await api.app.inject({ url: '/api/customers?status=Inactive', headers })
  expect(inactive.json().rowCount).toBe(0)
})
