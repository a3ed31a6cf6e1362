import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The product in a process of its own, with its API and its jobs, once it listens. `more`: settings besides. Throws what it said if it ends. */
export async function launch(
  { port, folder, databaseUrl }: { port: number; folder: string; databaseUrl: string },
  ...more: string[]
): Promise<ChildProcess> {
  const settings = [`--port=${port}`, `--data-dir=${folder}`, `--database-url=${databaseUrl}`, '--roles=api,worker', '--demo-world=false']
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../../../src/main/start.ts'),
      ...settings,
      '--log-level=silent',
      '--trust-proxy=1',
      '--dev-inbox=true',
      ...more,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr?.on('data', (text) => (said += text))
  while (!said.includes(`http://localhost:${port}/`)) {
    if (child.exitCode !== null) throw new Error(said)
    await Promise.race([once(child.stderr as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
  return child
}
