import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'

/** Database lease of this process. Its locks may be taken over once the process is dead. */
export interface ProcessLease {
  /** Returns the unique number of this process. The lease lasts until the process ends, even after a crash. */
  number(): Promise<number>
  /** Releases the lease. */
  end(): Promise<void>
}

/** Class of the advisory locks; the object id is the number of the process. */
const lockClass = 7_263_090
/** Pause before a reconnect, in ms. */
const pause = 500

/** Numbers of the living processes, for `holder in (…)`. */
export const liveProcesses = sql<number>`
  select objid::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and classid = ${sql.lit(lockClass)} and objsubid = 2 and granted and datname = current_database()`

/** Creates the lease of this process in the database of a pool. It connects at the first call of `number`. */
export function createProcessLease({ options }: pg.Pool, log: Logger): ProcessLease {
  const number = randomInt(1, 2 ** 31)
  let client: pg.Client | undefined
  let held: Promise<void> | undefined
  let ended = false

  async function hold(): Promise<void> {
    while (!ended) {
      const fresh = new pg.Client({ connectionString: options.connectionString, application_name: 'rihla', keepAlive: true })
      // the connection is reopened with the same number
      fresh.on('error', () => {})
      try {
        await fresh.connect()
        // shared: the server may not have closed the previous connection yet
        await fresh.query('select pg_advisory_lock_shared($1, $2)', [lockClass, number])
        fresh.once('end', () => {
          if (!ended) held = hold()
        })
        client = fresh
        return
      } catch (err) {
        log.warn({ err }, 'the database does not know that this process lives')
        await fresh.end().catch(() => {})
        await sleep(pause)
      }
    }
  }

  return {
    async number() {
      held ??= hold()
      await held
      return number
    },
    async end() {
      ended = true
      await held
      await client?.end().catch(() => {})
    },
  }
}
