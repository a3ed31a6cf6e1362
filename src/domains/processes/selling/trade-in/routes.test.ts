import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { inspect } from '#testing/inspection.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('delete from contact_attempts'))

type Body = Record<string, unknown>
let made = 0
const asked = {
  ...{ Civility: 'M.', FirstName: 'Omar', LastName: 'Ziani', Email: 'omar@exemple.ma', Phone: '0612345678', City: 'Casablanca' },
  ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', StorageAreaId: '1', Type: 'TradeIn' },
}
const as = (role: StaffRole, subject = `the-${role}`) => api.headers(subject, [role])
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string>, payload?: Body) =>
  api.app.inject({ method, url, headers, ...(payload && { payload }) })
const ok = (answer: { statusCode: number; body: string; json: () => unknown }) => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { id: number; key: string; status: string; tradeIn: Body | null }
}

/** Creates a booking with a manual deposit and further payments. */
async function booking(
  subject: string,
  { paid = 0, status = 'Accepted', area = 1 } = {},
): Promise<{ id: number; key: string; car: number }> {
  const card = (await call('GET', '/api/customers/current', await api.headers(subject))).json()
  const number = ++made
  const { rows } = await api.deps.pool.query<{ id: number; key: string; car: number }>(
    `with car as (
       insert into vehicles (reference, brand_id, model_id, storage_area_id, price, last_status)
       select 'TI-' || $3::int, brand_id, id, $5::int, 180000, 'Booked' from models where name = 'Duster' returning id
     ), sale as (
       insert into vehicle_sales (reference, customer_id, storage_area_id, last_status)
       values ('VT-2026-9' || lpad($3::text, 5, '0'), $1, $5, 'Assigned') returning id
     ), made as (
       insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price, advance_amount, hold_until, last_status)
       select 'RV-2026-9' || lpad($3::text, 5, '0'), sale.id, car.id, $1, '{"civility":"M.","firstName":"Omar","lastName":"Ziani"}', 'fr', $5, 180000, 180000, 1000, now(), $2 from sale, car
       returning id, key, vehicle_id as car
     ), noted as (
       insert into booking_statuses (booking_id, type) select id, $2 from made
     ), held as (
       insert into booking_ledger (booking_id, kind, amount, method, created) select id, 'Held', 1000, 'Cash', now() from made
     ), more as (
       insert into booking_ledger (booking_id, kind, amount, method, created) select id, 'Paid', $4::int, 'Checks', now() from made where $4::int > 0
     ) select id, key, car from made`,
    [card.id, status, number, paid, area],
  )
  const [row] = rows
  if (!row) throw new Error('no booking')
  return row
}
const request = async (subject: string, changes: Body = {}) => {
  const query = new URLSearchParams(
    Object.entries({ ...asked, RegistrationNumber: `${++made}A7`, ...changes }).map(([k, v]) => [k, String(v)]),
  )
  return ok(await call('POST', `/vehiclepurchases?${query}`, await api.headers(subject)))
}
const mine = async (subject: string, key: string) => ok(await call('GET', `/api/purchases/${key}`, await api.headers(subject)))
const answer = async (subject: string, key: string, payload: Body) =>
  call('POST', `/api/purchases/${key}/steps`, await api.headers(subject), payload)
const step = async (role: StaffRole, id: number, payload: Body, subject?: string) =>
  call('POST', `/api/staff/purchases/${id}/steps`, await as(role, subject), payload)
const bookingStatus = async (id: number): Promise<string> =>
  (await api.deps.pool.query('select last_status as status from vehicle_bookings where id = $1', [id])).rows[0].status
const purchaseStatus = async (id: number): Promise<string> =>
  (await api.deps.pool.query('select last_status as status from vehicle_purchases where id = $1', [id])).rows[0].status
const giveUp = { action: 'cancel', comment: 'Je renonce', reasonId: 4 }

