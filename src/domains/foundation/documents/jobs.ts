import type { Deps } from '#platform/context.ts'
import { originalKey, pictureFormats, pictureWidths, variantKey } from './rules.ts'
import { firstPage, firstPageJob, makeVariants, printJob, settleJob, variantsJob } from './service.ts'
import { findToErase, removeToErase } from './store.ts'
import { printOthers, printPicture, settle } from './upload/service.ts'
import { removeOldParts, removePrint } from './upload/store.ts'

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

const day = 86_400_000
/** A job of a dead process is retried after two minutes instead of the queue's fifteen. */
const short = { expireSeconds: 120 }

/**
 * Registers the picture jobs: hourly deletion of erased documents and of incomplete uploads, and every ten minutes photos without a
 * fingerprint.
 */
export async function startJobs(deps: Deps): Promise<void> {
  const { queue, storage, db, clock } = deps
  await queue.work('documents.erase', () => eraseBytes({ db, storage }))
  await queue.schedule('documents.erase', '50 * * * *')
  await queue.work('documents.parts', () => removeOldParts(db, new Date(clock.now().getTime() - day)))
  await queue.schedule('documents.parts', '55 * * * *')
  await queue.work<{ hash: string }>(settleJob, ({ hash }) => settle({ db, storage, queue }, hash), short)
  await queue.work<{ hash: string }>(variantsJob, ({ hash }) => makeVariants(storage, hash), short)
  await queue.work<{ hash: string }>(firstPageJob, async ({ hash }) => void (await firstPage(storage, hash)), short)
  await queue.work<{ hash: string }>(printJob, ({ hash }) => printPicture(deps, hash), short)
  await queue.work('documents.printOthers', () => printOthers(deps))
  await queue.schedule('documents.printOthers', '*/10 * * * *')
}
