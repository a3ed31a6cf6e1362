import { currentCustomer } from '#domains/customers/customers/service.ts'
import { findCity } from '#domains/customers/customers/store.ts'
import { findPayment, getPayment, refundPayment } from '#domains/foundation/payments/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { allowedActions } from '#shared/workflow.ts'
import type {
  Buyer,
  BuyerDetails,
  CancelTerms,
  CustomerBooking,
  CustomerSale,
  Loan,
  Outcome,
  PaymentMethod,
  PaymentType,
  ReservationFailure,
} from '../bookings/contract.ts'
import {
  daysAfter,
  exchangeMonth,
  isRefundable,
  needsReason,
  nextStep,
  objectableUntil,
  refundLimitDays,
  stepsDone,
} from '../bookings/rules.ts'
import { type Caller, exchangeTerms, ownBooking, type WithdrawalTerms, withdrawalTerms } from '../bookings/service.ts'
import { awaits, type BookingAction, beforeInvoice, bookingWorkflow, isLost, journeyLength } from '../bookings/status.ts'
import { findByKey, type KeyedBooking, lockBooking, updateBooking } from '../bookings/store.ts'
import { findStepFacts } from '../effects/store.ts'
import { notify } from '../messages/service.ts'
import { askForEnd, checkReason, transitionBooking } from '../transitions/service.ts'
import { withdrawWish } from '../transitions/store.ts'
import { takeEntryOf } from '../waitlist/store.ts'
import { missingOfBuyer } from '../writes/rules.ts'
import { claimToken, correctBuyer, readClaim } from '../writes/service.ts'
import { findUnclaimed, takeBooking } from '../writes/store.ts'
import type { OwnBuyer } from './contract.ts'
import { type CustomerBookingRow, findBookingsOf, findOutcome, findPacks, findSalesOf, type OutcomeRow } from './store.ts'

/** Returns a booking for the holder of its key. Throws NotFound. */
export async function getBooking(deps: Deps, key: string): Promise<Outcome> {
  const row = await findOutcome(deps.db, key)
  if (!row) throw new AppError('NotFound')
  const [payment, terms] = await Promise.all([unpaid(deps, row), withdrawalTerms(deps)])
  return outcome(row, deps.clock.now(), payment, terms)
}

/** Returns the payment state of an unpaid booking. */
async function unpaid(deps: Deps, { status, paymentId }: OutcomeRow): Promise<{ payable: boolean; isRefused: boolean }> {
  if (status !== 'Draft' || paymentId === null) return { payable: false, isRefused: false }
  const { payable, refusal } = await getPayment(deps, paymentId)
  return { payable, isRefused: refusal !== null }
}

function outcome(
  row: OutcomeRow,
  now: Date,
  { payable, isRefused }: { payable: boolean; isRefused: boolean },
  terms: WithdrawalTerms,
  exchangeable = true,
): Outcome {
  const { key, reference, status, vehicle, price, newPrice, deposit, paymentId, ledger, holdUntil, isGuest } = row
  const holds = holdUntil > now
  const next = nextStep(status, { holds, exchangeable })
  return {
    key,
    reference,
    status,
    failure: failureOf(row, isRefused, holds),
    vehicle,
    price,
    deposit,
    rest: restOf(row),
    holdUntil: holdUntil.toISOString(),
    now: now.toISOString(),
    paymentId,
    payable: payable && holds,
    ledger,
    next,
    step: Math.min(stepsDone(status), journeyLength),
    cancellable: awaits(status, 'cancel'),
    ...givingUp(row),
    cancelTerms: awaits(status, 'cancel') ? cancelTerms(row, terms, now) : null,
    isGuest,
    newPrice: awaits(status, 'acceptPrice') ? newPrice : null,
    objectUntil: objection(row, now)?.toISOString() ?? null,
    missing: beforeInvoice.includes(status) ? missingOfBuyer(row.buyer) : [],
    store: row.store,
    call: next === 'AwaitCall' ? { by: row.due?.toISOString() ?? null, adviser: row.adviser } : null,
    exchangedFor: row.exchangedFor,
    exchangeOf: row.exchangeOf,
  }
}

