import { findSetting } from '#domains/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'
import { maxAttempts } from '../rules.ts'
import { insertAttempt } from '../store.ts'
import { type ConsentChoice, insertChoice, removeOldChoices } from './store.ts'

/** Notes what a visitor chose. Their address is only counted, salted, for a day, and never stands beside the choice. TooManyRequests. */
export async function chooseConsent({ db, clock }: Deps, choice: ConsentChoice, address: string): Promise<void> {
  const now = clock.now()
  if ((await insertAttempt(db, 'Consent', address, now)) > maxAttempts.Consent) throw new AppError('TooManyRequests')
  await insertChoice(db, choice, now)
}

/** Forgets choices after the months of the setting. */
export async function forgetOldChoices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await removeOldChoices(db, Number((await findSetting(db, 'visits.consentMonths')) ?? 24), clock.now())
}
