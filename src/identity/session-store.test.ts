import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestIdentity, testIdentity } from '#testing/identity.ts'
import { adapterFactory, recordId } from './adapter.ts'
import { clean, forgetUnconfirmed, startIdentityJobs } from './jobs.ts'
import { findLink, findPendingEmail, insertLink, removeExpiredLinks, removeLinks, takeLink } from './link-store.ts'
import { listSessions, removeExpired, removeSessions, saveSession } from './session-store.ts'

const now = new Date('2026-03-15T10:00:00Z')
const at = (ms: number) => new Date(now.getTime() + ms)
const [hour, day] = [3_600_000, 86_400_000]
let place: TestIdentity
beforeAll(async () => {
  place = await testIdentity({}, { now: () => now })
})
afterAll(() => place.close())
beforeEach(async () => {
  await place.api.deps.pool.query('truncate provider_records, account_sessions, ended_sessions, account_links')
})

const db = () => place.api.deps.db
const run = async (text: string, ...values: unknown[]) => (await place.api.deps.pool.query(text, values)).rows
const adapter = (model: string) => adapterFactory(db())(model)

describe('provider records', () => {
  test('are found by the hash of their id until they expire', async () => {
    const codes = adapter('AuthorizationCode')
    await codes.upsert('secret', { jti: 'secret', accountId: 'salma', grantId: 'g', kind: 'AuthorizationCode' }, 60)
    await codes.upsert('lasting', { jti: 'lasting' }, 0)
    expect(await codes.find('secret')).toEqual({ jti: 'secret', accountId: 'salma', grantId: 'g', kind: 'AuthorizationCode' })
    expect([await adapter('Grant').find('secret'), await codes.find('other')]).toEqual([undefined, undefined])
    const [kept, lasting] = await run(
      "select id, payload, grant_id, account_id, expires - now() between '50 seconds' and '61 seconds' as minute from provider_records order by expires",
    )
    expect(kept).toEqual({
      id: recordId('secret'),
      payload: { accountId: 'salma', grantId: 'g', kind: 'AuthorizationCode' },
      grant_id: 'g',
      account_id: 'salma',
      minute: true,
    })
    expect(lasting.minute).toBeNull()
    await run('update provider_records set expires = now() where id = $1', recordId('secret'))
    expect([await codes.find('secret'), (await codes.find('lasting'))?.jti]).toEqual([undefined, 'lasting'])
    await codes.destroy('lasting')
    expect(await run('select id from provider_records')).toEqual([{ id: recordId('secret') }])
  })

  test('of a session are found by uid without id; ended ones stay deleted', async () => {
    const sessions = adapter('Session')
    await sessions.upsert('cookie', { uid: 'u1', accountId: 'salma' }, 60)
    expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1', accountId: 'salma' })
    await run("insert into ended_sessions (sid) values ('u2')")
    await sessions.upsert('late', { uid: 'u2', accountId: 'salma' }, 60)
    await sessions.upsert('nobody', { uid: 'u2' }, 60)
    // the list is about sessions alone
    await adapter('Grant').upsert('grant', { uid: 'u2' }, 60)
    expect((await run('select model, uid from provider_records order by model desc')).map(({ model, uid }) => `${model} ${uid}`)).toEqual([
      'Session u1',
      'Grant u2',
    ])
    await sessions.upsert('cookie', { uid: 'u3', accountId: 'amina', grantId: 'g' }, 120)
    expect(
      await run(
        "select uid, account_id, grant_id, expires > now() + interval '100 seconds' as longer from provider_records where model = 'Session'",
      ),
    ).toEqual([{ uid: 'u3', account_id: 'amina', grant_id: 'g', longer: true }])
  })

  test('of an interaction belong to the account, without session id', async () => {
    await adapter('Interaction').upsert('i', { session: { uid: 'u1', cookie: 'secret' }, result: { login: { accountId: 'salma' } } }, 60)
    expect(await run('select account_id, payload from provider_records')).toEqual([
      { account_id: 'salma', payload: { session: { uid: 'u1' }, result: { login: { accountId: 'salma' } } } },
    ])
  })

  test('are used once; a refresh token within the race window appears unused', async () => {
    for (const model of ['RefreshToken', 'AuthorizationCode']) {
      const records = adapter(model)
      await records.upsert('t', { accountId: 'salma' }, 600)
      await records.upsert('u', { accountId: 'salma' }, 600)
      await records.consume('t')
      await expect(records.consume('t')).rejects.toThrow('invalid_grant')
      await expect(records.consume('none')).rejects.toThrow('invalid_grant')
      // another one is still fresh
      await records.consume('u')
      const consumed = async () => (await records.find('t'))?.consumed
      expect(await consumed()).toEqual(model === 'RefreshToken' ? undefined : expect.any(Number))
      await run("update provider_records set consumed = now() - interval '9 seconds' where model = $1", model)
      expect((await consumed()) === undefined).toBe(model === 'RefreshToken')
      // in whole seconds
      const [{ second }] = await run(
        `update provider_records set consumed = date_trunc('second', now()) - interval '10.5 seconds' where model = $1
         returning floor(extract(epoch from consumed))::int as second`,
        model,
      )
      expect(await consumed()).toBe(second)
    }
  })

  test('of a chain are revoked together and end their session', async () => {
    const [tokens, codes] = [adapter('RefreshToken'), adapter('AuthorizationCode')]
    await tokens.upsert('a', { grantId: 'g1', sid: 's1' }, 60)
    await tokens.upsert('b', { grantId: 'g1' }, 60)
    await tokens.upsert('c', { grantId: 'g2', sid: 's2' }, 60)
    await codes.upsert('d', { grantId: 'g1', sid: 's3' }, 60)
    await tokens.revokeByGrantId('g1')
    expect((await run('select payload from provider_records order by grant_id desc')).map(({ payload }) => payload)).toEqual([
      { grantId: 'g2', sid: 's2' },
      { grantId: 'g1', sid: 's3' },
    ])
    await codes.revokeByGrantId('g1')
    expect([await run('select sid from ended_sessions'), (await run('select id from provider_records')).length]).toEqual([
      [{ sid: 's1' }],
      1,
    ])
  })
})

