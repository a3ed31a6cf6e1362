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

interface TextCacheOptions {
  /** changes whenever the texts may change; null while the version is unknown: then nothing is cached */
  version: () => string | null
  now: () => number
  /** ms that a text is served after the version has changed */
  restFor: number
  /** ms that a text is served while the version is unchanged */
  freshFor: number
  maxBytes: number
}

/** Approximate bytes of a name and its cache entry. */
const overhead = 1024

/**
 * Creates a cache of long public texts by name, compressed with gzip. Concurrent requests for a name share one creation. A failed creation
 * is not cached. A text is created in pieces, so that other requests run between them.
 */
export function createTextCache({ version, now, restFor, freshFor, maxBytes }: TextCacheOptions) {
  const cache = new LRUCache<string, CachedText, Creation>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => overhead + packed.byteLength,
    // an entry evicted during its creation still resolves
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _stale, { context }) => ({
      version: context.version,
      createdAt: now(),
      packed: await pack(context.pieces),
    }),
  })

  return {
    /** Returns the compressed text of a name. `pieces` creates it when it is missing or stale. */
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
