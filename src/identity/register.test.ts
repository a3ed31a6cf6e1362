import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import ar from '#i18n/ar/identity.json' with { type: 'json' }
import fr from '#i18n/fr/identity.json' with { type: 'json' }
import { AppError } from '#shared/errors.ts'
import { pageOf, type TestBrowser, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'
import { openAccount } from './accounts.ts'
import { forgetUnconfirmed } from './jobs.ts'
import { consentVersion } from './person.ts'
import { take } from './rate-limit.ts'

let place: TestIdentity
let people = 0
/** fixed time of the clock; 0: it runs */
let still = 0
beforeAll(async () => {
  place = await testIdentity({}, { now: () => new Date(still || Date.now()) })
})
afterAll(() => place.close())

/** Somebody who opens an account. */
function person(more: Record<string, string> = {}) {
  people++
  return {
    civility: 'M.',
    firstName: 'Anas',
    lastName: 'Bennis',
    email: `anas${people}@exemple.ma`,
    phone: `06 61 00 ${String(people)
      .padStart(4, '0')
      .replace(/(..)(..)/, '$1 $2')}`,
    password: testPassword,
    language: 'fr',
    ...more,
  }
}

async function register(browser: TestBrowser, fields: Record<string, string>, url = '/identity/register') {
  const page = await browser.page(url, 'register')
  return browser.post(page.form.action, { ...fields, _csrf: page.form.token })
}

const accounts = async (email: string) =>
  (await place.api.deps.pool.query('select * from accounts where email = $1', [email])).rows as Record<string, unknown>[]

describe('registration', () => {
  test('creates an account in an interaction and returns a code', async () => {
    const browser = place.browser()
    const wish = person({ news: 'true', offersPhone: 'true', language: 'ar' })
    const { answer, verifier } = await browser.authorize({ prompt: 'create' })
    const page = pageOf((await browser.follow(answer)).answer, 'register').page
    const posted = await browser.post(page.form.action, { ...wish, _csrf: page.form.token })
    const verify = pageOf((await browser.follow(posted)).answer, 'verifyPhone').page
    const [row] = await accounts(wish.email)
    expect(row).toMatchObject({ phone: verify.phone, email_verified: false, phone_verified: false, language: 'ar', company_name: null })
    expect(verify.phone).toMatch(/^\+212661\d{6}$/)
    expect(verify.resend.wait).toBeGreaterThan(50)

    const wrong = await browser.post(verify.form.action, { _csrf: verify.form.token, code: '000000' })
    expect(pageOf(wrong, 'verifyPhone').page.form.errors).toEqual({ code: { name: 'codeWrong' } })
    const right = await browser.post(verify.form.action, { _csrf: verify.form.token, code: place.codes.get(verify.phone) ?? '' })
    const { url } = await browser.follow(right)
    const tokens = (await browser.redeem(new URL(url).searchParams.get('code') ?? '', verifier)).json()
    expect((await browser.get('/connect/userinfo', { authorization: `Bearer ${tokens.access_token}` })).json()).toMatchObject({
      sub: row?.subject,
      phone_number_verified: true,
      locale: 'ar',
    })
    expect(place.consents.at(-1)).toEqual({
      subject: row?.subject,
      language: 'ar',
      textVersion: consentVersion,
      news: true,
      offersEmail: false,
      offersPost: false,
      offersPhone: true,
    })
    expect(place.mails.at(-1)).toMatchObject({ to: wish.email, language: 'ar' })
  })

  test('signs in silently after a standalone registration', async () => {
    const browser = place.browser()
    const returnUrl = 'http://localhost:3000/authentication/login?returnUrl=%2Ffavourites'
    const posted = await register(browser, person(), `/identity/register?returnUrl=${encodeURIComponent(returnUrl)}`)
    const verify = pageOf((await browser.follow(posted)).answer, 'verifyPhone').page
    expect(verify.links.later).toBe(returnUrl)
    const { answer } = await browser.authorize({ prompt: 'none' })
    expect(new URL(String(answer.headers.location)).searchParams.has('code')).toBe(true)
  })

  test('corrects a mistyped number within the interaction', async () => {
    const browser = place.browser()
    const wish = person()
    const { answer, verifier } = await browser.authorize({ prompt: 'create' })
    const page = pageOf((await browser.follow(answer)).answer, 'register').page
    const posted = await browser.post(page.form.action, { ...wish, _csrf: page.form.token })
    const verify = pageOf((await browser.follow(posted)).answer, 'verifyPhone').page
    const { form } = await browser.page(verify.links.otherPhone, 'phone')
    const right = { _csrf: form.token, phone: '06 61 99 00 01', currentPassword: testPassword }
    const asked = pageOf((await browser.follow(await browser.post(form.action, right))).answer, 'phoneCode').page
    expect(await browser.page(asked.links.otherPhone, 'phone')).toMatchObject({ form: { action: form.action } })
    const wrong = pageOf(await browser.post(asked.form.action, { _csrf: asked.form.token, code: '000000' }), 'phoneCode').page
    const again = pageOf(await browser.post(wrong.resend.action, { _csrf: wrong.resend.token }), 'phoneCode').page
    const done = await browser.post(again.form.action, { _csrf: again.form.token, code: place.codes.get('+212661990001') ?? '' })
    const code = new URL((await browser.follow(done)).url).searchParams.get('code') ?? ''
    expect((await browser.redeem(code, verifier)).statusCode).toBe(200)
    expect((await accounts(wish.email))[0]).toMatchObject({ phone: '+212661990001', phone_verified: true })

    // an address elsewhere is not gone to
    const evil = await browser.page('/identity/manage/phone?returnUrl=https%3A%2F%2Fevil.example%2F', 'phone')
    expect(evil.form.action).toBe('/identity/manage/phone?returnUrl=http%3A%2F%2Flocalhost%3A3000%2F')
  })

  test('returns to the site only', async () => {
    for (const evil of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://localhost:3000@evil.example/',
      'http://user:pw@localhost:3000/',
      'http://localhost:30000/',
      'data:text/html,x',
      'http://localhost:3000.evil.example/',
    ]) {
      const browser = place.browser()
      const posted = await register(browser, person(), `/identity/register?returnUrl=${encodeURIComponent(evil)}`)
      const verify = pageOf((await browser.follow(posted)).answer, 'verifyPhone').page
      expect([evil, verify.links.later]).toEqual([evil, 'http://localhost:3000/'])
    }
  })

  test('reports faults per field and preserves values except passwords', async () => {
    const answer = await register(place.browser(), {
      civility: 'Société',
      firstName: '',
      lastName: 'x'.repeat(81),
      email: 'anas@exemple',
      phone: '0123456789',
      password: 'short',
      language: 'xx',
    })
    const { form } = pageOf(answer, 'register').page
    expect(answer.statusCode).toBe(400)
    expect(form.errors).toEqual({
      companyName: { name: 'missing' },
      firstName: { name: 'missing' },
      lastName: { name: 'tooLong' },
      email: { name: 'emailInvalid' },
      phone: { name: 'phoneInvalid' },
      password: { name: 'passwordShort' },
    })
    expect(form.values).toMatchObject({ civility: 'Société', email: 'anas@exemple', phone: '0123456789', language: 'fr' })
    expect(JSON.stringify(form)).not.toContain('short')
  })

  test.each([
    ['motdepasse1', 'passwordCommon'],
    ['12345678', 'passwordCommon'],
    ['aaaaaaaa1', 'passwordCommon'],
    ['Wydad2024', 'passwordCommon'],
    ['x'.repeat(129), 'passwordLong'],
  ])('refuses the password %s', async (password, name) => {
    const answer = await register(place.browser(), person({ password }))
    expect(pageOf(answer, 'register').page.form.errors.password).toEqual({ name })
  })

  test('rejects the own name or address as password', async () => {
    const wish = person({ email: 'anas.bennis.casa@exemple.ma' })
    for (const password of ['anas.bennis.casa', 'anas.bennis.casa@exemple.ma', 'Anasbennis.casa1'])
      expect(pageOf(await register(place.browser(), { ...wish, password }), 'register').page.form.errors.password).toEqual({
        name: 'passwordCommon',
      })
  })

  test('reports an existing e-mail or phone, with a limit', async () => {
    const known = await place.account()
    const browser = place.browser('10.3.3.3')
    const byEmail = await register(browser, person({ email: known.email.toUpperCase() }))
    expect([byEmail.statusCode, pageOf(byEmail, 'register').page.form.errors]).toEqual([409, { email: { name: 'emailExists' } }])
    const byPhone = await register(browser, person({ phone: known.phone.replace('+212', '00212 ') }))
    expect(pageOf(byPhone, 'register').page.form.errors).toEqual({ phone: { name: 'phoneExists' } })
    for (let i = 0; i < 13; i++) await register(browser, person({ email: known.email }))
    expect((await register(browser, person({ email: known.email }))).statusCode).toBe(429)
    expect((await register(place.browser('10.3.3.4'), person({ email: known.email }))).statusCode).toBe(409)
  })

  test('is limited to sixty per hour and address', async () => {
    const browser = place.browser('10.3.3.66')
    for (let i = 0; i < 60; i++) await take(place.api.deps, 'register', '10.3.3.66')
    const wish = person()
    const answer = await register(browser, wish)
    expect([answer.statusCode, pageOf(answer, 'register').page.form.errors]).toEqual([429, { form: { name: 'tooMany', minutes: 60 } }])
    expect(await accounts(wish.email)).toEqual([])
  })

  test('creates one account for concurrent requests', async () => {
    const wish = person()
    const answers = await Promise.all([1, 2, 3].map(() => register(place.browser('10.3.3.5'), wish)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409, 409])
    expect(await accounts(wish.email)).toHaveLength(1)
  })
})

