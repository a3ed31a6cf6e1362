import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { seedPages } from '#domains/content/pages/seed/service.ts'
import { seedCheckList } from '#domains/expertise/check-list/service.ts'
import { seedReference } from '#domains/reference/service.ts'
import { createDb, createPool } from '#platform/db.ts'
import { FolderBusyError } from '#platform/folder-lock.ts'
import { migrate } from '#platform/migrate.ts'
import { type PostgresServer, startPostgres } from '#platform/postgres.ts'
import { writeTestSettings } from './settings.ts'

/** Address of the server of a test run and the database of which every test file gets a copy. */
export interface TestServer {
  url: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** Before all tests of a run: one server, one migrated database with the reference data and the settings of the tests; its end after all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  project.provide('testServer', server)
  return stop
}

/** A server for tests and generators, which begins empty and leaves nothing. Runs at the same time each get their own. */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const postgres = await freeServer()
  try {
    await fill(postgres.url)
    // a database of which copies are made may have no visitors
    return { server: { url: databaseAt(postgres.url, 'postgres'), template: nameOf(postgres.url) }, stop: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function freeServer(): Promise<PostgresServer> {
  for (let place = 1; ; place++) {
    try {
      return await startPostgres({ folder: join(tmpdir(), `rihla-test-postgres-${place}`), purpose: 'a test run', careless: true })
    } catch (error) {
      if (!(error instanceof FolderBusyError) || place === 20) throw error
    }
  }
}

/** What every test finds: the reference data, the pages of the website, the check list and the settings of the tests. */
async function fill(url: string): Promise<void> {
  const pool = createPool(url, 4, pino({ level: 'silent' }))
  const db = createDb(pool)
  try {
    await migrate(pool)
    await seedReference(db)
    await seedPages(db)
    await seedCheckList(db)
    await writeTestSettings(pool)
    await pool.query('analyze')
  } finally {
    await pool.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}
