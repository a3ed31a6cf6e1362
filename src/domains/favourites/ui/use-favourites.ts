import { useMemo } from 'react'
import { useDeviceList } from '#client/device.ts'
import { serverNow } from '#client/server-clock.ts'
import { useSession } from '#client/use-session.ts'
import type { VehicleCard } from '#domains/vehicles/contract.ts'
import { localTime } from '#shared/working-time.ts'
import { type AccountList, type KeptCar, keptLimit, readAccount, readKept, shownCars, withRequest } from '../rules.ts'

type Savable = Pick<VehicleCard, 'id' | 'slug' | 'brand' | 'model' | 'price' | 'picture'>

export interface Favourites {
  /** the last saved first; empty on the server and before the browser took over */
  cars: KeptCar[]
  has: (id: number) => boolean
  /** saves a car with its price of today, or forgets it; true when it is saved now */
  toggle: (car: Savable) => boolean
  remove: (ids: readonly number[]) => void
  /** puts cars back where they stood, for an undo */
  restore: (cars: readonly KeptCar[]) => void
}

/**
 * The cars kept on this device or, for who is signed in, in the account; the same in every tab. What stands in the storage is checked
 * at every reading. Changes of the account are written down here and told to it by `useAccountInStep`, now or once it can be reached.
 */
export function useFavourites(): Favourites {
  const [stored, change] = useDeviceList('favourites')
  const [storedAccount, changeAccount] = useDeviceList('favourites.account')
  const { subject } = useSession()
  return useMemo(() => {
    const device = readKept(stored)
    const account = subject === null ? null : readAccount(storedAccount, subject)
    const cars = account ? shownCars(account, device) : device
    const has = (id: number) => cars.some((car) => car.id === id)
    const update = (step: (cars: KeptCar[]) => KeptCar[]) => change((now: unknown) => step(readKept(now)).slice(0, keptLimit))
    const request = (step: (list: AccountList) => AccountList) => changeAccount((now: unknown) => step(readAccount(now, subject as string)))
    const forget = (ids: readonly number[]) => {
      // as the device is now: an undo comes from a button that was drawn before the car was saved
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
        else update((now) => readKept([...now, ...back]).toSorted((a, b) => order(cars, a.id) - order(cars, b.id)))
      },
    }
  }, [stored, storedAccount, subject, change, changeAccount])
}

/** Place of a car in the list as it was; one that came since goes first. */
function order(cars: readonly KeptCar[], id: number): number {
  return cars.findIndex((car) => car.id === id)
}

function snapshot({ id, slug, brand, model, price, picture }: Savable): KeptCar {
  return { id, slug, title: `${brand} ${model}`, price, picture: picture?.hash ?? null, savedOn: localTime(serverNow()).day }
}
