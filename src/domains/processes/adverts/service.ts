import type { Kysely, Transaction } from 'kysely'
import { transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { takeBoost, updateOperation, updatePrice } from '#domains/catalogue/vehicles/writes/store.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import type { DocumentInfo, DocumentType } from '#domains/foundation/documents/contract.ts'
import { refundPayment } from '#domains/foundation/payments/service.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import { type Actor, isOwner, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { addWorkingMinutes, localTime } from '#shared/working-time.ts'
import { boostOf, refundsOf } from './boosts/rules.ts'
import { type BoostedAd, findServing, updateEnded, updateRefund } from './boosts/store.ts'
import type { VehicleAd } from './contract.ts'
import { findViews } from './figures/store.ts'
import { tell } from './messages.ts'
import { missingFields, partsOf } from './rules.ts'
import { type AdAction, type AdEffect, type AdGuard, adWorkflow, openAdStatuses, staysOnlineBy, writtenStatuses } from './status.ts'
import { type AdFacts, type AdRow, countOpenAds, findAd, findAdDocuments, findAds, findOwned, insertAd, lockAd, updateAd } from './store.ts'
import { type AdReason, fieldOfReason } from './values.ts'

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
  { minPhotos, language, now, ...seen }: Pick<VehicleAd, 'views' | 'viewsOfWeek'> & { minPhotos: number; language: Language; now: Date },
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
    missing: isWritten ? missingFields({ ...car, cityId, description: descriptions, photos }, minPhotos).map(({ field }) => field) : [],
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
    return shownAd(row, own, { minPhotos: minPictures, language, now, ...views(row.id) })
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
export async function transitionAd(deps: Deps, trx: Trx, move: AdMove): Promise<void> {
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

function checkGuard(facts: AdFacts, move: AdMove, name: AdGuard, minPhotos: number): void {
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
  const faults = missingFields(facts, minPhotos)
  if (faults.length > 0) throw fieldErrors(faults)
  if (!facts.phoneVerified) throw new AppError('PhoneUnconfirmed')
}

const effects: Record<AdEffect, (deps: Deps, trx: Trx, facts: AdFacts) => Promise<void>> = {
  async showCar(deps, trx, facts) {
    checkUnsold(facts)
    if (facts.wishedPrice === null) await transitionVehicle(deps, trx, { id: facts.vehicleId, action: 'advertise', actor: system })
  },
  // staff may have withdrawn the car before
  async sellCar(deps, trx, { vehicleId, vehicleStatus }) {
    if (vehicleStatus === 'Published') await transitionVehicle(deps, trx, { id: vehicleId, action: 'sellPrivately', actor: system })
  },
  async returnBoost(deps, trx, { id, vehicleId }) {
    if (await endBoosts(deps, trx, { id, vehicleId })) await tell(deps, trx, id, 'boostReturned')
  },
  // staff may have withdrawn the car before
  async hideCar(deps, trx, { vehicleId, vehicleStatus }) {
    if (vehicleStatus !== 'Published') return
    await transitionVehicle(deps, trx, { id: vehicleId, action: 'unpublish', actor: system, comment: 'advert' })
  },
}

/** Returns the due time of a review that starts now; `readingMinutes` are working minutes. */
async function dueAt(trx: Trx, now: Date, readingMinutes: number): Promise<Date | null> {
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'customerCentre.hours')) ?? '[]')
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, readingMinutes)
}

/** Checks that the company did not sell the car, which ends all edits. Throws TransitionNotAllowed. */
export function checkUnsold({ status, vehicleStatus, isSoldBySeller }: AdFacts): void {
  if (vehicleStatus === 'Sold' && !isSoldBySeller) throw new AppError('TransitionNotAllowed', { state: status, actions: '' })
}

/** Returns the settings of adverts: minimum photos, maximum open adverts, days online, working minutes until the review. */
export async function adLimits(db: Kysely<Database>): Promise<Record<'minPictures' | 'maxOwn' | 'visibleDays' | 'readingMinutes', number>> {
  const set = await findSettings(db, 'ads.')
  const number = (name: string, otherwise: number) => Number(set.get(`ads.${name}`) ?? otherwise)
  return {
    minPictures: number('minPictures', 3),
    maxOwn: number('maxOwn', 10),
    visibleDays: number('visibleDays', 60),
    readingMinutes: number('readingMinutes', 120),
  }
}

/** Checks the limit of open adverts before one is opened, or after (`isOpened`: already counted). Throws TooManyAdverts. */
export async function checkOpenAds(trx: Transaction<Database>, customerId: number, { isOpened }: { isOpened: boolean }): Promise<void> {
  const { maxOwn } = await adLimits(trx)
  const count = await countOpenAds(trx, customerId)
  if (count + (isOpened ? 0 : 1) > maxOwn) throw new AppError('TooManyAdverts', { limit: maxOwn })
}

/** A car on consignment that its owner now sells privately. */
export interface ConvertedCar {
  vehicleId: number
  customerId: number
  language: Language
  /** whole dirhams; null when not set */
  price: number | null
  by: string | null
}

/** Creates the owner's draft with the data of the car. Returns the advert's id. Throws TooManyAdverts above the limit. */
export async function openAdvertOf({ clock }: Pick<Deps, 'clock'>, trx: Transaction<Database>, car: ConvertedCar): Promise<number> {
  await checkOpenAds(trx, car.customerId, { isOpened: false })
  const now = clock.now()
  const today = localTime(now).day
  await updateOperation(trx, car.vehicleId, 'Ad', car.by)
  if (car.price !== null) await updatePrice(trx, car.vehicleId, car.price, car.by, today)
  return insertAd(trx, { ...car, year: today.slice(0, 4), isOnWhatsApp: false, showsPhone: true }, now)
}

/** Ends the boosts of a locked advert and refunds the unserved days, once. Returns false when no day is left. */
export async function endBoosts(deps: Deps, trx: Transaction<Database>, ad: Pick<BoostedAd, 'id' | 'vehicleId'>): Promise<boolean> {
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

/** Returns the views of adverts by id: in total, and in the last seven days of Morocco. */
async function viewsOf(
  db: Deps['db'],
  adverts: readonly { id: number }[],
  now: Date,
): Promise<(id: number) => { views: number; viewsOfWeek: number }> {
  const ids = adverts.map(({ id }) => id)
  const found = await findViews(db, ids, localTime(now.getTime() - 6 * day).day)
  const by = new Map(found.map(({ id, ...seen }) => [id, seen]))
  return (id) => by.get(id) ?? { views: 0, viewsOfWeek: 0 }
}
