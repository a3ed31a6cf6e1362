import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { createQueue, type Queue } from './queue.ts'

let database: TestDatabase
let queue: Queue

beforeAll(async () => {
  database = await testDatabase()
  queue = createQueue(database.pool, pino({ level: 'silent' }), { keeper: true })
})
afterAll(async () => {
  await queue.stop(5)
  await database.close()
})

const waiting = async (name: string) => {
  const { rows } = await database.pool.query<{ data: object }>(
    "select data from pgboss.job where name = $1 and state = 'created' order by created_on",
    [name],
  )
  return rows.map(({ data }) => data)
}

describe('queue', () => {
  test('a job enqueued in a transaction exists only when it commits', async () => {
    await queue.enqueue('letter', { n: 0 })
    await database.db.transaction().execute(async (db) => {
      await queue.enqueue('letter', { n: 1 }, { db })
    })
    const undone = database.db.transaction().execute(async (db) => {
      await queue.enqueue('letter', { n: 2 }, { db })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting('letter')).toEqual([{ n: 0 }, { n: 1 }])
  })

  test('more transactions than there are connections enqueue at once, though the queue has yet to start', async () => {
    const fresh = createQueue(database.pool, pino({ level: 'silent' }), { keeper: false })
    const all = Array.from({ length: 20 }, (_, n) => database.db.transaction().execute((db) => fresh.enqueue('first', { n }, { db })))
    expect(await Promise.all(all)).toHaveLength(20)
    expect(await waiting('first')).toHaveLength(20)
    await fresh.stop(1)
  })

  test('a key keeps a second job out while the first waits', async () => {
    expect(await queue.enqueue('report', { n: 1 }, { key: 'day' })).toEqual(expect.any(String))
    expect(await queue.enqueue('report', { n: 2 }, { key: 'day' })).toBeNull()
    expect(await queue.enqueue('report', { n: 3 }, { key: 'week' })).toEqual(expect.any(String))
    expect(await waiting('report')).toEqual([{ n: 1 }, { n: 3 }])
  })

  test('a worker gets the data of each job', async () => {
    const seen = new Set<number>()
    const all = new Promise<void>((resolve) => {
      void queue.work<{ n: number }>('letter', async ({ n }) => {
        seen.add(n)
        if (seen.size === 2) resolve()
      })
    })
    await all
    expect([...seen].sort()).toEqual([0, 1])
  })
})
