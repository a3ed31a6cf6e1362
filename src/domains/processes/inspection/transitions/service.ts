import type { Transaction } from 'kysely'
import { inspectedRepairs, usualMileagePercent } from '#domains/catalogue/vehicles/rules.ts'
import { certifyVehicle } from '#domains/catalogue/vehicles/service.ts'
import { updateFields, updateInspected } from '#domains/catalogue/vehicles/writes/store.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { updatePublic } from '#domains/foundation/documents/store.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, isOwner, staffRoles, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { byLanguage, defaultLanguage } from '#shared/language.ts'
import type { FactDifference } from '../contract.ts'
import { differencesOf, findingsCost, isValueOpen, lacksOf, missingIdentity, quotationOf } from '../rules.ts'
import {
  type ExpertiseAction,
  type ExpertiseEffect,
  type ExpertiseGuard,
  type ExpertiseStatus,
  editedSheets,
  expertiseWorkflow,
  openSheets,
} from '../status.ts'
import { closeParts, type ExpertiseFacts, findPartFacts, findSeen, lockExpertise, markParts, type PartRow, updateSheet } from '../store.ts'
import type { ExpertiseType } from '../values.ts'
import {
  type CaseType,
  countFindings,
  type Finding,
  findBrandOf,
  findFindings,
  findHandedIn,
  findOfCase,
  findPhotoOwner,
  type PhotoOwner,
} from './store.ts'

const isStaff = ({ roles }: Actor): boolean => staffRoles.some((role) => role !== 'editor' && roles.includes(role))
const isOne = ({ roles }: Actor, ...wanted: string[]) => roles.some((role) => role === 'admin' || wanted.includes(role))

/** The seller sees the photos once the quotation is accepted. */
const toldToSeller: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted']
/** No photos of findings are added once the quotation is accepted. */
const agreed: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted', 'Rejected']
const unfixed: readonly ExpertiseStatus[] = ['Draft', 'Rejected']

/** Publishes the photos of these points and of their repairs. */
export function publishPhotos(trx: Transaction<Database>, parts: readonly number[]): Promise<void> {
  return updatePublic(trx, ['CheckPart', 'CheckPartRepair'], parts, 'VehicleCheckPartImage')
}

async function mayRead(deps: Deps, actor: Actor, partId: number): Promise<boolean> {
  const found = await findPhotoOwner(deps.db, partId)
  if (!found) return false
  if (isOwner(actor, found.seller)) return toldToSeller.includes(found.status)
  return isStaff(actor) && (await isSeen(deps, actor, found))
}

async function isSeen(deps: Deps, actor: Actor, { expertiseId }: PhotoOwner): Promise<boolean> {
  const { within, subject } = await staffOf(deps, actor)
  return (await findSeen(deps.db, within, subject, expertiseId)) !== null
}

/** Returns the point of a photo to change. Throws NotFound without access, Forbidden. */
async function changeable(deps: Deps, actor: Actor, partId: number, roles: readonly string[]): Promise<PhotoOwner> {
  const found = await findPhotoOwner(deps.db, partId)
  if (!found || !isStaff(actor) || !(await isSeen(deps, actor, found))) throw new AppError('NotFound', { id: partId })
  if (!isOne(actor, ...roles) || isOwner(actor, found.seller)) throw new AppError('Forbidden')
  return found
}

const isOpen = ({ status, isReopened }: PhotoOwner) => openSheets.includes(status) || (editedSheets.includes(status) && isReopened)

/** Photos of findings, added by the expert. A photo taken in time can arrive after the submission. */
export const checkPartPhotos: DocumentOwner = {
  mayRead,
  isOwn: async (deps, actor, partId) => isOwner(actor, (await findPhotoOwner(deps.db, partId))?.seller),
  async mayAdd(deps, actor, partId) {
    const { status } = await changeable(deps, actor, partId, ['expert'])
    if (agreed.includes(status)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId }) {
    if (!isOpen(await changeable(deps, actor, ownerId, ['expert']))) throw new AppError('Forbidden')
  },
}

/** Photos of repairs after the inspection. */
export const repairPhotos: DocumentOwner = {
  ...checkPartPhotos,
  async mayAdd(deps, actor, partId) {
    const { status } = await changeable(deps, actor, partId, ['expert', 'manager'])
    if (unfixed.includes(status)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId }) {
    const { status } = await changeable(deps, actor, ownerId, ['expert', 'manager'])
    // published photos cannot be removed
    if (status === 'Accepted') throw new AppError('Forbidden')
  },
}

type Trx = Transaction<Database>

/** Requested action with its input. */
export interface ExpertiseMove {
  id: number
  action: ExpertiseAction
  actor: Actor
  comment?: string | undefined
  /** points to reopen */
  parts?: readonly { id: number; comment: string }[] | undefined
}

