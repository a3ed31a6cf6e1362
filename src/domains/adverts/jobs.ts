import type { Deps } from '#platform/context.ts'
import { system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { moveAd } from './service.ts'
import { findOver } from './store.ts'

/** Adverts looked at in one go. */
const batchSize = 200

/** Takes the work of this room in the worker: every hour what is shown long enough. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('adverts.sweep', () => sweepAds(deps))
  await deps.queue.schedule('adverts.sweep', '20 * * * *')
}

/** Takes adverts whose time is over out of the search. */
export async function sweepAds(deps: Deps): Promise<void> {
  for (const id of await findOver(deps.db, deps.clock.now(), batchSize)) {
    try {
      await deps.db.transaction().execute((trx) => moveAd(deps, trx, { id, action: 'deactivate', actor: system }))
    } catch (err) {
      // its seller was faster, or one that fails does not keep the others
      if (!(err instanceof AppError)) deps.log.error({ err, advert: id }, 'an advert could not be taken out of the search')
    }
  }
}
