import type { Deps } from '#platform/context.ts'
import { tell } from '../messages/service.ts'
import { billJob, printBill } from './printouts.ts'
import { giveBack } from './refunds/service.ts'
import { findGivenUp, findServed, lockBoosted, updateServed } from './store.ts'
import { refundAfterDays } from './values.ts'

/** Maximum number of adverts of one run. */
const batchSize = 200
const day = 86_400_000

/** Starts the jobs: invoices, and the end of boosts every quarter of an hour. */
export async function startJobs(deps: Deps): Promise<void> {
  // the job of a killed process is retried after two minutes
  await deps.queue.work<{ id: number }>(billJob, (wish) => printBill(deps, wish), { expireSeconds: 120 })
  await deps.queue.work('adverts.boosts', () => sweepBoosts(deps))
  await deps.queue.schedule('adverts.boosts', '*/15 * * * *')
}

/** Ends boosts without days left. Refunds the rest for cars that are sold, or off sale for long. */
export async function sweepBoosts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const id of await findServed(deps.db, now, batchSize))
    await deps.db.transaction().execute(async (trx) => {
      // under the lock: more days may have been bought
      await lockBoosted(trx, id)
      if (await updateServed(trx, id, now)) await tell(deps, trx, id, 'boostEnded')
    })
  for (const id of await findGivenUp(deps.db, new Date(now.getTime() - refundAfterDays * day), now, batchSize)) {
    try {
      await deps.db.transaction().execute(async (trx) => {
        const ad = await lockBoosted(trx, id)
        if (ad && (await giveBack(deps, trx, ad))) await tell(deps, trx, id, 'boostReturned')
      })
    } catch (err) {
      // an error does not stop the others
      deps.log.error({ err, advert: id }, 'what is left of a boost could not be given back')
    }
  }
}
