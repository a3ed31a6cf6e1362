import type { Transaction } from 'kysely'
import { priceLimits } from '#domains/catalogue/vehicles/market/service.ts'
import { findPriceFacts } from '#domains/catalogue/vehicles/market/store.ts'
import { missingOf, transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { heldStatuses, isOneOf, vehicleStatuses, vehicleWorkflow } from '#domains/catalogue/vehicles/status.ts'
import { findPublishingFacts } from '#domains/catalogue/vehicles/store.ts'
import * as entries from '#domains/catalogue/vehicles/writes/store.ts'
import { updateFields } from '#domains/catalogue/vehicles/writes/store.ts'
import type { DocumentSpec, DocumentType } from '#domains/foundation/documents/contract.ts'
import { galleryTypes } from '#domains/foundation/documents/rules.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { arrangeDocuments, countDocuments, listOwnDocuments } from '#domains/foundation/documents/upload/store.ts'
import { findModel, type NamedModel } from '#domains/foundation/reference/service.ts'
import { lockUnlisted, saveModel } from '#domains/foundation/reference/store.ts'
import { readWanted } from '#domains/foundation/team/lookup/rules.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { toPage } from '#shared/paging.ts'
import { localPlate } from '#shared/plate.ts'
import { findStep } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'
import type { PriceChange, StockCard, StockFields, StockFilters, StockSwitches } from './contract.ts'
import { findCurrentChange, type PriceChangeRow } from './prices/store.ts'
import {
  areaIsOpen,
  arrivalFault,
  emptiedFields,
  isPublic,
  isTaken,
  keptFields,
  type StockFault,
  stockMoves,
  unprovenFields,
  unprovenSwitches,
} from './rules.ts'
import * as store from './store.ts'
import { listTasks } from './tasks/service.ts'
import type { StockAction } from './values.ts'

/** Normalizes identifiers for search: upper case without separators. */
const compared = (text: string) => text.toUpperCase().replaceAll(/[\s|./_-]/g, '')
const dayMs = 86_400_000
const mayDo = (actor: Actor, ...roles: string[]) => actor.roles.some((role) => role === 'admin' || roles.includes(role))

/** Returns the areas of the caller. Throws Forbidden outside the staff. */
async function withinOf(deps: Deps, actor: Actor): Promise<store.Within> {
  return (await staffOf(deps, actor)).within
}

/** Parses the search text; null when empty. `now`: see `readWanted`. */
function wanted(text: string | undefined, now: Date): store.StockQuery | null {
  const plain = text?.trim().replaceAll('\0', '') ?? ''
  if (plain === '') return null
  const { identifier, plates } = readWanted(plain, now.getUTCFullYear())
  const plate = localPlate(plain)
  return {
    words: plain.toLowerCase().split(/\s+/).slice(0, 8),
    // a bare number matches the start of a reference, or a whole one
    identifiers: identifier === null ? [] : /^\d+$/.test(identifier) ? [identifier, `VO${identifier}`] : [identifier],
    references: /^\d{1,6}$/.test(plain) ? [`VO-${plain.padStart(6, '0')}`] : [],
    plates: [...new Set([...plates, ...(plate ? [compared(plate)] : [])])],
  }
}

/** Returns one page of the caller's stock with counts by status. */
export async function readStock(deps: Deps, actor: Actor, { page, size, ...filters }: StockFilters & { page: number; size: number }) {
  const within = await withinOf(deps, actor)
  const q = wanted(filters.q, deps.clock.now())
  const named = q && (await store.findNamed(deps.db, q))
  const [rows, counted] = await Promise.all([
    store.listVehicles(deps.db, within, filters, named, { offset: (page - 1) * size, limit: size }),
    store.countVehicles(deps.db, within, filters, named, { page, size }),
  ])
  const counts = Object.fromEntries(vehicleStatuses.map((status) => [status, counted.get(status) ?? 0]))
  const all = vehicleStatuses.reduce(
    (sum, status) => sum + (!filters.status || filters.status.includes(status) ? (counts[status] ?? 0) : 0),
    0,
  )
  return { ...toPage(rows, page, size, all), counts: counts as Record<(typeof vehicleStatuses)[number], number> }
}

/** Returns a vehicle with its history and the caller's actions. Throws VehicleNotFound outside their areas. */
export async function readCard(deps: Deps, actor: Actor, id: number): Promise<StockCard> {
  const within = await withinOf(deps, actor)
  const row = await store.findCard(deps.db, within, id)
  if (!row) throw notFound(id)
  const maySetPrices = mayDo(actor, 'manager')
  const [pictures, tasks, history, transfers, facts, priceChange, priceBasis] = await Promise.all([
    listOwnDocuments(deps.db, { type: 'Vehicle', id }, galleryTypes),
    listTasks(deps, actor, id),
    store.listEvents(deps.db, id),
    store.listTransfers(deps.db, id),
    findPublishingFacts(deps.db, id),
    findCurrentChange(deps.db, id),
    maySetPrices ? readPriceBasis(deps, id) : null,
  ])
  const isOwn = (area: { id: number } | null) => within === null || (area !== null && within.includes(area.id))
  const missing = { mandatoryFields: missingOf('mandatoryFields', facts), publishable: missingOf('publishable', facts) }
  return {
    ...row,
    pictures,
    tasks,
    history,
    transfers,
    priceBasis,
    priceChange: priceChange && shownChange(priceChange, actor, maySetPrices),
    moves: stockMoves(
      row.lastStatus,
      actor,
      missing,
      (action) => isOwn(action === 'receive' ? row.transferArea : row.storageArea),
      row.fields.operationType === 'Ad',
    ),
    may: {
      edit: mayDo(actor, 'agent', 'manager'),
      price: mayDo(actor, 'manager') && !isTaken(row.lastStatus),
      switches: mayDo(actor, 'manager'),
    },
  }
}

/** Returns the data for price checks during input. */
async function readPriceBasis(deps: Deps, id: number): Promise<StockCard['priceBasis']> {
  const now = deps.clock.now()
  const [facts, limits, since] = await Promise.all([
    findPriceFacts(deps.db, id, now.getUTCFullYear()),
    priceLimits(deps.db, 'stock'),
    store.findStart(deps.db, id),
  ])
  if (!facts) return null
  const { market, age } = facts
  return { market, age, limits, days: since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs)) }
}

