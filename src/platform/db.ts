import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './tables.ts'

const { builtins } = pg.types

/** Counts and amounts arrive as numbers, calendar days as `2024-12-31` text; instants stay Date. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
      if (oid === builtins.DATE) return String
    }
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** Connections of this process; a connection lost while idle is logged and replaced. */
export function createPool(url: string, size: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'rihla',
  })
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'a database connection was lost')
  })
  // lost while in use it fails the question that was asked of it; unheard, the same error would end the process as well
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Typed SQL on the given connections; it ends with the pool. */
export function createDb(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
