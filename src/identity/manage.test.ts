import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { pageOf, type TestBrowser, type TestIdentity, testIdentity, testPassword } from '#testing/identity.ts'
import { changePassword } from './accounts.ts'
import { jobs } from './jobs.ts'
import { sendReset } from './notices.ts'
import type { IdentityPage } from './pages/page.ts'

let place: TestIdentity
let ahead = 0
const clock: Clock = { now: () => new Date(Date.now() + ahead) }
beforeAll(async () => {
  place = await testIdentity({}, clock)
})
afterAll(() => place.close())

const account = async (subject: string) =>
  (await place.api.deps.pool.query('select * from accounts where subject = $1', [subject])).rows[0] as Record<string, unknown> | undefined

/** The address in the last letter to somebody. */
function linkIn(to: string): string {
  const blocks = place.mails.findLast((mail) => mail.to === to)?.mail.blocks ?? []
  const [button] = blocks.flatMap((block) => ('button' in block ? [block.button.url] : []))
  return button ?? ''
}

const lastSubject = (to: string) => place.mails.findLast((mail) => mail.to === to)?.mail.subject

async function signedIn(request: Parameters<TestIdentity['account']>[0] = {}) {
  const owner = await place.account(request)
  const browser = place.browser()
  await browser.signIn(owner.email)
  const manage = () => browser.page('/identity/manage', 'manage')
  return { owner, browser, manage }
}

/** Takes the letters that wait for the job, as the worker does. */
async function workResets() {
  const { rows } = await place.api.deps.pool.query('delete from pgboss.job where name = $1 returning data', [jobs.reset])
  for (const { data } of rows) await sendReset(place.identity, data.identifier)
  return rows.length
}

async function forgot(browser: TestBrowser, identifier: string) {
  const page = await browser.page('/identity/forgotten', 'forgotten')
  return browser.post(page.form.action, { _csrf: page.form.token, identifier })
}

