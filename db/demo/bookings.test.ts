import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingStatuses } from '#domains/processes/buying/bookings/status.ts'
import type { QueueRow } from '#domains/processes/buying/desk/contract.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { demoAccounts, openDemoAccounts } from './accounts.ts'
import { insertDemoBookings } from './bookings.ts'
import { loadDemoWorld } from './world.ts'

const silent = () => ({ at() {}, done() {}, failed() {} })
let api: TestApi
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
  await openDemoAccounts(api.deps)
  const now = api.deps.clock.now()
  await loadDemoWorld(api.deps, silent, { pictures: false, within: (trx) => insertDemoBookings(api.deps, trx, now) })
})
afterAll(() => api.close())

const subjectOf = async (email = '') => (await query('select subject from accounts where email = $1', [email]))[0].subject as string

test('creates a booking in every state', async () => {
  const met = (await query('select distinct last_status from vehicle_bookings')).map((row) => row.last_status)
  expect(met.sort()).toEqual([...bookingStatuses].sort())
})

test('has a booking for every held or booked car', async () => {
  const held = await query(`
    select v.reference from vehicles v where v.last_status in ('Reserved', 'Booked')
      and not exists (select from vehicle_bookings b where b.vehicle_id = v.id and not b.has_ended)`)
  expect(held).toEqual([])
})

test('matches car status and amounts to the booking', async () => {
  const odd = await query(`
    select b.reference, b.last_status, v.last_status as car, sum(l.amount) filter (where l.kind in ('Held', 'Paid')) as settled
    from vehicle_bookings b join vehicles v on v.id = b.vehicle_id left join booking_ledger l on l.booking_id = b.id
    left join warranty_packs p on p.id = b.warranty_pack_id
    group by b.id, v.id, p.id
    having b.last_status in ('Billed', 'Controlled', 'Delivered', 'Recovered')
      and sum(l.amount) filter (where l.kind in ('Held', 'Paid')) <> b.price + coalesce(p.price, 0)
      or (b.last_status = 'Delivered') <> (v.last_status = 'Sold')
      or (b.last_status in ('Submitted', 'Accepted', 'Billed', 'Controlled')) and v.last_status <> 'Booked'`)
  expect(odd).toEqual([])
})

test('gives the agent work, overdue first, with records that open', async () => {
  const [, agent] = demoAccounts
  const headers = await api.headers(await subjectOf(agent?.email))
  const answer = await api.app.inject({ url: '/api/vehiclebookings?size=100', headers })
  const { results, counts } = answer.json() as { results: QueueRow[]; counts: Record<string, number> }
  expect(results[0]).toMatchObject({ isOverdue: true })
  expect(counts).toMatchObject({ overdue: 3, unassigned: 2, refunds: 1 })
  for (const { id } of await query(`select id from vehicle_bookings where last_status <> 'Draft'`)) {
    const record = await api.app.inject({ url: `/api/vehiclebookings/${id}`, headers })
    expect([id, record.statusCode]).toEqual([id, 200])
  }
})

test('gives Salma an open price proposal and an exchangeable car', async () => {
  const headers = await api.headers(await subjectOf(demoAccounts[0]?.email))
  const sales = (await api.app.inject({ url: '/api/customers/sales', headers })).json()
  const bookings = sales.flatMap((sale: { bookings: object[] }) => sale.bookings)
  expect(bookings).toContainEqual(
    expect.objectContaining({ status: 'NewPriceSubmitted', actions: expect.arrayContaining(['acceptPrice']) }),
  )
  expect(bookings).toContainEqual(
    expect.objectContaining({ status: 'Delivered', exchange: expect.objectContaining({ daysLeft: expect.any(Number) }) }),
  )
})