/** Returns whether a cancellation needs an approval, and the state of the request; nothing after the invoice. */
function givingUp({ status, ledger, wish }: OutcomeRow): Pick<Outcome, 'cancelAsks' | 'cancelAsked'> {
  if (!awaits(status, 'cancel')) return { cancelAsks: false, cancelAsked: null }
  const isTold = wish?.state === 'Open' || wish?.state === 'Refused'
  return {
    cancelAsks: ledger.some(({ kind }) => kind === 'Paid'),
    cancelAsked: wish && isTold ? { asked: wish.asked, isRefused: wish.state === 'Refused', remark: wish.remark } : null,
  }
}

/** Returns the conditions of a cancellation by the customer now. */
function cancelTerms({ status, ledger }: OutcomeRow, { days, later }: WithdrawalTerms, now: Date): CancelTerms {
  const deposit = ledger.find(({ kind }) => kind === 'Held')
  const held = deposit ? new Date(deposit.created) : null
  const isReturned = held !== null && isRefundable(held, { days, later }, now)
  return {
    freeUntil: held && daysAfter(held, days),
    needsReason: needsReason({ status, held }, days, now),
    returns: isReturned ? (deposit?.amount ?? 0) : 0,
    returnsBy: daysAfter(now, refundLimitDays),
    keeps: isReturned ? 0 : (deposit?.amount ?? 0),
  }
}

/** Returns the end of the period in which the customer may object to a recorded answer. */
function objection(row: OutcomeRow, now: Date): Date | null {
  if (!awaits(row.status, 'objectPrice')) return null
  return objectableUntil(row.answer, row.price - restOf(row), now)
}

/** Returns the cause of a failed reservation. */
function failureOf({ status, isExpired, ledger }: OutcomeRow, isRefused: boolean, holds: boolean): ReservationFailure | null {
  if (status === 'Draft') return isRefused || !holds ? 1 : null
  if (ledger.some(({ reason }) => reason === 'CarGone' || reason === 'HoldOver')) return 2
  return isExpired ? 1 : null
}

/** Returns the unpaid part of the price. */
function restOf({ status, price, packPrice, deposit, ledger }: OutcomeRow): number {
  if (isLost(status)) return 0
  const sum = (...kinds: string[]) => ledger.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)
  const held = status === 'Draft' ? deposit : sum('Held')
  return Math.max(0, price + packPrice - held - sum('Paid', 'CarriedIn'))
}

/**
 * Cancels a booking for its customer. Before the deposit is paid the key is enough; later the caller needs the rights of `ownBooking`. The
 * comment is optional only within the legal withdrawal period. Once more than the deposit was received, sends the adviser one request
 * instead of cancelling. Throws NotFound, PhoneUnconfirmed, TransitionNotAllowed, BadRequest for the comment.
 */
export async function cancelBooking(deps: Deps, from: Caller, key: string, comment = ''): Promise<Outcome> {
  const { id, status } = await forGivingUp(deps, from, key)
  const actor = asCustomer(from.actor)
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id)
      if (booking && awaits(booking.status, 'cancel')) {
        if (comment === '') await checkReason({ db: trx, clock: deps.clock }, await findStepFacts(trx, id))
        if (await askForEnd(deps, trx, id, actor, comment)) return
      }
      await transitionBooking(deps, trx, { id, action: comment === '' ? 'retract' : 'cancel', actor, comment })
    }),
  )
  if (status === 'Draft') await endPayment(deps, id)
  return getBooking(deps, key)
}

/** Returns a booking to cancel. The key is enough for an unpaid hold. */
async function forGivingUp(deps: Deps, from: Caller, key: string): Promise<KeyedBooking> {
  const found = await findByKey(deps.db, key)
  if (!found || (found.owner !== null && found.owner !== from.actor.id)) throw new AppError('NotFound')
  return found.owner === null && found.status !== 'Draft' ? ownBooking(deps, from, key) : found
}

/** Withdraws the request to cancel. Throws NotFound, PhoneUnconfirmed; TransitionNotAllowed without an open request. */
export async function withdrawCancel(deps: Deps, from: Caller, key: string): Promise<Outcome> {
  const { id, status } = await ownBooking(deps, from, key)
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      await lockBooking(trx, id)
      if (!(await withdrawWish(trx, id))) throw new AppError('TransitionNotAllowed', { state: status, actions: '' })
    }),
  )
  return getBooking(deps, key)
}

