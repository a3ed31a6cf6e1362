import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Columns, insertBooking, insertCustomer, insertDocument, insertRow } from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { eraseBuyer, findOwnBookings, findUnclaimed, forgetBuyers, takeBooking } from './store.ts'

let house: TestDatabase
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate vehicle_sales, vehicle_bookings, customers, vehicles, documents cascade'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows

/** A customer card; `user`: with an account. */
const person = ({ user = null, erased = false }: { user?: string | null; erased?: boolean } = {}): Promise<number> =>
  insertCustomer(house.db, { user_id: user, is_deleted: erased, erased: erased ? new Date() : null })
interface Wish extends Columns<'vehicle_bookings'> {
  email?: string
  paid?: boolean
}
/** A booking with a comment, a document, a correction and two approval requests. */
async function booked({
  email = 'ali@exemple.ma',
  paid = false,
  ...columns
}: Wish = {}): Promise<{ id: number; key: string; sale: number }> {
  const { db } = house
  const row = await insertBooking(db, {
    ...{ buyer: { firstName: 'Ali', email }, last_modified: '2026-01-01T00:00:00Z', created_by: 'ali' },
    ...columns,
  })
  const booking_id = row.id
  const at = new Date()
  await insertRow(db, 'booking_statuses', { booking_id, type: row.last_status, comment: 'Ali change d’avis' })
  await insertDocument(db, { owner_type: 'Booking', owner_id: booking_id, type: 'CustomerCIN' })
  await insertRow(db, 'booking_buyer_changes', { booking_id, field: 'lastName', before: 'A', after: 'B', changed: at })
  const ask = { booking_id, amount: 1, asked: at }
  await insertRow(db, 'booking_asks', { ...ask, kind: 'GiveUp', comment: 'Ali renonce', asked_by: 'ali' })
  await insertRow(db, 'booking_asks', { ...ask, kind: 'Price', comment: 'Choc', asked_by: 'agent' })
  if (paid) await insertRow(db, 'booking_ledger', { booking_id, kind: 'Held', amount: 1000, created: at })
  return { ...row, sale: row.sale_id }
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
    'came to nothing before': await booked({ last_status: 'Cancelled', last_modified: '2026-01-31T23:59:59Z' }),
    'refused, its owner left': await booked({
      last_status: 'Rejected',
      customer_id: erased,
      last_modified: '2026-02-02T00:00:00Z',
      paid: true,
    }),
  }
  const kept = {
    'at that very moment': await booked({ last_status: 'Cancelled', last_modified: '2026-02-01T00:00:00Z' }),
    'with money': await booked({ last_status: 'Cancelled', paid: true }),
    refused: await booked({ last_status: 'Rejected' }),
    open: await booked(),
    'open, its owner left': await booked({ customer_id: erased }),
    'handed over, its owner left': await booked({ last_status: 'Delivered', customer_id: erased }),
    'with an invoice, its owner left': await booked({ last_status: 'Cancelled', customer_id: erased, invoice_number: 'FV-2026-000001' }),
  }
  const empty = await booked({ last_status: 'Cancelled' })
  await query(`update vehicle_bookings set buyer = '{}' where id = $1`, [empty.id])
  expect(await forgetBuyers(house.db, before)).toBe(2)
  for (const [what, { id }] of Object.entries(forgotten)) expect([what, await left(id)]).toEqual([what, gone])
  for (const [what, { id }] of Object.entries(kept)) expect([what, await left(id)]).toEqual([what, whole])
  expect(await forgetBuyers(house.db, before)).toBe(0)
})

test('erases an account only from its own ended bookings', async () => {
  const customer = await person({ user: 'leaving' })
  const over = await booked({ last_status: 'Cancelled', customer_id: customer, paid: true })
  const kept = [
    await booked({ customer_id: customer }),
    await booked({ last_status: 'Cancelled', customer_id: customer, invoice_number: 'FV-1' }),
    await booked({ last_status: 'Cancelled' }),
  ]
  await house.db.transaction().execute((trx) => eraseBuyer(trx, customer))
  expect(await left(over.id)).toEqual(gone)
  for (const { id } of kept) expect(await left(id)).toEqual(whole)
})

test('exports own bookings in order, without internal requests', async () => {
  const customer = await person()
  const [first, second] = [
    await booked({ customer_id: customer, paid: true }),
    await booked({ customer_id: customer, last_status: 'Rejected' }),
  ]
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
  const [first, later] = [await booked({ customer_id: guest, paid: true }), await booked({ customer_id: guest, paid: true })]
  const joined = await booked({ customer_id: guest, paid: true, sale_id: first.sale })
  const others = {
    account: await booked({ customer_id: await person({ user: 'other' }), paid: true }),
    address: await booked({ email: 'omar@exemple.ma', paid: true }),
    deleted: await booked({ is_deleted: true, paid: true }),
    unpaid: await booked({ customer_id: guest, sale_id: first.sale }),
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
