// `npm run dev`: runs the sources on the database of `npm start`. Page changes reload in the browser, server changes restart the
// server; the database server runs as long as this command.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, Refusal, root } from './prepare.mjs'

try {
  const node = await install({ workshop: true })
  const server = spawn(node, ['src/main/development.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled') },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
