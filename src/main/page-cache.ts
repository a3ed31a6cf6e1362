import { createHash } from 'node:crypto'
import { accepted, type Packing, worthwhile } from './compression.ts'
import { type PageText, pageText } from './page-text.ts'

/** A rendered page as it is sent. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  etag: string
  text: PageText
}

/** A question that a page asked while it was made, and the digest of its answer: the page is a function of these and of its address. */
export interface Stamp {
  path: string
  digest: string
}

/** What a rendering gives: the page, and what it was drawn from where that is known. */
export interface Drawing extends Omit<CachedPage, 'etag' | 'text'> {
  body: Buffer
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
  key: string
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
  /** what all pages together may take, in the forms in which they are kept */
  maxBytes?: number
}

/** What the address of a page, its headers and its stamps take, about. */
export const overhead = 4096

/**
 * Public pages in memory, by address and language. Many visitors of a page that is not there yet wait for one rendering.
 * The least recently used make room; a failed rendering is not kept.
 *
 * After a change of the stock a page first looks whether the answers that it was drawn from are still the same: if so it stands. In a
 * busy market that happens to an address every `restFor` at most. Who comes in between gets a page that was true less than
 * `oldestFor` ago; in a quiet one everybody gets the present one.
 */
export function createPageCache(options: PageCacheOptions) {
  const { version, ownVersion = () => '', now, freshFor = 30_000, restFor = 1000, oldestFor = 1300, maxBytes = 32 * 1024 * 1024 } = options
  const entries = new Map<string, Entry>()
  let bytes = 0

  const isKept = (entry: Entry) => entries.get(entry.key) === entry

  function drop(entry: Entry): void {
    if (!isKept(entry)) return
    entries.delete(entry.key)
    bytes -= entry.bytes
  }

  /** Counts what a page takes now; the least recently used make room for it. */
  function weigh(entry: Entry, text: PageText): void {
    if (!isKept(entry)) return
    bytes -= entry.bytes
    entry.bytes = overhead + text.bytes
    bytes += entry.bytes
    for (const least of entries.values()) {
      if (bytes <= maxBytes) break
      drop(least)
    }
  }

  // Read before rendering: a change in the middle makes the page old at once.
  const seen = (key: string): Seen => ({ own: ownVersion(key), version: version(), madeAt: now() })

  function make(key: string, known: Seen, { render }: PageMaker): Entry {
    const entry: Entry = {
      ...known,
      key,
      until: known.madeAt + freshFor,
      bytes: 0,
      stamps: undefined,
      renewal: undefined,
      page: render().then(({ stamps, body, ...page }) => {
        entry.stamps = stamps
        const text = pageText(body, () => weigh(entry, text))
        return { ...page, text, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
      }),
    }
    return entry
  }

  /** Puts a page in the place of another, and sees that it and all others find room. */
  function put(entry: Entry): Promise<CachedPage> {
    entries.set(entry.key, entry)
    entry.page.then(
      ({ status, text }) => (status === 200 ? weigh(entry, text) : drop(entry)),
      () => drop(entry),
    )
    return entry.page
  }

  /** The page as it is now: the one that is there where nothing that it shows has changed, else a new one. */
  async function renewed(entry: Entry, maker: PageMaker): Promise<CachedPage> {
    const known = seen(entry.key)
    const page = await entry.page
    if (maker.isSame && entry.stamps?.length && (await maker.isSame(entry.stamps))) {
      Object.assign(entry, known)
      return page
    }
    const next = make(entry.key, known, maker)
    // the old one stays for those who come meanwhile
    await next.page.catch(() => undefined)
    if (!isKept(entry)) return next.page
    drop(entry)
    return put(next)
  }

  return {
    get(key: string, maker: PageMaker): Promise<CachedPage> {
      const found = entries.get(key)
      if (!found || found.until <= now() || found.own !== ownVersion(key)) {
        if (found) drop(found)
        return put(make(key, seen(key), maker))
      }
      entries.delete(key)
      entries.set(key, found)
      if (found.version === version()) return found.page
      const age = now() - found.madeAt
      if (age < restFor) return found.page
      if (!found.renewal) {
        found.renewal = renewed(found, maker).finally(() => {
          found.renewal = undefined
        })
        found.renewal.catch(() => drop(found))
      }
      return age < oldestFor ? found.page : found.renewal
    },
    get size() {
      return entries.size
    },
  }
}

/** The body in the best encoding that the caller accepts. */
export async function encoded(text: PageText, accept: string | undefined): Promise<{ body: Buffer; encoding: Packing | null }> {
  const encoding = text.length < worthwhile ? null : accepted(accept)
  return { body: await text.as(encoding), encoding }
}
