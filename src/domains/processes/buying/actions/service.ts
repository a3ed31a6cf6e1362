import type { Transaction } from 'kysely'
import { confirmPrice } from '#domains/catalogue/vehicles/market/service.ts'
import { keepDrawing } from '#domains/foundation/documents/printouts/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { statesBefore } from '#shared/workflow.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import type { Buyer, Cheque, PaymentMethod, PaymentType } from '../bookings/contract.ts'
import { type AnswerWay, isFarAbove } from '../bookings/rules.ts'
import { askLimits, viewerOf } from '../bookings/service.ts'
import { type BookingStatus, beforeInvoice, bookingWorkflow, openBookingStatuses, type StaffAction } from '../bookings/status.ts'
import { lockBooking, lockSeen, type Viewer } from '../bookings/store.ts'
import type { BookingRecord, CheckPart } from '../desk/contract.ts'
import { asStaff, stepsFor } from '../desk/rules.ts'
import { getVehicleBooking } from '../desk/service.ts'
import { findCheckParts } from '../desk/store.ts'
import { settled } from '../effects/rules.ts'
import { findStepFacts, updateRefundDue } from '../effects/store.ts'
import { notify } from '../messages/service.ts'
import { type AskLimits, lowestPrice, mayDecide } from '../transitions/rules.ts'
import { notifyRequester, openAsk, transitionBooking } from '../transitions/service.ts'
import { decideAsk, findAsk, findReturned, replaceOpen } from '../transitions/store.ts'
import { correctBuyer, type OtherCar } from '../writes/service.ts'
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
} from '../writes/store.ts'

type Trx = Transaction<Database>

/** Locks a booking for the caller. Throws NotFound for a booking outside their access; Forbidden for a purchase of their own. */
async function lockAtWork(trx: Trx, viewer: Viewer, id: number): Promise<BookingStatus> {
  const seen = await lockSeen(trx, viewer, id)
  if (!seen) throw new AppError('NotFound', { id })
  if (seen.isOwn) throw new AppError('Forbidden')
  return seen.status
}

/** Runs a task on a locked booking and returns the updated record. Throws NotFound, Forbidden. */
async function onBooking(
  deps: Deps,
  actor: Actor,
  id: number,
  work: (trx: Trx, status: BookingStatus) => Promise<void>,
): Promise<BookingRecord> {
  const viewer = await viewerOf(deps, actor)
  await retryOnConflict(() => audited(deps.db, actor, async (trx) => work(trx, await lockAtWork(trx, viewer, id))))
  return getVehicleBooking(deps, actor, id)
}

/** Rejects a task outside the workflow while the booking is in another state. */
function only(status: BookingStatus, allowed: readonly BookingStatus[], actor: Actor): void {
  if (!allowed.includes(status)) throw new AppError('TransitionNotAllowed', { state: status, actions: stepsFor(status, actor).join(', ') })
}

/** Input of a staff step. */
export interface Given {
  comment?: string | undefined
  price?: number
  /** the same price, as confirmation of a doubtful one */
  confirmedPrice?: number | undefined
  mileage?: number
  isMileageConfirmed?: boolean | undefined
  /** channel of a customer's answer */
  way?: AnswerWay
  /** of a corrected invoice */
  buyer?: Buyer
  /** corrected day of delivery */
  day?: string | undefined
  /** the replacement car, and the price shown to the user */
  other?: OtherCar | undefined
  payment?: {
    paymentType: PaymentType
    paymentMethod: PaymentMethod
    loanAdvance?: number | undefined
    loanMonths?: number | undefined
  }
}

/**
 * Runs a staff step. Throws NotFound for a booking of another area; TransitionNotAllowed for the second of two concurrent calls; the errors
 * of the step's guard.
 */
export function applyAction(deps: Deps, actor: Actor, id: number, action: StaffAction, given: Given = {}): Promise<BookingRecord> {
  const { comment, price, mileage, isMileageConfirmed = false, payment, way } = given
  return onBooking(deps, actor, id, async (trx, status) => {
    // rejects an impossible step before its input is stored
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
    await transitionBooking(deps, trx, { id, action, actor: asStaff(actor), comment, way, buyer: given.buyer, other: given.other })
  })
}

