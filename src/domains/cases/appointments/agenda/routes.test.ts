import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveStaffMember } from '#domains/foundation/team/store.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  // appointment ids encode their start in hours from now
  for (const number of [10, 11, 12, 40]) await insertRequest(api.deps.pool, { status: 'Accepted', number, now: new Date(testNow) })
  await api.deps.pool.query(`update appointments set status = 'Cancelled' where starts = $1::timestamptz - interval '11 hours'`, [testNow])
  await api.deps.pool.query(`update appointments set storage_area_id = 2 where starts = $1::timestamptz - interval '12 hours'`, [testNow])
  await api.deps.pool.query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, status, created, last_modified)
     values ('Visit', 1, 1, $1::timestamptz + interval '1 day', $1::timestamptz + interval '26 hours', 'Blocked', now(), now())`,
    [testNow],
  )
})
afterAll(() => api.close())

async function agenda(query: string, who = 'manager') {
  const headers = await api.headers(`the-${who}`, [who as 'manager'])
  const answer = await api.app.inject({ url: `/api/staff/appointments?${query}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const references = ({ body }: Awaited<ReturnType<typeof agenda>>) =>
  body.results.map(({ about, status }: { about: { reference: string } | null; status: string }) => about?.reference ?? status)

test('lists appointments of a day in order, without cancelled ones', async () => {
  const day = await agenda('from=2026-03-14&days=2')
  expect(day.body.days).toEqual(['2026-03-14', '2026-03-15'])
  expect(references(day)).toEqual(['RA-T12', 'RA-T10'])
  expect(day.body.results[1]).toMatchObject({
    ...{
      kind: 'Expertise',
      status: 'Booked',
      starts: '2026-03-15T00:00:00.000Z',
      ends: '2026-03-15T00:45:00.000Z',
      storageArea: { id: 1 },
    },
    ...{
      person: { name: 'Salma Alaoui', phone: '+212620000010' },
      vehicle: { title: 'Dacia Duster', plate: 'T-10' },
      about: { type: 'Purchase' },
    },
  })
  expect((await agenda('')).body.days).toEqual(['2026-03-15'])
  expect(references(await agenda('from=2026-03-13&days=7'))).toEqual(['RA-T40', 'RA-T12', 'RA-T10', 'Blocked'])
  expect(references(await agenda('from=2026-03-13&days=7&area=2'))).toEqual(['RA-T12'])
})

test('returns the occupancy of each store', async () => {
  const taken = (starts: string, status: string, place: number) =>
    api.deps.pool.query(
      `insert into appointments (kind, storage_area_id, place, starts, ends, status, customer_id, created, last_modified)
       values ('Expertise', 1, $3, $1::timestamptz, $1::timestamptz + interval '45 min', $2,
         case when $2 <> 'Blocked' then (select min(id) from customers) end, now(), now())`,
      [starts, status, place],
    )
  const slots = async (query: string) => (await agenda(query)).body.stores
  const at = (store: { days: { offers: { slots: { starts: string; taken: number }[] }[] }[] }, starts: string) =>
    store.days[0]?.offers[0]?.slots.find((slot) => slot.starts === starts)?.taken
  const tuesday = '2026-03-17T10:15:00.000Z'
  await taken(tuesday, 'Booked', 2)
  await taken(tuesday, 'Missed', 1)
  await taken('2026-03-17T11:00:00.000Z', 'Blocked', 1)
  await taken('2026-03-17T11:00:00.000Z', 'Cancelled', 2)
  const [first, ...others] = await slots('from=2026-03-17')
  expect(first).toMatchObject({
    storageArea: { id: 1 },
    days: [{ date: '2026-03-17', closed: null, offers: [{ kind: 'Expertise', places: 2 }] }],
  })
  expect([at(first, tuesday), at(first, '2026-03-17T11:00:00.000Z'), at(first, '2026-03-17T11:45:00.000Z')]).toEqual([1, 1, 0])
  expect(others).toHaveLength(7)
  await api.deps.pool.query(
    `insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified) values (1, 'Expertise', 5, 60, now())`,
  )
  const [own, ...more] = await slots('from=2026-03-22&area=1')
  expect([own.days, more]).toEqual([
    [{ date: '2026-03-22', hours: null, closed: 'Hours', offers: [{ kind: 'Expertise', places: 5, slots: [] }] }],
    [],
  ])
})

