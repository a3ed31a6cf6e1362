import type { Transaction } from 'kysely'
import { arrangeVisit } from '#domains/cases/appointments/service.ts'
import type { AppointmentOf } from '#domains/cases/appointments/store.ts'
import { estimateFor } from '#domains/catalogue/market/service.ts'
import { type FormField, formFields } from '#domains/catalogue/vehicles/fields.ts'
import type { CarFacts } from '#domains/catalogue/vehicles/rules.ts'
import { type FormEntry, insertVehicle } from '#domains/catalogue/vehicles/writes/store.ts'
import { isPhoneShown } from '#domains/customers/customers/phone-code/service.ts'
import { currentCustomer, visitorCard } from '#domains/customers/customers/service.ts'
import { findCity } from '#domains/customers/customers/store.ts'
import { insertPrepared, type PreparedFile } from '#domains/foundation/documents/service.ts'
import { prepareIncoming } from '#domains/foundation/documents/upload/service.ts'
import { type FoundModel, findModel, saveWritten } from '#domains/foundation/reference/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { isCin } from '#domains/processes/buying/bookings/rules.ts'
import type { EstimatedRequest } from '#domains/processes/consignment/desk/store.ts'
import { findOpen as findOpenIntermediations, openIntermediation, readIntermediation } from '#domains/processes/consignment/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import type { ReceivedFile } from '#platform/upload.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError, type FieldFault } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { e164 } from '#shared/phone.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { localTime } from '#shared/working-time.ts'
import { tieNew } from '../effects/service.ts'
import { tell } from '../messages.ts'
import { maxOpenRequests, maxRequests } from '../rules.ts'
import { readPurchase } from '../service.ts'
import type { Seller } from '../store.ts'
import { dueIn } from '../transitions/service.ts'
import type { KnownSeller, PartnerPurchase, PartnerRequest, RequestBody, Requested, RequestQuery } from './contract.ts'
import {
  findByDraft,
  findOpen,
  findPartnerPurchase,
  findSellers as findSellersBy,
  insertPurchase,
  isOpenArea,
  isSellerCard,
  isShownVehicle,
  removeDraft,
} from './store.ts'

/** Caller of a request route. */
export interface From {
  actor: Actor
  language: Language
  /** network address */
  address: string
}

/** Origin of a request. `cardId`: customer chosen by the staff; `partnerKeyId`: key of the partner. */
type Incoming = From & { origin: 'FO' | 'BO' | 'Extern'; cardId?: number | undefined; partnerKeyId?: number | undefined }

/** Photos of the registration card; each face is optional. */
export type Faces = Partial<Record<'File1' | 'File2', ReceivedFile>>

/** Earliest accepted first registration. */
const firstCars = '1950-01-01'

/**
 * Submits the request of a customer, or of a visitor with a confirmed phone, in one transaction. The same draft submitted twice creates
 * one request. Throws BadRequest with every invalid field, PhoneUnconfirmed, DuplicateEnquiry, SlotTaken, VehicleNotFound,
 * CustomerInactive, TooManyRequests, and the errors of `prepareIncoming` for the photos.
 */
export async function submitPurchase(deps: Deps, given: RequestQuery, faces: () => Promise<Faces>, from: From): Promise<Requested> {
  const { actor, address } = from
  if ((await insertAttempt(deps.db, 'Purchase', address, deps.clock.now())) > maxRequests) throw new AppError('TooManyRequests')
  const isCustomer = actor.roles.includes('customer')
  const car = await checkedCar(deps, given)
  const asksCode = (await findSetting(deps.db, 'purchases.phoneCode')) !== 'false'
  if (!isCustomer && asksCode && !(await isPhoneShown(deps, given.Phone, address))) throw new AppError('PhoneUnconfirmed')
  const photos = await prepared(await faces())
  return keep(deps, given, car, photos, { ...from, origin: 'FO' })
}

/** Submits a request for the staff. Throws the errors of `submitPurchase`; Forbidden outside the staff. */
export async function takePurchase(deps: Deps, { CustomerId: cardId, ...given }: RequestBody, from: From): Promise<Requested> {
  const { within } = await staffOf(deps, from.actor)
  const car = await checkedCar(deps, given)
  if (within !== null && !within.includes(given.StorageAreaId)) throw fieldErrors([{ field: 'StorageAreaId', reason: 'ownArea' }])
  return keep(deps, given, car, [], { ...from, origin: 'BO', cardId })
}

