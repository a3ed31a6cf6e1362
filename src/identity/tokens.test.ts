import { hash } from '@node-rs/argon2'
import { calculateJwkThumbprint, decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { pageOf, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'
import { accessToken } from '#testing/token.ts'
import { changePassword, endSessions } from './accounts.ts'
import { clean } from './jobs.ts'
import { isOutdated, verifyPassword } from './passwords.ts'
import { findPasswordHash, replaceHash } from './store.ts'

let place: TestIdentity
beforeAll(async () => {
  place = await testIdentity()
})
afterAll(() => place.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** As if so many seconds had gone by since tokens were used. */
async function letPass(seconds: number) {
  await place.api.deps.pool.query('update provider_records set consumed = consumed - make_interval(secs => $1)', [seconds])
}

describe('refresh token', () => {
  test('succeeds once for three concurrent tabs (P3)', async () => {
    const account = await place.account()
    const browser = place.browser()
    const first = await browser.tokens(account.email)
    const answers = await Promise.all([1, 2, 3].map(() => browser.refresh(first.refresh_token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 400)) expect(answer.json().error).toBe('invalid_grant')
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
    // a tab that comes a moment later is refused as well, and ends nothing
    expect((await browser.refresh(first.refresh_token)).json().error).toBe('invalid_grant')
    expect((await browser.refresh(winner.refresh_token)).statusCode).toBe(200)
    expect((await browser.get('/connect/userinfo', bearer(winner.access_token))).statusCode).toBe(200)
  })

  test('revokes its chain when replayed; a hidden iframe recovers', async () => {
    const account = await place.account()
    const browser = place.browser()
    const first = await browser.tokens(account.email)
    const second = (await browser.refresh(first.refresh_token)).json()
    await letPass(30)
    expect((await place.browser().refresh(first.refresh_token)).json().error).toBe('invalid_grant')
    expect((await browser.refresh(second.refresh_token)).json().error).toBe('invalid_grant')
    // the access token of the chain goes with it, as soon as the list of ended sessions is read again
    const statusOf = async (token: string) => (await browser.get('/connect/userinfo', bearer(token))).statusCode
    await expect.poll(() => statusOf(second.access_token)).toBe(401)
    const { answer, verifier } = await browser.authorize({ prompt: 'none' })
    const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
    const fresh = (await browser.redeem(code, verifier)).json()
    expect([await statusOf(fresh.access_token), (await browser.refresh(fresh.refresh_token)).statusCode]).toEqual([200, 200])
  })

  test('is revoked with its access token when the code is reused', async () => {
    const account = await place.account()
    const browser = place.browser()
    const { url, verifier } = await browser.signIn(account.email)
    const code = url.searchParams.get('code') ?? ''
    const first = (await browser.redeem(code, verifier)).json()
    expect((await browser.redeem(code, verifier)).json().error).toBe('invalid_grant')
    await expect.poll(async () => (await browser.get('/connect/userinfo', bearer(first.access_token))).statusCode).toBe(401)
  })

  test('is invalid after the session has ended', async () => {
    const account = await place.account()
    const browser = place.browser()
    const { refresh_token } = await browser.tokens(account.email)
    await place.api.deps.pool.query("delete from provider_records where model = 'Session' and account_id = $1", [account.subject])
    expect((await browser.refresh(refresh_token)).json().error).toBe('invalid_grant')
  })
})

test('stores no session, code or refresh token in plain text', async () => {
  const account = await place.account()
  const browser = place.browser()
  const { url, verifier } = await browser.signIn(account.email)
  const code = url.searchParams.get('code') ?? ''
  // an interaction that begins in a session knows of it
  await browser.authorize({ prompt: 'login' })
  const before = await place.api.deps.pool.query('select id, payload::text as payload from provider_records')
  const { refresh_token } = (await browser.redeem(code, verifier)).json()
  const after = await place.api.deps.pool.query('select id, payload::text as payload from provider_records')
  const kept = JSON.stringify([before.rows, after.rows])
  const session = browser.cookies.get('rihla_session')?.value ?? ''
  for (const secret of [code, refresh_token, session]) {
    expect(secret).not.toBe('')
    expect(kept).not.toContain(secret)
  }
  // ending the sessions finds what hangs on them all the same
  await changePassword(place.api.deps, account.subject, 'une phrase de passe de plus', { keep: 'another device' })
  const { rows } = await place.api.deps.pool.query('select model from provider_records where account_id = $1', [account.subject])
  expect(rows).toEqual([])
})

describe('access token', () => {
  const userinfo = async (token: string) => (await place.browser().get('/connect/userinfo', bearer(token))).statusCode
  const api = async (token: string) => (await place.api.app.inject({ url: '/api/customers/current', headers: bearer(token) })).statusCode

  test('is accepted by the API and by userinfo', async () => {
    const account = await place.account()
    const { access_token } = await place.browser().tokens(account.email)
    expect([await api(access_token), await userinfo(access_token)]).toEqual([200, 200])
  })

  test('is rejected when foreign, expired, altered or of a deleted account', async () => {
    const { deps } = place.api
    const account = await place.account()
    const { access_token, id_token } = await place.browser().tokens(account.email)
    const { subject } = account
    const [head = '', body = '', signature = ''] = access_token.split('.')
    const altered = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), sub: 'somebody-else' })).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const bad = {
      'the ID token': id_token,
      'another audience': await accessToken(deps, { subject, audience: 'another-api' }),
      'another issuer': await accessToken(deps, { subject, issuer: 'https://evil.example' }),
      'another type': await accessToken(deps, { subject, type: 'JWT' }),
      expired: await accessToken(deps, { subject, lasts: -400 }),
      altered: `${head}.${altered}.${signature}`,
      unsigned: `${unsigned}.${body}.`,
      garbage: 'x.y.z',
    }
    for (const [what, token] of Object.entries(bad)) expect([what, await api(token), await userinfo(token)]).toEqual([what, 401, 401])
    expect(await userinfo(await accessToken(deps, { subject: 'nobody' }))).toBe(401)
    expect(await userinfo('')).toBe(401)
  })

  test('is accepted within the clock skew after expiry', async () => {
    const { subject } = await place.account()
    expect(await userinfo(await accessToken(place.api.deps, { subject, lasts: -200 }))).toBe(200)
  })
})

