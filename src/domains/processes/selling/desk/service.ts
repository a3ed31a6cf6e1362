import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { BankAccountInput } from '#domains/customers/customers/contract.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { type Staff, staffOf } from '#domains/foundation/team/service.ts'
import type { CardReading } from '#domains/processes/inspection/points/contract.ts'
import { saveUnread } from '#domains/processes/inspection/points/service.ts'
import { differencesOfCases } from '#domains/processes/inspection/transitions/service.ts'
import { findUnread } from '#domains/processes/inspection/transitions/store.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import { deductible, tieBooking, tradeInsOf } from '../effects/service.ts'
import { findCandidates } from '../effects/store.ts'
import type { MadePartnerKey, PartnerKey } from '../request/contract.ts'
import { findPartnerKey, insertPartnerKey, updateRevoked, updateUsed } from '../request/store.ts'
import { keepBankAccount, shown } from '../service.ts'
import {
  endedStatuses,
  type PurchaseGuard,
  type PurchaseStaffAction,
  type PurchaseStatus,
  purchaseWorkflow,
  staffActions,
} from '../status.ts'
import { decideTransfer, findPurchase, insertTransfer, lockPurchase, type PurchaseFacts } from '../store.ts'
import { missing, moveBySheet, type PurchaseMove, stepsBySheet } from '../transitions/service.ts'
import type { PurchaseFilters, PurchaseLine, PurchaseRecord } from './contract.ts'
import { countViews, findDeskPart, findLines, findSeen, insertComment } from './store.ts'

/** Returns one page of the staff list with the count of each view. */
export async function listStaffPurchases(
  deps: Deps,
  actor: Actor,
  asked: PurchaseFilters & { page: number; size: number },
): Promise<Paged<PurchaseLine> & { counts: Record<PurchaseFilters['view'], number> }> {
  const { within } = await staffOf(deps, actor)
  const now = deps.clock.now()
  const [{ rows, count }, counts] = await Promise.all([findLines(deps.db, within, asked, now), countViews(deps.db, within, now)])
  return { ...toPage(rows, asked.page, asked.size, count), counts }
}

/** Returns the staff member and whether they sell this car themselves (`isOwn`). Throws NotFound for a request outside their areas. */
export async function atDesk(deps: Deps, actor: Actor, id: number): Promise<{ staff: Staff; isOwn: boolean }> {
  const staff = await staffOf(deps, actor)
  const seen = await findSeen(deps.db, staff.within, staff.subject, id)
  if (!seen) throw new AppError('NotFound', { id })
  return { staff, ...seen }
}

/** Returns the full record of a request. Throws NotFound outside the caller's areas. */
export async function getStaffPurchase(deps: Deps, actor: Actor, id: number): Promise<PurchaseRecord> {
  const { staff, isOwn } = await atDesk(deps, actor, id)
  const now = deps.clock.now()
  const [row, part, facts, withheld, differences] = await Promise.all([
    findPurchase(deps.db, id),
    findDeskPart(deps.db, id, staff.subject, now),
    deps.db.transaction().execute((trx) => lockPurchase(trx, id)),
    stepsBySheet(deps, id),
    differencesOfCases(deps.db, 'Purchase', [id]),
  ])
  if (!row || !part || !facts) throw new AppError('NotFound', { id })
  const unread = isEnded(facts.status) ? [] : await findUnread(deps.db, { type: 'Purchase', id, vehicleId: facts.vehicleId })
  const tradeIns = await tradeInsOf(deps.db, [{ ...row, quotation: facts.quotation ?? row.quotation }])
  const { actions: _actions, key: _key, ...record } = shown(row, actor, now, tradeIns)
  const { isHolder, isUnderCredit, quotation } = row
  const bookings = row.type === 'TradeIn' ? await findCandidates(deps.db, row.customerId) : []
  // staff do not process their own sale
  const worker = isOwn ? { ...actor, roles: [] } : asStaff(actor)
  return {
    ...record,
    ...part,
    bookings,
    unread,
    isOwn,
    quotation: facts.quotation ?? quotation,
    isHolder,
    isUnderCredit,
    differences: differences.get(id) ?? [],
    steps: stepsOf(facts, worker, now).filter(({ action }) => !withheld.includes(action)),
  }
}

