import type { Transaction } from 'kysely'
import { sendMail } from '#domains/notifications/service.ts'
import * as entries from '#domains/vehicles/entries/store.ts'
import type { PriceFacts } from '#domains/vehicles/price-guard/rules.ts'
import { assessPrice, requireConfirmed } from '#domains/vehicles/price-guard/service.ts'
import { findPublishingFacts } from '#domains/vehicles/store.ts'
import { formatPrice, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { StockCard } from '../contract.ts'
import { isPublic, isTaken } from '../rules.ts'
import { change } from '../service.ts'
import { findCard, type LockedVehicle, lockVehicle } from '../store.ts'
import {
  findDeciders,
  findPriceChange,
  findReader,
  insertPriceChange,
  type PriceChangeRow,
  type Reader,
  replacePriceChanges,
  updatePriceChange,
} from './store.ts'
import { priceUndoSeconds } from './values.ts'

type Trx = Transaction<Database>

/** The job that puts a price into effect. */
export const applyPriceJob = 'stock.applyPrice'
/** Seconds that a press of the last moment may be under way. */
const grace = 2

/** A price as it was typed. `was`: the price that the caller saw; `confirmed`: the amount that the caller wants in spite of a doubt. */
export interface TypedPrice {
  price: number
  was: number | null
  confirmed?: number | undefined
}

/** Refuses a price of a car that somebody has a right to, or below what its owner agreed to. VehicleTaken, BadRequest. */
async function checkPossible(trx: Trx, vehicle: LockedVehicle, price: number): Promise<void> {
  if (isTaken(vehicle.lastStatus)) throw new AppError('VehicleTaken')
  const { mandate } = await findPublishingFacts(trx, vehicle.id)
  if (mandate?.isSigned && mandate.floorPrice !== null && price < mandate.floorPrice)
    throw fieldError('price', 'tooSmall', { limit: mandate.floorPrice })
}

/**
 * Sets a price. A doubtful one (`checkPrice`) needs the confirmation of that very amount and then waits for a second person. The price of a
 * public car takes effect after ten seconds, in which it can be taken back; any other at once. EditConflict when the price is no longer what
 * the caller saw; VehicleTaken while somebody has a right to the car; BadRequest below what its owner agreed to, and for an unconfirmed doubt.
 */
export async function setPrice(deps: Deps, actor: Actor, id: number, { price, was, confirmed }: TypedPrice): Promise<StockCard> {
  return change(deps, actor, id, async (trx, vehicle) => {
    if (isTaken(vehicle.lastStatus)) throw new AppError('VehicleTaken')
    if (vehicle.price !== was) throw new AppError('EditConflict')
    if (vehicle.price === price) return
    await checkPossible(trx, vehicle, price)
    const now = deps.clock.now()
    const assessed = await assessPrice(trx, { vehicleId: id, price, kind: 'stock', now })
    requireConfirmed(price, assessed, confirmed)
    const { doubts } = assessed.check
    const made = { vehicleId: id, price, was, doubts, by: actor.id }
    if (doubts.length > 0) {
      const changeId = await insertPriceChange(trx, { ...made, state: 'Open' }, now)
      await mailDeciders(deps, trx, changeId, assessed.facts)
      return
    }
    if (isPublic(vehicle.lastStatus, vehicle.isArchived)) {
      await applyLater(deps, trx, await insertPriceChange(trx, { ...made, state: 'Leaving' }, now))
      return
    }
    await replacePriceChanges(trx, [id])
    await apply(deps, trx, id, price, actor.id)
  })
}

/**
 * The yes of a second person to that very amount. NotFound; Forbidden for the requester; EditConflict when it is decided, another amount, or
 * the price has changed; VehicleTaken, BadRequest as `setPrice`.
 */
export async function approvePrice(deps: Deps, actor: Actor, id: number, changeId: number, price: number): Promise<StockCard> {
  return change(deps, actor, id, async (trx, vehicle) => {
    const asked = await findOf(trx, id, changeId)
    if (asked.askedBy === actor.id) throw new AppError('Forbidden')
    if (asked.state !== 'Open' || asked.price !== price || asked.was !== vehicle.price) throw new AppError('EditConflict')
    await checkPossible(trx, vehicle, price)
    const decided = { decided: deps.clock.now(), by: actor.id }
    if (isPublic(vehicle.lastStatus, vehicle.isArchived)) {
      await updatePriceChange(trx, changeId, { state: 'Leaving', ...decided })
      return applyLater(deps, trx, changeId)
    }
    await updatePriceChange(trx, changeId, { state: 'Applied', ...decided })
    await apply(deps, trx, id, price, asked.askedBy ?? actor.id)
    await mailRequester(deps, trx, changeId)
  })
}

/**
 * Takes a price back that is not in effect: within its ten seconds (then one that was approved waits for a decision again), by its requester
 * while it waits, or by the no of a second person. NotFound; EditConflict when it is over.
 */
export async function refusePrice(deps: Deps, actor: Actor, id: number, changeId: number, remark: string | null): Promise<StockCard> {
  return change(deps, actor, id, async (trx) => {
    const asked = await findOf(trx, id, changeId)
    if (asked.state === 'Leaving') {
      const back = asked.decidedBy === null ? ({ state: 'Withdrawn' } as const) : ({ state: 'Open', decided: null } as const)
      return updatePriceChange(trx, changeId, back)
    }
    if (asked.state !== 'Open') throw new AppError('EditConflict')
    const isOwn = asked.askedBy === actor.id
    const decided = { decided: deps.clock.now(), by: actor.id, remark }
    await updatePriceChange(trx, changeId, { state: isOwn ? 'Withdrawn' : 'Refused', ...decided })
    if (!isOwn) await mailRequester(deps, trx, changeId)
  })
}

async function findOf(trx: Trx, vehicleId: number, changeId: number): Promise<PriceChangeRow> {
  const found = await findPriceChange(trx, changeId)
  if (found?.vehicleId !== vehicleId) throw new AppError('NotFound', { id: changeId })
  return found
}

async function applyLater(deps: Deps, trx: Trx, changeId: number): Promise<void> {
  await deps.queue.enqueue(applyPriceJob, { id: changeId }, { db: trx, after: priceUndoSeconds + grace })
}

async function apply(deps: Deps, trx: Trx, vehicleId: number, price: number, by: string | null): Promise<void> {
  await entries.updatePrice(trx, vehicleId, price, by, localTime(deps.clock.now()).day)
  await deps.queue.enqueue('vehicles.refreshMarket', {}, { db: trx, key: 'refreshMarket' })
}

/** Puts a price into effect that was not taken back. It lapses when the car was taken, or its price changed otherwise. */
export async function applyPrice(deps: Deps, { id }: { id: number }): Promise<void> {
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const wanted = await findPriceChange(trx, id)
      const vehicle = wanted && (await lockVehicle(trx, null, wanted.vehicleId))
      // under the lock: it may have been taken back
      const asked = vehicle && (await findPriceChange(trx, id))
      if (!vehicle || asked?.state !== 'Leaving') return
      if (isTaken(vehicle.lastStatus) || vehicle.price !== asked.was) return updatePriceChange(trx, id, { state: 'Lapsed' })
      await updatePriceChange(trx, id, { state: 'Applied' })
      await apply(deps, trx, asked.vehicleId, asked.price, asked.askedBy ?? asked.decidedBy)
      if (asked.decidedBy !== null) await mailRequester(deps, trx, id)
    }),
  )
}

