import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '../../../src/testing/database.ts'
import { launch } from './launch.ts'
import { option } from './option.ts'
import type { Ask } from './payer.ts'
import { keepFigures } from './results.ts'

interface Visits {
  /** settings of the server besides */
  settings?: string[]
  /** what one of the crowd does, again and again; it deals with a server that is gone */
  visit: (ask: Ask) => Promise<unknown>
  /** requests that may pass for each of the crowd until the next kill */
  most: number
  /** only answers count: for a crowd that asks again until it is answered */
  answersCount?: true
  /** how far it is, for who waits */
  progress: () => string
  /** what is still under way; all is settled when it is 0 */
  open: () => Promise<number>
  /** ms between two looks at it */
  lookEvery: number
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
export const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * A database and a folder for a server that is killed (kill -9) at random points under load. Of the command line: `--kills`, `--together`
 * (how many visitors at once), `--port`.
 */
export async function killing({ together }: { together: number }) {
  const kills = Number(option('kills', '50'))
  const concurrency = Number(option('together', String(together)))
  const port = Number(option('port', '3998'))
  const folder = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
  const database = await testDatabase()

  /** Lets a crowd in, kills the server amid them, starts it again each time, and waits until all is settled, twelve minutes at most. */
  async function run({ settings = [], visit, most, answersCount, progress, open, lookEvery }: Visits): Promise<{ requests: number }> {
    const start = () => launch({ port, folder, databaseUrl: database.url }, ...settings)
    let requests = 0
    let ended = false
    // counted, not timed: the server dies after a random number of them, however fast the machine is
    const ask: Ask = async (url, init) => {
      if (!answersCount) requests += 1
      const response = await fetch(url, init)
      if (answersCount) requests += 1
      return response
    }
    let server = await start()
    const everyone = Array.from({ length: concurrency }, async () => {
      while (!ended) await visit(ask)
    })
    for (let killed = 1; killed <= kills; killed++) {
      const last = requests + 1 + Math.random() * most * concurrency
      while (requests < last) await pause(5)
      await pause(Math.random() * 50)
      server.kill('SIGKILL')
      await once(server, 'exit')
      server = await start()
      if (killed % 5 === 0) say(`${killed} times killed, ${progress()}`)
    }
    await pause(1000)
    ended = true
    await Promise.all(everyone)
    const until = Date.now() + 12 * 60_000
    while ((await open()) > 0 && Date.now() < until) await pause(lookEvery)
    server.kill('SIGTERM')
    await once(server, 'exit')
    return { requests }
  }

  /** Says how often each thing was found that must never be, and clears away; the exit status tells whether any was. */
  async function report(title: string, found: Record<string, number>): Promise<void> {
    for (const [name, count] of Object.entries(found)) say(`${count === 0 ? 'none ' : `${count}`.padEnd(5)} ${name}`)
    keepFigures(
      `${title}, ${kills} times killed`,
      Object.entries(found).map(([what, count]) => ({ what, goal: '0', now: `${count}`, reached: count === 0 })),
    )
    await database.close()
    rmSync(folder, { recursive: true, force: true })
    process.exitCode = Object.values(found).some((count) => count > 0) ? 1 : 0
  }

  return { database, folder, port, site: `http://localhost:${port}`, run, report }
}
