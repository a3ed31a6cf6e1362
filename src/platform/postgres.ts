import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { FolderBusyError, type FolderLock, isAlive, lockFolder, ownerOf } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { findBinaries, giveToServer, isRoot, spawnUnprivileged } from './postgres-binaries.ts'
import { stopOrphan } from './postgres-orphan.ts'

/** The bundled database server. */
export interface PostgresServer {
  /** connection URL with the password */
  url: string
  /** Stops the server when it was started here, and releases the folder lock. */
  stop(): Promise<void>
  /** Marks the owner as stopping, for processes that wait for the folder. */
  stopping(): void
}

export interface PostgresOptions {
  /** folder of the cluster, its log and its port; locked until `stop` */
  folder: string
  /** description of the owner in the error message of other processes, e.g. `Rihla at http://localhost:3000` */
  purpose: string
  /** use the server of another living process when there is one */
  attach?: boolean
  /** for tests: fast and without durability; starts empty, removed at the end */
  careless?: boolean
  /** called when the server ends unexpectedly */
  onDeath?: (reason: string) => void
  /** called with a description of each wait */
  onStep?: (step: string) => void
}

interface Settings {
  port: number
  password: string
}

const user = 'rihla'
const database = 'rihla'

/**
 * Starts the server of a folder and creates the cluster when missing. Stops a server whose process was killed first. Throws FolderBusyError
 * when a living process holds the folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { folder, onStep = () => {} } = options
  if (options.attach) {
    const url = await runningServer(folder)
    if (url) return { url, stop: async () => {}, stopping: () => {} }
  }
  const lock = await takeFolder(options)
  try {
    const data = join(folder, 'postgres')
    const binaries = findBinaries()
    if (existsSync(data)) checkOwner(data)
    await stopOrphan(data, onStep)
    if (options.careless) rmSync(data, { recursive: true, force: true })
    const settings = readSettings(folder) ?? { port: 0, password: randomBytes(18).toString('base64url') }
    if (!existsSync(join(data, 'PG_VERSION'))) {
      onStep('making the database')
      await makeCluster(binaries, folder, data, settings)
    }
    const server = await launch(binaries, data, settings, options)
    return {
      url: address(settings, database),
      stopping: () => lock.stopping(),
      async stop() {
        await end(server)
        if (options.careless) rmSync(data, { recursive: true, force: true })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Returns the URL of the server that another living process runs on this folder; null when there is none. */
async function runningServer(folder: string): Promise<string | null> {
  for (let tries = 0; tries < 40; tries++) {
    const owner = ownerOf(folder)
    if (!owner || !isAlive(owner) || owner.stopping) return null
    const settings = readSettings(folder)
    if (settings && (await answers(address(settings, database))) === true) return address(settings, database)
    await sleep(250)
  }
  return null
}

/** Waits longer for an owner that is stopping than for one that is not, which may just have been killed. */
async function takeFolder({ folder, purpose, onStep }: PostgresOptions): Promise<FolderLock> {
  const began = Date.now()
  for (;;) {
    try {
      return lockFolder(folder, purpose)
    } catch (error) {
      if (!(error instanceof FolderBusyError)) throw error
      if (error.owner.stopping) onStep?.(`waiting for process ${error.owner.pid} to stop`)
      if (Date.now() - began > (error.owner.stopping ? 30_000 : 2_000)) throw error
      await sleep(100)
    }
  }
}

function checkOwner(data: string): void {
  const uid = process.getuid?.()
  if (uid !== undefined && !isRoot && statSync(data).uid !== uid) {
    throw new Error(
      `${data} belongs to another user (it was probably started as root before): start as that user, or set another DATA_DIR.`,
    )
  }
}

