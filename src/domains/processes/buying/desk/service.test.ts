import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type Columns, insertBooking, insertCar, insertCustomer, insertPayment, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { BookingRecord, ExchangeCar } from './contract.ts'

let api: TestApi
/** a Tuesday, 11:00 in Morocco */
const now = new Date('2026-04-14T10:00:00Z')
const headers = new Map<string, Record<string, string>>()

beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  for (const role of ['agent', 'controller', 'manager', 'admin'] as const) headers.set(role, await api.headers(role, [role as StaffRole]))
  headers.set('other', await api.headers('other', ['manager']))
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
async function ask(method: 'GET' | 'POST', url: string, as: string, payload?: object) {
  const answer = await api.app.inject({ method, url, headers: headers.get(as) ?? {}, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const act = (id: number, action: string, as: string, payload: object = {}) =>
  ask('POST', `/api/vehiclebookings/${id}/${action}`, as, payload)
const record = async (id: number): Promise<BookingRecord> => (await ask('GET', `/api/vehiclebookings/${id}`, 'manager')).body
const money = async (id: number) =>
  (await query('select kind, amount, external_reference as of from booking_ledger where booking_id = $1 order by id', [id])).map(
    ({ kind, amount, of }) => [kind, amount, of ?? ''].join(' ').trim(),
  )
const held = async (ids: readonly number[]) => (await Promise.all(ids.map(record))).reduce((sum, { balance }) => sum + balance.settled, 0)

let made = 0
async function car(price: number | null, status = 'Published', more: Columns<'vehicles'> = {}): Promise<number> {
  const id = await insertCar(api.deps.db, {
    ...{
      model: 'Clio',
      storage_area_id: 2,
      reference: `VO-E${5000 + ++made}`,
      price,
      mileage: 30_000,
      registration_number: `${5000 + made}A77`,
      last_status: status,
    },
    ...more,
  })
  await insertRow(api.deps.db, 'vehicle_statuses', { vehicle_id: id, type: status })
  return id
}

const person = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', phone: '+212620000000', idNumber: 'BK12', address: '1, rue X' }
/** A car delivered five days ago for 120 000 DH: deposit by card, the rest by transfer, invoiced. */
async function delivered(daysAgo = 5): Promise<number> {
  const { db } = api.deps
  const email = `ali${++made}@exemple.ma`
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { key: payment_id } = await insertPayment(db, { created: now, expires: now })
  const { id: booking_id } = await insertBooking(
    db,
    {
      vehicle_id: await car(120_000, 'Sold', { mileage: 40_100 }),
      customer_id: await insertCustomer(db, { email, phone: `+2126${30_000_000 + made}` }),
      ...{ buyer: { ...person, email, city: 'Rabat' }, terms_version: '2026-01', language: 'ar', storage_area_id: 1, price: 120_000 },
      ...{ payment_id, hold_until: now, payment_type: 'Direct', payment_method: 'BankTransfer', last_status: 'Delivered' },
      ...{ invoice_number: `FV-2026-E${made}`, invoiced: ago(50), delivered: ago(daysAgo), delivery_mileage: 40_100 },
    },
    { sale: { storage_area_id: 1, last_status: 'Done' } },
  )
  await insertRow(db, 'booking_statuses', { booking_id, type: 'Delivered', created: now })
  await insertRow(db, 'booking_ledger', { booking_id, kind: 'Held', amount: 1000, payment_id, created: now })
  await insertRow(db, 'booking_ledger', { booking_id, kind: 'Paid', amount: 119_000, method: 'BankTransfer', created: now })
  return booking_id
}
const given = (vehicleId: number, price: number) => ({ vehicleId, price, mileage: 40_500, comment: 'Trop petite' })
/** The exchange, and the record that it opens. */
async function exchanged(id: number, vehicleId: number, price: number): Promise<{ former: BookingRecord; next: BookingRecord }> {
  const { status, body } = await act(id, 'exchange', 'manager', given(vehicleId, price))
  expect([status, body.message]).toEqual([200, undefined])
  return { former: body, next: await record(body.exchangedFor.id) }
}

test('a dearer car: everything paid is carried to it, the difference is paid, and the ordinary steps go on', async () => {
  const id = await delivered()
  const other = await car(150_000)
  const { former, next } = await exchanged(id, other, 150_000)
  expect(former).toMatchObject({
    status: 'Recovered',
    vehicle: { status: 'Active', mileage: 40_500 },
    recovery: { mileage: 40_500 },
    balance: { settled: 0, toReturn: 0, open: 0 },
    exchangedFor: { reference: next.reference, title: 'Renault Clio' },
    exchangeOf: null,
  })
  expect(next).toMatchObject({
    status: 'Submitted',
    origin: 'BO',
    language: 'ar',
    price: 150_000,
    advanceAmount: 0,
    vehicle: { id: other, status: 'Booked' },
    buyer: { ...(former.buyer as object) },
    sale: { status: 'Assigned' },
    assignee: { subject: 'manager' },
    balance: { settled: 120_000, open: 30_000, toReturn: 0 },
    exchangeOf: { id, reference: former.reference },
    exchangedFor: null,
    nextAction: 'accept',
    area: { id: 2 },
  })
  expect(next.sale.id).not.toBe(former.sale.id)
  expect(next.timeline.map(({ status }) => status)).toEqual(['Submitted', 'Draft'])
  expect(await money(id)).toEqual(['Held 1000', 'Paid 119000', `CarriedOut 120000 ${next.reference}`])
  expect(await money(next.id)).toEqual([`CarriedIn 120000 ${former.reference}`])
  expect(await held([id, next.id])).toBe(120_000)
  // nothing goes back: neither by hand nor by the gateway
  expect(await query(`select last_status from payments where key = (select payment_id from vehicle_bookings where id = $1)`, [id])).toEqual(
    [{ last_status: 'Captured' }],
  )
  const papers = await query(
    `select data ->> 'type' as type from pgboss.job where name = 'bookings.paper' and (data ->> 'bookingId')::int = $1`,
    [id],
  )
  expect(papers.map(({ type }) => type).toSorted()).toEqual([
    'CreditNote',
    'SaleRecoveryExpertiseSheet',
    'SaleRecoveryRequest',
    'SaleRecoveryVoucher',
  ])
  expect(await query('select price, reason from booking_credit_notes where booking_id = $1', [id])).toEqual([
    { price: 120_000, reason: 'Trop petite' },
  ])

  await act(next.id, 'accept', 'agent')
  await act(next.id, 'submitPaymentDetails', 'agent', { paymentType: 'Direct', paymentMethod: 'Cash' })
  expect((await act(next.id, 'bill', 'controller')).body.code).toBe('PriceNotPaid')
  await act(next.id, 'receipts', 'agent', { method: 'Cash', amount: 30_000 })
  expect((await act(next.id, 'bill', 'controller')).body).toMatchObject({ status: 'Billed', balance: { settled: 150_000, open: 0 } })
})

test('refunds the difference of a cheaper car, above the limit by two people', async () => {
  const id = await delivered()
  const { former, next } = await exchanged(id, await car(80_000), 80_000)
  expect(former.balance).toMatchObject({ settled: 40_000, toReturn: 40_000 })
  expect(next.balance).toMatchObject({ settled: 80_000, open: 0, toReturn: 0 })
  expect(await held([id, next.id])).toBe(120_000)
  const queue = await ask('GET', '/api/vehiclebookings?view=refunds', 'manager')
  expect(queue.body.results.map((line: { id: number }) => line.id)).toContain(id)
  const back = { method: 'BankTransfer', amount: 40_000 }
  expect((await act(id, 'refunds', 'controller', back)).status).toBe(400)
  const { body } = await act(id, 'asks/refund', 'controller', { ...back, comment: 'Différence de l’échange' })
  expect((await act(id, `asks/${body.asks[0].id}/approve`, 'manager')).body.balance).toMatchObject({ settled: 0, toReturn: 0 })
  expect(await held([id, next.id])).toBe(80_000)
})

test('notifies the customer once and links both purchases', async () => {
  const id = await delivered()
  await query(
    `update customers set user_id = 'buyer-' || id, language = 'ar' where id = (select customer_id from vehicle_bookings where id = $1)`,
    [id],
  )
  const { former, next } = await exchanged(id, await car(100_000), 100_000)
  const sent = await query(
    `select split_part(key, ':', 2)::int as of, language, content::text as content from messages where split_part(key, ':', 1) = 'bookings.exchanged' and split_part(key, ':', 2)::int in ($1, $2)`,
    [id, next.id],
  )
  expect(sent.map(({ of, language }) => [of, language])).toEqual([[id, 'ar']])
  for (const words of ['Renault Clio', next.reference, '20 000', '100 000'])
    expect(sent[0]?.content.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words)
  const buyer = await api.headers(`buyer-${former.customer.id}`)
  const sales = (await api.app.inject({ url: '/api/customers/sales', headers: buyer })).json()
  const bookings =
    sales.results?.flatMap?.((sale: { bookings: object[] }) => sale.bookings) ??
    sales.flatMap((sale: { bookings: object[] }) => sale.bookings)
  expect(bookings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, rest: 0, exchangedFor: { id: next.id, reference: next.reference, title: 'Renault Clio' } }),
      expect.objectContaining({
        id: next.id,
        rest: 0,
        exchangeOf: { id, reference: former.reference, title: 'Renault Clio' },
        requestOrigin: 'BO',
      }),
    ]),
  )
})