describe('password reset', () => {
  test('responds equally to all; sends mails to existing accounts only', async () => {
    const owner = await place.account()
    const before = place.mails.length
    const known = await forgot(place.browser(), owner.email)
    const unknown = await forgot(place.browser(), 'nobody.knows@exemple.ma')
    const shape = (answer: typeof known) => [answer.statusCode, { ...pageOf(answer, 'forgottenSent').page, identifier: '' }]
    expect(shape(unknown)).toEqual(shape(known))
    // both are queued: the response does not depend on the look-up
    expect(place.mails).toHaveLength(before)
    expect(await workResets()).toBe(2)
    expect(place.mails.slice(before).map(({ to }) => to)).toEqual([owner.email])
  })

  test('changes the password once and ends other sessions', async () => {
    const { owner, browser } = await signedIn()
    const elsewhere = place.browser()
    await forgot(elsewhere, owner.phone.replace('+212', '0'))
    await workResets()
    const link = linkIn(owner.email)
    expect(link).toMatch(/^http:\/\/localhost:3000\/identity\/reset\?token=[\w-]{43}$/)
    const reset = await elsewhere.page(link, 'reset')
    expect(reset.email).toBe(owner.email)
    const weak = await elsewhere.post(reset.form.action, { _csrf: reset.form.token, password: owner.email })
    expect(pageOf(weak, 'reset').page.form.errors).toEqual({ password: { name: 'passwordCommon' } })
    const done = await elsewhere.post(reset.form.action, { _csrf: reset.form.token, password: 'amandier en fleurs' })
    expect(pageOf((await elsewhere.follow(done)).answer, 'login').page.notice).toBe('passwordReset')
    expect((await elsewhere.get(link)).statusCode).toBe(410)
    const again = await elsewhere.post(reset.form.action, { _csrf: reset.form.token, password: 'encore une autre phrase' })
    expect(pageOf(again, 'link').page.result).toBe('resetExpired')
    const silent = await browser.authorize({ prompt: 'none' })
    expect(new URL(String(silent.answer.headers.location)).searchParams.get('error')).toBe('login_required')
    expect((await elsewhere.signIn(owner.email, 'amandier en fleurs')).url.searchParams.has('code')).toBe(true)
    expect(lastSubject(owner.email)).toBe('Votre mot de passe a été modifié')
    expect((await account(owner.subject))?.email_verified).toBe(true)
  })

  test('uses links that expire after 30 minutes; only the last is valid', async () => {
    const owner = await place.account()
    await forgot(place.browser(), owner.email)
    await workResets()
    const first = linkIn(owner.email)
    await forgot(place.browser(), owner.email)
    await workResets()
    const second = linkIn(owner.email)
    expect((await place.browser().get(first)).statusCode).toBe(410)
    expect((await place.browser().get(second)).statusCode).toBe(200)
    ahead = 31 * 60_000
    expect((await place.browser().get(second)).statusCode).toBe(410)
    ahead = 0
    for (const odd of ['', '?token=', '?token=x', '?token=a&token=b', '?token=%00'])
      expect([410]).toContain((await place.browser().get(`/identity/reset${odd}`)).statusCode)
  })

  test('invalidates its link when the password changes', async () => {
    const { owner, browser } = await signedIn()
    await forgot(place.browser(), owner.email)
    await workResets()
    const link = linkIn(owner.email)
    const { form } = await browser.page('/identity/manage/password', 'password')
    await browser.post(form.action, { _csrf: form.token, currentPassword: testPassword, password: 'amandier en fleurs' })
    expect((await place.browser().get(link)).statusCode).toBe(410)
  })

  test('invalidates an address change requested by an intruder', async () => {
    const { owner, browser } = await signedIn()
    const { form } = await browser.page('/identity/manage/email', 'email')
    await browser.post(form.action, { _csrf: form.token, email: 'intrus@exemple.ma', currentPassword: testPassword })
    const link = linkIn('intrus@exemple.ma')
    await changePassword(place.api.deps, owner.subject, 'amandier en fleurs', { proven: { emailVerified: true } })
    expect((await place.browser().get(link)).statusCode).toBe(410)
  })

  test('unconfirms the phone of an account with unconfirmed e-mail', async () => {
    for (const known of [true, false]) {
      const owner = await place.account({ phoneVerified: true, emailVerified: known })
      const browser = place.browser()
      await forgot(browser, owner.email)
      await workResets()
      const { form } = await browser.page(linkIn(owner.email), 'reset')
      await browser.post(form.action, { _csrf: form.token, password: 'amandier en fleurs' })
      expect(await account(owner.subject)).toMatchObject({ email_verified: true, phone_verified: known })
    }
  })

  test('limits mails per account', async () => {
    const owner = await place.account()
    const before = place.mails.length
    for (let i = 0; i < 6; i++) await forgot(place.browser(`10.4.4.${i}`), owner.email)
    await workResets()
    expect(place.mails.length - before).toBe(3)
  })
})

