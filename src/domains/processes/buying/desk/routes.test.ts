import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount, insertBooking, insertCustomer, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import type { Viewer } from '../bookings/store.ts'
import type { QueueRow } from './contract.ts'
import { csvCell, nextAction } from './rules.ts'
import { pageOf } from './store.ts'

let api: TestApi
const headers = new Map<string, Record<string, string>>()
let areas: number[] = []
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
  areas = (await query('select id from storage_areas order by id limit 2')).map(({ id }) => id)
  for (const [subject, role] of [
    ['casa', 'agent'],
    ['fes', 'agent'],
    ['everywhere', 'agent'],
    ['boss', 'manager'],
    ['desk', 'controller'],
    ['writer', 'editor'],
  ] as const) {
    headers.set(subject, await api.headers(subject, [role]))
  }
  await query('insert into staff_areas (subject, storage_area_id) values ($1, $2), ($3, $4)', ['casa', areas[0], 'fes', areas[1]])
  await insertAccount(api.deps.db, 'casa', { first_name: 'Youssef', last_name: 'Berrada' })
})
afterAll(() => api.close())
beforeEach(() => query('truncate vehicle_sales, vehicle_bookings, customers, vehicles cascade'))

let made = 0
interface Wish {
  status?: string
  area?: number | null
  assigned?: string | null
  /** minutes from now */
  due?: number | null
  name?: [string, string]
  plate?: string | null
  phone?: string
}

async function booked(wish: Wish = {}): Promise<{ id: number; sale: number; reference: string }> {
  const { status = 'Submitted', area = areas[0], assigned = null, due = 60, name = ['Ali', 'Idrissi'], plate = null } = wish
  const { db } = api.deps
  const [first_name, last_name] = name
  const serial = String(++made).padStart(6, '0')
  const row = await insertBooking(
    db,
    {
      ...{ reference: `RV-2026-${serial}`, last_status: status, storage_area_id: area, hold_until: testNow, created: testNow },
      customer_id: await insertCustomer(db, { first_name, last_name, phone: wish.phone ?? `+2126${10_000_000 + made}` }),
      due: due === null ? null : new Date(Date.parse(testNow) + due * 60_000),
    },
    {
      car: { reference: `VO-${700_000 + made}`, registration_number: plate },
      sale: {
        ...{ reference: `VT-2026-${serial}`, storage_area_id: area, assigned_to: assigned },
        last_status: assigned === null ? 'Submitted' : 'Assigned',
      },
    },
  )
  await insertRow(db, 'booking_statuses', { booking_id: row.id, type: status, created: testNow })
  return { id: row.id, sale: row.sale_id, reference: row.reference }
}

async function ask(url: string, as: string, payload?: object) {
  const answer = await api.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: headers.get(as) ?? {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body.startsWith('{') || answer.body.startsWith('[') ? answer.json() : answer.body }
}
const queue = async (
  as: string,
  asked = '',
): Promise<{ ids: number[]; rows: QueueRow[]; body: Record<string, never> & { counts: object } }> => {
  const { body } = await ask(`/api/vehiclebookings${asked}`, as)
  return { ids: body.results.map(({ id }: QueueRow) => id), rows: body.results, body }
}

