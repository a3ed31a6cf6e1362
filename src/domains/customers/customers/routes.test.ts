import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import ar from '#i18n/ar/customers.json' with { type: 'json' }
import fr from '#i18n/fr/customers.json' with { type: 'json' }
import type { Clock } from '#platform/clock.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { Account } from '#shared/domain-events.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { consentVersion } from './contract.ts'
import { currentCustomer, recordConsent, visitorCard } from './service.ts'

let api: TestApi
let now = new Date(testNow)
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date(testNow)
  await api.deps.pool.query('truncate customers, customer_statuses, customer_consents, accounts cascade')
})

const salma: Account = {
  subject: 'salma',
  civility: 'Mme.',
  firstName: 'Salma',
  lastName: 'Alaoui',
  companyName: null,
  email: 'salma.alaoui@exemple.ma',
  emailVerified: true,
  phone: '+212612345678',
  phoneVerified: true,
  language: 'ar',
}

/** An account at the identity provider, as its opening or a change leaves it. */
async function account(given: Partial<Account> = {}): Promise<Account> {
  const one = { ...salma, ...given }
  await api.deps.db.transaction().execute(async (trx) => {
    const values = {
      civility: one.civility,
      first_name: one.firstName,
      last_name: one.lastName,
      company_name: one.companyName,
      email: one.email,
      email_verified: one.emailVerified,
      phone: one.phone,
      phone_verified: one.phoneVerified,
      language: one.language,
      password_hash: '-',
      password_changed: now,
      created: now,
      last_modified: now,
    }
    await trx
      .insertInto('accounts')
      .values({ subject: one.subject, ...values })
      .onConflict((known) => known.column('subject').doUpdateSet(values))
      .execute()
    await api.deps.announce(trx, 'accountChanged', one)
  })
  return one
}

interface Asking {
  method?: 'GET' | 'PUT' | 'POST'
  subject?: string
  roles?: readonly StaffRole[]
  body?: object
  language?: string
}

