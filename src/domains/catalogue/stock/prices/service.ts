import type { Transaction } from 'kysely'
import type { PriceFacts } from '#domains/catalogue/vehicles/market/rules.ts'
import { assessPrice, requireConfirmed } from '#domains/catalogue/vehicles/market/service.ts'
import { findPublishingFacts } from '#domains/catalogue/vehicles/store.ts'
import * as entries from '#domains/catalogue/vehicles/writes/store.ts'
import { sendMail } from '#domains/foundation/notifications/service.ts'
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

/** Name of the job that applies a price. */
export const applyPriceJob = 'stock.applyPrice'
/** Extra seconds for an undo request in flight. */
const grace = 2

/** Entered price. `was`: price that the caller saw; `confirmed`: amount that the caller confirmed despite a warning. */
export interface TypedPrice {
  price: number
  was: number | null
  confirmed?: number | undefined
}

/** Validates a price. Throws VehicleTaken for a reserved, booked or sold car, BadRequest below the floor price of its contract. */
async function checkPossible(trx: Trx, vehicle: LockedVehicle, price: number): Promise<void> {
  if (isTaken(vehicle.lastStatus)) throw new AppError('VehicleTaken')
  const { mandate } = await findPublishingFacts(trx, vehicle.id)
  if (mandate?.isSigned && mandate.floorPrice !== null && price < mandate.floorPrice)
    throw fieldError('price', 'tooSmall', { limit: mandate.floorPrice })
}

/**
 * Sets a price. A doubtful one (`checkPrice`) needs confirmation of the same amount and then a second person. The price of a public car
 * takes effect after ten seconds and can be undone until then; any other takes effect immediately. Throws EditConflict when the price has
 * changed since the caller saw it; VehicleTaken for a reserved, booked or sold car; BadRequest below the contract's floor price and for an
 * unconfirmed doubt.
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
 * Approves a price as a second person. Throws NotFound; Forbidden for the requester; EditConflict when it is decided, has another amount,
 * or the price has changed; VehicleTaken and BadRequest as `setPrice`.
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
 * Withdraws a price that is not in effect: undone within its ten seconds (an approved one needs a new decision), withdrawn by its
 * requester, or rejected by a second person. Throws NotFound; EditConflict when it is closed.
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

/** Applies a price unless it was undone. Marks it as lapsed when the car was taken or its price changed otherwise. */
export async function applyPrice(deps: Deps, { id }: { id: number }): Promise<void> {
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const wanted = await findPriceChange(trx, id)
      const vehicle = wanted && (await lockVehicle(trx, null, wanted.vehicleId))
      // read again under the lock: it may have been undone
      const asked = vehicle && (await findPriceChange(trx, id))
      if (!vehicle || asked?.state !== 'Leaving') return
      if (isTaken(vehicle.lastStatus) || vehicle.price !== asked.was) return updatePriceChange(trx, id, { state: 'Lapsed' })
      await updatePriceChange(trx, id, { state: 'Applied' })
      await apply(deps, trx, asked.vehicleId, asked.price, asked.askedBy ?? asked.decidedBy)
      if (asked.decidedBy !== null) await mailRequester(deps, trx, id)
    }),
  )
}

/** Mails every user who can decide about a pending price. */
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

/** Mails the decision to the requester. Does nothing for the price of a stock file. */
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
