import type { Transaction } from 'kysely'
import { transitionVehicle, warrantySettings } from '#domains/catalogue/vehicles/service.ts'
import { updateMileage } from '#domains/catalogue/vehicles/writes/store.ts'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import { documentTypes } from '#domains/foundation/documents/rules.ts'
import type { returnReasons } from '#domains/foundation/payments/contract.ts'
import { refundPayment } from '#domains/foundation/payments/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, type StaffRole, staffRoles, system } from '#shared/actor.ts'
import { localTime } from '#shared/working-time.ts'
import type { Buyer } from '../bookings/contract.ts'
import { type AnswerWay, daysAfter, isRefundable, monthsAfter, type NotedAnswer, objectionEnd, refundLimitDays } from '../bookings/rules.ts'
import { bookingTerms, exchangeTerms } from '../bookings/service.ts'
import { type BookingAction, type BookingEffect, isHandedOver, saleWorkflow } from '../bookings/status.ts'
import {
  type BookingRow,
  findDeposit,
  findLastStatus,
  findLedgerKinds,
  findSaleStatus,
  insertLedger,
  lockCar,
  updateBooking,
  wasOffSale,
} from '../bookings/store.ts'
import type { NoticeEffect } from '../messages/rules.ts'
import { notify } from '../messages/service.ts'
import { closeSale, correctBuyer, type OtherCar, openOther, openSale, takeSale } from '../writes/service.ts'
import { findOpened, updateSignature } from '../writes/store.ts'
import { invoiceNumber, receiptsLeft, settled, warrantyMonths } from './rules.ts'
import {
  findStepFacts,
  insertAnswer,
  insertCounted,
  insertCredit,
  nextInvoice,
  type StepFacts,
  updateDelivered,
  updateInvoice,
  updateRecovered,
  updateRefundDue,
  updateWarranty,
} from './store.ts'

type Trx = Transaction<Database>

/** One transition of a booking. Its own data (price, payment, mileage …) is written to the row before, in the same transaction. */
export interface BookingMove {
  id: number
  action: BookingAction
  actor: Actor
  comment?: string | undefined
  /** of a new price: stored with the status row, in dirhams */
  price?: number | undefined
  /** of a recorded answer: its channel */
  way?: AnswerWay | undefined
  /** of a corrected invoice: the buyer */
  buyer?: Buyer | undefined
  /** of an exchange: the replacement car */
  other?: OtherCar | undefined
}

/** Input of an effect: the booking before the transition, and the transition. */
export interface EffectContext {
  deps: Deps
  trx: Trx
  booking: BookingRow
  move: BookingMove
  /** the recorded answer that the transition may revoke */
  answer: NotedAnswer | null
  /** runs a transition of another booking */
  step: (move: BookingMove) => Promise<unknown>
}

type Effect = (context: EffectContext) => Promise<void>