describe('sum of both sides', () => {
  test('is computed from both records after acceptance', async () => {
    const { id: bookingId, key: bookingKey } = await booking('sum')
    const { id, key, tradeIn } = await request('sum')
    expect(tradeIn).toMatchObject({ bookingId, bookingKey, price: 180_000, settled: 1000, value: null, isDeducted: false, toPay: 179_000 })
    ok(await step('agent', id, { action: 'accept' }))
    await inspect(api, { purchase: id, worth: 80_000 })
    // the offer is internal before it is made
    expect((await mine('sum', key)).tradeIn).toMatchObject({ value: null, toPay: 179_000 })
    ok(await step('manager', id, { action: 'approveQuotation' }))
    expect((await mine('sum', key)).tradeIn).toMatchObject({ value: 80_000, isDeducted: false, toPay: 179_000 })
    ok(await answer('sum', key, { action: 'acceptOffer' }))
    expect((await mine('sum', key)).tradeIn).toMatchObject({ value: 80_000, isDeducted: true, toPay: 99_000, toReceive: 0 })
  })

  test('deducts up to the open amount, with two people', async () => {
    const { id: bookingId } = await booking('deducts', { status: 'PayementDetailsSubmitted' })
    const { id, key } = await request('deducts')
    await api.deps.pool.query(
      `with account as (
         insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
         select customer_id, 'Omar', 'CIH', '007810000123456789012345', now() from vehicle_purchases where id = $1 returning id
       ) update vehicle_purchases set quotation = 200000, last_status = 'DocumentsConformityAccepted', bank_account_id = (select id from account) where id = $1`,
      [id],
    )
    const prepare = async () => call('POST', `/api/staff/purchases/${id}/transfer`, await as('controller'), { isDeduction: true })
    expect((await prepare()).json().errors).toMatchObject([{ field: 'isDeduction', reason: 'tooBig', limit: 179_000 }])
    await api.deps.pool.query('update vehicle_purchases set quotation = 80000 where id = $1', [id])
    ok(await prepare())
    ok(await step('manager', id, { action: 'pay' }))
    const { rows } = await api.deps.pool.query(`select amount, method from booking_ledger where booking_id = $1 and kind = 'Paid'`, [
      bookingId,
    ])
    expect(rows).toEqual([{ amount: 80_000, method: null }])
    expect((await mine('deducts', key)).tradeIn).toMatchObject({ settled: 81_000, isDeducted: false, toPay: 99_000 })
    const { rows: told } = await api.deps.pool.query(`select from messages where key like 'purchases.deducted:' || $1 || ':%'`, [id])
    expect(told.length).toBeGreaterThan(0)
  })
})

