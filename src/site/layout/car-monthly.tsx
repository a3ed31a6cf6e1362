import { MonthlyFrom } from '#domains/financing/ui/monthly-from.tsx'
import type { VehicleCard } from '#domains/vehicles/contract.ts'
import { useSite } from './site.ts'

interface CarMonthlyProps {
  car: Pick<VehicleCard, 'id' | 'brand' | 'model' | 'price' | 'financing'>
  /** one tap tells on which assumptions; on a card, which is one link, the words stand alone */
  explained?: boolean
}

/** "From … DH a month" of a car, with the usual loan of the site. */
export function CarMonthly({ car, explained = false }: CarMonthlyProps) {
  return <MonthlyFrom car={car} loan={useSite().loan} plain={!explained} />
}
