import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { pageOf, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'
import { accessToken } from '#testing/token.ts'
import { signIn } from './accounts.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { watchIdentity } from './metrics.ts'
import { sendConfirmation, sendInvitation, sendReset } from './notices.ts'

let place: TestIdentity
beforeAll(async () => {
  place = await testIdentity({ LOG_LEVEL: 'silent' })
})
afterAll(() => place.close())
afterEach(() => vi.useRealTimers())
const run = async (text: string, ...values: unknown[]) => (await place.api.deps.pool.query(text, values)).rows

describe('renders errors of provider pages as pages', () => {
  test.each([
    ['a fault that nobody foresaw', new Error('odd'), 500, 'unexpected'],
    ['a house that asks to come back', new AppError('NotReady'), 503, 'tooMany'],
    ['too many at once', new AppError('TooManyRequests'), 429, 'tooMany'],
    ['what there is not', new AppError('NotFound'), 404, 'notFound'],
    ['what was asked wrongly', new AppError('BadRequest'), 400, 'badRequest'],
    ['a fault of ours with a name', new AppError('Unexpected'), 500, 'unexpected'],
    ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'tooMany'],
    ['what the server refused', Object.assign(new Error(), { statusCode: 400 }), 400, 'badRequest'],
    ['what the server refused otherwise', Object.assign(new Error(), { statusCode: 499 }), 499, 'badRequest'],
    ['a status that is no refusal', Object.assign(new Error(), { statusCode: 302 }), 500, 'unexpected'],
    ['a status of a fault', Object.assign(new Error(), { statusCode: 502 }), 500, 'unexpected'],
  ])('%s', async (_what, error, status, fault) => {
    const { dataExport } = place.identity.ports
    const { state } = dataExport
    const browser = place.browser()
    await browser.signIn((await place.account()).email)
    dataExport.state = () => Promise.reject(error)
    try {
      const answer = await browser.get('/identity/manage')
      expect([answer.statusCode, pageOf(answer, 'error').page.fault]).toEqual([status, fault])
      expect(pageOf(answer, 'error').page.reference).toBe(answer.headers['x-request-id'])
    } finally {
      dataExport.state = state
    }
  })

  test('renders a page for missing and expired URLs', async () => {
    const told = async (url: string) => {
      const answer = await place.browser().get(url)
      return [answer.statusCode, pageOf(answer, 'error').page.fault]
    }
    expect([await told('/identity/nothing'), await told('/identity/interaction/gone/login')]).toEqual([
      [404, 'notFound'],
      [400, 'interactionExpired'],
    ])
  })
})

test('rejects bodies over 32 kB', async () => {
  const { app } = place.api
  const post = async (url: string, length: number) =>
    (
      await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `a=${'x'.repeat(length - 2)}`,
      })
    ).statusCode
  expect(await post('/identity/forgotten', 32_768)).toBe(403)
  expect(await post('/identity/forgotten', 32_769)).toBe(413)
  const token = await app.inject({ method: 'POST', url: '/connect/token', headers: { 'content-length': '32769' } })
  expect([token.statusCode, token.json().code]).toEqual([413, 'PayloadTooLarge'])
  expect(await post('/connect/token', 32_768)).toBe(400)
})

test('sets request id and nosniff', async () => {
  const answer = await place.browser().get('/.well-known/jwks.json')
  expect([answer.headers['x-content-type-options'], String(answer.headers['x-request-id']).length > 8]).toEqual(['nosniff', true])
  expect(answer.json().keys.every((key: object) => !('d' in key) && !('made' in key))).toBe(true)
})

test('uses links of one day, 30 minutes and three days', async () => {
  const account = await place.account()
  const { db } = place.api.deps
  await db.transaction().execute((trx) => sendConfirmation(place.identity, trx, account))
  const last = async () =>
    (
      await run(
        'select purpose, email, round(extract(epoch from expires - created) / 60)::int as minutes from account_links where subject = $1 order by created desc limit 1',
        account.subject,
      )
    )[0]
  expect(await last()).toEqual({ purpose: 'email', email: account.email, minutes: 24 * 60 })
  await sendReset(place.identity, account.email)
  expect(await last()).toEqual({ purpose: 'password', email: account.email, minutes: 30 })
  const url = await db.transaction().execute((trx) => sendInvitation(place.identity, trx, account))
  expect([await last(), url]).toEqual([
    { purpose: 'password', email: account.email, minutes: 72 * 60 },
    expect.stringContaining('/identity/reset?token='),
  ])
  const sent = place.mails.length
  await sendReset(place.identity, 'nobody at all')
  await sendReset(place.identity, 'nobody@exemple.ma')
  expect(place.mails).toHaveLength(sent)
})

