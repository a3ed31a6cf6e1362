import type { VehicleCard } from '../contract.ts'

/** Make and model as one title, Latin in both languages. */
export function carName(car: Pick<VehicleCard, 'brand' | 'model'>): string {
  return `${car.brand} ${car.model}`
}