/** Returns the lowest price that the caller may propose without approval. */
async function lowestAlone(trx: Trx, id: number, actor: Actor, limits: AskLimits): Promise<number> {
  return lowestPrice(await findStepFacts(trx, id), actor.roles, limits)
}

/** Rejects an unchanged price, or one that leaves paid money without a purpose. Throws BadRequest. */
async function soundPrice(trx: Trx, id: number, price: number): Promise<void> {
  const facts = await findStepFacts(trx, id)
  if (price <= settled(facts)) throw fieldError('price', 'tooSmall', { limit: settled(facts) + 1 })
  if (price > facts.listedPrice) throw fieldError('price', 'tooBig', { limit: facts.listedPrice })
  if (price === facts.price) throw fieldError('price', 'invalid')
}

/**
 * Rejects an unconfirmed price far from that of the booking or the market. Approval of a price below the floor is checked elsewhere. Throws
 * BadRequest with `doubtfulPrice`.
 */
async function checkDoubt(deps: Deps, trx: Trx, id: number, price: number, confirmed: number | undefined): Promise<void> {
  const { vehicleId, price: last } = await findStepFacts(trx, id)
  await confirmPrice(trx, { vehicleId, price, kind: 'stock', last, floor: null, now: deps.clock.now() }, confirmed)
}

/** Proposes a price to the customer; replaces an open price request. */
async function propose(
  deps: Deps,
  trx: Trx,
  id: number,
  actor: Actor,
  { price, comment }: { price: number; comment?: string | undefined },
): Promise<void> {
  await soundPrice(trx, id, price)
  await updateNewPrice(trx, id, price)
  await replaceOpen(trx, id, 'Price')
  await transitionBooking(deps, trx, { id, action: 'proposePrice', actor: asStaff(actor), comment, price })
}

/** Requests approval to cancel a billed sale with its whole invoice. */
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

/** Records a receipt before the invoice, up to the open amount, and each cheque once. Throws TransitionNotAllowed, BadRequest. */
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

/** Corrects a wrong receipt by a counter entry. Throws NotFound; TransitionNotAllowed for a corrected or billed one. */
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

/** Records a refund by hand. Throws BadRequest above the amount to refund, or above one person's limit. */
export function addRefund(deps: Deps, actor: Actor, id: number, { method, amount, reference }: Money): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    const { refund } = await askLimits({ db: trx })
    // partial refunds count together against the limit
    const alone = Math.max(0, refund - (await findReturned(trx, id)))
    if (amount > alone) throw fieldError('amount', 'tooBig', { limit: alone })
    await giveBack(deps, trx, id, status, { amount, method, reference: reference || null, by: actor.id })
  })
}

/** Stores a refund by hand. Throws BadRequest above the amount to refund. */
async function giveBack(
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

/** Stores the result of a check list item. Throws NotFound; TransitionNotAllowed unless the car is in preparation. */
export async function updateCheckPart(
  deps: Deps,
  actor: Actor,
  id: number,
  partId: number,
  { isFine, comment }: { isFine: boolean; comment?: string | undefined },
): Promise<CheckPart> {
  const viewer = await viewerOf(deps, actor)
  return audited(deps.db, actor, async (trx) => {
    only(await lockAtWork(trx, viewer, id), statesBefore(bookingWorkflow, 'control'), actor)
    const saved = await saveCheckPart(trx, id, partId, { isFine, comment: comment || null }, viewer.subject, deps.clock.now())
    const [part] = saved ? await findCheckParts(trx, id, partId) : []
    if (!part) throw new AppError('NotFound', { id: partId })
    return part
  })
}

/** Stores the signature for the delivery. Throws PayloadTooLarge, UnsupportedMediaType, BadRequest. */
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

/** Sets the day of delivery and the warranty pack. Throws TransitionNotAllowed when it is too late; BadRequest for an unavailable pack. */
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
      // removing a paid pack would leave money without a purpose
      if (packPrice === null || facts.price + packPrice < settled(facts)) throw fieldError('warrantyPackId', 'invalid')
    }
    await updateDelivery(trx, id, deliveryDate, warrantyPackId)
  })
}

