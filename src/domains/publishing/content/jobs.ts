import type { Deps } from '#platform/context.ts'
import { forgetUnused, forgetVoters, tellSearchEngines } from './service.ts'

/**
 * Registers the jobs: hourly submission to search engines (only with the operator's key); nightly deletion of unused pictures and of
 * former voters.
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
