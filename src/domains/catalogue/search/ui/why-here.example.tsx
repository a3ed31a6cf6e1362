import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { WhyHere } from './why-here.tsx'

/** The button in the footer of a card; its popover opens over the page. */
export default function WhyHereExamples() {
  return (
    <WhyHere
      car={{ ...exampleCar(), isBoosted: true, placement: { place: 4, reason: 'Paid', placeWithoutPayment: 17 } }}
      search={new URLSearchParams('FuelTypes=Diesel')}
    />
  )
}
