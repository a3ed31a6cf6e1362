import { createContext, useContext } from 'react'

/** A car reserved by the visitor: its progress, and the URL where it continues. */
export interface OwnCar {
  state: 'held' | 'asked' | 'booked'
  to: string
}

/** The visitor's own cars by id, provided by the site. */
export const OwnCars = createContext<ReadonlyMap<number, OwnCar>>(new Map())

/** Returns the reservation of the visitor for a car; undefined for other cars. */
export function useOwnCar(id: number): OwnCar | undefined {
  return useContext(OwnCars).get(id)
}
