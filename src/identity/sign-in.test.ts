import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { pageOf, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'

let place: TestIdentity
let ahead = 0
const clock: Clock = { now: () => new Date(Date.now() + ahead) }
beforeAll(async () => {
  place = await testIdentity({}, clock)
})
afterAll(() => place.close())

const minute = 60_000

async function loginPage(browser = place.browser()) {
  const { answer } = await browser.authorize()
  const { answer: shown, url } = await browser.follow(answer)
  return { browser, url, ...pageOf(shown, 'login') }
}

async function attempt(identifier: string, password: string, browser = place.browser()) {
  const { page } = await loginPage(browser)
  return browser.post(page.form.action, { _csrf: page.form.token, identifier, password })
}

describe('password sign-in', () => {
  test('accepts e-mail in any case and phone in any format', async () => {
    const account = await place.account()
    for (const name of [account.email.toUpperCase(), ` ${account.email} `, account.phone.replace('+212', '0'), account.phone]) {
      const { url } = await place.browser().signIn(name)
      expect([name, url.searchParams.has('code')]).toEqual([name, true])
    }
  })

  test('responds equally to wrong password and unknown name', async () => {
    const account = await place.account()
    const wrong = await attempt(account.email, 'not this one')
    const nobody = await attempt('nobody@exemple.ma', 'not this one')
    expect([wrong.statusCode, nobody.statusCode]).toEqual([400, 400])
    const [one, other] = [pageOf(wrong, 'login').page, pageOf(nobody, 'login').page]
    expect(one.form.errors).toEqual({ form: { name: 'wrong' } })
    expect(other.form.errors).toEqual(one.form.errors)
    expect(one.form.values.identifier).toBe(account.email)
    expect(wrong.body).not.toContain('not this one')
    // sessions are not persistent by default
    expect((await loginPage()).page.form.values).toEqual({ identifier: '', remember: false })
  })

  test('reports an empty field', async () => {
    expect(pageOf(await attempt('', ''), 'login').page.form.errors).toEqual({
      identifier: { name: 'missing' },
      password: { name: 'missing' },
    })
    expect(pageOf(await attempt('', 'x'), 'login').page.form.errors).toEqual({ identifier: { name: 'missing' } })
  })

  test('renders a page for any input', async () => {
    for (const identifier of ['\0', "' or 1=1 --", '😀'.repeat(300), '%00', 'a'.repeat(20_000), '<script>'])
      for (const password of ['\0', 'x'.repeat(20_000), '\ud800'])
        expect((await attempt(identifier, password)).statusCode).toBeLessThan(500)
    const { browser, page } = await loginPage()
    expect((await browser.post(page.form.action, { _csrf: page.form.token, identifier: 'x'.repeat(40_000) })).statusCode).toBe(413)
  })
})

describe('rate limits', () => {
  test('slow an account down without a lock; unknown names alike', async () => {
    const account = await place.account()
    for (const name of [account.email, 'guessed@exemple.ma']) {
      ahead = 0
      for (let i = 0; i < 5; i++) expect((await attempt(name, `guess ${i}`)).statusCode).toBe(400)
      const slowed = await attempt(name, testPassword)
      expect([slowed.statusCode, pageOf(slowed, 'login').page.form.errors]).toEqual([429, { form: { name: 'tooMany', minutes: 1 } }])
      // two seconds, then four …
      ahead += 3000
      expect((await attempt(name, 'guess 6')).statusCode).toBe(400)
      ahead += 3000
      expect((await attempt(name, 'guess 7')).statusCode).toBe(429)
      ahead += 2000
      expect((await attempt(name, 'guess 8')).statusCode).toBe(400)
      ahead += 16 * minute
    }
    // the longest pause is over: the owner gets in, and starts again
    expect((await place.browser().signIn(account.email)).url.searchParams.has('code')).toBe(true)
    expect((await attempt(account.email, 'guess')).statusCode).toBe(400)
    ahead = 0
  })

  test('limit an address that tries many names', async () => {
    ahead = 60 * minute
    const account = await place.account()
    const guesser = '10.9.9.9'
    for (let i = 0; i < 60; i++) await attempt(`many${i}@exemple.ma`, 'guess', place.browser(guesser))
    expect((await attempt(account.email, testPassword, place.browser(guesser))).statusCode).toBe(429)
    expect((await place.browser('10.9.9.8').signIn(account.email)).url.searchParams.has('code')).toBe(true)
    ahead += 11 * minute
    expect((await place.browser(guesser).signIn(account.email)).url.searchParams.has('code')).toBe(true)
    ahead = 0
  })

  test('store neither names nor addresses', async () => {
    await attempt('secret.name@exemple.ma', 'guess', place.browser('10.7.7.7'))
    const { rows } = await place.api.deps.pool.query('select key from identity_tries')
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

describe('CSRF', () => {
  test('rejects forms without token, of another interaction or site', async () => {
    const account = await place.account()
    const { browser, page } = await loginPage()
    const other = await loginPage(browser)
    const fields = { identifier: account.email, password: testPassword }
    const refused = async (token: string, headers = {}) => {
      const answer = await browser.post(page.form.action, { ...fields, _csrf: token }, headers)
      return [answer.statusCode, pageOf(answer, 'error').page.fault]
    }
    expect(await refused('')).toEqual([403, 'formExpired'])
    expect(await refused(other.page.form.token)).toEqual([403, 'formExpired'])
    expect(await refused(page.form.token, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'formExpired'])
    expect(await refused(page.form.token, { 'sec-fetch-site': 'same-site' })).toEqual([403, 'formExpired'])
    const stranger = place.browser()
    for (const [name, cookie] of browser.cookies) if (!name.startsWith('rihla_form')) stranger.cookies.set(name, cookie)
    expect((await stranger.post(page.form.action, { ...fields, _csrf: page.form.token })).statusCode).toBe(403)
    const good = await browser.post(page.form.action, { ...fields, _csrf: page.form.token }, { 'sec-fetch-site': 'same-origin' })
    expect(good.statusCode).toBe(303)
  })

  test('rejects forms of another browser', async () => {
    const { url, page } = await loginPage()
    const stranger = place.browser()
    expect((await stranger.get(url)).statusCode).toBe(400)
    expect(pageOf(await stranger.post(page.form.action, { _csrf: page.form.token }), 'error').page.fault).toBe('interactionExpired')
  })
})

describe('standalone page', () => {
  test('redirects through sign-in to the requested account page', async () => {
    const to = async (method: 'get' | 'post', url: string) => {
      const browser = place.browser()
      const answer = method === 'get' ? await browser.get(url) : await browser.post(url, {})
      return answer.headers.location
    }
    expect(await to('get', '/identity/manage/name?lang=ar')).toBe('/identity/login?returnUrl=%2Fidentity%2Fmanage%2Fname&lang=ar')
    expect(await to('get', '/identity/manage/name?lang=xx')).toBe('/identity/login?returnUrl=%2Fidentity%2Fmanage%2Fname')
    expect(await to('post', '/identity/manage/name')).toBe('/identity/login?returnUrl=%2Fidentity%2Fmanage')
  })

  test('stores the language of the URL for a year', async () => {
    const kept = async (language: string) =>
      [(await place.browser().get(`/identity/login?lang=${language}`)).headers['set-cookie'] ?? []]
        .flat()
        .filter((line) => line.startsWith('lang='))
        .map((line) => line.split('; ').toSorted())
    expect(await kept('ar')).toEqual([['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'lang=ar']])
    expect(await kept('xx')).toEqual([])
  })

  test('links to the password reset, and back into an interaction', async () => {
    expect((await place.browser().page('/identity/login', 'login')).links.forgotten).toBe('/identity/forgotten')
    expect((await loginPage()).page.links.forgotten).toMatch(/^\/identity\/forgotten\?interaction=[\w-]{10,64}$/)
  })

  test('signs in temporarily or persistently, and replaces the session', async () => {
    const [first, second] = [await place.account(), await place.account()]
    const browser = place.browser()
    const { form } = await browser.page('/identity/login', 'login')
    const signIn = async (identifier: string, remember: object) => {
      const answer = await browser.post(form.action, { _csrf: form.token, identifier, password: testPassword, ...remember })
      const lines = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.toLowerCase())
      const of = (name: string) =>
        lines
          .find((line) => line.startsWith(`${name}=`))
          ?.split('; ')
          .slice(1)
          .map((part) => part.split('=')[0])
          .toSorted()
      return [answer.headers.location, of('rihla_session'), of('rihla_check')]
    }
    const home = 'http://localhost:3000/'
    expect(await signIn(first.email, {})).toEqual([home, ['httponly', 'path', 'samesite'], ['path', 'samesite']])
    expect(await signIn(second.email, { remember: 'on' })).toEqual([
      home,
      ['expires', 'httponly', 'path', 'samesite'],
      ['expires', 'path', 'samesite'],
    ])
    const { rows } = await place.api.deps.pool.query(
      `select a.subject = $1 as first, a.last_sign_in is not null as noted,
         exists (select from provider_records r where r.model = 'Session' and r.account_id = a.subject) as lasts
       from accounts a where a.subject in ($1, $2) order by 1 desc`,
      [first.subject, second.subject],
    )
    expect(rows).toEqual([
      { first: true, noted: true, lasts: false },
      { first: false, noted: true, lasts: true },
    ])
  })
})

test('separates interactions, even with a cookie of another', async () => {
  const [one, two] = [place.browser(), place.browser()]
  const [first, second] = [(await one.authorize()).answer, (await two.authorize()).answer].map(({ headers }) => String(headers.location))
  const planted = place.browser()
  for (const [name, { value }] of one.cookies)
    if (name.startsWith('rihla_interaction')) planted.cookies.set(name, { value, path: '/identity' })
  expect((await planted.get(first ?? '')).statusCode).toBe(303)
  const other = await planted.get(second ?? '')
  expect([other.statusCode, pageOf(other, 'error').page.fault]).toEqual([400, 'interactionExpired'])
})

describe('session', () => {
  test('has a new id at every sign-in (session fixation)', async () => {
    const account = await place.account()
    const browser = place.browser()
    browser.cookies.set('rihla_session', { value: 'planted-by-somebody', path: '/' })
    await browser.signIn(account.email)
    const first = browser.cookies.get('rihla_session')?.value
    expect(first).not.toBe('planted-by-somebody')
    await browser.signIn(account.email, testPassword, { prompt: 'login' })
    expect(browser.cookies.get('rihla_session')?.value).not.toBe(first)
  })

  test('rejects a cookie without signature', async () => {
    const account = await place.account()
    const owner = place.browser()
    await owner.signIn(account.email)
    const thief = place.browser()
    thief.cookies.set('rihla_session', owner.cookies.get('rihla_session') as { value: string; path: string })
    const error = async (browser: typeof thief) =>
      new URL(String((await browser.authorize({ prompt: 'none' })).answer.headers.location)).searchParams.get('error')
    expect(await error(thief)).toBe('login_required')
    thief.cookies.set('rihla_session.sig', { value: 'A'.repeat(27), path: '/' })
    expect(await error(thief)).toBe('login_required')
    expect(await error(owner)).toBeNull()
  })

  test('lasts as long as the window unless persistent', async () => {
    const account = await place.account()
    for (const remember of [true, false]) {
      const { browser, page } = await loginPage()
      const fields = { _csrf: page.form.token, identifier: account.email, password: testPassword, ...(remember && { remember: 'on' }) }
      const posted = await browser.post(page.form.action, fields)
      const resumed = await browser.get(String(posted.headers.location))
      const lines = [resumed.headers['set-cookie'] ?? []].flat().filter((line) => /^rihla_(session|check)=/.test(line))
      expect(lines).toHaveLength(2)
      for (const line of lines) expect(/expires=/i.test(line)).toBe(remember)
      for (const line of lines) expect(line).toMatch(/samesite=lax/i)
      expect(lines.filter((line) => /httponly/i.test(line))).toHaveLength(1)
    }
  })
})

test('ends completely when another user signs in', async () => {
  const [first, second] = [await place.account(), await place.account()]
  const browser = place.browser()
  const tokens = await browser.tokens(first.email)
  const { answer, verifier } = await browser.authorize({ prompt: 'login' })
  const page = pageOf((await browser.follow(answer)).answer, 'login').page
  const posted = await browser.post(page.form.action, { _csrf: page.form.token, identifier: second.email, password: testPassword })
  const between = (await browser.follow(posted)).answer
  // a form of the library that sends itself; its script is named in the policy by its hash
  expect(String(between.headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/)
  const xsrf = between.body.match(/name="xsrf" value="([^"]+)"/)?.[1] ?? ''
  const { url } = await browser.follow(await browser.post('/connect/endsession/confirm', { xsrf, logout: 'yes' }))
  const fresh = (await browser.redeem(new URL(url).searchParams.get('code') ?? '', verifier)).json()
  expect(decodeJwt(fresh.access_token).sub).toBe(second.subject)
  expect((await browser.refresh(tokens.refresh_token)).json().error).toBe('invalid_grant')
  const userinfo = (token: string) => browser.get('/connect/userinfo', { authorization: `Bearer ${token}` })
  expect((await userinfo(fresh.access_token)).statusCode).toBe(200)
})

test('returns to the site with an error when cancelled', async () => {
  const { browser, page } = await loginPage()
  const { url } = await browser.follow(await browser.get(page.links.cancel ?? ''))
  expect(new URL(url).searchParams.get('error')).toBe('access_denied')
  expect(new URL(url).searchParams.get('state')).toBe('state-of-the-site')
})

test('renders pages in the requested language, with links to the other', async () => {
  const browser = place.browser()
  const { answer } = await browser.authorize({ ui_locales: 'ar' })
  const { answer: shown } = await browser.follow(answer)
  expect(shown.headers['content-language']).toBe('ar')
  const { shown: around, page } = pageOf(shown, 'login')
  const [other] = around.otherLanguages
  expect(other?.language).toBe('fr')
  expect(other?.href).toMatch(/^\/identity\/interaction\/[\w-]+\/login\?lang=fr$/)
  const twin = await browser.get(other?.href ?? '')
  expect(twin.headers['content-language']).toBe('fr')
  expect((await browser.post(page.form.action, { _csrf: page.form.token })).headers['content-language']).toBe('fr')
})

test('sets the security headers of every page', async () => {
  const { browser, url } = await loginPage()
  const { headers } = await browser.get(url)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  const policy = String(headers['content-security-policy'])
  for (const rule of ["default-src 'none'", "script-src 'self'", "form-action 'self' http://localhost:3000", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  // a window of the site must not lose sight of it (P5)
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
})

test('completes a hundred concurrent sign-ins', { timeout: 120_000 }, async () => {
  const { subject } = await place.account()
  // the hash of one password does for all
  const { rows } = await place.api.deps.pool.query(
    `insert into accounts select 'crowd-' || i, civility, first_name, last_name, company_name, 'crowd' || i || '@exemple.ma', false,
       '+2126555' || lpad(i::text, 5, '0'), false, language, password_hash, password_changed, created, last_modified, null
     from accounts, generate_series(1, 100) i where subject = $1 returning email`,
    [subject],
  )
  const ends = await Promise.all(rows.map(async ({ email }, i) => (await place.browser(`10.1.0.${i}`).signIn(email)).url))
  expect(ends.filter((url) => url.searchParams.has('code'))).toHaveLength(100)
})
