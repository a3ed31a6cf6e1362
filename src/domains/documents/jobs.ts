import type { Deps } from '#platform/http.ts'
import { makeVariants, variantsJob } from './service.ts'

/** Takes the picture work of this process. */
export async function startJobs({ queue, storage }: Deps): Promise<void> {
  await queue.work<{ hash: string }>(variantsJob, ({ hash }) => makeVariants(storage, hash))
}
