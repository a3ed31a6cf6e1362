import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { saveStaffMember } from '#domains/team/store.ts'
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
import { createLife } from '#platform/life.ts'
import { createQueue } from '#platform/queue.ts'
import { folderStorage } from '#platform/storage.ts'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'
import { databaseAt, startTestServer, type TestServer } from './server.ts'
import { accessToken } from './token.ts'

/** A database of its own for one test file: migrated, with the reference data, without vehicles. */
export interface TestDatabase {
  db: Kysely<Database>
  pool: pg.Pool
  url: string
  /** Ends the connections and drops the database. */
  close(): Promise<void>
}

/** Copies the template database of the run; outside a test run (generators) a server is started for it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, stop } = await testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // its files are copied, which costs a tenth of writing its pages anew
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

/** The moment at which tests stand still. */
export const testNow = '2026-03-15T10:00:00.000Z'

export interface TestApi {
  /** the real app; call it with `app.inject` */
  app: FastifyInstance
  deps: Deps
  url: string
  /** the same API with further parts, such as an index of the stock; the caller closes it */
  appWith(parts: Parameters<typeof buildApi>[1]): Promise<FastifyInstance>
  /** accounts of the identity provider */
  accounts: {
    open(account: Parameters<typeof openAccount>[1]): ReturnType<typeof openAccount>
    remove(subject: string): Promise<void>
  }
  /** every place in which something personal is kept */
  personalData: typeof personalData
  /**
   * Headers of a caller whose page has an anti-forgery token: nobody, or the account of a subject. With roles the account is put on
   * the staff first.
   */
  headers(subject?: string, roles?: readonly StaffRole[]): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Making keys takes a while: those of the tests are made once per worker. */
let testKeys: Promise<Keys> | undefined

/** The real API on a database of its own; settings and clock can be given, files go to a folder that `close` removes. */
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
    life: createLife(pool, log),
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

/** Drops a database once its connections have said goodbye: cutting them short would be an error in the test that is ending. */
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

/** Commands on databases cannot run in the database they are about. A copy waits until no other copy is being made. */
async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let tries = 1; ; tries++) {
      try {
        await client.query(text)
        return
      } catch (error) {
        // 55006: the template is being looked at just now
        if ((error as { code?: string }).code !== '55006' || tries === 20) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  } finally {
    await client.end()
  }
}
