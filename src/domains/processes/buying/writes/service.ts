import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { pickAgent } from '#domains/foundation/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { Buyer } from '../bookings/contract.ts'
import { hasEnded, hasSaleEnded, isHandedOver, type SaleAction, saleWorkflow } from '../bookings/status.ts'
import {
  type BookingRow,
  findCar,
  findLastStatus,
  findStanding,
  insertBooking,
  type LockedCar,
  lockCar,
  type StoredBuyer,
} from '../bookings/store.ts'
import { carriedOver, settled } from '../effects/rules.ts'
import { findSaleFacts, findStepFacts, updateAssignee, updateRefundDue } from '../effects/store.ts'
import { eraseEntries, findEntriesOf } from '../waitlist/store.ts'
import { buyerChanges } from './rules.ts'
import { carryMoney, eraseBuyer, findOwnBookings, findPrinted, insertBuyerChanges } from './store.ts'

type Trx = Transaction<Database>

/** The replacement car, and the price shown to the user. */
export interface OtherCar {
  vehicleId: number
  /** whole dirhams */
  price: number
}

/**
 * Returns whether a car can be sold to the customer without a hold: in stock or published, priced, and with no other customer first on its
 * waiting list.
 */
export async function isForSale(deps: Pick<Deps, 'clock'>, trx: Trx, car: LockedCar, customerId: number): Promise<boolean> {
  if ((car.status !== 'Published' && car.status !== 'Active') || !car.bookable) return false
  const { turn } = await findStanding(trx, car.id, { customerId, visitor: null }, deps.clock.now())
  return turn === null || turn.customerId === customerId
}

/**
 * Opens the booking of the replacement car for the same buyer and carries over at most its price. Throws BadRequest for a car that is not
 * for sale, CarTaken for one that is taken, EditConflict when its price has changed.
 */
export async function openOther(
  deps: Deps,
  trx: Trx,
  booking: BookingRow,
  other: OtherCar,
  { actor, open }: { actor: Actor; open: (id: number) => Promise<unknown> },
): Promise<void> {
  const { buyer, customerId, language } = booking
  if (!('firstName' in buyer)) throw new Error(`nobody knows who bought with ${booking.reference}`)
  const car = await lockOther(deps, trx, booking, other)
  const now = deps.clock.now()
  const made = await insertBooking(
    trx,
    {
      key: randomUUID(),
      saleId: null,
      vehicleId: car.id,
      customerId,
      buyer: buyer as Buyer,
      termsVersion: booking.termsVersion,
      language,
      storageAreaId: car.storageAreaId,
      price: other.price,
      deposit: 0,
      paymentId: null,
      holdUntil: now,
      loan: null,
      by: actor.id,
      year: localTime(now).day.slice(0, 4),
      origin: 'BO',
      exchangeOf: booking.id,
    },
    now,
  )
  await open(made.id)
  const { carried, toReturn } = carriedOver(settled(await findStepFacts(trx, booking.id)), other.price)
  await carryMoney(trx, { from: booking, to: made, amount: carried, by: actor.id }, now)
  await updateRefundDue(trx, booking.id, toReturn)
}

/** Locks the replacement car and checks that it can be sold. */
async function lockOther(deps: Deps, trx: Trx, booking: BookingRow, { vehicleId, price }: OtherCar): Promise<LockedCar> {
  const isKnown = vehicleId !== booking.vehicleId && (await findCar(trx, vehicleId)) !== null
  const car = isKnown ? await lockCar(trx, vehicleId) : null
  if (!car?.bookable) throw fieldError('vehicleId', 'invalid')
  if (!(await isForSale(deps, trx, car, booking.customerId)))
    throw new AppError('CarTaken', {}, `${car.id} is ${car.status}`, [{ field: 'vehicleId', reason: 'invalid' }])
  if (car.price !== price) throw new AppError('EditConflict', {}, `it costs ${car.price}`, [{ field: 'price', reason: 'invalid' }])
  return car
}

async function transitionSale(trx: Trx, id: number, action: SaleAction, actor: Actor, comment?: string): Promise<void> {
  await transition(trx, { workflow: saleWorkflow, id, action, actor, comment })
}

