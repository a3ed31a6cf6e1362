import type { Transaction } from 'kysely'
import { arrangeVisit, cancelVisit, endVisit } from '#domains/cases/appointments/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { sealExpertise, sealedCode } from '#domains/processes/inspection/report/service.ts'
import { phraseTexts } from '#domains/processes/inspection/rules.ts'
import { openSheet } from '#domains/processes/inspection/service.ts'
import { type ExpertiseStatus, expertiseWorkflow, openSheets } from '#domains/processes/inspection/status.ts'
import { findHead, findParts } from '#domains/processes/inspection/store.ts'
import { closeSheet, sheetOf } from '#domains/processes/inspection/transitions/service.ts'
import { updateSheetArea } from '#domains/processes/inspection/transitions/store.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { ExpertiseEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import { tell } from '../messages.ts'
import { checkUnsold, ownAd } from '../service.ts'
import { findAd, findVisit, lockAd } from '../store.ts'
import type { AdExpertise } from './contract.ts'

type Trx = Transaction<Database>

/** Statuses in which the seller sees the findings. */
const told: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted']

/** Returns the current inspection of an advert for its seller. Throws NotFound. */
async function shown(deps: Deps, adId: number): Promise<AdExpertise> {
  const sheet = await sheetOf(deps.db, 'Ad', adId)
  const [head, ad, appointment, parts, publicCode] = await Promise.all([
    sheet && findHead(deps.db, sheet.id),
    findAd(deps.db, adId),
    findVisit(deps.db, adId),
    sheet && told.includes(sheet.status) ? findParts(deps.db, sheet.id) : [],
    sheet && sealedCode(deps.db, sheet.id),
  ])
  if (!head || !ad) throw new AppError('NotFound', { id: adId })
  const isTold = told.includes(head.lastStatus)
  const name = { id: head.id, reference: head.reference }
  return {
    ...{ ...name, type: head.type, vehicle: head.vehicle, vehicleId: head.vehicleId, lastStatus: head.lastStatus },
    ...{ vehiclePurchase: null, vehiclePurchaseId: null, vehicleIntermediation: null, vehicleIntermediationId: null },
    ...{ vehicleAd: { id: ad.id, reference: ad.reference }, vehicleAdId: ad.id, vehicleRepairStatusType: head.vehicleRepairStatusType },
    ...{ quotation: isTold ? head.quotation : null, mileage: isTold ? head.mileage : null, appointment, publicCode },
    ...{ created: head.created, lastModified: head.lastModified },
    // hides internal comments
    statuses: head.statuses.map(({ type, created }) => ({ type, comment: null, created, technicalExpertiseId: head.id })),
    checkPartQuotations: parts.map((part) => ({
      ...{ id: part.id, technicalExpertise: name, technicalExpertiseId: head.id, checkPart: part.checkPart, checkPartId: part.checkPartId },
      ...{
        cost: part.cost,
        quantity: part.quantity,
        phrases: phraseTexts(part.phrases),
        comment: part.comment,
        action: part.action,
        isPainted: part.isPainted,
      },
      ...{ status: part.status, isFixed: part.isFixed, fix: part.fix, documents: part.documents },
    })),
  }
}

/** Returns the inspection of the caller's advert. Throws NotFound, CustomerInactive. */
export async function getExpertise(deps: Deps, actor: Actor, id: number): Promise<AdExpertise> {
  return shown(deps, await ownAd(deps, actor, { id }))
}

/**
 * Requests an inspection, or moves its appointment. Throws NotFound, CustomerInactive; PhoneUnconfirmed, to prevent fake appointments;
 * TransitionNotAllowed after the inspection; the errors of `arrangeVisit`.
 */
