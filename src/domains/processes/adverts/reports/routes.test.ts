import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'

let api: TestApi
let now = new Date('2026-03-16T10:00:00Z')
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-16T10:00:00Z')
  await api.deps.pool.query('truncate ad_reports, contact_attempts, messages cascade')
})

/** A published advert of somebody; gives its number and that of its car. */
async function advert(subject: string, status = 'Published'): Promise<{ id: number; car: number }> {
  const payload = { disposedVehicle: { brand: 'Dacia', model: 'Duster' } }
  const made = await api.app.inject({ method: 'POST', url: '/api/vehicleads/save', headers: await api.headers(subject), payload })
  const { id } = made.json()
  await api.deps.pool.query('update vehicle_ads set last_status = $2 where id = $1', [id, status])
  const { rows } = await api.deps.pool.query('select disposed_vehicle_id as car from vehicle_ads where id = $1', [id])
  return { id, car: rows[0].car }
}
async function report(car: number, body: object = {}, { from = '10.2.1.1', headers = {} } = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/vehicleads/vehicle/${car}/reports`,
    headers: { ...(await api.headers()), ...headers },
    remoteAddress: from,
    payload: { reason: 'Scam', ...body },
  })
  return { status: answer.statusCode, body: answer.body && answer.json() }
}
async function desk(method: 'GET' | 'POST', path: string, payload?: object, subject = 'an-agent') {
  const headers = await api.headers(subject, ['agent'])
  const answer = await api.app.inject({ method, url: `/api/staff/vehicleads${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const told = async () =>
  (await api.deps.pool.query("select recipient, language, content->'mail'->>'preheader' as text from messages order by id")).rows

test('what visitors report waits for the staff, the most reported first, and takes nothing out of the search', async () => {
  const [quiet, loud] = [await advert('seller-1'), await advert('seller-2')]
  expect((await report(quiet.car, { reason: 'WrongPrice', text: ' Le prix change au téléphone. ' })).status).toBe(204)
  for (let i = 0; i < 4; i++) expect((await report(loud.car, {}, { from: `10.2.${i}.9` })).status).toBe(204)
  const { body } = await desk('GET', '?view=reported')
  expect(body.results.map(({ id, reports }: { id: number; reports: number }) => [id, reports])).toEqual([
    [loud.id, 4],
    [quiet.id, 1],
  ])
  expect(body.counts).toMatchObject({ reported: 2 })
  expect((await desk('GET', `/${quiet.id}/reports`)).body).toMatchObject([
    { reason: 'WrongPrice', text: 'Le prix change au téléphone.', isAwaited: false, outcome: null },
  ])
  const { rows } = await api.deps.pool.query('select last_status from vehicle_ads where id = any($1)', [[quiet.id, loud.id]])
  expect(rows).toEqual([{ last_status: 'Published' }, { last_status: 'Published' }])
})

test('one connection reports an advert once a day; the hash is forgotten with the day, the report is not', async () => {
  const { id, car } = await advert('seller-3')
  await report(car)
  await report(car, { reason: 'Stolen' })
  expect((await desk('GET', `/${id}/reports`)).body).toHaveLength(1)
  await sweepAds(api.deps)
  expect((await api.deps.pool.query('select from ad_reports where reporter is not null')).rowCount).toBe(1)
  now = new Date(now.getTime() + 86_400_000)
  await sweepAds(api.deps)
  expect((await api.deps.pool.query('select reporter from ad_reports')).rows).toEqual([{ reporter: null }])
  await report(car, { reason: 'Stolen' })
  expect((await desk('GET', `/${id}/reports`)).body.map(({ reason }: { reason: string }) => reason)).toEqual(['Stolen', 'Scam'])
})

test('what came of it is told once to whoever left an address, which is then forgotten', async () => {
  const { id, car } = await advert('seller-4')
  await report(car, { email: ' Salma@Exemple.MA ' }, { from: '10.2.5.1' })
  await report(car, { email: 'karim@exemple.ma' }, { from: '10.2.6.1', headers: { 'accept-language': 'ar' } })
  await report(car, {}, { from: '10.2.7.1' })
  // online, it was not taken away
  expect((await desk('POST', `/${id}/reports/close`, { outcome: 'Removed' })).body.code).toBe('TransitionNotAllowed')
  expect(await told()).toEqual([])
  await api.deps.pool.query("update vehicle_ads set last_status = 'Rejected' where id = $1", [id])
  const closed = await desk('POST', `/${id}/reports/close`, { outcome: 'Removed' })
  expect(closed.body).toMatchObject(Array.from({ length: 3 }, () => ({ outcome: 'Removed', isAwaited: false })))
  await desk('POST', `/${id}/reports/close`, { outcome: 'Kept' })
  const messages = await told()
  expect(messages.map(({ recipient, language }) => [recipient, language])).toEqual([
    ['salma@exemple.ma', 'fr'],
    ['karim@exemple.ma', 'ar'],
  ])
  expect(messages[0].text).toContain('elle n’est plus en ligne')
  expect((await api.deps.pool.query('select from ad_reports where email is not null')).rowCount).toBe(0)
  expect((await desk('GET', '?view=reported')).body.counts.reported).toBe(0)
})

test('there is nothing wrong with an advert whose seller, or a machine, says so', async () => {
  const { id, car } = await advert('seller-5')
  expect((await report(car, {}, { headers: await api.headers('seller-5') })).status).toBe(204)
  expect((await report(car, { website: 'https://exemple.ma' })).status).toBe(204)
  expect((await desk('GET', `/${id}/reports`)).body).toEqual([])
})

test('nobody judges the reports of their own advert', async () => {
  const { id, car } = await advert('an-agent')
  await report(car)
  expect((await desk('POST', `/${id}/reports/close`, { outcome: 'Kept' })).status).toBe(403)
  expect((await desk('POST', '/2000000000/reports/close', { outcome: 'Kept' })).status).toBe(404)
  const other = await advert('seller-9')
  await api.deps.pool.query('update vehicle_ads set is_deleted = true where id = $1', [other.id])
  expect((await desk('POST', `/${other.id}/reports/close`, { outcome: 'Kept' })).status).toBe(404)
  expect((await report(other.car)).status).toBe(404)
  const draft = await advert('seller-10', 'Draft')
  expect((await desk('POST', `/${draft.id}/reports/close`, { outcome: 'Kept' })).status).toBe(404)
})

test('only what is online is reported; what is wrong is named, and a flood is stopped', async () => {
  expect((await report((await advert('seller-6', 'Draft')).car)).status).toBe(404)
  expect((await report(2_000_000_000)).status).toBe(404)
  await api.deps.pool.query('truncate contact_attempts cascade')
  const { car } = await advert('seller-7')
  expect((await report(car, { reason: 'Ugly' })).body.errors[0].field).toBe('reason')
  expect((await report(car, { email: 'nobody' })).body.errors[0].field).toBe('email')
  expect((await report(car, { text: 'a'.repeat(1001) })).body.errors[0].field).toBe('text')
  for (let i = 0; i < 5; i++) expect((await report(car)).status).toBe(204)
  expect((await report(car)).status).toBe(429)
})

test('whoever leaves takes their address along', async () => {
  const { car } = await advert('seller-8')
  await report(car, { email: 'leaver@exemple.ma' })
  await api.deps.pool.query(
    "insert into customers (first_name, last_name, email, phone, user_id, email_verified, language, origin, last_seen) values ('Leila', 'Tazi', 'leaver@exemple.ma', '+212612345670', 'leaver', true, 'fr', 'FO', now())",
  )
  const { rows } = await api.deps.pool.query("select id from customers where user_id = 'leaver'")
  const { advertsData } = await import('../personal-data/service.ts')
  const owner = { id: rows[0].id, subject: 'leaver' } as Parameters<typeof advertsData.erase>[1]
  expect(await advertsData.collect(api.deps.db, owner)).toMatchObject({ reports: [{ reason: 'Scam', email: 'leaver@exemple.ma' }] })
  await api.deps.db.transaction().execute((trx) => advertsData.erase(trx, owner))
  expect((await api.deps.pool.query("select from ad_reports where email = 'leaver@exemple.ma'")).rowCount).toBe(0)
})