/** Creates the cluster in a draft folder and renames it, so that an interrupted start leaves no partial cluster. */
async function makeCluster(binaries: string, folder: string, data: string, settings: Settings): Promise<void> {
  const draft = `${data}.new`
  const secret = join(folder, 'postgres.secret')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveToServer(draft)
  writeFileSync(secret, settings.password, { mode: 0o600 })
  giveToServer(secret)
  try {
    const args = ['-D', draft, '-U', user, '-E', 'UTF8', '-A', 'scram-sha-256', '--pwfile', secret]
    args.push(process.platform === 'darwin' ? '--locale=en_US.UTF-8' : process.platform === 'win32' ? '--locale=C' : '--locale=C.UTF-8')
    const initdb = spawnUnprivileged(join(binaries, 'initdb'), args, draft, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let said = ''
    for (const stream of [initdb.stdout, initdb.stderr]) stream?.on('data', (text) => (said += text))
    const code = await new Promise((resolve, reject) => initdb.once('error', reject).once('close', resolve))
    if (code !== 0) {
      const nameless = /could not look up effective user/.test(said) && ' Give this user a line in /etc/passwd, or set DATABASE_URL.'
      throw new Error(`The database could not be made:${nameless || ''}\n${said.trim()}`)
    }
    // settings first: a cluster without its password is unusable
    writeSettings(folder, settings)
    renameSync(draft, data)
  } finally {
    rmSync(secret, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Starts the server on its previous port, or on a free one when that is taken, and waits until it accepts connections. Sets
 * `settings.port`.
 */
async function launch(binaries: string, data: string, settings: Settings, options: PostgresOptions): Promise<ChildProcess> {
  const { folder, onStep = () => {} } = options
  const log = join(folder, 'postgres.log')
  if (existsSync(log) && statSync(log).size > 5_000_000) renameSync(log, `${log}.old`)
  for (let attempt = 1; ; attempt++) {
    settings.port = (await freePort(settings.port)) || (await freePort(0))
    writeSettings(folder, settings)
    const from = existsSync(log) ? statSync(log).size : 0
    const out = openSync(log, 'a', 0o600)
    // a separate process group: Ctrl-C reaches this process only, which stops the server after the last request
    const server = spawnUnprivileged(join(binaries, 'postgres'), ['-D', data, '-p', String(settings.port), ...flags(options)], data, {
      stdio: ['ignore', out, out],
      detached: true,
    })
    closeSync(out)
    const failure = await untilReady(server, settings, onStep)
    if (failure === null) {
      server.unref()
      server.once('exit', (code, signal) => {
        if (!stopped.has(server)) options.onDeath?.(`the database server ended (${signal ?? `code ${code}`}), see ${log}`)
      })
      return server
    }
    const said = readFileSync(log, 'utf8').slice(from).trim()
    const passing = /in use|could not bind|pre-existing shared memory|already exists/i.test(said)
    if (!passing || attempt === 10)
      throw new Error(`The database server did not start: ${failure}\n${said.split('\n').slice(-8).join('\n')}`)
    await sleep(300)
  }
}

/** Returns null when the database accepts connections, else the reason why it never will. */
async function untilReady(server: ChildProcess, settings: Settings, onStep: (step: string) => void): Promise<string | null> {
  let failure: string | null = null
  server.once('error', (error) => (failure = error.message))
  server.once('exit', (code, signal) => (failure = `it ended (${signal ?? `code ${code}`})`))
  for (let tries = 0; failure === null; tries++) {
    const answer = await answers(address(settings, 'postgres'), makeDatabase)
    if (answer === true) return null
    if (answer === recovering) onStep('the database recovers')
    if (isFinal(answer, tries)) failure = `it answers ${answer}`
    await sleep(tries < 20 ? 25 : 100)
  }
  return failure
}

/** SQLSTATE of a server in startup or crash recovery. */
const recovering = '57P03'

/** Returns true when an error is permanent. A server that does not listen yet, or recovers, is awaited while it lives. */
export const isFinal = (answer: string, tries: number) => answer !== recovering && answer !== 'ECONNREFUSED' && tries > 100

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await client.query(`create database ${database}`)
}

/** Returns true when the connection and the query succeed, else the error code. */
async function answers(url: string, ask: (client: pg.Client) => Promise<unknown> = async () => {}): Promise<true | string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ssl: false })
  client.on('error', () => {})
  try {
    await client.connect()
    await ask(client)
    return true
  } catch (error) {
    return (error as { code?: string }).code ?? 'nothing'
  } finally {
    await client.end().catch(() => {})
  }
}

const stopped = new WeakSet<ChildProcess>()

/** Shuts the server down; forces it after a timeout. */
async function end(server: ChildProcess): Promise<void> {
  stopped.add(server)
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.ref()
    server.kill(signal)
    await Promise.race([gone, sleep(seconds * 1000, undefined, { ref: false })])
  }
}

function flags({ careless }: PostgresOptions): string[] {
  const megabytes = Math.round(totalmem() / 1_048_576)
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${Math.min(1024, Math.max(64, Math.round(megabytes * 0.12)))}MB`,
    effective_cache_size: `${Math.max(128, Math.round(megabytes * 0.5))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    // containers often have 64 MB of /dev/shm, too little for parallel queries
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
    random_page_cost: 1.1,
    jit: 'off',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_line_prefix: '%m ',
    ...(careless && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      autovacuum: 'off',
      shared_buffers: '64MB',
    }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function address({ port, password }: Settings, name: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}?application_name=rihla`
}

function readSettings(folder: string): Settings | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as Settings
  } catch {
    return null
  }
}

function writeSettings(folder: string, settings: Settings): void {
  const file = join(folder, 'postgres.json')
  writeFileSync(`${file}.new`, JSON.stringify(settings), { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
}
