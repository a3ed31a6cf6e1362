import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBooking, insertCustomer, insertDocument, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { getBooking } from './service.ts'
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
  owner = await insertCustomer(api.deps.db, { user_id: 'owner' })
  stranger = await insertCustomer(api.deps.db, { user_id: 'stranger' })
})

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows

const book = (customer_id: number) => insertBooking(api.deps.db, { customer_id, price: 100_000 })
const bookings = async () => (await findBookingsOf(api.deps.db, owner)).map(({ id }) => id)
const sales = async () => (await findSalesOf(api.deps.db, owner)).map(({ id }) => id)

test('returns own bookings and sales, latest first, without deleted ones', async () => {
  const [first, second, gone] = [await book(owner), await book(owner), await book(owner)]
  await book(stranger)
  expect([await bookings(), await sales()]).toEqual([
    [gone.id, second.id, first.id],
    [gone.sale_id, second.sale_id, first.sale_id],
  ])
  await run('update vehicle_bookings set is_deleted = true where id = $1', gone.id)
  await run('update vehicle_sales set is_deleted = true where id = $1', gone.sale_id)
  expect([await bookings(), await sales()]).toEqual([
    [second.id, first.id],
    [second.sale_id, first.sale_id],
  ])
  expect([await findOutcome(api.deps.db, gone.key), (await findOutcome(api.deps.db, first.key)) !== null]).toEqual([null, true])
})

test('counts the documents visible to the customer', async () => {
  const [mine, other] = [await book(owner), await book(owner)]
  for (const [owner_type, status, is_deleted] of [
    ['Booking', 'Published', false],
    ['Booking', 'Published', true],
    ['Booking', 'Preview', false],
    ['Sale', 'Published', false],
  ] as const)
    await insertDocument(api.deps.db, { owner_type, owner_id: mine.id, type: 'PurchaseOrder', status, is_deleted })
  const counts = (await findBookingsOf(api.deps.db, owner)).map(({ id, documents }) => [id, documents])
  expect(counts).toEqual([
    [other.id, 0],
    [mine.id, 1],
  ])
})

test('returns the available packs in order', async () => {
  const all = await findPacks(api.deps.db)
  expect(all.length).toBeGreaterThan(1)
  const [first] = all
  await run('update warranty_packs set is_deactivated = true where id = $1', first?.id)
  expect(await findPacks(api.deps.db)).toEqual(all.slice(1))
  await run('update warranty_packs set is_deactivated = false, display_order = 99 where id = $1', first?.id)
  expect((await findPacks(api.deps.db)).map(({ id }) => id)).toEqual([...all.slice(1), first].map((pack) => pack?.id))
})

/** Inserts a ledger entry. Returns its id. */
const entry = async (booking_id: number, kind: string, amount: number, more: { reason?: string; corrects?: number } = {}) =>
  (await insertRow(api.deps.db, 'booking_ledger', { booking_id, kind, amount, created: new Date(), ...more })).id
const outcome = (key: string) => getBooking(api.deps, key)
const become = (id: number, status: string) => run('update vehicle_bookings set last_status = $2 where id = $1', id, status)

test('calculates the remainder from price, pack and ledger', async () => {
  const { id, key } = await book(owner)
  const rest = async () => (await outcome(key)).rest
  expect(await rest()).toBe(100_000)
  const pack = (await findPacks(api.deps.db)).find(({ price }) => price > 0)
  await run('update vehicle_bookings set warranty_pack_id = $2 where id = $1', id, pack?.id)
  const total = 100_000 + (pack?.price ?? 0)
  expect(await rest()).toBe(total)
  await entry(id, 'Held', 1100)
  await entry(id, 'Paid', 5000)
  await entry(id, 'CarriedIn', 2000)
  expect(await rest()).toBe(total - 8100)
  await entry(id, 'Corrected', 700, { corrects: await entry(id, 'Paid', 700) })
  expect(await rest()).toBe(total - 8100)
  expect((await outcome(key)).ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['Held', 1100],
    ['Paid', 5000],
    ['CarriedIn', 2000],
  ])
  // a pending deposit counts as paid
  await become(id, 'Draft')
  expect(await rest()).toBe(total - 8000)
  await become(id, 'Rejected')
  expect(await rest()).toBe(0)
  await become(id, 'Submitted')
  await run('update vehicle_bookings set price = 1, warranty_pack_id = null where id = $1', id)
  expect(await rest()).toBe(0)
})

