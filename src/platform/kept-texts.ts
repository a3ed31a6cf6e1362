import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

type Pieces = () => Promise<Iterable<string>>

interface CachedText {
  version: string
  createdAt: number
  packed: Buffer
}

interface Creation {
  version: string
  pieces: Pieces
}

interface KeptTextsOptions {
  /** changes with every change that the texts may show; null while changes are unknown: then nothing is cached */
  version: () => string | null
  now: () => number
  /** ms that a text is served although the version has changed */
  restFor: number
  /** ms that a text is served while the version is the same */
  freshFor: number
  maxBytes: number
}

/** Bytes that a name and its cache entry take, about. */
const overhead = 1024

/**
 * Creates a cache of long public texts by name, packed with gzip. Concurrent requests for one name share one creation; a failed creation
 * is not cached. A text comes in pieces, so that other requests get their turn between them.
 */
export function keepTexts({ version, now, restFor, freshFor, maxBytes }: KeptTextsOptions) {
  const cache = new LRUCache<string, CachedText, Creation>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => overhead + packed.byteLength,
    // an entry that is evicted while it is created still answers those who wait
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _stale, { context }) => ({
      version: context.version,
      createdAt: now(),
      packed: await pack(context.pieces),
    }),
  })

  return {
    /** Returns the packed text of a name; `pieces` creates it when it is missing or too old. */
    async get(name: string, pieces: Pieces): Promise<Buffer> {
      const current = version()
      if (current === null) return pack(pieces)
      const cached = cache.peek(name)
      const maxAge = cached?.version === current ? freshFor : restFor
      const forceRefresh = cached !== undefined && now() - cached.createdAt >= maxAge
      const { packed } = await cache.forceFetch(name, { context: { version: current, pieces }, forceRefresh })
      return packed
    },
    get bytes() {
      return cache.calculatedSize
    },
  }
}

async function pack(pieces: Pieces): Promise<Buffer> {
  return pipeline(await pieces(), createGzip(), buffer)
}