describe('the queue', () => {
  test('has what is overdue on top, then by due time, and what has no time last', async () => {
    const later = await booked({ due: 120 })
    const never = await booked({ due: null, status: 'Accepted' })
    const over = await booked({ due: -130 })
    const soon = await booked({ due: 5 })
    const { ids, rows } = await queue('boss')
    expect(ids).toEqual([over.id, soon.id, later.id, never.id])
    expect(rows.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false, false])
    expect((await queue('boss', '?view=overdue')).ids).toEqual([over.id])
  })

  test('shows to each the next step that is theirs', async () => {
    const wanted = {
      Submitted: 'accept',
      Accepted: 'submitPaymentDetails',
      NewPriceSubmitted: null,
      PayementDetailsSubmitted: null,
      Controlled: 'deliver',
    }
    for (const status of Object.keys(wanted)) await booked({ status })
    const { rows } = await queue('everywhere')
    expect(Object.fromEntries(rows.map((row) => [row.status, row.nextAction]))).toEqual(wanted)
    const { rows: theirs } = await queue('desk')
    expect(theirs.filter((row) => row.nextAction).map((row) => [row.status, row.nextAction])).toEqual([
      ['PayementDetailsSubmitted', 'bill'],
    ])
    expect(nextAction('Delivered', { id: 'x', roles: ['manager', 'customer'] })).toBe(null)
  })

  test('keeps Drafts out, and what is closed in a view of its own, the latest first', async () => {
    await booked({ status: 'Draft' })
    const [first, second] = [await booked({ status: 'Cancelled' }), await booked({ status: 'Delivered' })]
    expect((await queue('boss')).ids).toEqual([])
    expect((await queue('boss', '?view=closed')).ids).toEqual([second.id, first.id])
  })

  test('is divided by areas: agents see theirs, what has none, and their own; managers all', async () => {
    const here = await booked({ area: areas[0] ?? null })
    const there = await booked({ area: areas[1] ?? null })
    const nowhere = await booked({ area: null })
    const lent = await booked({ area: areas[1] ?? null, assigned: 'casa' })
    const sorted = async (as: string, asked = '') => (await queue(as, asked)).ids.sort((a, b) => a - b)
    expect(await sorted('casa')).toEqual([here.id, nowhere.id, lent.id])
    expect(await sorted('fes')).toEqual([there.id, nowhere.id, lent.id])
    expect(await sorted('boss')).toEqual([here.id, there.id, nowhere.id, lent.id])
    expect(await sorted('everywhere')).toEqual([here.id, there.id, nowhere.id, lent.id])
    expect(await sorted('casa', '?view=mine')).toEqual([lent.id])
    expect(await sorted('casa', '?view=myAreas')).toEqual([here.id])
    expect(await sorted('casa', '?view=unassigned')).toEqual([here.id, nowhere.id])
    expect((await queue('casa')).body.counts).toEqual({
      mine: 1,
      myAreas: 1,
      unassigned: 2,
      overdue: 0,
      asks: 0,
      refunds: 0,
      all: 3,
      closed: 0,
    })
    expect((await ask(`/api/vehiclebookings/${there.id}`, 'casa')).status).toBe(404)
    expect((await ask(`/api/vehiclebookings/${lent.id}`, 'casa')).body).toMatchObject({
      assignee: { subject: 'casa', name: 'Youssef Berrada' },
    })
    expect((await ask(`/api/vehiclebookings/${there.id}/accept`, 'casa', {})).status).toBe(404)
    expect((await ask(`/api/vehiclebookings/${there.id}`, 'writer')).status).toBe(403)
  })

  test('is narrowed by status, area, adviser and words', async () => {
    const salma = await booked({ name: ['Salma', 'El Alaoui'], plate: '12345|أ|6', phone: '+212612345678' })
    const omar = await booked({ name: ['Omar', 'Bennani'], status: 'Billed', area: areas[1] ?? null, assigned: 'fes' })
    const found = async (asked: string) => (await queue('boss', asked)).ids
    expect(await found('?status=Billed&status=Controlled')).toEqual([omar.id])
    expect(await found(`?area=${areas[0]}`)).toEqual([salma.id])
    expect(await found('?assignee=fes')).toEqual([omar.id])
    const sale = (await queue('boss', `?text=${salma.reference}`)).rows[0]?.sale.reference ?? ''
    for (const text of ['alaoui', 'SALMA', 'clio salma', '0612345678', '12345 A 6', sale, salma.reference, salma.reference.toLowerCase()]) {
      expect([text, await found(`?text=${encodeURIComponent(text)}`)]).toEqual([text, [salma.id]])
    }
    expect((await found('?text=renault%20clio')).length).toBe(2)
    for (const odd of ['%', '_', "'", '\\', '::', '&!|', '()', '"'])
      expect((await ask(`/api/vehiclebookings?text=${encodeURIComponent(odd)}`, 'boss')).status).toBe(200)
    expect((await ask('/api/vehiclebookings?status=Sold', 'boss')).status).toBe(400)
  })

  test('pages know where they are', async () => {
    for (let i = 0; i < 5; i++) await booked()
    const { body } = await queue('boss', '?page=2&size=2')
    expect(body).toMatchObject({ currentPage: 2, pageCount: 3, rowCount: 5, firstRowOnPage: 3, lastRowOnPage: 4 })
  })

  test('reads its pages from the indexes, however many records there are', async () => {
    await booked()
    await query(`insert into vehicles (reference, brand_id, model_id, last_status)
      select 'VB-' || n, v.brand_id, v.model_id, 'Booked' from vehicles v, generate_series(1, 20000) n`)
    await query(`
      insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price,
        advance_amount, hold_until, due, last_status)
      select 'RV-B' || v.n, b.sale_id, v.id, b.customer_id, '{}', 'fr', b.storage_area_id, 90000, 90000, 1000, now(),
        now() + make_interval(mins => v.n::int), case when v.n % 10 = 0 then 'Submitted' else 'Delivered' end
      from vehicle_bookings b, (select id, row_number() over (order by id) as n from vehicles where reference like 'VB-%') v`)
    await query('vacuum analyze vehicle_bookings')
    const viewer: Viewer = { subject: 'casa', within: null }
    for (const view of ['all', 'mine', 'unassigned', 'overdue', 'closed'] as const) {
      const { rows } = await sql<
        Record<'QUERY PLAN', string>
      >`explain ${pageOf(viewer, { view, page: 1, size: 25 }, new Date(testNow))}`.execute(api.deps.db)
      const plan = rows.map((row) => row['QUERY PLAN']).join(' ')
      expect([view, /Index (Only )?Scan/.test(plan), /Seq Scan on vehicle_bookings|Sort Key/.test(plan)]).toEqual([view, true, false])
    }
  })
})

