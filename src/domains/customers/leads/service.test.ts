import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#domains/foundation/notifications/service.ts'
import ar from '#i18n/ar/personalData.json' with { type: 'json' }
import fr from '#i18n/fr/personalData.json' with { type: 'json' }
import { type Clock, stoppedClock } from '#platform/clock.ts'
import type { StaffRole } from '#shared/actor.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { noticeVersion } from './contract.ts'
import { contactData, forgetOutdated } from './service.ts'
import { findOwnData } from './store.ts'

let api: TestApi
let car: number
let storeEmail: string
let now = new Date()
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
  car = await insertCar(api.deps.db, {
    ...{ reference: 'T-1', version: '1.5 dCi', storage_area_id: 1, price: 120_000, release_date: '2019-05-01', mileage: 80_000 },
    ...{ last_status: 'Published', published_at: '2026-02-01' },
  })
  storeEmail = (await api.deps.pool.query('select email from storage_areas order by id limit 1')).rows[0].email
})
afterAll(() => api.close())
beforeEach(async () => {
  // a Sunday
  now = new Date('2026-03-15T10:00:00Z')
  await api.deps.pool.query("truncate contact_requests, contact_attempts, messages; update vehicles set last_status = 'Published'")
})

const question = { firstName: 'Salma', lastName: 'Alaoui', phone: '06 12 34 56 78', message: 'Est-elle disponible ?' }
const enquiry = () => ({ ...question, vehicleId: car })
const letter = { firstName: 'سلمى', lastName: 'العلوي', email: ' Salma@Exemple.ma', message: 'Bonjour' }

async function send(
  body: object,
  { subject, language = 'fr', from = '10.0.0.1' }: { subject?: string; language?: string; from?: string } = {},
) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/contactrequests',
    headers: { ...(await api.headers(subject)), 'accept-language': language },
    remoteAddress: from,
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function stored() {
  const { rows } = await api.deps.pool.query('select * from contact_requests order by id')
  return rows
}

async function mails() {
  const { rows } = await api.deps.pool.query('select recipient, language, content from messages order by id')
  return rows as { recipient: string; language: string; content: { mail: Mail } }[]
}

