import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A rendered page as it is sent; the compressed forms are made when first asked for. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  br?: Promise<Buffer>
  gz?: Promise<Buffer>
}

/** A question that a page asked while it was made, and the digest of its answer: the page is a function of these and of its address. */
export interface Stamp {
  path: string
  digest: string
}

/** What a rendering gives: the page, and what it was drawn from where that is known. */
export interface Drawing extends Omit<CachedPage, 'etag'> {
  stamps?: readonly Stamp[]
}

/** How far the news had come when a page was made, or found to be true still. */
interface Seen {
  /** of the news that make it old at once */
  own: string
  /** of all */
  version: string
  madeAt: number
}

interface Entry extends Seen {
  until: number
  bytes: number
  page: Promise<CachedPage>
  stamps: readonly Stamp[] | undefined
  /** it is being made again while the old one goes out */
  renewal: Promise<CachedPage> | undefined
}

export interface PageMaker {
  render: () => Promise<Drawing>
  /** whether the questions are still answered as they were; false where that cannot be told */
  isSame?: (stamps: readonly Stamp[]) => Promise<boolean>
}

interface PageCacheOptions {
  /** present version of what the pages show: a page of another version is looked at again, but no address more often than `restFor` says */
  version: () => string
  /** version of what makes the page of this address old at once */
  ownVersion?: (key: string) => string
  now: () => number
  /** ms after which a page is made again although nothing was told: news may be missed, and hours go by */
  freshFor?: number
  /** ms that a page made just now stands before a change of the stock has it made again behind */
  restFor?: number
  /** ms after which visitors wait for the new page: what they see is never older than this after a change */
  oldestFor?: number
  maxBytes?: number
}

/**
 * Public pages in memory, by address and language. Many visitors of a page that is not there yet wait for one rendering.
 * The least recently used make room; a failed rendering is not kept.
 *
 * After a change of the stock a page first looks whether the answers that it was drawn from are still the same: if so it stands. In a
 * busy market that happens to an address every `restFor` at most. Who comes in between gets a page that was true less than
 * `oldestFor` ago; in a quiet one everybody gets the present one.
 */
export function createPageCache(options: PageCacheOptions) {
  const { version, ownVersion = () => '', now, freshFor = 30_000, restFor = 1000, oldestFor = 1300, maxBytes = 96 * 1024 * 1024 } = options
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  // Read before rendering: a change in the middle makes the page old at once.
  const seen = (key: string): Seen => ({ own: ownVersion(key), version: version(), madeAt: now() })

  function make(known: Seen, { render }: PageMaker): Entry {
    const entry: Entry = {
      ...known,
      until: known.madeAt + freshFor,
      bytes: 0,
      stamps: undefined,
      renewal: undefined,
      page: render().then(({ stamps, ...page }) => {
        entry.stamps = stamps
        return { ...page, etag: `"${createHash('sha1').update(page.body).digest('base64url')}"` }
      }),
    }
    return entry
  }

  /** Puts a page in the place of another, and sees that it and all others find room. */
  function put(key: string, entry: Entry): Promise<CachedPage> {
    entries.set(key, entry)
    entry.page.then(
      (page) => {
        if (page.status !== 200) return drop(key, entry)
        if (entries.get(key) !== entry) return
        // both compressed forms are about a third of the text
        entry.bytes = page.body.length * 1.4
        bytes += entry.bytes
        for (const [oldest, least] of entries) {
          if (bytes <= maxBytes) break
          drop(oldest, least)
        }
      },
      () => drop(key, entry),
    )
    return entry.page
  }

  /** The page as it is now: the one that is there where nothing that it shows has changed, else a new one. */
  async function renewed(key: string, entry: Entry, maker: PageMaker): Promise<CachedPage> {
    const known = seen(key)
    const page = await entry.page
    if (maker.isSame && entry.stamps?.length && (await maker.isSame(entry.stamps))) {
      Object.assign(entry, known)
      return page
    }
    const next = make(known, maker)
    // the old one stays for those who come meanwhile
    await next.page.catch(() => undefined)
    if (entries.get(key) !== entry) return next.page
    drop(key, entry)
    return put(key, next)
  }

  return {
    get(key: string, maker: PageMaker): Promise<CachedPage> {
      const found = entries.get(key)
      if (!found || found.until <= now() || found.own !== ownVersion(key)) {
        if (found) drop(key, found)
        return put(key, make(seen(key), maker))
      }
      entries.delete(key)
      entries.set(key, found)
      if (found.version === version()) return found.page
      const age = now() - found.madeAt
      if (age < restFor) return found.page
      if (!found.renewal) {
        found.renewal = renewed(key, found, maker).finally(() => {
          found.renewal = undefined
        })
        found.renewal.catch(() => drop(key, found))
      }
      return age < oldestFor ? found.page : found.renewal
    },
    get size() {
      return entries.size
    },
  }
}

/** The body in the best encoding that the caller accepts. */
export async function encoded(page: CachedPage, accept: string | undefined): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  if (page.body.length < 1024 || !accept) return { body: page.body, encoding: null }
  if (/\bbr\b/.test(accept)) {
    page.br ??= brotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length } })
    return { body: await page.br, encoding: 'br' }
  }
  if (/\bgzip\b/.test(accept)) {
    page.gz ??= zip(page.body, { level: 6 })
    return { body: await page.gz, encoding: 'gzip' }
  }
  return { body: page.body, encoding: null }
}
