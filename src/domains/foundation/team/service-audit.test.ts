import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audited, nameAudited, writeAudit } from '#platform/audit.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor, AuditedRecord } from '#shared/actor.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { forgetOldAudit } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** everything of one test bears a name of its own: lines cannot be taken away */
let name = ''
let tests = 0
beforeEach(() => {
  tests += 1
  name = `caller-${tests}`
})

async function lines(subject = name) {
  const { rows } = await api.deps.pool.query(
    'select action, record_type, record_id, outcome, details from audit_entries where subject = $1 order by id',
    [subject],
  )
  return rows
}
async function call(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return api.app.inject({ method, url, headers: await api.headers(name, ['manager']), ...(payload && { payload }) })
}
const addHoliday = (db: Kysely<Database>, date: string) =>
  sql`insert into holidays (date, name, certainty) values (${date}, '{"fr":"x","ar":"x"}', 'Fixed')`.execute(db)
const holiday = { date: '2026-12-24', name: { fr: 'Pont de fin d’année', ar: 'عطلة' } }

test('logs record and fields of a change, never values', async () => {
  const { id } = (await call('POST', '/api/holidays', holiday)).json() as { id: number }
  await call('DELETE', `/api/holidays/${id}`)
  expect(await lines()).toEqual([
    {
      action: 'addHoliday',
      record_type: 'holidays',
      record_id: String(id),
      outcome: 'Done',
      details: { fields: ['date', 'name'] },
    },
    { action: 'dropHoliday', record_type: 'holidays', record_id: String(id), outcome: 'Done', details: {} },
  ])
})

test('what was refused changed nothing and leaves no line', async () => {
  expect((await call('DELETE', '/api/holidays/999999')).statusCode).toBe(404)
  expect((await call('POST', '/api/holidays', { ...holiday, date: 'x' })).statusCode).toBe(400)
  expect(await lines()).toEqual([])
})

test('logs former and new value of a setting', async () => {
  await call('PUT', '/api/staff/settings/contact.replyHours', { value: '6', was: '4' })
  await call('PUT', '/api/staff/settings/contact.replyHours', { value: '4', was: '6' })
  expect(await lines()).toMatchObject([
    { action: 'changeSetting', record_type: 'settings', record_id: 'contact.replyHours', details: { from: '4', to: '6' } },
    { action: 'changeSetting', details: { from: '6', to: '4' } },
  ])
})

test('what somebody of the staff does as a customer is their own', async () => {
  await call('PUT', '/api/customers/current', { address: 'x', addressLine2: null, zip: null, city: null })
  expect(await lines()).toEqual([])
})

/** Returns the actor of a staff request, as `route` passes it to a handler. */
const staffActor = (record: AuditedRecord | null = { type: 'things', id: 7 }): Actor => ({
  ...{ id: name, roles: ['customer', 'manager'] },
  audit: { action: 'doIt', record, details: {}, now: () => new Date(testNow), requestId: 'r', isWritten: false },
})
const fails = () => Promise.reject(new Error('no'))

describe('audited', () => {
  test('writes no entry when the transaction is rolled back', async () => {
    const actor = staffActor()
    await expect(audited(api.deps.db, actor, fails)).rejects.toThrow('no')
    expect([await lines(), actor.audit?.isWritten]).toEqual([[], false])
  })

  test('writes one entry for several transactions, also after a rollback', async () => {
    const { db } = api.deps
    const actor = staffActor()
    await audited(db, actor, async () => undefined)
    await expect(audited(db, actor, fails)).rejects.toThrow('no')
    await audited(db, actor, async () => undefined)
    expect(await lines()).toMatchObject([{ action: 'doIt', record_type: 'things', record_id: '7', outcome: 'Done' }])
    expect(actor.audit?.isWritten).toBe(true)
  })

  test('rolls the change back when the entry cannot be written', async () => {
    const actor = staffActor()
    Object.assign(actor.audit ?? {}, { action: null })
    await expect(audited(api.deps.db, actor, (trx) => addHoliday(trx, '2031-01-02'))).rejects.toThrow('action')
    expect((await api.deps.pool.query("select 1 from holidays where date = '2031-01-02'")).rowCount).toBe(0)
  })

  test('writes no entry without a record, until the change names it', async () => {
    const { db } = api.deps
    const actor = staffActor(null)
    await audited(db, actor, async () => undefined)
    expect(await lines()).toEqual([])
    await audited(db, actor, async () => nameAudited(actor, { type: 'things', id: 8 }, { roles: ['agent'] }))
    expect(await lines()).toMatchObject([{ action: 'doIt', record_id: '8', details: { roles: ['agent'] } }])
  })

  test('writes no entry for callers other than staff', async () => {
    await audited(api.deps.db, { id: name, roles: ['customer'] }, async () => undefined)
    expect(await lines()).toEqual([])
  })
})

test('writeAudit adds the error code of a failed request', async () => {
  const actor = staffActor()
  const entry = { action: 'sign', record: null, details: { of: 7 }, requestId: null, now: () => new Date(testNow) }
  await writeAudit(api.deps.db, actor, entry)
  await writeAudit(api.deps.db, actor, { ...entry, failed: 'NotSigned' })
  expect(await lines()).toMatchObject([
    { outcome: 'Done', record_id: null, details: { of: 7 } },
    { outcome: 'Failed', details: { of: 7, code: 'NotSigned' } },
  ])
})