describe('e-mail confirmation', () => {
  /** Opens its link and presses the button; gives what the page then says. A second press follows the link as it stands. */
  async function confirm(link: string): Promise<string> {
    const browser = place.browser()
    const opened = await browser.get(link)
    const said = opened.json().page as IdentityPage
    if (said.kind === 'link') return said.result
    const { page } = pageOf(opened, 'confirmEmail')
    return pageOf(await browser.post(page.action, { _csrf: page.token }), 'link').page.result
  }

  test('confirms the address once, shows it again, expires after a day', async () => {
    const { owner, browser, manage } = await signedIn()
    const page = await manage()
    expect(page.account.emailVerified).toBe(false)
    await browser.post(page.links.confirmEmail, { _csrf: page.token })
    const link = linkIn(owner.email)
    // opened by whatever looks into mails, it confirms nothing
    for (let i = 0; i < 2; i++) expect((await place.browser().page(link, 'confirmEmail')).email).toBe(owner.email)
    expect((await manage()).account.emailVerified).toBe(false)
    expect((await place.browser().post(link, { _csrf: 'made up' })).statusCode).toBe(403)
    for (let i = 0; i < 2; i++) expect(await confirm(link)).toBe('emailConfirmed')
    expect((await place.browser().page(link, 'link')).result).toBe('emailConfirmed')
    expect((await manage()).account.emailVerified).toBe(true)
    ahead = 25 * 3_600_000
    expect((await place.browser().page(link, 'link')).result).toBe('emailExpired')
    ahead = 0
    expect((await place.browser().page('/identity/confirm-email?token=unknown', 'link')).result).toBe('emailExpired')
  })

  test('reports when the mail limit is reached', async () => {
    const { browser, manage } = await signedIn()
    const { links, token } = await manage()
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await browser.post(links.confirmEmail, { _csrf: token }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303, 429])
    expect(answers[5] && pageOf(answers[5], 'error').page.fault).toBe('tooMany')
  })

  test('replaces the old address and notifies it', async () => {
    const { owner, browser, manage } = await signedIn()
    const form = (await browser.page((await manage()).links.email, 'email')).form
    const ask = (fields: Record<string, string>) => browser.post(form.action, { _csrf: form.token, ...fields })
    const wrong = await ask({ email: 'fresh@exemple.ma', currentPassword: 'no' })
    expect(pageOf(wrong, 'email').page.form.errors).toEqual({ currentPassword: { name: 'passwordWrong' } })
    const other = await place.account()
    const taken = await ask({ email: other.email, currentPassword: testPassword })
    expect(pageOf(taken, 'email').page.form.errors).toEqual({ email: { name: 'emailExists' } })
    await ask({ email: 'Fresh@Exemple.ma', currentPassword: testPassword })
    expect((await manage()).account).toMatchObject({ email: owner.email, pendingEmail: 'fresh@exemple.ma' })
    expect(await confirm(linkIn('fresh@exemple.ma'))).toBe('emailConfirmed')
    expect((await manage()).account).toMatchObject({ email: 'fresh@exemple.ma', emailVerified: true, pendingEmail: null })
    expect(lastSubject(owner.email)).toBe('L’adresse e-mail de votre compte a changé')
    expect((await place.browser().signIn('fresh@exemple.ma')).url.searchParams.has('code')).toBe(true)
  })
})

