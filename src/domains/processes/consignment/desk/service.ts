import type { Transaction } from 'kysely'
import { missingOf } from '#domains/catalogue/vehicles/service.ts'
import { findPublishingFacts } from '#domains/catalogue/vehicles/store.ts'
import type { BankAccountInput } from '#domains/customers/customers/contract.ts'
import { keepDrawing } from '#domains/foundation/documents/printouts/service.ts'
import { type Staff, staffOf } from '#domains/foundation/team/service.ts'
import type { CardReading } from '#domains/processes/inspection/points/contract.ts'
import { saveUnread } from '#domains/processes/inspection/points/service.ts'
import { differencesOfCases } from '#domains/processes/inspection/transitions/service.ts'
import { findUnread } from '#domains/processes/inspection/transitions/store.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import { enqueuePrintout } from '../documents/service.ts'
import { tell } from '../messages.ts'
import { keepBankAccount, shown } from '../service.ts'
import {
  endedStatuses,
  type IntermediationGuard,
  type IntermediationStaffAction,
  type IntermediationStatus,
  intermediationWorkflow,
  staffActions,
} from '../status.ts'
import { findIntermediation, type IntermediationFacts, lockIntermediation, updateIntermediation } from '../store.ts'
import { type IntermediationMove, isInspected, missing, transitionIntermediation } from '../transitions/service.ts'
import type {
  IntermediationFilters,
  IntermediationLine,
  IntermediationRecord,
  IntermediationType,
  IntermediationTypeInput,
} from './contract.ts'
import { countViews, findDeskPart, findLines, findSeen, findTypes, saveType } from './store.ts'

type Trx = Transaction<Database>

/** Returns one page of the staff list with the count of each view. */
export async function listStaffIntermediations(
  deps: Deps,
  actor: Actor,
  asked: IntermediationFilters & { page: number; size: number },
): Promise<Paged<IntermediationLine> & { counts: Record<IntermediationFilters['view'], number> }> {
  const { within } = await staffOf(deps, actor)
  const now = deps.clock.now()
  const [{ rows, count }, counts] = await Promise.all([findLines(deps.db, within, asked, now), countViews(deps.db, within, now)])
  return { ...toPage(rows, asked.page, asked.size, count), counts }
}

/** Returns the staff member and whether the car is their own (`isOwn`). Throws NotFound outside their areas. */
async function atDesk(deps: Deps, actor: Actor, id: number): Promise<{ staff: Staff; isOwn: boolean }> {
  const staff = await staffOf(deps, actor)
  const seen = await findSeen(deps.db, staff.within, staff.subject, id)
  if (!seen) throw new AppError('NotFound', { id })
  return { staff, ...seen }
}

/** Returns the full record of a consignment. Throws NotFound outside the caller's areas. */
export async function getStaffIntermediation(deps: Deps, actor: Actor, id: number): Promise<IntermediationRecord> {
  const { isOwn, staff } = await atDesk(deps, actor, id)
  const now = deps.clock.now()
  const [row, part, facts, differences] = await Promise.all([
    findIntermediation(deps.db, id),
    findDeskPart(deps.db, id, staff.subject, now),
    deps.db.transaction().execute((trx) => lockIntermediation(trx, id)),
    differencesOfCases(deps.db, 'Intermediation', [id]),
  ])
  if (!row || !part || !facts) throw new AppError('NotFound', { id })
  const { actions: _actions, key: _key, ...record } = shown(row, actor, differences.get(id) ?? [])
  const isToShow =
    facts.status === 'ContractSigned' &&
    (facts.vehicleStatus === 'Draft' || facts.vehicleStatus === 'Active' || facts.vehicleStatus === 'Pending')
  const publishing = isToShow ? await findPublishingFacts(deps.db, facts.vehicleId) : null
  const lacks = publishing ? [...missingOf('mandatoryFields', publishing), ...missingOf('publishable', publishing)] : []
  const unread = isEnded(facts.status) ? [] : await findUnread(deps.db, { type: 'Intermediation', id, vehicleId: facts.vehicleId })
  // staff do not process their own sale
  const worker = isOwn ? { ...actor, roles: [] } : asStaff(actor)
  return { ...record, ...part, expertise: row.expertise, unread, lacks, steps: stepsOf(facts, worker) }
}

const isEnded = (status: IntermediationStatus) => endedStatuses.some((ended) => ended === status)

const asStaff = ({ id, roles }: Actor): Actor => ({ id, roles: roles.filter((role) => role !== 'customer') })

/** Returns the actions that the actor may take, each with its missing condition. */
function stepsOf(facts: IntermediationFacts, actor: Actor): IntermediationRecord['steps'] {
  return staffActions.flatMap((action) => {
    const step = findStep(intermediationWorkflow, facts.status, action)
    if (!step || !mayTake(step, actor)) return []
    // an agreed floor price is not answered again
    if ((action === 'agreeFloor' || action === 'wishFloor') && facts.agreed !== null) return []
    // input of the action cannot be missing before the action
    const asks = step.guard !== undefined && step.guard !== 'floorWished' && (step.guard !== 'floorGiven' || !isInspected(facts))
    const fault = asks ? missing(step.guard as IntermediationGuard, facts) : null
    return [{ action, needsComment: step.comment === true, missing: fault && (fault.faults?.[0]?.field ?? fault.code) }]
  })
}

