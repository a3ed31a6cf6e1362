import type { Deps } from '#platform/context.ts'
import { forgetOldAudit } from './service.ts'

/** Takes the work of the audit: forgetting by night what is older than its period. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('team.forgetOldAudit', () => forgetOldAudit(deps))
  await deps.queue.schedule('team.forgetOldAudit', '20 4 * * *')
}
