import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { PromiseFigure } from './contract.ts'

let api: TestApi
const now = new Date('2026-07-15T10:00:00Z')
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())

const query = (text: string, values: unknown[] = []) => api.deps.pool.query(text, values)
const ask = async () => {
  const { least, figures } = (await api.app.inject('/api/commitments/figures')).json() as { least: number; figures: PromiseFigure[] }
  return { least, of: new Map(figures.map((figure) => [figure.promise, figure])) }
}
const write = (replyBy: string, answered: string | null, heldFor: string | null = null) =>
  query(
    `insert into contact_requests (first_name, last_name, email, message, language, notice_version, reply_by, answered, held_for, created)
     values ('A', 'B', 'a@b.example', 'x', 'fr', '1', $1, $2, $3, $1::timestamptz - interval '4 hours')`,
    [replyBy, answered, heldFor],
  )

test('returns no metric without cases', async () => {
  const { least, of } = await ask()
  expect(least).toBe(10)
  expect(of.get('Reply')).toEqual({ promise: 'Reply', within: 4, from: '2026-04-16', until: '2026-07-14', of: 0, kept: null })
  expect(of.get('DepositReturn')).toMatchObject({ within: 15, of: 0, kept: null })
  expect(of.get('SellerPaid')).toMatchObject({ within: 24, of: 0, kept: null })
  expect(of.get('Inspection')).toEqual({ promise: 'Inspection', within: 110, from: '2026-07-15', until: '2026-07-15', of: 0, kept: null })
})

test('counts due messages answered in time, without spam', async () => {
  for (let i = 0; i < 9; i++) await write('2026-07-10T10:00:00Z', '2026-07-10T10:00:00Z')
  expect((await ask()).of.get('Reply')).toMatchObject({ of: 9, kept: null })
  await write('2026-07-10T10:00:00Z', '2026-07-10T10:00:01Z')
  await write('2026-07-10T10:00:00Z', null)
  // first and last minute of the period in Morocco, UTC+1
  await write('2026-04-15T23:00:00Z', '2026-04-15T22:00:00Z')
  await write('2026-07-14T22:59:00Z', '2026-07-14T22:00:00Z')
  await write('2026-04-15T22:59:00Z', null)
  await write('2026-07-14T23:00:00Z', null)
  await write('2026-07-10T10:00:00Z', null, 'Links')
  expect((await ask()).of.get('Reply')).toMatchObject({ of: 13, kept: 11 })
})

test('counts refunds fifteen days after their request', async () => {
  const { id: booking } = await insertBooking(api.deps.db, { last_status: 'Cancelled' })
  const note = (kind: string, created: string) =>
    query('insert into booking_ledger (booking_id, kind, amount, created) values ($1, $2, 1000, $3)', [booking, kind, created])
  for (let i = 0; i < 10; i++) await note('Returning', '2026-06-01T10:00:00Z')
  await note('Returning', '2026-07-01T10:00:00Z')
  expect((await ask()).of.get('DepositReturn')).toMatchObject({ of: 10, kept: 0 })
  await note('Returned', '2026-06-16T10:00:00Z')
  expect((await ask()).of.get('DepositReturn')).toMatchObject({ of: 10, kept: 10 })
  // due at the start of the period, and at the end before today
  for (const asked of ['2026-03-31T23:00:00Z', '2026-03-31T22:59:59Z', '2026-06-29T22:59:59Z', '2026-06-29T23:00:00Z'])
    await note('Returning', asked)
  expect((await ask()).of.get('DepositReturn')).toMatchObject({ of: 12, kept: 11 })
})

test('counts due transfers of purchases and consignments', async () => {
  const { rows } = await query(`insert into customers (first_name, last_name, last_status) values ('S', 'T', 'Active') returning id`)
  const purchase = (i: number, due: string, paid: string | null) =>
    query(
      `with car as (insert into vehicles (brand_id, model_id, last_status) select brand_id, id, 'Draft' from models limit 1 returning id)
       insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, seller, transfer_due, transfer_reference, paid, last_status)
       select 'RA-2026-8000' || $1, 'Purchase', $2, car.id, '{}', $3, case when $4::timestamptz is not null then 'V1' end, $4, 'Complete' from car`,
      [String(i), rows[0].id, due, paid],
    )
  for (let i = 0; i < 8; i++) await purchase(10 + i, '2026-07-10T10:00:00Z', '2026-07-10T10:00:00Z')
  await purchase(20, '2026-07-10T10:00:00Z', '2026-07-10T10:00:01Z')
  await purchase(21, '2026-07-10T10:00:00Z', null)
  await purchase(22, '2026-07-15T12:00:00Z', null)
  await query(
    `with car as (insert into vehicles (brand_id, model_id, last_status) select brand_id, id, 'Sold' from models limit 1 returning id)
     insert into vehicle_intermediations (reference, request_origin, origin, type, language, customer_id, disposed_vehicle_id, transfer_due, payout_prepared, payout_prepared_by,
       paid, paid_by, transfer_reference, last_status, created, last_modified)
     select 'RI-2026-800001', 'FO', 'FO', 'Individual', 'fr', $1, car.id, '2026-07-09T10:00:00Z', '2026-07-08T10:00:00Z', 'a', '2026-07-08T11:00:00Z', 'b', 'V2',
       'Complete', now(), now() from car`,
    [rows[0].id],
  )
  expect((await ask()).of.get('SellerPaid')).toMatchObject({ of: 11, kept: 9 })
  // start of the period, and end before today
  for (const [i, due] of ['2026-04-15T23:00:00Z', '2026-04-15T22:59:59Z', '2026-07-14T22:59:59Z', '2026-07-14T23:00:00Z'].entries())
    await purchase(30 + i, due, null)
  expect((await ask()).of.get('SellerPaid')).toMatchObject({ of: 13, kept: 9 })
  // default of one day without a setting
  const kept = await query(`delete from settings where key = 'payment.sellerHours' returning *`)
  expect((await ask()).of.get('SellerPaid')?.within).toBe(24)
  await query('insert into settings select * from json_populate_recordset(null::settings, $1)', [JSON.stringify(kept.rows)])
})

test('counts certified cars on sale with a public report', async () => {
  const cars = (count: number, hasReport: boolean, status = 'Published') =>
    query(
      `insert into vehicles (brand_id, model_id, last_status, is_certified, has_public_expertise_sheet, published_at)
       select m.brand_id, m.id, $3, true, $2, now() from (select brand_id, id from models limit 1) m, generate_series(1, $1)`,
      [count, hasReport, status],
    )
  await cars(9, true)
  await cars(1, false)
  await cars(3, false, 'Active')
  for (const gone of ['is_archived = true', 'is_deleted = true']) {
    await cars(1, false, 'Reserved')
    await query(`update vehicles set ${gone} where id = (select max(id) from vehicles)`)
  }
  expect((await ask()).of.get('Inspection')).toMatchObject({ of: 10, kept: 9 })
})
