import type { Deps } from '#platform/context.ts'
import { forgetOldAudit } from './service.ts'

export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('team.forgetOldAudit', () => forgetOldAudit(deps))
  await deps.queue.schedule('team.forgetOldAudit', '20 4 * * *')
}
