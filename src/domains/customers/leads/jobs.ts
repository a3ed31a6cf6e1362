import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { keepOldFigures, sendPortion } from './newsletter/service.ts'
import { forgetOutdated } from './service.ts'
import { removeOldChoices } from './store.ts'

/** Starts the jobs: newsletter mails every minute, and the retention of the privacy page every night. */
export async function startJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.work('contact.removeOutdated', async () => {
    await forgetOutdated(deps)
    await forgetOldChoices(deps)
    await keepOldFigures(deps)
  })
  await queue.schedule('contact.removeOutdated', '20 3 * * *')
  await queue.work('contact.sendLetters', () => sendPortion(deps), { retries: 0 })
  await queue.schedule('contact.sendLetters', '* * * * *')
}

/** Deletes consent choices older than the setting `visits.consentMonths`. */
export async function forgetOldChoices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await removeOldChoices(db, Number((await findSetting(db, 'visits.consentMonths')) ?? 24), clock.now())
}
