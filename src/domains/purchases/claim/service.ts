import { claimToken, readClaim } from '#domains/bookings/person/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { tell } from '../messages/service.ts'
import { type Caller, ownPurchase } from '../service.ts'
import type { PurchaseClaim } from './contract.ts'
import { findUnclaimed, findUnclaimedOf, takePurchase } from './store.ts'

/** Asks by mail, once for each, about what was sent without signing in under the e-mail that the caller has confirmed: was it them? */
export async function askWhoSent(deps: Deps, { email, emailVerified }: { email: string; emailVerified: boolean }): Promise<void> {
  const unclaimed = emailVerified && email ? await findUnclaimed(deps.db, email) : []
  if (unclaimed.length === 0) return
  await deps.db.transaction().execute(async (trx) => {
    for (const id of unclaimed)
      await tell(deps, trx, id, { way: 'mail', notice: 'claim', word: null, token: claimToken(deps, id, email, 'purchase') })
  })
}

/**
 * Returns what was sent without signing in under the e-mail and the phone of the caller, with the token of each; nothing until both are
 * confirmed. CustomerInactive.
 */
export async function listClaims(deps: Deps, actor: Actor): Promise<PurchaseClaim[]> {
  const { email, emailVerified, phone, phoneVerified } = await currentCustomer(deps, actor)
  if (!emailVerified || !phoneVerified || !email || !phone) return []
  const found = await findUnclaimedOf(deps.db, { email, phone })
  return found.map(({ id, ...request }) => ({ ...request, token: claimToken(deps, id, email, 'purchase') }))
}

/**
 * The caller says that a request is theirs, by the token of `askWhoSent` or `listClaims` or by its key and the code to its phone: it comes into their account,
 * and its key changes hands. Gives the new key. NotFound for a letter to somebody else, and for a request that has an owner; PhoneUnconfirmed.
 */
export async function claimPurchase(
  deps: Deps,
  caller: Caller,
  { token, key }: { token?: string | undefined; key?: string | undefined },
): Promise<{ key: string }> {
  const { id: customerId, email, emailVerified } = await currentCustomer(deps, caller.actor)
  const byLetter = token !== undefined && emailVerified && email ? readClaim(deps, token, email, 'purchase') : null
  const id = key === undefined ? byLetter : (await ownPurchase(deps, caller, key)).id
  if (id === null) throw new AppError('NotFound')
  const taken = await retryOnConflict(() =>
    deps.db.transaction().execute((trx) => takePurchase(trx, id, { customerId, email: key === undefined ? email : null })),
  )
  if (taken === null) throw new AppError('NotFound')
  return { key: taken }
}
