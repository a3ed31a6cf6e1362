import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { Buyer } from '../contract.ts'
import { carriedOver, settled } from '../effects/rules.ts'
import { findStepFacts, updateRefundDue } from '../effects/store.ts'
import { type BookingRow, findCar, findStanding, insertBooking, type LockedCar, lockCar } from '../store.ts'
import { carryMoney } from './store.ts'

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