const post = async (path: string, payload: object, who = 'manager') =>
  api.app.inject({
    method: 'POST',
    url: `/api/staff/appointments${path}`,
    headers: await api.headers(`the-${who}`, [who as 'manager']),
    payload,
  })

describe('staff appointment', () => {
  const starts = '2026-03-18T10:00:00.000Z'
  const person = { firstName: 'Hind', lastName: 'Naciri', phone: '0661000099' }
  const wish = (more: object = {}) => ({ kind: 'TestDrive', storageAreaId: 3, starts, ...person, ...more })
  const places = (count: number) =>
    api.deps.pool.query(
      `insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified) select 3, kind, $1, 60, now()
       from unnest(array['TestDrive', 'Delivery']) kind on conflict (storage_area_id, kind) do update set places = excluded.places`,
      [count],
    )

  test('requires a free place and a person with a phone', async () => {
    expect((await post('', wish())).json().errors).toEqual([expect.objectContaining({ field: 'starts' })])
    await places(1)
    const unnamed = await post('', { kind: 'TestDrive', storageAreaId: 3, starts })
    expect(unnamed.json().errors.map(({ field }: { field: string }) => field)).toEqual(['firstName', 'lastName', 'phone'])
    expect((await post('', wish({ reference: 'VO-999999' }))).json().errors).toEqual([expect.objectContaining({ field: 'reference' })])
  })

  test('is listed, keeps its place, and can be cancelled or closed', async () => {
    await places(1)
    const { id } = (await post('', wish({ note: 'Permis vérifié' }))).json()
    const [entry] = (await agenda('from=2026-03-18&area=3')).body.results
    expect(entry).toMatchObject({ id, kind: 'TestDrive', person: { name: 'Hind Naciri', phone: '+212661000099' }, note: 'Permis vérifié' })
    expect((await post('', wish())).json().code).toBe('SlotTaken')
    expect((await post(`/${id}/steps`, { status: 'Done' })).statusCode).toBe(400)
    expect((await post(`/${id}/steps`, { status: 'Cancelled' })).statusCode).toBe(204)
    expect((await post(`/${id}/steps`, { status: 'Cancelled' })).statusCode).toBe(404)
    const again = await post('', wish())
    expect([again.statusCode, (await agenda('from=2026-03-18&area=3')).body.results.length]).toEqual([200, 1])
    const { rows } = await api.deps.pool.query(`select count(*)::int as count from customers where phone = '+212661000099'`)
    expect(rows[0].count).toBe(1)
  })

  test('leaves appointments of requests unchanged', async () => {
    const { rows } = await api.deps.pool.query(`select id from appointments where purchase_id is not null and status = 'Booked' limit 1`)
    expect((await post(`/${rows[0].id}/steps`, { status: 'Cancelled' })).statusCode).toBe(404)
  })
})