async function ask(path: string, { method = 'GET', subject, roles, body, language = 'fr' }: Asking = {}) {
  const answer = await api.app.inject({
    method,
    url: path,
    headers: { ...(await api.headers(subject, roles)), 'accept-language': language },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

const current = (subject = 'salma') => ask('/api/customers/current', { subject })
const add = (body: object, subject = 'agent-1', roles: readonly StaffRole[] = ['agent']) =>
  ask('/api/customers', { method: 'POST', subject, roles, body })
const hers = { civility: 'Mme.', firstName: 'Salma', lastName: 'A.', language: 'fr' }

describe('the card of an account', () => {
  test('is created by the first call from the account, once', async () => {
    await account()
    expect((await api.deps.pool.query('select from customers')).rowCount).toBe(0)
    const answers = await Promise.all([current(), current(), current(), current()])
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.body).toMatchObject({
      userId: 'salma',
      civility: 'Mme.',
      firstName: 'Salma',
      lastName: 'Alaoui',
      email: 'salma.alaoui@exemple.ma',
      emailVerified: true,
      phone: '0612345678',
      phoneVerified: true,
      language: 'ar',
      operationType: 'None',
      documents: [],
      favoriteVehicles: [],
      isDeleted: false,
      origin: 'FO',
      lastStatus: 'Active',
      statuses: [{ type: 'Active', comment: null, created: '2026-03-15T10:00:00+00:00' }],
      consents: [],
    })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await api.deps.pool.query('select from customers')).rowCount).toBe(1)
  })

  test('requires a token; an unknown account gets an empty card', async () => {
    expect(await ask('/api/customers/current')).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    expect((await current('stranger')).body).toMatchObject({ userId: 'stranger', firstName: '', email: null, phone: null })
  })

  test('follows the account', async () => {
    await account()
    await current()
    await account({ civility: 'Société', companyName: 'Atlas Transport', email: 'contact@atlas.ma', emailVerified: false, language: 'fr' })
    expect((await current()).body).toMatchObject({
      civility: 'Société',
      companyName: 'Atlas Transport',
      email: 'contact@atlas.ma',
      emailVerified: false,
      language: 'fr',
    })
  })

  test('a number that was confirmed on the site stays confirmed until it changes', async () => {
    await account({ phoneVerified: false })
    await current()
    await api.deps.pool.query('update customers set phone_verified = true')
    await account({ phoneVerified: false, firstName: 'Selma' })
    expect((await current()).body).toMatchObject({ firstName: 'Selma', phoneVerified: true })
    await account({ phoneVerified: false, phone: '+212700000000' })
    expect((await current()).body).toMatchObject({ phone: '0700000000', phoneVerified: false })
  })

  test('is the one that the staff made for the same confirmed e-mail', async () => {
    const { body: made } = await add({ ...hers, email: 'Salma.Alaoui@exemple.ma', zip: '20000', city: 'Casablanca' })
    await account()
    expect((await current()).body).toMatchObject({ id: made.id, userId: 'salma', lastName: 'Alaoui', zip: '20000', origin: 'BO' })
  })

  test('adopts a card of the staff with the same confirmed number only', async () => {
    const { body: made } = await add({ ...hers, phone: '06 12 34 56 78' })
    await account({ subject: 'impostor', email: 'x@exemple.ma', phoneVerified: false })
    expect((await current('impostor')).body.id).not.toBe(made.id)
    await api.deps.pool.query('delete from accounts')
    await account()
    expect((await current()).body.id).toBe(made.id)
  })

  test('is that of the e-mail before that of the number; none that was taken away, that a visitor made, or whose e-mail is not proven', async () => {
    const byPhone = (await add({ ...hers, phone: '0612345678' })).body.id
    const byEmail = (await add({ ...hers, email: 'salma.alaoui@exemple.ma' })).body.id
    await account({ subject: 'unproven', emailVerified: false, phoneVerified: false })
    expect([byEmail, byPhone]).not.toContain((await current('unproven')).body.id)
    await api.deps.pool.query("delete from accounts; delete from customers where user_id = 'unproven'")
    await account()
    expect((await current()).body.id).toBe(byEmail)
    await api.deps.pool.query('truncate customers, accounts cascade')
    const { civility, firstName, lastName, companyName, language, email, phone } = salma
    const visitor = { civility, firstName, lastName, companyName, language, email, phone }
    await api.deps.db.transaction().execute((trx) => visitorCard(api.deps, trx, visitor))
    await api.deps.pool.query(
      `insert into customers (first_name, last_name, email, origin, is_deleted) values ('G', 'H', $1, 'BO', true)`,
      [email],
    )
    await account()
    await current()
    const { rows } = await api.deps.pool.query('select origin, user_id from customers order by id')
    expect(rows).toEqual([
      { origin: 'FO', user_id: null },
      { origin: 'BO', user_id: null },
      { origin: 'FO', user_id: 'salma' },
    ])
  })

  test('joins the transaction of the calling module', async () => {
    await account()
    const undone = api.deps.db.transaction().execute(async (trx) => {
      expect(await currentCustomer(api.deps, { id: 'salma', roles: ['customer'] }, trx)).toEqual({
        ...salma,
        id: expect.any(Number),
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await api.deps.pool.query('select from customers')).rowCount).toBe(0)
  })

  test('remembers to the day when it was last used', async () => {
    await current()
    const seen = async () => (await api.deps.pool.query('select last_seen, warned from customers')).rows[0]
    await api.deps.pool.query('update customers set warned = now()')
    now = new Date('2026-03-16T10:00:00Z')
    await current()
    expect((await seen()).last_seen).toEqual(new Date(testNow))
    now = new Date('2026-03-17T10:00:00Z')
    await current()
    expect(await seen()).toEqual({ last_seen: now, warned: null })
  })
})

describe('the postal address', () => {
  const put = (body: object, language?: string) =>
    ask('/api/customers/current', { method: 'PUT', subject: 'salma', body, ...(language && { language }) })
  const home = { address: ' 12, rue des Orangers ', addressLine2: '', zip: '20000', city: 'Casablanca' }

  test('is saved and deleted', async () => {
    expect((await put(home)).body).toMatchObject({ address: '12, rue des Orangers', addressLine2: null, zip: '20000', city: 'Casablanca' })
    const nothing = { address: null, addressLine2: null, zip: null, city: null }
    expect((await put(nothing)).body).toMatchObject(nothing)
  })

  test.each([
    ['zip', '2000'],
    ['zip', '2000A'],
    ['city', 'Atlantis'],
    ['city', 7],
    ['address', 'x'.repeat(121)],
    ['addressLine2', 'a\u0000b'],
  ])('refuses %s = %j and names the field in both languages', async (field, value) => {
    const { status, body } = await put({ ...home, [field]: value })
    expect([status, body.code, body.message.includes(field)]).toEqual([400, 'BadRequest', true])
    expect((await put({ ...home, [field]: value }, 'ar')).body.message).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('who sees which card', () => {
  test('its owner and the staff that work with customers; to others it does not exist', async () => {
    const { id } = (await current()).body
    expect((await ask(`/api/customers/${id}`)).status).toBe(401)
    expect((await ask(`/api/customers/${id}`, { subject: 'salma' })).status).toBe(200)
    expect(await ask(`/api/customers/${id}`, { subject: 'other' })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    for (const role of ['agent', 'expert', 'controller', 'manager', 'admin'] as const)
      expect((await ask(`/api/customers/${id}`, { subject: `staff-${role}`, roles: [role] })).status).toBe(200)
    expect((await ask(`/api/customers/${id}`, { subject: 'staff-editor', roles: ['editor'] })).status).toBe(404)
    expect((await ask('/api/customers/999999', { subject: 'staff-agent', roles: ['agent'] })).status).toBe(404)
    expect((await ask('/api/customers/0', { subject: 'salma' })).status).toBe(400)
  })
})

describe('a card made by the staff', () => {
  test('needs a way to reach its person, and a company its name', async () => {
    expect((await add(hers)).body).toMatchObject({ code: 'BadRequest', message: '«\u00a0phone\u00a0» est obligatoire.' })
    expect((await add({ ...hers, phone: '0812345678' })).body.message).toContain('«\u00a0phone\u00a0»')
    expect((await add({ ...hers, phone: '0612345678', civility: 'Société' })).body.message).toContain('«\u00a0companyName\u00a0»')
    expect((await add({ ...hers, phone: '0612345678', companyName: 'Atlas' })).body.message).toContain('«\u00a0companyName\u00a0»')
    expect((await add({ ...hers, email: 'salma@' })).status).toBe(400)
    expect((await add({ ...hers, phone: '0612345678', firstName: ' ' })).status).toBe(400)
  })

  test('is the only one with its e-mail and its number', async () => {
    expect(await add({ ...hers, email: 'salma@exemple.ma', phone: '0612345678' })).toMatchObject({
      status: 200,
      body: { userId: null, phone: '0612345678', origin: 'BO', emailVerified: false },
    })
    expect(await add({ ...hers, email: 'SALMA@exemple.ma' })).toMatchObject({
      status: 409,
      body: { code: 'EmailExists', message: 'Cette adresse e-mail existe déjà.' },
    })
    expect(await add({ ...hers, phone: '+212 612 345 678' })).toMatchObject({
      status: 409,
      body: { code: 'PhoneExists', message: 'Ce numéro de téléphone existe déjà.' },
    })
    const twice = await Promise.all([add({ ...hers, phone: '0700000000' }), add({ ...hers, phone: '0700000000' })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    // of a card that was taken away both are free again
    await api.deps.pool.query("update customers set is_deleted = true where email = 'salma@exemple.ma'")
    expect((await add({ ...hers, email: 'salma@exemple.ma', phone: '0612345678' })).status).toBe(200)
  })

  test('is listed by page, latest first, until deleted', async () => {
    const ids: number[] = []
    for (let i = 0; i < 4; i++) ids.push((await add({ ...hers, lastName: `Naji ${i}`, phone: `070000000${i}` })).body.id)
    await api.deps.pool.query('update customers set is_deleted = true where id = $1', [ids[3]])
    await api.deps.pool.query("update customers set last_status = 'Inactive' where id = $1", [ids[0]])
    const list = async (query: string) => {
      const { body } = await ask(`/api/customers?${query}`, { subject: 'agent-1', roles: ['agent'] })
      return [body.rowCount, body.results.map(({ id }: { id: number }) => id)]
    }
    expect(await list('page=1&size=2')).toEqual([3, [ids[2], ids[1]]])
    expect(await list('page=2&size=2')).toEqual([3, [ids[0]]])
    expect(await list('status=Inactive')).toEqual([1, [ids[0]]])
    expect(await list('q=0700000002')).toEqual([1, [ids[2]]])
    expect(await list('q=naji')).toEqual([3, [ids[2], ids[1], ids[0]]])
    expect(await list('q=0700000003')).toEqual([0, []])
  })

  test('is not for customers, nor for staff that do not register people', async () => {
    const body = { ...hers, phone: '0612345678' }
    expect((await ask('/api/customers', { method: 'POST', body })).status).toBe(401)
    expect((await ask('/api/customers', { method: 'POST', body, subject: 'salma' })).status).toBe(403)
    expect((await add(body, 'expert-1', ['expert'])).status).toBe(403)
    expect((await add(body, 'manager-1', ['manager'])).status).toBe(200)
  })
})

describe('closing a card', () => {
  const close = (
    id: number,
    action = 'deactivate',
    body: object = { comment: 'Doublon' },
    subject = 'boss',
    roles: readonly StaffRole[] = ['manager'],
  ) => ask(`/api/customers/${id}/${action}`, { method: 'POST', subject, roles, body })

  test('shuts its owner out and keeps the history; opening lets the owner in again', async () => {
    await account()
    const { id } = (await current()).body
    expect((await close(id)).body).toMatchObject({
      lastStatus: 'Inactive',
      statuses: [{ type: 'Active' }, { type: 'Inactive', comment: 'Doublon' }],
    })
    expect(await current()).toMatchObject({ status: 403, body: { code: 'CustomerInactive' } })
    expect((await ask(`/api/customers/${id}`, { subject: 'salma' })).body.code).toBe('CustomerInactive')
    expect(await close(id)).toMatchObject({
      status: 409,
      body: { code: 'TransitionNotAllowed', state: 'Inactive', actions: ['activate'] },
    })
    expect((await close(id, 'activate', { comment: 'Erreur' })).body.statuses).toHaveLength(3)
    const { body } = await current()
    expect(body.statuses.map((status: { comment: string | null }) => status.comment)).toEqual([null, null, null])
  })

  test('needs a reason, a manager and a card', async () => {
    const { id } = (await current()).body
    expect((await close(id, 'deactivate', {})).status).toBe(400)
    expect((await close(id, 'deactivate', { comment: ' ' })).status).toBe(400)
    expect((await close(id, 'deactivate', { comment: 'x' }, 'agent-1', ['agent'])).status).toBe(403)
    expect((await ask(`/api/customers/${id}/deactivate`, { method: 'POST', subject: 'salma', body: { comment: 'x' } })).status).toBe(403)
    expect((await close(id, 'deactivate', { comment: 'x' }, 'root', ['admin'])).status).toBe(200)
    expect((await close(999_999)).status).toBe(404)
  })
})

describe('consents', () => {
  const say = (consents: object[], language?: string) =>
    ask('/api/customers/current/consents', { method: 'PUT', subject: 'salma', body: { consents }, ...(language && { language }) })
  const words = async () =>
    (await api.deps.pool.query('select purpose, channel, given, text_version, language, created from customer_consents order by id')).rows

  test('log purpose, time, text version and language', async () => {
    const offers = { purpose: 'Offers', channel: 'Email' }
    expect((await say([{ ...offers, given: true }], 'ar')).body).toEqual([
      { ...offers, given: true, textVersion: consentVersion, created: '2026-03-15T10:00:00+00:00' },
    ])
    now = new Date('2026-04-15T10:00:00Z')
    await say([{ ...offers, given: true }])
    expect((await say([{ ...offers, given: false }])).body).toMatchObject([{ ...offers, given: false }])
    await say([{ ...offers, given: false }])
    expect(await words()).toEqual([
      { ...offers, given: true, text_version: consentVersion, language: 'ar', created: new Date(testNow) },
      { ...offers, given: false, text_version: consentVersion, language: 'fr', created: now },
    ])
  })

  test('ignores a refusal before any consent', async () => {
    expect((await say([{ purpose: 'News', channel: 'Email', given: false }])).body).toEqual([])
    expect(await words()).toEqual([])
  })

  test('are of one purpose on one way: a no to another takes nothing back', async () => {
    await say([{ purpose: 'Offers', channel: 'Email', given: true }])
    await say([{ purpose: 'Offers', channel: 'Phone', given: false }])
    await say([{ purpose: 'News', channel: 'Email', given: false }])
    expect((await words()).map(({ purpose, channel, given }) => [purpose, channel, given])).toEqual([['Offers', 'Email', true]])
    // what others said is not one's own word
    await ask('/api/customers/current/consents', {
      method: 'PUT',
      subject: 'other',
      body: { consents: [{ purpose: 'Offers', channel: 'Email', given: false }] },
    })
    expect(await words()).toHaveLength(1)
  })

  test('given when the account was opened, they go over to its card', async () => {
    const at = now
    const word = {
      owner: { subject: 'salma' },
      purpose: 'Offers',
      channel: 'Phone',
      given: true,
      textVersion: 'r1',
      language: 'fr',
      at,
    } as const
    for (let i = 0; i < 2; i++) await api.deps.db.transaction().execute((trx) => recordConsent(trx, word))
    expect((await current()).body.consents).toMatchObject([{ purpose: 'Offers', channel: 'Phone', given: true, textVersion: 'r1' }])
    await api.deps.db.transaction().execute((trx) => recordConsent(trx, { ...word, given: false }))
    expect((await current()).body.consents).toMatchObject([{ purpose: 'Offers', channel: 'Phone', given: false }])
    expect(await words()).toHaveLength(2)
  })

  test('rejects unknown purposes and channels', async () => {
    for (const consents of [
      [],
      [{ purpose: 'Spam', channel: 'Email', given: true }],
      [{ purpose: 'News', channel: 'Email', given: 'yes' }],
    ])
      expect((await say(consents)).status).toBe(400)
  })

  test('the version changes with the sentences beside the boxes', () => {
    const text = [fr, ar].map(({ consents }) => JSON.stringify(consents)).join('\n')
    const versions: Record<string, string> = { '2026-11': 'ec60bcc8e1ae30fc', '2026-11-2': '99fa01d7a0d4e060' }
    expect(versions[consentVersion]).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16))
  })
})

test('a visitor is known by e-mail and number together; what another card has stays there', async () => {
  const { civility, firstName, lastName, companyName, language } = salma
  const visit = (email: string, phone: string) =>
    api.deps.db
      .transaction()
      .execute((trx) => visitorCard(api.deps, trx, { civility, firstName, lastName, companyName, language, email, phone }))
  const cards = async () => (await api.deps.pool.query('select id, email, phone from customers order by id')).rows
  const first = await visit('v@exemple.ma', '+212600000001')
  expect(await visit('v@exemple.ma', '+212600000001')).toBe(first)
  const second = await visit('v@exemple.ma', '+212600000002')
  const third = await visit('w@exemple.ma', '+212600000001')
  expect(await cards()).toEqual([
    { id: first, email: 'v@exemple.ma', phone: '+212600000001' },
    { id: second, email: null, phone: '+212600000002' },
    { id: third, email: 'w@exemple.ma', phone: null },
  ])
  // a card with an account, or one that was taken away, keeps nothing from a visitor
  await api.deps.pool.query("update customers set user_id = 'v' where id = $1", [first])
  await api.deps.pool.query('update customers set is_deleted = true where id = any($1)', [[second, third]])
  const fourth = await visit('v@exemple.ma', '+212600000001')
  expect((await cards()).at(-1)).toEqual({ id: fourth, email: 'v@exemple.ma', phone: '+212600000001' })
  await api.deps.pool.query('update customers set is_deleted = true where id = $1', [fourth])
  expect(await visit('v@exemple.ma', '+212600000001')).not.toBe(fourth)
})

test('creates one card for concurrent calls', async () => {
  const { civility, firstName, lastName, companyName, language } = salma
  for (let round = 0; round < 12; round++) {
    const visitor = {
      civility,
      firstName,
      lastName,
      companyName,
      language,
      email: `visitor-${round}@exemple.ma`,
      phone: `+2126000000${10 + round}`,
    }
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => api.deps.db.transaction().execute((trx) => visitorCard(api.deps, trx, visitor))),
    )
    expect(new Set(ids).size).toBe(1)
  }
})
