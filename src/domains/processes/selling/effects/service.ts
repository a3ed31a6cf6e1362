import type { Kysely, Transaction } from 'kysely'
import { arrangeVisit, cancelVisit, endVisit } from '#domains/cases/appointments/service.ts'
import { findToRemind, updateReminded } from '#domains/cases/appointments/store.ts'
import { updateDraftArea } from '#domains/catalogue/vehicles/writes/store.ts'
import { purchaseUploads } from '#domains/foundation/documents/upload/service.ts'
import { copyDocuments } from '#domains/foundation/documents/upload/store.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { viewerOf } from '#domains/processes/buying/bookings/service.ts'
import { beforeInvoice, bookingWorkflow } from '#domains/processes/buying/bookings/status.ts'
import { isSeen, lockBooking } from '#domains/processes/buying/bookings/store.ts'
import { receipts, settled } from '#domains/processes/buying/effects/rules.ts'
import { isStaff } from '#domains/processes/buying/effects/service.ts'
import { findStepFacts } from '#domains/processes/buying/effects/store.ts'
import { askForEnd, transitionBooking } from '#domains/processes/buying/transitions/service.ts'
import { insertEntry } from '#domains/processes/buying/writes/store.ts'
import { openIntermediation } from '#domains/processes/consignment/service.ts'
import { handSheetOn } from '#domains/processes/inspection/transitions/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { statesBefore } from '#shared/workflow.ts'
import type { TradeIn } from '../contract.ts'
import type { TradedIn } from '../desk/contract.ts'
import { tell } from '../messages.ts'
import { tradeInSum } from '../rules.ts'
import { beforeVisit, type PurchaseStatus } from '../status.ts'
import { lockPurchase, type PurchaseFacts, updatePurchase } from '../store.ts'
import { findBookingOf, findCandidates, findHandedOn, findLinked, findShown, updateBookingOf } from './store.ts'

type Trx = Transaction<Database>

/** Maximum reminders of one run. */
const batchSize = 200

/** Requested store and start time. */
export interface VisitWish {
  storageAreaId: number
  starts: string
}

/** Author of the change: the owner of the request, or the staff on their behalf. */
interface By {
  actor: Actor
  isStaff: boolean
}

/** Locks a request whose car is not inspected yet. Throws NotFound or TransitionNotAllowed. */
async function lockBeforeVisit(trx: Trx, id: number): Promise<PurchaseFacts> {
  const facts = await lockPurchase(trx, id)
  if (!facts) throw new AppError('NotFound', { id })
  if (!beforeVisit.includes(facts.status)) throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  return facts
}

/**
 * Creates or moves the appointment of a request, assigns the request to that store and notifies the owner. Throws the errors of
 * `arrangeVisit`; TransitionNotAllowed after the inspection; AppointmentNear when an owner's appointment is about to begin.
 */
export async function saveVisit(deps: Deps, id: number, wish: VisitWish, by: By): Promise<void> {
  const { storageAreaId } = wish
  await retryOnConflict(() =>
    audited(deps.db, by.actor, async (trx) => {
      const facts = await lockBeforeVisit(trx, id)
      const did = await arrangeVisit(deps, trx, {
        ...{ kind: 'Expertise', storageAreaId, starts: new Date(wish.starts), isStaff: by.isStaff, by: by.actor.id },
        ...{ names: { starts: 'starts', storageAreaId: 'storageAreaId' }, customerId: facts.customerId, about: { purchaseId: id } },
      })
      if (did === 'same') return
      await updatePurchase(trx, id, { storageAreaId })
      await updateDraftArea(trx, facts.vehicleId, storageAreaId)
      await tell(deps, trx, id, { way: 'mail+sms', notice: did === 'made' ? 'visitSet' : 'visitMoved', word: null })
    }),
  )
}

