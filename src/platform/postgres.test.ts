import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { until } from '#testing/until.ts'
import { birthOf, FolderBusyError, ownerOf } from './folder-lock.ts'
import { isFinal, type PostgresServer, startPostgres } from './postgres.ts'

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

test('waits for a server in startup or recovery, not forever otherwise', () => {
  const answers = ['ECONNREFUSED', '57P03', '28P01', 'nothing']
  expect(answers.filter((answer) => isFinal(answer, 100))).toEqual([])
  expect(answers.filter((answer) => isFinal(answer, 101))).toEqual(['28P01', 'nothing'])
})

describe('startPostgres', () => {
  test('starts with UTF-8, search extensions, loopback and a password', async () => {
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
      const settings = [
        'max_connections',
        'random_page_cost',
        'jit',
        'max_wal_size',
        'checkpoint_timeout',
        'work_mem',
        'maintenance_work_mem',
        'fsync',
      ]
      const [asked, memory] = [settings.map((name) => `current_setting('${name}')`).join(`||' '||`), totalmem() / 1_048_576]
      expect(await ask(server, `select ${asked}`)).toBe('100 1.1 off 2GB 15min 16MB 128MB on')
      const pages = async (name: string) => (Number(await ask(server, `select setting from pg_settings where name = '${name}'`)) * 8) / 1024
      // one eighth of the memory, within bounds; the operating system caches files in half of it
      expect(await pages('shared_buffers')).toBe(Math.min(1024, Math.max(64, Math.round(memory * 0.12))))
      expect(await pages('effective_cache_size')).toBe(Math.max(128, Math.round(memory * 0.5)))
      expect(statSync(join(folder, 'postgres.json')).mode & 0o777).toBe(0o600)
      expect(statSync(join(folder, 'postgres.log')).mode & 0o777).toBe(0o600)
      expect(readdirSync(folder).filter((name) => /secret|new/.test(name))).toEqual([])
      expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
    } finally {
      await server.stop()
    }
    expect(existsSync(pidFile)).toBe(false)
  })

  test('rejects a second start on a folder, or shares its server', async () => {
    const server = await start()
    try {
      await expect(start()).rejects.toThrow(FolderBusyError)
      await expect(start()).rejects.toThrow(/in use by a test \(process \d+\)/)
      const shared = await start(true)
      expect(shared.url).toBe(server.url)
      await shared.stop()
      expect(await ask(server, 'select n from kept')).toBe(7)
      // waits for a stopping server and does not share it
      const steps: string[] = []
      server.stopping()
      const next = startPostgres({ folder, purpose: 'the next', attach: true, onStep: (step) => steps.push(step) })
      await until(() => expect(steps[0]).toBe(`waiting for process ${process.pid} to stop`))
      await server.stop()
      const after = await next
      expect(await ask(after, 'select n from kept')).toBe(7)
      await after.stop()
    } finally {
      await server.stop()
    }
  })

  test('starts a server instead of sharing when none runs', async () => {
    // left by an interrupted start
    writeFileSync(join(folder, 'postgres.json.new'), '', { mode: 0o644 })
    truncateSync(join(folder, 'postgres.log'), 5_000_001)
    const server = await start(true)
    expect(await ask(server, 'select n from kept')).toBe(7)
    expect(statSync(join(folder, 'postgres.json')).mode & 0o777).toBe(0o600)
    await server.stop()
    expect([statSync(join(folder, 'postgres.log.old')).size, existsSync(pidFile)]).toEqual([5_000_001, false])
  })

  test('reports an unexpected exit only', async () => {
    const reasons: string[] = []
    const open = () => startPostgres({ folder, purpose: 'a test', onDeath: (reason) => reasons.push(reason) })
    await (await open()).stop()
    expect(reasons).toEqual([])
    const server = await open()
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
    await until(() => expect(reasons).toEqual([`the database server ended (SIGKILL), see ${join(folder, 'postgres.log')}`]))
    await server.stop()
  })

  test('stops an orphaned server; reports why a start fails', async () => {
    const steps: string[] = []
    const first = await start()
    const left = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    // like a dead process
    for (const name of readdirSync(folder).filter((one) => one.startsWith('owner-'))) rmSync(join(folder, name))
    const second = await startPostgres({ folder, purpose: 'the heir', onStep: (step) => steps.push(step) })
    expect([steps[0], birthOf(left), await ask(second, 'select n from kept')]).toEqual(['stopping a database left running', null, 7])
    await second.stop()
    await first.stop()
    const version = readFileSync(join(folder, 'postgres/PG_VERSION'))
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '9.1\n')
    await expect(start()).rejects.toThrow(/The database server did not start: it ended \(code 1\)[\s\S]*9\.1/)
    expect(ownerOf(folder)).toBeNull()
    writeFileSync(join(folder, 'postgres/PG_VERSION'), version)
  })

  test('starts test servers empty and removes them', async () => {
    const careless = mkdtempSync(join(tmpdir(), 'rihla-careless-'))
    const steps: string[] = []
    const server = await startPostgres({ folder: careless, purpose: 'a test', careless: true, onStep: (step) => steps.push(step) })
    expect(
      await ask(server, "select current_setting('fsync') || current_setting('shared_buffers') || current_setting('max_wal_senders')"),
    ).toBe('off64MB0')
    await server.stop()
    expect([steps[0], existsSync(join(careless, 'postgres'))]).toEqual(['making the database', false])
    rmSync(careless, { recursive: true })
  })

  test('ignores a pid file of another process and keeps the data', async () => {
    writeFileSync(pidFile, `${process.pid}\n${join(folder, 'postgres')}\n`)
    const server = await start()
    try {
      expect(await ask(server, 'select n from kept')).toBe(7)
    } finally {
      await server.stop()
    }
  })

  test('uses another port when its own is taken', async () => {
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
