import type { Deps } from '#platform/context.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './printouts.ts'

/** Starts the worker of document printing. */
export async function startJobs(deps: Deps): Promise<void> {
  // a job of a crashed server counts as failed after two minutes, as for requests
  await deps.queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
}
