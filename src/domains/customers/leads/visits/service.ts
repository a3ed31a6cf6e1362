import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import { AppError } from '#shared/errors.ts'
import { maxAttempts } from '../rules.ts'
import { type ConsentChoice, insertChoice, removeOldChoices } from './store.ts'

/**
 * Stores a visitor's consent choice. The network address is only used for a salted daily limit and is not stored with the choice. Throws
 * TooManyRequests.
 */
export async function chooseConsent({ db, clock }: Deps, choice: ConsentChoice, address: string): Promise<void> {
  const now = clock.now()
  if ((await insertAttempt(db, 'Consent', address, now)) > maxAttempts.Consent) throw new AppError('TooManyRequests')
  await insertChoice(db, choice, now)
}

/** Deletes choices older than the retention period (setting). */
export async function forgetOldChoices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await removeOldChoices(db, Number((await findSetting(db, 'visits.consentMonths')) ?? 24), clock.now())
}
