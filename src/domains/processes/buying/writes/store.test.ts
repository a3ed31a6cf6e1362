import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { eraseBuyer, findOwnBookings, findUnclaimed, forgetBuyers, takeBooking } from './store.ts'

let house: TestDatabase
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate vehicle_sales, vehicle_bookings, customers, vehicles, documents cascade'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows

let made = 0
/** A customer card; `user`: with an account. */
async function person({ user = null, erased = false }: { user?: string | null; erased?: boolean } = {}): Promise<number> {
  const [row] = await query(
    `insert into customers (user_id, first_name, is_deleted, erased) values ($1, 'Ali', $2::boolean, case when $2 then now() end) returning id`,
    [user, erased],
  )
  return row.id
}
interface Wish {
  status?: string
  customer?: number
  sale?: number
  email?: string
  paid?: boolean
  invoice?: string | null
  modified?: string
  deleted?: boolean
}
/** A booking with a comment, a document, a correction and two approval requests. */
async function booked(wish: Wish = {}): Promise<{ id: number; key: string; sale: number }> {
  const { status = 'Submitted', email = 'ali@exemple.ma', invoice = null, modified = '2026-01-01T00:00:00Z', deleted = false } = wish
  const customer = wish.customer ?? (await person())
  const n = String(++made)
  const sale =
    wish.sale ??
    (
      await query(`insert into vehicle_sales (reference, customer_id, last_status) values ('VT-P' || $1, $2, 'Submitted') returning id`, [
        n,
        customer,
      ])
    )[0].id
  const [row] = await query(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, last_status) select 'VO-P' || $1, brand_id, id, 'Booked' from models where name = 'Clio'
      returning id
    )
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until,
      last_status, invoice_number, last_modified, is_deleted, created_by)
    select 'RV-P' || $1, $2, car.id, $3, json_build_object('firstName', 'Ali', 'email', $4::text), 'fr', 90000, 90000, 1000, now(), $5, $6, $7, $8, 'ali'
    from car returning id, key`,
    [n, sale, customer, email, status, invoice, modified, deleted],
  )
  await query(`insert into booking_statuses (booking_id, type, comment) values ($1, $2, 'Ali change d’avis')`, [row.id, status])
  await query(
    `insert into documents (owner_type, owner_id, type, file_name, mime_type, size, hash) values ('Booking', $1, 'CustomerCIN', 'c.pdf', 'application/pdf', 1, 'h')`,
    [row.id],
  )
  await query(`insert into booking_buyer_changes (booking_id, field, before, after, changed) values ($1, 'lastName', 'A', 'B', now())`, [
    row.id,
  ])
  await query(
    `insert into booking_asks (booking_id, kind, amount, comment, asked, asked_by) values ($1, 'GiveUp', 1, 'Ali renonce', now(), 'ali'), ($1, 'Price', 1, 'Choc', now(), 'agent')`,
    [row.id],
  )
  if (wish.paid) await query(`insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Held', 1000, now())`, [row.id])
  return { ...row, sale }
}
/** The personal data left in a booking. */
async function left(id: number): Promise<object> {
  const [row] = await query(
    `select b.buyer <> '{}' as named, b.created_by is not null as signed,
       (select string_agg(comment, ',' order by id) from booking_statuses where booking_id = b.id) as said,
       (select count(*)::int from documents where owner_type = 'Booking' and owner_id = b.id) as papers,
       (select count(*)::int from booking_buyer_changes where booking_id = b.id) as corrections,
       (select string_agg(comment, ',' order by id) from booking_asks where booking_id = b.id) as asked
     from vehicle_bookings b where b.id = $1`,
    [id],
  )
  return row
}
const whole = { named: true, signed: true, said: 'Ali change d’avis', papers: 1, corrections: 1, asked: 'Ali renonce,Choc' }
const gone = { named: false, signed: false, said: '', papers: 0, corrections: 0, asked: ',Choc' }

