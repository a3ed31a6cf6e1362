import type { Transaction } from 'kysely'
import { transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type BookingTerms, bookingTerms } from '../bookings/service.ts'
import { type LockedCar, lockCar } from '../bookings/store.ts'
import { notify } from '../messages/service.ts'
import type { WaitlistEntry } from './contract.ts'
import {
  findEntry,
  findLines,
  findOverOffers,
  findPlaceCar,
  findPlaceView,
  lapseEntries,
  lockEntry,
  lockFirstEntry,
  updateEntry,
} from './store.ts'

type Trx = Transaction<Database>

/** Maximum number of records of one run. */
const batchSize = 200

/** Returns a waiting list entry for the holder of its key. Throws NotFound. */
export async function getWaitlistEntry({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): Promise<WaitlistEntry> {
  const found = await findPlaceView(db, key)
  if (!found) throw new AppError('NotFound')
  const { state, vehicle, position, bookingKey } = found
  return {
    key: found.key,
    state,
    vehicle,
    position: state === 'Waiting' || state === 'Offered' ? position : null,
    opens: found.opens.toISOString(),
    offeredUntil: state === 'Offered' ? (found.offeredUntil?.toISOString() ?? null) : null,
    expires: found.expires.toISOString(),
    now: clock.now().toISOString(),
    bookingKey,
  }
}

/**
 * Offers a locked, free car to the first waiting entry during opening hours, and reserves it until the offer ends. Returns false without an
 * entry, or outside the hours.
 */
export async function offerToNext(deps: Deps, trx: Trx, car: LockedCar, terms: BookingTerms): Promise<boolean> {
  const now = deps.clock.now()
  if (!terms.open || !car.bookable) return false
  const first = await lockFirstEntry(trx, car.id, now)
  if (!first) return false
  if (car.status === 'Published') await transitionVehicle(deps, trx, { id: car.id, action: 'reserve', actor: system })
  const until = new Date(now.getTime() + terms.offerMinutes * 60_000)
  await updateEntry(trx, first.id, { state: 'Offered', offeredUntil: until })
  await deps.queue.enqueue('bookings.lapse', { id: first.id }, { db: trx, after: until, key: String(first.id) })
  await notify(deps, trx, { entryId: first.id }, 'mail+sms:offer', { until, deposit: terms.deposit })
  return true
}

/** Offers a locked, released car to the next entry, or puts it back on sale. */
async function passOn(deps: Deps, trx: Trx, car: LockedCar, terms: BookingTerms): Promise<void> {
  if (await offerToNext(deps, trx, car, terms)) return
  if (car.status === 'Reserved') await transitionVehicle(deps, trx, { id: car.id, action: 'release', actor: system })
}

/** Offers the car of an ended booking to the next entry, or puts it back on sale. Subscriber of `carReleased`. */
export async function followRelease(trx: Trx, { vehicleId }: { vehicleId: number }, deps: Deps): Promise<void> {
  await passOn(deps, trx, await lockCar(trx, vehicleId), await bookingTerms({ db: trx, clock: deps.clock }))
}

/** Ends an expired offer and passes the car on. Idempotent. */
export async function lapseOffer(deps: Deps, id: number): Promise<void> {
  const terms = await bookingTerms(deps)
  await deps.db.transaction().execute(async (trx) => {
    const vehicleId = await findPlaceCar(trx, id)
    if (vehicleId === null) return
    const car = await lockCar(trx, vehicleId)
    const place = await lockEntry(trx, id)
    if (place?.state !== 'Offered' || !place.offeredUntil || place.offeredUntil > deps.clock.now()) return
    await updateEntry(trx, id, { state: 'Lapsed' })
    await notify(deps, trx, { entryId: id }, 'mail:lapsed')
    await passOn(deps, trx, car, terms)
  })
}

/** Leaves the waiting list; an offered car goes to the next entry. Throws NotFound for an unknown key. */
export async function leaveWaitlist(deps: Deps, key: string): Promise<void> {
  const found = await findEntry(deps.db, key)
  if (!found) throw new AppError('NotFound')
  const terms = await bookingTerms(deps)
  await deps.db.transaction().execute(async (trx) => {
    const car = await lockCar(trx, found.vehicleId)
    const place = await lockEntry(trx, found.id)
    if (place?.state !== 'Waiting' && place?.state !== 'Offered') return
    await updateEntry(trx, place.id, { state: 'Left' })
    if (place.state === 'Offered') await passOn(deps, trx, car, terms)
  })
}

/** Offers each free car to the first due entry of its waiting list. Returns the number; an error does not stop the others. */
export async function openLines(deps: Deps): Promise<number> {
  const { db, clock } = deps
  const terms = await bookingTerms(deps)
  if (!terms.open) return 0
  let offered = 0
  for (const vehicleId of await findLines(db, batchSize, clock.now())) {
    try {
      const isOffered = await db.transaction().execute(async (trx) => {
        const car = await lockCar(trx, vehicleId)
        return car.status === 'Published' && offerToNext(deps, trx, car, terms)
      })
      if (isOffered) offered++
    } catch (err) {
      deps.log.error({ err, vehicle: vehicleId }, 'the line of a car could not be opened')
    }
  }
  return offered
}

/** Ends expired offers, independently of their jobs, and lapses old entries. */
export async function lapseOver(deps: Deps): Promise<void> {
  for (const id of await findOverOffers(deps.db, batchSize, deps.clock.now())) {
    try {
      await lapseOffer(deps, id)
    } catch (err) {
      deps.log.error({ err, place: id }, 'an offer could not be ended')
    }
  }
  await lapseEntries(deps.db, deps.clock.now())
}
