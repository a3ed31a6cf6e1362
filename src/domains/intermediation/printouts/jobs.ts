import type { Deps } from '#platform/context.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './service.ts'

/** Takes the printing in the worker: the papers that a step of a mediation asked for. */
export async function startJobs(deps: Deps): Promise<void> {
  // as for requests: what a dying server took along counts as lost after two minutes
  await deps.queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
}
