import { useExampleWords } from '#ui/example-words.ts'
import { SimilarCars } from './similar-cars.tsx'
import { exampleCar } from './vehicle-card.example.tsx'
import { VehicleCard } from './vehicle-card.tsx'

/** Two lists as tabs, with the way to all. */
export default function SimilarCarsExamples() {
  const say = useExampleWords()
  const similar = ['Duster', 'Sandero', 'Jogger'].map((model, i) => exampleCar({ id: i + 1, model }))
  return (
    <SimilarCars
      similar={similar}
      promoted={[exampleCar({ id: 9, brand: 'Fiat', model: 'Tipo', bodyStyle: 'Sedan', isPromoted: true })]}
      card={(car) => <VehicleCard car={car} href="#" />}
      all={{ href: '/search-result?Models=Duster', label: say({ fr: 'Toutes les Duster', ar: 'كل سيارات داستر' }) }}
    />
  )
}
