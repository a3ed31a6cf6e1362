import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { removeSilent } from './conversations/store.ts'
import { conclude, concludeJob } from './decisions/service.ts'
import { removeDecisions } from './decisions/store.ts'
import { deviceDays } from './devices/service.ts'
import { removeDevices } from './devices/store.ts'
import { measureEffects } from './effects/service.ts'
import { tell } from './messages/service.ts'
import { removeLookers } from './phone/store.ts'
import { removeReporters } from './reports/store.ts'
import { tellDays } from './rules.ts'
import { moveAd } from './service.ts'
import { findEnding, findOver, updateEndingTold } from './store.ts'
import { removeVisitors } from './views/store.ts'

/** Maximum number of adverts of one run. */
const batchSize = 200
const tellSize = 1000
const day = 86_400_000

/** Starts the jobs: hourly expiry of adverts, and nightly statistics of what improves adverts. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('adverts.sweep', () => sweepAds(deps))
  await deps.queue.schedule('adverts.sweep', '20 * * * *')
  await deps.queue.work<{ id: number }>(concludeJob, (wish) => conclude(deps, wish))
  await deps.queue.work('adverts.measureEffects', () => measureEffects(deps))
  await deps.queue.schedule('adverts.measureEffects', '10 4 * * *')
}

/** Withdraws expired adverts, notifies sellers of adverts that end soon, deletes yesterday's visitors and reporters, and old devices. */
export async function sweepAds(deps: Deps): Promise<void> {
  for (const id of await findOver(deps.db, deps.clock.now(), batchSize)) {
    try {
      await deps.db.transaction().execute(async (trx) => {
        await moveAd(deps, trx, { id, action: 'deactivate', actor: system })
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
