import { updatePrice } from '#domains/catalogue/vehicles/entries/store.ts'
import { confirmPrice } from '#domains/catalogue/vehicles/price-guard/service.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { VehicleAd } from '../contract.ts'
import { askedPrice, mayMend } from '../rules.ts'
import { type Caller, checkUnsold, moveAd, owner, take } from '../service.ts'
import { lockAd, updateAd } from '../store.ts'

/**
 * Changes a price. A published advert shows it immediately; a doubtful one is reviewed first while the advert stays public at its last
 * approved price, and the approved price withdraws the new one. A doubtful price of a withdrawn advert makes a draft, reviewed before it is
 * public again. An equal price has no effect. Throws NotFound, TransitionNotAllowed during a review, BadRequest for an unconfirmed doubtful
 * price.
 */
export function priceAd(
  deps: Deps,
  caller: Caller,
  id: number,
  { price, confirmed }: { price: number; confirmed?: number | undefined },
): Promise<VehicleAd> {
  return take(deps, caller, id, async (trx) => {
    const facts = await lockAd(trx, id)
    const isRead = facts?.status === 'Submited' && facts.wishedPrice === null
    if (!facts || isRead || facts.status === 'Accepted')
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    checkUnsold(facts)
    if (!mayMend(facts.corrects, 'price')) throw fieldError('price', 'alreadyRead')
    const isOnline = facts.status === 'Published' || facts.wishedPrice !== null
    if (price === facts.wishedPrice || (price === facts.price && facts.wishedPrice === null)) return
    const actor = owner(caller.actor)
    if (price === facts.price) return moveAd(deps, trx, { id, action: 'resume', actor })
    const isDoubtful =
      isOnline || facts.status === 'Deactivated' ? await confirmPrice(trx, askedPrice(facts, price, deps.clock.now()), confirmed) : false
    if (isDoubtful && isOnline) {
      if (facts.wishedPrice !== null) return updateAd(trx, id, { wishedPrice: price })
      return moveAd(deps, trx, { id, action: 'reprice', actor, wishedPrice: price })
    }
    if (facts.wishedPrice !== null) await moveAd(deps, trx, { id, action: 'resume', actor })
    if (isDoubtful) await moveAd(deps, trx, { id, action: 'revise', actor })
    await updatePrice(trx, facts.vehicleId, price, caller.actor.id, localTime(deps.clock.now()).day)
  })
}