/** Runs a change of the staff in a transaction and returns the new record. Throws NotFound, Forbidden for the caller's own car. */
async function change(deps: Deps, actor: Actor, id: number, work: (trx: Trx) => Promise<unknown>): Promise<IntermediationRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await retryOnConflict(() => audited(deps.db, actor, work))
  return getStaffIntermediation(deps, actor, id)
}

/** Executes a staff action. Throws NotFound, Forbidden for the caller's own car, and the errors of `transitionIntermediation`. */
export function stepIntermediation(
  deps: Deps,
  actor: Actor,
  id: number,
  given: Omit<IntermediationMove, 'id' | 'actor' | 'action'> & { action: IntermediationStaffAction },
): Promise<IntermediationRecord> {
  return change(deps, actor, id, (trx) => transitionIntermediation(deps, trx, { ...given, id, actor: asStaff(actor) }))
}

/**
 * Adds facts of the grey card that the car lacks. Throws NotFound, Forbidden for the caller's own car, TransitionNotAllowed for an ended
 * consignment and the errors of `saveUnread`.
 */
export function saveIntermediationCar(deps: Deps, actor: Actor, id: number, reading: CardReading): Promise<IntermediationRecord> {
  return change(deps, actor, id, async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (!facts || isEnded(facts.status)) throw notNow(facts)
    await saveUnread(trx, { type: 'Intermediation', id, vehicleId: facts.vehicleId }, reading, actor)
  })
}

/** Stores the owner's bank account. Throws NotFound, Forbidden, TransitionNotAllowed once the transfer is prepared. */
export async function saveOwnerBankAccount(deps: Deps, actor: Actor, id: number, account: BankAccountInput): Promise<IntermediationRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await keepBankAccount(deps, id, actor, account)
  return getStaffIntermediation(deps, actor, id)
}

const notNow = (facts: IntermediationFacts | null) => new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })

/**
 * Stores the owner's signature for the action that starts the sale. Throws the errors of `keepDrawing`; TransitionNotAllowed without a
 * contract to sign.
 */
export async function signIntermediation(
  deps: Deps,
  actor: Actor,
  id: number,
  { png, signedBy }: { png: string; signedBy: string },
): Promise<IntermediationRecord> {
  return change(deps, actor, id, async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (facts?.status !== 'ContractGenerated') throw notNow(facts)
    const owner = { type: 'Intermediation', id } as const
    const type = `IntermediationCommitment${facts.type}` as const
    const signatureDocument = await keepDrawing(deps, trx, png, { owner, type, fileName: `signature-${facts.reference}.png`, by: actor.id })
    await updateIntermediation(trx, id, { signatureDocument, signedBy })
  })
}

/**
 * Prepares the transfer of a sold car. Throws BadRequest without an account; TransitionNotAllowed when it is not sold or already prepared.
 */
export function preparePayout(deps: Deps, actor: Actor, id: number): Promise<IntermediationRecord> {
  return change(deps, actor, id, async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (facts?.status !== 'Complete' || facts.isPrepared) throw notNow(facts)
    if (!facts.hasBankAccount) throw fieldError('bankAccount', 'required')
    await updateIntermediation(trx, id, { payoutPrepared: deps.clock.now(), payoutPreparedBy: actor.id })
    // an account added after the sale has no commitment printed yet
    await enqueuePrintout(deps, trx, id, 'BankTransferCommitment')
  })
}

/** Cancels a prepared transfer. Throws TransitionNotAllowed when none is prepared or it is already paid. */
export function dropPayout(deps: Deps, actor: Actor, id: number): Promise<IntermediationRecord> {
  return change(deps, actor, id, async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (!facts?.isPrepared || facts.isPaid) throw notNow(facts)
    await updateIntermediation(trx, id, { payoutPrepared: null, payoutPreparedBy: null })
  })
}

/**
 * Records the transfer as paid. Throws Forbidden for the person who prepared it; TransitionNotAllowed when none is prepared or it is
 * already paid.
 */
export function confirmPayout(deps: Deps, actor: Actor, id: number, transferReference: string): Promise<IntermediationRecord> {
  return change(deps, actor, id, async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (!facts?.isPrepared || facts.isPaid) throw notNow(facts)
    if (facts.preparedBy === actor.id) throw new AppError('Forbidden')
    await updateIntermediation(trx, id, { paid: deps.clock.now(), paidBy: actor.id, transferReference, due: null })
    await tell(deps, trx, id, { way: 'mail+sms', notice: 'paid', word: null })
  })
}

/** Returns the consignment types with their fees. Throws Forbidden outside the staff. */
export async function listTypes(deps: Deps, actor: Actor): Promise<IntermediationType[]> {
  await staffOf(deps, actor)
  return findTypes(deps.db)
}

/** Creates or updates a type. Throws Forbidden, NotFound. */
export async function writeType(
  deps: Deps,
  actor: Actor,
  id: number | null,
  given: IntermediationTypeInput,
): Promise<IntermediationType[]> {
  await staffOf(deps, actor)
  const saved = await audited(deps.db, actor, (trx) => saveType(trx, id, given, actor.id, deps.clock.now()))
  if (saved === null) throw new AppError('NotFound', { id: id ?? 0 })
  return findTypes(deps.db)
}