test('what needs hands is a view of its own: money to give back, and what the gateway refuses', async () => {
  await booked()
  const back = await booked({ status: 'Cancelled' })
  const refused = await booked({ status: 'Rejected' })
  await query('update vehicle_bookings set to_return = 500 where id = $1', [back.id])
  await query(
    `with paid as (
      insert into payments (purpose, owner_id, amount, language, expires, shop_path, done_path, failed_path, last_status, created)
      values ('BookingDeposit', $1, 1000, 'fr', now(), '/a', '/b', '/c', 'ToReturn', now()) returning id, key
    ), tried as (
      insert into payment_attempts (payment_id, oid, created, expires, wanted, at_gate, stuck) select id, 'o-1', now(), now(), 'Returned', 'Captured', now() from paid
    )
    update vehicle_bookings set payment_id = paid.key from paid where vehicle_bookings.id = $1`,
    [refused.id],
  )
  const { ids, rows, body } = await queue('boss', '?view=refunds')
  expect(ids).toEqual([back.id, refused.id])
  expect(rows.map(({ toReturn, isPaymentStuck }) => [toReturn, isPaymentStuck])).toEqual([
    [500, false],
    [0, true],
  ])
  expect(body.counts).toMatchObject({ refunds: 2 })
})

describe('the table for a spreadsheet', () => {
  test('is UTF-8 with BOM, complete, with column headers', async () => {
    const { reference } = await booked({ name: ['Zoé; "la', 'Reine"'], due: -60, plate: '12345|أ|6', phone: '+212612345678' })
    await booked({ name: ['=HYPERLINK("x")', '-1'] })
    const answer = await api.app.inject({
      url: '/api/vehiclebookings.csv?view=all',
      headers: { ...headers.get('boss'), 'accept-language': 'fr' },
    })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rihla-reservations-2026-03-15.csv"')
    const lines = answer.body.split('\r\n')
    expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(lines[0]?.slice(1).split(';').slice(0, 4)).toEqual(['Référence', 'Statut', 'À faire avant', 'En retard'])
    expect(lines[1]).toMatch(new RegExp(`^${reference};Réservation reçue;2026-03-15 09:00;oui;`))
    expect(lines[1]).toContain('"Zoé; ""la Reine"""')
    expect(lines[1]).toContain(';90000;')
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"") -1"`)
    expect(lines.length).toBe(4)
    const arabic = await api.app.inject({ url: '/api/vehiclebookings.csv', headers: { ...headers.get('boss'), 'accept-language': 'ar' } })
    expect(arabic.body).toContain('المرجع')
    expect((await ask('/api/vehiclebookings.csv', 'writer')).status).toBe(403)
  })

  test.each(['=1', '+1', '-1', '@x', '\tx', ' =1', '\r=1'])('takes the formula out of %j', (text) => {
    expect(csvCell(text).replaceAll('"', '').startsWith(`'`)).toBe(true)
  })
})

