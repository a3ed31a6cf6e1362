import { createHash } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageOf, type TestIdentity, testIdentity } from '#testing/identity.ts'

let place: TestIdentity
beforeAll(async () => {
  place = await testIdentity()
})
afterAll(() => place.close())

test('discovery lists our endpoints, without disabled ones', async () => {
  const found = (await place.browser().get('/.well-known/openid-configuration')).json()
  const at = (name: string) => `http://localhost:3000/connect/${name}`
  expect(found).toEqual({
    issuer: 'http://localhost:3000',
    authorization_endpoint: at('authorize'),
    token_endpoint: at('token'),
    userinfo_endpoint: at('userinfo'),
    revocation_endpoint: at('revocation'),
    end_session_endpoint: at('endsession'),
    check_session_iframe: at('checksession'),
    jwks_uri: 'http://localhost:3000/.well-known/jwks.json',
    response_types_supported: ['code'],
    response_modes_supported: ['form_post', 'fragment', 'query'],
    prompt_values_supported: ['none', 'login', 'create'],
    scopes_supported: ['openid', 'profile', 'email', 'phone', 'api'],
    claims_supported: expect.arrayContaining(['sub', 'azp', 'auth_time', 'name', 'email', 'email_verified', 'phone_number', 'sid']),
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
    claim_types_supported: ['normal'],
    ui_locales_supported: ['fr', 'ar'],
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
    authorization_response_iss_parameter_supported: true,
    claims_parameter_supported: false,
    request_uri_parameter_supported: false,
  })
})

test('completes sign-in, token exchange, refresh, userinfo and sign-out', async () => {
  const account = await place.account()
  const browser = place.browser()
  const { url, verifier } = await browser.signIn(account.email)
  expect(url.origin + url.pathname).toBe('http://localhost:3000/authentication/login-callback')
  expect(url.searchParams.get('state')).toBe('state-of-the-site')
  expect(url.searchParams.get('iss')).toBe('http://localhost:3000')

  const redeemed = await browser.redeem(url.searchParams.get('code') ?? '', verifier)
  expect(redeemed.statusCode).toBe(200)
  const tokens = redeemed.json()
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'openid profile email phone api' })
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
    alg: 'RS256',
    typ: 'at+jwt',
    kid: place.api.deps.keys.signing[0]?.kid,
  })
  const access = decodeJwt(tokens.access_token)
  expect(access).toMatchObject({ sub: account.subject, aud: 'rihla-api', client_id: 'rihla-site' })
  const id = decodeJwt(tokens.id_token)
  expect(id).toMatchObject({
    sub: account.subject,
    aud: 'rihla-site',
    azp: 'rihla-site',
    nonce: 'nonce-of-the-site',
    name: 'Salma Alaoui',
    sid: access.sid,
    auth_time: expect.any(Number),
  })

  const renewed = await browser.refresh(tokens.refresh_token)
  expect(renewed.statusCode).toBe(200)
  expect(renewed.json().refresh_token).not.toBe(tokens.refresh_token)
  expect(decodeJwt(renewed.json().id_token)).toMatchObject({ sub: account.subject, auth_time: id.auth_time, azp: 'rihla-site' })

  const who = await browser.get('/connect/userinfo', { authorization: `Bearer ${tokens.access_token}` })
  expect(who.json()).toEqual({
    sub: account.subject,
    name: 'Salma Alaoui',
    given_name: 'Salma',
    family_name: 'Alaoui',
    locale: 'fr',
    email: account.email,
    email_verified: false,
    phone_number: account.phone,
    phone_number_verified: false,
  })

  const out = await browser.get(
    `/connect/endsession?${new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://localhost:3000/authentication/logout-callback',
      state: 'bye',
    })}`,
  )
  // the hint is of this person and session: the form sends itself (P7)
  expect(out.body).toContain('document.forms[0].submit()')
  const xsrf = out.body.match(/name="xsrf" value="(\w+)"/)?.[1] ?? ''
  const confirmed = await browser.post('/connect/endsession/confirm', { xsrf, logout: 'yes' })
  expect(confirmed.headers.location).toBe('http://localhost:3000/authentication/logout-callback?state=bye')
  expect([...browser.cookies.keys()].filter((name) => /session|check/.test(name))).toEqual([])
  expect((await browser.refresh(renewed.json().refresh_token)).json().error).toBe('invalid_grant')
  // the access token is still good by its date, but its session is on the list (back-channel logout)
  const { rows } = await place.api.deps.pool.query('select sid from ended_sessions where sid = $1', [access.sid])
  expect(rows).toHaveLength(1)
})