describe('account devices', () => {
  const device = (uid: string, subject: string, moment = now, browser = 'Firefox') =>
    saveSession(db(), { uid, subject, browser, system: 'Linux' }, moment)
  const session = (uid: string, subject: string, grantId = `g-${uid}`, sid = `s-${uid}`) =>
    adapter('Session').upsert(`cookie-${uid}`, { uid, accountId: subject, authorizations: { site: { grantId, sid } } } as never, 600)

  test('lists those with a valid session, last used first', async () => {
    const [{ subject }, other] = [await place.account(), await place.account()]
    for (const uid of ['a', 'b', 'c', 'gone']) await device(uid, subject, at(-hour))
    for (const uid of ['a', 'b', 'c', 'gone']) if (uid !== 'gone') await session(uid, subject)
    await device('x', other.subject)
    await session('x', other.subject)
    await device('b', subject, now, 'Safari')
    await device('nobody', 'nobody')
    expect(await listSessions(db(), subject)).toEqual([
      { uid: 'b', browser: 'Safari', system: 'Linux', since: at(-hour), lastSeen: now },
      { uid: 'a', browser: 'Firefox', system: 'Linux', since: at(-hour), lastSeen: at(-hour) },
      { uid: 'c', browser: 'Firefox', system: 'Linux', since: at(-hour), lastSeen: at(-hour) },
    ])
    await run("update provider_records set expires = now() where uid = 'b'")
    await run("update provider_records set account_id = 'somebody else' where uid = 'c'")
    expect((await listSessions(db(), subject)).map(({ uid }) => uid)).toEqual(['a'])
    expect(await run("select uid from account_sessions where uid = 'nobody'")).toEqual([])
  })

  test.each([
    ['all', {}, 2, ['a', 'b', 's-a', 's-b'], []],
    ['one', { only: 'a' }, 1, ['a', 's-a'], ['Grant b', 'Interaction', 'RefreshToken loose', 'Session b', 'RefreshToken b']],
    ['all but one', { except: 'a' }, 1, ['b', 's-b'], ['Grant a', 'RefreshToken loose', 'Session a', 'RefreshToken a']],
  ] as const)('are signed out: %s', async (_which, which, count, ended, left) => {
    const { subject } = await place.account()
    for (const uid of ['a', 'b']) {
      await device(uid, subject)
      await session(uid, subject)
      await adapter('Grant').upsert(`g-${uid}`, { accountId: subject, mark: uid } as never, 60)
      await adapter('RefreshToken').upsert(`t-${uid}`, { accountId: subject, grantId: `g-${uid}`, mark: uid } as never, 60)
    }
    await adapter('RefreshToken').upsert('loose', { accountId: subject, mark: 'loose' } as never, 60)
    await adapter('Interaction').upsert('i', { result: { login: { accountId: subject } } }, 60)
    await session('of another', 'another')
    expect(
      await db()
        .transaction()
        .execute((trx) => removeSessions(trx, subject, which, now)),
    ).toBe(count)
    expect((await run('select sid from ended_sessions order by sid')).map(({ sid }) => sid)).toEqual(ended)
    const records = await run(
      "select model, coalesce(payload ->> 'mark', uid) as mark from provider_records where account_id = $1",
      subject,
    )
    expect(records.map(({ model, mark }) => [model, mark].filter(Boolean).join(' ')).toSorted()).toEqual([...left].toSorted())
    expect((await run('select uid from account_sessions where subject = $1 order by uid', subject)).map(({ uid }) => uid)).toEqual(
      ['a', 'b'].filter((uid) => !(ended as readonly string[]).includes(uid)),
    )
    expect(await run("select uid from provider_records where account_id = 'another'")).toHaveLength(1)
  })

  test('deletes expired devices and records', async () => {
    const { subject } = await place.account()
    await device('a', subject)
    await device('b', subject)
    await session('a', subject)
    await run('update provider_records set expires = $1', now)
    await run("insert into ended_sessions (sid, ended) values ('old', $1), ('young', $2)", at(-day - 1), at(-day))
    expect(await removeExpired(db(), now)).toBe(0)
    expect([await run('select uid from account_sessions'), await run('select sid from ended_sessions')]).toEqual([
      [{ uid: 'a' }],
      [{ sid: 'young' }],
    ])
    expect(await removeExpired(db(), at(1))).toBe(1)
    expect(await run('select uid from account_sessions')).toEqual([])
  })
})

