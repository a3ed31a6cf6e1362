import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, type StaffRole, system } from '#shared/actor.ts'
import { type Columns, insertAdvert, insertCustomer, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { findRestricted, insertRestriction, removeRestriction } from '../conversations/store.ts'
import { conclude, decide, maySuspend, suspendSeller, takeBack } from './service.ts'
import { countDecisions, removeDecisions } from './store.ts'

const start = new Date('2026-03-16T10:00:00Z')
let now = start
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await api.deps.pool.query('truncate vehicles, customers, messages, staff_members cascade')
  await query(`update settings set value = 'false' where key = 'ads.publishAtOnce'`)
})

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const agent: Actor = { id: 'an-agent', roles: ['agent'] }
const trx = <T>(work: (db: Parameters<typeof decide>[1]) => Promise<T>) => api.deps.db.transaction().execute(work)

let made = 0
/** An advert to moderate. */
async function advert(customer_id: number, status = 'Submited', is_deleted = false): Promise<number> {
  const { db } = api.deps
  const { id } = await insertAdvert(db, { customer_id, last_status: status, is_deleted, created: start, last_modified: start })
  await insertRow(db, 'ad_statuses', { ad_id: id, type: status, created: start })
  return id
}
const seller = (columns: Columns<'customers'> = {}): Promise<number> =>
  insertCustomer(api.deps.db, { user_id: `seller-${++made}`, email: 'ali@exemple.ma', ...columns })
const decideOf = async (id: number, more: Partial<Parameters<typeof decide>[2]> = {}) => {
  await trx((db) => decide(api.deps, db, { id, action: 'accept', actor: agent, ...more }))
  const [row] = await query('select max(id) as id from ad_decisions where ad_id = $1', [id])
  return row.id as number
}
const statusOf = async (id: number) => (await query('select last_status as status from vehicle_ads where id = $1', [id]))[0].status
const told = async () => (await query('select key from messages order by id')).map(({ key }) => /adverts\.(\w+):/.exec(key)?.[1])
const no = { action: 'reject', reasons: ['Duplicate' as const], comment: 'Déjà en ligne' } as const

describe('a decision', () => {
  test('is taken back within twelve seconds, as long as somebody’s press of the last moment may be under way', async () => {
    const id = await advert(await seller())
    const back = () => trx((db) => takeBack(api.deps, db, { id, actor: agent }))
    await decideOf(id)
    now = new Date(start.getTime() + 12_001)
    await expect(back()).rejects.toMatchObject({ code: 'TransitionNotAllowed' })
    now = new Date(start.getTime() + 12_000)
    await back()
    expect([await statusOf(id), await query('select id from ad_decisions')]).toEqual(['Submited', []])
    now = start
    const decision = await decideOf(id)
    const [job] = await query(
      `select extract(epoch from start_after - created_on)::float8 as wait from pgboss.job where name = 'adverts.conclude' and singleton_key = $1`,
      [String(decision)],
    )
    expect(Math.round(job.wait)).toBe(12)
  })

  test('rejects the undo of an unknown decision', async () => {
    const id = await advert(await seller())
    await decideOf(id)
    await query('update ad_decisions set created_by = null')
    await expect(trx((db) => takeBack(api.deps, db, { id, actor: { ...agent, id: null } }))).rejects.toMatchObject({
      code: 'TransitionNotAllowed',
    })
  })

  test('of an advert that is none leads nowhere', async () => {
    const none = { id: 999_999, actor: agent }
    await expect(trx((db) => decide(api.deps, db, { ...none, action: 'accept' }))).rejects.toMatchObject({ code: 'NotFound' })
    await expect(trx((db) => takeBack(api.deps, db, none))).rejects.toMatchObject({ code: 'NotFound' })
    await conclude(api.deps, { id: 999_999 })
  })

  test('publishes on acceptance by setting, else notifies the seller', async () => {
    const id = await advert(await seller())
    await query(`update settings set value = 'true' where key = 'ads.publishAtOnce'`)
    // it has no photos
    await conclude(api.deps, { id: await decideOf(id) })
    expect([await statusOf(id), await told()]).toEqual(['Accepted', ['accepted']])
    expect((await query('select is_over from ad_decisions'))[0].is_over).toBe(true)
  })

  test('is counted from its moment on, and forgotten with its day once it is over', async () => {
    const ad = await advert(await seller())
    await conclude(api.deps, { id: await decideOf(ad, no) })
    await query(`update vehicle_ads set last_status = 'Submited'`)
    now = new Date(start.getTime() + 1)
    const open = await decideOf(ad)
    const count = (since: Date) => countDecisions(api.deps.db, since)
    expect(await count(start)).toEqual({ accept: 1, askCorrection: 0, reject: 1 })
    expect(await count(now)).toEqual({ accept: 1, askCorrection: 0, reject: 0 })
    const left = async (before: Date) => {
      await removeDecisions(api.deps.db, before)
      return (await query('select id from ad_decisions order by id')).length
    }
    expect([await left(start), await left(now), await left(new Date(now.getTime() + 1))]).toEqual([2, 1, 1])
    expect((await query('select id from ad_decisions'))[0].id).toBe(open)
  })
})

