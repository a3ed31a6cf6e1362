import { MonthlyFrom } from '#domains/catalogue/financing/ui/monthly-from.tsx'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { useSite } from './site.ts'

interface CarMonthlyProps {
  car: Pick<VehicleCard, 'id' | 'brand' | 'model' | 'price' | 'financing'>
  /** shows the assumptions on a tap; on a card, which is one link, the text has no button */
  explained?: boolean
}

/** "From … DH a month" of a car, with the default loan of the site. */
export function CarMonthly({ car, explained = false }: CarMonthlyProps) {
  return <MonthlyFrom car={car} loan={useSite().loan} plain={!explained} />
}
