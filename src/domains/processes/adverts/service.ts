import type { Transaction } from 'kysely'
import { type FormEntry, insertVehicle, updateFields, updatePrice } from '#domains/catalogue/vehicles/entries/store.ts'
import { confirmPrice } from '#domains/catalogue/vehicles/price-guard/service.ts'
import { moveVehicle } from '#domains/catalogue/vehicles/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { findCity } from '#domains/customers/customers/store.ts'
import type { DocumentInfo, DocumentType } from '#domains/foundation/documents/contract.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { findModel, saveWritten } from '#domains/foundation/reference/unlisted/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import { type Actor, isOwner, system } from '#shared/actor.ts'
import { AppError, type FieldFault } from '#shared/errors.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { addWorkingMinutes, localTime } from '#shared/working-time.ts'
import { giveBack } from './boost/refunds/service.ts'
import { boostOf } from './boost/rules.ts'
import type { AdInput, VehicleAd } from './contract.ts'
import { insertDevice } from './devices/store.ts'
import { adLimits, checkOpenAds } from './limits/service.ts'
import { tell } from './messages/service.ts'
import { askedPrice, beyondCorrection, lacking, partsOf } from './rules.ts'
import { type AdAction, type AdEffect, type AdGuard, adWorkflow, openAdStatuses, staysOnlineBy, writtenStatuses } from './status.ts'
import { type AdFacts, type AdRow, blankCard, findAd, findAdDocuments, findAds, findOwned, insertAd, lockAd, updateAd } from './store.ts'
import { type AdReason, fieldOfReason, type SoldAnswer } from './values.ts'
import { viewsOf } from './views/service.ts'

type Trx = Transaction<Database>
const day = 86_400_000

/** The caller and their language. */
export type Caller = { actor: Actor; language: Language }

/** Returns the caller with the role of an advert's owner only. */
export const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })

/** Returns an advert with its computed fields. */
function shownAd(
  { appealed, asksCorrection, cityId, boostedUntil, boostLeft, boosts, ...row }: AdRow,
  documents: DocumentInfo[],
  {
    leastPhotos,
    language,
    now,
    ...seen
  }: Pick<VehicleAd, 'views' | 'viewsOfWeek'> & { leastPhotos: number; language: Language; now: Date },
): VehicleAd {
  const { descriptions, disposedVehicle: car } = row
  const photos = documents.filter(({ type }) => type === 'VehicleAdPicture').length
  const isWritten = writtenStatuses.includes(row.lastStatus)
  return {
    ...row,
    ...seen,
    documents,
    description: descriptions[language] ?? descriptions[defaultLanguage] ?? Object.values(descriptions)[0] ?? null,
    reasons: row.reasons.map((code) => ({ code, field: fieldOfReason[code] })),
    mends: asksCorrection ? partsOf(row.reasons) : null,
    missing: isWritten ? lacking({ ...car, cityId, description: descriptions, photos }, leastPhotos).map(({ field }) => field) : [],
    mayAppeal: row.lastStatus === 'Rejected' && appealed === null,
    ...boostOf({ boostedUntil, boostLeft, boosts }, language, now),
  }
}

async function withDocuments(deps: Deps, rows: AdRow[], language: Language): Promise<VehicleAd[]> {
  const vehicleIds = rows.map(({ disposedVehicleId }) => disposedVehicleId)
  const now = deps.clock.now()
  const [documents, views, { minPictures }] = await Promise.all([
    findAdDocuments(deps.db, vehicleIds),
    viewsOf(deps.db, rows, now),
    adLimits(deps.db),
  ])
  return rows.map((row) => {
    const own = documents.flatMap(({ vehicleId, ...document }) => (vehicleId === row.disposedVehicleId ? [document] : []))
    return shownAd(row, own, { leastPhotos: minPictures, language, now, ...views(row.id) })
  })
}

/** Lists the caller's adverts, latest first. */
export async function listAds(
  deps: Deps,
  { actor, language }: Caller,
  { page, size }: { page: number; size: number },
): Promise<Paged<VehicleAd>> {
  const { id } = await currentCustomer(deps, actor)
  const { rows, count } = await findAds(deps.db, id, page, size)
  return toPage(await withDocuments(deps, rows, language), page, size, count)
}

