import type { Deps } from '#platform/context.ts'
import { eraseBytes } from './erasure/service.ts'
import { removeOldParts } from './parts/store.ts'
import { makeVariants, variantsJob } from './service.ts'

const day = 86_400_000

/**
 * Takes the picture work of this process, and every hour what is left in the storage of forgotten documents, and of files that came in parts.
 */
export async function startJobs({ queue, storage, db, clock }: Deps): Promise<void> {
  await queue.work('documents.erase', () => eraseBytes({ db, storage }))
  await queue.schedule('documents.erase', '50 * * * *')
  await queue.work('documents.parts', () => removeOldParts(db, new Date(clock.now().getTime() - day)))
  await queue.schedule('documents.parts', '55 * * * *')
  await queue.work<{ hash: string }>(variantsJob, ({ hash }) => makeVariants(storage, hash))
}
