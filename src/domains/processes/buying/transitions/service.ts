import type { Transaction } from 'kysely'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { formatPrice, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import { exchangeMonth, needsReason, objectableUntil } from '../bookings/rules.ts'
import { askLimits, dueIn, exchangeTerms, withdrawalTerms } from '../bookings/service.ts'
import { type BookingEffect, type BookingGuard, type BookingStatus, bookingWorkflow } from '../bookings/status.ts'
import { type BookingRow, findStanding, lockBooking, lockCar, updateBooking } from '../bookings/store.ts'
import { receipts, settled } from '../effects/rules.ts'
import { type BookingMove, type EffectContext, isStaff, writeEffect } from '../effects/service.ts'
import { findStepFacts, type StepFacts } from '../effects/store.ts'
import { buyerChanges, missingOfBuyer } from '../writes/rules.ts'
import { isForSale } from '../writes/service.ts'
import { lowestPrice, mayDecide } from './rules.ts'
import { expireApprovals, findAdviser, findAsker, findColleagues, grantWish, insertAsk, type NewAsk } from './store.ts'

/**
 * Runs every action of the booking table: transition, guards and effects, vehicle transition, due date, messages and documents. The caller
 * checks access to the record before.
 */
export async function transitionBooking(
  deps: Deps,
  trx: Transaction<Database>,
  move: BookingMove,
): Promise<{ from: BookingStatus; to: BookingStatus }> {
  const booking = await lockBooking(trx, move.id)
  if (!booking) throw new AppError('NotFound', { id: move.id })
  const { answer } = await findStepFacts(trx, move.id)
  const context = { deps, trx, booking, move, answer, step: (next: BookingMove) => transitionBooking(deps, trx, next) }
  const moved = await transition(trx, {
    workflow: bookingWorkflow,
    ...move,
    guard: (name) => checkGuard(context, name as BookingGuard),
    effect: (name) => writeEffect(context, name as BookingEffect),
  })
  await updateBooking(trx, booking.id, { due: await dueIn(deps, trx, moved.to), isExpired: move.action === 'expire' })
  if (move.action === 'cancel') await grantWish(trx, booking.id, move.actor.id, deps.clock.now())
  for (const ask of await expireApprovals(trx, booking.id, moved.to)) await notifyRequester(deps, trx, ask, move.actor.id)
  if (moved.to === 'Cancelled')
    await deps.announce(trx, 'bookingCancelled', { bookingId: booking.id, actor: move.actor, comment: move.comment?.trim() || move.action })
  return moved
}

type Trx = Transaction<Database>

/** Guards that check the car instead of the record, before a booking begins. */
type CarGuard = 'carIsHeld' | 'carIsFree' | 'carIsForSale'
/** Guards whose result staff see before they try the step. */
export type RecordGuard = Exclude<BookingGuard, CarGuard>

const carGuards: readonly BookingGuard[] = ['carIsHeld', 'carIsFree', 'carIsForSale'] satisfies CarGuard[]
const isCarGuard = (name: BookingGuard): name is CarGuard => carGuards.includes(name)
export const isRecordGuard = (name: BookingGuard): name is RecordGuard => !isCarGuard(name)

/** Returns why a guard fails now, or null. The same result disables a button and rejects the step. `terms`: those of the exchange. */
export function missing(name: RecordGuard, facts: StepFacts, terms: { months: number; kilometres: number }, now: Date): AppError | null {
  switch (name) {
    case 'priceGiven':
      if (facts.newPrice === null || facts.newPrice === facts.price) return fieldError('price', 'invalid')
      return facts.newPrice > facts.listedPrice ? fieldError('price', 'tooBig', { limit: facts.listedPrice }) : null
    case 'paymentDetailsGiven': {
      const unsaid = missingOfBuyer(facts.buyer)
      if (unsaid.length > 0) return fieldErrors(unsaid.map((field) => ({ field: `buyer.${field}`, reason: 'required' })))
      const loan = facts.paymentType !== 'Financing' || facts.loanMonths !== null
      if (facts.paymentType === null) return fieldError('paymentType', 'required')
      if (facts.paymentMethod === null) return fieldError('paymentMethod', 'required')
      return loan ? null : fieldError('loanMonths', 'required')
    }
    case 'priceIsPaid': {
      if (facts.wished !== null) return new AppError('CancelAsked')
      const open = facts.price + facts.packPrice - settled(facts)
      return open === 0 ? null : new AppError('PriceNotPaid', { open })
    }
    case 'checkListDone':
      return facts.openParts === 0 ? null : new AppError('CheckListOpen', { count: facts.openParts })
    case 'twoAgreed':
      return facts.isCancelAgreed ? null : new AppError('Forbidden')
    // they depend on the input of the step
    case 'buyerDiffers':
    case 'mayGiveUp':
    case 'mayRetract':
      return null
    case 'mayObject':
      return objectableUntil(facts.answer, settled(facts) - facts.packPrice, now)
        ? null
        : new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
    case 'deliveryHolds':
      return deliveryFault(facts, now)
    case 'customerSigned':
      return facts.signatureDocument === null ? new AppError('NotSigned') : null
    case 'withinExchange': {
      const month = exchangeMonth(facts.delivered, terms, now)
      const driven = (facts.recoveryMileage ?? facts.deliveryMileage ?? 0) - (facts.deliveryMileage ?? 0)
      return month && month.daysLeft > 0 && driven <= terms.kilometres ? null : new AppError('ExchangeOver')
    }
  }
}

/** Checks a delivery: mileage not below the last one, date not in the future or before the invoice. */
function deliveryFault({ deliveryMileage, mileage, delivered, invoiced }: StepFacts, now: Date): AppError | null {
  if ((deliveryMileage ?? 0) < (mileage ?? 0)) return fieldError('mileage', 'tooSmall', { limit: mileage ?? 0 })
  const day = (at: Date) => localTime(at).day
  const isPossible = delivered !== null && day(delivered) <= day(now) && (invoiced === null || day(delivered) >= day(invoiced))
  return isPossible ? null : fieldError('day', 'invalid')
}

/**
 * Checks the guard of a step under the lock of `transition`. Throws TransitionNotAllowed, PriceNotPaid, CheckListOpen, NotSigned,
 * ExchangeOver or BadRequest.
 */
async function checkGuard(context: EffectContext, name: BookingGuard): Promise<void> {
  if (isCarGuard(name)) return checkCar(context, name)
  const { deps, trx, move } = context
  const [facts, terms] = [await findStepFacts(trx, move.id), await exchangeTerms({ db: trx })]
  const fault = missing(name, facts, terms, deps.clock.now())
  if (fault) throw fault
  // beyond the deposit, a customer's cancellation needs an approval
  if ((name === 'mayGiveUp' || name === 'mayRetract') && !isStaff(move.actor) && receipts(facts) > 0)
    throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  if (name === 'mayRetract') await checkReason(deps, facts)
  if (name === 'customerSigned' && facts.deliveryMileage === null) throw fieldError('mileage', 'required')
  if (name === 'buyerDiffers') {
    const { buyer = {} } = move
    const unsaid = missingOfBuyer(buyer)
    if (unsaid.length > 0) throw fieldErrors(unsaid.map((field) => ({ field: `buyer.${field}`, reason: 'required' })))
    if (buyerChanges(facts.buyer, buyer).length === 0) throw fieldError('buyer', 'invalid')
  }
  if (name === 'customerSigned' && (facts.deliveryMileage ?? 0) < (facts.mileage ?? 0))
    throw fieldError('mileage', 'tooSmall', { limit: facts.mileage ?? 0 })
  if (name === 'withinExchange' && (facts.recoveryMileage ?? 0) < (facts.deliveryMileage ?? 0))
    throw fieldError('mileage', 'tooSmall', { limit: facts.deliveryMileage ?? 0 })
}

/** Checks that a customer may cancel without a reason now. Throws BadRequest for the comment otherwise. */
export async function checkReason(deps: Pick<Deps, 'db' | 'clock'>, facts: Pick<StepFacts, 'status' | 'depositHeld'>): Promise<void> {
  const { days } = await withdrawalTerms(deps)
  if (needsReason({ status: facts.status, held: facts.depositHeld }, days, deps.clock.now())) throw fieldError('comment', 'required')
}

async function checkCar({ deps, trx, booking }: EffectContext, name: CarGuard): Promise<void> {
  const car = await lockCar(trx, booking.vehicleId)
  const holds = {
    carIsHeld: () => car.status === 'Reserved',
    carIsFree: () => isFree(deps, trx, car.id, booking),
    carIsForSale: () => isForSale(deps, trx, car, booking.customerId),
  }
  if (!(await holds[name]())) throw new AppError('TransitionNotAllowed', { status: booking.status, actions: '' }, `${name} does not hold`)
}

/** Returns whether the car of an ended booking has no other hold and no waiting list. */
export async function isFree(deps: Pick<Deps, 'clock'>, trx: Trx, vehicleId: number, booking: BookingRow): Promise<boolean> {
  const car = await lockCar(trx, vehicleId)
  if (car.status !== 'Published' || !car.bookable) return false
  const { turn } = await findStanding(trx, vehicleId, { customerId: booking.customerId, visitor: null }, deps.clock.now())
  return turn === null || turn.customerId === booking.customerId
}

/** Mails the requester when another person has decided, or the request has lapsed. */
export async function notifyRequester(deps: Deps, trx: Transaction<Database>, askId: number, by: string | null): Promise<void> {
  const ask = await findAsker(trx, askId)
  if (!ask || ask.subject === by) return
  const { to, language, name, state, kind, amount, remark, bookingId } = ask
  // messages of the booking inform a customer
  if (kind === 'GiveUp' || state === 'Open' || state === 'Replaced' || state === 'Withdrawn') return
  const t = serverText('staffDeskMail', language)
  const reference = keepOrder(ask.reference, language)
  const what = t(`kind.${kind}`, { amount: formatPrice(amount, language) })
  const subject = t(`${state}.subject`, { what, reference })
  const mail = {
    subject,
    title: subject,
    blocks: [
      ...(name ? [{ text: t('hello', { name }) }] : []),
      { text: t(`${state}.text`, { what, reference }) },
      ...(remark ? [{ facts: [{ label: t('remark'), value: remark }] }] : []),
      { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/bookings/${bookingId}` } },
    ],
  }
  await sendMail(deps, trx, { to, language, key: `asks.${state}:${askId}`, mail })
}

/**
 * Stores an approval request and mails the staff who may decide it: administrators only when no other staff may, and a customer's request
 * to cancel only to the assigned adviser, if any.
 */
export async function openAsk(deps: Deps, trx: Transaction<Database>, ask: NewAsk): Promise<void> {
  const id = await insertAsk(trx, ask, deps.clock.now())
  if (ask.kind === 'GiveUp' && (await findAdviser(trx, ask.bookingId))) return notifyAdviser(deps, trx, ask.bookingId)
  await notifyDeciders(deps, trx, id, ask)
}

async function notifyDeciders(deps: Deps, trx: Transaction<Database>, askId: number, ask: NewAsk): Promise<void> {
  const { bookingId, kind, amount, comment } = ask
  const facts = await findStepFacts(trx, bookingId)
  const limits = await askLimits({ db: trx })
  const able = (await findColleagues(trx, askId)).filter(({ subject, roles }) =>
    mayDecide(ask, { id: subject, roles, lowest: lowestPrice(facts, roles, limits) }),
  )
  const others = able.filter(({ roles }) => !roles.includes('admin'))
  for (const { subject: decider, to, language, name, reference: code, asker } of others.length > 0 ? others : able) {
    const t = serverText('staffDeskMail', language)
    const reference = keepOrder(code, language)
    const what = t(`kind.${kind}`, { amount: formatPrice(amount, language) })
    const subject = t('Open.subject', { what, reference })
    const mail = {
      subject,
      title: subject,
      blocks: [
        ...(name ? [{ text: t('hello', { name }) }] : []),
        { text: asker === null ? t('Open.byCustomer', { what, reference }) : t('Open.text', { asker, what, reference }) },
        { facts: [{ label: t(kind === 'GiveUp' ? 'giveUp.word' : 'Open.reason'), value: comment }] },
        { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/bookings/${bookingId}` } },
      ],
    }
    await sendMail(deps, trx, { to, language, key: `asks.Open:${askId}:${decider}`, mail })
  }
}

