import type { Transaction } from 'kysely'
import { updateFields, updateInspected } from '#domains/catalogue/vehicles/entries/store.ts'
import { inspectedRepairs, usualMileagePercent } from '#domains/catalogue/vehicles/rules.ts'
import { certifyVehicle } from '#domains/catalogue/vehicles/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { publishPhotos } from '../photos/service.ts'
import { isValueOpen, lacksOf, missingIdentity } from '../rules.ts'
import { type ExpertiseAction, type ExpertiseEffect, type ExpertiseGuard, type ExpertiseStatus, expertiseWorkflow } from '../status.ts'
import {
  closeParts,
  countFindings,
  type ExpertiseFacts,
  findBrandOf,
  findPartFacts,
  lockExpertise,
  markParts,
  type PartRow,
  updateSheet,
} from '../store.ts'
import type { ExpertiseType } from '../values.ts'

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
export async function moveExpertise(deps: Deps, trx: Trx, move: ExpertiseMove): Promise<{ from: ExpertiseStatus; to: ExpertiseStatus }> {
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
