import type { Transaction } from 'kysely'
import { staffOf } from '#domains/foundation/team/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'
import type { CarReading, CheckPartQuotation, Expertise, ExpertiseFilters, ExpertiseLine, ExpertiseView } from './contract.ts'
import { differencesOf, findingsCost, isValueOpen, lacksOf, readFacts } from './rules.ts'
import { type ExpertiseAction, editedSheets, expertiseActions, expertiseWorkflow, openSheets, valuedSheets } from './status.ts'
import * as store from './store.ts'
import {
  costFactor,
  type ExpertiseMove,
  mileagePercent,
  missing,
  publishPhotos,
  recordInspection,
  transitionExpertise,
} from './transitions/service.ts'
import * as queue from './transitions/store.ts'

type Trx = Transaction<Database>

/** Removes the customer role of a staff member. */
const asStaff = ({ id, roles }: Actor): Actor => ({ id, roles: roles.filter((role) => role !== 'customer') })
const isOne = (actor: Actor, ...roles: string[]) => actor.roles.some((role) => role === 'admin' || roles.includes(role))

/** Returns one page of the caller's inspections with the count of each view. */
export async function listExpertises(
  deps: Deps,
  actor: Actor,
  asked: ExpertiseFilters & { page: number; size: number },
): Promise<Paged<ExpertiseLine> & { counts: Record<ExpertiseView, number> }> {
  const { within, subject } = await staffOf(deps, actor)
  const [{ rows, count }, counts] = await Promise.all([
    queue.findLines(deps.db, within, subject, asked, deps.clock.now()),
    queue.countViews(deps.db, within),
  ])
  return { ...toPage(rows, asked.page, asked.size, count), counts }
}

/** Returns whether the car is the caller's own. Throws NotFound without access. */
async function seen(deps: Deps, actor: Actor, id: number): Promise<{ isOwn: boolean }> {
  const { within, subject } = await staffOf(deps, actor)
  const found = await store.findSeen(deps.db, within, subject, id)
  if (!found) throw new AppError('NotFound', { id })
  return found
}

/** Checks the right to change an inspection: staff do not process their own sale. Throws NotFound, Forbidden. */
export async function atSheet(deps: Deps, actor: Actor, id: number): Promise<void> {
  if ((await seen(deps, actor, id)).isOwn) throw new AppError('Forbidden')
}

/** Returns an inspection with the caller's actions. Throws NotFound. */
export async function getExpertise(deps: Deps, actor: Actor, id: number): Promise<Expertise> {
  const { isOwn } = await seen(deps, actor, id)
  const [head, parts, facts, factor, percent, sheet] = await Promise.all([
    store.findHead(deps.db, id),
    store.findParts(deps.db, id),
    store.findPartFacts(deps.db, id),
    costFactor(deps.db),
    mileagePercent(deps.db),
    store.findFacts(deps.db, id),
  ])
  if (!head || !sheet) throw new AppError('NotFound', { id })
  const worker = isOwn ? { ...actor, roles: [] } : asStaff(actor)
  const lacking = facts.map((part) => ({ checkPartQuotationId: part.id, what: lacksOf(part, factor) }))
  const status = head.lastStatus
  return {
    ...head,
    car: carOf(sheet),
    differences: differencesOf(sheet, percent),
    isValueOpen: isValueOpen(sheet, percent),
    findingsCost: findingsCost(facts),
    checkPartQuotations: parts,
    missing: lacking.filter(({ what }) => what.length > 0),
    steps: expertiseActions.flatMap((action) => {
      const step = findStep(expertiseWorkflow, status, action)
      if (!step || !mayTake(step, worker)) return []
      // the marked points are input of the action
      const guard = step.guard === 'partsMarked' ? undefined : step.guard
      const fault = guard ? missing(guard as Parameters<typeof missing>[0], { sheet, parts: facts, factor, percent, actor: worker }) : null
      return [{ action, needsComment: step.comment === true, missing: fault && (fault.faults?.[0]?.field ?? fault.code) }]
    }),
    may: {
      answer: isOne(worker, 'expert') && (openSheets.includes(status) || editedSheets.includes(status)),
      value: isOne(worker, 'manager') && valuedSheets.includes(status),
      fix: isOne(worker, 'expert', 'manager') && status !== 'Draft' && status !== 'Rejected',
      print: !isOwn && head.submitted !== null,
    },
  }
}

function carOf({ reading, card, mileage }: store.ExpertiseFacts): CarReading {
  const { fuelType, gearType, version } = readFacts({ reading, card, mileage })
  const chassisNumber = reading.chassisNumber ?? card.chassisNumber
  return {
    ...reading,
    ...(chassisNumber !== null && { chassisNumber }),
    ...(fuelType !== null && { fuelType }),
    ...(gearType !== null && { gearType }),
    ...(version !== null && { version }),
  }
}

/** Creates an inspection for a case; the calling module checks access. Returns its id, null when one is open. */
export async function openSheet(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  given: Omit<store.NewExpertise, 'year' | 'by'>,
  actor: Actor,
): Promise<number | null> {
  const now = deps.clock.now()
  return store.insertExpertise(trx, { ...given, year: localTime(now).day.slice(0, 4), by: actor.id }, now)
}

