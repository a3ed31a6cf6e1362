import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, type StaffRole, staffRoles } from '#shared/actor.ts'
import type { PaymentNews } from '#shared/announcements.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { allowedActions } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'
import { insertAttempt } from '../contact/store.ts'
import type { PersonalData } from '../customers/personal-data/service.ts'
import { currentCustomer, visitorCard } from '../customers/service.ts'
import { findCity } from '../customers/store.ts'
import { documentTypes } from '../documents/contract.ts'
import { returnReasons } from '../payments/contract.ts'
import { findPayment, getPayment, returnPayment, startPayment } from '../payments/service.ts'
import { moveVehicle } from '../vehicles/service.ts'
import type {
  BookedOne,
  BookingStatus,
  Buyer,
  CustomerBooking,
  CustomerSale,
  Failure,
  Held,
  Loan,
  Outcome,
  PaymentMethod,
  PaymentType,
  Place,
  WarrantyPack,
  Wish,
} from './contract.ts'
import { journeyLength, termsVersion } from './contract.ts'
import { type BookingTerms, bookingTerms } from './hours/service.ts'
import { getPlace, lapseOffer, offerToNext, passOn, tellPlace } from './places/service.ts'
import { exchangeMonth, isRefundable, maxBookingAttempts, mostHolds, nextStep, stepsDone } from './rules.ts'
import { type BookingAction, bookingWorkflow, saleWorkflow } from './status.ts'
import { checkStaffGuard, dueIn, exchangeTerms, isStaffEffect, isStaffGuard, writeStaffEffect } from './steps/service.ts'
import {
  type BookingRow,
  type CustomerBookingRow,
  claimBookings,
  eraseBuyer,
  findBookingsOf,
  findByKey,
  findCar,
  findDeposit,
  findLastStatus,
  findOutcome,
  findOverHolds,
  findOwnBookings,
  findPacks,
  findPlace,
  findPlacesOf,
  findSaleStatus,
  findSalesOf,
  findStanding,
  hasUnclaimed,
  insertBooking,
  insertLedger,
  insertPlace,
  lockBooking,
  lockCar,
  lockPlace,
  type OutcomeRow,
  takePlace,
  updateBooking,
  updatePayment,
} from './store.ts'
import { keptSentence, lateSentence, refundSentence, tell } from './telling/service.ts'

type Trx = Transaction<Database>

/** Jobs, the gate of payments, and what follows of itself from a customer's step. */
const system: Actor = { id: null, roles: ['system'] }
const minute = 60_000
/** Records looked at in one go. */
const atOnce = 200

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
  if (!holds) throw new AppError('TransitionNotAllowed', { status: booking.status, actions: '' }, `${name} does not hold`)
}