test('a record has everything of its screen', async () => {
  const { id } = await booked({ assigned: 'casa' })
  await query(`insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Held', 1000, now())`, [id])
  await query(
    `with other as (insert into customers (first_name) values ('Nora') returning id)
     insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires)
     select b.vehicle_id, other.id, '{}', 'fr', now(), now() + interval '1 day' from vehicle_bookings b, other where b.id = $1`,
    [id],
  )
  const { body } = await ask(`/api/vehiclebookings/${id}`, 'casa')
  expect(body).toMatchObject({
    status: 'Submitted',
    nextAction: 'accept',
    vehicle: { title: 'Renault Clio', status: 'Booked' },
    customer: { name: 'Ali Idrissi', bookings: 1 },
    sale: { status: 'Assigned' },
    steps: { allowed: ['accept', 'reject', 'cancel'], blocked: [] },
    balance: { total: 90_000, settled: 1000, open: 89_000, toReturn: 0 },
    ledger: [{ kind: 'Held', amount: 1000 }],
    timeline: [{ status: 'Submitted', author: null, isCustomer: false }],
    waiting: 1,
    exchange: null,
  })
  expect(body.journey.map(({ at }: { at: string | null }) => at !== null)).toEqual([true, false, false, false, false, false])
  expect(body.checkParts).toHaveLength(30)
  const { body: theirs } = await ask(`/api/vehiclebookings/${id}`, 'desk')
  expect(theirs.steps).toEqual({
    allowed: [],
    blocked: [
      { action: 'accept', reason: 'OtherRole', roles: ['agent', 'manager'] },
      { action: 'reject', reason: 'OtherRole', roles: ['agent', 'manager'] },
      { action: 'cancel', reason: 'OtherRole', roles: ['agent', 'manager'] },
    ],
  })
})

test('each view ends at the areas of who looks, and holds nothing that was deleted', async () => {
  /** One here, one elsewhere, and one here that was deleted. */
  const three = async (wish: Wish): Promise<[number, number, number]> => {
    const all = [await booked(wish), await booked({ ...wish, area: areas[1] ?? null }), await booked(wish)].map(({ id }) => id)
    await query('update vehicle_bookings set is_deleted = true where id = $1', [all[2]])
    return all as [number, number, number]
  }
  const late = await three({ due: -1 })
  const asking = await three({ due: 30 })
  await query(
    `insert into booking_asks (booking_id, kind, amount, comment, asked, asked_by)
     select id, 'Price', 80000, 'Choc', now(), 'everywhere' from unnest($1::int[]) id`,
    [asking],
  )
  const ended = await three({ status: 'Delivered' })
  const stuck = await three({ due: 60 })
  for (const id of stuck)
    await query(
      `with paid as (
        insert into payments (purpose, owner_id, amount, language, expires, shop_path, done_path, failed_path, last_status, created)
        values ('BookingDeposit', $1, 1000, 'fr', now(), '/a', '/b', '/c', 'ToReturn', now()) returning id, key
      ), tried as (
        insert into payment_attempts (payment_id, oid, created, expires, stuck) select id, 'v-' || $1, now(), now(), now() from paid
      )
      update vehicle_bookings set payment_id = paid.key from paid where vehicle_bookings.id = $1::int`,
      [String(id)],
    )
  for (const [view, [here, there]] of Object.entries({ overdue: late, asks: asking, refunds: stuck })) {
    expect([view, (await queue('casa', `?view=${view}`)).ids]).toEqual([view, [here]])
    expect([view, (await queue('boss', `?view=${view}`)).ids]).toEqual([view, [here, there]])
  }
  expect([(await queue('casa', '?view=closed')).ids, (await queue('boss', '?view=closed')).ids]).toEqual([[ended[0]], [ended[1], ended[0]]])
  expect((await queue('casa')).body.counts).toMatchObject({ overdue: 1, asks: 1, refunds: 1, all: 3, closed: 1 })
  for (const id of [late[2], ended[2]]) expect((await ask(`/api/vehiclebookings/${id}`, 'boss')).status).toBe(404)
  const draft = await booked({ status: 'Draft' })
  expect((await ask(`/api/vehiclebookings/${draft.id}`, 'boss')).status).toBe(404)
})

