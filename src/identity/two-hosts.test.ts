import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestIdentity, testIdentity } from '#testing/identity.ts'

// as in production: the accounts on a host of their own, both behind a proxy that ends TLS
const settings = {
  PUBLIC_URL: 'https://www.exemple.ma',
  IDENTITY_URL: 'https://accounts.exemple.ma',
  TRUST_PROXY: '1',
  BASE_PATH: '/occasion/',
}

let place: TestIdentity
beforeAll(async () => {
  place = await testIdentity(settings)
})
afterAll(() => place.close())

test('uses the issuer’s host in every URL, whatever the proxy sends (P10)', async () => {
  const browser = place.browser()
  for (const headers of [{}, { host: '127.0.0.1:3000' }, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }]) {
    const found = (await browser.get('/.well-known/openid-configuration', headers as Record<string, string>)).json()
    expect([found.issuer, found.authorization_endpoint, found.check_session_iframe]).toEqual([
      'https://accounts.exemple.ma',
      'https://accounts.exemple.ma/connect/authorize',
      'https://accounts.exemple.ma/connect/checksession',
    ])
    const account = await place.account()
    const { url } = await place.browser().signIn(account.email)
    expect(url.origin + url.pathname).toBe('https://www.exemple.ma/occasion/authentication/login-callback')
  }
})

test('uses Secure, host-bound cookies', async () => {
  const account = await place.account()
  const browser = place.browser()
  const { answer } = await browser.authorize()
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  for (const line of lines) expect(line).toMatch(/^(__Secure-rihla_(interaction|resume)(\.sig)?|__Host-rihla_check)=.*; secure/i)
  await browser.signIn(account.email)
  const names = [...browser.cookies.keys()].filter((name) => !name.includes('|'))
  expect(names.toSorted()).toEqual(['__Host-rihla_check', '__Host-rihla_form', '__Host-rihla_session', '__Host-rihla_session.sig'])
  const silent = await browser.authorize({ prompt: 'none' })
  expect(new URL(String(silent.answer.headers.location)).searchParams.has('code')).toBe(true)
})

test('allows cross-origin access for the site only', async () => {
  const browser = place.browser()
  const { access_token } = await browser.tokens((await place.account()).email)
  const allowed = async (origin: string) => {
    const asked = await browser.get('/connect/userinfo', { origin, authorization: `Bearer ${access_token}` })
    return asked.headers['access-control-allow-origin']
  }
  expect(await allowed('https://www.exemple.ma')).toBe('https://www.exemple.ma')
  expect(await allowed('https://evil.example')).toBeUndefined()
  const preflight = await place.api.app.inject({
    method: 'OPTIONS',
    url: '/connect/userinfo',
    headers: {
      origin: 'https://www.exemple.ma',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': 'https://www.exemple.ma',
    'access-control-allow-headers': 'authorization',
  })
  const token = await browser.post('/connect/token', { client_id: 'rihla-site' }, { origin: 'https://evil.example' })
  expect(token.headers['access-control-allow-origin']).toBeUndefined()
})

test('allows forms to redirect to the site and framing by it', async () => {
  const browser = place.browser()
  const { answer } = await browser.authorize()
  const { answer: page } = await browser.follow(answer)
  expect(page.headers['content-security-policy']).toContain("form-action 'self' https://www.exemple.ma")
  const frame = await browser.get('/connect/checksession')
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors https://www.exemple.ma')
  expect(frame.headers['x-frame-options']).toBeUndefined()
})
