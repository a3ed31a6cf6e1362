import { useMemo } from 'react'
import { useLocalStorage } from '#client/device.ts'
import { serverNow } from '#client/server-clock.ts'
import { useSubject } from '#client/use-session.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { localTime } from '#shared/working-time.ts'
import { type AccountList, deviceLimit, parseSavedCars, readAccount, type SavedCar, shownCars, withRequest } from '../rules.ts'

type Savable = Pick<VehicleCard, 'id' | 'slug' | 'brand' | 'model' | 'price' | 'picture'>

export interface Favourites {
  /** last saved first; empty on the server and before hydration */
  cars: SavedCar[]
  has: (id: number) => boolean
  /** saves a car with its current price, or removes it; returns true when it is saved */
  toggle: (car: Savable) => boolean
  remove: (ids: readonly number[]) => void
  /** restores cars to their position, for an undo */
  restore: (cars: readonly SavedCar[]) => void
}

/**
 * Favourites of this device or, when signed in, of the account; synchronised between tabs. Storage is validated on every read. Account
 * changes are stored here and sent by `useSyncAccount`, with retries.
 */
export function useFavourites(): Favourites {
  const [stored, change] = useLocalStorage('favourites')
  const [storedAccount, changeAccount] = useLocalStorage('favourites.account')
  const subject = useSubject()
  return useMemo(() => {
    const device = parseSavedCars(stored)
    const account = subject === null ? null : readAccount(storedAccount, subject)
    const cars = account ? shownCars(account, device) : device
    const has = (id: number) => cars.some((car) => car.id === id)
    const update = (step: (cars: SavedCar[]) => SavedCar[]) => change((now: unknown) => step(parseSavedCars(now)).slice(0, deviceLimit))
    const request = (step: (list: AccountList) => AccountList) => changeAccount((now: unknown) => step(readAccount(now, subject as string)))
    const forget = (ids: readonly number[]) => {
      // uses the current list: the button of an undo was rendered before
      update((now) => now.filter(({ id }) => !ids.includes(id)))
      if (account) request((list) => ids.reduce((next, id) => withRequest(next, id, null), list))
    }
    return {
      cars,
      has,
      toggle: (car) => {
        if (has(car.id)) {
          forget([car.id])
          return false
        }
        if (account) request((list) => withRequest(list, car.id, snapshot(car)))
        else update((now) => [snapshot(car), ...now.filter(({ id }) => id !== car.id)])
        return true
      },
      remove: forget,
      restore: (back) => {
        if (account) request((list) => back.reduce((next, car) => withRequest(next, car.id, car), list))
        else update((now) => parseSavedCars([...now, ...back]).toSorted((a, b) => order(cars, a.id) - order(cars, b.id)))
      },
    }
  }, [stored, storedAccount, subject, change, changeAccount])
}

/** Position of a car in the previous list; a newer car comes first. */
function order(cars: readonly SavedCar[], id: number): number {
  return cars.findIndex((car) => car.id === id)
}

function snapshot({ id, slug, brand, model, price, picture }: Savable): SavedCar {
  return { id, slug, title: `${brand} ${model}`, price, picture: picture?.hash ?? null, savedOn: localTime(serverNow()).day }
}
