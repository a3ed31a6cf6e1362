import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { DayHours } from '#shared/opening.ts'
import { addWorkingMinutes, localTime } from '#shared/working-time.ts'
import { writeLetter } from '../../booking-messages/letters/service.ts'
import { returnPayment } from '../../payments/service.ts'
import { workingCalendar } from '../../reference/service.ts'
import { findSetting, findSettings } from '../../reference/store.ts'
import { pickAgent } from '../../team/service.ts'
import { moveVehicle } from '../../vehicles/service.ts'
import { exchangeMonth, monthsAfter } from '../rules.ts'
import { type BookingAction, type BookingStatus, hasEnded, hasSaleEnded, isHandedOver, type SaleAction, saleWorkflow } from '../status.ts'
import { findDeposit, insertLedger } from '../store.ts'
import { invoiceNumber, receiptsLeft, settled, type WarrantyStep, warrantyMonths } from './rules.ts'
import {
  findSaleFacts,
  findStepFacts,
  insertCounted,
  nextInvoice,
  type StepFacts,
  updateAssignee,
  updateDelivered,
  updateInvoice,
  updateRecovered,
  updateToReturn,
} from './store.ts'

type Trx = Transaction<Database>

/** A booking that is being moved. What a step needs of its own (price, payment, mileage …) stands in the row already. */
export interface StepMove {
  id: number
  action: BookingAction
  actor: Actor
  comment?: string | undefined
}

/** The guards that are checked here; `carIsHeld` belongs to the payment of the deposit. */
export const staffGuards = [
  'priceGiven',
  'paymentDetailsGiven',
  'priceIsPaid',
  'checkListDone',
  'customerSigned',
  'withinExchange',
] as const
export type StaffGuard = (typeof staffGuards)[number]

/** The effects that are written here; the deposit, the car's release, the papers and what the customer answers stand in the service above. */
export const staffEffects = [
  'openSale',
  'closeSale',
  'countDeposit',
  'numberInvoice',
  'handOver',
  'takeBack',
  'tellAccepted',
  'tellRejected',
  'tellNewPrice',
  'tellPaymentDetails',
  'tellBilled',
  'tellReady',
  'tellDelivered',
  'tellRecovered',
] as const
export type StaffEffect = (typeof staffEffects)[number]

export const isStaffGuard = (name: string): name is StaffGuard => staffGuards.some((one) => one === name)
export const isStaffEffect = (name: string): name is StaffEffect => staffEffects.some((one) => one === name)

/** What the house allows for the exchange: months since the handing over, kilometres. */
export async function exchangeTerms({ db }: Pick<Deps, 'db'>): Promise<{ months: number; kilometres: number }> {
  const [months, kilometres] = await Promise.all([findSetting(db, 'booking.exchangeMonths'), findSetting(db, 'booking.mileageLimit')])
  return { months: Number(months ?? 1), kilometres: Number(kilometres ?? 1000) }
}

/**
 * Why a guard of the staff does not hold now, or null. The same answer disables the button of a screen and refuses the step.
 * `terms` are those of the exchange.
 */
export function missing(name: StaffGuard, facts: StepFacts, terms: { months: number; kilometres: number }, now: Date): AppError | null {
  switch (name) {
    case 'priceGiven':
      return facts.newPrice === null || facts.newPrice === facts.price ? fieldError('price', 'invalid') : null
    case 'paymentDetailsGiven': {
      const loan = facts.paymentType !== 'Financing' || facts.loanMonths !== null
      if (facts.paymentType === null) return fieldError('paymentType', 'required')
      if (facts.paymentMethod === null) return fieldError('paymentMethod', 'required')
      return loan ? null : fieldError('loanMonths', 'required')
    }
    case 'priceIsPaid': {
      const open = facts.price + facts.packPrice - settled(facts)
      return open === 0 ? null : new AppError('PriceNotPaid', { open })
    }
    case 'checkListDone':
      return facts.openParts === 0 ? null : new AppError('CheckListOpen', { count: facts.openParts })
    case 'customerSigned':
      return facts.signatureDocument === null ? new AppError('NotSigned') : null
    case 'withinExchange': {
      const month = exchangeMonth(facts.delivered, terms, now)
      const driven = (facts.recoveryMileage ?? facts.deliveryMileage ?? 0) - (facts.deliveryMileage ?? 0)
      return month && month.daysLeft > 0 && driven <= terms.kilometres ? null : new AppError('ExchangeOver')
    }
  }
}