/** Nobody holds the car of a booking that ended, and nobody waits for it. */
async function isFree(deps: Deps, trx: Trx, vehicleId: number, booking: BookingRow): Promise<boolean> {
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
  async retakeCar(deps, trx, { id, vehicleId, customerId }) {
    await moveVehicle(deps, trx, { id: vehicleId, action: 'reserve', actor: system })
    await takePlace(trx, vehicleId, customerId, id)
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
    const terms = await bookingTerms({ db: trx, clock: deps.clock })
    if (car.status === 'Reserved') return passOn(deps, trx, car, terms)
    await moveVehicle(deps, trx, { id: vehicleId, action: 'cancel', actor: system, comment: comment?.trim() || action })
    await offerToNext(deps, trx, { ...car, status: 'Published' }, terms)
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
    const outcome = await findOutcome(trx, booking.key)
    const kinds = (outcome?.ledger ?? []).map(({ kind }) => kind)
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
async function giveBack(deps: Deps, trx: Trx, booking: BookingRow, reason: ReturnReason, actor: Actor): Promise<void> {
  const { id: bookingId, deposit: amount, paymentId } = booking
  if (paymentId === null) return
  await insertLedger(trx, { bookingId, kind: 'Returning', amount, reason, paymentId, by: actor.id }, deps.clock.now())
  await returnPayment(deps, trx, { id: paymentId, reason })
}

const successPath = (key: string) => `payment-success?booking=${key}`
const failurePath = (key: string) => `payment-failure?booking=${key}`

function tellBuyer(
  deps: Deps,
  trx: Trx,
  about: Parameters<typeof tell>[2],
  booking: BookingRow,
  saying: Omit<Parameters<typeof tell>[4], 'deposit' | 'reference'>,
): Promise<void> {
  return tell(deps, trx, about, booking, { ...saying, deposit: booking.deposit, reference: booking.reference })
}

/** Who asks, from where. */
export interface From {
  actor: Actor
  language: Language
  /** network address */
  address: string
}

/** Whether cars can be reserved now, and on which terms. */
export async function getHours(deps: Deps) {
  const { open, opens, deposit, holdMinutes, refundDays } = await bookingTerms(deps)
  const now = deps.clock.now().toISOString()
  return { open, opens: opens?.toISOString() ?? null, now, deposit, holdMinutes, refundDays, termsVersion }
}

/**
 * Holds a car for the payment of its deposit. TooManyRequests, BookingClosed with the next opening, VehicleNotFound, CarTaken,
 * DuplicateEnquiry, CustomerInactive.
 */
export async function bookVehicle(deps: Deps, vehicleId: number, wish: Wish, from: From): Promise<Held> {
  await countAttempt(deps, from)
  const terms = await openTerms(deps)
  await checkCity(deps, wish.buyer)
  const { saleId: _saleId, ...held } = await hold(deps, terms, { vehicleId, saleId: null, ...wish, ...from })
  return held
}

/** Holds several cars in one sale; what keeps one from being held does not keep the others. BookingClosed, TooManyRequests. */
export async function bookFavourites(deps: Deps, ids: readonly number[], wish: Wish, from: From): Promise<BookedOne[]> {
  await countAttempt(deps, from)
  const terms = await openTerms(deps)
  await checkCity(deps, wish.buyer)
  // closed cards are told so before anything is held
  await currentCustomer(deps, from.actor)
  const results: BookedOne[] = []
  let saleId: number | null = null
  for (const vehicleId of ids) {
    try {
      const { saleId: joined, ...held } = await hold(deps, terms, { vehicleId, saleId, ...wish, ...from })
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

/** What is to be held, for whom. */
interface Holding extends From {
  vehicleId: number
  /** the sale that it joins */
  saleId: number | null
  buyer: Buyer
  loan: Loan | null
  /** the place by which it is booked: its person books */
  place?: { id: number; customerId: number }
}

/**
 * One transaction holds the car: its row is locked, so that of all who ask at once one finds it free, and the unique index of open
 * bookings is the last word.
 */
async function hold(deps: Deps, terms: BookingTerms, wish: Holding): Promise<Held & { saleId: number }> {
  const { vehicleId, actor, buyer, language } = wish
  const seen = await findCar(deps.db, vehicleId, deps.clock.now())
  if (!seen || !isShown(seen.status) || !seen.price) throw new AppError('VehicleNotFound', { ids: vehicleId })
  // whose time is over holds nobody up, however late the jobs are
  if (seen.overHold !== null) await expireHold(deps, seen.overHold)
  if (seen.overOffer !== null) await lapseOffer(deps, seen.overOffer)
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const customerId = wish.place?.customerId ?? (await buyerCard(deps, trx, actor, buyer, language))
      const car = await lockCar(trx, vehicleId)
      const now = deps.clock.now()
      const { isOwn, holds, turn } = await findStanding(trx, vehicleId, customerId, now)
      if (isOwn) throw new AppError('DuplicateEnquiry')
      const isMyTurn = turn !== null && turn.customerId === customerId
      const isFreeForMe =
        car.status === 'Published' ? turn === null || isMyTurn : car.status === 'Reserved' && turn?.state === 'Offered' && isMyTurn
      if (!isFreeForMe || !car.bookable || !car.price) throw new AppError('CarTaken')
      if (holds >= mostHolds) throw new AppError('TooManyRequests')
      if (car.status === 'Published')
        await moveVehicle(deps, trx, { id: vehicleId, action: 'reserve', actor: { id: actor.id, roles: ['system'] } })
      const holdUntil = new Date(now.getTime() + terms.holdMinutes * minute)
      const made = await insertBooking(
        trx,
        {
          saleId: wish.saleId,
          vehicleId,
          customerId,
          buyer,
          termsVersion,
          language,
          storageAreaId: car.storageAreaId,
          price: car.price,
          deposit: terms.deposit,
          holdUntil,
          loan: wish.loan,
          by: actor.id,
          year: localTime(now).day.slice(0, 4),
        },
        now,
      )
      if (turn) await takePlace(trx, vehicleId, customerId, made.id)
      const { id: paymentId } = await startPayment(deps, trx, {
        purpose: 'BookingDeposit',
        ownerId: made.id,
        amount: terms.deposit,
        payer: { name: buyer.companyName ?? `${buyer.firstName} ${buyer.lastName}`, email: buyer.email, phone: buyer.phone },
        language,
        expires: holdUntil,
        shopPath: `/${failurePath(made.key)}`,
        donePath: `/${successPath(made.key)}`,
        failedPath: `/${failurePath(made.key)}`,
      })
      await updatePayment(trx, made.id, paymentId)
      await deps.queue.enqueue('bookings.expire', { id: made.id }, { db: trx, after: holdUntil, key: String(made.id) })
      const { key, reference, saleId } = made
      return { key, reference, paymentId, holdUntil: holdUntil.toISOString(), deposit: terms.deposit, saleId }
    })
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'vehicle_bookings_one_per_vehicle') throw new AppError('CarTaken')
    throw error
  }
}

const isShown = (status: string) => status === 'Published' || status === 'Reserved' || status === 'Booked' || status === 'Sold'

/** The card of whoever books: the caller's own, else one without an account. */
async function buyerCard(deps: Deps, trx: Trx, actor: Actor, buyer: Buyer, language: Language): Promise<number> {
  if (actor.roles.includes('customer')) return (await currentCustomer(deps, actor, trx)).id
  return visitorCard(deps, trx, { ...buyer, language })
}

/** Ends a hold whose time is over, and the car goes to the next. A second time changes nothing; a payment that comes first wins. */
export async function expireHold(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking?.status !== 'Draft' || booking.holdUntil > deps.clock.now()) return
    await moveBooking(deps, trx, { id, action: 'expire', actor: system })
  })
}

