// `npm start`: installs missing packages, then starts src/main/start.ts on the project's own Node and builds the pages concurrently.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFiles } from './pack-files.mjs'
import { build, install, Refusal, root } from './prepare.mjs'

const args = process.argv.slice(2)

function servesPages() {
  const asked = args.find((arg) => arg.startsWith('--roles='))?.slice('--roles='.length) || process.env.ROLES
  return !asked || asked.split(',').some((role) => role.trim() === 'web')
}

try {
  const node = await install({ workshop: false })
  const pages = servesPages()
  const server = spawn(node, ['src/main/start.ts', ...args], {
    cwd: root,
    // the IPC channel closes when this process dies, even after kill -9
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...process.env,
      // the database is prepared concurrently with the pages; the server waits for them before it listens
      ...(pages && { PAGES_COMING: '1' }),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  if (process.env.npm_lifecycle_event) endWithNpm(() => server.kill('SIGTERM'))
  server.once('error', (error) => fail(error.message))
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  if (pages)
    build(node).then(
      () => {
        if (server.connected) server.send('built')
        packFiles().catch((error) => process.stderr.write(`The files of the pages could not be packed: ${error.message}\n`))
      },
      (error) => {
        server.removeAllListeners('exit').once('exit', () => fail(error.message))
        server.kill('SIGTERM')
      },
    )
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  fail(error.message)
}

/** Killing npm with -9 sends no signal, but its child gets another parent. A shell often runs between npm and this process. */
function endWithNpm(stop) {
  const family = () => [process.ppid, isShell(process.ppid) ? parentOf(process.ppid) : 0].join()
  const before = family()
  const watch = setInterval(() => {
    if (family() === before) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

function isShell(pid) {
  return /\((sh|dash|bash|ash|busybox)\)/.test(statusOf(pid))
}

function parentOf(pid) {
  const status = statusOf(pid)
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
}

/** Reads the Linux stat line of a process; empty on other systems and for ended processes. */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