/** Checks the condition of a staff step under the lock of `transition`: PriceNotPaid, CheckListOpen, NotSigned, ExchangeOver, BadRequest. */
export async function checkStaffGuard(deps: Deps, trx: Trx, name: StaffGuard, { id }: StepMove): Promise<void> {
  const [facts, terms] = [await findStepFacts(trx, id), await exchangeTerms({ db: trx })]
  const fault = missing(name, facts, terms, deps.clock.now())
  if (fault) throw fault
  if (name === 'customerSigned' && facts.deliveryMileage === null) throw fieldError('mileage', 'required')
  if (name === 'withinExchange' && (facts.recoveryMileage ?? 0) < (facts.deliveryMileage ?? 0))
    throw fieldError('mileage', 'tooSmall', { limit: facts.deliveryMileage ?? 0 })
}

/** Writes what a staff step causes, in its transaction. Each is safe to be called for a booking of any origin. */
export async function writeStaffEffect(deps: Deps, trx: Trx, name: StaffEffect, move: StepMove): Promise<void> {
  const { id, actor, comment } = move
  const facts = await findStepFacts(trx, id)
  const now = deps.clock.now()
  const total = facts.price + facts.packPrice
  switch (name) {
    case 'openSale':
      return openSale(deps, trx, facts.saleId)
    case 'closeSale':
      await updateToReturn(trx, id, isHandedOver(facts.status) ? 0 : receiptsLeft(facts))
      return closeSale(deps, trx, facts.saleId, actor)
    case 'countDeposit':
      if (facts.held - facts.depositReturned > 0) await insertCounted(trx, id, facts.held - facts.depositReturned, actor.id, now)
      return
    case 'numberInvoice': {
      const year = Number(localTime(now).day.slice(0, 4))
      return updateInvoice(trx, id, invoiceNumber(year, await nextInvoice(trx, year)), now)
    }
    case 'handOver':
      await moveVehicle(deps, trx, { id: facts.vehicleId, action: 'deliver', actor })
      return updateDelivered(trx, id, now, await warrantyUntil(trx, facts, now))
    case 'takeBack':
      return takeBack(deps, trx, facts, move)
    case 'tellAccepted':
      return writeLetter(deps, trx, id, { about: 'accepted' })
    case 'tellRejected':
      return writeLetter(deps, trx, id, { about: 'rejected', reason: comment?.trim() ?? '', deposit: facts.held })
    case 'tellNewPrice':
      return writeLetter(deps, trx, id, {
        about: 'newPrice',
        before: facts.price,
        price: facts.newPrice ?? facts.price,
        word: comment?.trim() || null,
      })
    case 'tellPaymentDetails':
      return writeLetter(deps, trx, id, { about: 'paymentDetails', method: facts.paymentMethod, total, settled: settled(facts) })
    case 'tellBilled':
      return writeLetter(deps, trx, id, { about: 'billed', number: facts.invoiceNumber ?? '', total })
    case 'tellReady':
      return writeLetter(deps, trx, id, { about: 'ready', day: facts.deliveryDate })
    case 'tellDelivered': {
      const { months, kilometres: limit } = await exchangeTerms({ db: trx })
      const [warranty, exchange] = [await warrantyUntil(trx, facts, now), monthsAfter(now, months)]
      return writeLetter(deps, trx, id, { about: 'delivered', warranty, exchange, limit })
    }
    case 'tellRecovered':
      return writeLetter(deps, trx, id, { about: 'recovered', amount: settled(facts) + facts.depositReturned })
  }
}