/** Ends every hold whose time is over, whatever became of its job. Gives how many; one that fails does not keep the others. */
export async function expireHolds(deps: Deps): Promise<number> {
  const ids = await findOverHolds(deps.db, atOnce, deps.clock.now())
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
 * The bank holds the deposit of a booking. Within the hold the car is booked. Afterwards it still is when nobody else came first; else
 * the money goes back and is never captured. Listens to `paymentApproved`.
 */
export async function followApproval(trx: Trx, { purpose, ownerId, paymentId }: PaymentNews, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId) return returnPayment(deps, trx, { id: paymentId, reason: 'CarGone' })
  const { id, status, vehicleId } = booking
  if (status === 'Draft' && (await lockCar(trx, vehicleId)).status === 'Reserved') {
    await moveBooking(deps, trx, { id, action: 'capture', actor: system })
    return
  }
  const givenUp = status === 'Cancelled' && (await findLastStatus(trx, id))?.comment !== null
  if (givenUp) return giveBack(deps, trx, booking, 'Cancelled', system)
  if (status === 'Cancelled' && (await isFree(deps, trx, vehicleId, booking))) {
    await moveBooking(deps, trx, { id, action: 'revive', actor: system })
    return
  }
  if (status === 'Cancelled' || status === 'Draft') {
    const isWaitedFor = (await lockCar(trx, vehicleId)).status === 'Published'
    await giveBack(deps, trx, booking, isWaitedFor ? 'HoldOver' : 'CarGone', system)
  }
}