function shownChange(
  { id, price, was, state, doubts, asked, askedBy, asker }: PriceChangeRow,
  actor: Actor,
  maySetPrices: boolean,
): PriceChange {
  const isOwn = askedBy !== null && askedBy === actor.id
  const mayDecide = maySetPrices && !isOwn && state === 'Open'
  return { id, price, was, state, doubts, asked: asked.toISOString(), by: asker, isOwn, mayDecide }
}

function notFound(id: number): AppError {
  return new AppError('VehicleNotFound', { ids: String(id) })
}

/** Runs a change under the row lock and returns the new state. Throws VehicleNotFound outside the caller's areas. */
export async function change(
  deps: Deps,
  actor: Actor,
  id: number,
  work: (trx: Transaction<Database>, vehicle: store.LockedVehicle, within: store.Within) => Promise<void>,
): Promise<StockCard> {
  const within = await withinOf(deps, actor)
  await audited(deps.db, actor, async (trx) => {
    const vehicle = await store.lockVehicle(trx, within, id)
    if (!vehicle) throw notFound(id)
    await work(trx, vehicle, within)
  })
  return readCard(deps, actor, id)
}

/** Returns the normalized fields and every invalid one: its format, its reference, or a duplicate chassis number. */
async function checked(
  deps: Deps,
  trx: Transaction<Database>,
  typed: StockFields,
  id: number | null,
): Promise<ReturnType<typeof keptFields>> {
  const { kept, faults } = keptFields(typed, localTime(deps.clock.now()).day)
  for (const field of await store.findUnknown(trx, kept)) faults.push({ field, reason: 'invalid' })
  const twin = kept.chassisNumber === null ? null : await store.findTwin(trx, kept.chassisNumber, id)
  if (twin) faults.push({ field: 'chassisNumber', reason: 'chassisExists', reference: twin })
  return { kept, faults }
}

/** An agent with assigned areas can only save cars of these areas. */
function areaFaults(within: store.Within, storageAreaId: number | null): StockFault[] {
  if (within === null || (storageAreaId !== null && within.includes(storageAreaId))) return []
  return [{ field: 'storageAreaId', reason: storageAreaId === null ? 'required' : 'ownArea' }]
}

/** Creates a draft vehicle. Throws BadRequest. */
export async function addVehicle(deps: Deps, actor: Actor, typed: StockFields): Promise<StockCard> {
  const within = await withinOf(deps, actor)
  const id = await audited(deps.db, actor, async (trx) => {
    const { kept, faults } = await checked(deps, trx, typed, null)
    const all = [...areaFaults(within, typed.storageAreaId), ...unprovenFields(null, kept), ...faults]
    if (all.length > 0) throw fieldErrors(all)
    return entries.insertVehicle(trx, kept, actor.id)
  })
  return readCard(deps, actor, id)
}

