import type { Deps } from '#platform/context.ts'
import { eraseBytes } from './erasure/service.ts'
import { makeVariants, variantsJob } from './service.ts'

/** Takes the picture work of this process, and every hour what is left in the storage of forgotten documents. */
export async function startJobs({ queue, storage, db }: Deps): Promise<void> {
  await queue.work('documents.erase', () => eraseBytes({ db, storage }))
  await queue.schedule('documents.erase', '50 * * * *')
  await queue.work<{ hash: string }>(variantsJob, ({ hash }) => makeVariants(storage, hash))
}
