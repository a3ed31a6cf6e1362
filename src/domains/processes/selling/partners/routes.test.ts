import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { requestQuery } from '#testing/purchase-papers.ts'

let api: TestApi
let now = new Date(testNow)
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())

const asked = { ...requestQuery, Mileage: 84_000, StorageAreaId: 1 }
const admin = () => api.headers('the-admin', ['admin'])
const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) => {
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json(), text: answer.body }
}
async function made(name: string): Promise<{ id: number; key: string; expires: string }> {
  const { status, body } = await call('POST', '/api/staff/partnerkeys', await admin(), { name })
  expect(status).toBe(200)
  return body
}
const as = (key: string) => ({ 'x-partner-key': key })
const send = (key: string | null, plate: string, changes: object = {}) =>
  call('POST', '/api/partners/purchases', key === null ? {} : as(key), { ...asked, RegistrationNumber: plate, ...changes })
const read = (key: string, reference: string) => call('GET', `/api/partners/purchases/${reference}`, as(key))

test('lets a partner send a car and read only its own request', async () => {
  const { id: keyId, key } = await made('Auto Atlas')
  const sent = await send(key, '401A6')
  expect([sent.status, sent.body]).toEqual([
    200,
    { reference: expect.stringMatching(/^RA-/), status: 'Submited', since: expect.any(String), created: expect.any(String) },
  ])
  const { reference } = sent.body
  const other = await made('Autre')
  expect([await read(key, reference), (await read(other.key, reference)).status]).toEqual([{ ...sent, text: expect.any(String) }, 404])
  expect((await read(key, 'RA-2026-999999')).status).toBe(404)
  expect((await read(key, 'x')).body.errors).toMatchObject([{ field: 'reference' }])

  const list = (await call('GET', '/api/staff/purchases?text=401A6', await api.headers('the-manager', ['manager']))).body.results
  const record = await call('GET', `/api/staff/purchases/${list[0].id}`, await api.headers('the-manager', ['manager']))
  expect(record.body).toMatchObject({ reference, requestOrigin: 'Extern', partner: 'Auto Atlas', seller: { lastName: 'Alaoui' } })
  const { rows } = await api.deps.pool.query(`select channel from messages where key like 'purchases.submitted:' || $1 || ':%'`, [
    list[0].id,
  ])
  expect(rows.length).toBeGreaterThan(0)
  const keys = (await call('GET', '/api/staff/partnerkeys', await admin())).body
  expect(keys.find(({ id }: { id: number }) => id === keyId)).toMatchObject({ name: 'Auto Atlas', requests: 1, revoked: null })
})

test('hides validation errors without a key', async () => {
  const { key } = await made('Sans détour')
  const bad = { Mileage: 'beaucoup', Type: 'Rien' }
  for (const wrong of [null, '', 'rpk_x', `rpk_${'a'.repeat(43)}`]) expect((await send(wrong, '?', bad)).status).toBe(401)
  const broken = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/partners/purchases',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{',
    })
  expect([(await broken({})).statusCode, (await broken(as(key))).statusCode, (await send(key, '?', bad)).status]).toEqual([401, 400, 400])
  expect((await call('GET', '/api/partners/purchases/x', {})).status).toBe(401)
})

test('is idempotent for a draft and rejects that of another origin', async () => {
  const [{ key }, { key: other }] = [await made('Un'), await made('Deux')]
  const DraftKey = '4e0a6f0c-6f0d-4c3e-8b8e-3b3f6a5d7d01'
  const first = await send(key, '402A6', { DraftKey })
  expect((await send(key, '402A6', { DraftKey })).body).toEqual(first.body)
  expect((await send(other, '402A6', { DraftKey })).body.code).toBe('DuplicateEnquiry')
  expect((await send(key, '403A6', { Type: 'Intermediation' })).body.errors).toMatchObject([{ field: 'Type' }])
  expect((await send(key, '403A6', { Brand: 'Nulle' })).body.errors).toMatchObject([{ field: 'Brand', reason: 'invalid' }])
})

