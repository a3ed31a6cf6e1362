import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyIdToken } from './id-token.ts'
import { sessionErrorOf } from './session-error.ts'

const issuer = 'https://comptes.exemple.ma'
const clientId = 'rihla-site'
const now = new Date('2026-03-15T10:00:00Z')
const seconds = now.getTime() / 1000

let ours: Key
let next: Key
let strangers: Key

interface Key {
  secret: CryptoKey
  published: JWK
}

beforeAll(async () => {
  ours = await makeKey('ours')
  next = await makeKey('next')
  strangers = await makeKey('ours')
})

async function makeKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { secret: privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } }
}

function token(claims: Record<string, unknown> = {}, key: Key = ours): Promise<string> {
  return new SignJWT({ iss: issuer, aud: clientId, azp: clientId, sub: 'a', iat: seconds, exp: seconds + 600, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.published.kid as string })
    .sign(key.secret)
}

const verify = (idToken: string, keys: (fresh: boolean) => Promise<JWK[]> = async () => [ours.published]) =>
  verifyIdToken(idToken, { issuer, clientId, keys, now })

/** Returns the error code shown to the user. */
async function refusal(idToken: string): Promise<string> {
  return verify(idToken).then(
    () => 'believed',
    (error) => sessionErrorOf(error).code,
  )
}

describe('verifyIdToken', () => {
  test('accepts a token of the provider for this site', async () => {
    expect(await verify(await token())).toMatchObject({ sub: 'a', azp: clientId })
    expect(await refusal(await token({ azp: undefined }))).toBe('believed')
  })

  test('accepts a clock skew of 300 s', async () => {
    expect(await refusal(await token({ exp: seconds - 299 }))).toBe('believed')
    expect(await refusal(await token({ exp: seconds - 301 }))).toBe('signIn')
  })

  test.each([
    ['another issuer', { iss: 'https://evil.ma' }, 'issuer'],
    ['another audience', { aud: 'autre-site' }, 'audience'],
    ['another party', { aud: [clientId, 'autre-site'], azp: 'autre-site' }, 'audience'],
    ['nobody', { sub: undefined }, 'signIn'],
    ['no end', { exp: undefined }, 'signIn'],
  ])('with %s is refused', async (_name, claims, code) => {
    expect(await refusal(await token(claims))).toBe(code)
  })

  test('rejects foreign, altered and unsigned tokens', async () => {
    expect(await refusal(await token({}, strangers))).toBe('signature')
    const [head, , signature] = (await token()).split('.')
    const altered = Buffer.from(JSON.stringify({ iss: issuer, aud: clientId, sub: 'b', iat: seconds, exp: seconds + 600 }))
    expect(await refusal(`${head}.${altered.toString('base64url')}.${signature}`)).toBe('signature')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await refusal(`${none}.${altered.toString('base64url')}.`)).toBe('signature')
    expect(await refusal('')).toBe('signature')
  })

  test('reloads the keys for a newer signing key', async () => {
    const asked: boolean[] = []
    const keys = async (fresh: boolean) => {
      asked.push(fresh)
      return fresh ? [ours.published, next.published] : [ours.published]
    }
    await verify(await token({}, next), keys)
    expect(asked).toEqual([false, true])
  })
})