/** Effects with their own implementation; `writeEffect` handles those named after a document type or a message. */
const effects: Record<Exclude<BookingEffect, DocumentType | `${string}:${string}`>, Effect> = {
  // vehicle
  async keepCar({ deps, trx, booking }) {
    await transitionVehicle(deps, trx, { id: booking.vehicleId, action: 'keep', actor: system })
  },
  async retakeCar({ deps, trx, booking }) {
    await transitionVehicle(deps, trx, { id: booking.vehicleId, action: 'reserve', actor: system })
  },
  async releaseCar({ deps, trx, booking: { vehicleId }, move: { comment, action } }) {
    const car = await lockCar(trx, vehicleId)
    if (car.status !== 'Reserved' && car.status !== 'Booked') return
    const why = comment?.trim() || action
    if (car.status === 'Booked' && (await wasOffSale(trx, vehicleId)))
      return transitionVehicle(deps, trx, { id: vehicleId, action: 'takeBack', actor: system, comment: why })
    if (car.status === 'Booked') await transitionVehicle(deps, trx, { id: vehicleId, action: 'cancel', actor: system, comment: why })
    await deps.announce(trx, 'carReleased', { vehicleId })
  },
  async handOver({ deps, trx, booking: { id, vehicleId }, move: { actor } }) {
    const now = deps.clock.now()
    await transitionVehicle(deps, trx, { id: vehicleId, action: 'deliver', actor })
    await updateDelivered(trx, id, now, await warrantyUntil(trx, await findStepFacts(trx, id), now))
    await deps.announce(trx, 'carDelivered', { vehicleId })
  },
  async takeCarBack({ deps, trx, booking: { vehicleId }, move: { comment = '' } }) {
    await transitionVehicle(deps, trx, { id: vehicleId, action: 'takeBack', actor: system, comment })
  },
  async reverseDelivery({ deps, trx, booking: { id }, move: { actor, comment = '' } }) {
    const { vehicleId, recoveryMileage } = await findStepFacts(trx, id)
    await transitionVehicle(deps, trx, { id: vehicleId, action: 'recover', actor, comment })
    await updateRecovered(trx, id, deps.clock.now())
    if (recoveryMileage !== null) await updateMileage(trx, vehicleId, recoveryMileage, actor.id)
  },
  async openOther({ deps, trx, booking, move: { other, actor }, step }) {
    if (!other) throw fieldError('vehicleId', 'required')
    const open = (id: number) => step({ id, action: 'open', actor: { id: actor.id, roles: ['system'] } })
    await openOther(deps, trx, booking, other, { actor, open })
  },
  async dropSignature({ trx, booking: { id } }) {
    await updateSignature(trx, id, null, null)
  },
  async redateWarranty({ deps, trx, booking: { id } }) {
    const facts = await findStepFacts(trx, id)
    await updateWarranty(trx, id, await warrantyUntil(trx, facts, facts.delivered ?? deps.clock.now()))
  },

  // deposit and payments
  async holdDeposit({ deps, trx, booking }) {
    const { id: bookingId, deposit: amount, paymentId } = booking
    await transitionVehicle(deps, trx, { id: booking.vehicleId, action: 'book', actor: system })
    await insertLedger(trx, { bookingId, kind: 'Held', amount, paymentId, by: null }, deps.clock.now())
  },
  async returnDeposit({ deps, trx, booking, move: { actor } }) {
    if (await findDeposit(trx, booking.id)) await refundDeposit(deps, trx, booking, 'Rejected', actor)
  },
  async settleDeposit({ deps, trx, booking, move: { actor } }) {
    const deposit = await findDeposit(trx, booking.id)
    if (!deposit) return
    const { refundDays: days, refundLater: later } = await bookingTerms({ db: trx, clock: deps.clock })
    const now = deps.clock.now()
    const { wished } = await findStepFacts(trx, booking.id)
    // the date of the customer's request counts, not that of its processing
    const said = wished ?? (isStaff(actor) ? null : now)
    // a cancellation by the company always refunds the deposit
    if (said === null || isRefundable(deposit.held, { days, later }, said)) return refundDeposit(deps, trx, booking, 'Cancelled', actor)
    const { amount, paymentId } = deposit
    await insertLedger(trx, { bookingId: booking.id, kind: 'Kept', amount, reason: 'LateCancel', paymentId, by: actor.id }, now)
  },
  returnMoney,
  async creditInvoice({ deps, trx, booking: { id }, move: { actor, comment = '' } }) {
    await insertCredit(trx, { id, reason: comment.trim(), by: actor.id }, deps.clock.now())
  },
  async correctBuyer({ deps, trx, booking, move: { buyer, actor } }) {
    // a credit note repeats its invoice; the step itself orders the other documents
    if (buyer) await correctBuyer(deps, trx, booking, buyer, actor.id, { except: ['CreditNote', 'PurchaseInvoice', 'ReleaseVoucher'] })
  },
  async countDeposit({ deps, trx, booking: { id }, move: { actor } }) {
    const { held, depositReturned } = await findStepFacts(trx, id)
    if (held > depositReturned) await insertCounted(trx, id, held - depositReturned, actor.id, deps.clock.now())
  },
  async numberInvoice({ deps, trx, booking: { id } }) {
    const now = deps.clock.now()
    const year = Number(localTime(now).day.slice(0, 4))
    const prefix = await findSetting(trx, 'invoice.prefix')
    await updateInvoice(trx, id, invoiceNumber(prefix, year, await nextInvoice(trx, year)), now)
  },
  async takePrice({ trx, booking: { id, newPrice } }) {
    if (newPrice !== null) await updateBooking(trx, id, { price: newPrice, newPrice: null })
  },
  async dropPrice({ trx, booking: { id } }) {
    await updateBooking(trx, id, { newPrice: null })
  },
  async noteAnswer({ deps, trx, booking, move: { way } }) {
    const { id: bookingId, price, newPrice } = booking
    const statusId = (await findLastStatus(trx, bookingId))?.id
    if (way === undefined) throw fieldError('way', 'required')
    if (newPrice === null || statusId === undefined) throw new Error(`nothing was proposed for the booking ${bookingId}`)
    await insertAnswer(trx, { bookingId, statusId, way, price, newPrice }, deps.clock.now())
  },
  async reopenPrice({ trx, booking: { id }, answer }) {
    if (answer) await updateBooking(trx, id, { price: answer.price, newPrice: answer.newPrice })
  },

  // sale
  async openSale({ deps, trx, booking: { saleId } }) {
    await openSale(deps, trx, saleId)
  },
  async takeSale({ deps, trx, booking: { saleId }, move: { actor } }) {
    await takeSale(deps, trx, saleId, actor)
  },
  async reopenSale({ trx, booking: { saleId } }) {
    if ((await findSaleStatus(trx, saleId)) === 'Cancelled')
      await transition(trx, { workflow: saleWorkflow, id: saleId, action: 'reopen', actor: system })
  },
  async closeSale({ deps, trx, booking: { id, saleId }, move: { actor } }) {
    const facts = await findStepFacts(trx, id)
    await updateRefundDue(trx, id, isHandedOver(facts.status) ? 0 : receiptsLeft(facts))
    await closeSale(deps, trx, saleId, actor)
  },
}

