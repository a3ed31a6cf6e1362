import type { Deps } from '#platform/context.ts'
import { sealRepairs } from './report/service.ts'

/** Registers the jobs of sealed inspections. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('expertise.sealRepairs', async () => void (await sealRepairs(deps)))
  await deps.queue.schedule('expertise.sealRepairs', '*/10 * * * *')
}
