import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isOneOf, takenStatuses } from '#domains/catalogue/vehicles/status.ts'
import { addBoost } from '#domains/catalogue/vehicles/writes/store.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { gateAccount } from '#domains/foundation/payments/gateway.ts'
import { refundPayment, startPayment } from '#domains/foundation/payments/service.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, isOwner, staffRoles } from '#shared/actor.ts'
import type { PaymentEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import type { VehicleAd } from '../contract.ts'
import { tell } from '../messages.ts'
import { type Caller, endBoosts, ownAd, readAd } from '../service.ts'
import type { BoostPack, BoostPackInput, BoostRefund, StaffBoostPack } from './contract.ts'
import { billJob } from './printouts.ts'
import { daySeconds } from './rules.ts'
import {
  countBegun,
  findBoostOwner,
  findOpen,
  findPacks,
  findRefunds,
  insertBoost,
  lockBoost,
  lockBoosted,
  savePack,
  updatePaid,
  updateRefunded,
} from './store.ts'

type Trx = Transaction<Database>

const minute = 60_000
/** Minutes to pay a purchase, and the minimum left to resume it. */
const [payMinutes, leastMinutes] = [30, 5]
/** Maximum unpaid purchases of an advert in an hour. */
const maxBegun = 10

const named = <P extends { names: Parameters<typeof localized>[0] }>(pack: P, language: Language) => ({
  ...pack,
  name: localized(pack.names, language),
})

/** Lists the available packs, shortest first. */
export async function listPacks(deps: Pick<Deps, 'db'>, language: Language): Promise<BoostPack[]> {
  const packs = await findPacks(deps.db)
  return packs.flatMap(({ isDeactivated, sold: _sold, ...pack }) => (isDeactivated ? [] : [named(pack, language)]))
}

/**
 * Starts the purchase of a pack for the caller's published advert. A repeated call returns the same purchase while it can be paid. Throws
 * NotFound, BadRequest for an unknown pack and for an advert without a price or with a doubtful one, TransitionNotAllowed for an advert
 * that is not on sale, TooManyRequests, PaymentsClosed.
 */
export async function boostAd(
  deps: Deps,
  { actor, language }: Caller,
  adId: number,
  packId: number,
): Promise<{ id: number; paymentId: string; amount: number; expires: string }> {
  const id = await ownAd(deps, actor, { id: adId })
  if (!gateAccount(deps)) throw new AppError('PaymentsClosed')
  const now = deps.clock.now()
  const begun = await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const ad = await lockBoosted(trx, id)
      if (!ad || ad.isDeleted) throw new AppError('NotFound', { id })
      const pack = (await findPacks(trx)).find((one) => one.id === packId && !one.isDeactivated)
      if (!pack) throw fieldError('boostPackId', 'invalid')
      if (ad.status !== 'Published' || ad.vehicleStatus !== 'Published')
        throw new AppError('TransitionNotAllowed', { state: ad.status, actions: '' })
      // a paid placement requires a plausible price
      if (!ad.isPriceSound) throw fieldError('price', ad.isPriced ? 'doubtfulPrice' : 'required')
      const open = await findOpen(trx, id, packId, pack.price, new Date(now.getTime() + leastMinutes * minute))
      if (open) return open
      if ((await countBegun(trx, id, new Date(now.getTime() - 60 * minute))) >= maxBegun) throw new AppError('TooManyRequests')
      const expires = new Date(now.getTime() + payMinutes * minute)
      const made = { adId: id, packId, names: pack.names, price: pack.price, days: pack.boostInDays, paymentId: randomUUID(), expires }
      const boostId = await insertBoost(trx, { ...made, by: actor.id }, now)
      await startPayment(deps, trx, {
        ...{ id: made.paymentId, purpose: 'AdBoost', ownerId: boostId, amount: pack.price, language, expires },
        payer: { name: ad.name, email: ad.email ?? '', phone: ad.phone ?? '' },
        shopPath: '/customerAnnonces',
        donePath: `/customerAnnonces?boost=${made.paymentId}`,
        failedPath: `/customerAnnonces?boost=${made.paymentId}`,
      })
      return { id: boostId, paymentId: made.paymentId, amount: pack.price, expires }
    }),
  )
  return { ...begun, expires: begun.expires.toISOString() }
}

/**
 * Starts the paid days after those left, immediately while the car is on sale. Refunds, without a capture, when the advert is deleted or
 * withdrawn, or its car is sold. Subscriber of `paymentApproved`.
 */