/** Runs an effect of a transition in its transaction: its own implementation, a document, or a message to the customer. */
export async function writeEffect(context: EffectContext, name: BookingEffect): Promise<void> {
  if (isNotice(name)) return writeNotice(context, name)
  if (isDocument(name)) return orderPrintout(context, name)
  await effects[name](context)
}

export const isStaff = ({ roles }: Actor) => staffRoles.some((role: StaffRole) => roles.includes(role))
const isDocument = (name: BookingEffect): name is Extract<BookingEffect, DocumentType> => documentTypes.some((type) => type === name)
const isNotice = (name: BookingEffect): name is Extract<BookingEffect, `${string}:${string}`> => name.includes(':')

/** Orders a document, once per step; the loan simulation only for a booking with a loan. */
async function orderPrintout({ deps: { queue }, trx, booking }: EffectContext, type: DocumentType): Promise<void> {
  const { id: bookingId, loanMonths } = booking
  if (type === 'BookingSimulation' && loanMonths === null) return
  const statusId = (await findLastStatus(trx, bookingId))?.id
  await queue.enqueue('bookings.paper', { bookingId, type, statusId }, { db: trx, key: `${type}:${statusId}` })
}

/** Sends a message to the customer, with the values of its own that it needs. */
async function writeNotice(context: EffectContext, effect: Extract<BookingEffect, `${string}:${string}`>): Promise<void> {
  const { deps, trx, move } = context
  const { id: bookingId, comment } = move
  const facts = await findStepFacts(trx, bookingId)
  const total = facts.price + facts.packPrice
  const subject = { bookingId }
  switch (effect) {
    case 'mail+sms:submitted': {
      const { refundDays } = await bookingTerms({ db: trx, clock: deps.clock })
      return notify(deps, trx, subject, effect, { withdrawal: daysAfter(deps.clock.now(), refundDays), limit: refundLimitDays })
    }
    case 'mail:cancelled': {
      const kinds = await findLedgerKinds(trx, bookingId)
      const { refundDays: days } = await bookingTerms({ db: trx, clock: deps.clock })
      const byHand = receiptsLeft(facts)
      const refunds = kinds.includes('Returning') ? daysAfter(deps.clock.now(), refundLimitDays) : null
      return notify(deps, trx, subject, effect, { refunds, keeps: kinds.includes('Kept'), days, byHand })
    }
    case 'mail+sms:rejected':
      return notify(deps, trx, subject, effect, {
        reason: comment?.trim() ?? '',
        deposit: facts.held - facts.heldByHand,
        byHand: receiptsLeft(facts),
      })
    case 'mail+sms:newPrice': {
      const { price: before, newPrice } = facts
      return notify(deps, trx, subject, effect, { before, price: newPrice ?? before, word: comment?.trim() || null })
    }
    case 'mail+sms:acceptedFor':
    case 'mail+sms:rejectedFor': {
      const heard = { way: move.way ?? 'Message', word: comment?.trim() ?? '', until: objectionEnd(deps.clock.now()) } as const
      return notify(deps, trx, subject, effect, { ...heard, price: context.booking.newPrice ?? facts.price })
    }
    case 'mail+sms:priceWithdrawn':
      return notify(deps, trx, subject, effect, { price: facts.price, word: comment?.trim() ?? '' })
    case 'mail:paymentDetails':
      return notify(deps, trx, subject, effect, { method: facts.paymentMethod, total, settled: settled(facts) })
    case 'mail:billed':
      return notify(deps, trx, subject, effect, { number: facts.invoiceNumber ?? '', total })
    case 'mail:invoiceCorrected':
      return notify(deps, trx, subject, effect, { number: facts.invoiceNumber ?? '', total })
    case 'mail:saleCancelled':
      return notify(deps, trx, subject, effect, { reason: comment?.trim() ?? '', amount: settled(facts) + facts.depositReturned })
    case 'mail+sms:ready':
      return notify(deps, trx, subject, effect, { day: facts.deliveryDate })
    case 'mail:delivered': {
      const { months, kilometres: limit } = await exchangeTerms({ db: trx })
      const now = deps.clock.now()
      return notify(deps, trx, subject, effect, {
        warranty: await warrantyUntil(trx, facts, now),
        exchange: monthsAfter(now, months),
        limit,
      })
    }
    case 'mail:recovered':
      return notify(deps, trx, subject, effect, { amount: settled(facts) + facts.depositReturned })
    case 'mail:exchanged': {
      const other = await findOpened(trx, bookingId)
      if (!other) throw new Error(`nothing was opened in exchange for the booking ${bookingId}`)
      const { key, reference, title: car, price } = other
      const money = { price, carried: facts.carriedOut, toPay: price - facts.carriedOut, toReturn: settled(facts) }
      return notify(deps, trx, subject, effect, { key, reference, car, ...money })
    }
    default:
      return notify(deps, trx, subject, effect satisfies NoticeEffect)
  }
}

