import { exampleCar } from './vehicle-card.example.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'

/** All four, only what is known, and in a narrow place, where the dots vanish at line breaks. */
export default function VehicleFactsExamples() {
  return (
    <>
      <div>
        <VehicleFacts car={exampleCar()} />
      </div>
      <div>
        <VehicleFacts car={exampleCar({ mileage: null, gearType: null })} />
      </div>
      <div style={{ maxInlineSize: '9rem' }}>
        <VehicleFacts car={exampleCar({ mileage: 148_200 })} />
      </div>
    </>
  )
}