/** Submits a request for a partner. Throws the errors of `submitPurchase`. */
async function sendFromPartner(deps: Deps, given: PartnerRequest, from: From & { partnerKeyId: number }): Promise<Pick<Requested, 'id'>> {
  return keep(deps, given, await checkedCar(deps, given), [], { ...from, origin: 'Extern' })
}

/** Finds sellers by exact phone or ID-card number; returns an empty list otherwise. */
export async function findSellers(deps: Deps, typed: string): Promise<KnownSeller[]> {
  const idNumber = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  const wanted = { phone: e164(typed), idNumber: isCin(idNumber) ? idNumber : null }
  return wanted.phone === null && wanted.idNumber === null ? [] : findSellersBy(deps.db, wanted)
}

interface Car {
  model: FoundModel
  plate: string
}

/** Validates the described car. Throws BadRequest with every invalid field. */
async function checkedCar({ db, clock }: Deps, given: RequestQuery): Promise<Car> {
  const faults: FieldFault[] = []
  const model = await findModel(db, { brand: given.Brand, model: given.Model, unlisted: given.Unlisted })
  if ('refused' in model) faults.push({ field: model.refused, reason: 'invalid' })
  const plate = given.RegistrationType === 'Local' ? localPlate(given.RegistrationNumber) : foreignPlate(given.RegistrationNumber)
  if (plate === null) faults.push({ field: 'RegistrationNumber', reason: 'plate' })
  if (given.ReleaseDate < firstCars || given.ReleaseDate > localTime(clock.now()).day)
    faults.push({ field: 'ReleaseDate', reason: 'releaseDate' })
  if ((await findCity(db, given.City)) === null) faults.push({ field: 'City', reason: 'invalid' })
  if (!(await isOpenArea(db, given.StorageAreaId))) faults.push({ field: 'StorageAreaId', reason: 'invalid' })
  if (given.NewVehicleId !== undefined && given.Type !== 'TradeIn') faults.push({ field: 'NewVehicleId', reason: 'invalid' })
  if ('refused' in model || plate === null || faults.length > 0) throw fieldErrors(faults)
  if (given.NewVehicleId !== undefined && !(await isShownVehicle(db, given.NewVehicleId)))
    throw new AppError('VehicleNotFound', { ids: given.NewVehicleId })
  return { model, plate }
}

/** Validates the photos. Errors name the field. */
async function prepared(faces: Faces): Promise<{ file: PreparedFile; name: string; spec: 'Front' | 'Back' }[]> {
  const photos: { file: PreparedFile; name: string; spec: 'Front' | 'Back' }[] = []
  for (const [field, spec] of [
    ['File1', 'Front'],
    ['File2', 'Back'],
  ] as const) {
    const face = faces[field]
    if (face) photos.push({ file: await prepareIncoming(face.bytes, field), name: face.name, spec })
  }
  return photos
}

async function keep(
  deps: Deps,
  given: RequestQuery,
  car: Car,
  photos: Awaited<ReturnType<typeof prepared>>,
  from: Incoming,
): Promise<Requested> {
  if (given.Type === 'Intermediation') return keepIntermediation(deps, given, car, photos, from)
  const now = deps.clock.now()
  const by = from.actor.id
  const { Type: type } = given
  const estimated = await estimatedOf(deps, given, car)
  const id = await retryOnConflict(() =>
    audited(deps.db, from.actor, async (trx) => {
      const customerId = await sellerCard(deps, trx, given, from)
      const { count, isSame } = await findOpen(trx, customerId, car.plate)
      const known = await sentBefore(trx, given.DraftKey, { kind: 'Purchase', customerId })
      if (known !== null) return known
      if (isSame) throw new AppError('DuplicateEnquiry')
      if (count >= maxOpenRequests) throw new AppError('TooManyRequests')
      const made = await insertPurchase(
        trx,
        {
          origin: from.origin,
          partnerKeyId: from.partnerKeyId ?? null,
          type,
          customerId,
          vehicleId: await insertVehicle(trx, await entryOf(trx, given, car), by),
          newVehicleId: given.NewVehicleId ?? null,
          desiredBrand: given.DesiredBrand || null,
          desiredModel: given.DesiredModel || null,
          storageAreaId: given.StorageAreaId,
          seller: sellerOf(given),
          isHolder: given.IsHolder ?? null,
          isUnderCredit: given.IsUnderCredit ?? null,
          draftKey: given.DraftKey ?? null,
          estimated,
          language: from.language,
          due: await dueIn(deps, trx, 'Submited'),
          year: localTime(now).day.slice(0, 4),
          by,
        },
        now,
      )
      if (given.Type === 'TradeIn') await tieNew(trx, { id: made, customerId, vehicleId: given.NewVehicleId ?? null })
      await attachPhotos(deps, trx, { type: 'Purchase', id: made }, photos, by)
      if (given.AppointmentStart !== undefined)
        await visit(deps, trx, given, { starts: given.AppointmentStart, customerId, about: { purchaseId: made }, from })
      if (given.DraftKey !== undefined) await removeDraft(trx, given.DraftKey)
      await tell(deps, trx, made, { way: 'mail+sms', notice: 'submitted', word: null })
      return made
    }),
  )
  return readPurchase(deps, id, from.actor)
}