/** The bank refused: the buyer is told once, and may try again while the hold lasts. Listens to `paymentRefused`. */
export async function followRefusal(trx: Trx, { purpose, ownerId, paymentId }: PaymentNews, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId || booking.status !== 'Draft' || booking.holdUntil <= deps.clock.now()) return
  const { holdUntil: until, key } = booking
  await tellBuyer(deps, trx, 'refused', booking, { sms: false, path: failurePath(key), until, expires: until })
}

/** The deposit is back with its payer: it stands in the ledger, and the buyer is told. Listens to `paymentReturned`. */
export async function followReturn(trx: Trx, { purpose, ownerId, paymentId, amount, reason }: PaymentNews, deps: Deps): Promise<void> {
  if (purpose !== 'BookingDeposit') return
  const booking = await lockBooking(trx, ownerId)
  if (booking?.paymentId !== paymentId) return
  const known = returnReasons.find((one) => one === reason) ?? null
  const line = { bookingId: booking.id, kind: 'Returned', amount, reason: known, paymentId, by: null } as const
  if (!(await insertLedger(trx, line, deps.clock.now()))) return
  const late = known === 'CarGone' || known === 'HoldOver' ? [lateSentence(booking.language)] : []
  await tellBuyer(deps, trx, 'returned', booking, { sms: false, path: failurePath(booking.key), more: late })
}

/** How a booking stands, for whoever holds its key. NotFound. */
export async function getBooking(deps: Deps, key: string): Promise<Outcome> {
  const row = await findOutcome(deps.db, key)
  if (!row) throw new AppError('NotFound')
  return outcome(row, deps.clock.now(), await unpaid(deps, row))
}

/** How the payment of a booking stands that has not been paid. */
async function unpaid(deps: Deps, { status, paymentId }: OutcomeRow): Promise<{ payable: boolean; isRefused: boolean }> {
  if (status !== 'Draft' || paymentId === null) return { payable: false, isRefused: false }
  const { payable, refusal } = await getPayment(deps, paymentId)
  return { payable, isRefused: refusal !== null }
}

function outcome(
  row: OutcomeRow,
  now: Date,
  { payable, isRefused }: { payable: boolean; isRefused: boolean },
  exchangeable = true,
): Outcome {
  const { key, reference, status, vehicle, price, deposit, paymentId, ledger, holdUntil } = row
  const holds = holdUntil > now
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
    next: nextStep(status, { holds, exchangeable }),
    step: Math.min(stepsDone(status), journeyLength),
    cancellable: allowedActions(bookingWorkflow, status, { id: null, roles: ['customer'] }).includes('cancel'),
  }
}

/** Why a reservation failed, as the pages of the outcome count it. */
function failureOf({ status, isExpired, ledger }: OutcomeRow, isRefused: boolean, holds: boolean): Failure | null {
  if (status === 'Draft') return isRefused || !holds ? 1 : null
  if (ledger.some(({ reason }) => reason === 'CarGone' || reason === 'HoldOver')) return 2
  return isExpired ? 1 : null
}

/** What is left to pay of the price. */
function restOf({ status, price, packPrice, deposit, ledger }: OutcomeRow): number {
  if (status === 'Cancelled' || status === 'Rejected' || status === 'Recovered') return 0
  const sum = (...kinds: string[]) => ledger.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)
  const held = status === 'Draft' ? deposit : sum('Held')
  return Math.max(0, price + packPrice - held - sum('Paid') + sum('Corrected'))
}

/** Gives a booking up at the word of whoever holds its key. NotFound, TransitionNotAllowed. */
export async function cancelBooking(deps: Deps, actor: Actor, key: string, comment: string): Promise<Outcome> {
  const found = await findByKey(deps.db, key)
  if (!found) throw new AppError('NotFound')
  await deps.db
    .transaction()
    .execute((trx) => moveBooking(deps, trx, { id: found.id, action: 'cancel', actor: asCustomer(actor), comment }))
  if (found.status === 'Draft') await endPayment(deps, found.id)
  return getBooking(deps, key)
}