describe('joint cancellation', () => {
  test('works for the customer from either side', async () => {
    const a = await booking('both-a')
    const first = await request('both-a')
    ok(await answer('both-a', first.key, giveUp))
    expect([await bookingStatus(a.id), await purchaseStatus(first.id)]).toEqual(['Cancelled', 'Canceled'])
    const b = await booking('both-b')
    const second = await request('both-b')
    ok(await call('POST', `/api/bookings/${b.key}/cancel`, await api.headers('both-b'), { comment: 'Je renonce' }))
    expect([await bookingStatus(b.id), await purchaseStatus(second.id)]).toEqual(['Cancelled', 'Canceled'])
  })

  test('happens once for concurrent calls', async () => {
    const { id: bookingId, key } = await booking('crossing')
    const { id, key: own } = await request('crossing')
    const headers = await api.headers('crossing')
    const both = await Promise.all([
      answer('crossing', own, giveUp),
      call('POST', `/api/bookings/${key}/cancel`, headers, { comment: 'Je renonce' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Canceled'])
    const { rows } = await api.deps.pool.query(`select from purchase_statuses where purchase_id = $1 and type = 'Canceled'`, [id])
    expect(rows).toHaveLength(1)
  })

  test("requests the adviser's approval once above the deposit", async () => {
    const { id: bookingId } = await booking('paid-more', { paid: 20_000 })
    const { id, key, tradeIn } = await request('paid-more')
    expect(tradeIn).toMatchObject({ cancelAsks: true, cancelAsked: false })
    for (let press = 0; press < 2; press++) ok(await answer('paid-more', key, giveUp))
    expect((await mine('paid-more', key)).tradeIn).toMatchObject({ cancelAsked: true })
    expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Accepted', 'Submited'])
    const { rows } = await api.deps.pool.query(`select state from booking_asks where booking_id = $1`, [bookingId])
    expect(rows).toEqual([{ state: 'Open' }])
    ok(await call('POST', `/api/vehiclebookings/${bookingId}/cancel`, await as('agent'), { comment: 'Accord' }))
    expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Canceled'])
  })

  test('requires staff access to both sides', async () => {
    const { id: bookingId } = await booking('split', { area: 2 })
    const { id } = await request('split')
    const one = await as('agent', 'agent-of-1')
    await as('agent', 'agent-of-2')
    await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('agent-of-1', 1), ('agent-of-2', 2)`)
    expect((await call('POST', `/api/staff/purchases/${id}/steps`, one, giveUp)).statusCode).toBe(403)
    const other = await call('POST', `/api/vehiclebookings/${bookingId}/cancel`, await as('agent', 'agent-of-2'), { comment: 'Non' })
    expect(other.statusCode).toBe(403)
    expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Accepted', 'Submited'])
    ok(await step('agent', id, giveUp))
    expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Canceled'])
  })

  test('leaves billed records unchanged', async () => {
    const { id: bookingId } = await booking('billed')
    const { id } = await request('billed')
    await api.deps.pool.query(`update vehicle_purchases set last_status = 'Billed' where id = $1`, [id])
    ok(await call('POST', `/api/vehiclebookings/${bookingId}/cancel`, await as('agent'), { comment: 'Accord' }))
    expect([await bookingStatus(bookingId), await purchaseStatus(id)]).toEqual(['Cancelled', 'Billed'])
    const { id: ours } = await booking('billed-car', { paid: 20_000 })
    const { id: theirs, key } = await request('billed-car')
    await api.deps.pool.query(`update vehicle_bookings set last_status = 'Billed' where id = $1`, [ours])
    ok(await answer('billed-car', key, giveUp))
    expect([await bookingStatus(ours), await purchaseStatus(theirs)]).toEqual(['Billed', 'Canceled'])
    const { rows } = await api.deps.pool.query('select from booking_asks where booking_id = $1', [ours])
    expect(rows).toEqual([])
  })
})

describe('link', () => {
  const tie = async (id: number, bookingId: number | null, role: StaffRole = 'agent') =>
    call('PUT', `/api/staff/purchases/${id}/booking`, await as(role), { bookingId })

  test('is created for the named car or only booking, else by staff', async () => {
    const [a, b] = [await booking('ties'), await booking('ties')]
    const unnamed = await request('ties')
    expect(unnamed.tradeIn).toBeNull()
    const record = await call('GET', `/api/staff/purchases/${unnamed.id}`, await as('agent'))
    expect(record.json().bookings.map(({ id }: { id: number }) => id)).toEqual([b.id, a.id])
    expect(ok(await tie(unnamed.id, a.id)).tradeIn).toMatchObject({ bookingId: a.id })
    // a booking has one trade-in
    const named = await request('ties', { NewVehicleId: b.car })
    expect(named.tradeIn).toMatchObject({ bookingId: b.id })
    expect((await tie(named.id, a.id)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
    expect(ok(await tie(unnamed.id, null)).tradeIn).toBeNull()
    expect(ok(await tie(named.id, a.id)).tradeIn).toMatchObject({ bookingId: a.id })
  })

  test('survives the invoice and is released by a cancellation', async () => {
    const { id: bookingId } = await booking('kept')
    const { id: first, tradeIn } = await request('kept')
    expect(tradeIn).toMatchObject({ bookingId, cancelAsks: false })
    const { id, key, ...other } = await request('kept')
    expect(other.tradeIn).toBeNull()
    expect((await tie(id, bookingId)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
    await api.deps.pool.query(`update vehicle_purchases set last_status = 'Canceled' where id = $1`, [first])
    expect(ok(await tie(id, bookingId)).tradeIn).toMatchObject({ bookingId, cancelAsks: false })
    await api.deps.pool.query(
      `insert into booking_ledger (booking_id, kind, amount, method, created) values ($1, 'Paid', 1, 'Cash', now())`,
      [bookingId],
    )
    expect((await mine('kept', key)).tradeIn).toMatchObject({ cancelAsks: true })
    await api.deps.pool.query('update vehicle_bookings set last_status = $2 where id = $1', [bookingId, 'Billed'])
    expect((await mine('kept', key)).tradeIn).toMatchObject({ cancelAsks: false })
    ok(await tie(id, bookingId))
    ok(await tie(id, null))
    expect((await tie(id, bookingId)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
  })

  test('is shown at the booking to staff with access', async () => {
    const { id: bookingId } = await booking('shown')
    const { id } = await request('shown')
    const url = `/api/staff/bookings/${bookingId}/tradeins`
    const line = { id, reference: expect.stringMatching(/^RA-/), status: 'Submited', title: 'Dacia Duster', value: null }
    expect((await call('GET', url, await as('expert'))).json()).toEqual([line])
    const far = await as('agent', 'far-agent')
    await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('far-agent', 2)`)
    const refused = [far, await api.headers('shown'), await api.headers()]
    const answers = await Promise.all(refused.map((headers) => call('GET', url, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 401])
    await api.deps.pool.query(`update vehicle_purchases set last_status = 'Canceled' where id = $1`, [id])
    expect((await call('GET', url, await as('agent'))).json()).toEqual([])
  })

  test('rejects foreign bookings, outright sales and experts', async () => {
    const { id: theirs } = await booking('stranger')
    const { id } = await request('tied')
    expect((await tie(id, theirs)).json().errors).toMatchObject([{ field: 'bookingId', reason: 'invalid' }])
    expect((await tie(id, null, 'expert')).statusCode).toBe(403)
    const sold = await request('tied', { Type: 'Purchase' })
    expect((await tie(sold.id, null)).json()).toMatchObject({ code: 'TransitionNotAllowed' })
  })
})