test('userinfo returns the claims of the scopes; rejects deleted accounts', async () => {
  const account = await place.account()
  const token = await accessToken(place.api.deps, { subject: account.subject })
  const ask = (authorization: string) => place.browser().get('/connect/userinfo', { authorization })
  const answer = await ask(`Bearer ${token}`)
  expect(answer.json()).toEqual({ sub: account.subject, name: 'Salma Alaoui', given_name: 'Salma', family_name: 'Alaoui', locale: 'fr' })
  expect([answer.headers['cache-control'], answer.headers.vary]).toEqual(['no-store', 'Origin'])
  for (const odd of ['', 'Bearer x', `Basic ${token}`, `Bearer ${await accessToken(place.api.deps, { subject: 'nobody' })}`]) {
    const refused = await ask(odd)
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"'])
  }
})

test('rejects CORS preflights of other sites', async () => {
  const ask = async (origin: string) =>
    (await place.api.app.inject({ method: 'OPTIONS', url: '/connect/userinfo', headers: { origin } })).headers
  expect(await ask('http://localhost:3000')).toMatchObject({
    'access-control-allow-methods': 'GET',
    'access-control-max-age': '3600',
    'access-control-allow-origin': 'http://localhost:3000',
  })
  const other = await ask('https://evil.example')
  expect([other['access-control-allow-methods'], other['access-control-allow-origin'], other.vary]).toEqual([
    undefined,
    undefined,
    'Origin',
  ])
})

test('caches ended sessions for one second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let now = Date.now()
  const deps = { ...place.api.deps, clock: { now: () => new Date(now) } }
  await run("insert into ended_sessions (sid, ended) values ('over', $1), ('long over', $2)", new Date(now), new Date(now - 1_200_000))
  const ended = createEndedSessions(deps)
  expect([await ended('over'), await ended('long over'), await ended('lasts')]).toEqual([true, false, false])
  await run("insert into ended_sessions (sid, ended) values ('just now', $1)", new Date(now))
  vi.advanceTimersByTime(1000)
  expect(await ended('just now')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await ended('just now')).toBe(true)
  now += 1_199_999
  const [early, late] = [createEndedSessions(deps), createEndedSessions({ ...deps, clock: { now: () => new Date(now + 1) } })]
  expect([await early('just now'), await late('just now')]).toEqual([true, false])
})

test('reloads the list of ended sessions after an error', async () => {
  const { db } = place.api.deps
  let asked = 0
  const failsOnce = db.withPlugin({
    transformQuery({ node }) {
      asked++
      if (asked === 1) throw new Error('away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const ended = createEndedSessions({ ...place.api.deps, db: failsOnce })
  await expect(ended('over')).rejects.toThrow('away')
  expect([await ended('over'), await ended('lasts'), asked]).toEqual([true, false, 2])
})

test('counts sign-ins by result in the metrics', async () => {
  const account = await place.account()
  const registry = new Registry()
  watchIdentity(registry)
  const figures = async () =>
    Object.fromEntries(
      [...(await registry.metrics()).matchAll(/^(?:identity_sign_ins_total\{end="(\w+)"\}|identity_(waiting)_for_hash) (\d+)$/gm)].map(
        ([, end, waiting, count]) => [end ?? waiting, Number(count)],
      ),
    )
  const before = await figures()
  const attempt = (password: string) =>
    signIn({ ...place.api.deps, log: pino({ level: 'silent' }) } as never, account.email, password, '10.9.9.9')
  await attempt(testPassword)
  for (let i = 0; i < 6; i++) await attempt('wrong')
  const after = await figures()
  expect(['succeeded', 'wrong', 'tooMany', 'waiting'].map((name) => (after[name] ?? 0) - (before[name] ?? 0))).toEqual([1, 5, 1, 0])
})
