import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { registerHealth } from './health.ts'
import { readContracts } from './openapi/contracts.ts'

let api: TestApi
const logged: { level: number; msg: string; url?: string; status?: number; reason?: string }[] = []
beforeAll(async () => {
  api = await testApi({ settings: { BASE_PATH: '/occasion/' } })
  registerHealth(api.app, createMetrics(), [], { metricsToken: null })
  api.app.get('/fails/:how', (request) => {
    throw (request.params as { how: string }).how === 'away'
      ? Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      : new Error('nobody foresaw it')
  })
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) })
  api.app.addHook('onRequest', async (request) => {
    request.log = log
  })
})
afterAll(() => api.close())

const status = async (url: string) => (await api.app.inject(url)).statusCode

test('serves the API below the base path', async () => {
  expect(await status('/occasion/api/vehicles/stockcount')).toBe(200)
  expect(await status('/occasion/api/vehicles/stockcount?from=here')).toBe(200)
})

test('responds 404 outside the base path', async () => {
  for (const url of ['/api/vehicles/stockcount', '/occasions/api/vehicles/stockcount', '/other'])
    expect([url, await status(url)]).toEqual([url, 404])
})

test('redirects the root to the base path', async () => {
  const answer = await api.app.inject('/')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/occasion/'])
})

test('redirects URLs outside the base path, except machine endpoints', async () => {
  expect([await status('/occasion'), await status('/occasion/'), await status('/occasion?x=1')]).toEqual([404, 404, 404])
  expect([await status('/healthz'), await status('/occasion/healthz'), await status('/occasion/base-path')]).toEqual([200, 200, 302])
  expect([await status('/healthzz'), await status('/?x=1')]).toEqual([404, 404])
})

test('uses a valid request id of the client, else creates one', async () => {
  const idOf = async (id?: string) =>
    (await api.app.inject({ url: '/occasion/api/cities', headers: id ? { 'x-request-id': id } : {} })).headers['x-request-id']
  const [least, most] = ['a-b_C-12', 'x'.repeat(64)]
  expect([await idOf(least), await idOf(most)]).toEqual([least, most])
  for (const wrong of ['a-b_C-1', 'x'.repeat(65), 'with a space', undefined]) expect(await idOf(wrong)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test.each([
  ['an address that cannot be decoded', { url: '/occasion/api/vehicles/%zz' }, 400, 'BadRequest'],
  ['a body beyond a mebibyte', { method: 'POST', payload: JSON.stringify('x'.repeat(1_048_575)) }, 413, 'PayloadTooLarge'],
  ['a body of a mebibyte', { method: 'POST', payload: JSON.stringify('x'.repeat(1_048_574)) }, 400, 'BadRequest'],
  ['a body that is no JSON', { method: 'POST', payload: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'UnsupportedMediaType'],
] as const)('%s is refused in the shape of every error', async (_what, { headers, ...request }: Record<string, unknown>, code, name) => {
  const answer = await api.app.inject({
    url: '/occasion/api/contactrequests',
    ...request,
    headers: { ...(await api.headers()), 'content-type': 'application/json', ...(headers as object) },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([code, name])
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('logs unexpected errors, database failures and every response', async () => {
  const of = async (url: string) => {
    logged.length = 0
    const { statusCode, headers } = await api.app.inject(url)
    return [statusCode, headers['retry-after'], ...logged.map(({ level, msg }) => `${level} ${msg}`)]
  }
  expect(await of('/occasion/fails/unforeseen')).toEqual([500, undefined, '50 unexpected error', '20 answered'])
  expect(await of('/occasion/fails/away')).toEqual([503, '5', '40 the database did not answer', '20 answered'])
  expect(await of('/occasion/api/nowhere')).toEqual([404, undefined, '20 answered'])
  expect(logged[0]).toMatchObject({ method: 'GET', url: '/api/nowhere', status: 404, ms: expect.any(Number) })
  expect((logged[0] as unknown as { ms: number }).ms).toBeLessThan(60_000)
})

test('has a handler for every call of every contract', async () => {
  const { calls } = await readContracts()
  const missing: string[] = []
  for (const { call } of calls)
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const answer = await api.app.inject({ method: call.method, url: `/occasion${path.replaceAll(/\{\w+\}/g, '1')}` })
      // the contract knows the address: without a route of this method the answer would be 405
      if (answer.statusCode === 405) missing.push(`${call.method} ${path}`)
    }
  expect([calls.length > 100, missing]).toEqual([true, []])
})
