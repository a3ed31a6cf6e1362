import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  api.app.get('/a-page', (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'))
  api.app.get('/a-file', (_request, reply) => reply.type('text/plain').send('x'))
})
afterAll(() => api.close())

const invalid = 'Bearer error="invalid_token"'
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  api.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })

test('serves public calls with an invalid token and reports it', async () => {
  for (const token of ['garbage', 'a.b.c'])
    for (const url of ['/api/cities', '/api/vehicles/stockcount', '/api/vehicles?size=1', '/api/resources']) {
      const answer = await ask(url, { authorization: `Bearer ${token}` })
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([200, invalid])
    }
  const good = await ask('/api/cities', { authorization: `Bearer ${await accessToken(api.deps, { subject: 'somebody' })}` })
  expect(good.headers['www-authenticate']).toBeUndefined()
})

test('rejects private calls with an invalid token or none', async () => {
  const dead = await ask('/api/customers/current', { authorization: 'Bearer garbage' })
  expect([dead.statusCode, dead.headers['www-authenticate'], dead.json().code]).toEqual([401, invalid, 'Unauthorized'])
  const none = await ask('/api/customers/current')
  expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Bearer'])
})

test('requires a CSRF token or a bearer token for changes', async () => {
  const [cookie] = (await ask('/api/antiforgery')).cookies
  expect((await ask('/api/contactrequests', {}, 'POST')).json().code).toBe('AntiForgery')
  const sent = { cookie: `XSRF-TOKEN=${cookie?.value}`, 'x-xsrf-token': String(cookie?.value) }
  expect((await ask('/api/contactrequests', sent, 'POST')).json().code).toBe('BadRequest')
  const authorization = `Bearer ${await accessToken(api.deps, { subject: 'somebody' })}`
  expect((await ask('/api/contactrequests', { authorization }, 'POST')).json().code).toBe('BadRequest')
  expect((await ask('/api/contactrequests', { authorization: 'Bearer garbage' }, 'POST')).json().code).toBe('AntiForgery')
})

test('sets no cookie on pages and responses', async () => {
  for (const url of ['/a-page', '/a-file', '/api/cities', '/api/vehicles/stockcount', '/api/customers/current'])
    expect([url, (await ask(url)).cookies]).toEqual([url, []])
})

test('parses the Bearer scheme in any case and rejects others', async () => {
  const token = await accessToken(api.deps, { subject: 'nobody-yet' })
  const shown = async (authorization: string) => {
    const { statusCode, headers } = await ask('/api/customers/current', { authorization })
    return [statusCode === 401, headers['www-authenticate']]
  }
  expect(await shown(`bearer ${token}`)).toEqual([false, undefined])
  for (const other of [`Basic ${token}`, `Bearer ${token} more`, `x Bearer ${token}`]) expect(await shown(other)).toEqual([true, 'Bearer'])
})

test('serves CSRF tokens separately, uncached', async () => {
  const answer = await ask('/api/antiforgery')
  expect([answer.statusCode, answer.headers['cache-control'], answer.cookies]).toMatchObject([204, 'no-store', [{ name: 'XSRF-TOKEN' }]])
  expect(answer.cookies[0]?.secure).toBeUndefined()
})