test('what is due this very moment is not late yet; two filters leave what passes both', async () => {
  const due = await booked({ due: 0 })
  const { rows } = await queue('boss')
  expect([rows.map(({ isOverdue }) => isOverdue), (await queue('boss', '?view=overdue')).ids]).toEqual([[false], []])
  const here = `area=${areas[0]}`
  expect((await queue('boss', `?status=Submitted&${here}`)).ids).toEqual([due.id])
  expect((await queue('boss', `?status=Billed&${here}`)).ids).toEqual([])
  expect((await queue('boss', `?status=Submitted&area=${areas[1]}`)).ids).toEqual([])
  expect((await queue('boss', `?status=Submitted&text=-`)).ids).toEqual([])
})

test('a line shows the first photo of its car that is published and there, or none', async () => {
  const { id } = await booked()
  const [{ vehicle }] = await query('select vehicle_id as vehicle from vehicle_bookings where id = $1', [id])
  const photo = (n: number, more: object = {}) => {
    const given = { owner: 'Vehicle', order: 2, status: 'Published', width: 80, height: 60, gone: false, created: '2026-03-01', ...more }
    return query(
      `insert into documents (id, owner_type, owner_id, type, file_name, mime_type, size, hash, status, width, height, images_order, is_deleted, created)
       values ($1, $2, $3, 'VehicleGalleryPicture', 'p.jpg', 'image/jpeg', 9, repeat('a', 64), $4, $5, $6, $7, $8, $9)`,
      [
        `00000000-0000-4000-8000-${String(vehicle * 100 + n).padStart(12, '0')}`,
        ...[given.owner, vehicle, given.status, given.width, given.height, given.order, given.gone, given.created],
      ],
    )
  }
  const shown = async () => {
    const picture = (await queue('boss')).rows[0]?.vehicle.picture
    return picture ? Number(picture.id.slice(-12)) - vehicle * 100 : null
  }
  await photo(1, { order: 0, gone: true })
  await photo(2, { order: 0, status: 'Preview' })
  await photo(3, { order: 0, width: null })
  await photo(4, { order: 0, height: null })
  await photo(5, { order: 0, owner: 'Purchase' })
  expect(await shown()).toBeNull()
  await photo(9)
  expect(await shown()).toBe(9)
  await photo(8)
  expect(await shown()).toBe(8)
  await photo(7, { created: '2026-03-02' })
  expect(await shown()).toBe(8)
  await photo(6, { order: 1, created: '2026-03-03' })
  expect(await shown()).toBe(6)
})

