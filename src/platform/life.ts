import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'

/** The sign of life of this process in the database: what it holds may be taken over as soon as it is dead, and never before. */
export interface Life {
  /** The number of this process, which no other bears; known to the database as living until the process ends, however it ends. */
  number(): Promise<number>
  /** Ends the sign of life. */
  end(): Promise<void>
}

/** Locks of this class bear the numbers of the processes that hold them. */
const lockClass = 7_263_090
/** How long to wait before a lost connection is tried again, in ms. */
const pause = 500

/** Numbers of the processes that live, for `holder in (…)`. */
export const livingProcesses = sql<number>`
  select objid::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and classid = ${sql.lit(lockClass)} and objsubid = 2 and granted and datname = current_database()`

/** A process of the database that a pool is connected to; the connection that shows its life is made when the number is first asked for. */
export function createLife({ options }: pg.Pool, log: Logger): Life {
  const number = randomInt(1, 2 ** 31)
  let client: pg.Client | undefined
  let held: Promise<void> | undefined
  let ended = false

  async function hold(): Promise<void> {
    while (!ended) {
      const fresh = new pg.Client({ connectionString: options.connectionString, application_name: 'rihla', keepAlive: true })
      // a connection that ends is made again with the same number
      fresh.on('error', () => {})
      try {
        await fresh.connect()
        // shared: the server may not know yet that the connection before this one is gone
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