/** Opens a sale when its first booking is paid, and assigns it by the rota. Keeps an existing assignment. */
export async function openSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number): Promise<void> {
  const sale = await findSaleFacts(trx, saleId)
  if (sale.status === 'Draft') await transitionSale(trx, saleId, 'submit', system)
  if (sale.status !== 'Draft' && sale.status !== 'Submitted') return
  const now = deps.clock.now()
  const agent = sale.areaId === null ? null : await pickAgent(trx, sale.areaId, now)
  if (agent !== null) await giveSale(trx, saleId, agent, now)
}

/** Opens a sale that a member of staff creates, assigned to them. */
export async function takeSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number, { id: subject }: Actor): Promise<void> {
  await transitionSale(trx, saleId, 'submit', system)
  if (subject !== null) await giveSale(trx, saleId, subject, deps.clock.now())
}

async function giveSale(trx: Trx, saleId: number, subject: string, at: Date): Promise<void> {
  await updateAssignee(trx, saleId, subject, at)
  await transitionSale(trx, saleId, 'assign', system)
}

/** Closes a sale with its last booking: finished when a car was delivered, rejected when all bookings were, otherwise cancelled. */
export async function closeSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number, actor: Actor): Promise<void> {
  const { status, bookings } = await findSaleFacts(trx, saleId)
  if (hasSaleEnded(status) || !bookings.every(hasEnded)) return
  if (bookings.some(isHandedOver)) {
    // the member of staff who delivers the car is assigned to an unassigned sale
    if (status === 'Submitted' && actor.id !== null) await giveSale(trx, saleId, actor.id, deps.clock.now())
    return transitionSale(trx, saleId, 'finish', system)
  }
  const rejected = status !== 'Draft' && bookings.every((booking) => booking === 'Rejected')
  return transitionSale(trx, saleId, rejected ? 'reject' : 'cancel', system)
}

/**
 * Corrects the buyer in the caller's transaction and under its lock. Documents printed before get a new version. E-mail and phone do not
 * change. `except`: documents without a new version, or printed by the step itself.
 */
export async function correctBuyer(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  trx: Transaction<Database>,
  booking: { id: number; buyer: StoredBuyer },
  after: Buyer,
  by: string | null,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const { id: bookingId } = booking
  const changes = buyerChanges(booking.buyer, after)
  if (changes.length === 0) return
  const change = await insertBuyerChanges(trx, bookingId, changes, by, clock.now())
  const statusId = (await findLastStatus(trx, bookingId))?.id
  for (const type of await findPrinted(trx, bookingId)) {
    if (except.includes(type)) continue
    const again = `buyer:${change}`
    await queue.enqueue('bookings.paper', { bookingId, type, statusId, again }, { db: trx, key: `${type}:${again}` })
  }
}

/** The claimed record: a booking, a request to sell, or a consignment. */
type Claimed = 'booking' | 'purchase' | 'intermediation'

/**
 * Creates the signed token of a claim mail. Its return proves access to the mailbox. It needs no row: a record with an owner cannot be
 * claimed again.
 */
export function claimToken({ keys }: Pick<Deps, 'keys'>, id: number, email: string, what: Claimed = 'booking'): string {
  return `${id}.${proof(keys.cookies[0] ?? '', id, email, what)}`
}

/** Returns the id of the claimed record; null when the token does not match the e-mail address. */
export function readClaim({ keys }: Pick<Deps, 'keys'>, token: string, email: string, what: Claimed = 'booking'): number | null {
  const [, number, given = ''] = token.match(/^(\d{1,9})\.([\w-]{43})$/) ?? []
  if (number === undefined) return null
  const id = Number(number)
  return keys.cookies.some((secret) => timingSafeEqual(Buffer.from(given), Buffer.from(proof(secret, id, email, what)))) ? id : null
}

function proof(secret: string, id: number, email: string, what: Claimed): string {
  return createHmac('sha256', secret).update(`claim of ${what} ${id} by ${email}`).digest('base64url')
}

/** Personal data of this module: bookings with their payments, and waiting list entries. */
export const bookingsData: PersonalData = {
  room: 'bookings',
  collect: async (db, { id }) => ({ bookings: await findOwnBookings(db, id), places: await findEntriesOf(db, id) }),
  async erase(trx, { id }) {
    await eraseEntries(trx, id)
    await eraseBuyer(trx, id)
  },
}