describe('SMS code', () => {
  async function askCode(phone: string, browser = place.browser()) {
    const { answer } = await browser.authorize()
    const login = pageOf((await browser.follow(answer)).answer, 'login').page
    const page = await browser.page(login.links.sms, 'smsPhone')
    const asked = await browser.post(page.form.action, { _csrf: page.form.token, phone })
    return { browser, page: pageOf((await browser.follow(asked)).answer, 'smsCode').page }
  }

  test('signs in to the account with the confirmed number', async () => {
    const owner = await place.account({ phoneVerified: true })
    const { browser, page } = await askCode(owner.phone.replace('+212', '0'))
    const wrong = await browser.post(page.form.action, { _csrf: page.form.token, code: '999999' })
    expect(pageOf(wrong, 'smsCode').page.form.errors).toEqual({ code: { name: 'codeWrong' } })
    const right = await browser.post(page.form.action, { _csrf: page.form.token, code: place.codes.get(owner.phone) ?? '', remember: 'on' })
    expect(new URL((await browser.follow(right)).url).searchParams.has('code')).toBe(true)
  })

  test('does not reveal unknown or unconfirmed numbers; sends nothing', async () => {
    const unconfirmed = await place.account()
    const confirmed = await place.account({ phoneVerified: true })
    const shape = async (phone: string) => {
      const { browser, page } = await askCode(phone)
      const tried = await browser.post(page.form.action, { _csrf: page.form.token, code: '123' })
      return [page.kind, page.resend.wait > 50, tried.statusCode, pageOf(tried, 'smsCode').page.form.errors]
    }
    const known = await shape(confirmed.phone)
    for (const phone of [unconfirmed.phone, '+212699999999', '+212522222222']) {
      expect(await shape(phone)).toEqual(known)
      expect(place.codes.has(phone)).toBe(false)
    }
  })

  test('allows ten attempts per number in 15 minutes', async () => {
    const owner = await place.account({ phoneVerified: true })
    const { browser, page } = await askCode(owner.phone)
    for (let i = 0; i < 10; i++) await browser.post(page.form.action, { _csrf: page.form.token, code: `00000${i}` })
    const late = await browser.post(page.form.action, { _csrf: page.form.token, code: place.codes.get(owner.phone) ?? '' })
    expect(late.statusCode).toBe(429)
  })

  test('replaces the phone number', async () => {
    const { owner, browser, manage } = await signedIn()
    const { form } = await browser.page((await manage()).links.phone, 'phone')
    const asked = await browser.post(form.action, { _csrf: form.token, phone: '07 00 11 22 33', currentPassword: testPassword })
    const page = pageOf((await browser.follow(asked)).answer, 'phoneCode').page
    expect(page.phone).toBe('+212700112233')
    const done = await browser.post(page.form.action, { _csrf: page.form.token, code: place.codes.get('+212700112233') ?? '' })
    expect(pageOf((await browser.follow(done)).answer, 'manage').page).toMatchObject({
      notice: 'phoneConfirmed',
      account: { phone: '+212700112233', phoneVerified: true },
    })
    expect(lastSubject(owner.email)).toBe('Le téléphone de votre compte a changé')
  })

  test('is not valid for another account', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const { form } = await one.browser.page('/identity/manage/phone', 'phone')
    await one.browser.post(form.action, { _csrf: form.token, phone: '0661880011', currentPassword: testPassword })
    expect((await one.browser.page('/identity/manage/phone/code', 'phoneCode')).phone).toBe('+212661880011')
    const step = one.browser.cookies.get('rihla_form_change')
    if (step) other.browser.cookies.set('rihla_form_change', step)
    expect((await other.browser.page('/identity/manage/phone/code', 'phone')).present).toBe(other.owner.phone)
  })

  test('expires after 15 minutes; rejects invalid numbers', async () => {
    const { owner, browser } = await signedIn()
    const { form } = await browser.page('/identity/manage/phone', 'phone')
    const wrong = await browser.post(form.action, { _csrf: form.token, phone: '0612', currentPassword: testPassword })
    expect(wrong.statusCode).toBe(400)
    expect(Object.keys(pageOf(wrong, 'phone').page.form.errors)).toEqual(['phone'])
    await browser.post(form.action, { _csrf: form.token, phone: '0661880012', currentPassword: testPassword })
    ahead = 899_000
    expect((await browser.page('/identity/manage/phone/code', 'phoneCode')).phone).toBe('+212661880012')
    ahead = 901_000
    expect((await browser.page('/identity/manage/phone/code', 'phone')).present).toBe(owner.phone)
    ahead = 0
  })

  test('confirms the number of the account', async () => {
    const { owner, browser, manage } = await signedIn()
    const page = await browser.page((await manage()).links.verifyPhone, 'phoneCode')
    const soon = await browser.post(page.resend.action, { _csrf: page.resend.token })
    expect(pageOf(soon, 'phoneCode').page.notice).toBeUndefined()
    ahead = 61_000
    const resent = await browser.post(page.resend.action, { _csrf: page.resend.token })
    expect(pageOf(resent, 'phoneCode').page.notice).toBe('codeSent')
    await browser.post(page.form.action, { _csrf: page.form.token, code: place.codes.get(owner.phone) ?? '' })
    ahead = 0
    expect((await account(owner.subject))?.phone_verified).toBe(true)
  })
})