const isEnded = (status: PurchaseStatus) => endedStatuses.some((ended) => ended === status)

const asStaff = ({ id, roles }: Actor): Actor => ({ id, roles: roles.filter((role) => role !== 'customer') })

/** Returns the actions that the actor may take, each with its missing condition. */
function stepsOf(facts: PurchaseFacts, actor: Actor, now: Date): PurchaseRecord['steps'] {
  return staffActions.flatMap((action) => {
    const step = findStep(purchaseWorkflow, facts.status, action)
    if (!step || !mayTake(step, actor)) return []
    // input of the action cannot be missing before the action
    const asks = step.guard !== undefined && !brought.includes(step.guard as PurchaseGuard)
    const fault = asks ? (missing(step.guard as PurchaseGuard, facts, now) ?? second(action, facts, actor)) : null
    return [{ action, needsComment: step.comment === true, missing: fault && (fault.faults?.[0]?.field ?? fault.code) }]
  })
}

/** Guards that check the input of the action itself. */
const brought: readonly PurchaseGuard[] = ['quotationGiven', 'priceWished', 'cancellationReason']

/** The same person cannot prepare and confirm a transfer. */
const second = (action: PurchaseStaffAction, { transfer }: PurchaseFacts, { id }: Actor): AppError | null =>
  action === 'pay' && transfer?.preparedBy === id ? new AppError('SecondPerson') : null

/** Executes a staff action. Throws NotFound, Forbidden for the caller's own sale, and the errors of `transitionPurchase`. */
export async function stepPurchase(
  deps: Deps,
  actor: Actor,
  id: number,
  given: Omit<PurchaseMove, 'id' | 'actor' | 'action'> & { action: PurchaseStaffAction },
): Promise<PurchaseRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await retryOnConflict(() => audited(deps.db, actor, (trx) => moveBySheet(deps, trx, { ...given, id, actor: asStaff(actor) })))
  return getStaffPurchase(deps, actor, id)
}

/** Stores the owner's bank account. Throws NotFound, Forbidden for the caller's own sale, TransitionNotAllowed after the bill. */
export async function saveSellerBankAccount(deps: Deps, actor: Actor, id: number, account: BankAccountInput): Promise<PurchaseRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await keepBankAccount(deps, id, actor, account)
  return getStaffPurchase(deps, actor, id)
}

/**
 * Adds facts of the grey card that the car lacks. Throws NotFound, Forbidden for the caller's own sale, TransitionNotAllowed for an ended
 * request and the errors of `saveUnread`.
 */
export async function savePurchaseCar(deps: Deps, actor: Actor, id: number, reading: CardReading): Promise<PurchaseRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await audited(deps.db, actor, async (trx) => {
    const facts = await lockPurchase(trx, id)
    if (!facts || isEnded(facts.status)) throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    await saveUnread(trx, { type: 'Purchase', id, vehicleId: facts.vehicleId }, reading, actor)
  })
  return getStaffPurchase(deps, actor, id)
}

/** Adds a comment that the owner can read. Throws NotFound, Forbidden for the caller's own sale. */
export async function commentPurchase(
  deps: Deps,
  actor: Actor,
  id: number,
  { title = '', body }: { title?: string | undefined; body: string },
): Promise<PurchaseRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await insertComment(deps.db, { id, title, body, by: actor.id }, deps.clock.now())
  return getStaffPurchase(deps, actor, id)
}

/**
 * Links a trade-in to a booking; null unlinks it. Throws NotFound, Forbidden for the caller's own sale, BadRequest; TransitionNotAllowed
 * once it is sold or has ended.
 */
export async function linkBooking(deps: Deps, actor: Actor, id: number, bookingId: number | null): Promise<PurchaseRecord> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await retryOnConflict(() =>
    audited(deps.db, actor, async (trx) => {
      const facts = await lockPurchase(trx, id)
      if (!facts) throw new AppError('NotFound', { id })
      if (facts.type !== 'TradeIn' || isEnded(facts.status))
        throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
      await tieBooking(trx, facts, bookingId)
    }),
  )
  return getStaffPurchase(deps, actor, id)
}

