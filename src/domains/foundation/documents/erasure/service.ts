import type { Deps } from '#platform/context.ts'
import { removePrint } from '../likeness/store.ts'
import { originalKey, pictureFormats, pictureWidths, variantKey } from '../rules.ts'
import { findToErase, removeToErase } from './store.ts'

/** Job: deletes the bytes of erased documents, except those that another document shares. */
export async function eraseBytes({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  for (const { hash, isUsed } of await findToErase(db)) {
    if (!isUsed) {
      await removePrint(db, hash)
      await storage.delete(originalKey(hash))
      for (const width of pictureWidths) for (const format of pictureFormats) await storage.delete(variantKey(hash, width, format))
    }
    await removeToErase(db, hash)
  }
}
