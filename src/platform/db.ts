import { hash } from 'node:crypto'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { auditedCall, lineOf } from './audit.ts'
import type { Database } from './tables.ts'

const { builtins } = pg.types

/** Counts and amounts arrive as numbers, calendar days as `2024-12-31` text; instants stay Date. */
export const typeParsers: pg.CustomTypesConfig = {
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
    types: typeParsers,
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

/** Classes and codes of PostgreSQL: connection lost, too many, ended by anyone who runs the server; another transaction was in the way. */
const passingStates = /^(08|53300|57P|40001|40P01)/
const passingNetwork = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** What the driver says without a code. */
const passingWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** True for an error of the database that is over by itself: asked again in a while the same question is answered. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (error instanceof pg.DatabaseError) return passingStates.test(String(code))
  return passingWords.test(error.message) || passingNetwork.includes(String(code))
}

/** Typed SQL on the given connections; it ends with the pool. */
export function createDb(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new AuditedDialect({ pool: preparing(pool) }) })
}

/** Statements of hot paths begin with this comment: each connection plans them once, under a name of their own. */
const preparedMark = /^\s*\/\* prepared \*\//
const names = new Map<string, string>()

/** The name under which a statement stays planned on a connection; null for one that is planned with every question. */
export function preparedName(text: string): string | null {
  if (!preparedMark.test(text)) return null
  const known = names.get(text) ?? `p${hash('sha1', text, 'hex').slice(0, 24)}`
  names.set(text, known)
  return known
}

/** The pool as Kysely asks it, with statements that are marked as prepared sent by their names. */
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

class AuditedDialect extends PostgresDialect {
  readonly #pool: PostgresPool

  constructor({ pool }: { pool: PostgresPool }) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new AuditedDriver({ pool: this.#pool })
  }
}

/** What staff change and the line that says so are kept together or not at all. */
class AuditedDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const call = auditedCall()
    if (call && !call.written && !call.waits) {
      await connection.executeQuery(lineOf(call))
      call.written = true
    }
    await super.commitTransaction(connection)
    if (call?.written) call.kept = true
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const call = auditedCall()
    if (call) call.written = call.kept ?? false
    await super.rollbackTransaction(connection)
  }
}