/**
 * Saves the fields of a vehicle. Throws EditConflict when a field changed since that revision; BadRequest for invalid or cleared mandatory
 * fields, and for an area that only a transfer can change.
 */
export async function saveVehicle(
  deps: Deps,
  actor: Actor,
  id: number,
  given: { revision: string; fields: StockFields },
): Promise<StockCard> {
  return change(deps, actor, id, async (trx, vehicle, within) => {
    if (vehicle.revision !== given.revision) throw new AppError('EditConflict')
    const { kept, faults } = await checked(deps, trx, given.fields, id)
    const before = vehicle.fields
    faults.push(...unprovenFields(before, kept))
    if (kept.storageAreaId !== before.storageAreaId) {
      if (areaIsOpen(vehicle.lastStatus)) faults.push(...areaFaults(within, kept.storageAreaId))
      else faults.push({ field: 'storageAreaId', reason: 'byTransfer' })
    }
    // an invalid field is already null: report it once
    const refused = new Set(faults.map(({ field }) => field))
    for (const field of emptiedFields(vehicle.lastStatus, before, kept)) if (!refused.has(field)) faults.push({ field, reason: 'required' })
    if (faults.length > 0) throw fieldErrors(faults.map((fault) => ({ ...fault, field: `fields.${fault.field}` })))
    await entries.updateVehicle(trx, id, kept, actor.id)
  })
}

/** Sets or removes the floor price, also for a booked car. Throws BadRequest above the price, or when a contract defines it. */
export async function setFloorPrice(deps: Deps, actor: Actor, id: number, floorPrice: number | null): Promise<StockCard> {
  return change(deps, actor, id, async (trx, { price }) => {
    if (floorPrice !== null && price !== null && floorPrice > price) throw fieldError('floorPrice', 'tooBig', { limit: price })
    if ((await findPublishingFacts(trx, id)).mandate?.isSigned) throw fieldError('floorPrice', 'byContract')
    await entries.updateFloorPrice(trx, id, floorPrice, actor.id)
  })
}

/**
 * Sets the promotion, feature and archive switches, and withdraws a certification. Throws VehicleTaken for archiving a reserved, booked or
 * sold car; BadRequest for a promotion without a proven former price, for featuring a car above the market, and for certifying without an
 * inspection.
 */
export async function setSwitches(deps: Deps, actor: Actor, id: number, given: StockSwitches): Promise<StockCard> {
  return change(deps, actor, id, async (trx, vehicle) => {
    const isHeld = isOneOf(heldStatuses, vehicle.lastStatus)
    if (given.isArchived && isHeld) throw new AppError('VehicleTaken')
    const faults = unprovenSwitches(vehicle, given)
    if (faults.length > 0) throw fieldErrors(faults)
    const { isCertified, ...switches } = given
    await entries.updateSwitches(trx, id, { ...switches, ...(isCertified === false && { isCertified }) }, actor.id)
  })
}

/**
 * Executes a stock action (`transitionVehicle`). A transfer is recorded and ends when the car is received. A published car stays public during
 * the transfer and is published again when no field is missing. Throws Forbidden for cars of other areas and of adverts, which move with
 * their advert.
 */
export async function moveInStock(
  deps: Deps,
  actor: Actor,
  id: number,
  given: { action: StockAction; comment: string | null; storageAreaId?: number | undefined; arrivesOn?: string | undefined },
): Promise<StockCard> {
  const { action, comment, storageAreaId, arrivesOn = null } = given
  const at = deps.clock.now()
  return change(deps, actor, id, async (trx, vehicle, within) => {
    const here = action === 'receive' ? vehicle.transferStorageAreaId : vehicle.fields.storageAreaId
    if (within !== null && here !== null && !within.includes(here)) throw new AppError('Forbidden')
    if (vehicle.fields.operationType === 'Ad' && findStep(vehicleWorkflow, vehicle.lastStatus, action)) throw new AppError('Forbidden')
    const sends = action === 'transfer' && areaCanSend(vehicle)
    if (sends) {
      if (storageAreaId === undefined) throw fieldError('storageAreaId', 'required')
      if (storageAreaId === vehicle.fields.storageAreaId) throw fieldError('storageAreaId', 'sameArea')
      const { day } = localTime(at)
      const fault = arrivalFault(vehicle.lastStatus, arrivesOn, day)
      if (fault) throw fieldErrors([fault])
      const sent = await entries.insertTransfer(trx, id, storageAreaId, { comment, at, day, arrivesOn, author: actor.id })
      if (!sent) throw fieldError('storageAreaId', 'invalid')
    }
    const isShown = action === 'receive' && vehicle.arrivesOn !== null && !vehicle.isArchived
    const isComplete = isShown && missingOf('publishable', await findPublishingFacts(trx, id)).length === 0
    await transitionVehicle(deps, trx, {
      id,
      action: isComplete ? 'receivePublished' : action,
      actor,
      ...(comment !== null && { comment }),
    })
    if (action === 'receive') await entries.closeTransfer(trx, id, at, actor.id)
  })
}

