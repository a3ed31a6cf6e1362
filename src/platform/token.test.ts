import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'
import { apiAudience, createTokenCheck, type TokenCheck } from './token.ts'

let api: TestApi
let check: TokenCheck
const ended = new Set<string>()
beforeAll(async () => {
  api = await testApi()
  const { config, keys, clock } = api.deps
  check = createTokenCheck({ issuer: config.identity.issuer, keys, ended: async (session) => ended.has(session), now: () => clock.now() })
})
afterAll(() => api.close())

const refused = { code: 'Unauthorized' }

/** Returns a token with custom claims and header, signed with the current key. */
async function made(claims: Record<string, unknown>, head: Record<string, unknown> = {}, secret?: Uint8Array): Promise<string> {
  const { config, keys, clock } = api.deps
  const key = keys.signing[0] as (typeof keys.signing)[number]
  const now = Math.floor(clock.now().getTime() / 1000)
  const sound = { iss: config.identity.issuer, aud: apiAudience, sub: 'amina', sid: 'session', iat: now, exp: now + 600 }
  return new SignJWT({ ...sound, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt', ...head })
    .sign(secret ?? (await importJWK(key, 'RS256')))
}

test('returns subject and session of a valid token', async () => {
  expect(await check(await accessToken(api.deps, { subject: 'amina', session: 's-1' }))).toEqual({ subject: 'amina', session: 's-1' })
})

test.each([
  ['another audience', { audience: 'another-api' }],
  ['another issuer', { issuer: 'https://evil.example' }],
  ['the type of an ID token', { type: 'JWT' }],
  ['an end beyond the skew of clocks', { lasts: -301 }],
])('%s is refused', async (_what, wish) => {
  await expect(check(await accessToken(api.deps, { subject: 'amina', ...wish }))).rejects.toMatchObject(refused)
})

test('accepts an expired token within the clock skew', async () => {
  expect(await check(await accessToken(api.deps, { subject: 'amina', lasts: -299 }))).toMatchObject({ subject: 'amina' })
})

test('rejects a token without subject, session, expiry or issue time', async () => {
  for (const claim of ['sub', 'sid', 'exp', 'iat']) await expect(check(await made({ [claim]: undefined }))).rejects.toMatchObject(refused)
  await expect(check(await made({ sid: 7 }))).rejects.toMatchObject(refused)
})

test('rejects altered, unsigned and foreign tokens', async () => {
  const sound = await made({})
  const [head = '', body = '', signature = ''] = sound.split('.')
  const other = (await made({ sub: 'somebody' })).split('.')[1]
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
  const [key] = api.deps.keys.signing
  const confused = await made({}, { alg: 'HS256' }, new TextEncoder().encode(JSON.stringify({ n: key?.n, e: key?.e }).padEnd(64)))
  const unknown = await made({}, { kid: 'unknown' })
  for (const token of [`${head}.${other}.${signature}`, `${none}.${body}.`, `${head}.${body}.`, confused, unknown, 'x', '', '..', 'a.b.c'])
    await expect(check(token)).rejects.toMatchObject(refused)
})

test('rejects a token of an ended session', async () => {
  const token = await accessToken(api.deps, { subject: 'amina', session: 'ending' })
  await check(token)
  ended.add('ending')
  await expect(check(token)).rejects.toMatchObject(refused)
})

test('accepts tokens of the previous key after a rotation', async () => {
  const { config, keys, clock } = api.deps
  const fresh = { ...keys, signing: [{ ...(keys.signing[0] as (typeof keys.signing)[number]), kid: 'newer' }, ...keys.signing] }
  const later = createTokenCheck({ issuer: config.identity.issuer, keys: fresh, ended: async () => false, now: () => clock.now() })
  expect(await later(await accessToken(api.deps, { subject: 'amina' }))).toMatchObject({ subject: 'amina' })
})
