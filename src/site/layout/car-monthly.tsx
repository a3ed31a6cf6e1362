import { MonthlyFrom } from '#domains/financing/ui/monthly-from.tsx'
import type { VehicleCard } from '#domains/vehicles/contract.ts'
import { useSite } from './site.ts'

/** "From … DH a month" of a car, with the usual loan of the site. */
export function CarMonthly({ car }: { car: Pick<VehicleCard, 'id' | 'brand' | 'model' | 'price' | 'financing'> }) {
  return <MonthlyFrom car={car} loan={useSite().loan} />
}
