import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domains/bookings/sight/store.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
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
  await query(
    `insert into accounts (subject, civility, first_name, last_name, email, phone, language, password_hash, password_changed, created, last_modified)
     values ('casa', 'M.', 'Youssef', 'Berrada', 'y@rihla.example', '+212600000001', 'fr', '-', now(), now(), now())`,
  )
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
  const n = ++made
  const [row] = await query(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, price, last_status, registration_number)
      select 'VO-' || (700000 + $1::text::int), m.brand_id, m.id, 90000, 'Booked', $7 from models m where m.name = 'Clio' returning id
    ), person as (insert into customers (first_name, last_name, phone) values ($5, $6, $8) returning id
    ), sale as (
      insert into vehicle_sales (reference, customer_id, storage_area_id, assigned_to, last_status)
      select 'VT-2026-' || lpad($1::text, 6, '0'), id, $3, $4::text, case when $4::text is null then 'Submitted' else 'Assigned' end from person returning id
    )
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price,
      advance_amount, hold_until, due, last_status, created)
    select 'RV-2026-' || lpad($1::text, 6, '0'), sale.id, car.id, person.id, '{}', 'fr', $3, 90000, 90000, 1000, $10,
      $10::timestamptz + make_interval(mins => $9), $2, $10 from sale, car, person
    returning id, sale_id as sale, reference`,
    [String(n), status, area, assigned, name[0], name[1], plate, wish.phone ?? `+2126${10_000_000 + n}`, due, testNow],
  )
  await query('insert into booking_statuses (booking_id, type, created) values ($1, $2, $3)', [row.id, status, testNow])
  return row
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
  test('is UTF-8 with its mark, whole, and says what each column is', async () => {
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