test('a record holds what is of this booking, and nothing of another', async () => {
  const { id } = await booked({ status: 'Delivered', assigned: 'casa' })
  const [other, gone] = [await booked(), await booked()]
  const [{ customer, vehicle }] = await query('select customer_id as customer, vehicle_id as vehicle from vehicle_bookings where id = $1', [
    id,
  ])
  const read = async () => (await ask(`/api/vehiclebookings/${id}`, 'boss')).body
  expect(await read()).toMatchObject({
    ...{ loan: null, invoice: null, delivery: null, signature: null, recovery: null, exchange: null, warrantyPack: null },
    ...{
      documents: [],
      messages: [],
      buyerChanges: [],
      isCancelAsked: false,
      isPaymentStuck: false,
      waiting: 0,
      customer: { bookings: 1 },
    },
  })
  await query('update vehicle_bookings set customer_id = $1, is_deleted = id = $3 where id = any($2)', [
    customer,
    [other.id, gone.id],
    gone.id,
  ])
  await query(`update customers set user_id = 'a-buyer' where id = $1`, [customer])

  const paper = (n: number) => `00000000-0000-4000-8000-${String(id * 100 + n).padStart(12, '0')}`
  for (const [n, owner, of, created, deleted] of [
    [1, 'Booking', id, '2026-03-10T10:00:00Z', false],
    [3, 'Booking', id, '2026-03-11T10:00:00Z', false],
    [2, 'Booking', id, '2026-03-11T10:00:00Z', false],
    [4, 'Booking', id, '2026-03-12T10:00:00Z', true],
    [5, 'Sale', id, '2026-03-12T10:00:00Z', false],
    [6, 'Booking', other.id, '2026-03-12T10:00:00Z', false],
  ] as const)
    await query(
      `insert into documents (id, owner_type, owner_id, type, status, file_name, mime_type, size, hash, created, is_deleted)
       values ($1, $2, $3, 'DeliveryForm', 'Accepted', 'p.png', 'image/png', 9, 'h', $4, $5)`,
      [paper(n), owner, of, created, deleted],
    )
  for (const [key, to] of [
    [`bookings.accepted:${id}:1`, customer],
    [`bookings.billed:${id}:2`, customer],
    [`purchases.accepted:${id}:3`, customer],
    [`bookings.ready:${other.id}:4`, customer],
    [`bookings.delivered:${id}:5`, null],
  ])
    await query(
      `insert into messages (key, channel, recipient, language, customer_id, due, created, last_modified)
       values ($1, 'Email', 'a@exemple.ma', 'fr', $2, now(), now(), now())`,
      [key, to],
    )
  for (const [type, by] of [
    ['NewPriceAccepted', null],
    ['Billed', 'casa'],
    ['PayementDetailsSubmitted', 'a-buyer'],
  ])
    await query('insert into booking_statuses (booking_id, type, created, created_by) values ($1, $2, $3, $4)', [id, type, testNow, by])
  await query(
    `with left_line as (insert into customers (first_name) values ('Nora') returning id)
     insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires, state)
     select $1::int, id, '{}'::jsonb, 'fr', now(), now(), 'Left' from left_line
     union all select $1, $2::int, '{}', 'fr', now(), now(), 'Waiting'`,
    [vehicle, customer],
  )
  await query(
    `update vehicle_bookings set loan_months = 48, loan_advance = 20, invoice_number = 'FV-2026-000009', invoiced = $2, delivered = $2,
       delivery_mileage = 40100, signed_by = 'Ali', signature_document = $3, recovered = $2, recovery_mileage = 40500 where id = $1`,
    [id, '2026-03-14T09:00:00Z', paper(1)],
  )
  const record = await read()
  expect(record).toMatchObject({
    ...{ loan: { advance: 20, months: 48 }, invoice: { number: 'FV-2026-000009', created: '2026-03-14T09:00:00Z' }, waiting: 0 },
    delivery: { at: '2026-03-14T09:00:00Z', mileage: 40_100, signedBy: 'Ali' },
    ...{ signature: { signedBy: 'Ali' }, recovery: { mileage: 40_500 }, exchange: { isOpen: true }, customer: { bookings: 2 } },
    ...{ buyerMissing: [], managerPrice: 81_000, alone: { price: 81_000 } },
  })
  expect(record.documents.map((one: { id: string }) => one.id)).toEqual([2, 3, 1].map(paper))
  expect(record.messages.map(({ occasion }: { occasion: string }) => occasion)).toEqual(['billed', 'accepted'])
  expect(
    record.timeline.map((one: { status: string; author: string | null; isCustomer: boolean }) => [one.status, one.author, one.isCustomer]),
  ).toEqual([
    ['PayementDetailsSubmitted', 'Ali Idrissi', true],
    ['Billed', 'Youssef Berrada', false],
    ['NewPriceAccepted', null, true],
    ['Delivered', null, false],
  ])
  // the month of the exchange is over, or the car came back already
  await query(`update vehicle_bookings set delivered = '2026-01-14T09:00:00Z' where id = $1`, [id])
  expect((await read()).exchange.isOpen).toBe(false)
  await query(`update vehicle_bookings set delivered = '2026-03-14T09:00:00Z', last_status = 'Recovered' where id = $1`, [id])
  expect(await read()).toMatchObject({ exchange: { isOpen: false }, balance: { open: 0 } })
})

