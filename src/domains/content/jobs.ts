import type { Deps } from '#platform/context.ts'
import { tellSearchEngines } from './index-now/service.ts'
import { forgetUnused } from './pictures/service.ts'

/** Takes the work of this room in the worker: once an hour, what search engines are told of (nothing without the operator's key), and every night the pictures that stand nowhere any more. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('content.tellSearchEngines', () => tellSearchEngines(deps), { retries: 2 })
  await deps.queue.schedule('content.tellSearchEngines', '17 * * * *')
  await deps.queue.work('content.forgetUnused', () => forgetUnused(deps))
  await deps.queue.schedule('content.forgetUnused', '25 3 * * *')
}
