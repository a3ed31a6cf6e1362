import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBooking, insertCustomer, insertSale } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
const headers = new Map<string, Record<string, string>>()
let areas: number[] = []
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
  areas = (await query('select id from storage_areas order by id limit 2')).map(({ id }) => id)
  for (const [subject, role] of [
    ['casa', 'agent'],
    ['casa2', 'agent'],
    ['fes', 'agent'],
    ['boss', 'manager'],
    ['expert', 'expert'],
  ] as const) {
    headers.set(subject, await api.headers(subject, [role]))
  }
  await query('insert into staff_areas (subject, storage_area_id) values ($1, $3), ($2, $3), ($4, $5)', [
    'casa',
    'casa2',
    areas[0],
    'fes',
    areas[1],
  ])
})
afterAll(() => api.close())
beforeEach(() => query('truncate vehicle_sales, customers cascade'))

let made = 0
async function sale(area: number | null = areas[0] ?? null, status = 'Submitted', assigned: string | null = null): Promise<number> {
  const { db } = api.deps
  const serial = String(++made).padStart(6, '0')
  const customer_id = await insertCustomer(db, { first_name: 'Nora', last_name: 'Amrani', phone: `+2126${10_000_000 + made}` })
  return insertSale(db, { reference: `VT-2026-${serial}`, customer_id, storage_area_id: area, last_status: status, assigned_to: assigned })
}

