import type { Transaction } from 'kysely'
import { currentCustomer } from '#domains/customers/service.ts'
import { findCity } from '#domains/customers/store.ts'
import type { DocumentInfo, DocumentType } from '#domains/documents/contract.ts'
import { workingCalendar } from '#domains/reference/service.ts'
import { findSetting } from '#domains/reference/store.ts'
import { findModel, saveWritten } from '#domains/reference/unlisted/service.ts'
import { type FormEntry, insertVehicle, updateFields, updatePrice } from '#domains/vehicles/entries/store.ts'
import { confirmPrice } from '#domains/vehicles/price-guard/service.ts'
import { moveVehicle } from '#domains/vehicles/service.ts'
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

/** Who asks, and in which language they read. */
export type Caller = { actor: Actor; language: Language }

/** Whoever acts as the owner of an advert, whatever else they are. */
export const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })

/** An advert with what is computed of it. */
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

/** The adverts of the caller, the latest first. */
export async function listAds(
  deps: Deps,
  { actor, language }: Caller,
  { page, size }: { page: number; size: number },
): Promise<Paged<VehicleAd>> {
  const { id } = await currentCustomer(deps, actor)
  const { rows, count } = await findAds(deps.db, id, page, size)
  return toPage(await withDocuments(deps, rows, language), page, size, count)
}

/** The id of an advert that is the caller's. NotFound for anybody else's, CustomerInactive. */
export async function ownAd(deps: Deps, actor: Actor, by: Parameters<typeof findOwned>[1]): Promise<number> {
  await currentCustomer(deps, actor)
  const found = await findOwned(deps.db, by)
  if (!found || !isOwner(actor, found.owner)) throw new AppError('NotFound')
  return found.id
}

/** An advert, whoever asks. NotFound. */
export async function readAd(deps: Deps, id: number, language: Language): Promise<VehicleAd> {
  const row = await findAd(deps.db, id)
  const [ad] = row ? await withDocuments(deps, [row], language) : []
  if (!ad) throw new AppError('NotFound', { id })
  return ad
}

/** An advert of the caller. NotFound. */
export async function getAd(deps: Deps, { actor, language }: Caller, id: number): Promise<VehicleAd> {
  return readAd(deps, await ownAd(deps, actor, { id }), language)
}

/** The same by its car. NotFound. */
export async function getAdOfVehicle(deps: Deps, { actor, language }: Caller, vehicleId: number): Promise<VehicleAd> {
  return readAd(deps, await ownAd(deps, actor, { vehicleId }), language)
}

/** Photos and papers of an advert of the caller. NotFound. */
export async function listAdDocuments(
  deps: Deps,
  caller: Caller,
  id: number,
  types: readonly DocumentType[] | null,
): Promise<DocumentInfo[]> {
  const { documents } = await getAd(deps, caller, id)
  return documents.filter(({ type }) => types === null || types.includes(type))
}

/** One wish to move an advert, with what the step brings along. */
export interface AdMove {
  id: number
  action: AdAction
  actor: Actor
  comment?: string | undefined
  reasons?: readonly AdReason[] | undefined
  /** `lastModified` of the advert that whoever decides has read */
  seen?: string | undefined
  /** of a refusal: why the account of its seller is to be suspended */
  suspends?: string | undefined
  wishedPrice?: number
  /** of a decision that is taken back: what stood before it */
  before?: { due: Date | null; appealed: Date | null; reasons: readonly AdReason[] }
}