/** Mails the adviser of a booking whose customer requests its cancellation; every member of staff sees it on the case page. */
export async function notifyAdviser(deps: Deps, trx: Transaction<Database>, bookingId: number): Promise<void> {
  const adviser = await findAdviser(trx, bookingId)
  if (!adviser) return
  const { id, to, language, name, comment } = adviser
  const t = serverText('staffDeskMail', language)
  const reference = keepOrder(adviser.reference, language)
  const subject = t('giveUp.subject', { reference })
  const mail = {
    subject,
    title: subject,
    blocks: [
      ...(name ? [{ text: t('hello', { name }) }] : []),
      { text: t('giveUp.text', { reference }) },
      ...(comment ? [{ facts: [{ label: t('giveUp.word'), value: comment }] }] : []),
      { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/bookings/${bookingId}` } },
    ],
  }
  await sendMail(deps, trx, { to, language, key: `asks.GiveUp:${id}`, mail })
}

/**
 * Requests the adviser's approval of a customer's cancellation once more than the deposit was received; at most one request is open.
 * Returns false when the customer may cancel without one.
 */
export async function askForEnd(
  deps: Deps,
  trx: Transaction<Database>,
  bookingId: number,
  { id: by }: Actor,
  comment: string,
): Promise<boolean> {
  const facts = await findStepFacts(trx, bookingId)
  if (receipts(facts) === 0) return false
  // repeated requests have no effect
  if (facts.wished !== null) return true
  const nothing = { method: null, reference: null }
  await openAsk(deps, trx, { bookingId, kind: 'GiveUp', amount: settled(facts), ...nothing, comment, by })
  return true
}