describe('links', () => {
  const link = (hash: string, more: object = {}) =>
    insertLink(db(), { hash, subject: '', purpose: 'email', email: 'new@exemple.ma', expires: at(hour), ...more }, now)

  test('work once, for one purpose, until expiry; a new one replaces them', async () => {
    const { subject, email } = await place.account()
    await link('one', { subject })
    await link('password', { subject, purpose: 'password', email })
    expect(await findPendingEmail(db(), subject, now)).toBe('new@exemple.ma')
    await link('two', { subject, email })
    const found = async (hash: string, moment = now, purpose: 'email' | 'password' = 'email') =>
      (await findLink(db(), hash, purpose, moment))?.email
    expect([await found('one'), await found('two'), await found('two', now, 'password'), await found('password', now, 'password')]).toEqual(
      [undefined, email, undefined, email],
    )
    // the present address waits for nothing
    expect(await findPendingEmail(db(), subject, now)).toBeNull()
    expect([await found('two', at(hour - 1)), await found('two', at(hour))]).toEqual([email, undefined])
    expect([await takeLink(db(), 'two', 'password', now), await takeLink(db(), 'two', 'email', at(hour))]).toEqual([undefined, undefined])
    expect(await takeLink(db(), 'two', 'email', at(1))).toEqual({ subject, email, used: null })
    expect([await takeLink(db(), 'two', 'email', at(2)), (await findLink(db(), 'two', 'email', at(2)))?.used]).toEqual([undefined, at(1)])
    // a used link stays, for the same response
    await link('three', { subject })
    expect([
      await found('two'),
      await findPendingEmail(db(), subject, at(hour - 1)),
      await findPendingEmail(db(), subject, at(hour)),
    ]).toEqual([email, 'new@exemple.ma', null])
  })

  test('of the account are invalidated by a password change', async () => {
    const [{ subject, email }, other] = [await place.account(), await place.account()]
    await link('confirms', { subject, email })
    await link('resets', { subject, purpose: 'password', email })
    await link('other', { subject: other.subject })
    await removeLinks(db(), subject)
    const left = async () => (await run('select hash from account_links order by hash')).map(({ hash }) => hash)
    expect(await left()).toEqual(['confirms', 'other'])
    await removeLinks(db(), other.subject)
    await removeExpiredLinks(db(), at(hour))
    expect(await left()).toEqual(['confirms'])
    await removeExpiredLinks(db(), at(hour + 1))
    expect(await left()).toEqual([])
  })
})

test('jobs delete expired data every 15 minutes, accounts by night', async () => {
  const { deps } = place.api
  const { subject } = await place.account()
  await insertLink(db(), { hash: 'x', subject, purpose: 'email', email: 'a@b.ma', expires: at(-1) }, now)
  await adapter('Grant').upsert('g', {}, 60)
  await run('update provider_records set expires = $1', at(-1))
  await run("insert into identity_tries (key, tries, since) values ('k', 1, $1)", at(-3 * day))
  await clean({ deps })
  expect([
    await run('select 1 from account_links'),
    await run('select 1 from provider_records'),
    await run('select 1 from identity_tries'),
  ]).toEqual([[], [], []])
  const known = async () => (await run('select 1 from accounts where subject = $1', subject)).length
  await run('update accounts set created = $2 where subject = $1', subject, at(-30 * day))
  await forgetUnconfirmed({ deps })
  const before = await known()
  await run('update accounts set created = $2 where subject = $1', subject, at(-30 * day - 1))
  await forgetUnconfirmed({ deps })
  expect([before, await known()]).toEqual([1, 0])
  await startIdentityJobs(place.identity)
  expect(await run("select name, cron from pgboss.schedule where name like 'identity.%' order by name")).toEqual([
    { name: 'identity.clean', cron: '*/15 * * * *' },
    { name: 'identity.forgetUnconfirmed', cron: '50 3 * * *' },
  ])
})