/** Writes to everybody who may decide about a price that waits. */
async function mailDeciders(deps: Deps, trx: Trx, changeId: number, { market }: PriceFacts): Promise<void> {
  const asked = await findPriceChange(trx, changeId)
  if (!asked) return
  for (const reader of await findDeciders(trx, asked.askedBy)) {
    const t = serverText('stockMail', reader.language)
    const money = (amount: number) => formatPrice(amount, reader.language)
    await mailAbout(deps, trx, asked, reader, 'asked', [
      ...(asked.was === null ? [] : [{ label: t('facts.now'), value: money(asked.was) }]),
      { label: t('facts.asked'), value: money(asked.price) },
      ...(market ? [{ label: t('facts.market'), value: t('range', { low: money(market.low), high: money(market.high) }) }] : []),
      { label: t('facts.why'), value: asked.doubts.map((doubt) => t(`doubt.${doubt}`)).join(t('comma')) },
    ])
  }
}

/** Writes to the requester of a price what a second person decided. Nothing for the price of a stock file. */
async function mailRequester(deps: Deps, trx: Trx, changeId: number): Promise<void> {
  const asked = await findPriceChange(trx, changeId)
  const reader = asked?.askedBy && (await findReader(trx, asked.askedBy))
  if (!asked || !reader) return
  const t = serverText('stockMail', reader.language)
  await mailAbout(deps, trx, asked, reader, asked.state === 'Applied' ? 'approved' : 'refused', [
    ...(asked.remark ? [{ label: t('facts.remark'), value: asked.remark }] : []),
  ])
}

async function mailAbout(
  deps: Deps,
  trx: Trx,
  asked: PriceChangeRow,
  { to, language, name, subject: reader }: Reader,
  kind: 'asked' | 'approved' | 'refused',
  facts: { label: string; value: string }[],
): Promise<void> {
  const card = await findCard(trx, null, asked.vehicleId)
  if (!card) return
  const t = serverText('stockMail', language)
  const car = keepOrder(`${card.brand} ${card.model}`, language)
  const values = {
    car,
    price: formatPrice(asked.price, language),
    reference: keepOrder(card.reference, language),
    asker: asked.asker ?? '',
  }
  const subject = t(`${kind}.subject`, values)
  const mail = {
    subject,
    title: subject,
    blocks: [
      ...(name ? [{ text: t('hello', { name }) }] : []),
      { text: t(`${kind}.text`, values) },
      ...(facts.length > 0 ? [{ facts }] : []),
      { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/stock/${card.id}` } },
    ],
  }
  await sendMail(deps, trx, { to, language, key: `stock.price.${kind}:${asked.id}:${reader}`, mail })
}