/**
 * Prepares the transfer of the price. Throws NotFound, Forbidden for the caller's own sale; TransitionNotAllowed unless payment is due and
 * no transfer is prepared (one of two concurrent calls succeeds); BadRequest for a deduction above the open amount of the other car.
 */
export async function prepareTransfer(
  deps: Deps,
  actor: Actor,
  id: number,
  given: { debited: string; reference: string; isDeduction: boolean },
): Promise<PurchaseRecord> {
  await onTransfer(deps, actor, id, async (trx, facts) => {
    const { quotation: amount } = facts
    if (amount === null) return false
    const other = given.isDeduction ? await deductible(trx, id, amount) : null
    const order = { ...given, amount, by: actor.id ?? '', ...(other && { debited: '', reference: other.bookingReference }) }
    return insertTransfer(trx, { id, ...order }, deps.clock.now())
  })
  return getStaffPurchase(deps, actor, id)
}

/**
 * Sends a prepared transfer back, by the second person or its author. Throws NotFound, Forbidden; TransitionNotAllowed when none is
 * prepared.
 */
export async function sendTransferBack(deps: Deps, actor: Actor, id: number, comment: string): Promise<PurchaseRecord> {
  await onTransfer(deps, actor, id, (trx) =>
    decideTransfer(trx, { id, state: 'SentBack', by: actor.id, remark: comment }, deps.clock.now()),
  )
  return getStaffPurchase(deps, actor, id)
}

type Trx = Transaction<Database>
type Facts = PurchaseFacts

async function onTransfer(deps: Deps, actor: Actor, id: number, work: (trx: Trx, facts: Facts) => Promise<boolean>): Promise<void> {
  const { isOwn } = await atDesk(deps, actor, id)
  if (isOwn) throw new AppError('Forbidden')
  await retryOnConflict(() =>
    audited(deps.db, actor, async (trx) => {
      const facts = await lockPurchase(trx, id)
      if (!facts) throw new AppError('NotFound', { id })
      if (facts.status !== 'DocumentsConformityAccepted' || !(await work(trx, facts)))
        throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
    }),
  )
}

/** 256 random bits need no slow hash: they cannot be guessed. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const isKey = (key: unknown): key is string => typeof key === 'string' && /^rpk_[\w-]{43}$/.test(key)

/**
 * Returns the id of the partner key of a call. Throws Unauthorized for a missing, wrong, revoked or expired key; TooManyRequests over the
 * hourly limit.
 */
export async function partnerOf({ db, clock }: Deps, key: unknown): Promise<number> {
  const used = isKey(key) ? await updateUsed(db, hashOf(key), clock.now()) : null
  if (!used) throw new AppError('Unauthorized')
  const limit = Number((await findSetting(db, 'purchases.partnerHourly')) ?? 60)
  if (used.calls > limit) throw new AppError('TooManyRequests')
  return used.id
}

/** Creates a partner key. Only its hash is stored. */
export async function makePartnerKey(deps: Deps, actor: Actor, name: string): Promise<MadePartnerKey> {
  const key = `rpk_${randomBytes(32).toString('base64url')}`
  const by = actor.id ?? ''
  const months = Number((await findSetting(deps.db, 'purchases.partnerKeyMonths')) ?? 12)
  const id = await insertPartnerKey(deps.db, { name, hash: hashOf(key), hint: key.slice(-4), by, months }, deps.clock.now())
  return { ...(await keyBy(deps, id)), key }
}

/** Revokes a key. Idempotent. Throws NotFound. */
export async function revokePartnerKey(deps: Deps, actor: Actor, id: number): Promise<PartnerKey> {
  await updateRevoked(deps.db, id, actor.id ?? '', deps.clock.now())
  return keyBy(deps, id)
}

async function keyBy({ db }: Deps, id: number): Promise<PartnerKey> {
  const found = await findPartnerKey(db, id)
  if (!found) throw new AppError('NotFound', { id })
  return found
}
