import type { Deps } from '#platform/context.ts'
import { applyPrice, applyPriceJob } from './service.ts'

/** Takes the prices that are to take effect. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work<{ id: number }>(applyPriceJob, (wish) => applyPrice(deps, wish))
}
