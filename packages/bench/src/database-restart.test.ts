import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import ar from '../../../src/i18n/ar/errors.json' with { type: 'json' }
import fr from '../../../src/i18n/fr/errors.json' with { type: 'json' }
import { createPool } from '../../../src/platform/db.ts'
import { type PostgresServer, startPostgres } from '../../../src/platform/postgres.ts'
import { createQueue } from '../../../src/platform/queue.ts'
import type { Ask } from './payer.ts'
import { carsToBook, countOpenDeposits, countPaid, depositFaults, shop } from './shoppers.ts'

/** The database server is cut off under load, as by a crash, and comes back later: a real server, a real process, real requests. */

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'rihla-restart-'))
const log = pino({ level: 'silent' })
let postgres: PostgresServer
let child: ChildProcess
let said = ''
let site: string

const startDatabase = () => startPostgres({ folder, purpose: 'a test' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeAll(async () => {
  postgres = await startDatabase()
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  site = `http://localhost:${port}`
  const where = [`--port=${port}`, `--data-dir=${join(folder, 'data')}`, `--database-url=${postgres.url}`, '--roles=api,worker']
  const how = ['--demo-world=false', '--log-level=warn', '--trust-proxy=1', '--dev-inbox=true', '--payment-gateway=sandbox']
  child = spawn(process.execPath, ['src/main/start.ts', ...where, ...how], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  await until(() => said.includes(`${site}/`))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Waits for something to come true, as long as the process lives. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) {
    if (child.exitCode !== null) throw new Error(said)
    await pause(50)
  }
}

interface Answer {
  status: number
  body: string
  retryAfter: string | null
}

const answers: Answer[] = []
/** Every answer is looked at; one that does not come is a fault as well. */
const ask: Ask = async (url, init) => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
  const body = answer.status >= 500 ? await answer.clone().text() : ''
  answers.push({ status: answer.status, body, retryAfter: answer.headers.get('retry-after') })
  return answer
}

const state = async (path: string) => (await fetch(site + path, { signal: AbortSignal.timeout(20_000) })).status
const found = async (query: string) => ((await (await fetch(`${site}/api/vehicles?${query}`)).json()) as { rowCount: number }).rowCount

/** The end of a server whose machine lost its power, but for the files. */
async function cutOff(): Promise<void> {
  const file = join(folder, 'postgres/postmaster.pid')
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT')
  while (existsSync(file)) await pause(20)
  await postgres.stop()
}

test('a database that is gone for a while under load costs clear answers, and nothing else', { timeout: 100_000 }, async () => {
  const { url } = postgres
  let pool = createPool(url, 2, log)
  const cars = await carsToBook(pool, 200, 15)
  await pool.end()
  await until(async () => (await state('/readyz')) === 200 && (await found('MinPrice=120000')) > 0)

  let people = 0
  let held = 0
  let ended = false
  const lost: unknown[] = []
  const crowd = Array.from({ length: 8 }, async (_, i) => {
    while (!ended) {
      const before = answers.length
      people += 1
      const shopper = { number: people, language: i % 2 ? 'ar' : 'fr' } as const
      await shop(ask, site, cars, shopper, () => (held += 1)).catch((error) => lost.push(error))
      if (answers.slice(before).some(({ status }) => status >= 500)) await pause(100)
    }
  })
  await until(() => held >= 12)

  await cutOff()
  const refused = () => answers.filter(({ status }) => status >= 500).length
  await until(() => refused() >= 40)
  expect([await state('/healthz'), await state('/readyz')]).toEqual([200, 503])
  postgres = await startDatabase()
  expect(postgres.url).toBe(url)

  const heldBefore = held
  await until(() => held >= heldBefore + 12)
  expect(await state('/readyz')).toBe(200)
  ended = true
  await Promise.all(crowd)

  // nobody waited in vain, and anyone who was turned away was told so, in their language
  expect(lost).toEqual([])
  expect(answers.filter(({ status }) => status === 500)).toEqual([])
  const refusals = answers.filter(({ status }) => status >= 500)
  for (const { status, retryAfter } of refusals) expect([status, retryAfter]).toEqual([503, '5'])
  const problems = refusals.map(({ body }) => JSON.parse(body) as { code: string; message: string })
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['NotReady']))
  expect(new Set(problems.map(({ message }) => message))).toEqual(new Set([fr.NotReady, ar.NotReady]))

  pool = createPool(url, 2, log)
  const queue = createQueue(pool, log, { keeper: false })
  // the search follows the stock again
  await pool.query("update vehicles set price = 777000 where id = (select max(id) from vehicles where last_status = 'Published')")
  await until(async () => (await found('MinPrice=777000')) === 1)

  // the hour of every hold comes: what the jobs find is ended or paid
  for (let left = await countOpenDeposits(pool); left > 0; left = await countOpenDeposits(pool)) {
    await pool.query("update vehicle_bookings set hold_until = now() where last_status = 'Draft'")
    await pool.query("update payments set expires = now() where last_status = 'Started'")
    await pool.query('update payment_attempts set due = now() where due is not null')
    await queue.enqueue('payments.settleDue', {}, { key: 'test' })
    await queue.enqueue('bookings.sweep', {}, { key: 'test' })
    await pause(500)
  }
  const faults = await depositFaults(pool)
  expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((name) => [name, 0])))
  expect(await countPaid(pool)).toBeGreaterThan(0)
  await queue.stop(1)
  await pool.end()

  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  expect(said).not.toContain('unexpected error')
})