/** Cancels the appointment of a request and notifies its owner. Throws NotFound without one, TransitionNotAllowed or AppointmentNear. */
export async function dropVisit(deps: Deps, id: number, by: By): Promise<void> {
  await audited(deps.db, by.actor, async (trx) => {
    await lockBeforeVisit(trx, id)
    if (!(await cancelVisit(deps, trx, { purchaseId: id }, { id: by.actor.id, isStaff: by.isStaff })))
      throw new AppError('NotFound', { id })
    await tell(deps, trx, id, { way: 'mail+sms', notice: 'visitCancelled', word: null })
  })
}

/** Records how an appointment ended. Throws NotFound unless an appointment has begun. */
export async function closeVisit(deps: Deps, id: number, status: 'Done' | 'Missed', actor: Actor): Promise<void> {
  await audited(deps.db, actor, async (trx) => {
    await lockPurchase(trx, id)
    if (!(await endVisit(deps, trx, { purchaseId: id }, status, actor.id))) throw new AppError('NotFound', { id })
  })
}

/** Closes the appointment after a transition: `Done` once the inspection is submitted, cancelled once the request leaves `beforeVisit`. */
export async function followStep(deps: Deps, trx: Trx, id: number, to: PurchaseStatus, by: string | null): Promise<void> {
  if (to === 'TechnicalExpertiseSubmitted') await endVisit(deps, trx, { purchaseId: id }, 'Done', by, { isEarly: true })
  else if (!beforeVisit.includes(to)) await cancelVisit(deps, trx, { purchaseId: id }, { id: by, isStaff: true })
}

/** Sends each owner one reminder of an appointment within `appointments.reminderHours`. */
export async function remindOfVisits(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const hours = Number((await findSetting(db, 'appointments.reminderHours')) ?? 24)
  for (const { id, purchaseId } of await findToRemind(db, clock.now(), hours, batchSize))
    await db.transaction().execute(async (trx) => {
      await updateReminded(trx, id)
      await tell(deps, trx, purchaseId, { way: 'mail+sms', notice: 'visitReminder', word: null })
    })
}

/** Documents that a consignment also needs; excludes the deed of a sale to the company. */
const handedOn = purchaseUploads.filter((type) => type !== 'TransferPV')

/** Opens a consignment with the car, inspection and documents of a declined offer, and returns its id. Throws NotFound. */
export async function continueAsIntermediation(
  deps: Deps,
  trx: Transaction<Database>,
  purchaseId: number,
  { by, isStaff }: { by: string | null; isStaff: boolean },
): Promise<number> {
  const found = await findHandedOn(trx, purchaseId)
  if (!found) throw new AppError('NotFound', { id: purchaseId })
  const wished = { ...found, purchaseId, requestOrigin: isStaff ? 'BO' : 'FO', draftKey: null, by } as const
  return openIntermediation(deps, trx, wished, async (id) => {
    await copyDocuments(trx, { type: 'Purchase', id: purchaseId }, { type: 'Intermediation', id }, handedOn)
    await handSheetOn(trx, purchaseId, id)
  })
}

interface Side {
  id: number
  status: PurchaseStatus
  /** offered price; null before an offer */
  quotation: number | null
}

/** Returns the linked booking of each trade-in with the remaining amount, from the current records. */
export async function tradeInsOf(db: Kysely<Database>, sides: readonly Side[]): Promise<Map<number, TradeIn>> {
  const links = await findLinked(
    db,
    sides.map(({ id }) => id),
  )
  const found = await Promise.all(
    links.map(async ({ purchaseId, bookingId, bookingKey, title }) => {
      const facts = await findStepFacts(db, bookingId)
      const side = sides.find(({ id }) => id === purchaseId)
      const { price, packPrice: fees, reference, status, wished } = facts
      const [value, paid] = [side?.quotation ?? null, settled(facts)]
      const sum = tradeInSum({ price, fees, settled: paid, value, status: side?.status ?? 'Canceled' })
      const asked = { cancelAsks: beforeInvoice.includes(status) && receipts(facts) > 0, cancelAsked: wished !== null }
      const told = { bookingId, bookingKey, bookingReference: reference, bookingStatus: status, title }
      return [purchaseId, { ...told, price, fees, settled: paid, value, ...sum, ...asked }] as const
    }),
  )
  return new Map(found)
}

