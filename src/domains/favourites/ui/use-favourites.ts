import { useMemo } from 'react'
import { useDeviceList } from '#client/device.ts'
import type { VehicleCard } from '../../vehicles/contract.ts'
import { type KeptCar, keptLimit, readKept } from '../rules.ts'

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

/** The cars kept on this device, the same in every tab. What stands in the storage is checked at every reading. */
export function useFavourites(): Favourites {
  const [stored, change] = useDeviceList('favourites')
  return useMemo(() => {
    const cars = readKept(stored)
    const has = (id: number) => cars.some((car) => car.id === id)
    const update = (step: (cars: KeptCar[]) => KeptCar[]) => change((now: unknown) => step(readKept(now)).slice(0, keptLimit))
    return {
      cars,
      has,
      toggle: (car) => {
        const saves = !has(car.id)
        update((now) => (saves ? [snapshot(car), ...now.filter(({ id }) => id !== car.id)] : now.filter(({ id }) => id !== car.id)))
        return saves
      },
      remove: (ids) => update((now) => now.filter(({ id }) => !ids.includes(id))),
      restore: (back) => update((now) => readKept([...now, ...back]).toSorted((a, b) => order(cars, a.id) - order(cars, b.id))),
    }
  }, [stored, change])
}

/** Place of a car in the list as it was; one that came since goes first. */
function order(cars: readonly KeptCar[], id: number): number {
  return cars.findIndex((car) => car.id === id)
}

function snapshot({ id, slug, brand, model, price, picture }: Savable): KeptCar {
  return { id, slug, title: `${brand} ${model}`, price, picture: picture?.hash ?? null, savedOn: new Date().toISOString().slice(0, 10) }
}
