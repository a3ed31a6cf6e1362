import { createContext, useContext } from 'react'

/** A car that the visitor reserves or has reserved: how far that is, and where it goes on. */
export interface OwnCar {
  state: 'held' | 'asked' | 'booked'
  to: string
}

/** Which cars are the visitor's own, by their number; the site tells it. */
export const OwnCars = createContext<ReadonlyMap<number, OwnCar>>(new Map())

/** What the visitor has to do with a car as its buyer; undefined for all others. */
export function useOwnCar(id: number): OwnCar | undefined {
  return useContext(OwnCars).get(id)
}
