import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const invalid = 'Bearer error="invalid_token"'
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  api.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })

test('a token that is not believed leaves open what is open to anyone, and says so', async () => {
  for (const token of ['garbage', 'a.b.c'])
    for (const url of ['/api/cities', '/api/vehicles/stockcount', '/api/vehicles?size=1', '/api/resources']) {
      const answer = await ask(url, { authorization: `Bearer ${token}` })
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([200, invalid])
    }
  const good = await ask('/api/cities', { authorization: `Bearer ${await accessToken(api.deps, { subject: 'somebody' })}` })
  expect(good.headers['www-authenticate']).toBeUndefined()
})

test('what needs a caller is refused to a dead token and to none', async () => {
  const dead = await ask('/api/customers/current', { authorization: 'Bearer garbage' })
  expect([dead.statusCode, dead.headers['www-authenticate'], dead.json().code]).toEqual([401, invalid, 'Unauthorized'])
  const none = await ask('/api/customers/current')
  expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Bearer'])
})

test('the anti-forgery cookie comes with answers, once, and is not asked of who shows a token', async () => {
  const first = await ask('/api/vehicles/stockcount')
  const [cookie] = first.cookies
  expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' })
  expect((await ask('/api/vehicles/stockcount', { cookie: `XSRF-TOKEN=${cookie?.value}` })).cookies).toEqual([])
  expect((await ask('/api/contactrequests', {}, 'POST')).json().code).toBe('AntiForgery')
  const sent = { cookie: `XSRF-TOKEN=${cookie?.value}`, 'x-xsrf-token': String(cookie?.value) }
  expect((await ask('/api/contactrequests', sent, 'POST')).json().code).toBe('BadRequest')
  const authorization = `Bearer ${await accessToken(api.deps, { subject: 'somebody' })}`
  expect((await ask('/api/contactrequests', { authorization }, 'POST')).json().code).toBe('BadRequest')
  expect((await ask('/api/contactrequests', { authorization: 'Bearer garbage' }, 'POST')).json().code).toBe('AntiForgery')
})