/** Creates a certification inspection, or returns the open one. Throws VehicleNotFound; Forbidden outside the caller's areas. */
export async function openExpertise(
  deps: Deps,
  actor: Actor,
  { vehicleId, storageAreaId }: { vehicleId: number; storageAreaId?: number | undefined },
): Promise<Expertise> {
  const { within } = await staffOf(deps, actor)
  const car = await store.findCar(deps.db, vehicleId)
  if (!car) throw new AppError('VehicleNotFound', { ids: String(vehicleId) })
  const area = storageAreaId ?? car.storageAreaId
  if (storageAreaId !== undefined && !(await store.isArea(deps.db, storageAreaId))) throw fieldError('storageAreaId', 'invalid')
  if (within !== null && area !== null && !within.includes(area)) throw new AppError('Forbidden')
  const given = { type: 'Certification', vehicleId, ownerId: null, storageAreaId: area, startValue: car.price, startReason: null } as const
  const made = await audited(deps.db, actor, (trx) => openSheet(deps, trx, given, actor))
  const id = made ?? (await store.findOpenCertification(deps.db, vehicleId))
  if (id === null) throw new AppError('NotFound')
  return getExpertise(deps, actor, id)
}

/** Executes a staff action. Throws NotFound, Forbidden, and the errors of `transitionExpertise`. */
export async function stepExpertise(
  deps: Deps,
  actor: Actor,
  id: number,
  given: Omit<ExpertiseMove, 'id' | 'actor'> & { action: ExpertiseAction },
): Promise<Expertise> {
  await atSheet(deps, actor, id)
  await retryOnConflict(() => audited(deps.db, actor, (trx) => transitionExpertise(deps, trx, { ...given, id, actor: asStaff(actor) })))
  return getExpertise(deps, actor, id)
}

/**
 * Sets start value and extras, each with a reason. Throws NotFound, Forbidden, TransitionNotAllowed after the submission of the quotation.
 */
export async function saveValue(
  deps: Deps,
  actor: Actor,
  id: number,
  given: {
    startValue?: number | undefined
    startReason?: string | undefined
    extras?: number | undefined
    extrasReason?: string | undefined
  },
): Promise<Expertise> {
  await atSheet(deps, actor, id)
  if (given.startValue !== undefined && !given.startReason) throw fieldError('startReason', 'required')
  if (given.extras !== undefined && given.extras > 0 && !given.extrasReason) throw fieldError('extrasReason', 'required')
  await audited(deps.db, actor, async (trx) => {
    const sheet = await store.lockExpertise(trx, id)
    if (!sheet || !valuedSheets.includes(sheet.status)) throw notNow(sheet?.status)
    // the manager sets the value for the facts as currently known
    const basis = given.startValue === undefined ? {} : { valueBasis: readFacts(sheet) }
    await store.updateSheet(trx, id, { ...given, ...basis }, actor.id, deps.clock.now())
  })
  return getExpertise(deps, actor, id)
}

function notNow(state: string | undefined): AppError {
  return new AppError('TransitionNotAllowed', { state: state ?? '', actions: '' })
}

/**
 * Reopens points of a returned inspection. Throws NotFound, Forbidden, TransitionNotAllowed, BadRequest for points of another inspection.
 */
export async function reopenParts(
  deps: Deps,
  actor: Actor,
  id: number,
  { parts, comment }: { parts: readonly number[]; comment: string },
): Promise<Expertise> {
  await atSheet(deps, actor, id)
  await audited(deps.db, actor, async (trx) => {
    const sheet = await store.lockExpertise(trx, id)
    if (!sheet || !editedSheets.includes(sheet.status)) throw notNow(sheet?.status)
    const marks = [...new Set(parts)].map((part) => ({ id: part, comment }))
    if ((await store.markParts(trx, id, marks)) < marks.length) throw fieldError('parts', 'invalid')
    await store.updateSheet(trx, id, {}, actor.id, deps.clock.now())
  })
  return getExpertise(deps, actor, id)
}

/** Records or removes a repair after the inspection. Throws NotFound, Forbidden, TransitionNotAllowed; BadRequest without a finding. */
export async function saveRepair(
  deps: Deps,
  actor: Actor,
  partId: number,
  given: { isFixed: true; cost: number; day: string; comment?: string | null | undefined } | { isFixed: false },
): Promise<CheckPartQuotation> {
  const sheetId = await sheetOf(deps, actor, partId)
  const now = deps.clock.now()
  if (given.isFixed && given.day > localTime(now).day) throw fieldError('day', 'invalid')
  await audited(deps.db, actor, async (trx) => {
    const sheet = await store.lockExpertise(trx, sheetId)
    if (!sheet || sheet.status === 'Draft' || sheet.status === 'Rejected') throw notNow(sheet?.status)
    const part = (await store.findPartFacts(trx, sheetId)).find(({ id }) => id === partId)
    if (part?.action !== 'Repair' && part?.action !== 'Replacement') throw fieldError('isFixed', 'invalid')
    await store.updateFix(trx, partId, given.isFixed ? { ...given, comment: given.comment || null } : null, actor.id)
    await store.updateSheet(trx, sheetId, {}, actor.id, now)
    if (sheet.status === 'Accepted' && sheet.type !== 'Ad') await recordInspection(trx, sheet)
    // a public inspection shows the repair with its photos
    if (sheet.type === 'Certification' && sheet.status === 'Accepted') await publishPhotos(trx, [partId])
  })
  return partOf(deps, partId)
}

/** Returns the inspection of a point for a change. Throws NotFound, Forbidden. */
export async function sheetOf(deps: Deps, actor: Actor, partId: number): Promise<number> {
  const sheetId = await store.findSheetOf(deps.db, partId)
  if (sheetId === null) throw new AppError('NotFound', { id: partId })
  await atSheet(deps, actor, sheetId)
  return sheetId
}

/** Returns a point. Throws NotFound. */
export async function partOf({ db }: Pick<Deps, 'db'>, partId: number): Promise<CheckPartQuotation> {
  const [part] = await store.findPartsById(db, [partId])
  if (!part) throw new AppError('NotFound', { id: partId })
  return part
}
