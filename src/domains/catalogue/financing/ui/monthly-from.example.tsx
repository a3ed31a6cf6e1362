import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { MonthlyFrom } from './monthly-from.tsx'

/** Monthly price; a click loads its assumptions. */
export default function MonthlyFromExamples() {
  return <MonthlyFrom car={exampleCar()} loan={{ rate: 0.0063, months: 60, advance: 20, least: 40_000 }} />
}
