import type { Deps } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { consentVersion } from './contract.ts'
import { maxAttempts } from './rules.ts'
import { insertAttempt, insertSubscription, updateSubscription } from './store.ts'

/** Stores a sign-up; a filled trap field is answered like any other and not stored. TooManyRequests per visitor address. */
export async function subscribe(
  { db, clock }: Deps,
  wish: { email: string; language: Language; website: string },
  address: string,
): Promise<{ consentVersion: string }> {
  const now = clock.now()
  if ((await insertAttempt(db, address, now)) > maxAttempts) throw new AppError('TooManyRequests')
  if (wish.website === '') await insertSubscription(db, wish.email, wish.language, consentVersion, now)
  return { consentVersion }
}

/** The link of the first message. NotFound for an unknown token. */
export async function confirm({ db, clock }: Deps, token: string): Promise<void> {
  const known = await updateSubscription(
    db,
    token,
    { from: ['Pending'], status: 'Confirmed', kind: 'Confirmed' },
    consentVersion,
    clock.now(),
  )
  if (!known) throw new AppError('NotFound')
}

/** The link of every message. NotFound for an unknown token. */
export async function unsubscribe({ db, clock }: Deps, token: string): Promise<void> {
  const step = { from: ['Pending', 'Confirmed'], status: 'Unsubscribed', kind: 'Withdrawn' } as const
  if (!(await updateSubscription(db, token, step, consentVersion, clock.now()))) throw new AppError('NotFound')
}
