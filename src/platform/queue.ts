import { inspect } from 'node:util'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { createPool } from './db.ts'
import type { Database } from './tables.ts'

/** Job queue in PostgreSQL (schema `pgboss`). Jobs may run twice: handlers must be idempotent. */
export interface Queue {
  /**
   * Adds a job and returns its id; null when a job with the same `key` is pending. With `db` (a transaction) the job exists only if the
   * transaction commits.
   */
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<string | null>
  /** Registers a handler for jobs of this name. A job whose handler throws is retried. */
  work<T extends object>(name: string, handler: (data: T, id: string) => Promise<void>, options?: WorkOptions): Promise<void>
  /** Schedules a job with a cron expression in Moroccan time. A repeated call replaces the schedule. */
  schedule(name: string, cron: string, data?: object): Promise<void>
  /** Stops taking jobs and waits up to `seconds` for the running ones. */
  stop(seconds?: number): Promise<void>
}

export interface EnqueueOptions {
  db?: Kysely<Database>
  /** earliest start: an instant, or seconds from now */
  after?: Date | number
  /** at most one pending job per key */
  key?: string
}

export interface WorkOptions {
  /** maximum concurrent jobs of this name in this process */
  concurrency?: number
  /** seconds after which a running job is considered lost and retried */
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
 * Connections of the queue. Inside a transaction pg-boss opens a second connection (at its start and for the first job of a name). A shared
 * pool would deadlock when each of its connections is in such a transaction.
 */
const ownConnections = 2

/** Runs the queue's statements in a transaction as prepared statements. */
const prepared = ({ executeSql }: ReturnType<typeof fromKysely>): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) => executeSql(`/* prepared */ ${text}`, values),
})

/** Creates the queue of a database. `keeper` processes (the workers) also monitor schedules and lost jobs. */
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
      boss.on('error', (err: unknown) => log.error({ err: err instanceof Error ? err : new Error(inspect(err)) }, 'the job queue failed'))
      boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
      return boss.start().catch(async (error) => {
        // a partially started instance would keep querying a closed pool
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
          // fetches the next job without the polling delay of two seconds
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
