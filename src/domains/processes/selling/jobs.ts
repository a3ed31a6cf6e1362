import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './documents/service.ts'
import { remindOfVisits } from './effects/service.ts'
import { tell } from './messages.ts'
import { removeExpiredDrafts } from './request/store.ts'
import { awaitsOwner } from './status.ts'
import { findEnding, findSilent, isSilent, lockPurchase } from './store.ts'
import { transitionPurchase } from './transitions/service.ts'

/** Maximum records of one run. */
const batchSize = 200
const day = 86_400_000

/** Registers the jobs: expiring offers, inactive requests and drafts every hour; appointment reminders every ten minutes. */
export async function startJobs(deps: Deps): Promise<void> {
  await deps.queue.work('purchases.sweep', () => sweepPurchases(deps))
  await deps.queue.schedule('purchases.sweep', '10 * * * *')
  await deps.queue.work('purchases.visits', () => remindOfVisits(deps))
  await deps.queue.schedule('purchases.visits', '*/10 * * * *')
  await startPrinting(deps)
}

/** Sends one reminder per offer that expires within a day, deactivates requests of inactive owners, and deletes expired drafts. */
export async function sweepPurchases(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  await removeExpiredDrafts(db, now)
  for (const id of await findEnding(db, now, new Date(now.getTime() + day), batchSize))
    await db.transaction().execute((trx) => tell(deps, trx, id, { way: 'mail+sms', notice: 'offerEnds', word: null }))
  const days = Number((await findSetting(db, 'purchases.silentDays')) ?? 30)
  const since = new Date(now.getTime() - days * day)
  for (const id of await findSilent(db, awaitsOwner, since, batchSize)) {
    try {
      await db.transaction().execute(async (trx) => {
        await lockPurchase(trx, id)
        // the owner may have answered since the query
        if (await isSilent(trx, id, awaitsOwner, since)) await transitionPurchase(deps, trx, { id, action: 'deactivate', actor: system })
      })
    } catch (err) {
      // one failure does not stop the others
      if (!(err instanceof AppError)) log.error({ err, purchase: id }, 'a silent request could not be put to rest')
    }
  }
}

/** Registers the print job. */
async function startPrinting(deps: Deps): Promise<void> {
  // printing takes seconds: a job of a dead worker is retried after two minutes instead of fifteen
  await deps.queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
}