test('the check list of a booking has every point in use, and of the others what was looked at', async () => {
  const [{ id }, other] = [await booked({ status: 'Billed' }), await booked({ status: 'Billed' })]
  const parts = await query('select id from delivery_check_parts where not is_deactivated order by display_order, id')
  const [first, second] = parts.map((part) => part.id)
  const check = (booking: number, part: number) =>
    query(
      `insert into booking_check_parts (booking_id, delivery_check_part_id, is_fine, checked, checked_by) values ($1, $2, false, now(), 'casa')`,
      [booking, part],
    )
  await check(id, first)
  await check(other.id, second)
  await query('update delivery_check_parts set is_deactivated = true where id = any($1)', [[first, second]])
  const { checkParts } = (await ask(`/api/vehiclebookings/${id}`, 'boss')).body
  await query('update delivery_check_parts set is_deactivated = false where id = any($1)', [[first, second]])
  expect(checkParts.map((part: { id: number }) => part.id)).toEqual(parts.map((part) => part.id).filter((part) => part !== second))
  expect(checkParts.filter(({ isFine }: { isFine: boolean | null }) => isFine !== null)).toMatchObject([
    { id: first, author: 'Youssef Berrada' },
  ])
})

test('names what a transition waits for', async () => {
  const { id } = await booked({ status: 'Accepted' })
  const read = async (as: string) => (await ask(`/api/vehiclebookings/${id}`, as)).body
  const unknown = await read('everywhere')
  expect(unknown.buyerMissing).toEqual(['firstName', 'lastName', 'idNumber', 'address', 'city'])
  expect(unknown.steps).toEqual({
    allowed: ['proposePrice', 'cancel'],
    blocked: [{ action: 'submitPaymentDetails', reason: 'BuyerIncomplete', roles: ['agent', 'manager'] }],
  })
  await query(
    `update vehicle_bookings set buyer = '{"firstName": "Ali", "lastName": "Idrissi", "idNumber": "BK12", "address": "1, rue X", "city": "Rabat"}' where id = $1`,
    [id],
  )
  expect((await read('everywhere')).steps).toEqual({ allowed: ['proposePrice', 'submitPaymentDetails', 'cancel'], blocked: [] })

  await query(`update vehicle_bookings set last_status = 'PayementDetailsSubmitted' where id = $1`, [id])
  const cancel = { action: 'cancel', reason: 'OtherRole', roles: ['agent', 'manager'] }
  const bill = (reason: string) => ({ allowed: [], blocked: [{ action: 'bill', reason, roles: ['controller', 'manager'] }, cancel] })
  expect((await read('desk')).steps).toEqual(bill('PriceNotPaid'))
  await query(`insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Paid', 90000, now())`, [id])
  const wish = (state: string) =>
    query(
      `insert into booking_asks (booking_id, kind, amount, comment, asked, state) values ($1, 'GiveUp', 90000, 'Trop loin', now(), $2)`,
      [id, state],
    )
  await wish('Withdrawn')
  expect(await read('desk')).toMatchObject({ isCancelAsked: false, steps: { allowed: ['bill'], blocked: [cancel] } })
  await wish('Open')
  expect(await read('desk')).toMatchObject({ isCancelAsked: true, steps: bill('CancelAsked') })
  // who asked is the customer: no name of an account stands there
  expect((await read('everywhere')).asks).toMatchObject([
    { state: 'Open', author: null, mayDecide: true },
    { state: 'Withdrawn', mayDecide: false },
  ])
})

test('leaves unknown cells empty and names pending items', async () => {
  const { id } = await booked({ due: null, area: null, assigned: 'casa' })
  await query('update vehicle_bookings set new_price = 88000, to_return = 300 where id = $1', [id])
  await query('update customers set phone = null')
  const cells = async () => {
    const { body } = await ask('/api/vehiclebookings.csv', 'boss')
    return (body.split('\r\n')[1] ?? '').split(';')
  }
  const whole = await cells()
  expect([2, 5, 7, 8, 9, 10, 11, 13, 14, 15].map((at) => whole[at])).toEqual([
    ...['', 'Renault Clio', '', 'Ali Idrissi', '', '', 'Youssef Berrada', '90000', '88000', '300'],
  ])
  await query('update vehicle_bookings set due = $2, to_return = 0, storage_area_id = $3 where id = $1', [id, testNow, areas[0]])
  const changed = await cells()
  expect([changed[2], changed[4], changed[10] !== '', changed[15]]).toEqual(['2026-03-15 10:00', '2026-03-15 10:00', true, ''])
})
