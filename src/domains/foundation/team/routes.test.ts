import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import type { Rota, StaffMember } from './contract.ts'
import { pickAgent, staffOf } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const now = new Date(testNow)
const sunday = '2026-03-15'

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = 'boss') {
  const headers = await api.headers(who, ['admin'])
  return api.app.inject({ method, url: `/api/staff/${url}`, headers, ...(payload && { payload }) })
}
async function run(text: string, ...values: unknown[]) {
  return (await api.deps.pool.query(text, values)).rows
}
async function account(email: string, phone: string, emailVerified = true): Promise<string> {
  const opened = await api.accounts.open({
    ...{ civility: 'Mme.', firstName: 'Nadia', lastName: 'Fassi', companyName: null, language: 'fr' },
    ...{ email, emailVerified, phone, phoneVerified: true, password: 'a long enough one' },
  })
  return opened.subject
}

beforeEach(async () => {
  await run('delete from staff_members')
  await run('delete from accounts')
  await run('truncate vehicle_sales, messages cascade')
})

describe('who is on the staff', () => {
  test('the caller at work: roles and areas; a customer is not on the staff', async () => {
    const headers = await api.headers('aicha', ['agent'])
    await run(`insert into staff_areas (subject, storage_area_id) values ('aicha', 1)`)
    const answer = await api.app.inject({ url: '/api/staff/current', headers })
    expect(answer.json()).toMatchObject({ subject: 'aicha', roles: ['agent'], areas: [{ id: 1 }] })
    expect((await staffOf(api.deps, { id: 'aicha', roles: ['agent'] })).within).toEqual([1])
    const customer = await api.app.inject({ url: '/api/staff/current', headers: await api.headers('customer') })
    expect(customer.statusCode).toBe(403)
  })

  test('grants all areas to managers and unrestricted staff', async () => {
    await api.headers('lead', ['agent', 'manager'])
    await run(`insert into staff_areas (subject, storage_area_id) values ('lead', 1)`)
    expect((await staffOf(api.deps, { id: 'lead', roles: ['agent', 'manager'] })).within).toBeNull()
    await api.headers('free', ['agent'])
    expect((await staffOf(api.deps, { id: 'free', roles: ['agent'] })).within).toBeNull()
  })

  test('adds an existing account immediately', async () => {
    const subject = await account('nadia@exemple.ma', '+212661112233')
    const answer = await ask('POST', 'members', { email: 'Nadia@exemple.ma', roles: ['agent'], areaIds: [1, 2] })
    expect(answer.json()).toMatchObject({
      subject,
      name: 'Nadia Fassi',
      roles: ['agent'],
      areas: [{ id: 1 }, { id: 2 }],
      isDeactivated: false,
    })
    expect(await run('select count(*) from messages')).toEqual([{ count: 0 }])
  })

  test('rejects an unconfirmed account', async () => {
    const subject = await account('colleague@exemple.ma', '+212661112233', false)
    const wish = { email: 'colleague@exemple.ma', roles: ['admin'], areaIds: [] }
    const refused = await ask('POST', 'members', wish)
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('confirmé')])
    expect(await run('select from staff_members where subject = $1', subject)).toEqual([])
    await run('update accounts set email_verified = true where subject = $1', subject)
    expect((await ask('POST', 'members', wish)).statusCode).toBe(200)
  })

  test('invites a new address with a link to choose a password', async () => {
    const wish = { email: 'new@exemple.ma', roles: ['expert'], areaIds: [] }
    const unknown = await ask('POST', 'members', wish)
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'AccountUnknown'])
    const person = { civility: 'M.', firstName: 'Ali', lastName: 'Naji', phone: '06 61 00 00 99', language: 'ar' }
    const invited = await ask('POST', 'members', { ...wish, person })
    expect(invited.json()).toMatchObject({ name: 'Ali Naji', roles: ['expert'], invited: true, lastSignIn: null })
    expect(await run('select recipient, language from messages')).toEqual([{ recipient: 'new@exemple.ma', language: 'ar' }])
    const [link] = await run(`select purpose, expires - created as lasts from account_links`)
    expect(link).toMatchObject({ purpose: 'password', lasts: { days: 3 } })
    const { subject } = invited.json() as StaffMember
    expect((await ask('POST', `members/${subject}/invite`)).statusCode).toBe(204)
    expect(await run('select count(*) from messages')).toEqual([{ count: 2 }])
    await run('update accounts set last_sign_in = now() where subject = $1', subject)
    const [member] = ((await ask('GET', 'members')).json() as StaffMember[]).filter((one) => one.subject === subject)
    expect(member).toMatchObject({ invited: false, lastSignIn: expect.any(String) })
  })

  test('rejects a used phone and an unknown area', async () => {
    await account('nadia@exemple.ma', '+212661112233')
    const person = { civility: 'M.', firstName: 'Ali', lastName: 'Naji', phone: '0661112233', language: 'fr' }
    const taken = await ask('POST', 'members', { email: 'ali@exemple.ma', roles: ['agent'], person })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'PhoneExists'])
    const nowhere = await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [999_999] })
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([400, 'BadRequest'])
    expect(await run(`select subject from staff_members where subject <> 'boss'`)).toEqual([])
  })

  test('ends the sessions of a removed member', async () => {
    const subject = await account('nadia@exemple.ma', '+212661112233')
    const headers = await api.headers(subject, ['agent'])
    await run(
      `insert into provider_records (model, id, payload, uid, account_id, expires) values ('Session', 's', '{}', 's1', $1, now() + interval '1 day')`,
      subject,
    )
    expect((await api.app.inject({ url: '/api/staff/current', headers })).statusCode).toBe(200)
    expect((await ask('POST', `members/${subject}/deactivate`)).json()).toMatchObject({ isDeactivated: true })
    expect((await api.app.inject({ url: '/api/staff/current', headers })).statusCode).toBe(403)
    expect(await run('select sid from ended_sessions')).toEqual([{ sid: 's1' }])
    expect(await run('select from provider_records')).toEqual([])
    expect((await ask('POST', `members/${subject}/reactivate`)).json()).toMatchObject({ isDeactivated: false, roles: ['agent'] })
  })

  test('removes a deleted account with its absences', async () => {
    const subject = await account('nadia@exemple.ma', '+212661112233')
    await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'] })
    await ask('POST', `members/${subject}/absences`, { firstDay: sunday, lastDay: sunday })
    expect(await run('select from staff_absences where subject = $1', subject)).toHaveLength(1)
    await api.accounts.remove(subject)
    expect(await run('select from staff_absences where subject = $1', subject)).toEqual([])
    expect(await run('select is_deactivated from staff_members where subject = $1', subject)).toEqual([{ is_deactivated: true }])
  })

  test('keeps at least one admin', async () => {
    for (const answer of [
      await ask('POST', 'members/boss/deactivate'),
      await ask('PUT', 'members/boss', { roles: ['agent'], areaIds: [] }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'LastAdmin'])
    await run('delete from staff_members')
    await api.headers('second', ['admin'])
    const headers = await api.headers('first', ['admin'])
    const both = await Promise.all(
      ['first', 'second'].map((one) => api.app.inject({ method: 'POST', url: `/api/staff/members/${one}/deactivate`, headers })),
    )
    // the second call fails by the rule, or because its caller was removed
    expect([
      [200, 409],
      [200, 403],
    ]).toContainEqual(both.map(({ statusCode }) => statusCode).sort())
    expect(await run(`select count(*) from staff_members where 'admin' = any(roles) and not is_deactivated`)).toEqual([{ count: 1 }])
  })
})