test('leaves no partial account after fifty aborted requests', async () => {
  const { pool } = place.api.deps
  const before = place.mails.length
  const requests = Array.from({ length: 50 }, () => person())
  const broken = await Promise.allSettled(
    requests.map(({ email, phone, ...wish }, i) =>
      openAccount(
        place.api.deps,
        { ...wish, civility: 'M.', companyName: null, email, phone: `+2126710${String(i).padStart(5, '0')}`, language: 'fr' },
        async (trx, account) => {
          await place.identity.ports.recordConsents(trx, {
            subject: account.subject,
            language: 'fr',
            textVersion: consentVersion,
            news: true,
            offersEmail: false,
            offersPost: false,
            offersPhone: false,
          })
          // as when the process ends: the connection is gone before the commit
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
        },
      ),
    ),
  )
  expect(broken.filter(({ status }) => status === 'rejected')).toHaveLength(50)
  const { rows } = await pool.query('select count(*)::int as opened from accounts where email = any($1)', [
    requests.map(({ email }) => email),
  ])
  expect(rows).toEqual([{ opened: 0 }])
  const links = await pool.query(
    'select count(*)::int as orphans from account_links l where not exists (select from accounts a where a.subject = l.subject)',
  )
  expect(links.rows).toEqual([{ orphans: 0 }])
  expect(place.mails).toHaveLength(before)
  // and each may try again
  const again = await register(place.browser('10.3.3.6'), { ...(requests[0] as Record<string, string>) })
  expect(again.statusCode).toBe(303)
})

