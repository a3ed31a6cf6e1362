import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { saveStaffMember } from '#domains/foundation/team/store.ts'
import { deleteAccount, openAccount } from '#identity/accounts.ts'
import { buildApi } from '#main/api.ts'
import { listeners } from '#main/listeners.ts'
import { personalData } from '#main/personal-data.ts'
import { createAnnounce } from '#platform/announce.ts'
import { antiForgeryCookie, antiForgeryHeader, makeAntiForgeryToken } from '#platform/anti-forgery.ts'
import { type Clock, stoppedClock } from '#platform/clock.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { createDb, createPool } from '#platform/db.ts'
import { type Keys, loadKeys } from '#platform/keys.ts'
import { createProcessLease } from '#platform/process-lease.ts'
import { createQueue } from '#platform/queue.ts'
import { folderStorage } from '#platform/storage.ts'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'
import { databaseAt, startTestServer, type TestServer } from './server.ts'
import { accessToken } from './token.ts'

/** A separate database for one test file: migrated, with reference data, without vehicles. */
export interface TestDatabase {
  db: Kysely<Database>
  pool: pg.Pool
  url: string
  /** Closes the connections and drops the database. */
  close(): Promise<void>
}

/** Copies the template database of the run; outside a test run (generators) starts a server. */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, stop } = await testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // copying files takes a tenth of the time of writing pages
  await command(server.url, `create database ${name} template "${server.template}" strategy file_copy`)
  const url = databaseAt(server.url, name)
  const pool = createPool(url, 5, pino({ level: 'silent' }))
  const db = createDb(pool)
  return {
    db,
    pool,
    url,
    async close() {
      await pool.end()
      await dropDatabase(server.url, name)
      await stop()
    },
  }
}

/** The fixed time of tests. */
export const testNow = '2026-03-15T10:00:00.000Z'

export interface TestApi {
  /** the app; call it with `app.inject` */
  app: FastifyInstance
  deps: Deps
  url: string
  /** the same API with other modules, such as a stock index; the caller closes it */
  appWith(parts: Parameters<typeof buildApi>[1]): Promise<FastifyInstance>
  /** accounts of the identity provider */
  accounts: {
    open(account: Parameters<typeof openAccount>[1]): ReturnType<typeof openAccount>
    remove(subject: string): Promise<void>
  }
  /** all stores of personal data */
  personalData: typeof personalData
  /** Returns headers with a CSRF token, for an anonymous caller or an account. With roles, the account becomes a staff member first. */
  headers(subject?: string, roles?: readonly StaffRole[]): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Key generation is slow: once per worker. */
let testKeys: Promise<Keys> | undefined

/** Creates the API on a separate database. Settings and clock can be overridden; files are stored in a folder that `close` removes. */
export async function testApi(given: { settings?: Record<string, string>; clock?: Clock } = {}): Promise<TestApi> {
  const { db, pool, url, close } = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'rihla-files-'))
  const config: Config = readConfig({
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    CHECK_ANSWERS: 'true',
    ...given.settings,
    DATABASE_URL: url,
    DATA_DIR: folder,
  })
  const log = pino({ level: config.log.level })
  const queue = createQueue(pool, log, { keeper: false })
  testKeys ??= loadKeys(join(tmpdir(), `rihla-test-keys-${process.pid}.json`))
  const deps: Deps = {
    config,
    db,
    pool,
    log,
    queue,
    storage: folderStorage(folder),
    clock: given.clock ?? stoppedClock(testNow),
    keys: await testKeys,
    announce: createAnnounce(listeners, () => deps),
    life: createProcessLease(pool, log),
  }
  const app = await buildApi(deps, {})
  return {
    app,
    deps,
    url,
    appWith: (parts) => buildApi(deps, parts),
    accounts: { open: (account) => openAccount(deps, account), remove: (subject) => deleteAccount(deps, subject) },
    personalData,
    async headers(subject, staff) {
      const token = makeAntiForgeryToken(deps.keys.cookies[0] as string)
      const page = { cookie: `${antiForgeryCookie}=${token}`, [antiForgeryHeader]: token }
      if (subject === undefined) return page
      if (staff) {
        await saveStaffMember(db, subject, staff)
      }
      return { ...page, authorization: `Bearer ${await accessToken(deps, { subject })}` }
    },
    async close() {
      await app.close()
      await queue.stop(1)
      await deps.life.end()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function testServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  if (process.env.VITEST !== 'true') return startTestServer()
  const { inject } = await import('vitest')
  return { server: inject('testServer'), stop: async () => {} }
}

/** Drops a database after its connections have closed: terminating them would fail the ending test. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let tries = 1; tries <= 40; tries++) {
      const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name])
      if (rows.length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}

/** CREATE and DROP DATABASE need a connection to another database. Copies run one at a time. */
async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let tries = 1; ; tries++) {
      try {
        await client.query(text)
        return
      } catch (error) {
        // 55006: the template is in use
        if ((error as { code?: string }).code !== '55006' || tries === 20) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  } finally {
    await client.end()
  }
}
