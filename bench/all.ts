// The measurements of pages one after another against a running server; each prints its table, and with `--keep` they stand in results.md.
//   npm start                             (another terminal)
//   npm run bench -- [--url=http://localhost:3000/] [--only=bundle-size,page-speed] [--keep]
// Those of the database and of the papers start what they measure themselves (README.md); leave other work on the machine until they end.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { option } from './option.ts'

const all = ['bundle-size', 'page-speed', 'page-writes', 'lighthouse']
const failed: string[] = []
for (const name of option('only', all.join()).split(',')) {
  process.stdout.write(`\n== ${name}\n`)
  const command = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...process.argv.slice(2)], { stdio: 'inherit' })
  const code = await new Promise((resolve) => command.once('exit', resolve))
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) {
  process.stderr.write(`\nnot measured: ${failed.join(', ')}\n`)
  process.exitCode = 1
}
