import type { Transaction } from 'kysely'
import type { AnswerWay } from '#domains/bookings/answers/rules.ts'
import { type AskLimits, lowestPrice } from '#domains/bookings/asks/rules.ts'
import { openAsk } from '#domains/bookings/asks/service.ts'
import { findReturned, replaceOpen } from '#domains/bookings/asks/store.ts'
import type { Buyer, Cheque, PaymentMethod, PaymentType } from '#domains/bookings/contract.ts'
import { settled } from '#domains/bookings/effects/rules.ts'
import { findStepFacts, updateRefundDue } from '#domains/bookings/effects/store.ts'
import {
  findCheque,
  findDelivery,
  findPackPrice,
  findReceipt,
  findRefundDue,
  insertEntry,
  saveCheckPart,
  updateDelivered,
  updateDelivery,
  updateDeliveryMileage,
  updateNewPrice,
  updatePayment,
  updateRecoveryMileage,
  updateSignature,
} from '#domains/bookings/entries/store.ts'
import type { OtherCar } from '#domains/bookings/exchange/service.ts'
import { isFarAbove } from '#domains/bookings/rules.ts'
import { moveBooking } from '#domains/bookings/service.ts'
import { viewerOf } from '#domains/bookings/sight/service.ts'
import { lockSeen, type Viewer } from '#domains/bookings/sight/store.ts'
import { type BookingStatus, beforeInvoice, bookingWorkflow, openBookingStatuses, type StaffAction } from '#domains/bookings/status.ts'
import { askLimits } from '#domains/bookings/terms/service.ts'
import { keepDrawing } from '#domains/documents/drawing/service.ts'
import { confirmPrice } from '#domains/vehicles/price-guard/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { statesBefore } from '#shared/workflow.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import type { BookingRecord, CheckPart } from '../contract.ts'
import { atWork, stepsFor } from '../rules.ts'
import { getVehicleBooking } from '../service.ts'
import { findCheckParts } from '../store.ts'

type Trx = Transaction<Database>

/** Locks a booking on which the caller may work. NotFound for one that they do not see; Forbidden for what they buy themselves. */
async function lockAtWork(trx: Trx, viewer: Viewer, id: number): Promise<BookingStatus> {
  const seen = await lockSeen(trx, viewer, id)
  if (!seen) throw new AppError('NotFound', { id })
  if (seen.isOwn) throw new AppError('Forbidden')
  return seen.status
}

/** Runs work on a booking on which the caller may work, locked. Gives the record as it is afterwards. NotFound, Forbidden. */
export async function onBooking(
  deps: Deps,
  actor: Actor,
  id: number,
  work: (trx: Trx, status: BookingStatus) => Promise<void>,
): Promise<BookingRecord> {
  const viewer = await viewerOf(deps, actor)
  await retryOnConflict(() => deps.db.transaction().execute(async (trx) => work(trx, await lockAtWork(trx, viewer, id))))
  return getVehicleBooking(deps, actor, id)
}

/** Refuses what is done beside the steps while the booking is in another state. */
export function only(status: BookingStatus, allowed: readonly BookingStatus[], actor: Actor): void {
  if (!allowed.includes(status)) throw new AppError('TransitionNotAllowed', { state: status, actions: stepsFor(status, actor).join(', ') })
}

/** What a step of the staff brings along. */
export interface Given {
  comment?: string | undefined
  price?: number
  /** the price once more, in spite of a doubt */
  confirmedPrice?: number | undefined
  mileage?: number
  isMileageConfirmed?: boolean | undefined
  /** how an answer of the customer was heard */
  way?: AnswerWay
  /** of a corrected invoice */
  buyer?: Buyer
  /** of the handing over, corrected */
  day?: string | undefined
  /** the car that is taken in exchange, and the price at which it was shown */
  other?: OtherCar | undefined
  payment?: {
    paymentType: PaymentType
    paymentMethod: PaymentMethod
    loanAdvance?: number | undefined
    loanMonths?: number | undefined
  }
}

/**
 * A step of the staff. NotFound for a booking of another area; TransitionNotAllowed for the second of two at once; what the guard of
 * the step says.
 */