describe('an account that a refusal is to close', () => {
  const why = 'Trois annonces avec des photos volées'
  const suspend = (adId: number, by: string | null) => trx((db) => suspendSeller(api.deps, db, { adId, by, why }))
  const staff = (subject: string, role: StaffRole) => query('insert into staff_members (subject, roles) values ($1, $2)', [subject, [role]])
  const card = async (id: number) => (await query('select last_status as status from customers where id = $1', [id]))[0].status

  test('is closed by who may close accounts, with what it has online, and once', async () => {
    const [own, other] = [await seller(), await seller({ email: 'other@exemple.ma' })]
    const [id, online, accepted] = [await advert(own, 'Rejected'), await advert(own, 'Published'), await advert(own, 'Accepted')]
    const [deleted, others] = [await advert(own, 'Published', true), await advert(other, 'Published')]
    await staff('the-manager', 'manager')
    expect(await suspend(id, 'the-manager')).toBe(true)
    expect(await suspend(id, 'the-manager')).toBe(false)
    expect([await card(own), await card(other)]).toEqual(['Inactive', 'Active'])
    const all = await Promise.all([id, online, accepted, deleted, others].map(statusOf))
    expect(all).toEqual(['Rejected', 'Deactivated', 'Accepted', 'Published', 'Published'])
    expect(await query('select id from ad_reports')).toEqual([])
  })

  test('requests a suspension from a manager; skips closed accounts', async () => {
    const own = await seller()
    const id = await advert(own, 'Rejected')
    await staff('the-agent', 'agent')
    expect([await suspend(id, 'the-agent'), await card(own)]).toEqual([false, 'Active'])
    expect(await query('select reason, text, email, language, reporter from ad_reports')).toMatchObject([
      { reason: 'Scam', text: why, email: null, language: 'fr' },
    ])
    await query('truncate ad_reports')
    for (const gone of ["last_status = 'Inactive'", "last_status = 'Active', erased = now()"]) {
      await query(`update customers set ${gone}`)
      expect(await suspend(id, 'the-agent')).toBe(false)
    }
    expect(await query('select id from ad_reports')).toEqual([])
  })

  test.each<[Actor, boolean]>([
    [{ id: 'a', roles: ['manager'] }, true],
    [{ id: 'a', roles: ['admin'] }, true],
    [system, true],
    [{ id: 'a', roles: ['agent'] }, false],
    [{ id: 'a', roles: ['controller'] }, false],
    [{ id: 'a', roles: [] }, false],
  ])('%j closes accounts: %s', (actor, may) => {
    expect(maySuspend(actor)).toBe(may)
  })
})

test('closes and reopens messages once, with a notification', async () => {
  const id = await seller({ company_name: '', phone: '+212612345678' })
  const given = { cardId: id, reason: 'Insiste toujours', conversationId: null as unknown as number, by: 'x' }
  const close = () => trx((db) => insertRestriction(db, given, start))
  const open = () => trx((db) => removeRestriction(db, id))
  expect([await close(), await close(), await open(), await open()]).toEqual([true, false, true, false])
  const reached = () => trx((db) => findRestricted(db, id))
  expect(await reached()).toEqual({ name: 'Ali', email: 'ali@exemple.ma', phone: null, language: 'fr' })
  await query(`update customers set company_name = 'Atlas SARL', phone_verified = true, email = null`)
  expect(await reached()).toEqual({ name: 'Atlas SARL', email: null, phone: '+212612345678', language: 'fr' })
  await query('update customers set is_deleted = true')
  expect(await reached()).toBeNull()
  await query('update customers set is_deleted = false, erased = now()')
  expect(await reached()).toBeNull()
})
