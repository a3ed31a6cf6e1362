import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffRoles } from '#shared/actor.ts'
import type { Endpoint } from '#shared/contract.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'
import { calls } from './calls.ts'
import { type Caller, type Case, type Cases, callers, type World } from './cases.ts'
import { type Moment, rememberMoment } from './rewind.ts'
import { makeWorld } from './world.ts'

interface Request {
  method: Endpoint['method']
  url: string
  payload?: object
  headers?: Record<string, string>
}

/** Returns the status that contract and case define for a caller. */
function promised(call: Endpoint, { answer, stranger = answer, otherwise }: Case, caller: Caller): number {
  const other = otherwise?.[caller]
  if (other !== undefined) return other
  if (call.roles.includes('anyone')) return answer
  if (caller === 'nobody') return 401
  if (call.roles.some((role) => role === caller)) return answer
  if (!call.roles.includes('customer')) return 403
  return caller === 'owner' ? answer : stranger
}

/** Invalid tokens: expired, issued for another purpose, altered. */
async function badTokens({ deps }: TestApi): Promise<string[]> {
  const good = await accessToken(deps, { subject: 'admin' })
  const [head, claims, signature = ''] = good.split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
  return [
    await accessToken(deps, { subject: 'admin', lasts: -301 }),
    await accessToken(deps, { subject: 'admin', audience: deps.config.identity.clientId }),
    await accessToken(deps, { subject: 'admin', issuer: 'https://accounts.example.com' }),
    await accessToken(deps, { subject: 'admin', type: 'JWT' }),
    `${head}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${head}.${Buffer.from(JSON.stringify({ sub: 'admin' })).toString('base64url')}.${signature}`,
    `${none}.${claims}.`,
    'nothing',
  ]
}

/** Rate-limit counters: a refusal may be counted. */
const counted = /_attempts$/

/**
 * Sends these calls as every caller: anonymous, another customer, the owner of the record, each staff role. A role that the contract
 * refuses must be refused before any write; a permitted one gets the status of its case. Each call starts from the same data.
 */
export function testRights(cases: Cases): void {
  let api: TestApi
  let world: World
  let moment: Moment
  let bad: string[]
  const headers = new Map<Caller, Record<string, string>>()

  let visitor = 0
  /** Sends a request as a caller, each time from another address, so that no address limit is reached. */
  function ask(request: Request, caller: Caller, further: Record<string, string> = {}) {
    visitor += 1
    const remoteAddress = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
    return api.app.inject({ ...request, remoteAddress, headers: { ...headers.get(caller), ...request.headers, ...further } })
  }

  function requestOf(call: Endpoint, { url, payload, headers: further }: Case): Request {
    return {
      method: call.method,
      url: url ? url(world) : call.path.replace('{id}', String(world.car)),
      ...(payload && { payload: payload(world) }),
      ...(further && { headers: further }),
    }
  }

  const written = async () => (await moment.changed()).filter((table) => !counted.test(table))

  beforeAll(async () => {
    api = await testApi()
    for (const caller of callers) {
      const role = staffRoles.find((one) => one === caller)
      headers.set(caller, await (caller === 'nobody' ? api.headers() : api.headers(caller, role && [role])))
    }
    world = await makeWorld(api.deps, async (method, url, payload) => {
      const answer = await ask({ method, url, payload }, 'owner')
      if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    })
    moment = await rememberMoment(api.deps.pool)
    bad = await badTokens(api)
  })
  afterAll(() => api.close())

  const ours = calls.flatMap((call) => {
    const one = cases[call.id]
    return one ? [[`${call.method} ${call.path}`, call, one] as const] : []
  })
  describe.each(ours)('%s', (_name, call, one) => {
    test.each(callers)('called by %s', async (caller) => {
      await moment.rewind()
      const answer = await ask(requestOf(call, one), caller)
      const status = promised(call, one, caller)
      expect({ status: answer.statusCode, body: answer.statusCode === status ? '' : answer.body }).toEqual({ status, body: '' })
      // of one who may, and whose request is refused for what it says, the audit tells
      const mayNot = status !== one.answer
      if (status >= 400 || (call.method === 'GET' && !one.makes))
        expect((await written()).filter((table) => mayNot || table !== 'audit_entries')).toEqual([])
    })

    const isOpen = call.roles.includes('anyone')
    test('treats the holder of an expired, altered or foreign token as anonymous', async () => {
      await moment.rewind()
      for (const token of bad) {
        const answer = await ask(requestOf(call, one), 'nobody', { authorization: `Bearer ${token}` })
        expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
          promised(call, one, 'nobody'),
          'Bearer error="invalid_token"',
        ])
        if (isOpen) await moment.rewind()
      }
      expect(await written()).toEqual([])
    })

    if (call.method !== 'GET')
      test('refuses cookies without a bearer token from another origin', async () => {
        await moment.rewind()
        const answer = await ask(requestOf(call, one), 'nobody', { 'x-xsrf-token': 'made-up.made-up' })
        if (call.skipCsrf) return expect(answer.statusCode).toBe(promised(call, one, 'nobody'))
        expect(answer.json().code).toBe(isOpen ? 'AntiForgery' : 'Unauthorized')
        expect(await written()).toEqual([])
      })
  })
}
