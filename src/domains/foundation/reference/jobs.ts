import type { Deps } from '#platform/context.ts'
import { removeUnused } from './store.ts'

/** Registers the nightly job that removes unlisted makes and models without a record. */
export async function startJobs({ queue, db }: Pick<Deps, 'queue' | 'db'>): Promise<void> {
  await queue.work('reference.removeUnused', async () => void (await db.transaction().execute(removeUnused)))
  await queue.schedule('reference.removeUnused', '10 4 * * *')
}