/** Returns the id of the caller's advert. Throws NotFound for another owner, CustomerInactive. */
export async function ownAd(deps: Deps, actor: Actor, by: Parameters<typeof findOwned>[1]): Promise<number> {
  await currentCustomer(deps, actor)
  const found = await findOwned(deps.db, by)
  if (!found || !isOwner(actor, found.owner)) throw new AppError('NotFound')
  return found.id
}

/** Returns an advert, without an access check. Throws NotFound. */
export async function readAd(deps: Deps, id: number, language: Language): Promise<VehicleAd> {
  const row = await findAd(deps.db, id)
  const [ad] = row ? await withDocuments(deps, [row], language) : []
  if (!ad) throw new AppError('NotFound', { id })
  return ad
}

/** Returns the caller's advert. Throws NotFound. */
export async function getAd(deps: Deps, { actor, language }: Caller, id: number): Promise<VehicleAd> {
  return readAd(deps, await ownAd(deps, actor, { id }), language)
}

/** Returns the caller's advert by its car. Throws NotFound. */
export async function getAdOfVehicle(deps: Deps, { actor, language }: Caller, vehicleId: number): Promise<VehicleAd> {
  return readAd(deps, await ownAd(deps, actor, { vehicleId }), language)
}

/** Lists photos and documents of the caller's advert. Throws NotFound. */
export async function listAdDocuments(
  deps: Deps,
  caller: Caller,
  id: number,
  types: readonly DocumentType[] | null,
): Promise<DocumentInfo[]> {
  const { documents } = await getAd(deps, caller, id)
  return documents.filter(({ type }) => types === null || types.includes(type))
}

/** An action on an advert with its input. */
export interface AdMove {
  id: number
  action: AdAction
  actor: Actor
  comment?: string | undefined
  reasons?: readonly AdReason[] | undefined
  /** `lastModified` of the advert that the decision refers to */
  seen?: string | undefined
  /** of a refusal: reason for the suspension of its seller's account */
  suspends?: string | undefined
  wishedPrice?: number
  /** of a reversed decision: the state before it */
  before?: { due: Date | null; appealed: Date | null; reasons: readonly AdReason[] }
}

/**
 * Runs every action of the workflow. The caller checks ownership before. Throws NotFound, TransitionNotAllowed, BadRequest for missing
 * fields, PhoneUnconfirmed, EditConflict for a second appeal or an outdated version.
 */
export async function moveAd(deps: Deps, trx: Trx, move: AdMove): Promise<void> {
  const facts = await lockAd(trx, move.id)
  if (!facts) throw new AppError('NotFound', { id: move.id })
  if (move.seen !== undefined && move.seen !== facts.lastModified) throw new AppError('EditConflict')
  const now = deps.clock.now()
  const limits = await adLimits(trx)
  const { from, to } = await transition(trx, {
    workflow: adWorkflow,
    ...{ id: move.id, action: move.action, actor: move.actor, comment: move.comment },
    guard: async (name) => checkGuard(facts, move, name as AdGuard, limits.minPictures),
    effect: (name) => effects[name as AdEffect](deps, trx, facts),
  })
  // an appeal is not limited by the number of open adverts
  if (
    move.action !== 'appeal' &&
    move.actor.roles.includes('customer') &&
    !openAdStatuses.includes(facts.status) &&
    openAdStatuses.includes(to)
  )
    await checkOpenAds(trx, facts.customerId, { isOpened: true })
  const waited = facts.wishedPrice
  const until = to === 'Published' ? new Date(now.getTime() + limits.visibleDays * day) : null
  const isRead = from === 'Accepted' && to === 'Published'
  if (waited !== null && isRead) await updatePrice(trx, facts.vehicleId, waited, move.actor.id, localTime(now).day)
  const waits = move.action === 'reprice' || (waited !== null && staysOnlineBy.includes(move.action))
  await updateAd(trx, move.id, {
    due: to === 'Submited' ? await dueAt(trx, now, limits.readingMinutes) : null,
    ...(!waits && (waited === null || to !== 'Published') && { visibleUntil: until }),
    ...(move.action === 'reprice' ? { wishedPrice: move.wishedPrice ?? null } : waited !== null && !waits && { wishedPrice: null }),
    ...(isRead && { approvedPrice: waited ?? facts.price }),
    asksCorrection: move.action === 'askCorrection',
    ...(to === 'Rejected' ? { reasons: move.reasons ?? [] } : move.action === 'appeal' ? { appealed: now } : { reasons: [] }),
    // an advert that is for sale again was not sold
    ...(to === 'Published' && { sale: null }),
    // a refusal after this acceptance can be appealed again
    ...(move.action === 'accept' && { appealed: null }),
    ...(move.before && { due: move.before.due, appealed: move.before.appealed, reasons: move.before.reasons }),
  })
}

