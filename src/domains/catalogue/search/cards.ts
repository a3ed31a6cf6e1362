import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { StockChange } from '#domains/catalogue/search/index/stock-index.ts'
import { findCardTexts } from '#domains/catalogue/vehicles/store.ts'

/** Cached cards as JSON text: about 20 MB. */
const keptCards = 20_000

/** Cards as JSON text, from memory or the database, in the order of the ids; undefined for non-public ids. */
export interface CardCache {
  texts(ids: readonly number[]): Promise<(string | undefined)[]>
  /** Removes the cards of changed vehicles from the cache. */
  forget(change: StockChange): void
}

/** Caches the most recently used cards until their vehicle changes; caches nothing while `follows` returns false. */
export function createCardCache(pool: Pool, follows: () => boolean): CardCache {
  const kept = new LRUCache<number, string>({ max: keptCards })
  let changes = 0
  return {
    async texts(ids) {
      const cached = ids.map((id) => kept.get(id))
      const missing = ids.filter((_, i) => cached[i] === undefined)
      const before = changes
      const read = missing.length > 0 ? await findCardTexts(pool, missing) : null
      // a card read during a change may be outdated
      if (read && before === changes && follows()) for (const [id, text] of read) kept.set(id, text)
      return ids.map((id, i) => cached[i] ?? read?.get(id))
    },
    forget({ ids }) {
      changes++
      if (ids === null) kept.clear()
      else for (const id of ids) kept.delete(id)
    },
  }
}
