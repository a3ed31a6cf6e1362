import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { CompareCheckbox } from './compare-checkbox.tsx'
import { CompareToggle } from './compare-toggle.tsx'

/** Over a photo, and as the checkbox in the footer of a card; both store the car on this device. */
export default function CompareToggleExamples() {
  const car = exampleCar({ id: 999_999_992 })
  return (
    <>
      <CompareToggle car={car} />
      <CompareCheckbox car={car} />
    </>
  )
}
