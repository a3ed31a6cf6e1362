import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { siteAddress } from '#shared/address.ts'
import { defineEndpoint, type Endpoint } from '#shared/contract.ts'
import { AppError } from '#shared/errors.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { basePathAdder } from './addresses.ts'
import { audited } from './audit.ts'
import { type Ask, cookieLanguage, requestLanguage, route } from './http.ts'

let api: TestApi
let heard: Ask<Endpoint>[] = []

/** Calls defined in this file only. */
const call = <const C extends Partial<Endpoint> & { id: string }>(more: C) =>
  defineEndpoint({ method: 'GET', path: `/api/things/${more.id}`, summary: '', roles: ['anyone'], errors: [], ...more } as Endpoint)
const Thing = z.object({ id: z.number(), page: siteAddress.optional() })
const calls = {
  open: call({ id: 'open', aliases: ['/api/others/open'], query: z.object({ size: z.coerce.number().optional() }), output: Thing }),
  maybe: call({ id: 'maybe', output: Thing, mayBeEmpty: true }),
  wrong: call({ id: 'wrong', output: Thing }),
  text: call({ id: 'text', output: Thing }),
  file: call({ id: 'file', file: 'text/plain' }),
  own: call({ id: 'own', roles: ['customer'], output: Thing }),
  change: call({ id: 'change', method: 'POST', body: z.object({ note: z.string() }) }),
  machine: call({ id: 'machine', method: 'POST', skipCsrf: true }),
  told: call({ id: 'told', method: 'POST', skipCsrf: true, body: z.object({ oid: z.string() }) }),
  make: call({
    id: 'make',
    method: 'POST',
    path: '/api/staff/things',
    roles: ['manager'],
    body: z.looseObject({}),
    output: z.object({ id: z.number() }),
  }),
  step: call({
    id: 'step',
    method: 'PUT',
    path: '/api/staff/things/{id}/parts/{part}',
    roles: ['customer', 'manager'],
    params: z.object({ id: z.string(), part: z.string() }),
    query: z.object({ force: z.string().optional() }),
    body: z.looseObject({}),
  }),
  keyed: call({
    id: 'keyed',
    method: 'DELETE',
    path: '/api/staff/things/by/{key}',
    roles: ['manager'],
    params: z.object({ key: z.string() }),
  }),
  fails: call({
    id: 'fails',
    method: 'POST',
    path: '/api/staff/things/{id}/fails',
    roles: ['manager'],
    params: z.object({ id: z.string() }),
    body: z.object({ how: z.string() }),
  }),
}
const answers: Record<string, (ask: Ask<Endpoint>) => unknown> = {
  open: () => ({ id: 1, page: '/cars/7' }),
  maybe: () => undefined,
  wrong: () => ({ id: 'one' }),
  text: () => '{"id":2,"page":"/home"}',
  file: ({ reply }) => reply.type('text/plain').send('a file'),
  own: () => ({ id: 3 }),
  make: () => ({ id: 77 }),
  fails: async ({ actor, body }) => {
    const { how } = body as { how: string }
    if (how !== 'before') await audited(api.deps.db, actor, async () => undefined)
    throw how === 'known' ? new AppError('TooManyRequests') : new Error('nobody foresaw it')
  },
}

beforeAll(async () => {
  api = await testApi({ settings: { BASE_PATH: '/occasion/', LOG_LEVEL: 'silent' } })
  for (const [name, one] of Object.entries(calls))
    route(api, one, (ask) => {
      heard.push(ask)
      return answers[name]?.(ask) as never
    })
})
afterAll(() => api.close())

type Asking = { method?: string; headers?: Record<string, string>; payload?: object | string }
async function ask(url: string, { method = 'GET', ...more }: Asking = {}) {
  heard = []
  return api.app.inject({ method: method as 'GET', url: `/occasion${url}`, ...more } as never) as never as {
    statusCode: number
    body: string
    headers: Record<string, string | undefined>
    json: () => { code?: string; id?: number }
  }
}
const at = (one: { id: string }) => `/api/things/${one.id}`
const manager = () => api.headers('boss', ['manager'])