async function ask(url: string, as: string, payload?: object) {
  const answer = await api.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: headers.get(as) ?? {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const take = (id: number, as: string, payload: object = {}) => ask(`/api/vehiclesales/${id}/assign`, as, payload)

test('assigns a sale once, to the first', async () => {
  const id = await sale()
  const answers = await Promise.all([take(id, 'casa'), take(id, 'casa2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)?.body
  expect(won).toMatchObject({ status: 'Assigned', assignee: { subject: expect.stringMatching(/^casa2?$/) } })
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'TransitionNotAllowed', state: 'Assigned' })
})

test('agents give nothing to others and take nothing of other areas; managers do', async () => {
  const id = await sale()
  expect((await take(id, 'casa', { subject: 'casa2' })).status).toBe(403)
  expect((await take(id, 'fes')).status).toBe(404)
  expect((await take(id, 'expert')).status).toBe(403)
  expect((await take(id, 'boss', { subject: 'nobody' })).status).toBe(400)
  expect((await take(id, 'boss', { subject: 'fes' })).status).toBe(400)
  expect((await take(id, 'boss', { subject: 'casa', comment: 'Parle tamazight' })).body).toMatchObject({
    assignee: { subject: 'casa' },
    timeline: [{ status: 'Assigned', comment: 'Parle tamazight' }],
  })
  const given = await take(id, 'boss', { subject: 'casa2' })
  expect(given.body).toMatchObject({ status: 'Assigned', assignee: { subject: 'casa2' }, allowed: ['assign', 'begin'] })
  expect(given.body.timeline).toHaveLength(2)
})

test('assigns several with one result each', async () => {
  const [one, elsewhere, ended] = [await sale(), await sale(areas[1] ?? null), await sale(areas[0] ?? null, 'Done', 'casa')]
  const { body } = await ask('/api/vehiclesales/assign', 'boss', { ids: [one, elsewhere, ended, 999_999], subject: 'casa' })
  expect(body.results).toEqual([
    { id: one, code: 'Done' },
    { id: elsewhere, code: 'Forbidden' },
    { id: ended, code: 'TransitionNotAllowed' },
    { id: 999_999, code: 'NotFound' },
  ])
  expect((await ask('/api/vehiclesales/assign', 'casa', { ids: [one], subject: 'casa' })).status).toBe(403)
})

test('the first contact begins a sale, a note does not', async () => {
  const id = await sale(areas[0] ?? null, 'Assigned', 'casa')
  const write = (kind: string, body: string) => ask(`/api/vehiclesales/${id}/comments`, 'casa', { kind, body })
  expect((await write('Note', 'Préfère le soir')).body.status).toBe('Assigned')
  expect((await write('Call', 'Rappeler jeudi')).body.status).toBe('InProgress')
  const { body } = await write('Visit', 'Essai fait')
  expect(body.status).toBe('InProgress')
  expect(body.comments.map(({ kind }: { kind: string }) => kind)).toEqual(['Visit', 'Call', 'Note'])
  expect((await write('Call', '  ')).status).toBe(400)
})

test('views, counts and words', async () => {
  const [mine, free, done] = [await sale(areas[0] ?? null, 'Assigned', 'casa'), await sale(), await sale(areas[0] ?? null, 'Done', 'casa')]
  await sale(areas[1] ?? null)
  const ids = async (asked: string, as = 'casa') =>
    (await ask(`/api/vehiclesales${asked}`, as)).body.results.map(({ id }: { id: number }) => id)
  expect(await ids('')).toEqual([mine, free])
  expect(await ids('?view=mine')).toEqual([mine])
  expect(await ids('?view=unassigned')).toEqual([free])
  expect(await ids('?view=closed')).toEqual([done])
  expect(await ids('', 'boss')).toHaveLength(3)
  expect(await ids('?text=amrani', 'boss')).toHaveLength(3)
  expect((await ask('/api/vehiclesales', 'casa')).body.counts).toEqual({ mine: 1, unassigned: 1, open: 2, closed: 1 })
  expect((await ask('/api/vehiclesales/assignees', 'casa')).body.map(({ subject }: { subject: string }) => subject)).toEqual([
    'boss',
    'casa',
    'casa2',
    'fes',
  ])
})

test('the lists end at the areas of who looks, and know sales by their bookings and people who are still there', async () => {
  const [open, done] = [await sale(), await sale(areas[0] ?? null, 'Done', 'casa')]
  const [far, late, gone] = [await sale(areas[1] ?? null), await sale(areas[1] ?? null, 'Done'), await sale()]
  await query('update vehicle_sales set is_deleted = true where id = $1', [gone])
  const [{ customer_id }] = await query('select customer_id from vehicle_sales where id = $1', [open])
  const { id: booking } = await insertBooking(api.deps.db, { reference: `RV-2026-L${open}`, sale_id: open, customer_id })
  const ids = async (asked: string, as = 'boss') =>
    (await ask(`/api/vehiclesales${asked}`, as)).body.results.map(({ id }: { id: number }) => id)
  expect([await ids('?view=closed', 'casa'), await ids('?view=closed')]).toEqual([[done], [late, done]])
  expect([await ids(`?area=${areas[1]}`), await ids('?assignee=casa&view=closed'), await ids('?assignee=casa')]).toEqual([
    [far],
    [done],
    [],
  ])
  expect([await ids('?size=1'), await ids('?size=1&page=2'), await ids('?size=1&page=3')]).toEqual([[open], [far], []])
  expect([await ids(`?text=RV-2026-L${open}`), await ids('?text=-'), await ids('?text=RV-2026-X')]).toEqual([[open], [], []])
  await query(`update customers set is_deleted = true where id = (select customer_id from vehicle_sales where id = $1)`, [far])
  expect(await ids('?text=amrani')).toEqual([open])
  const read = (id: number, as = 'casa') => ask(`/api/vehiclesales/${id}`, as)
  expect((await read(open)).body.bookings).toMatchObject([{ id: booking, title: 'Renault Clio', price: 90_000 }])
  await query('update vehicle_bookings set is_deleted = true where id = $1', [booking])
  expect((await read(open)).body).toMatchObject({ bookings: [], allowed: ['assign'], assignee: null })
  const draft = await sale(areas[0] ?? null, 'Draft')
  const note = (id: number, as: string) => ask(`/api/vehiclesales/${id}/comments`, as, { kind: 'Note', body: 'Rappeler' })
  for (const [id, as] of [
    [far, 'casa'],
    [gone, 'boss'],
    [draft, 'boss'],
  ] as const)
    expect([id, (await read(id, as)).status, (await note(id, as)).status, (await take(id, as)).status]).toEqual([id, 404, 404, 404])
})

test('lets unrestricted staff take any sale', async () => {
  headers.set('chief', await api.headers('chief', ['admin']))
  headers.set('roaming', await api.headers('roaming', ['agent']))
  headers.set('left', await api.headers('left', ['agent']))
  await query('insert into staff_areas (subject, storage_area_id) values ($1, $2)', ['chief', areas[1]])
  const [of, to] = [await sale(), (id: number, as: string, subject?: string) => take(id, as, subject === undefined ? {} : { subject })]
  expect((await to(of, 'boss', 'chief')).body.errors).toMatchObject([{ field: 'subject', reason: 'invalid' }])
  expect((await to(of, 'chief')).body.assignee.subject).toBe('chief')
  // an admin is a manager: gives to others, and again
  expect((await to(of, 'chief', 'casa')).body).toMatchObject({ assignee: { subject: 'casa' }, allowed: ['assign', 'begin'] })
  expect((await ask(`/api/vehiclesales/${of}`, 'casa')).body.allowed).toEqual(['begin'])
  expect((await to(await sale(), 'roaming')).body.assignee.subject).toBe('roaming')
  expect((await to(await sale(null), 'casa')).body).toMatchObject({ assignee: { subject: 'casa' }, area: null })
  const several = (subject: string) => ask('/api/vehiclesales/assign', 'boss', { ids: [of], subject })
  await query(`update staff_members set is_deactivated = true where subject = 'left'`)
  const listed = (await ask('/api/vehiclesales/assignees', 'boss')).body.map(({ subject }: { subject: string }) => subject)
  expect([listed.includes('roaming'), listed.includes('left'), listed.includes('expert')]).toEqual([true, false, false])
  expect([(await several('left')).status, (await several('nobody')).status, (await several('casa2')).status]).toEqual([400, 400, 200])
  await query(`delete from staff_areas where subject = 'chief'`)
  await query(`delete from staff_members where subject in ('chief', 'roaming', 'left')`)
})
