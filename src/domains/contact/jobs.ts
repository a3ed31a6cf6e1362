import type { Deps } from '#platform/context.ts'
import { forgetOutdated } from './service.ts'
import { forgetOldChoices } from './visits/service.ts'

/** Takes the work of this room in the worker: every night, forgetting what the privacy page says is forgotten. */
export async function startJobs(deps: Pick<Deps, 'db' | 'clock' | 'queue'>): Promise<void> {
  const { queue } = deps
  await queue.work('contact.removeOutdated', async () => {
    await forgetOutdated(deps)
    await forgetOldChoices(deps)
  })
  await queue.schedule('contact.removeOutdated', '20 3 * * *')
}
