import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { freePort } from '#platform/free-port.ts'

export const root = join(import.meta.dirname, '..')

export const dataFolder = resolve(root, process.env.E2E_DATA ?? '.cache/journey-data')

/** A server for one test. */
export interface OwnServer {
  /** base URL with a trailing slash */
  url: string
  /** Stops it with its database. */
  stop(): Promise<void>
  /** Kills it as a power failure does, without shutdown. */
  kill(): void
}

/** Starts the built site with own settings, e.g. `--base-path=/occasion/`. Throws with its output when it exits. */
export async function startOwnServer(settings: readonly string[]): Promise<OwnServer> {
  const port = await freePort()
  const args = ['src/main/start.ts', `--port=${port}`, '--log-level=warn', ...settings]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
        const url = /^Rihla: (http\S+)$/m.exec(said)?.[1]
        if (url) resolve(url)
      })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
  return { url: await listening, stop: () => stop(child), kill: () => child.kill('SIGKILL') }
}

/** Runs a tool of the project and returns its output. Throws with the output when it fails. */
export async function runTool(args: readonly string[], settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said}`)
  return said
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
