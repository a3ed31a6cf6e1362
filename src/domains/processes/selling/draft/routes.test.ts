import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { requestQuery } from '#testing/purchase-papers.ts'
import { sweepPurchases } from '../jobs.ts'
import { purchasesData } from '../service.ts'

let api: TestApi
let now = new Date(testNow)
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
})
afterAll(() => api.close())

const draftKey = '22222222-2222-4222-8222-222222222222'
const typed = { Brand: 'Dacia', Model: 'Dus', FirstName: 'Salma', Email: 'salma@exemple.ma', Mileage: '84 0' }
const estimate = { key: 'a'.repeat(32), low: 100_000, high: 112_000 }
async function save(changes: object = {}, subject?: string) {
  const headers = await api.headers(subject)
  const payload = { draftKey, typed, estimate, ...changes }
  const answer = await api.app.inject({ method: 'POST', url: '/api/purchases/drafts', headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const open = async (key: string) => {
  const answer = await api.app.inject({ url: `/api/purchases/drafts/${key}` })
  return { status: answer.statusCode, body: answer.json() }
}

test('returns a draft by key on any device and keeps its key', async () => {
  const { status, body } = await save()
  expect(status).toBe(200)
  expect(body.key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Date(body.expires).getTime() - now.getTime()).toBe(15 * 86_400_000)
  expect((await open(body.key)).body).toEqual({ draftKey, typed, estimate })
  expect((await save({ typed: { ...typed, Model: 'Duster' }, estimate: null })).body.key).toBe(body.key)
  expect((await open(body.key)).body).toEqual({ draftKey, typed: { ...typed, Model: 'Duster' }, estimate: null })
  expect((await open('0'.repeat(32))).status).toBe(404)
  expect((await open('x')).status).toBe(400)
})

test('stores no identity number and no unknown field', async () => {
  const { body } = await save({ typed: { ...typed, IdNumber: 'BK482913', Odd: 'x' } })
  expect((await open(body.key)).body.typed).toEqual(typed)
  expect((await save({ typed: { Brand: 'x'.repeat(61) } })).body.errors).toMatchObject([{ field: 'typed.Brand' }])
})

test('mails the link once per address, without entered data', async () => {
  const { body } = await save({ email: 'Salma@Exemple.ma' })
  await save({ email: 'salma@exemple.ma' })
  const { rows } = await api.deps.pool.query(`select recipient, content::text as content from messages where key like 'purchases.draft:%'`)
  expect(rows.map(({ recipient }) => recipient)).toEqual(['salma@exemple.ma'])
  expect(rows[0].content).toContain(`create-request?draft=${body.key}`)
  expect(rows[0].content).not.toContain('Dacia')
})

test('is deleted after submission, expiry and erasure', async () => {
  const { body } = await save()
  const query = new URLSearchParams({ ...requestQuery, DraftKey: draftKey })
  const sent = await api.app.inject({ method: 'POST', url: `/vehiclepurchases?${query}`, headers: await api.headers() })
  expect(sent.statusCode, sent.body).toBe(200)
  expect((await open(body.key)).status).toBe(404)

  const late = (await save()).body.key
  now = new Date(now.getTime() + 15 * 86_400_000)
  expect((await open(late)).status).toBe(404)
  await sweepPurchases(api.deps)
  expect((await api.deps.pool.query('select key from purchase_drafts')).rows).toEqual([])

  await api.deps.pool.query('delete from contact_attempts')
  const kept = (await save({}, 'writer')).body.key
  const owner = { id: 0, subject: 'writer', email: null, phone: null }
  expect(await purchasesData.collect(api.deps.db, owner)).toMatchObject({ drafts: [{ content: { typed } }] })
  // the owner of the e-mail cannot read a stranger's draft
  const named = { id: 0, subject: null, email: 'salma@exemple.ma', phone: null }
  expect(await purchasesData.collect(api.deps.db, named)).toMatchObject({ drafts: [] })
  await api.deps.db.transaction().execute((trx) => purchasesData.erase(trx, named))
  expect((await open(kept)).status).toBe(404)
})

test('limits the requests of a network', async () => {
  await api.deps.pool.query('delete from contact_attempts')
  const answers = []
  for (let i = 0; i < 21; i++) answers.push((await save()).status)
  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([20, 429])
})
