import type { Deps } from '#platform/context.ts'
import { forgetExpired, measureEstimates } from './service.ts'

/** Registers the nightly jobs in the worker: deletes expired estimates and measures the error. */
export async function startJobs(deps: Deps): Promise<void> {
  const { queue, log } = deps
  await queue.work('estimates.forgetExpired', async () => {
    log.info({ gone: await forgetExpired(deps) }, 'expired estimates forgotten')
  })
  await queue.schedule('estimates.forgetExpired', '40 3 * * *')
  await queue.work('estimates.measure', () => measureEstimates(deps))
  await queue.schedule('estimates.measure', '50 3 * * *')
}