/**
 * Returns the request of a draft that was submitted before; null for none. Throws DuplicateEnquiry when it belongs to another customer
 * (submitted without an account before, for example) or is of the other type.
 */
async function sentBefore(
  trx: Transaction<Database>,
  draftKey: string | undefined,
  { kind, customerId }: { kind: 'Purchase' | 'Intermediation'; customerId: number },
): Promise<number | null> {
  const sent = draftKey === undefined ? null : await findByDraft(trx, draftKey)
  if (sent && (sent.kind !== kind || sent.customerId !== customerId)) throw new AppError('DuplicateEnquiry')
  return sent?.id ?? null
}

/** Opens a consignment from a request. */
async function keepIntermediation(
  deps: Deps,
  given: RequestQuery,
  car: Car,
  photos: Awaited<ReturnType<typeof prepared>>,
  from: Incoming,
): Promise<Requested> {
  const by = from.actor.id
  const estimated = await estimatedOf(deps, given, car)
  const id = await retryOnConflict(() =>
    audited(deps.db, from.actor, async (trx) => {
      const customerId = await sellerCard(deps, trx, given, from)
      const selling = await findOpen(trx, customerId, car.plate)
      const mediated = await findOpenIntermediations(trx, customerId, car.plate)
      const known = await sentBefore(trx, given.DraftKey, { kind: 'Intermediation', customerId })
      if (known !== null) return known
      if (selling.isSame || mediated.isSame) throw new AppError('DuplicateEnquiry')
      if (selling.count + mediated.count >= maxOpenRequests) throw new AppError('TooManyRequests')
      return openIntermediation(
        deps,
        trx,
        {
          ...{ requestOrigin: from.origin, origin: from.origin, customerId, purchaseId: null, storageAreaId: given.StorageAreaId, by },
          vehicleId: await insertVehicle(trx, await entryOf(trx, given, car), by),
          seller: sellerOf(given),
          isHolder: given.IsHolder ?? null,
          isUnderCredit: given.IsUnderCredit ?? null,
          draftKey: given.DraftKey ?? null,
          estimated,
          language: from.language,
        },
        async (made) => {
          await attachPhotos(deps, trx, { type: 'Intermediation', id: made }, photos, by)
          if (given.AppointmentStart !== undefined)
            await visit(deps, trx, given, { starts: given.AppointmentStart, customerId, about: { intermediationId: made }, from })
          if (given.DraftKey !== undefined) await removeDraft(trx, given.DraftKey)
        },
      )
    }),
  )
  return readIntermediation(deps, id, from.actor)
}

async function attachPhotos(
  deps: Deps,
  trx: Transaction<Database>,
  owner: { type: 'Purchase' | 'Intermediation'; id: number },
  photos: Awaited<ReturnType<typeof prepared>>,
  createdBy: string | null,
): Promise<void> {
  for (const { file, name, spec } of photos)
    await insertPrepared(deps, trx, file, {
      ...{ owner, type: 'VehicleGrayCard', spec, status: 'Preview', fileName: name, createdBy },
      imagesOrder: spec === 'Front' ? 0 : 1,
    })
}