/** The last day of the warranty that begins now; null for a car that has none. */
async function warrantyUntil(trx: Trx, facts: StepFacts, now: Date): Promise<string | null> {
  const settings = await findSettings(trx, 'warranty.')
  const number = (key: string, fallback: number) => Number(settings.get(`warranty.${key}`) ?? fallback)
  const steps: WarrantyStep[] = JSON.parse(settings.get('warranty.steps') ?? '[]')
  const months = warrantyMonths(
    { ...facts, mileage: facts.deliveryMileage ?? facts.mileage, pack: facts.packMonths },
    { min: number('minMonths', 3), max: number('maxMonths', 6), steps },
    now,
  )
  return months === 0 ? null : monthsAfter(now, months)
}

/** A car comes back: its deposit by the way it came, the receipts by hand. */
async function takeBack(deps: Deps, trx: Trx, facts: StepFacts, { id, actor, comment }: StepMove): Promise<void> {
  await moveVehicle(deps, trx, { id: facts.vehicleId, action: 'recover', actor, ...(comment !== undefined && { comment }) })
  await updateRecovered(trx, id, deps.clock.now())
  await updateToReturn(trx, id, receiptsLeft(facts))
  const deposit = await findDeposit(trx, id)
  if (!deposit) return
  const { paymentId, amount } = deposit
  await insertLedger(trx, { bookingId: id, kind: 'Returning', amount, reason: 'Recovered', paymentId, by: actor.id }, deps.clock.now())
  await returnPayment(deps, trx, { id: paymentId, reason: 'Recovered' })
}

const house: Actor = { id: null, roles: ['system'] }

async function moveSale(trx: Trx, id: number, action: SaleAction, actor: Actor, comment?: string): Promise<void> {
  await transition(trx, { workflow: saleWorkflow, id, action, actor, comment })
}

/** A sale whose first booking is paid begins, and the rota says who looks after it; what is done already stays. */
export async function openSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number): Promise<void> {
  const sale = await findSaleFacts(trx, saleId)
  if (sale.status === 'Draft') await moveSale(trx, saleId, 'submit', house)
  if (sale.status !== 'Draft' && sale.status !== 'Submitted') return
  const now = deps.clock.now()
  const agent = sale.areaId === null ? null : await pickAgent(trx, sale.areaId, now)
  if (agent === null) return
  await updateAssignee(trx, saleId, agent, now)
  await moveSale(trx, saleId, 'assign', house)
}

/** A sale ends with the last of its bookings: done when a car was handed over, rejected when all were, else cancelled. */
async function closeSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number, actor: Actor): Promise<void> {
  const { status, bookings } = await findSaleFacts(trx, saleId)
  if (hasSaleEnded(status) || !bookings.every(hasEnded)) return
  if (bookings.some(isHandedOver)) {
    // whoever hands a car over looks after its sale, if nobody else did
    if (status === 'Submitted' && actor.id !== null) {
      await updateAssignee(trx, saleId, actor.id, deps.clock.now())
      await moveSale(trx, saleId, 'assign', house)
    }
    return moveSale(trx, saleId, 'finish', house)
  }
  const rejected = status !== 'Draft' && bookings.every((booking) => booking === 'Rejected')
  return moveSale(trx, saleId, rejected ? 'reject' : 'cancel', house)
}

/** By when somebody should do the next step of a booking that comes into this status now: settings `booking.due.*`, in working minutes. */
export async function dueIn({ clock }: Pick<Deps, 'db' | 'clock'>, trx: Trx, status: BookingStatus): Promise<Date | null> {
  const minutes = Number((await findSetting(trx, `booking.due.${status}`)) ?? Number.NaN)
  if (!Number.isFinite(minutes) || minutes <= 0) return null
  const hours: DayHours[] = JSON.parse((await findSetting(trx, 'booking.hours')) ?? '[]')
  const now = clock.now()
  return addWorkingMinutes(await workingCalendar(trx, hours, now), now, minutes)
}
