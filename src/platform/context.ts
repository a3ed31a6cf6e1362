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
 * Shared dependencies of all modules.
 * `db` writes the audit log. Each staff request that changes data has one audit entry, committed in the same transaction. `createDb`
 * (platform/db.ts) installs a Kysely driver for it: `route` opens an audited request (AsyncLocalStorage, platform/audit.ts), and its first
 * transaction writes the entry before the commit. A request without changes writes no entry. A request whose record has no id yet (`waits`)
 * writes it after the response.
 * Consequences: change data through `db` only; set the record with `nameAudited` when the request path does not contain it; queue jobs run
 * outside requests and call `writeAudit` themselves.
 * `pool` is the same database without audit entries, for plain reads.
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