function checkGuard(facts: AdFacts, move: AdMove, name: AdGuard, leastPhotos: number): void {
  if (name === 'reasonsGiven' && !move.reasons?.length) throw fieldError('reasons', 'required')
  // each reason must name a part that can be edited alone
  if (name === 'partsNamed' && !(move.reasons?.length && move.reasons.every((reason) => fieldOfReason[reason] !== null)))
    throw fieldError('reasons', move.reasons?.length ? 'invalid' : 'required')
  if (name === 'justDecided' && !move.before) throw new AppError('EditConflict')
  if (name === 'modelListed' && !facts.isListed) throw fieldError('model', 'unlisted')
  if (name === 'firstAppeal' && facts.appealed !== null) throw new AppError('EditConflict')
  if ((name === 'priceWaits' || move.action === 'withdraw') && facts.status !== 'Published' && facts.wishedPrice === null)
    throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  if (name !== 'complete') return
  const faults = lacking(facts, leastPhotos)
  if (faults.length > 0) throw fieldErrors(faults)
  if (!facts.phoneVerified) throw new AppError('PhoneUnconfirmed')
}

const effects: Record<AdEffect, (deps: Deps, trx: Trx, facts: AdFacts) => Promise<void>> = {
  async showCar(deps, trx, facts) {
    checkUnsold(facts)
    if (facts.wishedPrice === null) await moveVehicle(deps, trx, { id: facts.vehicleId, action: 'advertise', actor: system })
  },
  // staff may have withdrawn the car before
  async sellCar(deps, trx, { vehicleId, vehicleStatus }) {
    if (vehicleStatus === 'Published') await moveVehicle(deps, trx, { id: vehicleId, action: 'sellPrivately', actor: system })
  },
  async returnBoost(deps, trx, { id, vehicleId }) {
    if (await giveBack(deps, trx, { id, vehicleId })) await tell(deps, trx, id, 'boostReturned')
  },
  // staff may have withdrawn the car before
  async hideCar(deps, trx, { vehicleId, vehicleStatus }) {
    if (vehicleStatus !== 'Published') return
    await moveVehicle(deps, trx, { id: vehicleId, action: 'unpublish', actor: system, comment: 'advert' })
  },
}

/** Returns the due time of a review that starts now; `readingMinutes` are working minutes. */
async function dueAt(trx: Trx, now: Date, readingMinutes: number): Promise<Date | null> {
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'customerCentre.hours')) ?? '[]')
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, readingMinutes)
}

type Car = NonNullable<AdInput['disposedVehicle']>

/** Returns the vehicle fields that the input changes. Throws BadRequest for every invalid field. */
async function entryOf(
  deps: Deps,
  trx: Trx,
  given: Car,
  known: { brand: string; model: string; registrationType: string },
): Promise<Partial<FormEntry>> {
  const { brand, model, unlisted, city, registrationNumber, price: _price, ...plain } = given
  const faults: FieldFault[] = []
  const fault = (field: keyof Car, reason: FieldFault['reason']) => faults.push({ field: `disposedVehicle.${field}`, reason })
  const isNamed = brand !== undefined || model !== undefined
  const found = isNamed ? await findModel(trx, { brand: brand ?? known.brand, model: model ?? known.model, unlisted }) : null
  if (found && 'refused' in found) fault(found.refused === 'Brand' ? 'brand' : 'model', 'invalid')
  const cityId = typeof city === 'string' ? await findCity(trx, city) : null
  if (typeof city === 'string' && cityId === null) fault('city', 'invalid')
  const isLocal = (given.registrationType ?? known.registrationType) === 'Local'
  const plate = typeof registrationNumber === 'string' ? (isLocal ? localPlate : foreignPlate)(registrationNumber) : null
  if (typeof registrationNumber === 'string' && plate === null) fault('registrationNumber', 'plate')
  const day = given.releaseDate
  if (day && (day < '1950-01-01' || day > localTime(deps.clock.now()).day)) fault('releaseDate', 'releaseDate')
  if (faults.length > 0 || (found && 'refused' in found)) throw fieldErrors(faults)
  return {
    ...plain,
    ...(found && (await saveWritten(trx, found))),
    ...(city !== undefined && { cityId }),
    ...(registrationNumber !== undefined && { registrationNumber: plate }),
  }
}

