import { exampleCar } from '#domains/vehicles/ui/vehicle-card.example.tsx'
import { MonthlyFrom } from './monthly-from.tsx'

/** From so much a month; one tap asks the server on which assumptions. */
export default function MonthlyFromExamples() {
  return <MonthlyFrom car={exampleCar()} loan={{ rate: 0.0063, months: 60, advance: 20, least: 40_000 }} />
}