describe('the rota', () => {
  const pick = (at = now) => api.deps.db.transaction().execute((trx) => pickAgent(trx, 1, at))
  const rota = async () => ((await ask('GET', 'rotas')).json() as Rota[]).find(({ area }) => area.id === 1)
  const days = (week: Record<number, string[]>) => Array.from({ length: 7 }, (_, i) => week[i] ?? [])

  beforeEach(async () => {
    for (const name of ['amal', 'badr', 'chama']) {
      await api.headers(name, ['agent'])
      await run('insert into staff_areas (subject, storage_area_id) values ($1, 1)', name)
    }
    await run(
      `insert into customers (civility, first_name, last_name, phone) values ('M.', 'A', 'B', '+212600000000') on conflict do nothing`,
    )
  })
  const sell = (subject: string, reference: string, status = 'Assigned') =>
    run(
      `insert into vehicle_sales (reference, customer_id, storage_area_id, assigned_to, last_status) select $2, min(id), 1, $1, $3 from customers`,
      subject,
      reference,
      status,
    )

  test('without a rota everybody of the area, one after the other', async () => {
    expect([
      await pick(),
      await pick(new Date(now.getTime() + 1)),
      await pick(new Date(now.getTime() + 2)),
      await pick(new Date(now.getTime() + 3)),
    ]).toEqual(['amal', 'badr', 'chama', 'amal'])
  })

  test('names the agents who are there, in the areas that are', async () => {
    await run(`update staff_members set is_deactivated = true where subject = 'badr'`)
    expect((await rota())?.agents.map(({ subject }) => subject)).toEqual(['amal', 'chama'])
    await run(`update storage_areas set is_deleted = true where id = 1`)
    try {
      expect(await rota()).toBeUndefined()
    } finally {
      await run(`update storage_areas set is_deleted = false where id = 1`)
    }
  })

  test('the fewest open sales first; what is done does not count', async () => {
    await sell('amal', 'VT-1')
    await sell('badr', 'VT-2')
    await sell('badr', 'VT-3', 'InProgress')
    await sell('chama', 'VT-4')
    await sell('chama', 'VT-5', 'Done')
    expect(await pick()).toBe('amal')
    expect(await pick(new Date(now.getTime() + 1))).toBe('chama')
  })

  test("assigns present members of the day's rota only", async () => {
    // takes the place of the rota before
    await ask('PUT', 'rotas/1', { days: days({ 1: ['amal'] }) })
    const saved = await ask('PUT', 'rotas/1', { days: days({ 0: ['amal'], 6: ['badr', 'chama'] }) })
    expect(saved.json()).toMatchObject({ next: 'badr' })
    const absence = { firstDay: sunday, lastDay: sunday }
    expect((await ask('POST', 'members/badr/absences', absence)).statusCode).toBe(200)
    expect(await rota()).toMatchObject({ next: 'chama', days: days({ 0: ['amal'], 6: ['badr', 'chama'] }) })
    expect(await pick()).toBe('chama')
    const monday = new Date('2026-03-16T10:00:00Z')
    expect(await pick(monday)).toBe('amal')
    expect(await pick(new Date('2026-03-17T10:00:00Z'))).toBeNull()
    // the day is that of Morocco: shortly after midnight of Monday it is still Sunday in London
    expect(await pick(new Date('2026-06-14T23:30:00Z'))).toBe('amal')
  })

  test('distributes concurrent sales evenly', async () => {
    const picked = await Promise.all(Array.from({ length: 30 }, (_, i) => pick(new Date(now.getTime() + i))))
    expect(picked.every((one) => one !== null)).toBe(true)
    expect(new Set(picked).size).toBe(3)
  })

  test('a rota names only agents of its area', async () => {
    await api.headers('elsewhere', ['agent'])
    const answer = await ask('PUT', 'rotas/1', { days: days({ 1: ['elsewhere'] }) })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BadRequest'])
    // nor beside somebody who is one
    expect((await ask('PUT', 'rotas/1', { days: days({ 1: ['amal', 'elsewhere'] }) })).statusCode).toBe(400)
    expect((await ask('PUT', 'rotas/999999', { days: days({}) })).statusCode).toBe(404)
  })

  test('removes a member from the rota of a former area', async () => {
    await ask('PUT', 'rotas/1', { days: days({ 6: ['amal', 'badr'] }) })
    await ask('PUT', 'members/amal', { roles: ['agent'], areaIds: [2] })
    expect(await rota()).toMatchObject({ next: 'badr', days: days({ 6: ['badr'] }) })
  })
})
