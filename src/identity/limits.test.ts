import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { AppError } from '#shared/errors.ts'
import { pageOf, type TestBrowser, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'
import { changeAccount, changePassword, deleteAccount } from './accounts.ts'
import { sendReset } from './notices.ts'
import type { IdentityPage } from './pages/page.ts'
import { take } from './rate-limit.ts'

let place: TestIdentity
let ahead = 0
/** fixed time of the clock; 0: it runs */
let still = 0
const clock: Clock = { now: () => new Date((still || Date.now()) + ahead) }
beforeAll(async () => {
  place = await testIdentity({}, clock)
})
afterAll(() => place.close())
beforeEach(async () => {
  ahead = still = 0
  await place.api.deps.pool.query('truncate identity_tries')
})

const run = async (text: string, ...values: unknown[]) => (await place.api.deps.pool.query(text, values)).rows
type Answer = Awaited<ReturnType<TestBrowser['post']>>
/** Status, page, and what is wrong with its form. */
function told(answer: Answer) {
  if (answer.body === '') return [answer.statusCode, answer.headers.location]
  const { page } = answer.json() as { page: IdentityPage & { form?: { errors: object }; fault?: string } }
  return [answer.statusCode, page.kind, page.form?.errors ?? page.fault]
}
async function signedIn(request: Parameters<TestIdentity['account']>[0] = {}) {
  const owner = await place.account(request)
  const browser = place.browser()
  await browser.signIn(owner.email)
  return { owner, browser }
}
async function fill<K extends 'forgotten' | 'email' | 'phone' | 'name' | 'password' | 'deletion'>(
  browser: TestBrowser,
  kind: K,
  fields: Record<string, string>,
) {
  const { form } = await browser.page(kind === 'forgotten' ? '/identity/forgotten' : `/identity/manage/${kind}`, kind)
  return browser.post(form.action, { _csrf: form.token, ...fields })
}

describe('password reset', () => {
  test.each([
    ['', 'missing'],
    ['nobody', 'identifierInvalid'],
  ])('of %j is told beside its field', async (identifier, name) => {
    expect(told(await fill(place.browser(), 'forgotten', { identifier }))).toEqual([400, 'forgotten', { identifier: { name } }])
  })

  test('allows twenty requests per hour and address', async () => {
    const browser = place.browser('10.7.0.1')
    const say = async () => told(await fill(browser, 'forgotten', { identifier: 'nobody@exemple.ma' }))
    for (let i = 0; i < 20; i++) expect((await say())[1]).toBe('forgottenSent')
    expect(await say()).toEqual([429, 'forgotten', { form: { name: 'tooMany', minutes: 60 } }])
  })

  test('returns to the interrupted sign-in only', async () => {
    const links = async (interaction: string) =>
      (await place.browser().page(`/identity/forgotten?interaction=${interaction}`, 'forgotten')).links.login
    const site = 'http://localhost:3000/authentication/login'
    expect(await links('a'.repeat(10))).toBe(`/identity/interaction/${'a'.repeat(10)}/login`)
    for (const odd of ['a'.repeat(9), 'a'.repeat(65), 'a.b.c.d.e.f.g', '']) expect(await links(odd)).toBe(site)
  })

  test('signs this browser out and consumes its link', async () => {
    const { owner, browser } = await signedIn()
    await sendReset(place.identity, owner.email)
    const [button] = (place.mails.at(-1)?.mail.blocks ?? []).flatMap((block) => ('button' in block ? [block.button.url] : []))
    const { form } = await browser.page(button ?? '', 'reset')
    expect(told(await browser.post(form.action, { _csrf: form.token, password: '' }))).toEqual([
      400,
      'reset',
      { password: { name: 'missing' } },
    ])
    await run("update account_links set expires = now() - interval '1 second' where subject = $1", owner.subject)
    expect(told(await browser.post(form.action, { _csrf: form.token, password: 'amandier en fleurs' }))).toEqual([410, 'link', undefined])
    await run("update account_links set expires = now() + interval '1 hour' where subject = $1", owner.subject)
    expect([browser.cookies.has('rihla_session'), browser.cookies.has('rihla_check')]).toEqual([true, true])
    // of three concurrent submits one counts
    const post = () => browser.post(form.action, { _csrf: form.token, password: 'amandier en fleurs' })
    const answers = await Promise.all([post(), post(), post()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410, 410])
    const done = answers.find(({ statusCode }) => statusCode === 303)
    expect(done?.headers.location).toBe(
      '/identity/login?notice=passwordReset&returnUrl=http%3A%2F%2Flocalhost%3A3000%2Fauthentication%2Flogin',
    )
    expect([browser.cookies.has('rihla_session'), browser.cookies.has('rihla_check')]).toEqual([false, false])
  })
})

describe('account changes', () => {
  test('require the current password, with ten attempts per 15 minutes', async () => {
    const { browser } = await signedIn()
    const change = async (currentPassword: string) =>
      told(await fill(browser, 'password', { currentPassword, password: 'amandier en fleurs' }))
    expect(await change('')).toEqual([400, 'password', { currentPassword: { name: 'missing' } }])
    for (let i = 0; i < 10; i++) expect(await change('wrong')).toEqual([400, 'password', { currentPassword: { name: 'passwordWrong' } }])
    expect(await change(testPassword)).toEqual([400, 'password', { currentPassword: { name: 'tooMany', minutes: 15 } }])
  })

  test('report the faults of both passwords together', async () => {
    const { owner, browser } = await signedIn()
    expect(told(await fill(browser, 'password', { currentPassword: 'no', password: owner.email }))).toEqual([
      400,
      'password',
      { currentPassword: { name: 'passwordWrong' }, password: { name: 'passwordCommon' } },
    ])
    expect(told(await fill(browser, 'deletion', { currentPassword: 'no' }))).toEqual([
      400,
      'deletion',
      { confirmed: { name: 'unconfirmed' }, currentPassword: { name: 'passwordWrong' } },
    ])
    expect(told(await fill(browser, 'deletion', { currentPassword: testPassword }))).toEqual([
      400,
      'deletion',
      { confirmed: { name: 'unconfirmed' } },
    ])
    expect(told(await fill(browser, 'password', { currentPassword: testPassword, password: 'court' }))).toEqual([
      400,
      'password',
      { password: { name: 'passwordShort' } },
    ])
    expect(told(await fill(browser, 'deletion', { currentPassword: 'no', confirmed: 'on' }))).toEqual([
      400,
      'deletion',
      { currentPassword: { name: 'passwordWrong' } },
    ])
    expect(told(await fill(browser, 'email', { email: 'x', currentPassword: testPassword }))).toEqual([
      400,
      'email',
      { email: { name: 'emailInvalid' } },
    ])
    expect(told(await fill(browser, 'phone', { phone: '0612345699', currentPassword: 'no' }))).toEqual([
      400,
      'phone',
      { currentPassword: { name: 'passwordWrong' } },
    ])
    expect(told(await fill(browser, 'name', { civility: 'M.', firstName: '', lastName: 'x' }))).toEqual([
      400,
      'name',
      { firstName: { name: 'missing' } },
    ])
    expect(told(await fill(browser, 'email', { email: 'x', currentPassword: '' }))).toEqual([
      400,
      'email',
      { email: { name: 'emailInvalid' }, currentPassword: { name: 'missing' } },
    ])
  })

  test('limit confirmation mails to five per hour; reject landlines', async () => {
    const { browser } = await signedIn()
    const change = async (email: string) => fill(browser, 'email', { email, currentPassword: testPassword })
    for (let i = 0; i < 5; i++) expect((await change(`neu${i}@exemple.ma`)).headers.location).toBe('/identity/manage?notice=emailSent')
    expect(told(await change('neu5@exemple.ma'))).toEqual([429, 'email', { form: { name: 'tooMany', minutes: 60 } }])
    const phone = async (typed: string) => told(await fill(browser, 'phone', { phone: typed, currentPassword: testPassword }))
    expect(await phone('0522 22 22 22')).toEqual([400, 'phone', { phone: { name: 'phoneInvalid' } }])
    expect(await phone('')).toEqual([400, 'phone', { phone: { name: 'missing' } }])
  })

  test('report existing values fifteen times per hour and address', async () => {
    const [one, other, third] = [await signedIn(), await signedIn(), await place.account()]
    const email = async (browser: TestBrowser) => told(await fill(browser, 'email', { email: third.email, currentPassword: testPassword }))
    const phone = async (browser: TestBrowser) => told(await fill(browser, 'phone', { phone: third.phone, currentPassword: testPassword }))
    for (let i = 0; i < 8; i++) expect(await email(one.browser)).toEqual([409, 'email', { email: { name: 'emailExists' } }])
    for (let i = 0; i < 7; i++) expect(await phone(other.browser)).toEqual([409, 'phone', { phone: { name: 'phoneExists' } }])
    expect(await phone(other.browser)).toEqual([429, 'phone', { phone: { name: 'tooMany', minutes: 60 } }])
    expect(await email(one.browser)).toEqual([429, 'email', { email: { name: 'tooMany', minutes: 60 } }])
    await run('truncate identity_tries')
    // the user's own value is not taken
    expect(told(await fill(one.browser, 'email', { email: one.owner.email, currentPassword: testPassword }))[0]).toBe(303)
  })

  test('redirect cross-site requests for a code to the account', async () => {
    const { owner, browser } = await signedIn()
    const answer = await browser.get('/identity/manage/verify-phone', { 'sec-fetch-site': 'cross-site' })
    expect([answer.headers.location, place.codes.has(owner.phone)]).toEqual(['/identity/manage', false])
    const sent = await browser.get('/identity/manage/verify-phone', { 'sec-fetch-site': 'same-origin' })
    expect([sent.headers.location, place.codes.has(owner.phone)]).toEqual(['/identity/manage/verify-phone/code', true])
    place.codes.delete(owner.phone)
    expect((await browser.get('/identity/manage/verify-phone')).headers.location).toBe('/identity/manage/verify-phone/code')
    expect(place.codes.has(owner.phone)).toBe(false)
    const landline = await signedIn({ phone: '+212522334455' })
    const page = pageOf(await landline.browser.get('/identity/manage/verify-phone'), 'phoneCode').page
    expect([page.form.errors, page.resend.wait, place.codes.has('+212522334455')]).toEqual([{ form: { name: 'notSent' } }, 0, false])
    const confirmed = await signedIn({ phoneVerified: true })
    expect((await confirmed.browser.get('/identity/manage/verify-phone')).headers.location).toBe('/identity/manage')
  })

  test('accept supported languages only', async () => {
    const { owner, browser } = await signedIn()
    const { links, token } = await browser.page('/identity/manage', 'manage')
    const change = async (language: string) => (await browser.post(links.language, { _csrf: token, language })).headers.location
    expect([await change('xx'), await change('ar')]).toEqual(['/identity/manage', '/identity/manage?notice=saved'])
    expect(await run('select language from accounts where subject = $1', owner.subject)).toEqual([{ language: 'ar' }])
    expect((await browser.page('/identity/manage?notice=strange', 'manage')).notice).toBeUndefined()
    expect((await browser.get('/identity/manage/export')).statusCode).toBe(404)
  })

  test('drop a person’s company name and publish the change', async () => {
    const { owner, browser } = await signedIn({ civility: 'Société', companyName: 'Atlas Cars' })
    await run("insert into customers (user_id, first_name, last_name) values ($1, 'Salma', 'Alaoui')", owner.subject)
    await fill(browser, 'name', { civility: 'M.', firstName: 'Ali', lastName: 'Naji', companyName: 'Atlas Cars' })
    expect(await run('select company_name from accounts where subject = $1', owner.subject)).toEqual([{ company_name: null }])
    expect(await run('select first_name, company_name from customers where user_id = $1', owner.subject)).toEqual([
      { first_name: 'Ali', company_name: null },
    ])
  })

  test('send no mail to a confirmed address', async () => {
    const { browser } = await signedIn({ emailVerified: true })
    const { links, token } = await browser.page('/identity/manage', 'manage')
    const mails = place.mails.length
    expect((await browser.post(links.confirmEmail, { _csrf: token })).headers.location).toBe('/identity/manage')
    expect(place.mails).toHaveLength(mails)
  })

  test('offer the data export when it is ready', async () => {
    const { browser } = await signedIn()
    const { dataExport } = place.identity.ports
    const { read } = dataExport
    dataExport.read = async () => Buffer.from('a zip')
    try {
      const { statusCode, headers, body } = await browser.get('/identity/manage/export')
      expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([200, 'application/zip', 'no-store', 'a zip'])
    } finally {
      dataExport.read = read
    }
  })

  test('return submitted values, cut to a maximum length', async () => {
    const { browser } = await signedIn()
    const long = 'x'.repeat(400)
    const stranger = place.browser()
    const { form } = await stranger.page('/identity/login', 'login')
    const login = pageOf(await stranger.post(form.action, { _csrf: form.token, identifier: long, password: '' }), 'login').page.form
    const phone = pageOf(await fill(browser, 'phone', { phone: long, currentPassword: '' }), 'phone').page.form
    const email = pageOf(await fill(browser, 'email', { email: long, currentPassword: '' }), 'email').page.form
    const forgotten = pageOf(await fill(stranger, 'forgotten', { identifier: long }), 'forgotten').page.form
    const sms = pageOf((await askCode(long)).answer, 'smsPhone').page.form
    expect(login.errors).toEqual({ password: { name: 'missing' } })
    expect([
      login.values.identifier.length,
      forgotten.values.identifier.length,
      email.values.email.length,
      phone.values.phone.length,
      sms.values.phone.length,
    ]).toEqual([254, 254, 300, 40, 40])
  })
})

async function askCode(phone: string, browser = place.browser('10.8.0.1')) {
  const page = await browser.page('/identity/sms', 'smsPhone')
  return { browser, answer: await browser.post(page.form.action, { _csrf: page.form.token, phone }) }
}

describe('SMS codes', () => {
  test('are limited to twenty per hour and address; need a valid number', async () => {
    expect(told((await askCode('12')).answer)).toEqual([400, 'smsPhone', { phone: { name: 'phoneInvalid' } }])
    for (let i = 0; i < 20; i++) expect((await askCode('0661000099')).answer.statusCode).toBe(303)
    expect(told((await askCode('0661000099')).answer)).toEqual([429, 'smsPhone', { form: { name: 'tooMany', minutes: 60 } }])
  })

  test('are sent again after a minute; the step needs a request', async () => {
    still = Date.now()
    const { browser } = await askCode('0661000098', place.browser('10.8.0.2'))
    const page = await browser.page('/identity/sms/code', 'smsCode')
    expect([page.resend.wait, page.phone, page.form.values]).toEqual([60, '+212661000098', { remember: false }])
    const again = () => browser.post(page.resend.action, { _csrf: page.resend.token })
    expect(pageOf(await again(), 'smsCode').page.notice).toBeUndefined()
    ahead = 59_001
    const early = pageOf(await again(), 'smsCode')
    expect([early.page.notice, early.page.resend.wait, early.page.form.values]).toEqual([undefined, 1, { remember: false }])
    // the page in the other language is the one of the code, not that to which only forms go
    expect(early.shown.otherLanguages[0]?.href).toBe('/identity/sms/code?lang=ar')
    ahead = 60_000
    const { page: sent } = pageOf(await again(), 'smsCode')
    expect([sent.notice, sent.resend.wait, sent.form.values]).toEqual(['codeSent', 60, { remember: false }])
    for (let i = 0; i < 18; i++) await take(place.api.deps, 'codes', '10.8.0.2')
    ahead = 120_000
    const late = await again()
    expect(told(late)).toEqual([429, 'smsCode', { form: { name: 'tooMany', minutes: 58 } }])
    expect(pageOf(late, 'smsCode').page.form.values).toEqual({ remember: false })
    const missing = await browser.post(page.form.action, { _csrf: page.form.token, code: '', remember: 'on' })
    expect(told(missing)).toEqual([400, 'smsCode', { code: { name: 'missing' } }])
    expect(pageOf(missing, 'smsCode').page.form.values).toEqual({ remember: true })
    // the step stays open for a quarter of an hour
    ahead = 60_000 + 899_999
    expect((await browser.get('/identity/sms/code')).statusCode).toBe(200)
    ahead = 60_000 + 900_000
    expect((await browser.get('/identity/sms/code')).headers.location).toBe('/identity/sms')
    const stranger = place.browser()
    expect((await stranger.get('/identity/sms/code')).headers.location).toBe('/identity/sms')
    const form = await stranger.page('/identity/sms', 'smsPhone')
    for (const url of ['/identity/sms/code', '/identity/sms/resend'])
      expect((await stranger.post(url, { _csrf: form.form.token, code: '1' })).headers.location).toBe('/identity/sms')
  })

  test('report why sending or checking fails', async () => {
    const { owner, browser } = await signedIn()
    const { phoneCodes } = place.identity.ports
    const kept = { ...phoneCodes }
    const failing = (error: Error) => {
      phoneCodes.send = () => Promise.reject(error)
      phoneCodes.check = () => Promise.reject(error)
    }
    try {
      const change = async (phone: string) => told(await fill(browser, 'phone', { phone, currentPassword: testPassword }))
      failing(new AppError('TooManyRequests'))
      expect(await change('0661000097')).toEqual([429, 'phone', { form: { name: 'tooMany', minutes: 10 } }])
      failing(new AppError('NotReady'))
      expect(await change('0661000096')).toEqual([429, 'phone', { form: { name: 'notSent' } }])
      phoneCodes.send = kept.send
      expect((await change('0661000095'))[0]).toBe(303)
      const page = await browser.page('/identity/manage/phone/code', 'phoneCode')
      const type = async () => told(await browser.post(page.form.action, { _csrf: page.form.token, code: '1' }))
      for (const [error, status, fault] of [
        [new AppError('TooManyRequests'), 429, { name: 'tooMany', minutes: 10 }],
        [new AppError('BadRequest', { reason: 'codeExpired' }), 400, { name: 'codeExpired' }],
        [new AppError('BadRequest', { reason: 'codeWrong' }), 400, { name: 'codeWrong' }],
      ] as const) {
        failing(error)
        expect(await type()).toEqual([status, 'phoneCode', { code: fault }])
      }
      expect((await run('select phone from accounts where subject = $1', owner.subject))[0].phone).toBe(owner.phone)
      failing(new AppError('NotReady'))
      ahead = 61_000
      expect(told(await browser.post(page.resend.action, { _csrf: page.resend.token }))).toEqual([
        400,
        'phoneCode',
        { form: { name: 'notSent' } },
      ])
      // "expired" would reveal that a code had been sent to the number
      failing(new AppError('BadRequest', { reason: 'codeExpired' }))
      phoneCodes.send = kept.send
      const { browser: other } = await askCode('0661000094', place.browser('10.8.0.3'))
      const step = await other.page('/identity/sms/code', 'smsCode')
      expect(told(await other.post(step.form.action, { _csrf: step.form.token, code: '1' }))).toEqual([
        400,
        'smsCode',
        { code: { name: 'codeWrong' } },
      ])
    } finally {
      Object.assign(phoneCodes, kept)
    }
  })
})

describe('phone change', () => {
  test('stores the number in a signed cookie until the code is entered', async () => {
    const { browser } = await signedIn()
    const asked = await fill(browser, 'phone', { phone: '0661000093', currentPassword: testPassword })
    const line = [asked.headers['set-cookie'] ?? []].flat().find((one) => String(one).startsWith('rihla_form_change='))
    expect(String(line).split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=900', 'Path=/', 'SameSite=Lax'])
    const page = await browser.page('/identity/manage/phone/code', 'phoneCode')
    await browser.post(page.form.action, { _csrf: page.form.token, code: place.codes.get('+212661000093') ?? '' })
    expect(browser.cookies.has('rihla_form_change')).toBe(false)
  })

  test('reports a number that was taken before the code', async () => {
    const { browser } = await signedIn()
    await fill(browser, 'phone', { phone: '0661000092', currentPassword: testPassword })
    await place.account({ phone: '+212661000092' })
    const page = await browser.page('/identity/manage/phone/code', 'phoneCode')
    const code = place.codes.get('+212661000092') ?? ''
    expect(told(await browser.post(page.form.action, { _csrf: page.form.token, code }))).toEqual([
      409,
      'phoneCode',
      { form: { name: 'phoneExists' } },
    ])
  })

  test('requires a code for this number; sends no notice when unchanged', async () => {
    const { owner, browser } = await signedIn()
    const page = await browser.page('/identity/manage/verify-phone', 'phoneCode')
    await run("update accounts set phone = '+212661000091' where subject = $1", owner.subject)
    const confirm = (code: string) => browser.post(page.form.action, { _csrf: page.form.token, code })
    expect((await confirm(place.codes.get(owner.phone) ?? '')).statusCode).toBe(303)
    const verified = async () => (await run('select phone_verified from accounts where subject = $1', owner.subject))[0].phone_verified
    expect(await verified()).toBe(false)
    const mails = place.mails.length
    await fill(browser, 'phone', { phone: '0661000091', currentPassword: testPassword })
    const own = await browser.page('/identity/manage/phone/code', 'phoneCode')
    const code = place.codes.get('+212661000091') ?? ''
    expect((await browser.post(own.form.action, { _csrf: own.form.token, code })).headers.location).toBe(
      '/identity/manage?notice=phoneConfirmed',
    )
    expect([await verified(), place.mails.length]).toEqual([true, mails])
  })

  test('sends no sign-in code to a landline, even when confirmed', async () => {
    await place.account({ phone: '+212522998877', phoneVerified: true })
    expect((await askCode('0522998877', place.browser('10.8.0.4'))).answer.headers.location).toBe('/identity/sms/code')
    expect(place.codes.has('+212522998877')).toBe(false)
  })
})

describe('session end', () => {
  const gone = (browser: TestBrowser) => ['rihla_session', 'rihla_check'].filter((name) => browser.cookies.has(name))

  test('ends this device from its row or the button', async () => {
    for (const which of ['endSession', 'signOut'] as const) {
      const { owner, browser } = await signedIn()
      const { links, token, sessions } = await browser.page('/identity/manage', 'manage')
      const session = sessions.find(({ current }) => current)?.id ?? ''
      expect(gone(browser)).toHaveLength(2)
      const out = await browser.post(links[which], { _csrf: token, session })
      expect(pageOf(out, 'signedOut').page.links.login).toBe('http://localhost:3000/authentication/login')
      expect(gone(browser)).toEqual([])
      expect(await run("select 1 from provider_records where model = 'Session' and account_id = $1", owner.subject)).toEqual([])
    }
  })

  test('deletes the cookies when all sessions or the account end', async () => {
    const { browser } = await signedIn()
    const { links, token } = await browser.page('/identity/manage', 'manage')
    await browser.post(links.endSessions, { _csrf: token })
    expect(gone(browser)).toEqual([])
    const other = await signedIn()
    await fill(other.browser, 'deletion', { currentPassword: testPassword, confirmed: 'on' })
    expect(gone(other.browser)).toEqual([])
  })

  test('ignores the session of a deleted account', async () => {
    const done: string[] = []
    await deleteAccount(place.api.deps, 'nobody', async () => void done.push('letter'))
    expect([done, await changePassword(place.api.deps, 'nobody', 'amandier en fleurs')]).toEqual([[], null])
  })
})

describe('signed-in users', () => {
  test.each([false, true])('switch accounts with a new sign-in, within an interaction: %s', async (within) => {
    const { browser, owner } = await signedIn({ civility: 'Société', companyName: 'Atlas Cars' })
    const page = within
      ? pageOf((await browser.follow((await browser.authorize({ prompt: 'create' })).answer)).answer, 'alreadySignedIn').page
      : await browser.page('/identity/login?returnUrl=%2Fidentity%2Fmanage', 'alreadySignedIn')
    expect(page.name).toBe('Atlas Cars')
    expect((await browser.post(page.other.action, { _csrf: 'made up' })).statusCode).toBe(403)
    const left = await browser.post(page.other.action, { _csrf: page.other.token })
    const again = '/identity/login?returnUrl=http%3A%2F%2Flocalhost%3A3000%2Fidentity%2Fmanage'
    expect([left.statusCode, left.headers.location]).toEqual([303, within ? 'http://localhost:3000/authentication/login' : again])
    expect(browser.cookies.has('rihla_session')).toBe(false)
    expect(await run("select 1 from provider_records where model = 'Session' and account_id = $1", owner.subject)).toEqual([])
  })

  test('continue with their session, also on a standalone page', async () => {
    const { browser } = await signedIn()
    const page = await browser.page('/identity/register?returnUrl=%2Fidentity%2Fmanage', 'alreadySignedIn')
    const before = browser.cookies.get('rihla_session')?.value
    expect((await browser.get(page.continueUrl)).headers.location).toBe('http://localhost:3000/identity/manage')
    expect(browser.cookies.get('rihla_session')?.value).toBe(before)
  })
})

test('see a known notice on the sign-in page', async () => {
  const notice = async (word: string) => (await place.browser().page(`/identity/login?notice=${word}`, 'login')).notice
  expect([await notice('passwordReset'), await notice('sessionsEnded'), await notice('strange')]).toEqual([
    'passwordReset',
    'sessionsEnded',
    undefined,
  ])
})

test('rejects one of two concurrent requests for an address or number', async () => {
  const both = async (one: object, other: object) => {
    const ended = await Promise.allSettled([place.account(one), place.account(other)])
    return ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.fault] : []))
  }
  expect(await both({ phone: '+212661700001' }, { phone: '+212661700001' })).toEqual(['phoneExists'])
  expect(await both({ email: 'at.once@exemple.ma' }, { email: 'at.once@exemple.ma' })).toEqual(['emailExists'])
  // any other fault is none of that
  await expect(place.account({ civility: 'Dr.' as never })).rejects.toThrow('civility')
  const [first, second] = [await place.account(), await place.account()]
  await expect(changeAccount(place.api.deps, second.subject, { phone: first.phone })).rejects.toMatchObject({ fault: 'phoneExists' })
  await expect(changeAccount(place.api.deps, second.subject, { email: first.email })).rejects.toMatchObject({ fault: 'emailExists' })
  expect(await changeAccount(place.api.deps, 'nobody', { language: 'ar' })).toBeNull()
})

