import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { seedPages } from '#domains/content/pages/service.ts'
import { seedReference } from '#domains/reference/service.ts'
import { createDb, createPool } from '#platform/db.ts'
import { FolderBusyError } from '#platform/folder-lock.ts'
import { migrate } from '#platform/migrate.ts'
import { type PostgresServer, startPostgres } from '#platform/postgres.ts'
import { testSettings, writeTestSettings } from './settings.ts'

const root = join(import.meta.dirname, '../..')

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

/** A server for tests and generators. Runs at the same time each get their own; a later run finds the template of an earlier one. */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const postgres = await freeServer()
  try {
    const template = await prepareTemplate(postgres.url)
    return { server: { url: postgres.url, template }, stop: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function freeServer(): Promise<PostgresServer> {
  for (let place = 1; ; place++) {
    try {
      return await startPostgres({ folder: join(root, '.cache', `test-postgres-${place}`), purpose: 'a test run', careless: true })
    } catch (error) {
      if (!(error instanceof FolderBusyError) || place === 20) throw error
    }
  }
}

/** Drops what earlier runs left, and makes the template unless it stands for the same migrations and reference data. */
async function prepareTemplate(url: string): Promise<string> {
  const template = `template_${fingerprint(['db/migrations', 'src/domains/reference', 'src/domains/content/pages'])}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test\\_%' or datname like 'template\\_%' or datname = 'draft'",
    )
    for (const { datname } of rows.filter((row) => row.datname !== template))
      await client.query(`drop database if exists "${datname}" with (force)`)
    if (rows.some((row) => row.datname === template)) return template
    await client.query('create database draft')
    await fill(databaseAt(url, 'draft'))
    await client.query(`alter database draft rename to "${template}"`)
    return template
  } finally {
    await client.end()
  }
}

async function fill(url: string): Promise<void> {
  const pool = createPool(url, 4, pino({ level: 'silent' }))
  const db = createDb(pool)
  try {
    await migrate(pool)
    await seedReference(db)
    await seedPages(db)
    await writeTestSettings(pool)
    await pool.query('analyze')
  } finally {
    await pool.end()
  }
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(testSettings))
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      if (/\.test\.tsx?$|\.(tsx|css)$/.test(path)) continue
      hash.update(path.slice(root.length)).update(readFileSync(path))
    }
  }
  return hash.digest('hex').slice(0, 20)
}

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}
