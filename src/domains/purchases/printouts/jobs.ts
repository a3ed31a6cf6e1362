import type { Deps } from '#platform/context.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './service.ts'

/** Takes the printing in the worker: the papers that a step of a request asked for. */
export async function startJobs(deps: Deps): Promise<void> {
  // printed within seconds: one that a server took along when it died is not to wait for a quarter of an hour
  await deps.queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
}
