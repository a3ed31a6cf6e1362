import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/free-port.ts'

/**
 * Checks a server with the demo data against the specification: under `/`, and under a base path, which reveals wrong URLs. The contract
 * lies beside this folder, outside of the repository; docs/spec-deviations.json lists intended deviations. Needs the built pages. Exits
 * with 1 on an unlisted deviation.
 */
const root = join(import.meta.dirname, '..')
const checker = join(root, '..', 'shared', 'spec-contract', 'check.mjs')
const patience = 180_000

function start(args: readonly string[], output: 'inherit' | 'ignore') {
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, NODE_ENV: 'production' } })
}

const ended = (child: ReturnType<typeof start>) => new Promise<number>((end) => child.once('exit', (code) => end(code ?? 1)))

async function isReady(base: string): Promise<boolean> {
  const answer = await fetch(new URL('/readyz', base)).catch(() => null)
  return answer?.ok ?? false
}

/** Returns the exit code of the checker against a server under this base path. */
async function asked(basePath: string, folder: string): Promise<number> {
  const port = await freePort()
  const base = `http://localhost:${port}${basePath}`
  const server = start(
    ['src/main/start.ts', `--port=${port}`, `--base-path=${basePath}`, `--data-dir=${folder}`, '--log-level=error'],
    'ignore',
  )
  const end = ended(server)
  try {
    for (const until = Date.now() + patience; !(await isReady(base)); await new Promise((later) => setTimeout(later, 300)))
      if (Date.now() > until || server.exitCode !== null) throw new Error(`The server under ${basePath} does not start`)
    process.stderr.write(`\nUnder ${basePath}\n`)
    return await ended(start([checker, `--base=${base}`, '--accepted=docs/spec-deviations.json'], 'inherit'))
  } finally {
    server.kill()
    await end
  }
}

if (existsSync(checker)) {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-spec-'))
  try {
    const codes = [await asked('/', folder), await asked('/occasion/', folder)]
    process.exitCode = Math.max(...codes)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
} else process.stderr.write(`The contract of the specification is not beside this folder (${checker}): it was not asked.\n`)