function sellerOf(given: RequestQuery): Seller {
  const { Civility: civility, FirstName: firstName, LastName: lastName, CompanyName: companyName, IdNumber: idNumber } = given
  const { Email: email, Phone: phone, City: city, Address: address, AddressLine2: addressLine2, Zip: zip } = given
  const [ice, registrationNumber] = companyName === null ? [null, null] : [given.Ice, given.TradeRegister]
  return {
    ...{ civility, firstName, lastName, companyName, ice, registrationNumber, idNumber },
    ...{ email, phone, city, address, addressLine2, zip },
  }
}

/** Books the requested appointment in the transaction of the request. */
async function visit(
  deps: Deps,
  trx: Transaction<Database>,
  { StorageAreaId: storageAreaId }: RequestQuery,
  { starts, from, ...whose }: { starts: string; customerId: number; about: AppointmentOf; from: Incoming },
): Promise<void> {
  await arrangeVisit(deps, trx, {
    ...whose,
    ...{ kind: 'Expertise', storageAreaId, starts: new Date(starts), isStaff: from.origin === 'BO', by: from.actor.id },
    names: { starts: 'AppointmentStart', storageAreaId: 'StorageAreaId' },
  })
}

/**
 * Returns the estimate of the car with the facts it was computed from; null when there is none. An estimate key is accepted only for the
 * car of that estimate.
 */
async function estimatedOf(deps: Deps, given: RequestQuery, { model }: Car): Promise<EstimatedRequest | null> {
  // an unlisted model has no estimate
  if ('written' in model) return null
  const facts: CarFacts = {
    ...{ modelId: model.modelId, version: null, year: Number(given.ReleaseDate.slice(0, 4)), mileage: given.Mileage },
    ...{ fuelType: given.FuelType ?? null, gearType: given.GearType ?? null },
  }
  const range = await estimateFor(deps, given.EstimateKey, facts)
  return range && { ...range, facts }
}

/** Returns the seller's customer record: the caller's own on the site, the one chosen by the staff, else one without an account. */
async function sellerCard(
  deps: Deps,
  trx: Transaction<Database>,
  given: RequestQuery,
  { actor, language, origin, cardId }: Incoming,
): Promise<number> {
  if (cardId !== undefined) {
    if (await isSellerCard(trx, cardId)) return cardId
    throw fieldErrors([{ field: 'CustomerId', reason: 'invalid' }])
  }
  if (origin === 'FO' && actor.roles.includes('customer')) return (await currentCustomer(deps, actor, trx)).id
  const { Civility: civility, FirstName: firstName, LastName: lastName, CompanyName: companyName, Email: email, Phone: phone } = given
  return visitorCard(deps, trx, { civility, firstName, lastName, companyName, email, phone, language })
}

/** Returns the vehicle entry from the owner's description; all other fields are null until the inspection. */
async function entryOf(trx: Transaction<Database>, given: RequestQuery, { model, plate }: Car): Promise<FormEntry> {
  const unknown = Object.fromEntries(formFields.map((field) => [field, null])) as { [N in FormField]: null }
  return {
    ...unknown,
    operationType: 'Standard',
    ...(await saveWritten(trx, model)),
    registrationNumber: plate,
    registrationType: given.RegistrationType,
    releaseDate: given.ReleaseDate,
    mileage: given.Mileage,
    fuelType: given.FuelType ?? null,
    gearType: given.GearType ?? null,
    storageAreaId: given.StorageAreaId,
    condition: 'Used',
    financing: false,
    isNew: false,
    features: [],
  }
}

/** Submits a partner's request. Throws the errors of `sendFromPartner`; DuplicateEnquiry for a draft from another origin. */
export async function sendAsPartner(deps: Deps, partnerKeyId: number, given: PartnerRequest, from: From): Promise<PartnerPurchase> {
  const { id } = await sendFromPartner(deps, given, { ...from, partnerKeyId })
  const sent = await findPartnerPurchase(deps.db, partnerKeyId, { id })
  if (!sent) throw new AppError('DuplicateEnquiry')
  return sent
}

/** Returns the state of a partner's request. Throws NotFound for a request of another partner. */
export async function readAsPartner(deps: Deps, partnerKeyId: number, reference: string): Promise<PartnerPurchase> {
  const sent = await findPartnerPurchase(deps.db, partnerKeyId, { reference })
  if (!sent) throw new AppError('NotFound')
  return sent
}