describe('nothing is half done', () => {
  const untouched = async (id: number) => {
    expect(await record(id)).toMatchObject({
      status: 'Delivered',
      exchangedFor: null,
      recovery: null,
      balance: { settled: 120_000, toReturn: 0 },
    })
    expect(await query('select id from vehicle_bookings where exchange_of = $1', [id])).toEqual([])
    expect(await query('select id from booking_credit_notes where booking_id = $1', [id])).toEqual([])
  }

  test.each([
    ['taken for its deposit', 'Reserved', ''],
    ['booked', 'Booked', ''],
    ['sold', 'Sold', ''],
    ['not ready yet', 'Pending', ''],
  ])('for a car that is %s: a conflict that names the field', async (_how, status) => {
    const id = await delivered()
    const { status: code, body } = await act(id, 'exchange', 'manager', given(await car(90_000, status), 90_000))
    expect([code, body.code, body.errors]).toEqual([409, 'CarTaken', [{ field: 'vehicleId', reason: 'invalid' }]])
    await untouched(id)
  })

  test('for a car outside the stock or without a price', async () => {
    const id = await delivered()
    const [{ vehicle_id: same }] = await query('select vehicle_id from vehicle_bookings where id = $1', [id])
    const wrong = [
      same,
      2_000_000_000,
      await car(90_000, 'Published', { is_archived: true }),
      await car(90_000, 'Published', { operation_type: 'Ad' }),
      await car(null, 'Active'),
    ]
    for (const vehicleId of wrong) {
      const { status, body } = await act(id, 'exchange', 'manager', given(vehicleId, 90_000))
      expect([vehicleId, status, body.errors]).toEqual([vehicleId, 400, [{ field: 'vehicleId', reason: 'invalid' }]])
    }
    await untouched(id)
  })

  test('for a car that others wait for, unless it is the turn of this buyer', async () => {
    const id = await delivered()
    const other = await car(90_000)
    await query(`insert into customers (first_name, last_name) values ('Hind', 'Tazi')`)
    const wait = (customer: string) =>
      query(
        `insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires)
         select $1, ${customer}, '{}', 'fr', $2::timestamptz - interval '1 day', $2::timestamptz + interval '1 day'`,
        [other, now],
      )
    await wait(`(select max(id) from customers where last_name = 'Tazi')`)
    expect((await act(id, 'exchange', 'manager', given(other, 90_000))).body.code).toBe('CarTaken')
    await untouched(id)
    await query('delete from booking_places where vehicle_id = $1', [other])
    await wait(`(select customer_id from vehicle_bookings where id = ${id})`)
    expect((await act(id, 'exchange', 'manager', given(other, 90_000))).status).toBe(200)
  })

  test('once its price is another one than was shown', async () => {
    const id = await delivered()
    const other = await car(90_000)
    const { status, body } = await act(id, 'exchange', 'manager', given(other, 89_000))
    expect([status, body.code, body.errors]).toEqual([409, 'EditConflict', [{ field: 'price', reason: 'invalid' }]])
    await untouched(id)
  })

  test('after the month, above the kilometres, without a word', async () => {
    const other = await car(90_000)
    const late = await delivered(40)
    expect((await act(late, 'exchange', 'manager', given(other, 90_000))).body.code).toBe('ExchangeOver')
    const id = await delivered()
    expect((await act(id, 'exchange', 'manager', { ...given(other, 90_000), mileage: 41_101 })).body.code).toBe('ExchangeOver')
    const mute = await act(id, 'exchange', 'manager', { ...given(other, 90_000), comment: ' ' })
    expect([mute.status, mute.body.errors[0].field]).toEqual([400, 'comment'])
    await untouched(late)
    await untouched(id)
    expect((await query('select last_status from vehicles where id = $1', [other]))[0].last_status).toBe('Published')
  })
})