/** Ends the payment of a cancelled booking, in its own transaction: payments are locked before bookings. */
async function endPayment(deps: Deps, id: number): Promise<void> {
  const paymentId = await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    return booking?.status === 'Cancelled' ? booking.paymentId : null
  })
  const payment = paymentId === null ? null : await findPayment(deps.db, paymentId)
  if (payment?.state !== 'Started') return
  await deps.db.transaction().execute((trx) => refundPayment(deps, trx, { id: payment.id, reason: 'Cancelled' }))
}

/** Staff act as customers on their own bookings. */
const asCustomer = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })

/** Answers a new price. Throws NotFound, PhoneUnconfirmed, TransitionNotAllowed. */
export function answerPrice(
  deps: Deps,
  from: Caller,
  key: string,
  { accepted, comment }: { accepted: boolean; comment?: string | undefined },
): Promise<Outcome> {
  return take(deps, from, key, { action: accepted ? 'acceptPrice' : 'rejectPrice', comment })
}

/** Objects to a recorded answer. Throws NotFound, PhoneUnconfirmed; TransitionNotAllowed after the period. */
export function objectToPrice(deps: Deps, from: Caller, key: string, comment: string | undefined): Promise<Outcome> {
  return take(deps, from, key, { action: 'objectPrice', comment })
}

/** Runs a customer's step by the key of a booking. */
async function take(deps: Deps, from: Caller, key: string, step: { action: BookingAction; comment: string | undefined }): Promise<Outcome> {
  const { id } = await ownBooking(deps, from, key)
  const actor = asCustomer(from.actor)
  await retryOnConflict(() => deps.db.transaction().execute((trx) => transitionBooking(deps, trx, { id, actor, ...step })))
  return getBooking(deps, key)
}

/** Stores the payment details. Throws NotFound, PhoneUnconfirmed, TransitionNotAllowed, BadRequest for a missing field. */
export async function givePaymentDetails(
  deps: Deps,
  from: Caller,
  key: string,
  given: {
    paymentType: PaymentType
    paymentMethod: PaymentMethod
    warrantyPackId?: number | null | undefined
    loan?: Loan | null | undefined
  },
): Promise<Outcome> {
  const { id } = await ownBooking(deps, from, key)
  const { paymentType, paymentMethod, warrantyPackId, loan } = given
  if (warrantyPackId && !(await findPacks(deps.db)).some((pack) => pack.id === warrantyPackId))
    throw fieldError('warrantyPackId', 'invalid')
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      await lockBooking(trx, id)
      await updateBooking(trx, id, {
        paymentType,
        paymentMethod,
        ...(warrantyPackId !== undefined && { warrantyPackId }),
        ...(loan && { loanAdvance: loan.advance, loanMonths: loan.months }),
      })
      await transitionBooking(deps, trx, { id, action: 'submitPaymentDetails', actor: asCustomer(from.actor) })
    }),
  )
  return getBooking(deps, key)
}

/** Sends one claim mail for each booking made without an account under the caller's confirmed e-mail address. */
async function askWhoBooked(deps: Deps, { email, emailVerified }: { email: string; emailVerified: boolean }): Promise<void> {
  const unclaimed = emailVerified && email ? await findUnclaimed(deps.db, email) : []
  if (unclaimed.length === 0) return
  await deps.db.transaction().execute(async (trx) => {
    for (const bookingId of unclaimed) await notify(deps, trx, { bookingId }, 'mail:claim', { token: claimToken(deps, bookingId, email) })
  })
}

/**
 * Assigns a booking to the caller by the token of its claim mail. Returns its new key. Throws NotFound for a token of another e-mail
 * address, and for a booking with an owner.
 */
export async function claimBooking(deps: Deps, actor: Actor, token: string): Promise<{ key: string }> {
  const { id: customerId, email, emailVerified } = await currentCustomer(deps, actor)
  const id = emailVerified && email ? readClaim(deps, token, email) : null
  if (id === null) throw new AppError('NotFound')
  const key = await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const taken = await takeBooking(trx, id, { customerId, email })
      if (taken !== null) await takeEntryOf(trx, id, customerId)
      return taken
    }),
  )
  if (key === null) throw new AppError('NotFound')
  return { key }
}