/**
 * The one door through which every action of the table goes. Whether the advert is the caller's is checked before, by the caller.
 * NotFound, TransitionNotAllowed, BadRequest naming what is missing, PhoneUnconfirmed, EditConflict for a second appeal and for
 * another text than was read.
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
  // an appeal does not wait for another advert to end
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
    // what is for sale again was not sold
    ...(to === 'Published' && { sale: null }),
    // a refusal of what was accepted since may be answered again
    ...(move.action === 'accept' && { appealed: null }),
    ...(move.before && { due: move.before.due, appealed: move.before.appealed, reasons: move.before.reasons }),
  })
}

function checkGuard(facts: AdFacts, move: AdMove, name: AdGuard, leastPhotos: number): void {
  if (name === 'reasonsGiven' && !move.reasons?.length) throw fieldError('reasons', 'required')
  // each names a part that can be mended by itself
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
  // the staff may have taken the car out already
  async sellCar(deps, trx, { vehicleId, vehicleStatus }) {
    if (vehicleStatus === 'Published') await moveVehicle(deps, trx, { id: vehicleId, action: 'sellPrivately', actor: system })
  },
  async returnBoost(deps, trx, { id, vehicleId }) {
    if (await giveBack(deps, trx, { id, vehicleId })) await tell(deps, trx, id, 'boostReturned')
  },
  // the staff may have taken the car out already
  async hideCar(deps, trx, { vehicleId, vehicleStatus }) {
    if (vehicleStatus !== 'Published') return
    await moveVehicle(deps, trx, { id: vehicleId, action: 'unpublish', actor: system, comment: 'advert' })
  },
}

/** By when an advert that is sent now should be read, in working minutes. */
async function dueAt(trx: Trx, now: Date, readingMinutes: number): Promise<Date | null> {
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'customerCentre.hours')) ?? '[]')
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, readingMinutes)
}

type Car = NonNullable<AdInput['disposedVehicle']>

/** What of the card a seller's words change, or every field that cannot be kept. */
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

/** Texts that say something; null for none. */
const saidIn = (texts: AdInput['descriptions']): FormEntry['description'] => {
  const said = Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string' && text !== '')
  return said.length > 0 ? (Object.fromEntries(said) as FormEntry['description']) : null
}

/** Checks that the house did not sell the car: nothing is written of it any more. TransitionNotAllowed. */
export function checkUnsold({ status, vehicleStatus, isSoldBySeller }: AdFacts): void {
  if (vehicleStatus === 'Sold' && !isSoldBySeller) throw new AppError('TransitionNotAllowed', { state: status, actions: '' })
}

/** Keeps what was written, in one transaction; ways to reach a seller are not read again. Gives the id of the advert. Errors of `saveAd`. */
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
  // last, so that what it looks at is what was just written
  const isShown = facts.status === 'Accepted' || facts.status === 'Published'
  if (facts.status !== 'Draft' && facts.corrects === null)
    await moveAd(deps, trx, { id, action: isShown ? 'resubmit' : 'revise', actor: owner(actor) })
  return id
}

/** One transaction that writes an advert; from which device it came is kept with it, where somebody is to read it now. */
const sendFrom = (deps: Deps, device: string, write: (trx: Trx) => Promise<number>): Promise<number> =>
  retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const id = await write(trx)
      await insertDevice(trx, id, device, deps.clock.now())
      return id
    }),
  )

/** Keeps what the seller wrote. NotFound, CustomerInactive, TooManyAdverts, BadRequest naming each field. */
export async function saveAd(deps: Deps, caller: Caller, given: AdInput, device: string): Promise<VehicleAd> {
  if (given.id === undefined) await currentCustomer(deps, caller.actor)
  else await ownAd(deps, caller.actor, { id: given.id })
  const id = await sendFrom(deps, device, (trx) => keepAd(deps, trx, caller, given))
  return readAd(deps, id, caller.language)
}

/** Sends an advert to be read, or shows one that was accepted or withdrawn; what came along is kept first. Errors of `saveAd` and `moveAd`. */
export async function publishAd(deps: Deps, caller: Caller, given: AdInput, device: string): Promise<VehicleAd> {
  const { disposedVehicle, descriptions } = given
  if (given.id === undefined) await currentCustomer(deps, caller.actor)
  else await ownAd(deps, caller.actor, { id: given.id })
  const isWritten = disposedVehicle !== undefined || descriptions !== undefined
  const id = await sendFrom(deps, device, async (trx) => {
    const kept = isWritten || given.id === undefined ? await keepAd(deps, trx, caller, given) : given.id
    const facts = await lockAd(trx, kept)
    // what was changed of a published advert is being read already
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

/** Takes a published advert out of the search, with what its seller says of a sale. NotFound, TransitionNotAllowed, BadRequest for the price of no sale. */
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

/** Goes on with an advert for its full time, a published one as one whose time is over. NotFound, TransitionNotAllowed. */
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

/** Asks for a second look at a refusal. NotFound, TransitionNotAllowed, EditConflict the second time. */
export function appealAd(deps: Deps, caller: Caller, id: number, comment: string): Promise<VehicleAd> {
  return take(deps, caller, id, (trx) => moveAd(deps, trx, { id, action: 'appeal', comment, actor: owner(caller.actor) }))
}
