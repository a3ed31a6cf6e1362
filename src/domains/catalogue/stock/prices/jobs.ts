import type { Deps } from '#platform/context.ts'
import { applyPrice, applyPriceJob } from './service.ts'

/** Registers the job that applies prices. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work<{ id: number }>(applyPriceJob, (wish) => applyPrice(deps, wish))
}
