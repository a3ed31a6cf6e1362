import type { Deps } from '#platform/context.ts'
import { eraseBytes } from './erasure/service.ts'
import { settle } from './incoming/service.ts'
import { printOthers, printPicture } from './likeness/service.ts'
import { removeOldParts } from './parts/store.ts'
import { firstPage, firstPageJob, makeVariants, printJob, settleJob, variantsJob } from './service.ts'

const day = 86_400_000
/** What a dying process took along is taken up again after two minutes, not after the quarter of an hour of the queue. */
const short = { expireSeconds: 120 }

/**
 * Takes the picture work of this process, every hour what is left in the storage of forgotten documents, and of files that came in parts, and
 * every ten minutes photos that nobody has looked at.
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
