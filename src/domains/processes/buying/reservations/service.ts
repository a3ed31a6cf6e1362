import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { isPhoneShown } from '#domains/customers/customers/phone-code/service.ts'
import { currentCustomer, visitorCard } from '#domains/customers/customers/service.ts'
import { findCity } from '#domains/customers/customers/store.ts'
import { returnReasons } from '#domains/foundation/payments/contract.ts'
import { refundPayment, startPayment } from '#domains/foundation/payments/service.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import type { PaymentEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { localTime, utcOffset } from '#shared/working-time.ts'
import { type Buyer, type Loan, termsVersion } from '../bookings/contract.ts'
import { maxBookingAttempts, maxHolds } from '../bookings/rules.ts'
import { type BookingTerms, bookingTerms } from '../bookings/service.ts'
import {
  type FreeCar,
  findCar,
  findLastStatus,
  findOverHolds,
  findStanding,
  insertBooking,
  insertLedger,
  type LockedCar,
  lockBooking,
  lockCar,
  type Standing,
  seekCar,
} from '../bookings/store.ts'
import { refundDeposit } from '../effects/service.ts'
import { failurePath, successPath } from '../messages/rules.ts'
import { notify } from '../messages/service.ts'
import { isFree, transitionBooking } from '../transitions/service.ts'
import type { WaitlistEntry } from '../waitlist/contract.ts'
import { getWaitlistEntry, lapseOffer, offerToNext } from '../waitlist/service.ts'
import { findEntry, insertEntry, lockEntry, takeEntry } from '../waitlist/store.ts'
import type { BookedOne, Hold, ReservationInput } from './contract.ts'

type Trx = Transaction<Database>

const minute = 60_000
/** Maximum number of records of one run. */
const batchSize = 200

/** The caller and the network address. */
export interface From {
  actor: Actor
  language: Language
  address: string
}

/** Returns whether cars can be reserved now, and the conditions. */
export async function getHours(deps: Deps) {
  const { open, opens, deposit, holdMinutes, refundDays, phoneCode } = await bookingTerms(deps)
  const now = deps.clock.now().toISOString()
  return {
    open,
    opens: opens?.toISOString() ?? null,
    now,
    utcOffset: utcOffset(new Date(now)),
    deposit,
    holdMinutes,
    refundDays,
    phoneCode,
    termsVersion,
  }
}

/**
 * Holds a car for the payment of its deposit. Throws TooManyRequests, BookingClosed with the next opening, VehicleNotFound, CarTaken,
 * DuplicateEnquiry, CustomerInactive, PhoneUnconfirmed.
 */
export async function bookVehicle(deps: Deps, vehicleId: number, request: ReservationInput, from: From): Promise<Hold> {
  const terms = await openTerms(deps)
  await Promise.all([countAttempt(deps, from), checkCity(deps, request.buyer)])
  const { saleId: _saleId, ...held } = await hold(deps, terms, { vehicleId, saleId: null, ...request, ...from })
  return held
}

/** Holds several cars in one sale. A car that fails does not affect the others. Throws BookingClosed, TooManyRequests. */
export async function bookFavourites(deps: Deps, ids: readonly number[], request: ReservationInput, from: From): Promise<BookedOne[]> {
  const terms = await openTerms(deps)
  await countAttempt(deps, from)
  await checkCity(deps, request.buyer)
  // a closed card fails before any hold
  await currentCustomer(deps, from.actor)
  const results: BookedOne[] = []
  let saleId: number | null = null
  for (const vehicleId of ids) {
    try {
      const { saleId: joined, ...held } = await hold(deps, terms, { vehicleId, saleId, ...request, ...from })
      saleId = joined
      results.push({ vehicleId, held, error: null, failure: null })
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      if (code !== 'CarTaken' && code !== 'VehicleNotFound' && code !== 'DuplicateEnquiry' && code !== 'TooManyRequests') throw error
      results.push({ vehicleId, held: null, error: code, failure: code === 'CarTaken' || code === 'VehicleNotFound' ? 2 : null })
    }
  }
  return results
}

async function countAttempt({ db, clock }: Deps, { address }: From): Promise<void> {
  if ((await insertAttempt(db, 'Booking', address, clock.now())) > maxBookingAttempts) throw new AppError('TooManyRequests')
}

