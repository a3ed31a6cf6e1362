import type { Transaction } from 'kysely'
import { moveVehicle } from '#domains/catalogue/vehicles/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { tell } from '../messages/service.ts'
import { type AdMove, moveAd } from '../service.ts'
import type { AdDecisionAction } from '../status.ts'
import { type AdFacts, lockAd, updateAd } from '../store.ts'
import { suspendSeller } from '../suspensions/service.ts'
import { takeBackSeconds } from '../values.ts'
import { type AdDecision, findOpenDecision, insertDecision, removeDecision, updateOver } from './store.ts'

type Trx = Transaction<Database>

/** Job that makes a decision final and notifies its seller. */
export const concludeJob = 'adverts.conclude'
/** Seconds of grace for a reversal in progress. */
const grace = 2

/** Target status of each decision. */
const ledTo = { accept: 'Accepted', askCorrection: 'Rejected', reject: 'Rejected' } as const satisfies Record<AdDecisionAction, string>

const isDecision = (action: string): action is AdDecisionAction => action in ledTo

/**
 * Runs a staff action. A decision about a submitted advert is effective immediately; its seller is notified when it can no longer be taken
 * back. Other actions notify immediately. Throws the errors of `moveAd`.
 */
export async function decide(deps: Deps, trx: Trx, move: AdMove): Promise<void> {
  if (move.suspends !== undefined && move.action !== 'reject') throw fieldError('suspends', 'invalid')
  if (!isDecision(move.action)) return moveAd(deps, trx, move)
  const facts = await lockAd(trx, move.id)
  if (!facts) throw new AppError('NotFound', { id: move.id })
  const id = await insertDecision(
    trx,
    { adId: move.id, action: move.action, by: move.actor.id, suspends: move.suspends ?? null },
    deps.clock.now(),
  )
  await moveAd(deps, trx, move)
  await deps.queue.enqueue(concludeJob, { id }, { db: trx, after: takeBackSeconds + grace, key: String(id) })
}

/** Returns whether a person may take back a decision in the advert's current status. */
function mayTakeBack(decision: AdDecision | null, actor: Actor, status: string, now: Date): decision is AdDecision {
  if (decision === null || decision.by === null || decision.by !== actor.id || ledTo[decision.action] !== status) return false
  return now.getTime() - decision.created.getTime() <= (takeBackSeconds + grace) * 1000
}

/**
 * Takes back the caller's own decision before the seller is notified, and restores the former state. Throws NotFound, TransitionNotAllowed.
 */
export async function takeBack(deps: Deps, trx: Trx, { id, actor }: Pick<AdMove, 'id' | 'actor'>): Promise<void> {
  const facts = await lockAd(trx, id)
  if (!facts) throw new AppError('NotFound', { id })
  const decision = await findOpenDecision(trx, { adId: id })
  if (!mayTakeBack(decision, actor, facts.status, deps.clock.now()))
    throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  await moveAd(deps, trx, { id, action: 'takeBack', actor, before: decision })
  await removeDecision(trx, decision)
}

/**
 * Makes a decision final: notifies the seller, and publishes an accepted advert if configured. Does nothing for a reversed decision, or
 * when the seller has already acted on it.
 */
export async function conclude(deps: Deps, { id }: { id: number }): Promise<void> {
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const wanted = await findOpenDecision(trx, { id })
      const facts = wanted && (await lockAd(trx, wanted.adId))
      // under the lock: it may have been taken back
      const decision = facts && (await findOpenDecision(trx, { id }))
      if (!decision) return
      await updateOver(trx, id)
      const isSuspended = decision.suspends !== null && (await suspendSeller(deps, trx, { ...decision, why: decision.suspends }))
      if (isSuspended) return tell(deps, trx, decision.adId, 'suspended')
      if (ledTo[decision.action] !== facts.status) return
      const { action, adId } = decision
      if (facts.wishedPrice !== null) return concludePrice(deps, trx, facts, action)
      if (action !== 'accept') return tell(deps, trx, adId, action === 'reject' ? 'rejected' : 'correction')
      await tell(deps, trx, adId, (await publishedAtOnce(deps, trx, adId)) ? 'published' : 'accepted')
    }),
  )
}

/**
 * Applies the decision about the new price of a public advert: an accepted price is shown; a refusal for the price alone restores the last
 * approved price; any other refusal withdraws the advert.
 */
async function concludePrice(deps: Deps, trx: Trx, facts: AdFacts, action: AdDecisionAction): Promise<void> {
  const { id, reasons } = facts
  if (action !== 'accept' && reasons.some((reason) => reason !== 'PriceDoubtful')) {
    if (facts.vehicleStatus === 'Published')
      await moveVehicle(deps, trx, { id: facts.vehicleId, action: 'unpublish', actor: system, comment: 'advert' })
    await updateAd(trx, id, { wishedPrice: null, visibleUntil: null })
    return tell(deps, trx, id, action === 'reject' ? 'rejected' : 'correction')
  }
  await moveAd(deps, trx, { id, action: 'resume', actor: system })
  await tell(deps, trx, id, action === 'accept' ? 'priceAccepted' : 'priceRefused')
}

/** Publishes an accepted advert if configured. Returns false otherwise, or when the seller must act first. */
async function publishedAtOnce(deps: Deps, trx: Trx, id: number): Promise<boolean> {
  if ((await findSetting(trx, 'ads.publishAtOnce')) !== 'true') return false
  try {
    await moveAd(deps, trx, { id, action: 'publish', actor: system })
    return true
  } catch (err) {
    if (err instanceof AppError) return false
    throw err
  }
}