describe('account page', () => {
  test('redirects anonymous users to sign-in and back', async () => {
    const owner = await place.account()
    const browser = place.browser()
    const page = await browser.page('/identity/manage/password', 'login')
    const posted = await browser.post(page.form.action, { _csrf: page.form.token, identifier: owner.email, password: testPassword })
    expect(pageOf((await browser.follow(posted)).answer, 'password').page.email).toBe(owner.email)
  })

  test('preserves the return page of the site through sign-in', async () => {
    const owner = await place.account()
    const browser = place.browser()
    const history = 'http://localhost:3000/history'
    const page = await browser.page(`/identity/manage?returnUrl=${encodeURIComponent(history)}&lang=fr`, 'login')
    const posted = await browser.post(page.form.action, { _csrf: page.form.token, identifier: owner.email, password: testPassword })
    expect(pageOf((await browser.follow(posted)).answer, 'manage').page.links.site).toBe(history)
    const evil = await browser.page('/identity/manage?returnUrl=https%3A%2F%2Fevil.example%2F', 'manage')
    expect(evil.links.site).toBe('http://localhost:3000/')
  })

  test('changes name, company and language, and publishes the change', async () => {
    const { owner, browser, manage } = await signedIn()
    const { form } = await browser.page((await manage()).links.name, 'name')
    const fields = { _csrf: form.token, civility: 'Société', firstName: 'Salma', lastName: 'Alaoui' }
    expect(pageOf(await browser.post(form.action, fields), 'name').page.form.errors).toEqual({ companyName: { name: 'missing' } })
    const saved = await browser.post(form.action, { ...fields, companyName: 'Atlas Auto SARL' })
    const page = pageOf((await browser.follow(saved)).answer, 'manage').page
    expect([page.notice, page.account.companyName, page.account.civility]).toEqual(['saved', 'Atlas Auto SARL', 'Société'])
    await browser.post(page.links.language, { _csrf: page.token, language: 'ar' })
    await browser.post(page.links.language, { _csrf: page.token, language: 'en' })
    expect(await account(owner.subject)).toMatchObject({ language: 'ar', company_name: 'Atlas Auto SARL' })
  })

  test('changes the password and signs other devices out', async () => {
    const { owner, browser, manage } = await signedIn()
    const other = place.browser()
    await other.signIn(owner.email)
    const { form } = await browser.page((await manage()).links.password, 'password')
    const wrong = await browser.post(form.action, { _csrf: form.token, currentPassword: 'no', password: 'short' })
    expect(pageOf(wrong, 'password').page.form.errors).toEqual({
      currentPassword: { name: 'passwordWrong' },
      password: { name: 'passwordShort' },
    })
    const done = await browser.post(form.action, { _csrf: form.token, currentPassword: testPassword, password: 'cigogne de Chellah' })
    expect(pageOf((await browser.follow(done)).answer, 'manage').page.notice).toBe('passwordChanged')
    await other.page('/identity/manage', 'login')
  })

  test('lists devices and signs out one or all', async () => {
    const owner = await place.account()
    const [one, two] = [place.browser(), place.browser()]
    for (const browser of [one, two]) await browser.signIn(owner.email)
    const page = await one.page('/identity/manage', 'manage')
    expect(page.sessions).toHaveLength(2)
    expect(page.sessions.filter(({ current }) => current)).toHaveLength(1)
    const other = page.sessions.find(({ current }) => !current)?.id ?? ''
    const stranger = await signedIn()
    const foreign = await stranger.manage()
    await stranger.browser.post(foreign.links.endSession, { _csrf: foreign.token, session: other })
    await two.page('/identity/manage', 'manage')
    await one.post(page.links.endSession, { _csrf: page.token, session: other })
    await two.page('/identity/manage', 'login')
    const everywhere = await one.post(page.links.endSessions, { _csrf: page.token })
    expect(pageOf((await one.follow(everywhere)).answer, 'login').page.notice).toBe('sessionsEnded')
    const silent = await one.authorize({ prompt: 'none' })
    expect(new URL(String(silent.answer.headers.location)).searchParams.get('error')).toBe('login_required')
  })

  test('requests a data export', async () => {
    const { owner, browser, manage } = await signedIn()
    const page = await manage()
    await browser.post(page.links.dataExport, { _csrf: page.token })
    expect(place.asked).toEqual([owner.subject])
  })

  test('deletes the account with all sessions', async () => {
    const { owner, browser, manage } = await signedIn()
    const { form } = await browser.page((await manage()).links.deletion, 'deletion')
    const refused = await browser.post(form.action, { _csrf: form.token, currentPassword: testPassword })
    expect(pageOf(refused, 'deletion').page.form.errors).toEqual({ confirmed: { name: 'unconfirmed' } })
    const done = await browser.post(form.action, { _csrf: form.token, currentPassword: testPassword, confirmed: 'on' })
    expect(pageOf(done, 'deleted').page.kind).toBe('deleted')
    expect(await account(owner.subject)).toBeUndefined()
    const { rows } = await place.api.deps.pool.query('select model from provider_records where account_id = $1', [owner.subject])
    expect(rows).toEqual([])
    expect(lastSubject(owner.email)).toBe('Votre compte a été supprimé')
  })

  test('rejects forms of another session or site', async () => {
    const { browser, manage } = await signedIn()
    const stranger = await signedIn()
    const [page, foreign] = [await manage(), await stranger.manage()]
    const post = async (token: string, headers = {}) => (await browser.post(page.links.endSessions, { _csrf: token }, headers)).statusCode
    expect(await post('')).toBe(403)
    expect(await post(foreign.token)).toBe(403)
    expect(await post(page.token, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    await browser.page('/identity/manage', 'manage')
  })
})