/** Types with an offer: their quotation must be above 0. */
const priced: readonly ExpertiseType[] = ['Purchase', 'Intermediation']

/** Returns the factor above or below the usual cost that requires a longer reason. */
export async function costFactor(db: Trx | Deps['db']): Promise<number> {
  return Number((await findSetting(db, 'expertise.costFactor')) ?? 2)
}

/** Returns the tolerance between two mileages of one car, in percent. */
export async function mileagePercent(db: Trx | Deps['db']): Promise<number> {
  return Number((await findSetting(db, 'estimates.mileagePercent')) ?? usualMileagePercent)
}

/** Returns the error of an unmet guard; null when it is met. `comes`: input of the action does not count as missing. */
export function missing(
  name: ExpertiseGuard,
  {
    sheet,
    parts,
    factor,
    percent,
    actor,
  }: { sheet: ExpertiseFacts; parts: readonly PartRow[]; factor: number; percent: number; actor: Actor },
): AppError | null {
  switch (name) {
    case 'sheetComplete': {
      const open = parts.filter((part) => lacksOf(part, factor).length > 0).length
      if (open > 0) return new AppError('CheckListOpen', { count: open })
      if (sheet.mileage === null) return fieldError('mileage', 'required')
      const unread = priced.includes(sheet.type) ? missingIdentity(sheet) : null
      return unread === null ? missingQuotation(sheet) : fieldError(unread, 'required')
    }
    case 'partsMarked':
      return parts.some(({ status }) => status === 'PendingEdit') ? null : fieldError('parts', 'required')
    case 'quotationGiven': {
      const open = parts.filter((part) => lacksOf(part, factor).length > 0).length
      return open > 0 ? new AppError('CheckListOpen', { count: open }) : (missingQuotation(sheet) ?? undecidedValue(sheet, percent))
    }
    case 'secondPerson':
      // an expert's own findings need a second person
      return isOwner(actor, sheet.expert) ? new AppError('Forbidden') : undecidedValue(sheet, percent)
  }
}

function missingQuotation({ type, startValue, quotation }: ExpertiseFacts): AppError | null {
  if (!priced.includes(type)) return null
  if (startValue === null) return fieldError('startValue', 'required')
  return quotation !== null && quotation > 0 ? null : fieldError('quotation', 'tooSmall', { limit: 1 })
}

/** A start value computed for other facts needs a decision of a manager before an offer. */
function undecidedValue(sheet: ExpertiseFacts, percent: number): AppError | null {
  return priced.includes(sheet.type) && isValueOpen(sheet, percent) ? fieldError('startValue', 'otherCar') : null
}

/**
 * Executes every action of the inspection workflow and publishes the transition. The caller checks access before. Throws NotFound,
 * TransitionNotAllowed, CheckListOpen, Forbidden, or BadRequest with the missing fields.
 */
export async function transitionExpertise(
  deps: Deps,
  trx: Trx,
  move: ExpertiseMove,
): Promise<{ from: ExpertiseStatus; to: ExpertiseStatus }> {
  const { id, action, actor, comment } = move
  const sheet = await lockExpertise(trx, id)
  if (!sheet) throw new AppError('NotFound', { id })
  if (move.parts && (action === 'askEdits' || action === 'rejectQuotation')) {
    if ((await markParts(trx, id, move.parts)) < move.parts.length) throw fieldError('parts', 'invalid')
  }
  const moved = await transition(trx, {
    workflow: expertiseWorkflow,
    id,
    action,
    actor,
    comment,
    ...(sheet.quotation !== null && { price: sheet.quotation }),
    guard: async (name) => {
      const [parts, factor, percent] = [await findPartFacts(trx, id), await costFactor(trx), await mileagePercent(trx)]
      const fault = missing(name as ExpertiseGuard, { sheet, parts, factor, percent, actor })
      if (fault) throw fault
    },
    effect: (name) => writeEffect(deps, trx, sheet, actor, name as ExpertiseEffect),
  })
  await deps.announce(trx, 'expertiseMoved', {
    expertiseId: id,
    type: sheet.type,
    ownerId: sheet.intermediationId ?? sheet.purchaseId ?? sheet.adId,
    from: moved.from,
    to: moved.to,
    comment: comment?.trim() || null,
    actor,
  })
  return moved
}

/** Records the result of an accepted inspection on the vehicle. */
export async function recordInspection(trx: Trx, sheet: Pick<ExpertiseFacts, 'id' | 'vehicleId'>): Promise<void> {
  await updateInspected(trx, sheet.vehicleId, inspectedRepairs(await countFindings(trx, sheet.id)))
}