describe('two concurrent requests', () => {
  test('two managers exchange the same car: one booking is opened', async () => {
    const id = await delivered()
    const [one, two] = [await car(90_000), await car(95_000)]
    const answers = await Promise.all([
      act(id, 'exchange', 'manager', given(one, 90_000)),
      act(id, 'exchange', 'other', given(two, 95_000)),
      act(id, 'exchange', 'manager', given(one, 90_000)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await query('select count(*)::int as count from vehicle_bookings where exchange_of = $1', [id])).toEqual([{ count: 1 }])
    expect(await query(`select last_status from vehicles where id = any($1) order by 1`, [[one, two]])).toEqual([
      { last_status: 'Booked' },
      { last_status: 'Published' },
    ])
  })

  test('two cars are exchanged for the same one: one gets it, of the other nothing is done', async () => {
    const ids = [await delivered(), await delivered()]
    const other = await car(90_000)
    const answers = await Promise.all(ids.map((id) => act(id, 'exchange', 'manager', given(other, 90_000))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CarTaken')
    expect((await Promise.all(ids.map(record))).map(({ status }) => status).toSorted()).toEqual(['Delivered', 'Recovered'])
  })
})

describe('afterwards', () => {
  test('a booking that is given up returns what was carried to it by hand; a car from the stock goes back to the stock', async () => {
    const id = await delivered()
    const hidden = await car(90_000, 'Active')
    const { next } = await exchanged(id, hidden, 90_000)
    const { body } = await act(next.id, 'cancel', 'agent', { comment: 'Le client renonce' })
    expect(body).toMatchObject({
      status: 'Cancelled',
      vehicle: { status: 'Active' },
      balance: { toReturn: 90_000 },
      sale: { status: 'Cancelled' },
    })
    expect(await held([id, next.id])).toBe(120_000)
    const [mail] = await query(`select content::text as content from messages where starts_with(key, 'bookings.cancelled:' || $1 || ':')`, [
      next.id,
    ])
    expect(mail.content.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('90 000')
  })

  test('a car that was on the site is on sale again', async () => {
    const { next } = await exchanged(await delivered(), await car(90_000), 90_000)
    expect((await act(next.id, 'reject', 'agent', { comment: 'En panne' })).body).toMatchObject({
      status: 'Rejected',
      vehicle: { status: 'Published' },
      balance: { toReturn: 90_000 },
    })
  })

  test('the car that was taken is exchanged once more', async () => {
    const first = await delivered()
    const { next } = await exchanged(first, await car(110_000), 110_000)
    await query(
      `update vehicle_bookings set last_status = 'Delivered', delivered = $2, delivery_mileage = 30000, invoice_number = 'FV-2026-N' || id,
        invoiced = $2 where id = $1`,
      [next.id, now],
    )
    await query(`update vehicles set last_status = 'Sold' where id = $1`, [next.vehicle.id])
    const third = await car(100_000)
    const { body } = await act(next.id, 'exchange', 'manager', { ...given(third, 100_000), mileage: 30_100 })
    expect(body).toMatchObject({ status: 'Recovered', balance: { toReturn: 10_000 }, exchangeOf: { id: first } })
    expect(await held([first, next.id, body.exchangedFor.id])).toBe(120_000)
  })
})

describe('the choice of the other car', () => {
  const cars = async (id: number, q: string, as = 'manager') =>
    ask('GET', `/api/vehiclebookings/${id}/exchange?q=${encodeURIComponent(q)}`, as)

  test('finds the car by reference and plate, with the effect on money', async () => {
    const id = await delivered()
    const other = await car(130_000)
    const [{ reference, registration_number: plate }] = await query('select reference, registration_number from vehicles where id = $1', [
      other,
    ])
    for (const q of [reference, plate, plate.toLowerCase()]) {
      const { status, body } = await cars(id, q)
      expect([status, body]).toEqual([
        200,
        [
          {
            ...{ id: other, reference, title: 'Renault Clio', year: null, plate, mileage: 30_000, price: 130_000, isSame: false },
            sums: { carried: 120_000, toPay: 10_000, toReturn: 0 },
          },
        ],
      ])
    }
  })

  test('shows what cannot be taken without sums', async () => {
    const id = await delivered()
    const [{ reference }] = await query(
      'select v.reference from vehicles v join vehicle_bookings b on b.vehicle_id = v.id where b.id = $1',
      [id],
    )
    const [same]: ExchangeCar[] = (await cars(id, reference)).body
    expect(same).toMatchObject({ isSame: true, sums: null })
    const booked = await car(90_000, 'Booked')
    const [found]: ExchangeCar[] = (await cars(id, `VO-E${5000 + made}`)).body
    expect(found).toMatchObject({ id: booked, isSame: false, sums: null })
    expect((await cars(id, 'nothing of that name')).body).toEqual([])
  })

  test('is for managers, of a booking that is there', async () => {
    const id = await delivered()
    expect((await cars(id, 'VO-E', 'agent')).status).toBe(403)
    expect((await cars(2_000_000_000, 'VO-E')).status).toBe(404)
    expect((await cars(id, 'VO')).status).toBe(400)
  })
})