describe('phone confirmation', () => {
  test('is skipped for landlines and reports an unsent code', async () => {
    const landline = person({ phone: '05 22 99 88 11', companyName: 'Atlas' })
    expect((await register(place.browser('10.3.4.1'), landline)).headers.location).toBe('http://localhost:3000/')
    const company = person({ civility: 'Société', companyName: 'Atlas' })
    const { phoneCodes } = place.identity.ports
    const { send } = phoneCodes
    phoneCodes.send = () => Promise.reject(new AppError('NotReady'))
    try {
      const browser = place.browser('10.3.4.2')
      const to = String((await register(browser, company)).headers.location)
      expect(to).toBe('/identity/verify?fault=notSent')
      expect((await browser.page(to, 'verifyPhone')).form.errors).toEqual({ form: { name: 'notSent' } })
      expect((await browser.page('/identity/verify', 'verifyPhone')).form.errors).toEqual({})
      const back = await register(place.browser('10.3.4.3'), person(), '/identity/register?returnUrl=%2Fidentity%2Fmanage')
      expect(back.headers.location).toBe(
        `/identity/verify?returnUrl=${encodeURIComponent('http://localhost:3000/identity/manage')}&fault=notSent`,
      )
    } finally {
      phoneCodes.send = send
    }
    expect([(await accounts(landline.email))[0]?.company_name, (await accounts(company.email))[0]?.company_name]).toEqual([null, 'Atlas'])
  })

  test('resends after a minute and ends with the code', async () => {
    still = Date.now()
    try {
      const browser = place.browser('10.3.4.4')
      const page = pageOf((await browser.follow(await register(browser, person()))).answer, 'verifyPhone').page
      const again = async () => {
        const answer = await browser.post(page.resend.action, { _csrf: page.resend.token })
        const { notice, form, resend } = pageOf(answer, 'verifyPhone').page
        return [answer.statusCode, notice, form.errors, resend.wait]
      }
      expect(await again()).toEqual([200, undefined, {}, 60])
      still += 60_000
      expect(await again()).toEqual([200, 'codeSent', {}, 60])
      still += 60_000
      const { phoneCodes } = place.identity.ports
      const { send } = phoneCodes
      phoneCodes.send = () => Promise.reject(new AppError('NotReady'))
      expect(await again()).toEqual([400, undefined, { form: { name: 'notSent' } }, 60])
      phoneCodes.send = send
      // long afterwards nothing stands in the way of another code
      still += 900_000
      expect((await browser.page('/identity/verify', 'verifyPhone')).resend.wait).toBe(0)
      expect(await again()).toEqual([200, 'codeSent', {}, 60])
      expect(browser.cookies.has('rihla_form_verify')).toBe(true)
      const done = await browser.post(page.form.action, { _csrf: page.form.token, code: place.codes.get(page.phone) ?? '' })
      expect([done.headers.location, browser.cookies.has('rihla_form_verify')]).toEqual(['http://localhost:3000/', false])
      // what is confirmed is not asked for once more
      expect((await browser.get('/identity/verify')).headers.location).toBe('http://localhost:3000/')
    } finally {
      still = 0
    }
  })

  test('requires an account', async () => {
    const stranger = place.browser('10.3.4.5')
    const { form } = await stranger.page('/identity/login', 'login')
    expect((await stranger.get('/identity/verify')).headers.location).toBe('/identity/login')
    for (const url of ['/identity/verify', '/identity/verify/resend'])
      expect([url, (await stranger.post(url, { _csrf: form.token, code: '1' })).headers.location]).toEqual([url, '/identity/login'])
  })

  test('responds to an outdated form with the existing session', async () => {
    const browser = place.browser('10.3.4.6')
    const page = await browser.page('/identity/register', 'register')
    const post = (wish: Record<string, string>) => browser.post(page.form.action, { ...wish, _csrf: page.form.token })
    await post(person())
    const second = person()
    expect(pageOf(await post(second), 'alreadySignedIn').page.name).toBe('Anas Bennis')
    expect(await accounts(second.email)).toEqual([])
  })
})

