import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { FavouriteButton } from './favourite-button.tsx'

/** The heart of a car; a press saves it on this device. */
export default function FavouriteButtonExamples() {
  return <FavouriteButton car={exampleCar({ id: 999_999_991 })} />
}