export function applyAction(deps: Deps, actor: Actor, id: number, action: StaffAction, given: Given = {}): Promise<BookingRecord> {
  const { comment, price, mileage, isMileageConfirmed = false, payment, way } = given
  return onBooking(deps, actor, id, async (trx, status) => {
    // what comes with a step that is not possible is not written first
    if (!stepsFor(status, actor).includes(action)) only(status, [], actor)
    if (action === 'cancelBilled') return askCancel(deps, trx, id, actor, comment ?? '')
    if (price !== undefined) {
      const lowest = await lowestAlone(trx, id, actor, await askLimits({ db: trx }))
      if (price < lowest) throw fieldError('price', 'tooSmall', { limit: lowest })
      await soundPrice(trx, id, price)
      await checkDoubt(deps, trx, id, price, given.confirmedPrice)
      return propose(deps, trx, id, actor, { price, comment })
    }
    if (payment) await updatePayment(trx, id, payment)
    const comesBack = action === 'recover' || action === 'exchange'
    if (mileage !== undefined && !comesBack && !isMileageConfirmed) {
      const known = (await findStepFacts(trx, id)).mileage
      if (isFarAbove(mileage, known)) throw fieldError('mileage', 'farAbove', { limit: known ?? 0 })
    }
    if (given.day !== undefined) {
      const { delivered } = await findStepFacts(trx, id)
      if (delivered) await updateDelivered(trx, id, instantOf(given.day, localTime(delivered).time))
    }
    if (mileage !== undefined) await (comesBack ? updateRecoveryMileage : updateDeliveryMileage)(trx, id, mileage)
    await moveBooking(deps, trx, { id, action, actor: atWork(actor), comment, way, buyer: given.buyer, other: given.other })
  })
}

/** The lowest price that the caller may propose alone. */
export async function lowestAlone(trx: Trx, id: number, actor: Actor, limits: AskLimits): Promise<number> {
  return lowestPrice(await findStepFacts(trx, id), actor.roles, limits)
}

/** Refuses what is no other price of the booking, or leaves money without a purpose. BadRequest. */
export async function soundPrice(trx: Trx, id: number, price: number): Promise<void> {
  const facts = await findStepFacts(trx, id)
  if (price <= settled(facts)) throw fieldError('price', 'tooSmall', { limit: settled(facts) + 1 })
  if (price > facts.listedPrice) throw fieldError('price', 'tooBig', { limit: facts.listedPrice })
  if (price === facts.price) throw fieldError('price', 'invalid')
}

/**
 * Refuses a price far from the one of the booking, or from the market, that was not confirmed. The floor price is a matter of who may
 * propose it. BadRequest with `doubtfulPrice`.
 */
export async function checkDoubt(deps: Deps, trx: Trx, id: number, price: number, confirmed: number | undefined): Promise<void> {
  const { vehicleId, price: last } = await findStepFacts(trx, id)
  await confirmPrice(trx, { vehicleId, price, kind: 'stock', last, floor: null, now: deps.clock.now() }, confirmed)
}

/** Proposes a price to the customer; what was asked of a manager before is asked no more. */
export async function propose(
  deps: Deps,
  trx: Trx,
  id: number,
  actor: Actor,
  { price, comment }: { price: number; comment?: string | undefined },
): Promise<void> {
  await soundPrice(trx, id, price)
  await updateNewPrice(trx, id, price)
  await replaceOpen(trx, id, 'Price')
  await moveBooking(deps, trx, { id, action: 'proposePrice', actor: atWork(actor), comment, price })
}

/** Asks a second person to give a billed sale up: the whole invoice. */
async function askCancel(deps: Deps, trx: Trx, id: number, { id: by }: Actor, comment: string): Promise<void> {
  if (by === null) throw new AppError('Unauthorized')
  const { price, packPrice } = await findStepFacts(trx, id)
  const ask = { bookingId: id, kind: 'Cancel', amount: price + packPrice, method: null, reference: null, comment, by } as const
  await openAsk(deps, trx, ask)
}

interface Money {
  method: PaymentMethod
  amount: number
  reference?: string | undefined
  /** of a cheque: bank, day, and whether it is certified */
  cheque?: Cheque | undefined
}

/** Notes money of the customer while the booking waits for its invoice; not more than is open, a cheque once. TransitionNotAllowed, BadRequest. */
export function addReceipt(deps: Deps, actor: Actor, id: number, { method, amount, reference, cheque }: Money): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    only(status, statesBefore(bookingWorkflow, 'bill'), actor)
    const facts = await findStepFacts(trx, id)
    const open = facts.price + facts.packPrice - settled(facts)
    if (amount > open) throw fieldError('amount', 'tooBig', { limit: open })
    const known = method === 'Checks' && cheque && reference ? await findCheque(trx, cheque, reference) : null
    if (known !== null) throw fieldError('reference', 'chequeKnown', { reference: known })
    const entry = { bookingId: id, kind: 'Paid', amount, method, reference: reference || null, reason: null, corrects: null } as const
    await insertEntry(trx, { ...entry, ...(method === 'Checks' && { cheque }), by: actor.id }, deps.clock.now())
  })
}

