import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import { objectableUntil } from '../answers/rules.ts'
import { buyerChanges, missingOfBuyer } from '../buyer/rules.ts'
import { receipts, settled } from '../effects/rules.ts'
import { type Ground, isStaff } from '../effects/service.ts'
import { findStepFacts, type StepFacts } from '../effects/store.ts'
import { isForSale } from '../exchange/service.ts'
import { exchangeMonth, needsReason } from '../rules.ts'
import type { BookingGuard } from '../status.ts'
import { type BookingRow, findStanding, lockCar } from '../store.ts'
import { exchangeTerms, withdrawalTerms } from '../terms/service.ts'

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
export async function checkGuard(ground: Ground, name: BookingGuard): Promise<void> {
  if (isCarGuard(name)) return checkCar(ground, name)
  const { deps, trx, move } = ground
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

async function checkCar({ deps, trx, booking }: Ground, name: CarGuard): Promise<void> {
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
