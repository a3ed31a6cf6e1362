import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { type Bundle, browserSeconds, bundleScene, type Drawer, type Layers, openStudio, root, type StudioPage } from './browser-page.ts'
import type { BodyShot, CabinShot } from './contract.ts'
import { cabinSources, fingerprint, isTable, styleSources } from './fingerprint.ts'
import { bodyStyles } from './product.ts'

/** Where a kept-open studio can be found: a file in the folder that its pictures go to. */
const noteIn = (folder: string) => join(folder, '.open-studio.json')
interface Note {
  root: string
  entry: string
  port: number
  pid: number
  /** of the driver when it was opened */
  driver: string
}
/** minutes without a picture after which a kept-open studio closes */
const patience = 30
/** tells one state of this driver from another */
const driver = ['open-studio.ts', 'browser-page.ts', 'fingerprint.ts']
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash('sha256'))
  .digest('hex')

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

/** Keeps a page at what its sources say now. */
class FreshPage {
  readonly #page: StudioPage
  readonly #entry: string
  readonly #tell: (line: string) => void
  /** what the page holds, and the newest that was read */
  #loaded: Read
  #latest: Read

  private constructor(page: StudioPage, entry: string, read: Read, tell: (line: string) => void) {
    this.#page = page
    this.#entry = entry
    this.#loaded = read
    this.#latest = read
    this.#tell = tell
  }

  static async open(entry: string, tell: (line: string) => void): Promise<FreshPage> {
    const first = await read(entry)
    return new FreshPage(await openStudio(first.bundle.script, tell), entry, first, tell)
  }

  /** The page; loaded again if what is drawn (styles, `cabin`, or `*`) is made of other sources than when it was loaded. */
  async for(about: readonly string[], alsoTables = false): Promise<StudioPage> {
    const { bundle, at } = this.#latest
    if ([...bundle.files.keys()].some((path) => isNewer(path, at))) {
      // somebody may just be saving: a moment later the source is whole
      const next = await read(this.#entry).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        return read(this.#entry).catch((error: Error) => error)
      })
      if (!(next instanceof Error)) this.#latest = next
      else if ([...this.#sources(about)].some((path) => isNewer(path, this.#loaded.at))) throw next
      else this.#tell(`drawn without the newest sources, they do not build: ${next.message}`)
    }
    if (this.#print(this.#latest, about, alsoTables) !== this.#print(this.#loaded, about, alsoTables)) {
      await this.#page.load(this.#latest.bundle.script)
      this.#loaded = this.#latest
      this.#tell('the scene has changed: loaded anew')
    }
    return this.#page
  }

  #sources(about: readonly string[], { bundle: { files } } = this.#loaded): Set<string> {
    return new Set(
      about.flatMap((name) => {
        if (name === 'cabin') return [this.#entry, ...cabinSources(files)]
        const style = bodyStyles.find((each) => each === name)
        return [...(style ? styleSources(files, this.#entry, style) : files.keys())]
      }),
    )
  }

  #print(of: Read, about: readonly string[], alsoTables: boolean): string {
    const { files } = of.bundle
    return fingerprint(
      files,
      this.#sources(about, of),
      alsoTables && [...files].filter(([path]) => isTable(path)).map(([, { code }]) => code),
    )
  }
}

/** A bundle and when reading it began. */
interface Read {
  bundle: Bundle
  at: number
}

async function read(entry: string): Promise<Read> {
  const at = Date.now()
  return { bundle: await bundleScene(entry), at }
}

function isNewer(path: string, at: number): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) >= at
}

/**
 * Keeps a studio open for those who draw into `folder`, and loads the scene again when what they ask for is made of other sources than
 * before. Ends with the process, or when nobody wanted a picture for half an hour.
 */
export async function keepOpen(folder: string, entry: string, tell: (line: string) => void): Promise<void> {
  let heard: string[] = []
  const scene = await FreshPage.open(entry, (line) => {
    heard.push(line)
    tell(line)
  })
  const answer = async (path: string, body: string): Promise<Buffer> => {
    heard = []
    const asked = JSON.parse(body)
    if (path === '/offer') {
      const page = await scene.for(asked as string[], true)
      return head({ ...(await page.drawable()), seconds: browserSeconds(), heard })
    }
    const layers: Layers =
      path === '/cabin'
        ? await (await scene.for(['cabin'])).cabin(asked as CabinShot)
        : await (await scene.for([(asked as BodyShot).style])).body(asked as BodyShot)
    const { width, height, base, paint } = layers
    return Buffer.concat([head({ width, height, painted: paint !== undefined, heard, seconds: browserSeconds() }), base, paint ?? empty])
  }
  let queue: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(() => process.exit(0), patience * 60_000)
  }
  const server = createServer((asking, response) => {
    rest()
    queue = queue.then(async () => {
      try {
        response.end(await answer(asking.url ?? '', (await bytesOf(asking)).toString()))
      } catch (error) {
        response.writeHead(500).end([(error as Error).message, ...heard].join('\n'))
      }
      rest()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const note: Note = { root, entry, port, pid: process.pid, driver }
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
  if (note.driver !== driver) tell(`The open studio is older than its driver: better end process ${note.pid} and open it again.`)
  let used: number | undefined
  const ask = async (path: string, body: unknown): Promise<{ said: Record<string, unknown>; rest: Buffer }> => {
    const { status, bytes } = await post(note.port, path, JSON.stringify(body))
    if (status !== 200) throw new Error(bytes.toString())
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
    drawable: async (about = ['*']) => {
      const { seconds, heard, ...offer } = (await ask('/offer', about)).said
      for (const line of heard as string[]) tell(line)
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

/** Asks without any limit of time: a large picture may take minutes. */
function post(port: number, path: string, body: string): Promise<{ status: number | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method: 'POST' }, (response) => {
      bytesOf(response).then((bytes) => resolve({ status: response.statusCode, bytes }), reject)
    })
    asking.on('error', reject).end(body)
  })
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
