import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { confirmPrice } from '#domains/catalogue/vehicles/market/service.ts'
import { eraseAdvertised, type FormEntry, insertVehicle, updateFields, updatePrice } from '#domains/catalogue/vehicles/writes/store.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { findCity } from '#domains/customers/customers/store.ts'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { arrangeDocuments } from '#domains/foundation/documents/upload/store.ts'
import { findModel, saveWritten } from '#domains/foundation/reference/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError, type FieldFault } from '#shared/errors.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { localTime } from '#shared/working-time.ts'
import type { AdInput, VehicleAd } from '../contract.ts'
import { eraseWritten, findWritten } from '../conversations/store.ts'
import { findOwnReports, forgetReporter } from '../moderation/store.ts'
import { askedPrice, lockedFields, mayMend } from '../rules.ts'
import { adLimits, type Caller, checkOpenAds, checkUnsold, ownAd, owner, readAd, transitionAd } from '../service.ts'
import { writtenStatuses } from '../status.ts'
import {
  blankCard,
  eraseAds,
  eraseDevices,
  findAd,
  findAdDocuments,
  findAds,
  findOwnDevices,
  findOwned,
  insertAd,
  insertDevice,
  lockAd,
  removeDraft,
  updateAd,
} from '../store.ts'
import type { SoldAnswer } from '../values.ts'

type Trx = Transaction<Database>

const day = 86_400_000

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
  const beyond = lockedFields(facts.corrects, row, { ...plain, brand, model, city, price }, description)
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
    await transitionAd(deps, trx, { id, action: isShown ? 'resubmit' : 'revise', actor: owner(actor) })
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
 * `transitionAd`.
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
    await transitionAd(deps, trx, { id: kept, action, actor: owner(caller.actor) })
    return kept
  })
  return readAd(deps, id, caller.language)
}

async function take(deps: Deps, caller: Caller, id: number, work: (trx: Trx) => Promise<void>): Promise<VehicleAd> {
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
    await transitionAd(deps, trx, { id, action, actor: owner(caller.actor) })
    if (sold) await updateAd(trx, id, { sale: { sold, price: price ?? null } })
  })
}

/** Renews an advert for its full period, published or expired. Throws NotFound, TransitionNotAllowed. */
export function renewAd(deps: Deps, caller: Caller, id: number): Promise<VehicleAd> {
  return take(deps, caller, id, async (trx) => {
    const facts = await lockAd(trx, id)
    if (facts?.status === 'Deactivated' && (facts.vehicleStatus !== 'Sold' || facts.isSoldBySeller))
      return transitionAd(deps, trx, { id, action: 'publish', actor: owner(caller.actor) })
    if (facts?.status !== 'Published') throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const { visibleDays } = await adLimits(trx)
    await updateAd(trx, id, { visibleUntil: new Date(deps.clock.now().getTime() + visibleDays * day) })
  })
}

/** Appeals a refusal. Throws NotFound, TransitionNotAllowed, EditConflict for a second appeal. */
export function appealAd(deps: Deps, caller: Caller, id: number, comment: string): Promise<VehicleAd> {
  return take(deps, caller, id, (trx) => transitionAd(deps, trx, { id, action: 'appeal', comment, actor: owner(caller.actor) }))
}

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
    if (price === facts.price) return transitionAd(deps, trx, { id, action: 'resume', actor })
    const isDoubtful =
      isOnline || facts.status === 'Deactivated' ? await confirmPrice(trx, askedPrice(facts, price, deps.clock.now()), confirmed) : false
    if (isDoubtful && isOnline) {
      if (facts.wishedPrice !== null) return updateAd(trx, id, { wishedPrice: price })
      return transitionAd(deps, trx, { id, action: 'reprice', actor, wishedPrice: price })
    }
    if (facts.wishedPrice !== null) await transitionAd(deps, trx, { id, action: 'resume', actor })
    if (isDoubtful) await transitionAd(deps, trx, { id, action: 'revise', actor })
    await updatePrice(trx, facts.vehicleId, price, caller.actor.id, localTime(deps.clock.now()).day)
  })
}

/** Roles that review adverts. */
const deskRoles: readonly Actor['roles'][number][] = ['agent', 'manager', 'admin']

