import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { type Actor, type StaffRole, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { keptSentence, refundSentence, tell } from '../booking-messages/service.ts'
import { documentTypes } from '../documents/rules.ts'
import type { returnReasons } from '../payments/contract.ts'
import { returnPayment } from '../payments/service.ts'
import { moveVehicle } from '../vehicles/service.ts'
import { checkStaffGuard, dueIn, isStaffEffect, isStaffGuard, writeStaffEffect } from './effects/service.ts'
import { isRefundable } from './rules.ts'
import type { BookingStatus } from './status.ts'
import { type BookingAction, bookingWorkflow, saleWorkflow } from './status.ts'
import {
  type BookingRow,
  findDeposit,
  findLastStatus,
  findLedgerKinds,
  findSaleStatus,
  findStanding,
  insertLedger,
  lockBooking,
  lockCar,
  updateBooking,
} from './store.ts'
import { bookingTerms } from './terms/service.ts'

type Trx = Transaction<Database>

/** Jobs, the gate of payments, and what follows of itself from a customer's step. */
export const system: Actor = { id: null, roles: ['system'] }

/** One step of a booking. What it needs of its own (price, payment, mileage …) is written into the row before, in the same transaction. */
export interface BookingMove {
  id: number
  action: BookingAction
  actor: Actor
  comment?: string | undefined
  /** of a new price: kept with the status row, in dirhams */
  price?: number | undefined
}

/**
 * The one door through which every action of the booking table goes: the transition with its guards and effects, the vehicle's own
 * step, the due time of the next one, messages and papers. Whether the record is the caller's is checked before, by the caller.
 */
export async function moveBooking(deps: Deps, trx: Trx, move: BookingMove): Promise<{ from: BookingStatus; to: BookingStatus }> {
  const booking = await lockBooking(trx, move.id)
  if (!booking) throw new AppError('NotFound', { id: move.id })
  const moved = await transition(trx, {
    workflow: bookingWorkflow,
    ...move,
    guard: (name) => checkGuard(deps, trx, name, booking, move),
    effect: (name) => writeEffect(deps, trx, name, booking, move),
  })
  await updateBooking(trx, booking.id, { due: await dueIn(deps, trx, moved.to) })
  return moved
}

async function checkGuard(deps: Deps, trx: Trx, name: string, booking: BookingRow, move: BookingMove): Promise<void> {
  if (isStaffGuard(name)) return checkStaffGuard(deps, trx, name, move)
  const car = await lockCar(trx, booking.vehicleId)
  const holds = name === 'carIsHeld' ? car.status === 'Reserved' : name === 'carIsFree' && (await isFree(deps, trx, car.id, booking))
  if (!holds) throw new AppError('TransitionNotAllowed', { state: booking.status, actions: '' }, `${name} does not hold`)
}

/** Nobody holds the car of a booking that ended, and nobody waits for it. */
export async function isFree(deps: Deps, trx: Trx, vehicleId: number, booking: BookingRow): Promise<boolean> {
  const car = await lockCar(trx, vehicleId)
  if (car.status !== 'Published' || !car.bookable) return false
  const { turn } = await findStanding(trx, vehicleId, booking.customerId, deps.clock.now())
  return turn === null || turn.customerId === booking.customerId
}

type Effect = (deps: Deps, trx: Trx, booking: BookingRow, move: BookingMove) => Promise<void>

/** What follows from the steps of the customer and of the payment; those of the staff stand in `steps/`. */
const effects: Record<string, Effect> = {
  async holdDeposit(deps, trx, booking) {
    const { id: bookingId, deposit: amount, paymentId } = booking
    await moveVehicle(deps, trx, { id: booking.vehicleId, action: 'book', actor: system })
    await insertLedger(trx, { bookingId, kind: 'Held', amount, paymentId, by: null }, deps.clock.now())
  },
  async retakeCar(deps, trx, { vehicleId }) {
    await moveVehicle(deps, trx, { id: vehicleId, action: 'reserve', actor: system })
  },
  async reopenSale(_deps, trx, { saleId }) {
    if ((await findSaleStatus(trx, saleId)) === 'Cancelled')
      await transition(trx, { workflow: saleWorkflow, id: saleId, action: 'reopen', actor: system })
  },
  async returnDeposit(deps, trx, booking, { actor }) {
    const deposit = await findDeposit(trx, booking.id)
    if (deposit) await giveBack(deps, trx, booking, 'Rejected', actor)
  },
  async settleDeposit(deps, trx, booking, { actor }) {
    const deposit = await findDeposit(trx, booking.id)
    if (!deposit) return
    const { refundDays: days, refundLater: later } = await bookingTerms({ db: trx, clock: deps.clock })
    const now = deps.clock.now()
    // the house that gives a booking up keeps nothing
    if (isStaff(actor) || isRefundable(deposit.held, { days, later }, now)) return giveBack(deps, trx, booking, 'Cancelled', actor)
    const { amount, paymentId } = deposit
    await insertLedger(trx, { bookingId: booking.id, kind: 'Kept', amount, reason: 'LateCancel', paymentId, by: actor.id }, now)
  },
  async releaseCar(deps, trx, { vehicleId }, { comment, action }) {
    const car = await lockCar(trx, vehicleId)
    if (car.status !== 'Reserved' && car.status !== 'Booked') return
    if (car.status === 'Booked')
      await moveVehicle(deps, trx, { id: vehicleId, action: 'cancel', actor: system, comment: comment?.trim() || action })
    await deps.announce(trx, 'carReleased', { vehicleId })
  },
  async takePrice(_deps, trx, { id, newPrice }) {
    if (newPrice !== null) await updateBooking(trx, id, { price: newPrice, newPrice: null })
  },
  async dropPrice(_deps, trx, { id }) {
    await updateBooking(trx, id, { newPrice: null })
  },
  tellSubmitted: (deps, trx, booking) => tellBuyer(deps, trx, 'submitted', booking, { sms: true, path: successPath(booking.key) }),
  async tellExpired(deps, trx, booking) {
    await tellBuyer(deps, trx, 'expired', booking, { sms: false })
  },
  async tellCancelled(deps, trx, booking) {
    const { refundDays } = await bookingTerms({ db: trx, clock: deps.clock })
    const kinds = await findLedgerKinds(trx, booking.id)
    const more = [
      ...(kinds.includes('Returning') ? [refundSentence(booking.deposit, booking.language)] : []),
      ...(kinds.includes('Kept') ? [keptSentence(booking.deposit, refundDays, booking.language)] : []),
    ]
    await tellBuyer(deps, trx, 'cancelled', booking, { sms: false, path: 'search-result', more })
  },
}

const isStaff = ({ roles }: Actor) => staffRoles.some((role: StaffRole) => roles.includes(role))
const isDocument = (name: string) => documentTypes.some((type) => type === name)

async function writeEffect(deps: Deps, trx: Trx, name: string, booking: BookingRow, move: BookingMove): Promise<void> {
  if (isStaffEffect(name)) return writeStaffEffect(deps, trx, name, move)
  if (isDocument(name)) return printPaper(deps, trx, name, booking)
  const effect = effects[name]
  if (!effect) throw new Error(`nobody knows the effect ${name}`)
  await effect(deps, trx, booking, move)
}

/** Asks for a paper, of this step once; the simulation of a loan only where there is one. */
async function printPaper({ queue }: Deps, trx: Trx, type: string, { id: bookingId, loanMonths }: BookingRow): Promise<void> {
  if (type === 'BookingSimulation' && loanMonths === null) return
  const statusId = (await findLastStatus(trx, bookingId))?.id
  await queue.enqueue('bookings.paper', { bookingId, type, statusId }, { db: trx, key: `${type}:${statusId}` })
}

type ReturnReason = (typeof returnReasons)[number]

/** The money of a deposit goes back, for a reason that stands in the ledger. */
export async function giveBack(deps: Deps, trx: Trx, booking: BookingRow, reason: ReturnReason, actor: Actor): Promise<void> {
  const { id: bookingId, deposit: amount, paymentId } = booking
  if (paymentId === null) return
  await insertLedger(trx, { bookingId, kind: 'Returning', amount, reason, paymentId, by: actor.id }, deps.clock.now())
  await returnPayment(deps, trx, { id: paymentId, reason })
}

export const successPath = (key: string) => `payment-success?booking=${key}`
export const failurePath = (key: string) => `payment-failure?booking=${key}`

export function tellBuyer(
  deps: Deps,
  trx: Trx,
  about: Parameters<typeof tell>[2],
  booking: BookingRow,
  saying: Omit<Parameters<typeof tell>[4], 'deposit' | 'reference'>,
): Promise<void> {
  return tell(deps, trx, about, booking, { ...saying, deposit: booking.deposit, reference: booking.reference })
}
