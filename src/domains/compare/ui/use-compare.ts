import { useMemo } from 'react'
import { useDeviceList } from '#client/device.ts'
import { type KeptCar, readKept } from '#domains/favourites/rules.ts'
import type { VehicleCard } from '#domains/vehicles/contract.ts'
import { compareLimit } from '../rules.ts'

export type Comparable = Pick<VehicleCard, 'id' | 'slug' | 'brand' | 'model' | 'price' | 'picture'>

export interface CompareList {
  /** cars checked on this device, in order; empty on the server */
  cars: KeptCar[]
  full: boolean
  has: (id: number) => boolean
  /** adds a car unless three are selected; returns true when it is selected */
  add: (car: Comparable) => boolean
  remove: (id: number) => void
  clear: () => void
  /** restores the previous list, for an undo */
  restore: (cars: readonly KeptCar[]) => void
}

/** Returns the compare list of this device, synchronised between tabs. */
export function useCompare(): CompareList {
  const [stored, change] = useDeviceList('compare')
  return useMemo(() => {
    const cars = readKept(stored).slice(0, compareLimit)
    const has = (id: number) => cars.some((car) => car.id === id)
    const update = (step: (cars: KeptCar[]) => readonly KeptCar[]) => change((now: unknown) => step(readKept(now)).slice(0, compareLimit))
    return {
      cars,
      full: cars.length === compareLimit,
      has,
      add: (car) => {
        if (has(car.id)) return true
        if (cars.length === compareLimit) return false
        update((now) => [...now, snapshot(car)])
        return true
      },
      remove: (gone) => update((now) => now.filter(({ id }) => id !== gone)),
      clear: () => update(() => []),
      restore: (back) => update(() => back),
    }
  }, [stored, change])
}

function snapshot({ id, slug, brand, model, price, picture }: Comparable): KeptCar {
  return { id, slug, title: `${brand} ${model}`, price, picture: picture?.hash ?? null, savedOn: '' }
}
