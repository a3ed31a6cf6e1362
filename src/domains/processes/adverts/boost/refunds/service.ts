import type { Transaction } from 'kysely'
import { takeBoost } from '#domains/catalogue/vehicles/entries/store.ts'
import { refundPayment } from '#domains/foundation/payments/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { refundsOf } from '../rules.ts'
import { type BoostedAd, findServing, updateEnded, updateRefund } from '../store.ts'

/** Ends the boosts of a locked advert and refunds the unserved days, once. Returns false when no day is left. */
export async function giveBack(deps: Deps, trx: Transaction<Database>, ad: Pick<BoostedAd, 'id' | 'vehicleId'>): Promise<boolean> {
  const now = deps.clock.now()
  const serving = await findServing(trx, ad.id)
  const parts = refundsOf(serving, await takeBoost(trx, ad.vehicleId, now))
  for (const { id, amount, isWhole } of parts) {
    await updateRefund(trx, id, amount, isWhole ? 'Gateway' : 'ByHand', now)
    const paymentId = serving.find((one) => one.id === id)?.paymentId
    if (isWhole && paymentId) await refundPayment(deps, trx, { id: paymentId, reason: 'Cancelled' })
  }
  await updateEnded(trx, ad.id, now)
  return parts.length > 0
}
