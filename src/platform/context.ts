import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Announce } from './announce.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { Life } from './life.ts'
import type { Queue } from './queue.ts'
import type { Storage } from './storage.ts'
import type { Database } from './tables.ts'

/**
 * The technical ground handed to every room.
 *
 * `db` does more than it shows. Every change that staff make with a call leaves one line in the audit, and that line must be kept or
 * lost together with the change. So `createDb` (platform/db.ts) gives Kysely a driver of our own: `route` below opens an audited call
 * (AsyncLocalStorage, platform/audit.ts), and the first transaction that is committed during that call writes its line just before its
 * commit. A call that changed nothing writes none; one whose record is not known before its answer (`waits`) writes it after the answer.
 * What follows from that: never open a connection beside `db` for a change of the staff; name a record that the address of the call does
 * not name with `nameAudited`; work in the queue runs outside any call, so it writes its own line with `writeAudit` where one is due.
 * `pool` is the same database without that driver, for plain reads.
 */
export interface Deps {
  config: Config
  db: Kysely<Database>
  pool: Pool
  log: Logger
  storage: Storage
  queue: Queue
  clock: Clock
  keys: Keys
  announce: Announce
  life: Life
}
