import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { byLanguage, defaultLanguage, type Language } from '#shared/language.ts'
import { joinWritten, type KeptPage, readWritten } from '../rules.ts'
import { findSeeds, insertCopy, lockPage, removeCopy, swapCopies } from '../store.ts'
import { type PageType, pageTypes } from '../values.ts'

/** Reads the default texts from `data/`, by page and language. */
function readSeeds(): { pageType: PageType; page: KeptPage; hash: string }[] {
  return pageTypes.flatMap((pageType) => {
    const file = (language: Language) => join(import.meta.dirname, '../data', `${pageType.toLowerCase()}.${language}.md`)
    const written = byLanguage((language) => (existsSync(file(language)) ? readWritten(readFileSync(file(language), 'utf8')) : undefined))
    const base = written[defaultLanguage]
    if (!base) return []
    const page = joinWritten(Object.fromEntries(Object.entries(written).filter(([, one]) => one)), base)
    return [{ pageType, page, hash: createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 16) }]
  })
}

/**
 * Publishes the default texts of this version unless editors changed the page; runs at every start. The text of an earlier version becomes
 * the former copy. Returns true when it wrote something.
 */
export async function seedPages(db: Kysely<Database>): Promise<boolean> {
  const isOld = (seeds: Map<string, string | null>, pageType: PageType, hash: string) => {
    const seed = seeds.get(pageType)
    return seed === undefined || (seed !== null && seed !== hash)
  }
  const seeds = await findSeeds(db)
  const old = readSeeds().filter(({ pageType, hash }) => isOld(seeds, pageType, hash))
  if (old.length === 0) return false
  await db.transaction().execute(async (trx) => {
    for (const { pageType, page, hash } of old) {
      const copies = await lockPage(trx, pageType)
      // another process may have been first
      if (!isOld(await findSeeds(trx), pageType, hash)) continue
      if (copies.has('Published')) {
        await removeCopy(trx, pageType, 'Former')
        await swapCopies(trx, pageType, 'Published', 'Former')
      }
      await insertCopy(trx, { pageType, copy: 'Published', page, seed: hash, by: null, now: new Date() })
    }
  })
  return true
}