/** Returns the non-empty texts; null for none. */
const saidIn = (texts: AdInput['descriptions']): FormEntry['description'] => {
  const said = Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string' && text !== '')
  return said.length > 0 ? (Object.fromEntries(said) as FormEntry['description']) : null
}

/** Checks that the company did not sell the car, which ends all edits. Throws TransitionNotAllowed. */
export function checkUnsold({ status, vehicleStatus, isSoldBySeller }: AdFacts): void {
  if (vehicleStatus === 'Sold' && !isSoldBySeller) throw new AppError('TransitionNotAllowed', { state: status, actions: '' })
}

/**
 * Stores the input in one transaction; a change of contact options needs no review. Returns the advert's id. Throws the errors of `saveAd`.
 */
async function keepAd(deps: Deps, trx: Trx, { actor, language }: Caller, given: AdInput): Promise<number> {
  const { id, disposedVehicle: car = {}, descriptions, isOnWhatsApp, showsPhone } = given
  const texts = descriptions === undefined ? {} : { description: saidIn(descriptions) }
  if (id === undefined) {
    if (!car.brand || !car.model)
      throw fieldErrors(
        (['brand', 'model'] as const)
          .filter((name) => !car[name])
          .map((name) => ({ field: `disposedVehicle.${name}`, reason: 'required' })),
      )
    const entry = await entryOf(deps, trx, car, { brand: car.brand, model: car.model, registrationType: 'Local' })
    const customer = await currentCustomer(deps, actor, trx)
    await checkOpenAds(trx, customer.id, { isOpened: false })
    const vehicleId = await insertVehicle(trx, { ...blankCard(), ...entry, ...texts }, actor.id)
    const now = deps.clock.now()
    if (car.price) await updatePrice(trx, vehicleId, car.price, actor.id, localTime(now).day)
    const by = { customerId: customer.id, year: localTime(now).day.slice(0, 4), by: actor.id }
    return insertAd(trx, { ...by, vehicleId, language, isOnWhatsApp: isOnWhatsApp ?? false, showsPhone: showsPhone ?? true }, now)
  }
  const [facts, row] = [await lockAd(trx, id), await findAd(trx, id)]
  if (!facts || !row) throw new AppError('NotFound', { id })
  checkUnsold(facts)
  const entry = { ...(await entryOf(deps, trx, car, row.disposedVehicle)), ...texts }
  const { brandId: _brand, modelId: _model, cityId: _city, description, ...plain } = entry
  const { brand, model, city, price } = car
  const beyond = beyondCorrection(facts.corrects, row, { ...plain, brand, model, city, price }, description)
  if (beyond.length > 0) throw fieldErrors(beyond)
  if (Object.keys(entry).length > 0) await updateFields(trx, facts.vehicleId, entry, actor.id)
  const wanted = car.price ?? facts.wishedPrice
  if (wanted && wanted !== facts.price) await updatePrice(trx, facts.vehicleId, wanted, actor.id, localTime(deps.clock.now()).day)
  if (isOnWhatsApp !== undefined || showsPhone !== undefined)
    await updateAd(trx, id, { ...(isOnWhatsApp !== undefined && { isOnWhatsApp }), ...(showsPhone !== undefined && { showsPhone }) })
  if (given.disposedVehicle === undefined && descriptions === undefined) return id
  // last, because it reads the stored input
  const isShown = facts.status === 'Accepted' || facts.status === 'Published'
  if (facts.status !== 'Draft' && facts.corrects === null)
    await moveAd(deps, trx, { id, action: isShown ? 'resubmit' : 'revise', actor: owner(actor) })
  return id
}

