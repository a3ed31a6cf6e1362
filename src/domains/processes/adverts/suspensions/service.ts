import type { Transaction } from 'kysely'
import { moveCard } from '#domains/customers/customers/service.ts'
import { customerWorkflow } from '#domains/customers/customers/status.ts'
import { findStaffRoles } from '#domains/foundation/team/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Actor, system } from '#shared/actor.ts'
import { defaultLanguage } from '#shared/language.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'
import { insertReport } from '../reports/store.ts'
import { moveAd } from '../service.ts'
import { findSeller } from './store.ts'

/** Returns whether a person may suspend accounts; others request it. */
export function maySuspend(actor: Actor): boolean {
  const step = findStep(customerWorkflow, 'Active', 'deactivate')
  return step !== null && mayTake(step, actor)
}

/**
 * Suspends the seller after a final refusal: by a manager, closes the account and withdraws its adverts online; by other staff, adds a
 * request to the advert's reports for a manager. Does nothing for a closed account. Returns true when it was closed.
 */
export async function suspendSeller(
  deps: Deps,
  trx: Transaction<Database>,
  { adId, by, why }: { adId: number; by: string | null; why: string },
): Promise<boolean> {
  const seller = await findSeller(trx, adId)
  if (!seller?.isActive) return false
  const actor: Actor = { id: by, roles: by === null ? [] : await findStaffRoles(trx, by) }
  if (!maySuspend(actor)) {
    const now = deps.clock.now()
    const wish = { adId, reason: 'Scam', text: why, email: null, language: defaultLanguage } as const
    await insertReport(trx, { ...wish, day: localTime(now).day, reporter: `staff ${by}` }, now)
    return false
  }
  await moveCard(trx, actor, seller.id, 'deactivate', why)
  for (const id of seller.online) await moveAd(deps, trx, { id, action: 'deactivate', actor: system })
  return true
}