/** Takes a wrong receipt back by an entry against it. NotFound; TransitionNotAllowed once it is taken back, or billed. */
export function takeReceiptBack(deps: Deps, actor: Actor, id: number, receiptId: number, reason: string): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    const receipt = await findReceipt(trx, id, receiptId)
    if (!receipt) throw new AppError('NotFound', { id: receiptId })
    only(status, receipt.isCorrected ? [] : statesBefore(bookingWorkflow, 'bill'), actor)
    const { amount, method } = receipt
    const entry = { bookingId: id, kind: 'Corrected', amount, method, reference: null, reason, corrects: receiptId } as const
    await insertEntry(trx, { ...entry, by: actor.id }, deps.clock.now())
  })
}

/** Notes money that was given back by hand. BadRequest for more than is to be returned, or than one person may give back alone. */
export function addRefund(deps: Deps, actor: Actor, id: number, { method, amount, reference }: Money): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    const { refund } = await askLimits({ db: trx })
    // in parts it is the same money
    const alone = Math.max(0, refund - (await findReturned(trx, id)))
    if (amount > alone) throw fieldError('amount', 'tooBig', { limit: alone })
    await giveBack(deps, trx, id, status, { amount, method, reference: reference || null, by: actor.id })
  })
}

/** Writes money that goes back by hand. BadRequest for more than is to be returned. */
export async function giveBack(
  deps: Deps,
  trx: Trx,
  id: number,
  status: BookingStatus,
  { amount, method, reference, by }: { amount: number; method: PaymentMethod; reference: string | null; by: string | null },
): Promise<void> {
  const left = await findRefundDue(trx, id)
  if (amount > left) throw fieldError('amount', 'tooBig', { limit: left })
  const reason = status === 'Recovered' || status === 'Rejected' ? status : 'Cancelled'
  await insertEntry(trx, { bookingId: id, kind: 'Returned', amount, method, reference, reason, corrects: null, by }, deps.clock.now())
  await updateRefundDue(trx, id, left - amount)
}

/** What was found at a point of the check list. NotFound; TransitionNotAllowed unless the car is being prepared. */
export async function updateCheckPart(
  deps: Deps,
  actor: Actor,
  id: number,
  partId: number,
  { isFine, comment }: { isFine: boolean; comment?: string | undefined },
): Promise<CheckPart> {
  const viewer = await viewerOf(deps, actor)
  return deps.db.transaction().execute(async (trx) => {
    only(await lockAtWork(trx, viewer, id), statesBefore(bookingWorkflow, 'control'), actor)
    const saved = await saveCheckPart(trx, id, partId, { isFine, comment: comment || null }, viewer.subject, deps.clock.now())
    const [part] = saved ? await findCheckParts(trx, id, partId) : []
    if (!part) throw new AppError('NotFound', { id: partId })
    return part
  })
}

/** Keeps the signature of the person who takes the car, for the step that hands it over. PayloadTooLarge, UnsupportedMediaType, BadRequest. */
export async function signBooking(
  deps: Deps,
  actor: Actor,
  id: number,
  { png, signedBy }: { png: string; signedBy: string },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    only(status, statesBefore(bookingWorkflow, 'deliver'), actor)
    const { reference } = await findStepFacts(trx, id)
    const owner = { type: 'Booking', id } as const
    const document = await keepDrawing(deps, trx, png, {
      owner,
      type: 'DeliveryForm',
      fileName: `signature-${reference}.png`,
      by: actor.id,
    })
    await updateSignature(trx, id, document, signedBy)
  })
}

/** The day of the handing over and the warranty pack. TransitionNotAllowed too late; BadRequest for a pack that cannot be had. */
export function planDelivery(
  deps: Deps,
  actor: Actor,
  id: number,
  { deliveryDate, warrantyPackId }: { deliveryDate: string | null; warrantyPackId: number | null },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    const before = await findDelivery(trx, id)
    const changes = before?.packId !== warrantyPackId
    only(status, changes ? beforeInvoice : openBookingStatuses, actor)
    if (changes) {
      const packPrice = warrantyPackId === null ? 0 : await findPackPrice(trx, warrantyPackId)
      const facts = await findStepFacts(trx, id)
      // a pack that is dropped after it was paid for would leave money without a purpose
      if (packPrice === null || facts.price + packPrice < settled(facts)) throw fieldError('warrantyPackId', 'invalid')
    }
    await updateDelivery(trx, id, deliveryDate, warrantyPackId)
  })
}