async function writeEffect(deps: Deps, trx: Trx, sheet: ExpertiseFacts, actor: Actor, name: ExpertiseEffect): Promise<void> {
  const now = deps.clock.now()
  switch (name) {
    case 'noteSubmitted':
      await closeParts(trx, sheet.id)
      await updateSheet(trx, sheet.id, { submitted: now, ...(actor.id !== null && { expert: actor.id }) }, actor.id, now)
      if (priced.includes(sheet.type)) await updateCard(trx, sheet, actor)
      return
    case 'closeParts':
      await closeParts(trx, sheet.id)
      return
    case 'close':
      await updateSheet(trx, sheet.id, { closed: now }, actor.id, now)
      return
    case 'certify':
      // the inspection of an advert counts after its seller publishes it
      if (sheet.type !== 'Ad') await recordInspection(trx, sheet)
      if (sheet.type !== 'Certification') return
      await certifyVehicle(deps, trx, sheet.vehicleId, sheet.mileage)
      await publishPhotos(
        trx,
        (await findPartFacts(trx, sheet.id)).map(({ id }) => id),
      )
      return
  }
}

/** Copies the inspected facts to the vehicle, the source of every document. */
export async function updateCard(
  trx: Trx,
  { vehicleId, mileage = null, reading }: Pick<ExpertiseFacts, 'vehicleId' | 'reading'> & { mileage?: number | null },
  actor: Actor,
): Promise<void> {
  const brandId = reading.modelId === undefined ? null : await findBrandOf(trx, reading.modelId)
  await updateFields(trx, vehicleId, { ...reading, ...(brandId !== null && { brandId }), ...(mileage !== null && { mileage }) }, actor.id)
}

export { findSeenFindings as seenFindings, updateCase as handSheetOn, updateToAd as giveSheetToAd } from './store.ts'

/** Price of an inspection: start value, findings, extras. Whole dirhams; deductions are negative. */
export interface SheetOffer {
  quotation: number | null
  startValue: number | null
  reasons: Finding[]
}

/** Returns the current inspection of a case; null for none. */
export function sheetOf(db: Trx | Deps['db'], type: CaseType, id: number): Promise<ExpertiseFacts | null> {
  return findOfCase(db, type, id)
}

/** Returns the start value: the middle of the estimate, rounded to 500 DH; null without an estimate. */
export function startOf(low: number | null, high: number | null): number | null {
  return low === null || high === null ? null : Math.round((low + high) / 1000) * 500
}

/** Returns the price of an inspection with each finding. */
export async function offerOf(trx: Trx, id: number): Promise<SheetOffer> {
  const sheet = await lockExpertise(trx, id)
  const agreedExtras = byLanguage((language) => serverText('expertisePrintout', language)('agreedExtras'))
  const reasons = await findFindings(trx, id, agreedExtras)
  return { quotation: sheet?.quotation ?? null, startValue: sheet?.startValue ?? null, reasons }
}

/**
 * Closes the inspection of an ended case: accepts one with an accepted quotation, rejects any other. `reason` is the comment of its history.
 * Does nothing when it is closed.
 */
export async function closeSheet(
  deps: Deps,
  trx: Trx,
  id: number,
  { isGood, reason }: { isGood: boolean; reason: 'caseEnded' | 'sellerCancelled' },
): Promise<void> {
  const sheet = await lockExpertise(trx, id)
  if (!sheet || expertiseWorkflow.final.some((state) => state === sheet.status)) return
  const action: ExpertiseAction = isGood && sheet.status === 'QuotationAccepted' ? 'accept' : 'reject'
  const comment = serverText('expertisePrintout', defaultLanguage)(`closed.${reason}`)
  await transitionExpertise(deps, trx, { id, action, actor: system, comment })
}

/**
 * Raises the offer of an accepted inspection; the amount above the findings becomes the extras with their reason. Throws BadRequest for a
 * lower amount: only findings lower an offer.
 */
export async function agreeExtras(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  id: number,
  { amount, reason, actor }: { amount: number; reason: string | null; actor: Actor },
): Promise<void> {
  const sheet = await lockExpertise(trx, id)
  const parts = await findPartFacts(trx, id)
  const least = sheet && quotationOf(sheet.startValue, findingsCost(parts), 0)
  if (!sheet || least === null) throw fieldError('quotation', 'invalid')
  if (amount < least) throw fieldError('quotation', 'tooSmall', { limit: least })
  await updateSheet(trx, id, { extras: amount - least, ...(reason !== null && { extrasReason: reason }) }, actor.id, clock.now())
}

/** Returns the differences between inspected and announced facts by case id. Excludes inspections that are not submitted. */
export async function differencesOfCases(db: Deps['db'], type: CaseType, ids: readonly number[]): Promise<Map<number, FactDifference[]>> {
  if (ids.length === 0) return new Map()
  const [sheets, percent] = await Promise.all([findHandedIn(db, type, ids), mileagePercent(db)])
  return new Map(
    sheets.map((sheet) => [
      { Purchase: sheet.purchaseId, Intermediation: sheet.intermediationId, Ad: sheet.adId }[type] ?? 0,
      differencesOf(sheet, percent),
    ]),
  )
}
