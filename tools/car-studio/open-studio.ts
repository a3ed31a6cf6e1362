import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Bundle, browserSeconds, bundleScene, type Drawer, type Layers, openStudio, root } from './browser-page.ts'
import type { BodyShot, CabinShot } from './contract.ts'

/** Where a kept-open studio can be found: a file in the folder that its pictures go to. */
const noteIn = (folder: string) => join(folder, '.open-studio.json')
interface Note {
  root: string
  entry: string
  port: number
  pid: number
}
/** minutes without a picture after which a kept-open studio closes */
const patience = 30

/** A drawer whose pictures are timed. */
export interface Timed extends Drawer {
  /** CPU seconds of its browser so far, undefined where the system does not tell */
  seconds(): Promise<number | undefined>
}

/** Opens a studio of this process's own. */
export async function ownStudio(entry: string, tell: (line: string) => void): Promise<Timed> {
  const page = await openStudio((await bundleScene(entry)).script, tell)
  return { ...page, seconds: async () => browserSeconds() }
}

/**
 * Keeps a studio open for those who draw into `folder`, and loads the scene anew when one of its sources has changed. Ends with the
 * process, or when nobody wanted a picture for half an hour.
 */
export async function keepOpen(folder: string, entry: string, tell: (line: string) => void): Promise<void> {
  let heard: string[] = []
  const hear = (line: string) => {
    heard.push(line)
    tell(line)
  }
  let bundle = await bundleScene(entry)
  let state = stamp(bundle)
  const page = await openStudio(bundle.script, hear)
  const refresh = async () => {
    if (stamp(bundle) === state) return
    // somebody may just be saving: a moment later the source is whole
    const next = await bundleScene(entry).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return bundleScene(entry)
    })
    await page.load(next.script)
    bundle = next
    state = stamp(next)
    tell('the scene has changed: loaded anew')
  }
  const answer = async (path: string, body: string): Promise<Buffer> => {
    heard = []
    await refresh()
    if (path === '/offer') return head({ ...(await page.drawable()), seconds: browserSeconds() })
    const layers: Layers =
      path === '/cabin' ? await page.cabin(JSON.parse(body) as CabinShot) : await page.body(JSON.parse(body) as BodyShot)
    const { width, height, base, paint } = layers
    return Buffer.concat([head({ width, height, painted: paint !== undefined, heard, seconds: browserSeconds() }), base, paint ?? empty])
  }
  let queue: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(() => process.exit(0), patience * 60_000)
  }
  const server = createServer((request, response) => {
    rest()
    queue = queue.then(async () => {
      try {
        response.end(await answer(request.url ?? '', await textOf(request)))
      } catch (error) {
        response.writeHead(500).end([(error as Error).message, ...heard].join('\n'))
      }
      rest()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const note: Note = { root, entry, port, pid: process.pid }
  writeFileSync(noteIn(folder), JSON.stringify(note))
  process.on('exit', () => rmSync(noteIn(folder), { force: true }))
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
  rest()
  tell(`open on port ${port} as process ${process.pid}, for pictures into ${folder}`)
}

/** The studio that another process keeps open for `folder`, of the same project and scene; undefined if there is none. */
export async function findOpen(folder: string, entry: string, tell: (line: string) => void): Promise<Timed | undefined> {
  let note: Note
  try {
    note = JSON.parse(readFileSync(noteIn(folder), 'utf8')) as Note
    process.kill(note.pid, 0)
  } catch {
    return undefined
  }
  if (note.root !== root || note.entry !== entry) return undefined
  let used: number | undefined
  const ask = async (path: string, body?: unknown): Promise<{ said: Record<string, unknown>; rest: Buffer }> => {
    const response = await fetch(`http://127.0.0.1:${note.port}${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(bytes.toString())
    const end = bytes.indexOf('\n')
    return { said: JSON.parse(bytes.subarray(0, end).toString()) as Record<string, unknown>, rest: bytes.subarray(end + 1) }
  }
  const layers = async (path: string, shot: BodyShot | CabinShot): Promise<Layers> => {
    const { said, rest } = await ask(path, shot)
    const { width, height, painted, heard, seconds } = said as unknown as Layers & { painted: boolean; heard: string[]; seconds?: number }
    for (const line of heard) tell(line)
    used = seconds
    const pixels = width * height
    return { width, height, base: rest.subarray(0, pixels * 3), ...(painted && { paint: rest.subarray(pixels * 3) }) }
  }
  return {
    drawable: async () => {
      const { seconds, ...offer } = (await ask('/offer')).said
      used = seconds as number | undefined
      return offer as Awaited<ReturnType<Drawer['drawable']>>
    },
    body: (shot) => layers('/body', shot),
    cabin: (shot) => layers('/cabin', shot),
    seconds: async () => used,
    close: async () => {},
  }
}

const empty = Buffer.alloc(0)
const head = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** What tells one state of the sources from another. */
function stamp({ files }: Bundle): string {
  return [...files.keys()]
    .map((path) => {
      const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
      return `${path} ${mtimeMs} ${size}`
    })
    .join('\n')
}