export async function arrangeExpertise(
  deps: Deps,
  actor: Actor,
  id: number,
  { storageAreaId, starts }: { storageAreaId: number; starts: string },
): Promise<AdExpertise> {
  const adId = await ownAd(deps, actor, { id })
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const customer = await currentCustomer(deps, actor, trx)
      const ad = await lockAd(trx, adId)
      if (!ad) throw new AppError('NotFound', { id })
      checkUnsold(ad)
      if (!ad.phoneVerified) throw new AppError('PhoneUnconfirmed')
      const sheet = await sheetOf(trx, 'Ad', adId)
      if (sheet) checkUnseen(sheet.status)
      const did = await arrangeVisit(deps, trx, {
        ...{ kind: 'Expertise', storageAreaId, starts: new Date(starts), isStaff: false, by: actor.id },
        ...{ names: { starts: 'starts', storageAreaId: 'storageAreaId' }, customerId: customer.id, about: { adId } },
      })
      if (sheet) await updateSheetArea(trx, sheet.id, storageAreaId)
      else {
        const given = { type: 'Ad', vehicleId: ad.vehicleId, ownerId: adId, storageAreaId, startValue: null, startReason: null } as const
        await openSheet(deps, trx, given, actor)
      }
      if (did !== 'same') await tell(deps, trx, adId, did === 'made' ? 'inspectionSet' : 'inspectionMoved')
    }),
  )
  return shown(deps, adId)
}

/** Checks that the car was not inspected yet. Throws TransitionNotAllowed. */
function checkUnseen(status: ExpertiseStatus): void {
  if (!openSheets.includes(status)) throw new AppError('TransitionNotAllowed', { state: status, actions: '' })
}

/** Cancels an inspection and returns its last state. Throws NotFound; TransitionNotAllowed after the inspection; AppointmentNear. */
export async function cancelExpertise(deps: Deps, actor: Actor, id: number): Promise<AdExpertise> {
  const adId = await ownAd(deps, actor, { id })
  const before = await shown(deps, adId)
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      await lockAd(trx, adId)
      const sheet = await sheetOf(trx, 'Ad', adId)
      if (!sheet) throw new AppError('NotFound', { id })
      checkUnseen(sheet.status)
      if (await cancelVisit(deps, trx, { adId }, { id: actor.id, isStaff: false })) await tell(deps, trx, adId, 'inspectionCancelled')
      await closeSheet(deps, trx, sheet.id, { isGood: false, reason: 'sellerCancelled' })
    }),
  )
  return { ...before, lastStatus: 'Rejected', appointment: null }
}

/**
 * Publishes the accepted report on the page of the car: complete, sealed and permanent, so that a seller cannot hide findings. Idempotent.
 * Throws NotFound, CustomerInactive; TransitionNotAllowed for a report that is not accepted, or a sold car.
 */
export async function publishExpertise(deps: Deps, actor: Actor, id: number): Promise<AdExpertise> {
  const adId = await ownAd(deps, actor, { id })
  await deps.db.transaction().execute(async (trx) => {
    const ad = await lockAd(trx, adId)
    if (!ad) throw new AppError('NotFound', { id })
    checkUnsold(ad)
    const sheet = await sheetOf(trx, 'Ad', adId)
    if (!sheet) throw new AppError('NotFound', { id })
    await sealExpertise(deps, trx, sheet.id, actor.id)
  })
  return shown(deps, adId)
}

/**
 * Handles a step of a report: submission marks the appointment as attended, agreement notifies the seller, an ended one cancels the
 * appointment.
 */
export async function followExpertise(trx: Trx, news: ExpertiseEvent, deps: Deps): Promise<void> {
  if (news.type !== 'Ad' || news.ownerId === null) return
  const about = { adId: news.ownerId }
  if (news.to === 'Submitted') await endVisit(deps, trx, about, 'Done', news.actor.id, { isEarly: true })
  else if (news.to === 'QuotationAccepted') await tell(deps, trx, news.ownerId, 'inspectionDone')
  else if (expertiseWorkflow.final.some((state) => state === news.to)) {
    const by = { id: news.actor.id, isStaff: true }
    if (await cancelVisit(deps, trx, about, by)) await tell(deps, trx, news.ownerId, 'inspectionCancelled')
  }
}
