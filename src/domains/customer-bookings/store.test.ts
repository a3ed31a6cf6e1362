import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { findBookingsOf, findOutcome, findPacks, findSalesOf } from './store.ts'

let api: TestApi
let owner: number
let stranger: number

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await run('truncate vehicles, customers, vehicle_sales, documents, messages cascade')
  const rows = await run(
    `insert into customers (user_id, first_name, last_name) values ('owner', 'Ali', 'Idrissi'), ('stranger', 'Omar', 'Tazi') returning id`,
  )
  ;[owner, stranger] = rows.map(({ id }) => id)
})

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows

/** A booking with a sale and a car of its own. */
async function book(customer: number, n: number): Promise<{ id: number; key: string; sale: number }> {
  const [row] = await run(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, last_status) select 'VO-' || $2, brand_id, id, 'Booked' from models order by id limit 1
      returning id
    ), sale as (
      insert into vehicle_sales (reference, customer_id, last_status) values ('VT-2026-00000' || $2, $1, 'Submitted') returning id
    )
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until,
      last_status)
    select 'RV-2026-00000' || $2, sale.id, car.id, $1, '{}', 'fr', 100000, 100000, 1000, now(), 'Submitted' from car, sale
    returning id, key, sale_id as sale`,
    customer,
    String(n),
  )
  return row
}
const bookings = async () => (await findBookingsOf(api.deps.db, owner)).map(({ id }) => id)
const sales = async () => (await findSalesOf(api.deps.db, owner)).map(({ id }) => id)

test('a customer has their own bookings and sales, the latest first, and none that was taken away', async () => {
  const [first, second, gone] = [await book(owner, 1), await book(owner, 2), await book(owner, 3)]
  await book(stranger, 4)
  expect([await bookings(), await sales()]).toEqual([
    [gone.id, second.id, first.id],
    [gone.sale, second.sale, first.sale],
  ])
  await run('update vehicle_bookings set is_deleted = true where id = $1', gone.id)
  await run('update vehicle_sales set is_deleted = true where id = $1', gone.sale)
  expect([await bookings(), await sales()]).toEqual([
    [second.id, first.id],
    [second.sale, first.sale],
  ])
  expect([await findOutcome(api.deps.db, gone.key), (await findOutcome(api.deps.db, first.key)) !== null]).toEqual([null, true])
})

test('a booking counts the papers that its customer may see', async () => {
  const [mine, other] = [await book(owner, 1), await book(owner, 2)]
  await run(
    `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, is_deleted)
     select owner, id, 'PurchaseOrder', status, 'a.pdf', 'application/pdf', 1, 'aa', gone
     from (values ('Booking', $1::int, 'Published', false), ('Booking', $1, 'Published', true), ('Booking', $1, 'Preview', false),
       ('Sale', $1, 'Published', false)) d(owner, id, status, gone)`,
    mine.id,
  )
  const counts = (await findBookingsOf(api.deps.db, owner)).map(({ id, documents }) => [id, documents])
  expect(counts).toEqual([
    [other.id, 0],
    [mine.id, 1],
  ])
})

test('the packs that can be had are those on offer, in their order', async () => {
  const all = await findPacks(api.deps.db)
  expect(all.length).toBeGreaterThan(1)
  const [first] = all
  await run('update warranty_packs set is_deactivated = true where id = $1', first?.id)
  expect(await findPacks(api.deps.db)).toEqual(all.slice(1))
  await run('update warranty_packs set is_deactivated = false, display_order = 99 where id = $1', first?.id)
  expect((await findPacks(api.deps.db)).map(({ id }) => id)).toEqual([...all.slice(1), first].map((pack) => pack?.id))
})
