// Runs every measurement one after another (two hours on a quiet machine) and prints one table; `--keep` writes it to results.md.
// Measurements of pages use the server at `--url`; without one they start a server of their own and stop it afterwards.
//   npm run bench -- [--url=http://localhost:3000/] [--only=bundle-size,page-speed] [--keep] [options of the measurements]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../src/platform/free-port.ts'
import { option } from './option.ts'
import { keepTable, type Measured, wholeTable } from './results.ts'

const pages = ['bundle-size', 'page-speed', 'page-writes', 'memory', 'script-time', 'lighthouse']
const database = ['search-speed', 'million', 'alerts', 'estimate', 'queue', 'staff-lists', 'booking', 'outbox', 'sign-in']
const files = ['printouts', 'purchases', 'grey-card', 'hostile-files', 'killed-boosts', 'killed-deposits', 'killed-purchases']

const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
const gathered = join(folder, 'figures')
const found = (): Measured[] =>
  existsSync(gathered)
    ? readFileSync(gathered, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
const missing: string[] = []
const names = option('only', [...pages, ...database, ...files].join()).split(',')
const needsServer = names.some((name) => [...pages, 'inspection', 'inspection-line'].includes(name)) && option('url', '') === ''
const server = needsServer ? await startServer() : null
for (const name of names) {
  process.stdout.write(`\n== ${name}\n`)
  const before = found().length
  const command = spawn(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, `${name}.ts`), ...process.argv.slice(2), ...(server ? [`--url=${server.url}`] : [])],
    {
      stdio: 'inherit',
      env: { ...process.env, BENCH_FIGURES: gathered },
    },
  )
  await new Promise((resolve) => command.once('exit', resolve))
  if (found().length === before) missing.push(name)
}
await server?.stop()
keepTable(wholeTable(found(), missing, new Date()))
rmSync(folder, { recursive: true, force: true })
if (missing.length > 0) process.exitCode = 1

/** Starts the product with the demo world (`npm start`) on a free port and waits until it serves pages. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const start = join(import.meta.dirname, '../../../tools/start.mjs')
  const child = spawn(process.execPath, [start, `--port=${port}`, '--log-level=error'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await fetch(`${url}readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server of the measurements did not start.')
    await sleep(500)
  }
  await once(spawn(process.execPath, [join(import.meta.dirname, '../../../tools/pack-files.mjs')], { stdio: 'inherit' }), 'exit')
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
