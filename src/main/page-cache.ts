import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepted, type Packing, packed, worthwhile } from './compression.ts'

/** A path that a page requested from the API while it was rendered, and the digest of the answer. */
export interface NotedAnswer {
  path: string
  digest: string
}

/** A rendered page: a function of its address and of the API's answers. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  answers?: readonly NotedAnswer[]
}

/** A page in memory, compressed. */
export interface CachedPage extends Omit<RenderedPage, 'body'> {
  etag: string
  /** length of the page itself, in bytes */
  length: number
  brotli: Buffer
  /** version of the stock and of the site's texts at which the page was last known to be right */
  version: string
  renderedAt: number
}

export interface PageSource {
  render(): Promise<RenderedPage>
  /** Resolves to true when the API still gives the same answers. */
  isSame?(answers: readonly NotedAnswer[]): Promise<boolean>
}

interface PageCacheOptions {
  /** rises with each change of the stock or of a text of the site */
  version: () => string
  now?: () => number
  /** ms for which a page is served without a look at its answers */
  checkedEvery?: number
  /** ms after which a page is rendered again in any case: opening hours pass without a change in the database */
  renderedEvery?: number
  /** memory of all pages, in bytes */
  maxBytes?: number
}

/** Bytes of an entry besides the compressed page: address, headers, digests. */
const overhead = 4096

/**
 * Keeps public pages in memory by address and language. One rule: a page is rendered again when one of its API answers changed, and that is
 * looked at once a second at most. Requests that arrive during a look or a rendering wait for its result. The least recently used pages
 * make room; pages with another status than 200 and failed renderings are not kept.
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
    fetchMethod: async (_address, known, { context: source }) => {
      // read before the answers: a change in between is looked at next time
      const current = version()
      if (known && now() - known.renderedAt < renderedEvery && (known.version === current || (await isSame(known, source))))
        return { ...known, version: current }
      return renderPage(source, current, now())
    },
  })
  return {
    /** Returns the page of an address; `source` renders it where there is none, or an old one. Throws what the rendering throws. */
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

/** Returns the body in the best encoding that the request accepts. Most browsers take brotli, in which pages are kept. */
export async function encoded(
  { brotli, length }: Pick<CachedPage, 'brotli' | 'length'>,
  accept: string | undefined,
): Promise<{ body: Buffer; encoding: Packing | null }> {
  const encoding = length < worthwhile ? null : accepted(accept)
  if (encoding === 'br') return { body: brotli, encoding }
  const body = await decompress(brotli)
  return { body: encoding ? await packed(body, encoding, 5) : body, encoding }
}