test("is limited to the adviser's stores", async () => {
  await saveStaffMember(api.deps.db, 'the-agent', ['agent'])
  await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('the-agent', 2)`)
  expect(references(await agenda('from=2026-03-13&days=7', 'agent'))).toEqual(['RA-T12'])
  const other = await agenda('from=2026-03-13&days=7&area=1', 'agent')
  expect([references(other), other.body.stores]).toEqual([[], []])
  expect((await api.app.inject('/api/staff/appointments')).statusCode).toBe(401)
  for (const wrong of ['from=tomorrow', 'days=8', 'days=0', 'area=x']) expect([wrong, (await agenda(wrong)).status]).toEqual([wrong, 400])
})

async function ask(method: 'POST' | 'DELETE', url: string, payload?: object, who: 'manager' | 'agent' | 'controller' = 'manager') {
  const headers = await api.headers(`the-${who}`, [who])
  const answer = await api.app.inject({ method, url: `/api/staff/appointments/blocks${url}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const lift = {
  ...{ storageAreaId: 2, kind: 'Expertise', starts: '2026-03-18T10:00:00.000Z', ends: '2026-03-18T12:00:00.000Z', places: 1 },
  note: 'Le pont est en panne',
}

test('blocks and releases the last free places', async () => {
  const taken = () =>
    api.deps.pool.query(
      `select place, status, note from appointments where storage_area_id = 2 and starts::date = '2026-03-18' order by place`,
    )
  const first = await ask('POST', '', lift, 'agent')
  expect([first.status, (await taken()).rows]).toEqual([200, [{ place: 2, status: 'Blocked', note: lift.note }]])
  const halfFree = async () => {
    const { days } = (await api.app.inject('/api/appointments/slots?kind=Expertise&storageAreaId=2&from=2026-03-18&days=1')).json()
    return days[0].slots.filter(({ free }: { free: number }) => free === 1).map(({ starts }: { starts: string }) => starts.slice(11, 16))
  }
  expect(await halfFree()).toEqual(['09:30', '10:15', '11:00', '11:45'])
  expect((await agenda('from=2026-03-18&area=2')).body.results).toMatchObject([{ status: 'Blocked', person: null, note: lift.note }])
  // one more is free, two are not
  expect((await ask('POST', '', { ...lift, places: 2 })).body.code).toBe('SlotTaken')
  expect((await ask('POST', '', { ...lift, note: ' ' })).status).toBe(200)
  expect((await ask('POST', '', lift)).body.code).toBe('SlotTaken')
  expect((await ask('DELETE', `/${first.body.ids[0]}`, undefined, 'agent')).status).toBe(204)
  expect((await taken()).rows).toEqual([{ place: 1, status: 'Blocked', note: null }])
  expect((await ask('DELETE', `/${first.body.ids[0]}`)).body.code).toBe('NotFound')
})

test('rejects invalid hours, too many places and other stores', async () => {
  const field = async (change: object, who?: 'agent') => {
    const { status, body } = await ask('POST', '', { ...lift, ...change }, who)
    return [status, body.errors?.[0]?.field]
  }
  expect(await field({ ends: lift.starts })).toEqual([400, 'ends'])
  expect(await field({ starts: '2026-03-14T10:00:00.000Z', ends: '2026-03-14T11:00:00.000Z' })).toEqual([400, 'ends'])
  expect(await field({ ends: '2026-03-19T09:00:00.000Z' })).toEqual([400, 'ends'])
  expect(await field({ places: 3 })).toEqual([400, 'places'])
  // until the end of the day, and from the current time
  const midnight = { ...lift, storageAreaId: 3, starts: '2026-03-18T22:00:00.000Z', ends: '2026-03-19T00:00:00.000Z' }
  expect((await ask('POST', '', { ...midnight, places: 2 })).status).toBe(200)
  expect(await field({ storageAreaId: 3, starts: '2026-03-15T09:00:00.000Z', ends: testNow })).toEqual([400, 'ends'])
  expect((await ask('POST', '', { ...midnight, starts: '2026-03-15T09:00:00.000Z', ends: '2026-03-15T10:00:00.001Z' })).status).toBe(200)
  expect(await field({ storageAreaId: 99 })).toEqual([400, 'storageAreaId'])
  expect(await field({ storageAreaId: 1 }, 'agent')).toEqual([400, 'storageAreaId'])
  expect((await ask('POST', '', lift, 'controller')).status).toBe(403)
  const { rows } = await api.deps.pool.query(`select id from appointments where storage_area_id = 1 and status = 'Blocked' limit 1`)
  expect((await ask('DELETE', `/${rows[0].id}`, undefined, 'agent')).body.code).toBe('NotFound')
  const booked = await api.deps.pool.query(`select id from appointments where status = 'Booked' limit 1`)
  expect((await ask('DELETE', `/${booked.rows[0].id}`)).body.code).toBe('NotFound')
})
