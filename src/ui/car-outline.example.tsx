import { CarSides } from './car-outline.tsx'

/** All five sides, as the map of damages shows them. */
export default function CarOutlineExamples() {
  return <CarSides style="SUV" label="SUV, cinq faces" />
}
