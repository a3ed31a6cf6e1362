import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { PurchaseRecord } from '../desk/contract.ts'
import { atDesk, getStaffPurchase } from '../desk/service.ts'
import { lockPurchase, type PurchaseFacts } from '../store.ts'
import { deductible } from '../trade-in/service.ts'
import { decideTransfer, insertTransfer } from './store.ts'

/**
 * Prepares the transfer of the price. Throws NotFound, Forbidden for the caller's own sale; TransitionNotAllowed unless payment is due and
 * no transfer is prepared (one of two concurrent calls succeeds); BadRequest for a deduction above the open amount of the other car.
 */
export async function prepareTransfer(
  deps: Deps,
  actor: Actor,
  id: number,
  given: { debited: string; reference: string; isDeduction: boolean },
): Promise<PurchaseRecord> {
  await onTransfer(deps, actor, id, async (trx, facts) => {
    const { quotation: amount } = facts
    if (amount === null) return false
    const other = given.isDeduction ? await deductible(trx, id, amount) : null
    const order = { ...given, amount, by: actor.id ?? '', ...(other && { debited: '', reference: other.bookingReference }) }
    return insertTransfer(trx, { id, ...order }, deps.clock.now())
  })
  return getStaffPurchase(deps, actor, id)
}

/**
 * Sends a prepared transfer back, by the second person or its author. Throws NotFound, Forbidden; TransitionNotAllowed when none is
 * prepared.
 */
export async function sendTransferBack(deps: Deps, actor: Actor, id: number, comment: string): Promise<PurchaseRecord> {
  await onTransfer(deps, actor, id, (trx) =>
    decideTransfer(trx, { id, state: 'SentBack', by: actor.id, remark: comment }, deps.clock.now()),
  )
  return getStaffPurchase(deps, actor, id)
}

type Trx = Transaction<Database>
type Facts = PurchaseFacts

async function onTransfer(deps: Deps, actor: Actor, id: number, work: (trx: Trx, facts: Facts) => Promise<boolean>): Promise<void> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const facts = await lockPurchase(trx, id)
      if (!facts) throw new AppError('NotFound', { id })
      if (facts.status !== 'DocumentsConformityAccepted' || !(await work(trx, facts)))
        throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
    }),
  )
}