async function openTerms(deps: Deps): Promise<BookingTerms> {
  const terms = await bookingTerms(deps)
  if (terms.open) return terms
  const { opens } = terms
  if (!opens) throw new AppError('BookingClosed', { weekday: 'none', day: '', time: '' })
  const { day, weekday, time } = localTime(opens)
  throw new AppError('BookingClosed', {
    weekday: String(weekday),
    day: day.split('-').reverse().slice(0, 2).join('/'),
    time,
    opens: opens.toISOString(),
  })
}

async function checkCity({ db }: Deps, { city }: Buyer): Promise<void> {
  if (city !== null && (await findCity(db, city)) === null) throw fieldError('buyer.city', 'invalid')
}

/** Input of a hold. */
interface Holding extends From {
  vehicleId: number
  /** the sale to join */
  saleId: number | null
  buyer: Buyer
  loan: Loan | null
  /** the customer of the waiting list entry; otherwise the caller */
  customerId?: number
}

/** An expired hold or offer found under the car's lock; the caller ends it in its own transaction first. */
class TimeOver extends Error {
  readonly hold: number | null
  readonly offer: number | null

  constructor({ overHold, overOffer }: Standing) {
    super('the time of a hold or an offer of this car is over')
    this.hold = overHold
    this.offer = overOffer
  }
}

/** Holds the car in one transaction. The row lock serialises concurrent requests; the unique index of open bookings is the final check. */
async function hold(deps: Deps, terms: BookingTerms, request: Holding): Promise<Hold & { saleId: number }> {
  const { vehicleId, actor, buyer, address } = request
  const isVisitor = request.customerId === undefined && !actor.roles.includes('customer')
  const [isPhoneTheirs, customerId] = await Promise.all([
    !isVisitor || !terms.phoneCode || isPhoneShown(deps, buyer.phone, address),
    isVisitor ? null : (request.customerId ?? currentCustomer(deps, actor).then(({ id }) => id)),
  ])
  if (!isPhoneTheirs) throw (await findShown(deps, vehicleId)) ? new AppError('PhoneUnconfirmed') : notFound(vehicleId)
  for (let tries = 1; ; tries++) {
    try {
      return await retryOnConflict(() => deps.db.transaction().execute((trx) => takeCar(deps, trx, terms, request, customerId)))
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'vehicle_bookings_one_per_vehicle') throw new AppError('CarTaken')
      if (!(error instanceof TimeOver)) throw error
      if (tries === 3) throw new AppError('CarTaken')
      // expired holds block no one, even if the job is late
      if (error.hold !== null) await expireHold(deps, error.hold)
      if (error.offer !== null) await lapseOffer(deps, error.offer)
    }
  }
}

/** Holds the car for a card or a visitor without one. */
async function takeCar(
  deps: Deps,
  trx: Trx,
  terms: BookingTerms,
  { vehicleId, saleId: joined, actor, buyer, loan, language }: Holding,
  known: number | null,
): Promise<Hold & { saleId: number }> {
  const now = deps.clock.now()
  const visitor = known === null ? buyer : null
  const customerId = known ?? (await visitorCard(deps, trx, { ...buyer, language }))
  const car = await seekCar(trx, vehicleId)
  const price = car?.price
  if (!car?.bookable || !price || !isShown(car.status)) throw notFound(vehicleId)
  const standing = await findStanding(trx, vehicleId, { customerId, visitor }, now)
  checkFree(car, { ...standing, customerId })
  const holdUntil = new Date(now.getTime() + terms.holdMinutes * minute)
  const [paymentId, key] = [randomUUID(), randomUUID()]
  const { id, reference, saleId } = await insertBooking(
    trx,
    {
      key,
      saleId: joined,
      vehicleId,
      customerId,
      buyer,
      termsVersion,
      language,
      storageAreaId: car.storageAreaId,
      price,
      deposit: terms.deposit,
      paymentId,
      holdUntil,
      loan,
      by: actor.id,
      year: localTime(now).day.slice(0, 4),
    },
    now,
  )
  if (car.status === 'Published')
    await transitionVehicle(deps, trx, { id: vehicleId, action: 'reserve', actor: { id: actor.id, roles: ['system'] }, locked: car })
  if (standing.turn) await takeEntry(trx, vehicleId, customerId, id)
  await startPayment(deps, trx, {
    id: paymentId,
    purpose: 'BookingDeposit',
    ownerId: id,
    amount: terms.deposit,
    payer: { name: buyer.companyName ?? `${buyer.firstName} ${buyer.lastName}`, email: buyer.email, phone: buyer.phone },
    language,
    expires: holdUntil,
    shopPath: `/${failurePath(key)}`,
    donePath: `/${successPath(key)}`,
    failedPath: `/${failurePath(key)}&failure=1`,
  })
  await deps.queue.enqueue('bookings.expire', { id }, { db: trx, after: holdUntil, key: String(id) })
  return { key, reference, paymentId, holdUntil: holdUntil.toISOString(), deposit: terms.deposit, saleId }
}