describe('a question about a car', () => {
  test('stores the number as E.164, promises Monday noon and notifies the store', async () => {
    const { status, body } = await send(enquiry())
    expect(status).toBe(200)
    expect(body).toEqual({ replyBy: '2026-03-16T12:00:00.000Z', replyDay: '2026-03-16', replyTime: '12:00', acknowledged: false })
    const [row] = await stored()
    expect(row).toMatchObject({ vehicle_id: car, phone: '+212612345678', email: null, subject: null, notice_version: noticeVersion })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: storeEmail, language: 'fr' })
    expect(mail?.content.mail.subject).toBe('Question sur Dacia Duster (T-1)')
    expect(mail?.content.mail.blocks).toContainEqual({ text: question.message })
  })

  test('is acknowledged in the language of the person, without their own words', async () => {
    const { body } = await send({ ...enquiry(), email: 'salma@exemple.ma' }, { language: 'ar' })
    expect(body.acknowledged).toBe(true)
    const mail = (await mails()).find(({ recipient }) => recipient === 'salma@exemple.ma')
    expect(mail?.language).toBe('ar')
    const text = JSON.stringify(mail?.content.mail)
    expect(text).toContain('16 مارس 2026')
    expect(text).toContain(`/cars/`)
    expect(text).not.toContain(question.message)
  })

  test('rejects a second question by phone, e-mail or account while open', async () => {
    await send({ ...enquiry(), email: 'salma@exemple.ma' }, { subject: 'salma' })
    const others = { phone: '0700000001', email: 'other@exemple.ma' }
    for (const [again, subject] of [
      [{ ...others, phone: '00212612345678' }, undefined],
      [{ ...others, email: 'SALMA@exemple.ma' }, undefined],
      [others, 'salma'],
    ] as const) {
      const { status, body } = await send({ ...enquiry(), ...again }, { ...(subject && { subject }) })
      expect([status, body.code]).toEqual([409, 'DuplicateEnquiry'])
      expect(body.message).toContain('conseiller')
    }
    expect((await send({ ...enquiry(), ...others })).status).toBe(200)
    await api.deps.pool.query('update contact_requests set answered = now()')
    expect((await send(enquiry())).status).toBe(200)
  })

  test('allows a new question when the first is old', async () => {
    await send(enquiry())
    now = new Date('2026-04-13T10:00:00Z')
    expect((await send(enquiry())).status).toBe(409)
    now = new Date('2026-04-15T10:00:00Z')
    expect((await send(enquiry())).status).toBe(200)
  })

  test('stores one of two concurrent questions', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => send(enquiry(), { from: `10.0.1.${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await stored()).toHaveLength(1)
  })

  test.each(['Draft', 'Sold', 'Pending', 'Active'])('is refused about a car that is %s', async (status) => {
    await api.deps.pool.query('update vehicles set last_status = $1', [status])
    expect((await send(enquiry())).body.code).toBe('VehicleNotFound')
    expect((await send({ ...enquiry(), vehicleId: 2_147_483_647 })).status).toBe(404)
  })
})

test.each(['is_archived', 'is_deleted'])('a question is refused about a car with %s', async (flag) => {
  await api.deps.pool.query(`update vehicles set ${flag} = true`)
  try {
    expect((await send(enquiry())).body.code).toBe('VehicleNotFound')
  } finally {
    await api.deps.pool.query(`update vehicles set ${flag} = false`)
  }
})

describe('a message from the help page', () => {
  test('goes to the customer centre and is acknowledged', async () => {
    expect((await send(letter)).body).toMatchObject({ replyDay: '2026-03-16', replyTime: '12:00', acknowledged: true })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['contact@rihla.example', 'salma@exemple.ma'])
    expect((await stored())[0]).toMatchObject({ vehicle_id: null, email: 'salma@exemple.ma', phone: null, storage_area_id: null })
  })

  test('is promised past a feast and the end of Ramadan', async () => {
    // Thursday 16:00 in Ramadan; Aïd on Friday and Saturday, then Sunday, then an hour forward
    now = new Date('2026-03-19T16:00:00Z')
    expect((await send(letter)).body).toMatchObject({ replyDay: '2026-03-23', replyTime: '10:00', replyBy: '2026-03-23T09:00:00.000Z' })
  })

  test.each([
    ['firstName', ' '],
    ['firstName', 'www.spam.example'],
    ['lastName', undefined],
    ['lastName', 'x'.repeat(61)],
    ['email', undefined],
    ['email', 'salma@exemple'],
    ['phone', '612345678'],
    ['phone', '06123456789'],
    ['phone', '0812345678'],
    ['message', ''],
    ['message', 'x'.repeat(2001)],
    ['vehicleId', 0],
    ['vehicleId', '12'],
  ])('names the field when %s is %j', async (field, value) => {
    const { status, body } = await send({ ...letter, [field]: value })
    expect({ status, code: body.code, names: body.message.includes(`«\u00a0${field}\u00a0»`) }).toEqual({
      status: 400,
      code: 'BadRequest',
      names: true,
    })
    expect((await send({ ...letter, [field]: value }, { language: 'ar' })).body.message).toMatch(/[\u0600-\u06ff]/)
    expect(await stored()).toEqual([])
  })

  test('keeps a number abroad, since somebody only calls back', async () => {
    await send({ ...enquiry(), phone: '+33 6 12 34 56 78' })
    expect((await stored())[0]).toMatchObject({ phone: '+33612345678' })
  })

  test('about a car needs a phone', async () => {
    expect((await send({ ...enquiry(), phone: undefined, email: 'a@exemple.ma' })).body.message).toContain('«\u00a0phone\u00a0»')
  })

  test('is stored without hidden fields', async () => {
    expect((await send({ ...letter, message: 'Bonjour\u0007,\r\n\r\n\r\nmerci\u001b' })).status).toBe(200)
    expect((await stored())[0]?.message).toBe('Bonjour,\n\nmerci')
    expect((await send({ ...letter, message: 'Bonjour\u0000' })).body.message).toContain('«\u00a0message\u00a0»')
  })
})

describe('spam', () => {
  test('is answered alike, stored, and not forwarded', async () => {
    const spam = { ...letter, message: 'https://a.example https://b.example https://c.example' }
    expect((await send(spam)).body).toEqual((await send({ ...letter, website: 'x' })).body)
    expect((await stored()).map((row) => row.held_for)).toEqual(['Links', 'Trap'])
    expect(await mails()).toEqual([])
  })

  test('of the same words is held from the fourth on, from wherever it comes', async () => {
    for (let n = 1; n <= 4; n++) await send({ ...letter, email: `a${n}@exemple.ma` }, { from: `10.0.2.${n}` })
    expect((await stored()).map((row) => row.held_for)).toEqual([null, null, null, 'Repeated'])
  })

  test('does not fill another’s letter box', async () => {
    const answers = []
    for (let n = 1; n <= 4; n++) answers.push((await send({ ...letter, message: `Bonjour ${n}` })).body.acknowledged)
    expect(answers).toEqual([true, true, true, false])
    expect((await mails()).filter(({ recipient }) => recipient === 'salma@exemple.ma')).toHaveLength(3)
  })

  test('limits acknowledgements per hour but stores the message', async () => {
    await api.deps.pool.query("update settings set value = '10' where key = 'contact.mailsHourly'")
    const answers = []
    for (let n = 1; n <= 11; n++) {
      const { body } = await send({ ...letter, email: `a${n}@exemple.ma`, message: `Bonjour ${n}` }, { from: `10.0.${n}.1` })
      answers.push(body.acknowledged)
    }
    expect([answers.filter(Boolean).length, answers.at(-1), (await stored()).length]).toEqual([10, false, 11])
    await api.deps.pool.query("update settings set value = '120' where key = 'contact.mailsHourly'")
  })

  test('is slowed down per visitor', async () => {
    for (let n = 1; n <= 10; n++) expect((await send({ ...letter, message: `Bonjour ${n}` })).status).toBe(200)
    expect((await send(letter)).body.code).toBe('TooManyRequests')
    expect((await send(letter, { from: '10.0.0.2' })).status).toBe(200)
  })

  test('is slowed down per household of IPv6 addresses', async () => {
    for (let n = 1; n <= 10; n++) await send({ ...letter, message: `Bonjour ${n}` }, { from: `2001:db8:0:1::${n}` })
    expect((await send(letter, { from: '2001:db8:0:1:aaaa::1' })).body.code).toBe('TooManyRequests')
    expect((await send(letter, { from: '2001:db8:0:2::1' })).status).toBe(200)
  })
})

describe('the staff', () => {
  const ask = async (method: 'GET' | 'POST', url: string, roles: readonly StaffRole[] = ['agent']) => {
    const answer = await api.app.inject({ method, url, headers: await api.headers(roles.join('-') || 'salma', roles) })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }

  test('see what waits, the most urgent first, answer it, and find it among the answered', async () => {
    await send(letter)
    now = new Date('2026-03-15T11:00:00Z')
    await send(enquiry())
    const { body } = await ask('GET', '/api/contactrequests')
    expect(body).toMatchObject({ rowCount: 2, currentPage: 1 })
    expect(body.results[1]).toMatchObject({
      firstName: 'Salma',
      phone: '+212612345678',
      vehicle: { id: car, reference: 'T-1', title: 'Dacia Duster' },
      replyBy: '2026-03-16T12:00:00Z',
      answered: null,
      created: '2026-03-15T11:00:00Z',
    })
    const [{ id }] = body.results
    for (let n = 0; n < 2; n++) expect((await ask('POST', `/api/contactrequests/${id}/answer`)).status).toBe(204)
    expect((await ask('GET', '/api/contactrequests')).body.rowCount).toBe(1)
    expect((await ask('GET', '/api/contactrequests?state=answered')).body.results[0]).toMatchObject({
      id,
      answered: '2026-03-15T11:00:00Z',
    })
    expect((await stored()).find((row) => row.id === id)?.answered_by).toBe('agent')
  })

  test('releases a held message: forwarded and acknowledged once', async () => {
    await send({ ...letter, website: 'filled in by a browser' })
    const { body } = await ask('GET', '/api/contactrequests?state=held')
    const [{ id, heldFor }] = body.results
    expect(heldFor).toBe('Trap')
    now = new Date('2026-03-17T09:00:00Z')
    for (let n = 0; n < 2; n++) expect((await ask('POST', `/api/contactrequests/${id}/release`)).status).toBe(204)
    expect((await ask('GET', '/api/contactrequests')).body.results[0]).toMatchObject({ id, heldFor: null, replyBy: '2026-03-17T13:00:00Z' })
    expect(await mails()).toHaveLength(2)
  })

  test('are agents and managers only', async () => {
    for (const [method, url] of [
      ['GET', '/api/contactrequests'],
      ['POST', '/api/contactrequests/1/answer'],
      ['POST', '/api/contactrequests/1/release'],
    ] as const) {
      expect((await ask(method, url, [])).status).toBe(403)
      expect((await ask(method, url, ['expert', 'controller', 'editor'])).status).toBe(403)
      expect((await api.app.inject({ method, url, headers: await api.headers() })).statusCode).toBe(401)
    }
    for (const step of ['answer', 'release']) {
      expect((await ask('POST', `/api/contactrequests/999999/${step}`, ['manager'])).status).toBe(404)
      expect((await ask('POST', `/api/contactrequests/x/${step}`, ['manager'])).status).toBe(400)
    }
    expect((await ask('GET', '/api/contactrequests?state=x')).status).toBe(400)
  })
})

describe('personal data of contact requests', () => {
  const owner = async (card: object) => {
    const names = Object.keys(card)
    const { rows } = await api.deps.pool.query(
      `insert into customers (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      Object.values(card),
    )
    return { id: rows[0].id as number, subject: null, email: null, phone: null }
  }
  const words = async (of: { id: number }) =>
    ((await findOwnData(api.deps.db, of.id)).messages as { message: string }[]).map(({ message }) => message)

  test('is given and forgotten by account, and by address only once that is confirmed', async () => {
    await send({ ...letter, message: 'signed in' }, { subject: 'nadia' })
    await send({ ...letter, message: 'by mail' })
    await send({ ...enquiry(), message: 'by phone' })
    const address = { email: 'salma@exemple.ma', phone: '+212612345678' }
    const typed = await owner({ user_id: 'nadia', ...address })
    const confirmed = await owner({ user_id: 'salma', ...address, email_verified: true, phone_verified: true })
    expect(await words(typed)).toEqual(['signed in'])
    expect(await words(confirmed)).toEqual(['signed in', 'by mail', 'by phone'])
    for (let n = 0; n < 2; n++) await api.deps.db.transaction().execute((trx) => contactData.erase(trx, typed))
    expect((await stored()).map((row) => row.message)).toEqual(['by mail', 'by phone'])
    await api.deps.db.transaction().execute((trx) => contactData.erase(trx, confirmed))
    expect(await stored()).toEqual([])
  })

  test('holds the newsletter of a confirmed address', async () => {
    const sent = { email: 'letter@exemple.ma', language: 'fr', consent: true }
    await api.app.inject({ method: 'POST', url: '/api/newsletter', headers: await api.headers(), payload: sent })
    const card = await owner({ user_id: 'letter', email: sent.email, email_verified: true })
    expect(await contactData.collect(api.deps.db, card)).toMatchObject({
      newsletter: [{ email: sent.email, status: 'Pending', consents: [{ kind: 'Given', at: '2026-03-15T10:00:00Z' }], letters: [] }],
    })
    await api.deps.pool.query(`
      with made as (
        insert into newsletter_campaigns (subject, text, link_text, languages, created, last_modified)
        values ('{"fr": "Mars"}', '{}', '{}', '["fr"]', now(), now()) returning id
      ) insert into newsletter_deliveries (campaign_id, subscription_id, message_key, created)
        select made.id, s.id, 'a letter', '2026-03-20T10:00:00Z' from made, newsletter_subscriptions s where s.email = 'letter@exemple.ma'`)
    expect(await contactData.collect(api.deps.db, card)).toMatchObject({
      newsletter: [{ letters: [{ subject: { fr: 'Mars' }, at: '2026-03-20T10:00:00Z', leftBy: null }] }],
    })
    await api.deps.db.transaction().execute((trx) => contactData.erase(trx, card))
    expect(await contactData.collect(api.deps.db, card)).toEqual({ messages: [], newsletter: [] })
  })
})

test('messages are forgotten a year after their answer, those held back after a month', async () => {
  await send(letter)
  await send({ ...letter, website: 'x' })
  const forget = (at: string) => forgetOutdated({ db: api.deps.db, clock: stoppedClock(at) })
  await forget('2026-04-17T10:00:00Z')
  expect(await stored()).toHaveLength(2)
  await forget('2026-04-19T10:00:00Z')
  expect((await stored()).map((row) => row.held_for)).toEqual([null])
  await api.deps.pool.query("update contact_requests set answered = '2026-04-01T10:00:00Z'")
  await forget('2027-03-20T10:00:00Z')
  expect(await stored()).toHaveLength(1)
  await forget('2027-04-02T10:00:00Z')
  expect(await stored()).toEqual([])
})

test('the version of the notice changes with its texts', () => {
  const text = [fr, ar]
    .map(({ controller, recipients, required, rights, cndp, purpose }) =>
      [controller, recipients, required, rights, cndp, purpose.contact, purpose.enquiry].join('\n'),
    )
    .join('\n')
  const versions: Record<string, string> = { '2026-11': '697af406abcf0966' }
  expect(versions[noticeVersion]).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16))
})
