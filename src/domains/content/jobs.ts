import type { Deps } from '#platform/context.ts'
import { tellSearchEngines } from './index-now/service.ts'
import { forgetUnused } from './pictures/service.ts'
import { forgetVoters } from './votes/service.ts'

/**
 * Takes the work of this room in the worker: once an hour, what search engines are told of (nothing without the operator's key); every night
 * it forgets the pictures that stand nowhere any more and who voted on a former day.
 */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('content.tellSearchEngines', () => tellSearchEngines(deps), { retries: 2 })
  await deps.queue.schedule('content.tellSearchEngines', '17 * * * *')
  await deps.queue.work('content.forgetUnused', async () => {
    await forgetUnused(deps)
    await forgetVoters(deps)
  })
  await deps.queue.schedule('content.forgetUnused', '25 3 * * *')
}
