import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import type { Rota, StaffMember } from './contract.ts'
import { pickAgent, staffRolesOf } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
afterEach(() => vi.restoreAllMocks())

const now = new Date(testNow)

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = 'boss') {
  const headers = await api.headers(who, ['admin'])
  return api.app.inject({ method, url: `/api/staff/${url}`, headers, ...(payload && { payload }) })
}
const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows
async function account(email: string, phone: string, firstName: string, lastName: string): Promise<string> {
  const opened = await api.accounts.open({
    ...{ civility: 'Mme.', firstName, lastName, companyName: null, language: 'fr' },
    ...{ email, emailVerified: true, phone, phoneVerified: true, password: 'a long enough one' },
  })
  return opened.subject
}
const nadia = () => account('nadia@exemple.ma', '+212661112233', 'Nadia', 'Fassi')
const works = async (headers: Record<string, string>) => (await api.app.inject({ url: '/api/staff/current', headers })).statusCode === 200
const members = async () => (await ask('GET', 'members')).json() as StaffMember[]

beforeEach(async () => {
  await run('delete from staff_members')
  await run('delete from accounts')
  await run('truncate vehicle_sales, messages cascade')
})

describe('roles that change', () => {
  test('hold with the next call: of who joins, gets others, leaves and comes back', async () => {
    const subject = await nadia()
    const headers = await api.headers(subject)
    expect(await works(headers)).toBe(false)
    await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [] })
    expect(await staffRolesOf(api.deps, subject)).toEqual(['agent'])
    await ask('PUT', `members/${subject}`, { roles: ['expert'], areaIds: [] })
    expect(await staffRolesOf(api.deps, subject)).toEqual(['expert'])
    await ask('POST', `members/${subject}/deactivate`)
    expect(await works(headers)).toBe(false)
    await ask('POST', `members/${subject}/reactivate`)
    expect(await works(headers)).toBe(true)
  })

  test('elsewhere are known within five seconds', async () => {
    // the cache keeps the clock that it found when it was loaded, and reads it once a millisecond of real time
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
    await api.headers('moved', ['agent'])
    expect(await staffRolesOf(api.deps, 'moved')).toEqual(['agent'])
    await run(`update staff_members set roles = '{manager}' where subject = 'moved'`)
    clock.mockReturnValue(start + 4999)
    expect(await staffRolesOf(api.deps, 'moved')).toEqual(['agent'])
    clock.mockReturnValue(start + 5001)
    await expect.poll(() => staffRolesOf(api.deps, 'moved')).toEqual(['manager'])
  })

  test('retries after a database outage', async () => {
    await api.headers('late', ['agent'])
    const deps = { ...api.deps }
    const broken = await api.deps.db.transaction().execute(async (trx) => trx)
    const asked = { ...deps, db: broken }
    await expect(staffRolesOf(asked, 'late')).rejects.toThrow()
    asked.db = api.deps.db as never
    expect(await staffRolesOf(asked, 'late')).toEqual(['agent'])
  })

  test('stand in the audit, from what to what', async () => {
    const subject = await nadia()
    await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [1] })
    await ask('PUT', `members/${subject}`, { roles: ['expert'], areaIds: [] })
    const lines = await run(`select details from audit_entries where record_type = 'members' and record_id = $1 order by id`, subject)
    expect(lines).toMatchObject([
      { details: { roles: ['agent'], areaIds: [1] } },
      { details: { before: ['agent'], roles: ['expert'], areaIds: [] } },
    ])
  })
})

