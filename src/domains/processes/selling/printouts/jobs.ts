import type { Deps } from '#platform/context.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './service.ts'

/** Registers the print job. */
export async function startJobs(deps: Deps): Promise<void> {
  // printing takes seconds: a job of a dead worker is retried after two minutes instead of fifteen
  await deps.queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
}
