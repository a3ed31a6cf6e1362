import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Announce } from './announce.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { ProcessLease } from './process-lease.ts'
import type { Queue } from './queue.ts'
import type { Storage } from './storage.ts'
import type { Database } from './tables.ts'

/** Shared dependencies of all modules. `pool` is the database of `db`, for plain reads. */
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
  life: ProcessLease
}
