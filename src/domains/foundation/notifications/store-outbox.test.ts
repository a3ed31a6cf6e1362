import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { findMessages, findSuppressed, insertMessage, makeDue, removeSuppressed, suppress } from './store.ts'

const begin = new Date('2026-03-15T10:00:00.000Z')
const at = (ms: number) => new Date(begin.getTime() + ms)
let api: TestDatabase
beforeAll(async () => {
  api = await testDatabase()
})
afterAll(() => api.close())
beforeEach(() => api.pool.query('truncate messages, suppressed_addresses'))

const put = async (key: string, recipient = 'salma@exemple.ma') => {
  const message = { key, channel: 'Email', recipient, language: 'fr', marketing: false, expires: null, customerId: null } as const
  return Number(await insertMessage(api.db, { ...message, content: { text: 'x' } }, begin))
}

describe('outbox of the staff', () => {
  const list = (more: object = {}) =>
    findMessages(api.db, { state: null, recipient: null, customerId: null, page: 1, size: 2, ...more }, begin)

  test('pages messages, latest first, optionally of one customer', async () => {
    const ids = [await put('a:1'), await put('b:2', 'x@exemple.ma'), await put('c:3')]
    const [first, second] = [await list(), await list({ page: 2 })]
    expect([first.count, first.rows.map(({ id }) => id), second.rows.map(({ id }) => id)]).toEqual([3, [ids[2], ids[1]], [ids[0]]])
    expect(await list({ customerId: 7 })).toEqual({ rows: [], count: 0 })
    expect((await list({ recipient: 'x@exemple.ma', state: 'Waiting' })).rows).toMatchObject([{ id: ids[1], occasion: 'b' }])
    expect((await list({ recipient: 'x@exemple.ma', state: 'Sent' })).count).toBe(0)
  })

  test.each([
    ['waits', {}, true],
    ['was given up', { state: 'Failed' }, true],
    ['is being sent', { state: 'Sending' }, false],
    ['has left', { state: 'Sent' }, false],
    ['has lost its words', { content: null }, false],
    ['has lost its recipient', { recipient: '' }, false],
    ['is of use for a while', { expires: at(1) }, true],
    ['is of no use any more', { expires: begin }, false],
  ])('one that %s can be sent: %s', async (_how, change, can) => {
    const id = await put('a:1')
    for (const [name, value] of Object.entries(change)) await api.pool.query(`update messages set ${name} = $1 where id = $2`, [value, id])
    expect((await list()).rows[0]?.canRetry).toBe(can)
    expect(await makeDue(api.db, id, begin)).toEqual(can ? { channel: 'Email', marketing: false } : null)
    expect((await api.pool.query('select state from messages where id = $1', [id])).rows[0].state).toBe(
      can ? 'Waiting' : ((change as { state?: string }).state ?? 'Waiting'),
    )
    expect(await makeDue(api.db, id + 1, begin)).toBeUndefined()
  })

  test('lists suppressed addresses; lifts only unknown mailboxes', async () => {
    const { db } = api
    await suppress(db, 'Email', 'b@exemple.ma', 'NotFound', begin)
    await suppress(db, 'Email', 'a@exemple.ma', 'Complaint', begin)
    await suppress(db, 'Email', 'c@exemple.ma', 'NotFound', at(1))
    const [first, second] = [await findSuppressed(db, 1, 2), await findSuppressed(db, 2, 2)]
    expect([first.count, ...first.rows.map(({ address }) => address), ...second.rows.map(({ address }) => address)]).toEqual([
      3,
      'c@exemple.ma',
      'a@exemple.ma',
      'b@exemple.ma',
    ])
    expect(await removeSuppressed(db, first.rows[1]?.id ?? '')).toBe(false)
    expect([await removeSuppressed(db, first.rows[0]?.id ?? ''), await removeSuppressed(db, first.rows[0]?.id ?? '')]).toEqual([
      true,
      false,
    ])
    expect((await findSuppressed(db, 1, 9)).count).toBe(2)
  })
})