describe('route', () => {
  test('responds under each alias, with the base path in site URLs', async () => {
    for (const url of [at(calls.open), '/api/others/open']) {
      const answer = await ask(`${url}?SIZE=7`)
      expect([answer.statusCode, answer.json(), answer.headers['content-type']]).toEqual([
        200,
        { id: 1, page: '/occasion/cars/7' },
        'application/json; charset=utf-8',
      ])
      expect(heard[0]).toMatchObject({ query: { size: 7 }, language: 'fr', actor: { id: null } })
    }
    expect((await ask(at(calls.text))).json()).toEqual({ id: 2, page: '/occasion/home' })
  })

  test('responds 204 without content; rejects an invalid response', async () => {
    const nothing = await ask(at(calls.maybe))
    expect([nothing.statusCode, nothing.body]).toEqual([204, ''])
    expect((await ask(at(calls.wrong))).statusCode).toBe(500)
    const file = await ask(at(calls.file))
    expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, 'a file', 'text/plain'])
  })

  test('rejects callers without the required role', async () => {
    expect([(await ask(at(calls.own))).json().code, heard.length]).toEqual(['Unauthorized', 0])
    expect((await ask(at(calls.own), { headers: await api.headers('salma') })).json()).toEqual({ id: 3 })
    const made = await ask('/api/staff/things', { method: 'POST', headers: await api.headers('salma'), payload: {} })
    expect([made.json().code, heard.length]).toEqual(['Forbidden', 0])
  })

  test('requires a CSRF token for changes, with the defined exemptions', async () => {
    const change = async (headers: Record<string, string>) =>
      (await ask(at(calls.change), { method: 'POST', headers, payload: { note: 'x' } })).json
    const status = async (headers: Record<string, string>) =>
      (await ask(at(calls.change), { method: 'POST', headers, payload: { note: 'x' } })).statusCode
    expect((await change({}))().code).toBe('AntiForgery')
    expect(await status(await api.headers())).toBe(204)
    const { authorization = '' } = await api.headers('salma')
    expect(await status({ authorization })).toBe(204)
    expect((await ask(at(calls.machine), { method: 'POST' })).statusCode).toBe(204)
  })

  test('ignores the body of a mail program’s unsubscribe request', async () => {
    const form = { method: 'POST', payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await ask(at(calls.machine), form)).statusCode).toBe(204)
    expect((await ask(at(calls.told), { method: 'POST', payload: { oid: 'R1' } })).statusCode).toBe(204)
    expect(heard[0]?.body).toEqual({ oid: 'R1' })
    expect((await ask(at(calls.told), { method: 'POST', payload: {} })).json().code).toBe('BadRequest')
  })
})

