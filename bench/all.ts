// Every measurement one after another, as one table; with `--keep` it stands in results.md. Other work on the machine waits meanwhile, two hours.
//   npm start                             (another terminal; those of pages ask that server)
//   npm run bench -- [--url=http://localhost:3000/] [--only=bundle-size,page-speed] [--keep] [options of the measurements]
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { option } from './option.ts'
import { keepTable, type Measured, wholeTable } from './results.ts'

const pages = ['bundle-size', 'page-speed', 'page-writes', 'memory', 'lighthouse']
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
for (const name of option('only', [...pages, ...database, ...files].join()).split(',')) {
  process.stdout.write(`\n== ${name}\n`)
  const before = found().length
  const command = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, `${name}.ts`), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FIGURES: gathered },
  })
  await new Promise((resolve) => command.once('exit', resolve))
  if (found().length === before) missing.push(name)
}
keepTable(wholeTable(found(), missing, new Date()))
rmSync(folder, { recursive: true })
if (missing.length > 0) process.exitCode = 1