test('rejects a missing, wrong or revoked key, even when signed in', async () => {
  const { id, key } = await made('Fini')
  const { reference } = (await send(key, '404A6')).body
  const revoked = await call('POST', `/api/staff/partnerkeys/${id}/revoke`, await admin())
  const again = await call('POST', `/api/staff/partnerkeys/${id}/revoke`, await admin())
  expect([revoked.body.revoked, again.body.revoked]).toEqual([testNow, testNow])
  for (const wrong of [null, '', 'rpk_', key, `${key}x`, `rpk_${'A'.repeat(43)}`, "' or 1=1 --"])
    expect([wrong, (await send(wrong, '405A6')).status]).toEqual([wrong, 401])
  expect((await read(key, reference)).status).toBe(401)
  const signedIn = { ...(await admin()), 'x-partner-key': '' }
  expect((await call('GET', `/api/partners/purchases/${reference}`, signedIn)).status).toBe(401)
  // a key gives no access to other routes
  expect((await call('GET', '/api/staff/purchases', as((await made('Seul')).key))).status).toBe(401)
})

test('expires a key after the configured months', async () => {
  await api.deps.pool.query(`update settings set value = '2' where key = 'purchases.partnerKeyMonths'`)
  const { key, expires } = await made('Deux mois')
  await api.deps.pool.query(`update settings set value = '12' where key = 'purchases.partnerKeyMonths'`)
  now = new Date(Date.parse(expires) - 1000)
  expect((await read(key, 'RA-2026-999999')).status).toBe(404)
  now = new Date(expires)
  expect((await read(key, 'RA-2026-999999')).status).toBe(401)
  now = new Date(testNow)
  expect((Date.parse(expires) - now.getTime()) / 86_400_000).toBeGreaterThan(58)
  expect((Date.parse(expires) - now.getTime()) / 86_400_000).toBeLessThan(63)
})

test('limits each key by hour as configured', async () => {
  await api.deps.pool.query(`update settings set value = '3' where key = 'purchases.partnerHourly'`)
  const [{ key }, { key: other }] = [await made('Pressé'), await made('Calme')]
  const statuses: number[] = []
  for (let asks = 0; asks < 4; asks++) statuses.push((await read(key, 'RA-2026-999999')).status)
  expect(statuses).toEqual([404, 404, 404, 429])
  expect([(await send(key, '406A6')).status, (await read(other, 'RA-2026-999999')).status]).toEqual([429, 404])
  now = new Date(now.getTime() + 3_601_000)
  expect((await send(key, '406A6')).status).toBe(200)
  now = new Date(testNow)
  await api.deps.pool.query(`update settings set value = '60' where key = 'purchases.partnerHourly'`)
})

test('stores keys as hashes, shows them once, and audits them', async () => {
  for (const role of ['agent', 'manager', 'editor'] as const)
    expect((await call('POST', '/api/staff/partnerkeys', await api.headers(`a-${role}`, [role]), { name: 'Non' })).status).toBe(403)
  expect((await call('POST', '/api/staff/partnerkeys', await admin(), { name: '  ' })).body.errors).toMatchObject([{ field: 'name' }])
  const { id, key } = await made('Gardé')
  const list = await call('GET', '/api/staff/partnerkeys', await admin())
  expect(list.text).not.toContain(key)
  expect(list.body[0]).toMatchObject({ id, hint: key.slice(-4) })
  const { rows } = await api.deps.pool.query('select hash from partner_keys where id = $1', [id])
  expect(rows[0].hash).not.toContain(key)
  const audit = await api.deps.pool.query(
    `select subject, record_id from audit_entries where action = 'makePartnerKey' and record_id = $1`,
    [String(id)],
  )
  expect(audit.rows).toEqual([{ subject: 'the-admin', record_id: String(id) }])
  expect((await call('POST', '/api/staff/partnerkeys/2000000000/revoke', await admin())).status).toBe(404)
})
