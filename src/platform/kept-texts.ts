import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

interface Kept {
  version: string
  madeAt: number
  bytes: number
  packed: Promise<Buffer>
}

interface KeptTextsOptions {
  /** rises with every change that the texts may show; null while nobody knows, and nothing is kept */
  version: () => string | null
  now: () => number
  /** ms that a text stands although something has changed */
  restFor: number
  /** ms that a text stands while nothing has */
  freshFor: number
  maxBytes: number
}

/** What the name of a text and its place among the others take, about. */
const overhead = 1024

/**
 * Long texts that everybody may ask for, packed with gzip, by name. Who asks while one is being made waits for it; the least recently
 * used make room; one that could not be made is not kept. A text comes in pieces, between which others get their turn.
 */
export function keepTexts({ version, now, restFor, freshFor, maxBytes }: KeptTextsOptions) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function drop(name: string, text: Kept): void {
    if (kept.get(name) !== text) return
    kept.delete(name)
    bytes -= text.bytes
  }

  function make(name: string, known: string, pieces: () => Promise<Iterable<string>>): Promise<Buffer> {
    const text: Kept = { version: known, madeAt: now(), bytes: overhead, packed: pack(pieces) }
    kept.set(name, text)
    bytes += overhead
    text.packed.then(
      ({ byteLength }) => {
        if (kept.get(name) !== text) return
        text.bytes += byteLength
        bytes += byteLength
        for (const [oldest, least] of kept) {
          if (bytes <= maxBytes) break
          drop(oldest, least)
        }
      },
      () => drop(name, text),
    )
    return text.packed
  }

  return {
    /** The text of this name, packed; `pieces` gives it when it has to be made. */
    get(name: string, pieces: () => Promise<Iterable<string>>): Promise<Buffer> {
      const known = version()
      if (known === null) return pack(pieces)
      const found = kept.get(name)
      if (!found) return make(name, known, pieces)
      if (now() - found.madeAt >= (found.version === known ? freshFor : restFor)) {
        drop(name, found)
        return make(name, known, pieces)
      }
      kept.delete(name)
      kept.set(name, found)
      return found.packed
    },
    get bytes() {
      return bytes
    },
  }
}

async function pack(pieces: () => Promise<Iterable<string>>): Promise<Buffer> {
  return pipeline(await pieces(), createGzip(), buffer)
}