test('erases the buyer unless an invoice or open booking needs the name', async () => {
  const before = new Date('2026-02-01T00:00:00Z')
  const erased = await person({ user: 'left', erased: true })
  const forgotten = {
    'came to nothing before': await booked({ status: 'Cancelled', modified: '2026-01-31T23:59:59Z' }),
    'refused, its owner left': await booked({ status: 'Rejected', customer: erased, modified: '2026-02-02T00:00:00Z', paid: true }),
  }
  const kept = {
    'at that very moment': await booked({ status: 'Cancelled', modified: '2026-02-01T00:00:00Z' }),
    'with money': await booked({ status: 'Cancelled', paid: true }),
    refused: await booked({ status: 'Rejected' }),
    open: await booked(),
    'open, its owner left': await booked({ customer: erased }),
    'handed over, its owner left': await booked({ status: 'Delivered', customer: erased }),
    'with an invoice, its owner left': await booked({ status: 'Cancelled', customer: erased, invoice: 'FV-2026-000001' }),
  }
  const empty = await booked({ status: 'Cancelled' })
  await query(`update vehicle_bookings set buyer = '{}' where id = $1`, [empty.id])
  expect(await forgetBuyers(house.db, before)).toBe(2)
  for (const [what, { id }] of Object.entries(forgotten)) expect([what, await left(id)]).toEqual([what, gone])
  for (const [what, { id }] of Object.entries(kept)) expect([what, await left(id)]).toEqual([what, whole])
  expect(await forgetBuyers(house.db, before)).toBe(0)
})

test('erases an account only from its own ended bookings', async () => {
  const customer = await person({ user: 'leaving' })
  const over = await booked({ status: 'Cancelled', customer, paid: true })
  const kept = [
    await booked({ customer }),
    await booked({ status: 'Cancelled', customer, invoice: 'FV-1' }),
    await booked({ status: 'Cancelled' }),
  ]
  await house.db.transaction().execute((trx) => eraseBuyer(trx, customer))
  expect(await left(over.id)).toEqual(gone)
  for (const { id } of kept) expect(await left(id)).toEqual(whole)
})

test('exports own bookings in order, without internal requests', async () => {
  const customer = await person()
  const [first, second] = [await booked({ customer, paid: true }), await booked({ customer, status: 'Rejected' })]
  await booked()
  const copy = (await findOwnBookings(house.db, customer)) as Record<string, unknown>[]
  const references = await query('select reference from vehicle_bookings where id = any($1) order by id', [[first.id, second.id]])
  expect(copy.map(({ reference }) => reference)).toEqual(references.map(({ reference }) => reference))
  expect(copy[0]).toMatchObject({
    ledger: [{ kind: 'Held', amount: 1000 }],
    statuses: [{ type: 'Submitted' }],
    corrections: [{ field: 'lastName', before: 'A', after: 'B' }],
    cancellationsAsked: [{ comment: 'Ali renonce', state: 'Open' }],
  })
  expect(copy[0]?.cancellationsAsked).toHaveLength(1)
})

test('claims a guest booking with its sale once, under its e-mail', async () => {
  const owner = await person({ user: 'owner' })
  const guest = await person()
  const [first, later] = [await booked({ customer: guest, paid: true }), await booked({ customer: guest, paid: true })]
  const joined = await booked({ customer: guest, paid: true, sale: first.sale })
  const others = {
    account: await booked({ customer: await person({ user: 'other' }), paid: true }),
    address: await booked({ email: 'omar@exemple.ma', paid: true }),
    deleted: await booked({ deleted: true, paid: true }),
    unpaid: await booked({ customer: guest, sale: first.sale }),
  }
  expect(await findUnclaimed(house.db, 'ali@exemple.ma')).toEqual([joined.id, later.id, first.id])
  const take = (id: number) => house.db.transaction().execute((trx) => takeBooking(trx, id, { customerId: owner, email: 'ali@exemple.ma' }))
  for (const [what, { id }] of Object.entries(others).filter(([what]) => what !== 'unpaid'))
    expect([what, await take(id)]).toEqual([what, null])
  const key = await take(first.id)
  expect([key !== null, key === first.key]).toEqual([true, false])
  const owned = async () =>
    (await query('select id, key from vehicle_bookings where customer_id = $1 order by id', [owner])) as { id: number; key: string }[]
  expect((await owned()).map(({ id }) => id)).toEqual([first.id, joined.id])
  expect((await owned())[0]?.key).toBe(key)
  expect(await query('select id from vehicle_sales where customer_id = $1', [owner])).toEqual([{ id: first.sale }])
  expect([await take(first.id), await findUnclaimed(house.db, 'ali@exemple.ma')]).toEqual([null, [later.id]])
})
