import type { Deps } from '#platform/context.ts'
import { localTime } from '#shared/working-time.ts'
import { removeVisitors } from './store.ts'

/** Registers the hourly job that deletes the visitors of earlier days. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('intermediation.forget', () => removeVisitors(deps.db, localTime(deps.clock.now()).day))
  await deps.queue.schedule('intermediation.forget', '25 * * * *')
}