test('offers a signed-in user to continue', async () => {
  const account = await place.account()
  const browser = place.browser()
  await browser.signIn(account.email)
  const { answer } = await browser.authorize({ prompt: 'create' })
  const page = pageOf((await browser.follow(answer)).answer, 'alreadySignedIn').page
  expect(page.name).toBe('Salma Alaoui')
  const { url } = await browser.follow(await browser.get(page.continueUrl))
  expect(new URL(url).searchParams.has('code')).toBe(true)
})

test('deletes unconfirmed accounts after a month', async () => {
  const lost = await place.account()
  const kept = await place.account({ phoneVerified: true })
  await place.api.deps.pool.query("update accounts set created = now() - interval '31 days' where subject = any($1)", [
    [lost.subject, kept.subject],
  ])
  await forgetUnconfirmed(place.identity)
  expect([await accounts(lost.email), (await accounts(kept.email)).length]).toEqual([[], 1])
})

test('changes the consent version with its texts', () => {
  const text = [fr, ar].map(({ register: { consents, news, offersEmail, offersPost, offersPhone } }) => [
    consents,
    news,
    offersEmail,
    offersPost,
    offersPhone,
  ])
  const versions: Record<string, string> = { 'register-2026-11': '819156bfb352f5fb' }
  expect(versions[consentVersion]).toBe(createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16))
})