describe('authorization request', () => {
  test('returns an error without PKCE', async () => {
    const { answer } = await place.browser().authorize({ code_challenge: '', code_challenge_method: '' })
    expect(String(answer.headers.location)).toContain('error=invalid_request')
  })

  test.each([
    ['of an unknown client', { client_id: 'somebody' }],
    ['to a foreign address', { redirect_uri: 'https://evil.example/' }],
    ['to another page of the site', { redirect_uri: 'http://localhost:3000/home' }],
  ])('%s ends on a page of ours', async (_name, more) => {
    const { answer } = await place.browser().authorize(more as never)
    expect(answer.statusCode).toBe(400)
    expect(pageOf(answer, 'error').page.fault).toBe('badRequest')
  })

  test('returns login_required in a hidden iframe without session', async () => {
    const { answer } = await place.browser().authorize({ prompt: 'none' })
    const url = new URL(String(answer.headers.location))
    expect(url.searchParams.get('error')).toBe('login_required')
    expect(url.searchParams.get('session_state')).toMatch(/^[\w-]{43}\.[\w-]{16}$/)
  })

  test('returns a code in a hidden iframe with a session', async () => {
    const account = await place.account()
    const browser = place.browser()
    await browser.signIn(account.email)
    const { answer, verifier } = await browser.authorize({ prompt: 'none' })
    const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
    expect(decodeJwt((await browser.redeem(code, verifier)).json().access_token).sub).toBe(account.subject)
  })

  test('rejects a used code and a wrong verifier', async () => {
    const account = await place.account()
    const browser = place.browser()
    const { url, verifier } = await browser.signIn(account.email)
    const code = url.searchParams.get('code') ?? ''
    expect((await browser.redeem(code, 'x'.repeat(43))).json().error).toBe('invalid_grant')
    expect((await browser.redeem(code, verifier)).statusCode).toBe(200)
    expect((await browser.redeem(code, verifier)).json().error).toBe('invalid_grant')
  })
})

test('returns the session_state that the check-session iframe computes', async () => {
  const account = await place.account()
  const browser = place.browser()
  const { url } = await browser.signIn(account.email)
  const [hash, salt] = (url.searchParams.get('session_state') ?? '').split('.')
  const seen = browser.cookies.get('rihla_check')?.value
  expect(seen).toMatch(/^[\w-]{43}$/)
  expect(hash).toBe(createHash('sha256').update(`rihla-site http://localhost:3000 ${seen} ${salt}`).digest('base64url'))
  const frame = await browser.get('/connect/checksession')
  const nonce = String(frame.headers['content-security-policy']).match(/'nonce-([^']+)'/)?.[1]
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000')
  expect(frame.body).toContain(`<script nonce="${nonce}">`)
})

test('responds to a revocation without content type (P2)', async () => {
  const account = await place.account()
  const browser = place.browser()
  const { refresh_token } = await browser.tokens(account.email)
  const answer = await browser.post('/connect/revocation', {
    client_id: 'rihla-site',
    token: refresh_token,
    token_type_hint: 'refresh_token',
  })
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, undefined, ''])
  // a refusal has one, and so has whatever else is answered
  const refused = await browser.post('/connect/revocation', { client_id: 'rihla-site' })
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, expect.stringContaining('json')])
  expect((await browser.get('/.well-known/jwks.json')).headers['content-type']).toContain('json')
  expect((await browser.refresh(refresh_token)).json().error).toBe('invalid_grant')
})

describe('client configuration', () => {
  test('lists the endpoints; 404 for an unknown client', async () => {
    const browser = place.browser()
    expect((await browser.get('/_configuration/rihla-site')).json()).toEqual({
      authority: 'http://localhost:3000',
      client_id: 'rihla-site',
      redirect_uri: 'http://localhost:3000/authentication/login-callback',
      popup_redirect_uri: 'http://localhost:3000/authentication/popup-callback',
      silent_redirect_uri: 'http://localhost:3000/authentication/silent-callback',
      post_logout_redirect_uri: 'http://localhost:3000/authentication/logout-callback',
      response_type: 'code',
      scope: 'openid profile email phone api',
    })
    expect((await browser.get('/_configuration/somebody')).statusCode).toBe(404)
  })

  test('allows cross-origin access for the site only', async () => {
    const browser = place.browser()
    const from = async (origin: string) =>
      (await browser.get('/_configuration/rihla-site', { origin })).headers['access-control-allow-origin']
    expect(await from('http://localhost:3000')).toBe('http://localhost:3000')
    expect(await from('https://evil.example')).toBeUndefined()
  })
})
