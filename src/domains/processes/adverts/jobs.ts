import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { billJob, printBill } from './boosts/printouts.ts'
import { findGivenUp, findServed, lockBoosted, updateServed } from './boosts/store.ts'
import { removeLookers, removeSilent } from './conversations/store.ts'
import { measureEffects } from './figures/service.ts'
import { removeVisitors } from './figures/store.ts'
import { tell } from './messages.ts'
import { conclude, concludeJob } from './moderation/service.ts'
import { removeDecisions, removeReporters } from './moderation/store.ts'
import { tellDays } from './rules.ts'
import { deviceDays } from './seller/service.ts'
import { endBoosts, transitionAd } from './service.ts'
import { findEnding, findOver, removeDevices, updateEndingTold } from './store.ts'
import { refundAfterDays } from './values.ts'

/** Maximum number of adverts of one run. */
const batchSize = 200
const tellSize = 1000
const day = 86_400_000

/** Starts the jobs: expiry of adverts every hour, statistics of what improves adverts every night, invoices and the end of boosts. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('adverts.sweep', () => sweepAds(deps))
  await deps.queue.schedule('adverts.sweep', '20 * * * *')
  await deps.queue.work<{ id: number }>(concludeJob, (wish) => conclude(deps, wish))
  await deps.queue.work('adverts.measureEffects', () => measureEffects(deps))
  await deps.queue.schedule('adverts.measureEffects', '10 4 * * *')
  // the job of a killed process is retried after two minutes
  await deps.queue.work<{ id: number }>(billJob, (wish) => printBill(deps, wish), { expireSeconds: 120 })
  await deps.queue.work('adverts.boosts', () => sweepBoosts(deps))
  await deps.queue.schedule('adverts.boosts', '*/15 * * * *')
}

/** Withdraws expired adverts, notifies sellers of adverts that end soon, deletes yesterday's visitors and reporters, and old devices. */
export async function sweepAds(deps: Deps): Promise<void> {
  for (const id of await findOver(deps.db, deps.clock.now(), batchSize)) {
    try {
      await deps.db.transaction().execute(async (trx) => {
        await transitionAd(deps, trx, { id, action: 'deactivate', actor: system })
        await tell(deps, trx, id, 'expired')
      })
    } catch (err) {
      // another transaction was first, or one failure must not stop the others
      if (!(err instanceof AppError)) deps.log.error({ err, advert: id }, 'an advert could not be taken out of the search')
    }
  }
  const now = deps.clock.now()
  await removeVisitors(deps.db, localTime(now).day)
  await removeReporters(deps.db, localTime(now).day)
  await removeLookers(deps.db, localTime(now).day)
  await removeDecisions(deps.db, instantOf(localTime(now).day, '00:00'))
  await removeDevices(deps.db, new Date(now.getTime() - (await deviceDays(deps.db)) * day))
  const days = Number((await findSetting(deps.db, 'ads.conversationDays')) ?? 365)
  await removeSilent(deps.db, new Date(now.getTime() - days * day))
  for (const id of await findEnding(deps.db, now, new Date(now.getTime() + tellDays * day), tellSize))
    await deps.db.transaction().execute(async (trx) => {
      await tell(deps, trx, id, 'ending')
      await updateEndingTold(trx, id)
    })
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
        if (ad && (await endBoosts(deps, trx, ad))) await tell(deps, trx, id, 'boostReturned')
      })
    } catch (err) {
      // an error does not stop the others
      deps.log.error({ err, advert: id }, 'what is left of a boost could not be given back')
    }
  }
}