/** Returns the last day of a warranty that begins at `now`; null without a warranty. */
async function warrantyUntil(trx: Trx, facts: StepFacts, now: Date): Promise<string | null> {
  const months = warrantyMonths(
    { ...facts, mileage: facts.deliveryMileage ?? facts.mileage, pack: facts.packMonths },
    await warrantySettings(trx),
    now,
  )
  return months === 0 ? null : monthsAfter(now, months)
}

/** Refunds a returned car: the deposit through its payment, the receipts by hand. */
async function returnMoney({ deps, trx, booking: { id }, move: { actor } }: EffectContext): Promise<void> {
  await updateRefundDue(trx, id, receiptsLeft(await findStepFacts(trx, id)))
  const deposit = await findDeposit(trx, id)
  if (!deposit) return
  const { paymentId, amount } = deposit
  await insertLedger(trx, { bookingId: id, kind: 'Returning', amount, reason: 'Recovered', paymentId, by: actor.id }, deps.clock.now())
  await refundPayment(deps, trx, { id: paymentId, reason: 'Recovered' })
}

/** Refunds a deposit and records the reason in the ledger. */
export async function refundDeposit(
  deps: Deps,
  trx: Trx,
  booking: BookingRow,
  reason: (typeof returnReasons)[number],
  actor: Actor,
): Promise<void> {
  const { id: bookingId, deposit: amount, paymentId } = booking
  if (paymentId === null) return
  const now = deps.clock.now()
  // a refund needs an earlier `Held` entry; inserted once
  await insertLedger(trx, { bookingId, kind: 'Held', amount, paymentId, by: null }, now)
  await insertLedger(trx, { bookingId, kind: 'Returning', amount, reason, paymentId, by: actor.id }, now)
  await refundPayment(deps, trx, { id: paymentId, reason })
}
