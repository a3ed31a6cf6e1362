import { readWanted } from '#domains/foundation/team/lookup/rules.ts'
import { findRecords } from '#domains/foundation/team/lookup/store.ts'
import { carriedOver, settled } from '#domains/processes/buying/bookings/effects/rules.ts'
import { findStepFacts } from '#domains/processes/buying/bookings/effects/store.ts'
import { viewerOf } from '#domains/processes/buying/bookings/sight/service.ts'
import { isSeen } from '#domains/processes/buying/bookings/sight/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { ExchangeCar } from './contract.ts'
import { findCars } from './store.ts'

/** Searches cars by text, with the settlement of an exchange for each. Throws NotFound. */
export async function listExchangeCars(deps: Deps, actor: Actor, id: number, text: string): Promise<ExchangeCar[]> {
  const { db, clock } = deps
  if (!(await isSeen(db, await viewerOf(deps, actor), id))) throw new AppError('NotFound', { id })
  const now = clock.now()
  const year = Number(localTime(now).day.slice(0, 4))
  // ignores personal data in the text
  const wanted = { ...readWanted(text, year), references: [], phone: null, email: null, name: null }
  const found = await findRecords(db, wanted, null)
  const paid = settled(await findStepFacts(db, id))
  const cars = await findCars(
    db,
    id,
    found.filter(({ kind }) => kind === 'vehicle').map((one) => one.id),
    now,
  )
  return cars.map(({ isForSale, ...car }) => ({ ...car, sums: isForSale && car.price !== null ? carriedOver(paid, car.price) : null }))
}