/** Links a trade-in to a booking of the same customer before its invoice; null unlinks it. Throws BadRequest for any other booking. */
export async function tieBooking(
  trx: Trx,
  { id, customerId }: { id: number; customerId: number },
  bookingId: number | null,
): Promise<void> {
  if (bookingId !== null) {
    await lockBooking(trx, bookingId)
    const known = (await findBookingOf(trx, id)) === bookingId
    if (!known && !(await findCandidates(trx, customerId)).some((one) => one.id === bookingId)) throw fieldError('bookingId', 'invalid')
  }
  await updateBookingOf(trx, id, bookingId)
}

/** Links a new trade-in to the booking of the named car, else to the only open booking of its owner. */
export async function tieNew(
  trx: Trx,
  { id, customerId, vehicleId }: { id: number; customerId: number; vehicleId: number | null },
): Promise<void> {
  const candidates = await findCandidates(trx, customerId, vehicleId)
  const [only] = candidates
  if (candidates.length === 1 && only) await updateBookingOf(trx, id, only.id)
}

/**
 * Requests the end of both sides from the adviser, once, when more than the deposit was received for the other car. Returns false when no
 * approval is needed.
 */
export async function askInstead(deps: Deps, trx: Trx, id: number, actor: Actor, comment: string): Promise<boolean> {
  const bookingId = await findBookingOf(trx, id)
  const booking = bookingId === null ? null : await lockBooking(trx, bookingId)
  if (!booking || !beforeInvoice.includes(booking.status)) return false
  return askForEnd(deps, trx, booking.id, actor, comment)
}

/**
 * Cancels the linked booking before its invoice. Throws Forbidden for staff without access to the booking, and the errors of
 * `transitionBooking`. Does nothing for a booking that has ended.
 */
export async function cancelBookingOf(deps: Deps, trx: Trx, id: number, actor: Actor, comment: string): Promise<void> {
  const bookingId = await findBookingOf(trx, id)
  const booking = bookingId === null ? null : await lockBooking(trx, bookingId)
  if (!booking || !beforeInvoice.includes(booking.status) || booking.status === 'Draft') return
  if (isStaff(actor) && !(await isSeen(trx, await viewerOf({ db: trx }, actor), booking.id))) throw new AppError('Forbidden')
  await transitionBooking(deps, trx, { id: booking.id, action: 'cancel', actor, comment })
}

/** Deducts the price of a traded-in car as a receipt of the booking. Throws BadRequest above the open amount or without a booking. */
export async function deduct(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { id, reference, amount, by }: { id: number; reference: string; amount: number; by: string | null },
): Promise<void> {
  const { bookingId } = await deductible(trx, id, amount)
  const none = { method: null, reason: null, corrects: null }
  await insertEntry(trx, { ...none, bookingId, kind: 'Paid', amount, reference, by }, deps.clock.now())
}

/** Returns the booking that can take the deduction. Throws BadRequest above the open amount, or without a booking that awaits payment. */
export async function deductible(trx: Trx, id: number, amount: number): Promise<{ bookingId: number; bookingReference: string }> {
  const bookingId = await findBookingOf(trx, id)
  const booking = bookingId === null ? null : await lockBooking(trx, bookingId)
  if (!booking || !statesBefore(bookingWorkflow, 'bill').includes(booking.status)) throw fieldError('isDeduction', 'invalid')
  const facts = await findStepFacts(trx, booking.id)
  const open = facts.price + facts.packPrice - settled(facts)
  if (amount > open) throw fieldError('isDeduction', 'tooBig', { limit: open })
  return { bookingId: booking.id, bookingReference: facts.reference }
}

/** Returns the trade-ins of a booking. Throws NotFound when the caller has no access to it. */
export async function listTradedIn(deps: Deps, actor: Actor, bookingId: number): Promise<TradedIn[]> {
  if (!(await isSeen(deps.db, await viewerOf(deps, actor), bookingId))) throw new AppError('NotFound', { id: bookingId })
  return findShown(deps.db, bookingId)
}