describe('audit log of requests', () => {
  const lines = async () => {
    const { rows } = await api.deps.pool.query(
      'select action, subject, record_type, record_id, outcome, details, created from audit_entries where id > $1 order by id',
      [last],
    )
    return rows.map(({ record_type, record_id, created, ...rest }) => ({
      ...rest,
      of: record_id && `${record_type} ${record_id}`,
      at: created.toISOString(),
    }))
  }
  let last = 0
  const from = async () => {
    last = Number((await api.deps.pool.query('select coalesce(max(id), 0) as last from audit_entries')).rows[0].last)
  }

  test('records ids, field names and the action, but no values', async () => {
    await from()
    const payload = { action: 'Sell', ids: [3, 'x', 4], note: 'secret', 'no name': 1 }
    await ask('/api/staff/things/7/parts/wheel?force=please', { method: 'PUT', headers: await manager(), payload })
    await ask('/api/staff/things/by/abc-1.2', { method: 'DELETE', headers: await manager() })
    expect(await lines()).toEqual([
      {
        action: 'step',
        subject: 'boss',
        of: 'things 7',
        outcome: 'Done',
        details: { part: 'wheel', fields: ['force', 'action', 'ids', 'note'], action: 'Sell', ids: [3, 4] },
        at: testNow,
      },
      { action: 'keyed', subject: 'boss', of: 'things abc-1.2', outcome: 'Done', details: {}, at: testNow },
    ])
  })

  test('limits and filters texts in place of ids and names', async () => {
    await from()
    const ids = Array.from({ length: 101 }, (_, i) => i)
    await ask(`/api/staff/things/${encodeURIComponent('a b')}/parts/${'p'.repeat(41)}`, {
      method: 'PUT',
      headers: await manager(),
      payload: { action: 'no step', ids, [`${'f'.repeat(41)}`]: 1, ['f'.repeat(40)]: 1 },
    })
    await ask(`/api/staff/things/${'k'.repeat(64)}/parts/${'p'.repeat(40)}`, {
      method: 'PUT',
      headers: await manager(),
      payload: { action: 7 },
    })
    await ask(`/api/staff/things/${'k'.repeat(65)}/parts/x`, { method: 'PUT', headers: await manager(), payload: {} })
    const [odd, long, longer] = await lines()
    expect([odd?.of, odd?.details]).toEqual([null, { fields: ['action', 'ids', 'f'.repeat(40)], ids: ids.slice(0, 100) }])
    expect([long?.of, long?.details]).toEqual([`things ${'k'.repeat(64)}`, { part: 'p'.repeat(40), fields: ['action'] }])
    expect([longer?.of, longer?.details]).toEqual([null, { part: 'x' }])
  })

  test('takes the id of a new record from the response', async () => {
    await from()
    expect((await ask('/api/staff/things', { method: 'POST', headers: await manager(), payload: { note: 1 } })).json()).toEqual({ id: 77 })
    expect(await lines()).toMatchObject([{ action: 'make', of: 'things 77', details: { fields: ['note'] } }])
  })

  test('records a failure after a commit; nothing without changes', async () => {
    const fail = async (how: string) => {
      await from()
      await ask('/api/staff/things/7/fails', { method: 'POST', headers: await manager(), payload: { how } })
      return (await lines()).map(({ outcome, details }) => [outcome, details.code])
    }
    expect(await fail('before')).toEqual([])
    expect(await fail('known')).toEqual([
      ['Done', undefined],
      ['Failed', 'TooManyRequests'],
    ])
    expect(await fail('unknown')).toEqual([
      ['Done', undefined],
      ['Failed', 'Unexpected'],
    ])
  })

  test('records staff operations only', async () => {
    await from()
    await ask('/api/staff/things/7/parts/wheel', { method: 'PUT', headers: await api.headers('salma'), payload: {} })
    await ask(at(calls.change), { method: 'POST', headers: await manager(), payload: { note: 'x' } })
    await ask(at(calls.own), { headers: await manager() })
    expect(await lines()).toEqual([])
  })
})

test.each([
  [{ query: { lang: 'ar' }, cookie: 'lang=fr', accept: 'fr' }, 'ar'],
  [{ query: { lang: 'xx' }, cookie: 'a=1; lang=ar', accept: 'fr' }, 'ar'],
  [{ query: {}, cookie: 'mylang=ar', accept: 'ar-MA,fr;q=0.5' }, 'ar'],
  [{ query: undefined, cookie: undefined, accept: undefined }, 'fr'],
])('a request that says %j is answered in %s', ({ query, cookie, accept }, language) => {
  expect(requestLanguage({ query, headers: { cookie, 'accept-language': accept } } as never)).toBe(language)
})

test.each([
  ['lang=ar', 'ar'],
  ['x=1;lang=fr', 'fr'],
  ['lang=en', null],
  ['xlang=ar', null],
  [undefined, null],
])('of the cookies %s the language is %s', (cookie, language) => {
  expect(cookieLanguage(cookie)).toBe(language)
})

test('adds the base path to site URLs at any depth of a response', () => {
  const schema = z.object({
    page: siteAddress,
    maybe: siteAddress.nullable().optional(),
    list: z.array(z.object({ uri: siteAddress, name: z.string() })),
    bare: z.array(siteAddress),
    name: z.string(),
    deep: z.object({ name: z.string() }),
    names: z.array(z.string()),
  })
  const add = basePathAdder(schema, '/occasion/')
  const given = {
    page: '/a',
    maybe: null,
    list: [{ uri: '/b', name: '/b' }],
    bare: ['/c'],
    name: '/d',
    deep: { name: '/e' },
    names: ['/f'],
  }
  expect(add?.(given)).toEqual({ ...given, page: '/occasion/a', list: [{ uri: '/occasion/b', name: '/b' }], bare: ['/occasion/c'] })
  expect(add?.({ list: 'odd', bare: null })).toEqual({ list: 'odd', bare: null })
  for (const odd of [null, 'text', undefined]) expect(add?.(odd)).toBe(odd)
  expect([
    basePathAdder(schema, '/'),
    basePathAdder(undefined, '/occasion/'),
    basePathAdder(z.object({ name: z.string() }), '/occasion/'),
  ]).toEqual([null, null, null])
})