/** Returns false when the workflow will reject the transfer, so that its error is reported instead of an area error. */
function areaCanSend({ lastStatus }: store.LockedVehicle): boolean {
  return findStep(vehicleWorkflow, lastStatus, 'transfer') !== null
}

/** Sets the order and views of the pictures. Throws EditConflict when the set of pictures has changed. */
export async function arrange(
  deps: Deps,
  actor: Actor,
  id: number,
  pictures: readonly { id: string; spec: DocumentSpec }[],
): Promise<StockCard> {
  return change(deps, actor, id, async (trx) => {
    const done = await arrangeDocuments(trx, { type: 'Vehicle', id }, galleryTypes, pictures, actor.id)
    if (!done) throw new AppError('EditConflict')
  })
}

const isGallery = (type: DocumentType) => galleryTypes.some((one) => one === type)

/** Access rules for vehicle pictures: the staff of the vehicle's area. A car on sale keeps the minimum number of pictures. */
export const vehicleDocuments: DocumentOwner = {
  async mayRead(deps, actor, id) {
    if (!mayDo(actor, 'agent', 'expert', 'controller', 'manager')) return false
    return (await store.findCard(deps.db, await withinOf(deps, actor), id)) !== null
  },
  isOwn: async () => false,
  async mayAdd(deps, actor, id, type) {
    if (!mayDo(actor, 'agent', 'manager')) throw new AppError(mayDo(actor, 'expert', 'controller') ? 'Forbidden' : 'NotFound')
    if (!(await store.findCard(deps.db, await withinOf(deps, actor), id))) throw new AppError('NotFound')
    if (!isGallery(type)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, trx, actor, { ownerId, type }) {
    if (!mayDo(actor, 'agent', 'manager')) throw new AppError(mayDo(actor, 'expert', 'controller') ? 'Forbidden' : 'NotFound')
    const vehicle = await store.lockVehicle(trx, await withinOf(deps, actor), ownerId)
    if (!vehicle) throw new AppError('NotFound')
    // documents of a car cannot be removed, including every printed version
    if (!isGallery(type)) throw new AppError('Forbidden')
    if (!isPublic(vehicle.lastStatus, vehicle.isArchived, vehicle.arrivesOn !== null) || vehicle.lastStatus === 'Sold') return
    const { minPictures } = await findPublishingFacts(trx, ownerId)
    const { count } = await countDocuments(trx, { type: 'Vehicle', id: ownerId }, galleryTypes)
    if (count <= minPictures) throw new AppError('TooFewPictures', { limit: minPictures })
  },
}

/**
 * Assigns a listed model to a car whose make or model was free text, or adds the names to the list. Throws VehicleNotFound for any other
 * car and for one outside the caller's areas; BadRequest with the part that is not listed or not a valid name.
 */
export async function giveListedModel(
  deps: Deps,
  actor: Actor,
  id: number,
  { adds, ...names }: { brand: string; model: string; adds: boolean },
): Promise<NamedModel> {
  const { within } = await staffOf(deps, actor)
  return audited(deps.db, actor, async (trx) => {
    const car = await lockUnlisted(trx, id)
    const isSeen = car && (within === null || car.storageAreaId === null || within.includes(car.storageAreaId))
    if (!isSeen) throw new AppError('VehicleNotFound', { ids: String(id) })
    const found = await findModel(trx, { ...names, unlisted: adds ? 'Brand' : null })
    if ('refused' in found) throw fieldError(found.refused === 'Brand' ? 'brand' : 'model', adds ? 'invalid' : 'unlisted')
    const listed = 'written' in found ? await saveModel(trx, { ...found.written, bodyStyle: car.bodyStyle, isListed: true }) : found
    await updateFields(trx, id, listed, actor.id)
    return listed
  })
}