test('becomes invalid in other sessions after a password change', async () => {
  const account = await place.account()
  const browser = place.browser()
  const tokens = await browser.tokens(account.email)
  await changePassword(place.api.deps, account.subject, 'une autre phrase de passe')
  expect((await browser.refresh(tokens.refresh_token)).json().error).toBe('invalid_grant')
  const { answer } = await browser.authorize({ prompt: 'none' })
  expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('login_required')
  const { rows } = await place.api.deps.pool.query('select sid from ended_sessions where sid = $1', [decodeJwt(tokens.access_token).sid])
  expect(rows).toHaveLength(1)
  expect((await browser.signIn(account.email, 'une autre phrase de passe')).url.searchParams.has('code')).toBe(true)
})

describe('ended sessions', () => {
  test('are not restored by running requests', async () => {
    const account = await place.account()
    const browser = place.browser()
    await browser.tokens(account.email)
    const session = await place.identity.provider.Session.find(browser.cookies.get('rihla_session')?.value ?? '')
    expect(session?.accountId).toBe(account.subject)
    await endSessions(place.api.deps, account.subject)
    await session?.persist()
    const { answer } = await browser.authorize({ prompt: 'none' })
    expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('login_required')
  })

  test('prevent the completion of a sign-in with the old password', async () => {
    const account = await place.account()
    for (const how of [{}, { keep: 'another device' }]) {
      const browser = place.browser()
      const { answer } = await browser.authorize()
      const { page } = pageOf((await browser.follow(answer)).answer, 'login')
      const password = 'keep' in how ? 'une phrase nouvelle' : testPassword
      const posted = await browser.post(page.form.action, { _csrf: page.form.token, identifier: account.email, password })
      expect(posted.headers.location).toMatch(/\/connect\/authorize\//)
      await changePassword(place.api.deps, account.subject, 'une phrase nouvelle', how)
      expect(pageOf((await browser.follow(posted)).answer, 'error').page.fault).toBe('interactionExpired')
      expect(browser.cookies.has('rihla_session')).toBe(false)
    }
  })
})

test('rehashes outdated hashes, except a concurrently changed password', async () => {
  const { deps } = place.api
  const account = await place.account()
  const kept = async () => (await findPasswordHash(deps.db, account.subject)) ?? ''
  const former = await hash(testPassword, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await deps.pool.query('update accounts set password_hash = $1 where subject = $2', [former, account.subject])
  expect((await place.browser().signIn(account.email)).url.searchParams.has('code')).toBe(true)
  const renewed = await kept()
  expect([renewed === former, isOutdated(renewed), await verifyPassword(renewed, testPassword)]).toEqual([false, false, true])
  await replaceHash(deps.db, account.subject, former, 'a hash of the former password')
  expect(await kept()).toBe(renewed)
})

describe('sign-out', () => {
  const endSession = '/connect/endsession?post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauthentication%2Flogout-callback'

  test('requires confirmation without ID token (P7)', async () => {
    const [account, other] = [await place.account(), await place.account()]
    const browser = place.browser()
    await browser.tokens(account.email)
    const foreign = await place.browser().tokens(other.email)
    // the same person on another device
    const elsewhere = await place.browser().tokens(account.email)
    for (const query of ['&client_id=rihla-site', `&id_token_hint=${foreign.id_token}`, `&id_token_hint=${elsewhere.id_token}`]) {
      const said = (await browser.get(endSession + query)).json()
      expect(said.page).toMatchObject({
        kind: 'signOut',
        name: 'Salma Alaoui',
        action: '/connect/endsession/confirm',
        fields: { logout: 'yes' },
      })
    }
    expect(new URL(String((await browser.authorize({ prompt: 'none' })).answer.headers.location)).searchParams.has('code')).toBe(true)
  })

  test('returns to the site only', async () => {
    const account = await place.account()
    const browser = place.browser()
    const { id_token } = await browser.tokens(account.email)
    const evil = '/connect/endsession?post_logout_redirect_uri=https%3A%2F%2Fevil.example%2F'
    expect((await browser.get(`${evil}&id_token_hint=${id_token}`)).statusCode).toBe(400)
  })
})

test('deletes expired data', async () => {
  const { pool } = place.api.deps
  await place.browser().tokens((await place.account()).email)
  await pool.query("update provider_records set expires = now() - interval '1 minute'")
  await pool.query("insert into ended_sessions (sid, ended) values ('long-ago', now() - interval '2 days')")
  await clean(place.identity)
  const { rows } = await pool.query(
    "select (select count(*)::int from provider_records) as records, (select count(*)::int from account_sessions) as devices, (select count(*)::int from ended_sessions where sid = 'long-ago') as ended",
  )
  expect(rows).toEqual([{ records: 0, devices: 0, ended: 0 }])
})

test('publishes an announced key without signing with it', async () => {
  const made = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(made.privateKey)
  const waiting = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig', made: '2100-01-01T00:00:00Z' }
  const other = await testIdentity({}, systemClock, (keys) => ({
    signing: [...keys.signing, waiting],
    cookies: [...keys.cookies, 'the-secret-that-waits-for-its-turn'],
  }))
  try {
    const [first] = other.api.deps.keys.signing
    const published = (await other.browser().get('/.well-known/jwks.json')).json() as { keys: Record<string, unknown>[] }
    expect(published.keys.map(({ kid }) => kid)).toEqual([first?.kid, waiting.kid])
    for (const key of published.keys) expect(Object.keys(key)).not.toContain('d')
    const tokens = await other.browser().tokens((await other.account()).email)
    for (const token of [tokens.access_token, tokens.id_token]) expect(decodeProtectedHeader(token).kid).toBe(first?.kid)
  } finally {
    await other.close()
  }
})
