import type { Deps } from '#platform/context.ts'
import { localTime } from '#shared/working-time.ts'
import { removeVisitors } from './desk/store.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './documents/service.ts'

/** Registers the print job. */
export async function startJobs(deps: Deps): Promise<void> {
  // a job of a dead worker is retried after two minutes
  await deps.queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
  await startForgetting(deps)
}

/** Registers the hourly job that deletes the visitors of earlier days. */
async function startForgetting(deps: Deps): Promise<void> {
  await deps.queue.work('intermediation.forget', () => removeVisitors(deps.db, localTime(deps.clock.now()).day))
  await deps.queue.schedule('intermediation.forget', '25 * * * *')
}
