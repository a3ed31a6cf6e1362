import type { Deps } from '#platform/context.ts'
import { eraseBytes } from './erasure/service.ts'
import { settle } from './incoming/service.ts'
import { printOthers, printPicture } from './likeness/service.ts'
import { removeOldParts } from './parts/store.ts'
import { firstPage, firstPageJob, makeVariants, printJob, settleJob, variantsJob } from './service.ts'

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
