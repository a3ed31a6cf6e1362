import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveStaffMember } from '#domains/team/store.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  // the appointments of these requests begin as many hours before the present moment as their numbers say
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

test('a day has those who come, with car and record, in the order of time; what was called off is none of it', async () => {
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

test('an adviser of one store sees nobody of another; a visitor sees none, and nonsense is named', async () => {
  await saveStaffMember(api.deps.db, 'the-agent', ['agent'])
  await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) values ('the-agent', 2)`)
  expect(references(await agenda('from=2026-03-13&days=7', 'agent'))).toEqual(['RA-T12'])
  expect(references(await agenda('from=2026-03-13&days=7&area=1', 'agent'))).toEqual([])
  expect((await api.app.inject('/api/staff/appointments')).statusCode).toBe(401)
  for (const wrong of ['from=tomorrow', 'days=8', 'days=0', 'area=x']) expect([wrong, (await agenda(wrong)).status]).toEqual([wrong, 400])
})
