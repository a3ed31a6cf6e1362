import type { Deps } from '#platform/http.ts'
import { removeOutdated } from './store.ts'

/** Takes the work of this room in the worker: every night, forgetting what the privacy page says is forgotten. */
export async function startJobs({ db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>): Promise<void> {
  await queue.work('contact.removeOutdated', () => removeOutdated(db, clock.now()))
  await queue.schedule('contact.removeOutdated', '20 3 * * *')
}