/** Requests a manager's approval of a price; rejects an invalid price first. Throws TransitionNotAllowed, BadRequest. */
export function askPrice(
  deps: Deps,
  actor: Actor,
  id: number,
  { price, comment, confirmedPrice }: { price: number; comment: string; confirmedPrice?: number | undefined },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    if (!stepsFor(status, actor).includes('proposePrice')) only(status, [], actor)
    await soundPrice(trx, id, price)
    await checkDoubt(deps, trx, id, price, confirmedPrice)
    const ask = { bookingId: id, kind: 'Price', amount: price, method: null, reference: null, comment, by: subjectOf(actor) } as const
    await openAsk(deps, trx, ask)
  })
}

/** Requests approval of a refund. Throws BadRequest above the amount to refund. */
export function askRefund(
  deps: Deps,
  actor: Actor,
  id: number,
  { method, amount, reference, comment }: { method: PaymentMethod; amount: number; reference?: string | undefined; comment: string },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx) => {
    const left = await findRefundDue(trx, id)
    if (amount > left) throw fieldError('amount', 'tooBig', { limit: left })
    const ask = { bookingId: id, kind: 'Refund', amount, method, reference: reference || null, comment, by: subjectOf(actor) } as const
    await openAsk(deps, trx, ask)
  })
}

/**
 * Decides a request. Throws NotFound; Forbidden for the requester, and beyond the caller's own limit; TransitionNotAllowed for a decided
 * request, or when the record no longer allows it.
 */
export function decide(
  deps: Deps,
  actor: Actor,
  id: number,
  askId: number,
  { approves, remark }: { approves: boolean; remark: string | null },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status: BookingStatus) => {
    const ask = await findAsk(trx, id, askId)
    if (!ask) throw new AppError('NotFound', { id: askId })
    if (ask.state !== 'Open') only(status, [], actor)
    const lowest = await lowestAlone(trx, id, actor, await askLimits({ db: trx }))
    if (!mayDecide(ask, { ...actor, lowest })) throw new AppError('Forbidden')
    if (ask.kind === 'GiveUp') {
      if (approves) return void (await transitionBooking(deps, trx, { id, action: 'cancel', actor: asStaff(actor), comment: ask.comment }))
      await decideAsk(trx, askId, { state: 'Refused', by: subjectOf(actor), remark }, deps.clock.now())
      return notify(deps, trx, { bookingId: id, occasion: askId }, 'mail+sms:cancelRefused', { word: remark ?? '' })
    }
    const state = approves ? 'Approved' : 'Refused'
    await decideAsk(trx, askId, { state, by: subjectOf(actor), remark }, deps.clock.now())
    await notifyRequester(deps, trx, askId, actor.id)
    if (!approves) return
    if (ask.kind === 'Cancel') {
      await transitionBooking(deps, trx, { id, action: 'cancelBilled', actor: asStaff(actor), comment: ask.comment })
      return
    }
    if (ask.kind === 'Price') return propose(deps, trx, id, actor, { price: ask.amount })
    const { amount, method, reference, by } = ask
    if (method !== null) await giveBack(deps, trx, id, status, { amount, method, reference, by })
  })
}

function subjectOf({ id }: Actor): string {
  if (id === null) throw new AppError('Unauthorized')
  return id
}

/** Corrects the buyer. Throws TransitionNotAllowed after the invoice, or for an ended booking. */
export function editBuyer(deps: Deps, actor: Actor, id: number, buyer: Buyer): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    only(status, beforeInvoice, actor)
    const booking = await lockBooking(trx, id)
    if (booking) await correctBuyer(deps, trx, booking, buyer, actor.id)
  })
}
