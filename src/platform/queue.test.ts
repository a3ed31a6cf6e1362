import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { until } from '#testing/until.ts'
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
  test('creates a job only when its transaction commits', async () => {
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

  test('enqueues in more concurrent transactions than connections', async () => {
    const fresh = createQueue(database.pool, pino({ level: 'silent' }), { keeper: false })
    const all = Array.from({ length: 20 }, (_, n) => database.db.transaction().execute((db) => fresh.enqueue('first', { n }, { db })))
    expect(await Promise.all(all)).toHaveLength(20)
    expect(await waiting('first')).toHaveLength(20)
    await fresh.stop(1)
  })

  test('rejects a second pending job with the same key', async () => {
    expect(await queue.enqueue('report', { n: 1 }, { key: 'day' })).toEqual(expect.any(String))
    expect(await queue.enqueue('report', { n: 2 }, { key: 'day' })).toBeNull()
    expect(await queue.enqueue('report', { n: 3 }, { key: 'week' })).toEqual(expect.any(String))
    expect(await waiting('report')).toEqual([{ n: 1 }, { n: 3 }])
  })

  test('passes the data of each job to the worker', async () => {
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

  // one job per polling interval of two seconds would take minutes
  test('runs the next job without delay, also after a failure', { timeout: 20_000 }, async () => {
    const count = 60
    for (let n = 0; n < count; n++) await queue.enqueue('papers', { n })
    const all = Promise.withResolvers<void>()
    const seen: number[] = []
    await queue.work<{ n: number }>('papers', async ({ n }) => {
      seen.push(n)
      if (seen.length === count) all.resolve()
      if (n === 7) throw new Error('no ink')
    })
    await all.promise
    expect(seen).toEqual(Array.from({ length: count }, (_, n) => n))
  })

  test('runs a job at its start time', async () => {
    await queue.enqueue('later', { n: 1 }, { after: new Date('2030-01-02T03:04:05Z') })
    await queue.enqueue('later', { n: 2 }, { after: 3600 })
    await queue.enqueue('later', { n: 3 })
    const { rows } = await database.pool.query(
      "select extract(epoch from start_after - now()) as wait, start_after, data from pgboss.job where name = 'later' order by data->>'n'",
    )
    expect(rows[0].start_after.toISOString()).toBe('2030-01-02T03:04:05.000Z')
    expect(Math.round(rows[1].wait / 60)).toBe(60)
    expect(Number(rows[2].wait)).toBeLessThanOrEqual(0)
  })

  test('retries a failing job five times with backoff, unless configured', async () => {
    const said: { msg: string; job: string; err: { message: string } }[] = []
    const telling = createQueue(database.pool, pino({ level: 'error' }, { write: (line: string) => void said.push(JSON.parse(line)) }), {
      keeper: false,
    })
    const ids: string[] = []
    await telling.work('fails', async (_data, id) => {
      ids.push(id)
      throw new Error('no ink')
    })
    await telling.work('brief', async () => undefined, { expireSeconds: 60, retries: 2, concurrency: 2 })
    const id = await telling.enqueue('fails', {})
    await until(() => expect(said).toMatchObject([{ msg: 'a job failed', job: 'fails', id, err: { message: 'no ink' } }]))
    expect(ids).toEqual([id])
    await until(async () => {
      const { rows } = await database.pool.query("select state, retry_limit, retry_count from pgboss.job where name = 'fails'")
      expect(rows).toMatchObject([{ state: 'retry', retry_limit: 5 }])
    })
    const { rows } = await database.pool.query(
      "select name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds from pgboss.queue where name in ('fails', 'brief') order by name",
    )
    const usual = { policy: 'short', retry_limit: 5, retry_delay: 5, retry_backoff: true, expire_seconds: 900, deletion_seconds: 604_800 }
    expect(rows).toEqual([
      { ...usual, name: 'brief', retry_limit: 2, expire_seconds: 60 },
      { ...usual, name: 'fails' },
    ])
    await telling.stop(1)
  })

  test('runs schedules in Moroccan time', async () => {
    await queue.schedule('nightly', '0 3 * * *', { deep: true })
    await queue.schedule('nightly', '0 4 * * *', { deep: true })
    const { rows } = await database.pool.query("select cron, timezone, data from pgboss.schedule where name = 'nightly'")
    expect(rows).toEqual([{ cron: '0 4 * * *', timezone: 'Africa/Casablanca', data: { deep: true } }])
  })

  test('waits for running jobs when stopped', async () => {
    const ending = createQueue(database.pool, pino({ level: 'silent' }), { keeper: false })
    await ending.stop()
    const [begun, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const done: string[] = []
    await ending.work('slow', async () => {
      begun.resolve()
      await may.promise
      done.push('done')
    })
    await ending.enqueue('slow', {})
    await begun.promise
    const end = ending.stop(5).then(() => done.push('ended'))
    await new Promise((rest) => setTimeout(rest, 100))
    expect(done).toEqual([])
    may.resolve()
    await end
    expect(done).toEqual(['done', 'ended'])
    await queue.enqueue('slow', {})
    await new Promise((rest) => setTimeout(rest, 600))
    expect(done).toHaveLength(2)
  })

  test('starts again after a database failure', async () => {
    const options = { ...database.pool.options, connectionString: 'postgres://nobody:wrong@127.0.0.1:1/none' }
    const lost = createQueue({ options } as never, pino({ level: 'silent' }), { keeper: false })
    await expect(lost.enqueue('letter', {})).rejects.toThrow()
    options.connectionString = database.url
    expect(await lost.enqueue('letter', { n: 9 })).toEqual(expect.any(String))
    await lost.stop(1)
  })
})
