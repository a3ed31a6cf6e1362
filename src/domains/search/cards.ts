import type { Pool } from 'pg'
import type { StockChange } from '#domains/search-index/stock-index.ts'
import { findCardTexts } from '#domains/vehicles/store.ts'

/** Cards kept as JSON text: about 20 MB. */
const keptCards = 20_000

/** Cards by id from memory or the database, as JSON text in the order of the ids; what is not public has none. */
export interface CardCache {
  texts(ids: readonly number[]): Promise<(string | undefined)[]>
  /** Forgets the cards of changed vehicles. */
  forget(change: StockChange): void
}

/** The cards that were asked for last, kept until their vehicle changes; nothing is kept while nobody `follows` the changes. */
export function createCardCache(pool: Pool, follows: () => boolean): CardCache {
  const kept = new Map<number, string>()
  let changes = 0
  return {
    async texts(ids) {
      const missing = ids.filter((id) => !kept.has(id))
      const before = changes
      const read = missing.length > 0 ? await findCardTexts(pool, missing) : null
      const texts = ids.map((id) => kept.get(id) ?? read?.get(id))
      // what was read while something changed may be the old card
      if (read && before === changes && follows()) {
        for (const [id, text] of read) kept.set(id, text)
        for (const id of kept.keys()) {
          if (kept.size <= keptCards) break
          kept.delete(id)
        }
      }
      return texts
    },
    forget({ ids }) {
      changes++
      if (ids === null) kept.clear()
      else for (const id of ids) kept.delete(id)
    },
  }
}