/** Throws DuplicateEnquiry, CarTaken or TooManyRequests; `TimeOver` when an expired hold or offer blocks the car. */
function checkFree(car: LockedCar, standing: Standing): void {
  const { isOwn, holds, turn, customerId, overHold, overOffer } = standing
  if (overHold !== null || overOffer !== null) throw new TimeOver(standing)
  if (isOwn) throw new AppError('DuplicateEnquiry')
  const isMyTurn = turn !== null && turn.customerId === customerId
  const isFreeForMe =
    car.status === 'Published' ? turn === null || isMyTurn : car.status === 'Reserved' && turn?.state === 'Offered' && isMyTurn
  if (!isFreeForMe) throw new AppError('CarTaken')
  if (holds >= maxHolds) throw new AppError('TooManyRequests')
}

const notFound = (vehicleId: number) => new AppError('VehicleNotFound', { ids: vehicleId })

/** Returns a listed car with a price, held or not; otherwise null. */
async function findShown({ db }: Deps, vehicleId: number): Promise<FreeCar | null> {
  const seen = await findCar(db, vehicleId)
  return seen?.price && isShown(seen.status) ? seen : null
}

const isShown = (status: string) => status === 'Published' || status === 'Reserved' || status === 'Booked' || status === 'Sold'

/** Returns the card of the buyer: the caller's own, otherwise one without an account. */
async function buyerCard(deps: Deps, trx: Trx, actor: Actor, buyer: Buyer, language: Language): Promise<number> {
  if (actor.roles.includes('customer')) return (await currentCustomer(deps, actor, trx)).id
  return visitorCard(deps, trx, { ...buyer, language })
}

/** Expires a hold and offers the car to the next customer. Idempotent; a payment that comes first wins. */
export async function expireHold(deps: Deps, id: number): Promise<void> {
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id)
      if (booking?.status !== 'Draft' || booking.holdUntil > deps.clock.now()) return
      await transitionBooking(deps, trx, { id, action: 'expire', actor: system })
    }),
  )
}

/** Expires every overdue hold, independently of its job. Returns the number; an error does not stop the others. */
export async function expireHolds(deps: Deps): Promise<number> {
  const ids = await findOverHolds(deps.db, batchSize, deps.clock.now())
  let ended = 0
  for (const id of ids) {
    try {
      await expireHold(deps, id)
      ended++
    } catch (err) {
      deps.log.error({ err, booking: id }, 'a hold could not be ended')
    }
  }
  return ended
}

/**
 * Adds a waiting list entry for a car. While reservations are closed, the entry starts at the next opening; a free car is offered to the
 * first entry during opening hours. Throws VehicleNotFound, DuplicateEnquiry, TooManyRequests, CustomerInactive.
 */
