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

interface Entry {
  version: string
  until: number
  bytes: number
  page: Promise<CachedPage>
}

interface PageCacheOptions {
  /** present version of what the pages show: a page of another version is made again */
  version: () => string
  now: () => number
  /** ms after which a page is made again although nothing was told: news may be missed, and hours go by */
  freshFor?: number
  maxBytes?: number
}

/**
 * Public pages in memory, by address and language. Many visitors of a page that is not there yet wait for one rendering.
 * The least recently used make room; a failed rendering is not kept.
 */
export function createPageCache({ version, now, freshFor = 30_000, maxBytes = 96 * 1024 * 1024 }: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  return {
    get(key: string, render: () => Promise<Omit<CachedPage, 'etag'>>): Promise<CachedPage> {
      const found = entries.get(key)
      if (found && found.version === version() && found.until > now()) {
        entries.delete(key)
        entries.set(key, found)
        return found.page
      }
      if (found) drop(key, found)
      // The version is read before rendering: a change in the middle makes the page old at once.
      const entry: Entry = {
        version: version(),
        until: now() + freshFor,
        bytes: 0,
        page: render().then((page) => ({ ...page, etag: `"${createHash('sha1').update(page.body).digest('base64url')}"` })),
      }
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
