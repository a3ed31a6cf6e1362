import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { finishMessage, removeOutdated } from './store.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi()
  headers = await api.headers('boss', ['manager'])
})
afterAll(() => api.close())
beforeEach(async () => {
  await run('truncate messages, suppressed_addresses')
})

const now = new Date(testNow)
async function run(text: string, ...values: unknown[]) {
  return (await api.deps.pool.query(text, values)).rows
}
async function message(key: string, state = 'Waiting', expires: string | null = null): Promise<number> {
  const [row] = await run(
    `insert into messages (key, channel, recipient, language, content, state, due, expires, created, last_modified)
     values ($1, 'Email', 'a@exemple.ma', 'fr', '{"mail":{}}', $2, $3::timestamptz + interval '1 hour', $4, $3, $3) returning id`,
    key,
    state,
    now,
    expires,
  )
  return row.id
}
const list = async (query = '') => (await api.app.inject({ url: `/api/staff/messages${query}`, headers })).json()
const retry = (id: number) => api.app.inject({ method: 'POST', url: `/api/staff/messages/${id}/retry`, headers })

test('lists messages by state and recipient without content', async () => {
  await message('contact.desk:1')
  await message('identity:x:y', 'Sent')
  expect(await list()).toMatchObject({ rowCount: 2, results: [{ occasion: 'identity', state: 'Sent' }, { occasion: 'contact.desk' }] })
  expect(await list('?state=Waiting&recipient=A@exemple.ma')).toMatchObject({ rowCount: 1 })
  expect(await list('?recipient=b@exemple.ma')).toMatchObject({ rowCount: 0 })
  expect(JSON.stringify(await list())).not.toContain('content')
})

test('retries a failed message within some days', async () => {
  const id = await message('contact.desk:2', 'Sending')
  await finishMessage(api.deps.db, id, { state: 'Failed', fault: 'no such host' }, now)
  expect(await list('?state=Failed')).toMatchObject({ results: [{ id, canRetry: true, fault: 'no such host' }] })
  expect((await retry(id)).json()).toEqual({ isDue: true })
  expect(await run('select state, due from messages')).toEqual([{ state: 'Waiting', due: now }])
  await finishMessage(api.deps.db, id, { state: 'Failed' }, now)
  await removeOutdated(api.deps.db, new Date(now.getTime() + 13 * 86_400_000))
  expect(await list('?state=Failed')).toMatchObject({ results: [{ canRetry: true }] })
  await removeOutdated(api.deps.db, new Date(now.getTime() + 15 * 86_400_000))
  expect((await retry(id)).json()).toEqual({ isDue: false })
})

test('does not retry a sent or expired message', async () => {
  const sent = await message('a:1', 'Sending')
  await finishMessage(api.deps.db, sent, { state: 'Sent' }, now)
  expect((await retry(sent)).json()).toEqual({ isDue: false })
  const late = await message('a:2', 'Failed', '2026-03-15T09:00:00Z')
  expect((await retry(late)).json()).toEqual({ isDue: false })
  expect((await retry(999_999)).statusCode).toBe(404)
})

test('lifts a suppression except after a complaint', async () => {
  await run(`insert into suppressed_addresses values ('a@x.ma', 'Email', 'NotFound', now()), ('b@x.ma', 'Email', 'Complaint', now())`)
  const { results } = (await api.app.inject({ url: '/api/staff/suppressed', headers })).json()
  expect(results).toHaveLength(2)
  const lift = (id: string) => api.app.inject({ method: 'POST', url: '/api/staff/suppressed/lift', headers, payload: { id } })
  const answers = await Promise.all(results.map(({ id }: { id: string }) => lift(id)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
  expect(await run('select address from suppressed_addresses')).toEqual([{ address: 'b@x.ma' }])
})