describe('the members', () => {
  test('stand by their family names as the French order them; who left comes last', async () => {
    const people = [
      ['a@exemple.ma', '+212661112231', 'Zineb', 'Élalami'],
      ['b@exemple.ma', '+212661112232', 'Amal', 'Élalami'],
      ['c@exemple.ma', '+212661112233', 'Rim', 'Fassi'],
      ['d@exemple.ma', '+212661112234', 'Dounia', 'Alaoui'],
    ] as const
    for (const [email, phone, firstName, lastName] of people) await account(email, phone, firstName, lastName)
    for (const [email] of people) await ask('POST', 'members', { email, roles: ['agent'], areaIds: [] })
    const alaoui = (await members()).find(({ name }) => name === 'Dounia Alaoui')
    await ask('POST', `members/${alaoui?.subject}/deactivate`)
    // the caller has no account of the shop
    expect((await members()).map(({ name }) => name)).toEqual(['Amal Élalami', 'Zineb Élalami', 'Rim Fassi', '', 'Dounia Alaoui'])
    await account('e@exemple.ma', '+212661112235', 'Rim', 'Fassi')
    await ask('POST', 'members', { email: 'e@exemple.ma', roles: ['agent'], areaIds: [] })
    const namesakes = (await members()).filter(({ name }) => name === 'Rim Fassi').map(({ subject }) => subject)
    expect(namesakes).toEqual(namesakes.toSorted())
  })

  test('show their open sales and the absences that are not over, the next one first', async () => {
    await api.headers('amal', ['agent'])
    await run(
      `insert into customers (civility, first_name, last_name, phone) values ('M.', 'A', 'B', '+212600000001') on conflict do nothing`,
    )
    for (const [reference, status, isDeleted] of [
      ['VT-1', 'Assigned', false],
      ['VT-2', 'Done', false],
      ['VT-3', 'Assigned', true],
    ])
      await run(
        `insert into vehicle_sales (reference, customer_id, storage_area_id, assigned_to, last_status, is_deleted)
         select $1, min(id), 1, 'amal', $2, $3 from customers`,
        reference,
        status,
        isDeleted,
      )
    const later = { firstDay: '2026-04-01', lastDay: '2026-04-02' }
    const today = { firstDay: '2026-03-14', lastDay: '2026-03-15' }
    const over = { firstDay: '2026-03-10', lastDay: '2026-03-14' }
    for (const days of [later, today, over]) expect((await ask('POST', 'members/amal/absences', days)).json()).toMatchObject(days)
    const amal = async () => (await members()).find(({ subject }) => subject === 'amal')
    expect(await amal()).toMatchObject({ openSales: 1, absences: [today, later] })
    const [first] = (await amal())?.absences ?? []
    expect((await ask('DELETE', `absences/${first?.id}`)).statusCode).toBe(204)
    expect((await ask('DELETE', `absences/${first?.id}`)).statusCode).toBe(404)
    expect((await amal())?.absences).toMatchObject([later])
    expect((await ask('POST', 'members/nobody/absences', later)).statusCode).toBe(404)
  })

  test('returns NotFound for unknown members', async () => {
    for (const [method, url, payload] of [
      ['PUT', 'members/nobody', { roles: ['agent'], areaIds: [] }],
      ['POST', 'members/nobody/deactivate', undefined],
      ['POST', 'members/nobody/reactivate', undefined],
      ['POST', 'members/nobody/invite', undefined],
    ] as const)
      expect([url, (await ask(method, url, payload)).statusCode]).toEqual([url, 404])
  })

  test('are invited once more only while they have never signed in and are on the staff', async () => {
    const subject = await nadia()
    await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [] })
    const invite = async () => (await ask('POST', `members/${subject}/invite`)).statusCode
    expect(await invite()).toBe(204)
    await ask('POST', `members/${subject}/deactivate`)
    expect(await invite()).toBe(404)
    await ask('POST', `members/${subject}/reactivate`)
    await run('update accounts set last_sign_in = now()')
    expect(await invite()).toBe(404)
    expect(await run('select count(*) from messages')).toEqual([{ count: 1 }])
  })

  test('whose account is gone are not invited and do not come back', async () => {
    const subject = await nadia()
    await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [] })
    await api.accounts.remove(subject)
    expect((await members()).find((one) => one.subject === subject)).toMatchObject({ email: null, invited: false, isDeactivated: true })
    expect((await ask('POST', `members/${subject}/reactivate`)).statusCode).toBe(404)
    expect((await ask('POST', `members/${subject}/invite`)).statusCode).toBe(404)
  })

  test('who was on the staff before comes back with an address that is not proven yet', async () => {
    const subject = await nadia()
    await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [] })
    await run('update accounts set email_verified = false')
    const again = await ask('POST', 'members', { email: 'nadia@exemple.ma', roles: ['expert'], areaIds: [] })
    expect(again.json()).toMatchObject({ subject, roles: ['expert'] })
  })

  test('a phone that is none is named', async () => {
    const person = { civility: 'M.', firstName: 'Ali', lastName: 'Naji', phone: '0999', language: 'fr' }
    const answer = await ask('POST', 'members', { email: 'ali@exemple.ma', roles: ['agent'], areaIds: [], person })
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, expect.stringContaining('phone')])
  })

  test('somebody who left does not count as the admin who stays', async () => {
    await api.headers('former', ['admin'])
    expect((await ask('POST', 'members/former/deactivate')).statusCode).toBe(200)
    expect((await ask('POST', 'members/boss/deactivate')).json().code).toBe('LastAdmin')
    // nor does an agent, and joining once more with fewer rights is no way around it
    const subject = await nadia()
    await run('delete from staff_members')
    const less = { email: 'nadia@exemple.ma', roles: ['agent'], areaIds: [] }
    expect((await ask('POST', 'members', less, subject)).json().code).toBe('LastAdmin')
    await run('delete from staff_members')
    await api.headers('helper', ['agent'])
    expect((await ask('PUT', 'members/boss', { roles: ['manager'], areaIds: [] })).json().code).toBe('LastAdmin')
  })
})