/** Nothing more can be paid for a booking that was given up; in a transaction of its own, for payments are locked before bookings. */
async function endPayment(deps: Deps, id: number): Promise<void> {
  const paymentId = await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    return booking?.status === 'Cancelled' ? booking.paymentId : null
  })
  const payment = paymentId === null ? null : await findPayment(deps.db, paymentId)
  if (payment?.state !== 'Started') return
  await deps.db.transaction().execute((trx) => returnPayment(deps, trx, { id: payment.id, reason: 'Cancelled' }))
}

/** Also somebody of the staff acts as a customer on their own booking. */
const asCustomer = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })

/** The caller's own booking by its key; NotFound for anybody else's. */
async function ownBooking(deps: Deps, actor: Actor, key: string): Promise<number> {
  const customer = await currentCustomer(deps, actor)
  await claim(deps, customer)
  const found = await findByKey(deps.db, key)
  if (found?.customerId !== customer.id) throw new AppError('NotFound')
  return found.id
}

/** The answer of the customer to a new price. NotFound, TransitionNotAllowed. */
export async function answerPrice(deps: Deps, actor: Actor, key: string, answer: { accepted: boolean; comment?: string | undefined }) {
  const id = await ownBooking(deps, actor, key)
  const action = answer.accepted ? 'acceptPrice' : 'rejectPrice'
  await deps.db.transaction().execute((trx) => moveBooking(deps, trx, { id, action, actor: asCustomer(actor), comment: answer.comment }))
  return getBooking(deps, key)
}

/** How the customer pays. NotFound, TransitionNotAllowed, BadRequest naming what is missing. */
export async function givePaymentDetails(
  deps: Deps,
  actor: Actor,
  key: string,
  given: {
    paymentType: PaymentType
    paymentMethod: PaymentMethod
    warrantyPackId?: number | null | undefined
    loan?: Loan | null | undefined
  },
): Promise<Outcome> {
  const id = await ownBooking(deps, actor, key)
  const { paymentType, paymentMethod, warrantyPackId, loan } = given
  if (warrantyPackId && !(await findPacks(deps.db)).some((pack) => pack.id === warrantyPackId))
    throw fieldError('warrantyPackId', 'invalid')
  await deps.db.transaction().execute(async (trx) => {
    await lockBooking(trx, id)
    await updateBooking(trx, id, {
      paymentType,
      paymentMethod,
      ...(warrantyPackId !== undefined && { warrantyPackId }),
      ...(loan && { loanAdvance: loan.advance, loanMonths: loan.months }),
    })
    await moveBooking(deps, trx, { id, action: 'submitPaymentDetails', actor: asCustomer(actor) })
  })
  return getBooking(deps, key)
}

/** The packs that can be had with a car. */
export function listPacks({ db }: Pick<Deps, 'db'>): Promise<WarrantyPack[]> {
  return findPacks(db)
}

/** What somebody booked before signing in, under an e-mail that the account has confirmed, becomes the account's. */
async function claim({ db }: Deps, { id, email, emailVerified }: { id: number; email: string; emailVerified: boolean }): Promise<void> {
  if (emailVerified && email && (await hasUnclaimed(db, email))) await db.transaction().execute((trx) => claimBookings(trx, id, email))
}

/** What the caller buys, the latest first. */
export async function listSales(deps: Deps, actor: Actor): Promise<CustomerSale[]> {
  const customer = await currentCustomer(deps, actor)
  await claim(deps, customer)
  const [sales, rows, terms] = await Promise.all([
    findSalesOf(deps.db, customer.id),
    findBookingsOf(deps.db, customer.id),
    exchangeTerms(deps),
  ])
  const bookings = await Promise.all(
    rows.map(async (row) => ({ saleId: row.saleId, booking: customerBooking(deps, row, terms, await unpaid(deps, row)) })),
  )
  return sales.map((sale) => ({
    ...sale,
    bookings: bookings.filter(({ saleId }) => saleId === sale.id).map(({ booking }) => booking),
  }))
}

