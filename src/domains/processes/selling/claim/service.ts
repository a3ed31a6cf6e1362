import { currentCustomer } from '#domains/customers/customers/service.ts'
import { claimToken, readClaim } from '#domains/processes/buying/bookings/person/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { tell } from '../messages/service.ts'
import { type Caller, ownPurchase } from '../service.ts'
import type { PurchaseClaim } from './contract.ts'
import { findUnclaimed, findUnclaimedOf, takePurchase } from './store.ts'

/** Sends one claim mail for each guest request that names the caller's confirmed e-mail. */
export async function askWhoSent(deps: Deps, { email, emailVerified }: { email: string; emailVerified: boolean }): Promise<void> {
  const unclaimed = emailVerified && email ? await findUnclaimed(deps.db, email) : []
  if (unclaimed.length === 0) return
  await deps.db.transaction().execute(async (trx) => {
    for (const id of unclaimed)
      await tell(deps, trx, id, { way: 'mail', notice: 'claim', word: null, token: claimToken(deps, id, email, 'purchase') })
  })
}

/**
 * Returns the guest requests that name the caller's e-mail and phone, each with a claim token. Empty until both are confirmed. Throws
 * CustomerInactive.
 */
export async function listClaims(deps: Deps, actor: Actor): Promise<PurchaseClaim[]> {
  const { email, emailVerified, phone, phoneVerified } = await currentCustomer(deps, actor)
  if (!emailVerified || !phoneVerified || !email || !phone) return []
  const found = await findUnclaimedOf(deps.db, { email, phone })
  return found.map(({ id, ...request }) => ({ ...request, token: claimToken(deps, id, email, 'purchase') }))
}

/**
 * Moves a guest request into the caller's account and returns its new key. Needs the token of `askWhoSent` or `listClaims`, or its key
 * with a code sent to its phone. Throws NotFound for a token of another e-mail or a request that has an owner; PhoneUnconfirmed.
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