/** Lists the caller's sales, latest first. */
export async function listSales(deps: Deps, actor: Actor): Promise<CustomerSale[]> {
  const customer = await currentCustomer(deps, actor)
  await askWhoBooked(deps, customer)
  const [sales, rows, exchange, withdrawal] = await Promise.all([
    findSalesOf(deps.db, customer.id),
    findBookingsOf(deps.db, customer.id),
    exchangeTerms(deps),
    withdrawalTerms(deps),
  ])
  const bookings = await Promise.all(
    rows.map(async (row) => ({
      saleId: row.saleId,
      booking: customerBooking(deps, row, { exchange, withdrawal }, await unpaid(deps, row)),
    })),
  )
  const { id, firstName, lastName } = customer
  return sales.map((sale) => {
    const own = bookings.filter(({ saleId }) => saleId === sale.id).map(({ booking }) => booking)
    const documents = own.reduce((all, booking) => all + booking.documents, 0)
    return { ...sale, customer: { id, firstName, lastName }, documents, isDeleted: false, bookings: own }
  })
}

function customerBooking(
  { clock }: Deps,
  row: CustomerBookingRow,
  terms: { exchange: { months: number; kilometres: number }; withdrawal: WithdrawalTerms },
  payment: { payable: boolean; isRefused: boolean },
): CustomerBooking {
  const now = clock.now()
  const exchange = awaits(row.status, 'recover') ? exchangeMonth(row.delivered, terms.exchange, now) : null
  const { id, created, listedPrice, paymentType, paymentMethod, loan, warrantyPack, warrantyUntil } = row
  const { deliveryDate, invoiceNumber, statuses, documents, messages } = row
  const { lastModified, requestOrigin, vehicleId, saleId, vehicleSale, checkParts } = row
  return {
    ...outcome(row, now, payment, terms.withdrawal, exchange !== null && exchange.daysLeft > 0),
    id,
    created,
    lastModified,
    isDeleted: false,
    lastStatus: row.status,
    advanceAmount: row.deposit,
    requestOrigin,
    vehicleId,
    vehicleSaleId: saleId,
    vehicleSale,
    warrantyPackId: warrantyPack?.id ?? null,
    checkParts,
    listedPrice,
    paymentType,
    paymentMethod,
    loan,
    warrantyPack,
    warrantyUntil,
    deliveryDate,
    delivered: row.delivered?.toISOString() ?? null,
    recovered: row.recovered?.toISOString() ?? null,
    invoiceNumber,
    statuses,
    // the `cancel` endpoint handles `retract`, too
    actions: allowedActions(bookingWorkflow, row.status, { id: null, roles: ['customer'] }).filter(
      (action) => action !== 'retract' && (action !== 'objectPrice' || objection(row, now) !== null),
    ),
    documents,
    messages,
    exchange,
    adviser: row.adviserName,
  }
}

/** Returns the buyer for the booking's customer. Throws NotFound, also after erasure, and PhoneUnconfirmed. */
export async function ownBuyer(deps: Deps, from: Caller, key: string): Promise<OwnBuyer> {
  const { id } = await ownBooking(deps, from, key)
  const buyer = (await deps.db.transaction().execute((trx) => lockBooking(trx, id)))?.buyer
  if (!buyer || !('firstName' in buyer)) throw new AppError('NotFound')
  const { civility, firstName, lastName, companyName, address, addressLine2, zip, city, idNumber } = buyer as Partial<Buyer>
  return {
    civility: civility ?? null,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    companyName: companyName ?? null,
    address: address ?? null,
    addressLine2: addressLine2 ?? null,
    zip: zip ?? null,
    city: city ?? null,
    idNumber: idNumber ?? null,
  }
}

/** Completes or corrects the buyer. Throws NotFound, PhoneUnconfirmed, BadRequest for a field, TransitionNotAllowed after the invoice. */
export async function editOwnBuyer(deps: Deps, from: Caller, key: string, details: BuyerDetails): Promise<Outcome> {
  const { id } = await ownBooking(deps, from, key)
  if (details.city !== null && (await findCity(deps.db, details.city)) === null) throw fieldError('city', 'invalid')
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id)
      if (!booking || !('firstName' in booking.buyer)) throw new AppError('NotFound')
      if (!beforeInvoice.includes(booking.status)) throw new AppError('TransitionNotAllowed', { state: booking.status, actions: '' })
      await correctBuyer(deps, trx, booking, { ...(booking.buyer as Buyer), ...details }, from.actor.id)
    }),
  )
  return getBooking(deps, key)
}
