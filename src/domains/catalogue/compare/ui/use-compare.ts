import { useMemo } from 'react'
import { useLocalStorage } from '#client/device.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { readStoredCar, readStoredCars, type StoredCar } from '#domains/catalogue/vehicles/rules.ts'
import { compareLimit } from '../rules.ts'

export type Comparable = Pick<VehicleCard, 'id' | 'slug' | 'brand' | 'model' | 'price' | 'picture'>

export interface CompareList {
  /** cars checked on this device, in order; empty on the server */
  cars: StoredCar[]
  full: boolean
  has: (id: number) => boolean
  /** adds a car unless three are selected; returns true when it is selected */
  add: (car: Comparable) => boolean
  remove: (id: number) => void
  clear: () => void
  /** restores the previous list, for an undo */
  restore: (cars: readonly StoredCar[]) => void
}

const readCars = (stored: unknown) => readStoredCars(stored, compareLimit, readStoredCar)

/** Returns the compare list of this device, synchronised between tabs. */
export function useCompare(): CompareList {
  const [stored, change] = useLocalStorage('compare')
  return useMemo(() => {
    const cars = readCars(stored)
    const has = (id: number) => cars.some((car) => car.id === id)
    const update = (step: (cars: StoredCar[]) => readonly StoredCar[]) =>
      change((now: unknown) => step(readCars(now)).slice(0, compareLimit))
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

function snapshot({ id, slug, brand, model, price, picture }: Comparable): StoredCar {
  return { id, slug, title: `${brand} ${model}`, price, picture: picture?.hash ?? null, savedOn: '' }
}