test('returns the cause of failure; none for a cancellation', async () => {
  const [held, over] = [await book(owner), await book(owner)]
  await run(`update vehicle_bookings set last_status = 'Draft', hold_until = $1::timestamptz + interval '1 second'`, testNow)
  await run('update vehicle_bookings set hold_until = $2 where id = $1', over.id, testNow)
  expect(await outcome(held.key)).toMatchObject({ failure: null, next: 'Pay', payable: false, step: 0 })
  expect(await outcome(over.key)).toMatchObject({ failure: 1, next: 'None' })
  const failure = async () => (await outcome(held.key)).failure
  await become(held.id, 'Cancelled')
  // also without a comment
  await run(`insert into booking_statuses (booking_id, type) values ($1, 'Cancelled')`, held.id)
  expect(await failure()).toBeNull()
  await run('update vehicle_bookings set is_expired = true where id = $1', held.id)
  expect(await failure()).toBe(1)
  await run('update vehicle_bookings set is_expired = false where id = $1', held.id)
  await become(held.id, 'Rejected')
  expect(await failure()).toBeNull()
  await entry(held.id, 'Returned', 1, { reason: 'Rejected' })
  expect(await failure()).toBeNull()
  await entry(held.id, 'Returned', 2, { reason: 'HoldOver' })
  expect(await failure()).toBe(2)
  await become(over.id, 'Cancelled')
  await entry(over.id, 'Returned', 1, { reason: 'CarGone' })
  expect((await outcome(over.key)).failure).toBe(2)
})

test('returns an open or rejected request to cancel until the invoice', async () => {
  const { id, key } = await book(owner)
  const asked = async () => {
    const { cancelAsks, cancelAsked, cancellable } = await outcome(key)
    return [cancelAsks, cancelAsked && [cancelAsked.isRefused, cancelAsked.remark], cancellable]
  }
  await entry(id, 'Held', 1000)
  expect(await asked()).toEqual([false, null, true])
  await entry(id, 'Paid', 1)
  expect(await asked()).toEqual([true, null, true])
  const wish = (kind: string, state: string, remark: string | null = null) =>
    run(
      `insert into booking_asks (booking_id, kind, amount, comment, asked, asked_by, state, remark, decided_by)
       values ($1, $2, 1, 'Trop loin', now(), 'owner', $3, $4, case when $3 in ('Approved', 'Refused') then 'agent' end)`,
      ...[id, kind, state, remark],
    )
  await wish('Price', 'Open')
  expect(await asked()).toEqual([true, null, true])
  await wish('GiveUp', 'Refused', 'Parlons-en')
  await wish('GiveUp', 'Withdrawn')
  expect(await asked()).toEqual([true, [true, 'Parlons-en'], true])
  await wish('GiveUp', 'Approved')
  expect(await asked()).toEqual([true, null, true])
  await wish('GiveUp', 'Open')
  expect(await asked()).toEqual([true, [false, null], true])
  await become(id, 'Billed')
  expect(await asked()).toEqual([false, null, false])
})

test('returns an open price proposal, and missing fields until the invoice', async () => {
  const { id, key } = await book(owner)
  await run('update vehicle_bookings set new_price = 95000 where id = $1', id)
  const told = async () => {
    const { newPrice, missing, isGuest } = await outcome(key)
    return [newPrice, missing.length, isGuest]
  }
  expect(await told()).toEqual([null, 5, false])
  await become(id, 'NewPriceSubmitted')
  await run('update customers set user_id = null where id = $1', owner)
  expect(await told()).toEqual([95_000, 5, true])
  await become(id, 'Billed')
  expect(await told()).toEqual([null, 0, true])
})

test('returns sent and queued messages of the booking, and its loan', async () => {
  const [mine, other] = [await book(owner), await book(owner)]
  for (const [key, to, state] of [
    [`bookings.accepted:${mine.id}:1`, owner, 'Sent'],
    [`bookings.billed:${mine.id}:2`, owner, 'Waiting'],
    [`bookings.ready:${mine.id}:3`, owner, 'Failed'],
    [`bookings.delivered:${mine.id}:4`, stranger, 'Sent'],
    [`purchases.accepted:${mine.id}:5`, owner, 'Sent'],
    [`bookings.recovered:${other.id}:6`, owner, 'Sent'],
  ])
    await run(
      `insert into messages (key, channel, recipient, language, customer_id, state, due, created, last_modified)
       values ($1, 'Email', 'a@exemple.ma', 'fr', $2, $3, now(), now(), now())`,
      ...[key, to, state],
    )
  await run('update vehicle_bookings set loan_months = 48, loan_advance = 20 where id = $1', other.id)
  const rows = await findBookingsOf(api.deps.db, owner)
  expect(rows.map(({ messages, loan }) => [messages.map(({ about }) => about), loan])).toEqual([
    [['recovered'], { advance: 20, months: 48 }],
    [['accepted', 'billed'], null],
  ])
})
