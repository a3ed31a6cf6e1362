import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { seedReference } from '#domains/foundation/reference/service.ts'
import { seedCheckList } from '#domains/processes/inspection/points/service.ts'
import { seedPages } from '#domains/publishing/content/service.ts'
import { createDb, createPool } from '#platform/db.ts'
import { FolderBusyError } from '#platform/folder-lock.ts'
import { migrate } from '#platform/migrate.ts'
import { type PostgresServer, startPostgres } from '#platform/postgres.ts'
import { writeTestSettings } from './settings.ts'

/** Server URL of the test run, and the template database of test files. */
export interface TestServer {
  url: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** Global setup: starts a server and a migrated template database with reference data and test settings; stops it after all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  project.provide('testServer', server)
  return stop
}

/** Starts an empty temporary server for tests and generators. Concurrent runs have separate servers. */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const postgres = await freeServer()
  try {
    await fill(postgres.url)
    // a template database must have no connections
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

/** Base data of all tests: reference data, website pages, check list and test settings. */
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

/** Returns the URL of another database of the server. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}
