import { hash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './tables.ts'

const { builtins } = pg.types

/** Parses counts and amounts as numbers and dates as `2024-12-31` texts; timestamps stay Date. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
      if (oid === builtins.DATE) return String
    }
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** Creates the connection pool of this process. An idle connection that is lost is logged and replaced. */
export function createPool(url: string, size: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: typeParsers,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'rihla',
  })
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'a database connection was lost')
  })
  // the query in progress rejects anyway; an unhandled error event would end the process
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/**
 * SQLSTATE classes and codes of transient errors: connection lost, too many connections, server shutdown, a standby that was not promoted
 * yet, serialization failure, deadlock.
 */
const passingStates = /^(08|53300|57P|25006|40001|40P01)/
const passingNetwork = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** Transient errors of the driver that have no code. */
const passingWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** Returns true for a transient database error: a retry may succeed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (error instanceof pg.DatabaseError) return passingStates.test(String(code))
  return passingWords.test(error.message) || passingNetwork.includes(String(code))
}

/** Creates the Kysely instance of a pool. It ends with the pool. */
export function createDb(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}

/** Marks statements of hot paths: they are prepared once for each connection. */
const preparedMark = /^\s*\/\* prepared \*\//
const names = new Map<string, string>()

/** Returns the name of a prepared statement; null for a statement without the mark. */
export function preparedName(text: string): string | null {
  if (!preparedMark.test(text)) return null
  const known = names.get(text) ?? `p${hash('sha1', text, 'hex').slice(0, 24)}`
  names.set(text, known)
  return known
}

/** Wraps the pool so that marked statements are sent as prepared statements. */
function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client)
      clients.set(client, known)
      return known
    },
  }
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = preparedName(text)
    return name === null ? client.query(text, values) : client.query({ name, text, values })
  }
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}