test('issues tokens and records with the configured lifetimes', async () => {
  const owner = await place.account()
  const browser = place.browser()
  await run('truncate provider_records')
  const tokens = await browser.tokens(owner.email)
  for (const token of [tokens.access_token, tokens.id_token]) {
    const { iat = 0, exp = 0 } = decodeJwt(token)
    expect(exp - iat).toBe(600)
  }
  const left = Object.fromEntries(
    (await run('select model, round(extract(epoch from max(expires) - now()))::int as seconds from provider_records group by model')).map(
      ({ model, seconds }) => [model, seconds],
    ),
  )
  const fortnight = 14 * 86_400
  for (const model of ['RefreshToken', 'Grant', 'Session']) expect([model, Math.abs(left[model] - fortnight) < 30]).toEqual([model, true])
  const { answer } = await place.browser().authorize()
  expect(answer.headers.location).toMatch(/^\/identity\/interaction\//)
  const [{ seconds }] = await run(
    "select round(extract(epoch from max(expires) - now()))::int as seconds from provider_records where model = 'Interaction'",
  )
  expect(Math.abs(seconds - 3600)).toBeLessThan(30)
  await browser.authorize({ prompt: 'none' })
  const [code] = await run(
    "select round(extract(epoch from max(expires) - now()))::int as seconds from provider_records where model = 'AuthorizationCode' and consumed is null",
  )
  expect([code.seconds > 30, code.seconds <= 60]).toEqual([true, true])
})

test('sets HttpOnly session cookies; the iframe reads its own', async () => {
  const owner = await place.account()
  const browser = place.browser()
  const { answer } = await browser.authorize({ ui_locales: 'ar fr' })
  expect(String(answer.headers.location)).toMatch(/^\/identity\/interaction\/[\w-]+\?lang=ar$/)
  const { page } = pageOf((await browser.follow(answer)).answer, 'login')
  const set = async (remember: object) => {
    const posted = await browser.post(page.form.action, {
      _csrf: page.form.token,
      identifier: owner.email,
      password: testPassword,
      ...remember,
    })
    const resumed = await browser.get(String(posted.headers.location))
    const lines = [resumed.headers['set-cookie'] ?? []].flat().map(String)
    const of = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}=`))
        ?.toLowerCase()
        .split('; ')
        .slice(1)
        .filter((part) => !part.startsWith('expires'))
        .toSorted()
    return {
      session: of('rihla_session'),
      check: of('rihla_check'),
      lasts: lines.filter((line) => /^rihla_(session|check)=[\w-][^;]*;.*expires=/i.test(line)).length,
    }
  }
  expect(await set({ remember: 'on' })).toEqual({
    session: ['httponly', 'path=/', 'samesite=lax'],
    check: ['path=/', 'samesite=lax'],
    lasts: 2,
  })
})

test('check-session iframe compares session_state with the cookie', async () => {
  const { browser } = await signedIn()
  const silent = await browser.authorize({ prompt: 'none' })
  const state = new URL(String(silent.answer.headers.location)).searchParams.get('session_state') ?? ''
  const frame = await browser.get('/connect/checksession')
  expect(frame.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'nonce-[\w-]{22}'; base-uri 'none'; frame-ancestors http:\/\/localhost:3000$/,
  )
  const [, script = ''] = frame.body.match(/<script nonce="[^"]+">([\s\S]*)<\/script>/) ?? []
  const listeners: ((event: object) => Promise<void>)[] = []
  const cookie = `a=1; rihla_check=${browser.cookies.get('rihla_check')?.value}`
  new Function('addEventListener', 'document', script)((_type: string, heard: (event: object) => Promise<void>) => listeners.push(heard), {
    cookie,
  })
  const ask = async (data: unknown, origin = 'http://localhost:3000') => {
    const answers: [string, string][] = []
    await listeners[0]?.({ data, origin, source: { postMessage: (word: string, to: string) => answers.push([word, to]) } })
    return answers
  }
  const site = 'http://localhost:3000'
  const [hash = '', salt = ''] = state.split('.')
  expect(await ask(`rihla-site ${state}`)).toEqual([['unchanged', site]])
  expect(await ask(`rihla-site ${hash.slice(1)}.${salt}`)).toEqual([['changed', site]])
  expect(await ask(`rihla-site ${state}`, 'https://evil.example')).toEqual([])
  expect(await ask({ odd: true })).toEqual([])
  for (const odd of [`other ${state}`, 'rihla-site', `rihla-site ${hash}`, `rihla-site ${state} more`])
    expect(await ask(odd)).toEqual([['error', site]])
  const nobody = createHash('sha256').update(`rihla-site ${site}  ${salt}`).digest('base64url')
  expect(await ask(`rihla-site ${nobody}.${salt}`)).toEqual([['changed', site]])
})