export async function followApproval(trx: Trx, { purpose, ownerId, paymentId, at }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'AdBoost') return
  const boost = await lockBoost(trx, ownerId)
  const ad = boost && (await lockBoosted(trx, boost.adId))
  if (!boost || boost.paymentId !== paymentId || !ad || ad.isDeleted || ad.status === 'Deactivated' || ad.vehicleStatus === 'Sold')
    return refundPayment(deps, trx, { id: paymentId, reason: 'CarGone' })
  if (boost.paid) return
  await updatePaid(trx, boost.id, localTime(at).day.slice(0, 4), at)
  await addBoost(trx, ad.vehicleId, boost.days * daySeconds, at)
  await deps.queue.enqueue(billJob, { id: boost.id }, { db: trx, key: String(boost.id) })
  await tell(deps, trx, ad.id, 'boosted')
}

/** Records the refund of a boost. Subscriber of `paymentReturned`. */
export async function followReturn(trx: Trx, { purpose, ownerId, at }: PaymentEvent): Promise<void> {
  if (purpose === 'AdBoost') await updateRefunded(trx, ownerId, { way: 'Gateway', reference: null, by: null }, at)
}

/** Refunds the unserved days of the caller's advert that is not on sale. Throws NotFound, TransitionNotAllowed. */
export async function refundBoost(deps: Deps, { actor, language }: Caller, adId: number): Promise<VehicleAd> {
  const id = await ownAd(deps, actor, { id: adId })
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const ad = await lockBoosted(trx, id)
      if (!ad || ad.isDeleted) throw new AppError('NotFound', { id })
      // held and booked cars may return to sale
      const isOnSale = ad.status === 'Published' && ad.vehicleStatus !== 'Sold'
      if (isOnSale || (ad.vehicleStatus !== 'Sold' && isOneOf(takenStatuses, ad.vehicleStatus)) || !(await endBoosts(deps, trx, ad)))
        throw new AppError('TransitionNotAllowed', { state: ad.status, actions: '' })
    }),
  )
  return readAd(deps, id, language)
}

/** Lists all packs, for staff. */
export async function listStaffPacks(deps: Deps, { actor, language }: Caller): Promise<StaffBoostPack[]> {
  await staffOf(deps, actor)
  return (await findPacks(deps.db)).map((pack) => named(pack, language))
}

/** Adds or changes a pack. Throws NotFound. */
export async function writePack(deps: Deps, caller: Caller, id: number | null, given: BoostPackInput): Promise<StaffBoostPack[]> {
  await staffOf(deps, caller.actor)
  const saved = await audited(deps.db, caller.actor, async (trx) => {
    const kept = await savePack(trx, id, given, caller.actor.id, deps.clock.now())
    if (kept !== null) nameAudited(caller.actor, { type: 'boostpacks', id: kept })
    return kept
  })
  if (saved === null) throw new AppError('NotFound', { id: id ?? 0 })
  return listStaffPacks(deps, caller)
}

/** Lists the refunds of boosts, for staff. */
export async function listRefunds(deps: Deps, actor: Actor): Promise<BoostRefund[]> {
  await staffOf(deps, actor)
  return findRefunds(deps.db)
}

/** Records a refund by hand. Throws NotFound for another kind of refund, or a completed one. */
export async function noteRefund(deps: Deps, actor: Actor, id: number, reference: string): Promise<BoostRefund[]> {
  await staffOf(deps, actor)
  const noted = await audited(deps.db, actor, (trx) =>
    updateRefunded(trx, id, { way: 'ByHand', reference, by: actor.id }, deps.clock.now()),
  )
  if (!noted) throw new AppError('NotFound', { id })
  return findRefunds(deps.db)
}

const readers = staffRoles.filter((role) => role === 'controller' || role === 'manager' || role === 'admin')

/** Access to the invoices of boosts: the payer, and accounting staff. */
export const boostDocuments: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    return (await this.isOwn(deps, actor, ownerId)) || readers.some((role) => actor.roles.includes(role))
  },
  async isOwn(deps, actor, ownerId) {
    return isOwner(actor, await findBoostOwner(deps.db, ownerId))
  },
  async mayAdd(_deps, _actor, ownerId) {
    throw new AppError('NotFound', { id: ownerId })
  },
  async mayRemove() {
    throw new AppError('Forbidden')
  },
}
