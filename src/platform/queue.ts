import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { createPool } from './db.ts'
import type { Database } from './tables.ts'

/** Work for later, kept in PostgreSQL (schema `pgboss`). A job may run twice: handlers are idempotent. */
export interface Queue {
  /**
   * Puts a job in the line and gives its id; null when a job of the same `key` already waits.
   * With `db` (a transaction) the job exists only if that transaction commits.
   */
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<string | null>
  /** Takes jobs of this name in this process; a handler that throws is tried again later. */
  work<T extends object>(name: string, handler: (data: T, id: string) => Promise<void>, options?: WorkOptions): Promise<void>
  /** Enqueues a job at the times of a cron line, hours of Morocco. Repeating the call changes the times. */
  schedule(name: string, cron: string, data?: object): Promise<void>
  /** Takes no more jobs and waits for the running ones, at most that many seconds. */
  stop(seconds?: number): Promise<void>
}

export interface EnqueueOptions {
  db?: Kysely<Database>
  /** not before: an instant, or seconds from now */
  after?: Date | number
  /** at most one waiting job per key */
  key?: string
}

export interface WorkOptions {
  /** jobs of this name at the same time in this process */
  concurrency?: number
  /** seconds after which a job counts as lost and is tried again */
  expireSeconds?: number
  retries?: number
}

const queueOptions: QueueOptions = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 7 * 86_400,
}

/**
 * Connections of the queue itself. A transaction that enqueues holds one of the process already: were the queue to ask for a second
 * there (it does to start and for the first job of a name), as many such transactions as there are connections would wait for each other.
 */
const ownConnections = 2

/** The way of the queue to a transaction: what it asks there is the same statement each time. */
const prepared = ({ executeSql }: ReturnType<typeof fromKysely>): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) => executeSql(`/* prepared */ ${text}`, values),
})

/** The queue of the database that a pool is connected to; `keeper` processes (the workers) also watch schedules and lost jobs. */
export function createQueue({ options }: Pool, log: Logger, { keeper }: { keeper: boolean }): Queue {
  let starting: Promise<PgBoss> | undefined
  let own: Pool | undefined
  const known = new Map<string, Promise<void>>()

  function started(): Promise<PgBoss> {
    starting ??= (async () => {
      own ??= createPool(options.connectionString ?? '', ownConnections, log)
      const pool = own
      const boss = new PgBoss({
        db: { executeSql: async (text, values) => pool.query(text, values) },
        schema: 'pgboss',
        supervise: keeper,
        schedule: keeper,
        monitorVacuum: false,
        reindex: false,
      })
      boss.on('error', (err) => log.error({ err }, 'the job queue failed'))
      boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
      return boss.start().catch(async (error) => {
        // half started it would go on asking connections that are gone
        await boss.stop({ graceful: false, close: false }).catch(() => {})
        throw error
      })
    })()
    starting.catch(() => {
      starting = undefined
      void own?.end()
      own = undefined
    })
    return starting
  }

  async function queueNamed(name: string, options: QueueOptions = {}): Promise<PgBoss> {
    const boss = await started()
    let created = known.get(name)
    if (!created) {
      created = boss.createQueue(name, { ...queueOptions, ...options, policy: 'short' })
      known.set(name, created)
      created.catch(() => known.delete(name))
    }
    await created
    return boss
  }

  return {
    async enqueue(name, data, { db, after, key } = {}) {
      const boss = await queueNamed(name)
      return boss.send(name, data, {
        ...(db && { db: prepared(fromKysely(db)) }),
        ...(after !== undefined && { startAfter: after }),
        singletonKey: key ?? crypto.randomUUID(),
      })
    },
    async work(name, handler, { concurrency = 1, expireSeconds, retries } = {}) {
      const options: QueueOptions = {
        ...(expireSeconds !== undefined && { expireInSeconds: expireSeconds }),
        ...(retries !== undefined && { retryLimit: retries }),
      }
      const boss = await queueNamed(name, options)
      await boss.updateQueue(name, { ...queueOptions, ...options })
      const take = async () => {
        const worker = await boss.work<object>(name, { batchSize: 1 }, async ([job]) => {
          if (!job) return
          // what waits behind this one follows at once, not with the next look every two seconds
          boss.notifyWorker(worker)
          try {
            await handler(job.data as never, job.id)
          } catch (err) {
            log.error({ err, job: name, id: job.id }, 'a job failed')
            throw err
          }
        })
      }
      for (let i = 0; i < concurrency; i++) await take()
    },
    async schedule(name, cron, data = {}) {
      const boss = await queueNamed(name)
      await boss.schedule(name, cron, data, { tz: 'Africa/Casablanca' })
    },
    async stop(seconds = 10) {
      if (!starting) return
      const boss = await starting
      starting = undefined
      await boss.stop({ graceful: true, close: false, timeout: seconds * 1000 })
      await own?.end()
      own = undefined
    },
  }
}