/** Runs a transaction that writes an advert; stores the device of an advert that becomes due for review. */
const sendFrom = (deps: Deps, device: string, write: (trx: Trx) => Promise<number>): Promise<number> =>
  retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const id = await write(trx)
      await insertDevice(trx, id, device, deps.clock.now())
      return id
    }),
  )

/** Stores the seller's input. Throws NotFound, CustomerInactive, TooManyAdverts, BadRequest for each field. */
export async function saveAd(deps: Deps, caller: Caller, given: AdInput, device: string): Promise<VehicleAd> {
  if (given.id === undefined) await currentCustomer(deps, caller.actor)
  else await ownAd(deps, caller.actor, { id: given.id })
  const id = await sendFrom(deps, device, (trx) => keepAd(deps, trx, caller, given))
  return readAd(deps, id, caller.language)
}

/**
 * Stores the input, then submits an advert for review, or publishes an accepted or withdrawn one. Throws the errors of `saveAd` and
 * `moveAd`.
 */
export async function publishAd(deps: Deps, caller: Caller, given: AdInput, device: string): Promise<VehicleAd> {
  const { disposedVehicle, descriptions } = given
  if (given.id === undefined) await currentCustomer(deps, caller.actor)
  else await ownAd(deps, caller.actor, { id: given.id })
  const isWritten = disposedVehicle !== undefined || descriptions !== undefined
  const id = await sendFrom(deps, device, async (trx) => {
    const kept = isWritten || given.id === undefined ? await keepAd(deps, trx, caller, given) : given.id
    const facts = await lockAd(trx, kept)
    // a change of a published advert already started its review
    if (isWritten && facts?.status === 'Submited') return kept
    const action = facts && writtenStatuses.includes(facts.status) ? 'submit' : 'publish'
    if (action === 'submit' && facts?.price)
      await confirmPrice(trx, askedPrice(facts, facts.price, deps.clock.now()), given.confirmedPrice, 'disposedVehicle.price')
    await moveAd(deps, trx, { id: kept, action, actor: owner(caller.actor) })
    return kept
  })
  return readAd(deps, id, caller.language)
}

export async function take(deps: Deps, caller: Caller, id: number, work: (trx: Trx) => Promise<void>): Promise<VehicleAd> {
  await ownAd(deps, caller.actor, { id })
  await retryOnConflict(() => deps.db.transaction().execute(work))
  return readAd(deps, id, caller.language)
}

/**
 * Withdraws a published advert, with the seller's answer about a sale. Throws NotFound, TransitionNotAllowed, BadRequest for a price
 * without a sale.
 */
export function deactivateAd(
  deps: Deps,
  caller: Caller,
  id: number,
  { sold, price }: { sold?: SoldAnswer | undefined; price?: number | undefined } = {},
): Promise<VehicleAd> {
  if (price !== undefined && (sold ?? 'No') === 'No') throw fieldError('price', 'invalid')
  return take(deps, caller, id, async (trx) => {
    const action = sold === 'Here' || sold === 'Elsewhere' ? 'sell' : 'deactivate'
    await moveAd(deps, trx, { id, action, actor: owner(caller.actor) })
    if (sold) await updateAd(trx, id, { sale: { sold, price: price ?? null } })
  })
}

/** Renews an advert for its full period, published or expired. Throws NotFound, TransitionNotAllowed. */
export function renewAd(deps: Deps, caller: Caller, id: number): Promise<VehicleAd> {
  return take(deps, caller, id, async (trx) => {
    const facts = await lockAd(trx, id)
    if (facts?.status === 'Deactivated' && (facts.vehicleStatus !== 'Sold' || facts.isSoldBySeller))
      return moveAd(deps, trx, { id, action: 'publish', actor: owner(caller.actor) })
    if (facts?.status !== 'Published') throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const { visibleDays } = await adLimits(trx)
    await updateAd(trx, id, { visibleUntil: new Date(deps.clock.now().getTime() + visibleDays * day) })
  })
}

/** Appeals a refusal. Throws NotFound, TransitionNotAllowed, EditConflict for a second appeal. */
export function appealAd(deps: Deps, caller: Caller, id: number, comment: string): Promise<VehicleAd> {
  return take(deps, caller, id, (trx) => moveAd(deps, trx, { id, action: 'appeal', comment, actor: owner(caller.actor) }))
}