/** Adds the access of an advert's seller to the documents of a car: adds and removes photos while editing, and always sees them. */
export function withAdverts(house: DocumentOwner): DocumentOwner {
  const ownOf = async (deps: Pick<Deps, 'db'>, actor: Actor, vehicleId: number) => {
    const ad = actor.id === null ? null : await findOwned(deps.db, { vehicleId })
    return isOwner(actor, ad?.owner) ? ad : null
  }
  const checkWriting = async (deps: Deps, actor: Actor, vehicleId: number, type: DocumentType): Promise<boolean> => {
    const ad = await ownOf(deps, actor, vehicleId)
    if (!ad) return false
    await currentCustomer(deps, actor)
    if (type !== 'VehicleAdPicture' || !writtenStatuses.includes(ad.status) || !mayMend(ad.corrects, 'photos'))
      throw new AppError('Forbidden')
    return true
  }
  return {
    // reviewers see the photos of submitted adverts; drafts are private
    async mayRead(deps, actor, id, type) {
      const ad = type === 'VehicleAdPicture' || actor.id !== null ? await findOwned(deps.db, { vehicleId: id }) : null
      if (isOwner(actor, ad?.owner)) return true
      if (type !== 'VehicleAdPicture' || !ad) return house.mayRead(deps, actor, id, type)
      return ad.status !== 'Draft' && actor.roles.some((role) => deskRoles.includes(role))
    },
    isOwn: async (deps, actor, id) => (await ownOf(deps, actor, id)) !== null || house.isOwn(deps, actor, id),
    async mayAdd(deps, actor, id, type) {
      if (!(await checkWriting(deps, actor, id, type))) await house.mayAdd(deps, actor, id, type)
    },
    async mayRemove(deps, trx, actor, document) {
      if (!(await checkWriting({ ...deps, db: trx }, actor, document.ownerId, document.type)))
        await house.mayRemove(deps, trx, actor, document)
    },
  }
}

/** Sorts the photos, main one first. Throws NotFound, TransitionNotAllowed after the submission, EditConflict for an incomplete list. */
export async function arrangePhotos(deps: Deps, { actor, language }: Caller, id: number, ids: readonly string[]): Promise<VehicleAd> {
  await ownAd(deps, actor, { id })
  await deps.db.transaction().execute(async (trx) => {
    const facts = await lockAd(trx, id)
    if (!facts || !writtenStatuses.includes(facts.status) || !mayMend(facts.corrects, 'photos'))
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const specs = new Map((await findAdDocuments(trx, [facts.vehicleId])).map((photo) => [photo.id, photo.spec]))
    const given = ids.map((one) => ({ id: one, spec: specs.get(one.toLowerCase()) ?? ('None' as const) }))
    const owner = { type: 'Vehicle', id: facts.vehicleId } as const
    if (!(await arrangeDocuments(trx, owner, ['VehicleAdPicture'], given, actor.id))) throw new AppError('EditConflict')
  })
  return readAd(deps, id, language)
}

/** Deletes a draft of the caller. Throws NotFound, TransitionNotAllowed. */
export async function deleteAd(deps: Deps, actor: Actor, id: number): Promise<void> {
  await ownAd(deps, actor, { id })
  await deps.db.transaction().execute(async (trx) => {
    const facts = await lockAd(trx, id)
    if (!facts) throw new AppError('NotFound', { id })
    if (facts.status !== 'Draft') throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
    await removeDraft(trx, facts)
  })
}

/** Cookie with the random id of a device; not readable by scripts. */
export const deviceCookie = 'rihla_device'

/** Returns the configured days for which a device is stored after its last advert. */
export const deviceDays = async (db: Deps['db']): Promise<number> => Number((await findSetting(db, 'ads.deviceDays')) ?? 180)

/** Returns the id of a device, existing or new, and its stored hash. */
export function deviceOf({ cookies }: Pick<FastifyRequest, 'cookies'>): { name: string; hash: string } {
  const kept = cookies[deviceCookie]
  const name = kept && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(kept) ? kept : randomUUID()
  return { name, hash: createHash('sha256').update(name).digest('base64url') }
}

/** Sets the cookie of a device after it submitted an advert. Returns the advert. */
export async function nameDevice(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  reply: FastifyReply,
  name: string,
  ad: VehicleAd,
): Promise<VehicleAd> {
  if (ad.lastStatus !== 'Submited') return ad
  reply.setCookie(deviceCookie, name, {
    ...{ path: config.basePath, httpOnly: true, sameSite: 'lax', secure: siteOrigin(config).startsWith('https:') },
    maxAge: ((await deviceDays(db)) * day) / 1000,
  })
  return ad
}

export const advertsData: PersonalData = {
  room: 'adverts',
  collect: async (db, { id }) =>
    id === null
      ? { adverts: [], devices: [], reports: [], messages: { written: [], blocked: 0, closed: null } }
      : {
          adverts: (await findAds(db, id, 1, 1000)).rows,
          devices: await findOwnDevices(db, id),
          reports: await findOwnReports(db, id),
          messages: await findWritten(db, id),
        },
  async erase(trx, { id }) {
    if (id === null) return
    await forgetReporter(trx, id)
    await eraseWritten(trx, id)
    await eraseDevices(trx, id)
    await eraseAdvertised(trx, await eraseAds(trx, id))
  },
}
