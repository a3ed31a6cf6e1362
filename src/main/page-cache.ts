import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepted, type Packing, packed, worthwhile } from './compression.ts'

/** A path requested from the API during a render, and the digest of its response. */
export interface NotedAnswer {
  path: string
  digest: string
}

/** A rendered page: a function of its URL and the API responses. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  answers?: readonly NotedAnswer[]
}

/** A cached page, compressed. */
export interface CachedPage extends Omit<RenderedPage, 'body'> {
  etag: string
  /** uncompressed length in bytes */
  length: number
  brotli: Buffer
  /** version of stock and site texts at the last successful validation */
  version: string
  renderedAt: number
}

export interface PageSource {
  render(): Promise<RenderedPage>
  /** returns true when the API responses are unchanged */
  isSame?(answers: readonly NotedAnswer[]): Promise<boolean>
}

interface PageCacheOptions {
  /** increases with each change of the stock or the site texts */
  version: () => string
  now?: () => number
  /** ms that a page is served without revalidation, from the start of the last one */
  checkedEvery?: number
  /** ms after which a page is rendered again in any case, as opening hours change without database changes */
  renderedEvery?: number
  /** maximum size in bytes */
  maxBytes?: number
}

/** Bytes of an entry without the compressed page: URL, headers, digests. */
const overhead = 4096

/**
 * Creates an in-memory cache of public pages by URL and language. A page is rendered again when one of its API responses has changed, which
 * is checked at most once per `checkedEvery`. Concurrent requests share one check or render. The least recently used pages are evicted.
 * Other statuses than 200 and failed renders are not cached.
 */
export function createPageCache({
  version,
  now = () => Date.now(),
  checkedEvery = 1000,
  renderedEvery = 30_000,
  maxBytes = 32 * 1024 * 1024,
}: PageCacheOptions) {
  const cache = new LRUCache<string, CachedPage, PageSource>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli }) => overhead + brotli.length,
    ttl: checkedEvery,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_address, known, { context: source, options }) => {
      // read before the responses: a concurrent change is detected by the next revalidation
      const [current, started] = [version(), now()]
      const isFresh = known && started - known.renderedAt < renderedEvery && (known.version === current || (await isSame(known, source)))
      const page = isFresh ? { ...known, version: current } : await renderPage(source, current, started)
      // the age counts from the read of the responses: a slow render does not prolong it; 0 would be no limit
      options.ttl = Math.max(1, started + checkedEvery - now())
      return page
    },
  })
  return {
    /** Returns the page of a URL; `source` renders it when missing or stale. Rejects when the render fails. */
    async get(address: string, source: PageSource): Promise<CachedPage> {
      const page = await cache.forceFetch(address, { context: source })
      if (page.status !== 200) cache.delete(address)
      return page
    },
    get size() {
      return cache.size
    },
  }
}

async function isSame({ answers }: CachedPage, source: PageSource): Promise<boolean> {
  return answers !== undefined && answers.length > 0 && ((await source.isSame?.(answers)) ?? false)
}

/** Renders and compresses a page. */
export async function renderPage(source: PageSource, version = '', renderedAt = 0): Promise<CachedPage> {
  const { body, ...page } = await source.render()
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return { ...page, etag, version, renderedAt, length: body.length, brotli: await packed(body, 'br', 5) }
}

const decompress = promisify(brotliDecompress)

/** Returns the body in the best accepted encoding. Cached pages are stored in brotli. */
export async function encoded(
  { brotli, length }: Pick<CachedPage, 'brotli' | 'length'>,
  accept: string | undefined,
): Promise<{ body: Buffer; encoding: Packing | null }> {
  const encoding = length < worthwhile ? null : accepted(accept)
  if (encoding === 'br') return { body: brotli, encoding }
  const body = await decompress(brotli)
  return { body: encoding ? await packed(body, encoding, 5) : body, encoding }
}
