import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { birthOf, lockFolder, ownerOf } from '#platform/folder-lock.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'rihla-start-'))
const running = new Set<ChildProcess>()
let port: number

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as { port: number }).port
  probe.close()
})
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    await gone(child)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Started {
  child: ChildProcess
  said: () => string
}

/** Everything but the pages, which this run has not built; no demo world. */
function launch(args: string[] = [], script = 'start'): Started {
  const settings = [`--port=${port}`, `--data-dir=${folder}`, '--roles=api,worker', '--demo-world=false', '--log-level=warn', ...args]
  const child = spawn(process.execPath, [`src/main/${script}.ts`, ...settings], { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  running.add(child)
  child.once('exit', () => running.delete(child))
  return { child, said: () => said }
}

async function gone(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function ready({ child, said }: Started): Promise<void> {
  while (!said().includes(`http://localhost:${port}/`)) {
    if (child.exitCode !== null) throw new Error(said())
    await Promise.race([once(child.stderr as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
}

const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
const databasePid = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)

async function sql(text: string): Promise<unknown[]> {
  const kept = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { port: number; password: string }
  const client = new pg.Client({ host: '127.0.0.1', port: kept.port, user: 'rihla', database: 'rihla', password: kept.password })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

describe('process', () => {
  test.each(['start', 'development'])('reports a locked data folder: %s', async (script) => {
    const lock = lockFolder(folder, 'a house elsewhere')
    try {
      const refused = launch([], script)
      expect(await gone(refused.child)).toBe(1)
      expect(refused.said().trim().split('\n').at(-1)).toBe(
        `${folder} is in use by a house elsewhere (process ${process.pid}). Stop it first, or set another DATA_DIR.`,
      )
    } finally {
      lock.release()
    }
  })

  test('leaves nothing running when stopped during its first start', async () => {
    const started = launch()
    while (!existsSync(join(folder, 'postgres.new'))) await new Promise((resolve) => setTimeout(resolve, 5))
    started.child.kill('SIGINT')
    await gone(started.child)
    expect(ownerOf(folder)).toBeNull()
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('serves requests and shuts down on SIGTERM', async () => {
    const started = launch()
    await ready(started)
    expect(await get('/healthz')).toBe(200)
    const answer = await fetch(`http://localhost:${port}/readyz`)
    expect([answer.status, await answer.json()]).toEqual([200, { ready: true, database: true, stock: true }])
    const figures = await (await fetch(`http://localhost:${port}/metrics`)).text()
    for (const name of ['payment_callbacks_total', 'outbox_waiting', 'payments_unclear', 'database_connections'])
      expect(figures).toContain(name)
    expect(await sql('select (select count(*) from cities) > 0, (select count(*) from website_pages) > 0')).toEqual([true, true])
    // the jobs of every module run
    const worked = await sql("select distinct split_part(name, '.', 1) from pgboss.queue")
    for (const room of [
      'alerts',
      'bookings',
      'contact',
      'content',
      'customers',
      'documents',
      'favourites',
      'identity',
      'notifications',
      'payments',
      'team',
      'vehicles',
    ])
      expect(worked).toContain(room)
    // missing company settings are logged, valid opening hours are not
    expect(started.said()).toContain('company settings are incomplete')
    expect(started.said()).not.toMatch(/zone data|removed the access/)
    const pid = databasePid()
    expect(birthOf(pid)).not.toBeNull()
    started.child.kill('SIGTERM')
    expect(await gone(started.child)).toBe(0)
    expect(birthOf(pid)).toBeNull()
    expect(ownerOf(folder)).toBeNull()
  })

  test('recovers from kill -9 and stops the orphaned database', async () => {
    const first = launch()
    await ready(first)
    await sql('create table proof as select 42 as n')
    const left = databasePid()
    first.child.kill('SIGKILL')
    await gone(first.child)
    expect(birthOf(left)).not.toBeNull()

    mkdirSync(join(folder, 'files/aa'), { recursive: true, mode: 0o755 })
    writeFileSync(join(folder, 'files/aa/open'), '', { mode: 0o644 })
    const second = launch()
    await ready(second)
    expect(second.said()).toContain('removed the access of other users')
    expect(birthOf(left)).toBeNull()
    expect(await sql('select n from proof')).toEqual([42])
    expect(await get('/readyz')).toBe(200)
    const pid = databasePid()
    // the program that started it is gone
    second.child.disconnect()
    expect(await gone(second.child)).toBe(0)
    expect(birthOf(pid)).toBeNull()
  })

  test('shares the database of another process for a subset of roles', async () => {
    const first = launch()
    await ready(first)
    const other = launch([`--port=${port + 1}`, '--roles=worker'])
    while (!other.said().includes(`http://localhost:${port + 1}/`)) {
      if (other.child.exitCode !== null) throw new Error(other.said())
      await Promise.race([once(other.child.stderr as NodeJS.ReadableStream, 'data'), once(other.child, 'exit')])
    }
    const answer = await fetch(`http://localhost:${port + 1}/readyz`)
    // without the API it keeps no stock in memory
    expect(await answer.json()).toEqual({ ready: true, database: true })
    other.child.kill('SIGTERM')
    expect(await gone(other.child)).toBe(0)
    const whole = launch([`--port=${port + 1}`, '--roles=api,web,identity,worker'])
    expect(await gone(whole.child)).toBe(1)
    expect(whole.said()).toContain(`is in use by Rihla at http://localhost:${port}/`)
    expect(await get('/readyz')).toBe(200)
  })

  test('closes long requests and shuts down in order', async () => {
    const started = launch(['--stop-seconds=1'])
    await ready(started)
    const socket = connect(port, 'localhost')
    socket.on('error', () => undefined)
    socket.write('POST /api/contactrequests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n')
    await once(socket, 'connect')
    started.child.kill('SIGTERM')
    // who waits for the folder knows that it will soon be free
    while (!ownerOf(folder)?.stopping) {
      if (started.child.exitCode !== null) throw new Error('it ended without a word')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(await gone(started.child)).toBe(0)
    socket.destroy()
  })

  test('exits with the reason when its database dies', async () => {
    const started = launch()
    await ready(started)
    process.kill(databasePid(), 'SIGKILL')
    expect(await gone(started.child)).toBe(1)
    expect(started.said()).toContain('the database server ended (SIGKILL)')
  })

  test('exits with all invalid settings, or a port in use', async () => {
    const faulty = launch(['--port=0', '--base-path=x', '--log-level=loud'])
    expect(await gone(faulty.child)).toBe(1)
    for (const word of ['PORT', 'BASE_PATH', 'LOG_LEVEL']) expect(faulty.said()).toContain(word)

    const squatter = createServer().listen(port, 'localhost')
    await once(squatter, 'listening')
    const crowded = launch()
    expect(await gone(crowded.child)).toBe(1)
    expect(crowded.said()).toContain(`Port ${port} is in use`)
    squatter.close()
  })
})