export async function joinWaitlist(deps: Deps, vehicleId: number, buyer: Buyer, from: From): Promise<WaitlistEntry> {
  await countAttempt(deps, from)
  await checkCity(deps, buyer)
  const terms = await bookingTerms(deps)
  const now = deps.clock.now()
  const seen = await findShown(deps, vehicleId)
  if (!seen || seen.status === 'Sold') throw notFound(vehicleId)
  const opens = terms.open ? now : (terms.opens ?? new Date(now.getTime() + 24 * 60 * minute))
  const key = await deps.db.transaction().execute(async (trx) => {
    const customerId = await buyerCard(deps, trx, from.actor, buyer, from.language)
    const car = await lockCar(trx, vehicleId)
    const { isOwn } = await findStanding(trx, vehicleId, { customerId, visitor: null }, now)
    if (isOwn) throw new AppError('DuplicateEnquiry')
    const expires = new Date(opens.getTime() + terms.placeDays * 24 * 60 * minute)
    const place = await insertEntry(trx, { vehicleId, customerId, buyer, language: from.language, opens, expires }, now)
    if (!terms.open) await deps.queue.enqueue('bookings.openLines', {}, { db: trx, after: opens, key: opens.toISOString() })
    const isOffered = car.status === 'Published' && (await offerToNext(deps, trx, car, terms))
    const row = await lockEntry(trx, place.id)
    if (row && !(isOffered && row.state === 'Offered'))
      await notify(deps, trx, { entryId: row.id }, 'mail:placed', { minutes: terms.offerMinutes })
    return place.key
  })
  return getWaitlistEntry(deps, key)
}

/**
 * Holds the car that is offered to a waiting list entry, for its customer. Throws NotFound, DuplicateEnquiry; CarTaken after the end of the
 * offer.
 */
export async function bookFromWaitlist(deps: Deps, key: string, { loan }: { loan: Loan | null }, from: From): Promise<Hold> {
  const place = await findEntry(deps.db, key)
  if (!place || !('email' in place.buyer)) throw new AppError('NotFound')
  const { customerId, vehicleId, state, offeredUntil } = place
  if (state !== 'Offered' || !offeredUntil || offeredUntil <= deps.clock.now()) throw new AppError('CarTaken')
  await countAttempt(deps, from)
  const terms = await bookingTerms(deps)
  const request = { vehicleId, saleId: null, buyer: place.buyer as Buyer, loan, customerId }
  const { saleId: _saleId, ...held } = await hold(deps, terms, { ...request, ...from, language: place.language })
  return held
}

/**
 * Books the car when the bank holds the deposit: within the hold, or later if the car is still free. Otherwise refunds the deposit, which
 * is never captured. Subscriber of `paymentApproved`.
 */
export async function followApproval(trx: Trx, { purpose, ownerId, paymentId }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId) return refundPayment(deps, trx, { id: paymentId, reason: 'CarGone' })
  const { id, status, vehicleId } = booking
  if (status === 'Draft' && (await lockCar(trx, vehicleId)).status === 'Reserved') {
    await transitionBooking(deps, trx, { id, action: 'capture', actor: system })
    return
  }
  const givenUp = status === 'Cancelled' && (await findLastStatus(trx, id))?.comment !== null
  if (givenUp) return refundDeposit(deps, trx, booking, 'Cancelled', system)
  if (status === 'Cancelled' && (await isFree(deps, trx, vehicleId, booking))) {
    await transitionBooking(deps, trx, { id, action: 'revive', actor: system })
    await takeEntry(trx, vehicleId, booking.customerId, id)
    return
  }
  if (status === 'Cancelled' || status === 'Draft') {
    const isWaitedFor = (await lockCar(trx, vehicleId)).status === 'Published'
    await refundDeposit(deps, trx, booking, isWaitedFor ? 'HoldOver' : 'CarGone', system)
  }
}

/** Mails the buyer once about the bank's refusal; another attempt is possible during the hold. Subscriber of `paymentRefused`. */
export async function followRefusal(trx: Trx, { purpose, ownerId, paymentId }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId || booking.status !== 'Draft' || booking.holdUntil <= deps.clock.now()) return
  await notify(deps, trx, { bookingId: booking.id }, 'mail:refused', { until: booking.holdUntil })
}

/** Records the refund in the ledger and mails the buyer. Subscriber of `paymentReturned`. */
export async function followReturn(trx: Trx, { purpose, ownerId, paymentId, amount, reason }: PaymentEvent, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId) return
  const known = returnReasons.find((one) => one === reason) ?? null
  const line = { bookingId: booking.id, kind: 'Returned', amount, reason: known, paymentId, by: null } as const
  if (!(await insertLedger(trx, line, deps.clock.now()))) return
  await notify(deps, trx, { bookingId: booking.id }, 'mail:returned', { isLate: known === 'CarGone' || known === 'HoldOver' })
}
