import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { FolderBusyError } from './folder-lock.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-postgres-'))
const start = (attach = false) => startPostgres({ folder, purpose: 'a test', attach })
const pidFile = join(folder, 'postgres', 'postmaster.pid')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(server: PostgresServer, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end()
  }
}

describe('the database that comes along', () => {
  test('is UTF-8, knows the extensions of search, listens to this machine alone and asks for its password', async () => {
    const server = await start()
    try {
      expect(await ask(server, "select current_setting('server_encoding') || lower('ÉLÉGANT')")).toBe('UTF8élégant')
      expect(await ask(server, "select count(*)::int from pg_available_extensions where name in ('pg_trgm', 'unaccent')")).toBe(2)
      expect(await ask(server, "select current_setting('listen_addresses') || current_setting('unix_socket_directories')")).toBe(
        '127.0.0.1',
      )
      const stranger = new URL(server.url)
      stranger.password = 'guess'
      await expect(ask({ ...server, url: stranger.href }, 'select 1')).rejects.toThrow(/password/)
      await ask(server, 'create table kept as select 7 as n')
    } finally {
      await server.stop()
    }
    expect(existsSync(pidFile)).toBe(false)
  })

  test('a second start on the same folder is refused by name, or shares the server when it may', async () => {
    const server = await start()
    try {
      await expect(start()).rejects.toThrow(FolderBusyError)
      await expect(start()).rejects.toThrow(/in use by a test \(process \d+\)/)
      const shared = await start(true)
      expect(shared.url).toBe(server.url)
      await shared.stop()
      expect(await ask(server, 'select n from kept')).toBe(7)
    } finally {
      await server.stop()
    }
  })

  test('starts over a pid file whose number now belongs to another process, and keeps its data', async () => {
    writeFileSync(pidFile, `${process.pid}\n${join(folder, 'postgres')}\n`)
    const server = await start()
    try {
      expect(await ask(server, 'select n from kept')).toBe(7)
    } finally {
      await server.stop()
    }
  })

  test('takes another port when its own is in use', async () => {
    const { port } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { port: number }
    const squatter = createServer()
    await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
    try {
      const server = await start()
      expect(Number(new URL(server.url).port)).not.toBe(port)
      expect(await ask(server, 'select n from kept')).toBe(7)
      await server.stop()
    } finally {
      squatter.close()
    }
  })
})