function customerBooking(
  { clock }: Deps,
  row: CustomerBookingRow,
  terms: { months: number; kilometres: number },
  payment: { payable: boolean; isRefused: boolean },
): CustomerBooking {
  const now = clock.now()
  const exchange = row.status === 'Delivered' ? exchangeMonth(row.delivered, terms, now) : null
  const { id, created, listedPrice, newPrice, paymentType, paymentMethod, loan, warrantyPack, warrantyUntil } = row
  const { deliveryDate, invoiceNumber, statuses, documents, messages } = row
  return {
    ...outcome(row, now, payment, exchange !== null && exchange.daysLeft > 0),
    id,
    created,
    listedPrice,
    newPrice: row.status === 'NewPriceSubmitted' ? newPrice : null,
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
    actions: allowedActions(bookingWorkflow, row.status, { id: null, roles: ['customer'] }),
    documents,
    messages,
    exchange,
  }
}

/**
 * A place in the line for a car. While reservations are closed the line opens with them; a car that is free in open hours is offered to
 * its first place at once. VehicleNotFound, DuplicateEnquiry, TooManyRequests, CustomerInactive.
 */
export async function addPlace(deps: Deps, vehicleId: number, buyer: Buyer, from: From): Promise<Place> {
  await countAttempt(deps, from)
  await checkCity(deps, buyer)
  const terms = await bookingTerms(deps)
  const now = deps.clock.now()
  const seen = await findCar(deps.db, vehicleId, now)
  if (!seen || !isShown(seen.status) || seen.status === 'Sold' || !seen.price) throw new AppError('VehicleNotFound', { ids: vehicleId })
  const opens = terms.open ? now : (terms.opens ?? new Date(now.getTime() + 24 * 60 * minute))
  const key = await deps.db.transaction().execute(async (trx) => {
    const customerId = await buyerCard(deps, trx, from.actor, buyer, from.language)
    const car = await lockCar(trx, vehicleId)
    const { isOwn } = await findStanding(trx, vehicleId, customerId, now)
    if (isOwn) throw new AppError('DuplicateEnquiry')
    const expires = new Date(opens.getTime() + terms.placeDays * 24 * 60 * minute)
    const place = await insertPlace(trx, { vehicleId, customerId, buyer, language: from.language, opens, expires }, now)
    if (!terms.open) await deps.queue.enqueue('bookings.openLines', {}, { db: trx, after: opens, key: opens.toISOString() })
    const isOffered = car.status === 'Published' && (await offerToNext(deps, trx, car, terms))
    const row = await lockPlace(trx, place.id)
    if (row && !(isOffered && row.state === 'Offered')) await tellPlace(deps, trx, 'placed', row, terms)
    return place.key
  })
  return getPlace(deps, key)
}

/** Holds the car that is offered to a place, for the person who took it. NotFound, CarTaken once the offer is over, DuplicateEnquiry. */
export async function bookPlace(deps: Deps, key: string, { loan }: { loan: Loan | null }, from: From): Promise<Held> {
  const place = await findPlace(deps.db, key)
  if (!place || !('email' in place.buyer)) throw new AppError('NotFound')
  await countAttempt(deps, from)
  const { id, customerId, vehicleId, state, offeredUntil } = place
  if (state !== 'Offered' || !offeredUntil || offeredUntil <= deps.clock.now()) throw new AppError('CarTaken')
  const terms = await bookingTerms(deps)
  const wish = { vehicleId, saleId: null, buyer: place.buyer as Buyer, loan, place: { id, customerId } }
  const { saleId: _saleId, ...held } = await hold(deps, terms, { ...wish, ...from, language: place.language })
  return held
}

/** What this room keeps of a person: bookings with their money, and places in lines. */
export const bookingsData: PersonalData = {
  room: 'bookings',
  collect: async (db, { id }) => ({ bookings: await findOwnBookings(db, id), places: await findPlacesOf(db, id) }),
  erase: (trx, { id }) => eraseBuyer(trx, id),
}