describe('the agents of an area', () => {
  const rota = async () => ((await ask('GET', 'rotas')).json() as Rota[]).find(({ area }) => area.id === 1)
  const pick = (at = now) => api.deps.db.transaction().execute((trx) => pickAgent(trx, 1, at))
  const bind = (subject: string, area = 1) => run('insert into staff_areas (subject, storage_area_id) values ($1, $2)', subject, area)

  test('are agents, not everybody who is bound to it', async () => {
    await api.headers('expert', ['expert'])
    await bind('expert')
    expect(await pick()).toBeNull()
    expect(await rota()).toMatchObject({ agents: [], next: null })
    await api.headers('agent', ['agent'])
    await bind('agent')
    await api.headers('left', ['agent'])
    await bind('left')
    await run(`update staff_members set is_deactivated = true where subject = 'left'`)
    expect(await rota()).toMatchObject({ agents: [{ subject: 'agent', absent: false, openSales: 0 }], next: 'agent' })
    expect(await pick()).toBe('agent')
  })

  test('are limited to their area, rota included', async () => {
    await api.headers('here', ['agent'])
    await api.headers('there', ['agent'])
    await bind('here')
    await bind('there', 2)
    const days = Array.from({ length: 7 }, () => ['there'])
    expect((await ask('PUT', 'rotas/2', { days })).statusCode).toBe(200)
    expect(await rota()).toMatchObject({ agents: [{ subject: 'here' }], next: 'here', days: Array.from({ length: 7 }, () => []) })
    expect(await pick()).toBe('here')
    expect(await run('select storage_area_id as area from staff_areas where last_assigned is not null')).toEqual([{ area: 1 }])
  })

  test('who is away from the first to the last day is absent, and no longer', async () => {
    await api.headers('agent', ['agent'])
    await bind('agent')
    await ask('POST', 'members/agent/absences', { firstDay: '2026-03-15', lastDay: '2026-03-17' })
    expect(await rota()).toMatchObject({ agents: [{ absent: true }], next: null })
    const at = (day: number) => pick(new Date(Date.UTC(2026, 2, day, 12)))
    expect([await at(14), await at(15), await at(17), await at(18)]).toEqual(['agent', null, null, 'agent'])
  })

  test('are no one’s where the area is closed, or no more', async () => {
    await api.headers('agent', ['agent'])
    await bind('agent')
    await run('update storage_areas set is_deactivated = true where id = 1')
    try {
      expect(await rota()).toBeUndefined()
      expect((await ask('PUT', 'rotas/1', { days: Array.from({ length: 7 }, () => []) })).statusCode).toBe(404)
    } finally {
      await run('update storage_areas set is_deactivated = false where id = 1')
    }
  })

  test('keep their turn in remaining areas', async () => {
    await api.headers('agent', ['agent'])
    await bind('agent')
    await pick()
    await ask('PUT', 'members/agent', { roles: ['agent'], areaIds: [1, 2] })
    const turns = () => run(`select storage_area_id as area, last_assigned is not null as "hadTurn" from staff_areas order by 1`)
    expect(await turns()).toEqual([
      { area: 1, hadTurn: true },
      { area: 2, hadTurn: false },
    ])
    await run('update storage_areas set is_deleted = true where id = 3')
    try {
      expect((await ask('PUT', 'members/agent', { roles: ['agent'], areaIds: [1, 3] })).json().errors?.[0]?.field).toContain('areaIds')
    } finally {
      await run('update storage_areas set is_deleted = false where id = 3')
    }
    expect(await turns()).toHaveLength(2)
  })
})
