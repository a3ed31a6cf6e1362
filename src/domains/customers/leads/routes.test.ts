import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#domains/foundation/notifications/service.ts'
import ar from '#i18n/ar/contact.json' with { type: 'json' }
import fr from '#i18n/fr/contact.json' with { type: 'json' }
import { type Clock, stoppedClock } from '#platform/clock.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { consentVersion } from './contract.ts'
import { forgetOutdated } from './service.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  await api.deps.pool.query('truncate newsletter_subscriptions, newsletter_consents, contact_attempts, contact_salts, messages cascade')
})

async function signUp(body: object, { language = 'fr', from = '10.0.0.1' } = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    headers: { ...(await api.headers()), 'accept-language': language },
    remoteAddress: from,
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function stored() {
  const { rows } = await api.deps.pool.query(`
    select s.email, s.language, s.status, s.token, json_agg(json_build_array(c.kind, c.text_version, c.language, c.channel, c.created) order by c.id) as consents
    from newsletter_subscriptions s join newsletter_consents c on c.subscription_id = s.id group by s.id order by s.email`)
  return rows as { email: string; language: string; status: string; token: string; consents: string[][] }[]
}

const wish = { email: ' Amina@Exemple.MA ', language: 'ar', consent: true }

describe('signing up', () => {
  test('stores the address with when, to what and in which language consent was given', async () => {
    expect(await signUp(wish)).toEqual({ status: 200, body: { consentVersion } })
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({ email: 'amina@exemple.ma', language: 'ar', status: 'Pending' })
    expect(row?.consents).toEqual([['Given', consentVersion, 'ar', 'Email', '2026-03-15T10:00:00+00:00']])
  })

  test('answers the same to an address that stood there before, and changes nothing', async () => {
    const first = await signUp(wish)
    const before = await stored()
    expect(await signUp({ ...wish, language: 'fr' })).toEqual(first)
    expect(await stored()).toEqual(before)
  })

  test('stores nothing from a filled honeypot and answers alike', async () => {
    expect(await signUp({ ...wish, website: 'http://spam.example' })).toEqual({ status: 200, body: { consentVersion } })
    expect(await stored()).toEqual([])
  })

  test.each([
    '',
    'amina',
    'amina@',
    '@exemple.ma',
    'a b@exemple.ma',
    'amina@exemple.m',
    'amina@exemple',
    `${'a'.repeat(250)}@ex.ma`,
    42,
    null,
  ])('refuses the address %j in both languages', async (email) => {
    const { status, body } = await signUp({ ...wish, email })
    expect([status, body.code, body.message.includes('«\u00a0email\u00a0»')]).toEqual([400, 'BadRequest', true])
    expect((await signUp({ ...wish, email }, { language: 'ar' })).body.message).toMatch(/[\u0600-\u06ff]/)
    expect(await stored()).toEqual([])
  })

  test('needs the consent and a language of ours', async () => {
    expect((await signUp({ ...wish, consent: false })).body).toMatchObject({
      code: 'BadRequest',
      message: 'Vous devez accepter «\u00a0consent\u00a0» pour continuer.',
    })
    for (const body of [{ ...wish, consent: 'true' }, { ...wish, language: 'en' }, { email: wish.email }, []])
      expect((await signUp(body as object)).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('slows a visitor down after five, not the next visitor, and forgets after ten minutes', async () => {
    for (let i = 0; i < 5; i++) expect((await signUp({ ...wish, email: `a${i}@exemple.ma` })).status).toBe(200)
    expect(await signUp(wish)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } })
    expect((await signUp(wish, { from: '10.0.0.2' })).status).toBe(200)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await signUp({ ...wish, email: 'late@exemple.ma' })).status).toBe(200)
    const { rows } = await api.deps.pool.query('select visitor from contact_attempts')
    for (const { visitor } of rows) expect(visitor).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('limits confirmation mails per hour', async () => {
  const { pool } = api.deps
  await pool.query("update settings set value = '10' where key = 'contact.mailsHourly'")
  const ask = async (i: number) => (await signUp({ ...wish, email: `a${i}@exemple.ma` }, { from: `10.0.${i}.1` })).status
  for (let i = 0; i < 10; i++) expect(await ask(i)).toBe(200)
  expect([await ask(10), (await stored()).length]).toEqual([429, 10])
  now = new Date(now.getTime() + 61 * 60_000)
  expect(await ask(10)).toBe(200)
  await pool.query("update settings set value = '120' where key = 'contact.mailsHourly'")
})

describe('links of a message', () => {
  const post = async (path: string) => (await api.app.inject({ method: 'POST', url: path, headers: await api.headers() })).statusCode

  test('confirm once, leave once, and repeating changes nothing', async () => {
    await signUp(wish)
    const token = (await stored())[0]?.token
    for (let i = 0; i < 2; i++) expect(await post(`/api/newsletter/${token}/confirm`)).toBe(204)
    for (let i = 0; i < 2; i++) expect(await post(`/api/newsletter/${token}/unsubscribe`)).toBe(204)
    expect(await post(`/api/newsletter/${token}/confirm`)).toBe(204)
    const [row] = await stored()
    expect(row?.status).toBe('Unsubscribed')
    expect(row?.consents.map(([kind]) => kind)).toEqual(['Given', 'Confirmed', 'Withdrawn'])
  })

  test('requires a new confirmation after leaving', async () => {
    await signUp(wish)
    await post(`/api/newsletter/${(await stored())[0]?.token}/unsubscribe`)
    await signUp({ ...wish, language: 'fr' })
    expect((await stored())[0]).toMatchObject({ status: 'Pending', language: 'fr' })
    expect((await stored())[0]?.consents.map(([kind]) => kind)).toEqual(['Given', 'Withdrawn', 'Given'])
  })

  test('a mail program leaves at one press: it has no page of ours and posts a form (RFC 8058)', async () => {
    await signUp(wish)
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/newsletter/${(await stored())[0]?.token}/unsubscribe`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(204)
    expect((await stored())[0]?.status).toBe('Unsubscribed')
  })

  test('an unknown token is not found, a broken one refused', async () => {
    expect(await post('/api/newsletter/00000000-0000-4000-8000-000000000000/confirm')).toBe(404)
    expect(await post('/api/newsletter/00000000-0000-4000-8000-000000000000/unsubscribe')).toBe(404)
    expect(await post('/api/newsletter/x/unsubscribe')).toBe(400)
  })
})

test('what is no longer needed is forgotten: attempts after a day, addresses never confirmed after a year', async () => {
  await signUp(wish)
  await signUp({ ...wish, email: 'stays@exemple.ma' })
  await api.app.inject({ method: 'POST', url: `/api/newsletter/${(await stored())[1]?.token}/confirm`, headers: await api.headers() })
  const forget = (at: string) => forgetOutdated({ db: api.deps.db, clock: stoppedClock(at) })
  const counts = async () =>
    (
      await api.deps.pool.query(
        'select (select count(*)::int from contact_attempts) as attempts, (select count(*)::int from contact_salts) as salts',
      )
    ).rows[0]
  await forget('2026-03-16T09:00:00Z')
  expect(await counts()).toEqual({ attempts: 2, salts: 1 })
  await forget('2026-03-17T10:00:00Z')
  expect(await counts()).toEqual({ attempts: 0, salts: 0 })
  expect(await stored()).toHaveLength(2)
  await forget('2027-03-16T09:00:00Z')
  expect(await stored()).toHaveLength(2)
  await forget('2027-03-17T10:00:00Z')
  expect((await stored()).map((row) => row.email)).toEqual(['stays@exemple.ma'])
})

describe('the first message', () => {
  const messages = async () =>
    (await api.deps.pool.query('select recipient, language, marketing, content from messages order by id')).rows as {
      recipient: string
      language: 'fr' | 'ar'
      marketing: boolean
      content: { mail: Mail }
    }[]

  test('sends confirm and unsubscribe links in the language of the sign-up', async () => {
    await signUp(wish)
    const token = (await stored())[0]?.token
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ recipient: 'amina@exemple.ma', language: 'ar', marketing: false })
    expect(message?.content.mail.subject).toMatch(/[\u0600-\u06ff]/)
    expect(message?.content.mail.blocks).toContainEqual({
      button: { label: expect.any(String), url: `http://localhost:3000/newsletter/confirm?token=${token}` },
    })
    expect(message?.content.mail.stop).toMatchObject({
      url: `http://localhost:3000/newsletter/unsubscribe?token=${token}`,
      oneClick: `http://localhost:3000/api/newsletter/${token}/unsubscribe`,
    })
  })

  test('repeats at most daily, never for a confirmed address or honeypot', async () => {
    await signUp(wish)
    await signUp(wish)
    expect(await messages()).toHaveLength(1)
    now = new Date('2026-03-16T10:00:00Z')
    await signUp(wish)
    expect(await messages()).toHaveLength(2)
    await api.app.inject({ method: 'POST', url: `/api/newsletter/${(await stored())[0]?.token}/confirm`, headers: await api.headers() })
    now = new Date('2026-03-17T10:00:00Z')
    await signUp(wish)
    await signUp({ ...wish, email: 'machine@exemple.ma', website: 'x' })
    expect(await messages()).toHaveLength(2)
  })

  test('is sent again when a subscriber returns the same day', async () => {
    await signUp(wish)
    const path = `/api/newsletter/${(await stored())[0]?.token}`
    await api.app.inject({ method: 'POST', url: `${path}/confirm`, headers: await api.headers() })
    await api.app.inject({ method: 'POST', url: `${path}/unsubscribe`, headers: await api.headers() })
    now = new Date('2026-03-15T12:00:00Z')
    await signUp(wish)
    expect((await stored())[0]?.status).toBe('Pending')
    expect(await messages()).toHaveLength(2)
  })
})

test('the version of the consent changes with its texts', () => {
  const text = [fr, ar].map(({ newsletter }) => newsletter.consent + newsletter.notice).join('\n')
  const versions: Record<string, string> = { '2026-03': 'c28d382e57cb52a9' }
  expect(versions[consentVersion]).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16))
})
