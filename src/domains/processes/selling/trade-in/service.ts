import type { Kysely, Transaction } from 'kysely'
import { askForEnd } from '#domains/processes/buying/bookings/asks/service.ts'
import { receipts, settled } from '#domains/processes/buying/bookings/effects/rules.ts'
import { isStaff } from '#domains/processes/buying/bookings/effects/service.ts'
import { findStepFacts } from '#domains/processes/buying/bookings/effects/store.ts'
import { insertEntry } from '#domains/processes/buying/bookings/entries/store.ts'
import { moveBooking } from '#domains/processes/buying/bookings/service.ts'
import { viewerOf } from '#domains/processes/buying/bookings/sight/service.ts'
import { isSeen } from '#domains/processes/buying/bookings/sight/store.ts'
import { beforeInvoice, bookingWorkflow } from '#domains/processes/buying/bookings/status.ts'
import { lockBooking } from '#domains/processes/buying/bookings/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { statesBefore } from '#shared/workflow.ts'
import type { TradeIn } from '../contract.ts'
import type { PurchaseStatus } from '../status.ts'
import type { TradedIn } from './contract.ts'
import { tradeInSum } from './rules.ts'
import { findBookingOf, findCandidates, findLinked, findShown, updateBookingOf } from './store.ts'

type Trx = Transaction<Database>

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
 * `moveBooking`. Does nothing for a booking that has ended.
 */
export async function cancelBookingOf(deps: Deps, trx: Trx, id: number, actor: Actor, comment: string): Promise<void> {
  const bookingId = await findBookingOf(trx, id)
  const booking = bookingId === null ? null : await lockBooking(trx, bookingId)
  if (!booking || !beforeInvoice.includes(booking.status) || booking.status === 'Draft') return
  if (isStaff(actor) && !(await isSeen(trx, await viewerOf({ db: trx }, actor), booking.id))) throw new AppError('Forbidden')
  await moveBooking(deps, trx, { id: booking.id, action: 'cancel', actor, comment })
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