test('rejects changes of the audit log and deletes by retention only', async () => {
  const { pool } = api.deps
  const old = "insert into audit_entries (created, subject, roles, action) values (now() - $1::interval, $2, '{manager}', 'old')"
  for (const age of ['10 years', '6 years', '3 years', '1 month']) await pool.query(old, [age, name])
  for (const text of [
    `update audit_entries set subject = 'x'`,
    'delete from audit_entries',
    'truncate audit_entries',
    `set session_replication_role = replica; delete from audit_entries`,
  ])
    await expect(pool.query(text)).rejects.toThrow('only added to')
  const aside = { ...api.deps, clock: { now: () => new Date() } }
  await forgetOldAudit(aside)
  expect(await lines()).toHaveLength(2)
  await pool.query(`update settings set value = '0' where key = 'audit.keepMonths'`)
  await forgetOldAudit(aside)
  expect(await lines()).toHaveLength(1)
})

test('the list: by person, action, record and days of Morocco, for managers and admins only', async () => {
  const { pool } = api.deps
  const at = (moment: string, action: string) =>
    pool.query(
      `insert into audit_entries (created, subject, roles, action, record_type, record_id) values ($1, $2, '{agent}', $3, 'customers', '5')`,
      [moment, name, action],
    )
  await at('2026-06-09T22:59:00Z', 'dayBefore')
  await at('2026-06-09T23:00:00Z', 'midnight')
  await at('2026-06-10T22:59:59Z', 'evening')
  await at('2026-06-10T23:00:00Z', 'dayAfter')
  const headers = await api.headers('reader', ['manager'])
  const list = async (query: string) => {
    const answer = await api.app.inject({ url: `/api/staff/audit?subject=${name}&${query}`, headers })
    return (answer.json() as { results: { action: string }[] }).results.map(({ action }) => action)
  }
  expect(await list('from=2026-06-10&to=2026-06-10')).toEqual(['evening', 'midnight'])
  expect(await list('recordType=customers&recordId=5&size=1&page=2')).toEqual(['evening'])
  expect(await list('action=midnight')).toEqual(['midnight'])
  await pool.query(`insert into audit_entries (created, subject, roles, action) values (now(), 'somebody-else', '{agent}', 'midnight')`)
  expect(await list('action=midnight')).toEqual(['midnight'])
  const everybody = await api.app.inject({ url: '/api/staff/audit?action=midnight', headers })
  expect((everybody.json() as { results: object[] }).results).toMatchObject([
    { subject: 'somebody-else', name: null },
    { subject: name, name: null },
  ])
  await pool.query(`insert into staff_members (subject, roles) values ('without-account', '{agent}')`)
  const names = await api.app.inject({ url: '/api/staff/audit/names', headers })
  expect(names.json()).toMatchObject({
    people: expect.arrayContaining([{ subject: 'without-account', name: 'without-account' }]),
    actions: expect.arrayContaining(['evening', 'midnight']),
    recordTypes: expect.arrayContaining(['customers']),
  })
  const agent = await api.app.inject({ url: '/api/staff/audit', headers: await api.headers('mere-agent', ['agent']) })
  expect(agent.statusCode).toBe(403)
})

test('retains entries for five years without a valid setting', async () => {
  const { pool } = api.deps
  await pool.query(
    "insert into audit_entries (created, subject, roles, action) select now() - age, $1, '{manager}', 'old' from unnest($2::interval[]) age",
    [name, ['59 months', '61 months']],
  )
  const { rows } = await pool.query(`delete from settings where key = 'audit.keepMonths' returning *`)
  const aside = { ...api.deps, clock: { now: () => new Date() } }
  await forgetOldAudit(aside)
  expect(await lines()).toHaveLength(1)
  expect(rows).toHaveLength(1)
})

test('lists the total and the people whose rights changed', async () => {
  const { pool } = api.deps
  const opened = await api.accounts.open({
    ...{ civility: 'Mme.', firstName: 'Nadia', lastName: 'Fassi', companyName: null, language: 'fr' },
    ...{ email: 'nadia@exemple.ma', emailVerified: true, phone: '+212661112233', phoneVerified: true, password: 'a long enough one' },
  })
  for (const type of ['members', 'customers'])
    await pool.query(
      `insert into audit_entries (created, subject, roles, action, record_type, record_id) values (now(), $1, '{admin}', 'change', $2, $1)`,
      [opened.subject, type],
    )
  const headers = await api.headers('reader', ['manager'])
  const answer = await api.app.inject({ url: `/api/staff/audit?subject=${opened.subject}&size=1`, headers })
  expect(answer.json()).toMatchObject({ rowCount: 2, results: [{ name: 'Nadia Fassi', recordType: 'customers', recordName: null }] })
  const next = await api.app.inject({ url: `/api/staff/audit?subject=${opened.subject}&size=1&page=2`, headers })
  expect(next.json()).toMatchObject({ results: [{ recordType: 'members', recordName: 'Nadia Fassi' }] })
})
