import type { VehicleCard } from '../contract.ts'

/** Returns make and model, in Latin script in both languages. */
export function carName(car: Pick<VehicleCard, 'brand' | 'model'>): string {
  return `${car.brand} ${car.model}`
}
