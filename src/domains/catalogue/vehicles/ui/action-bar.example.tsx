import { Button } from '#ui/button.tsx'
import { useExampleWords } from '#ui/example-words.ts'
import { ActionBar } from './action-bar.tsx'
import { exampleDetail } from './buy-box.example.tsx'

/** On a phone it is at the bottom of the screen; here at the bottom of a box. With a price, on request, sold, with a long name. */
export default function ActionBarExamples() {
  const say = useExampleWords()
  const cars = [
    exampleDetail(),
    exampleDetail({ id: 2, price: null }),
    exampleDetail({ id: 3, availability: 'Sold' }),
    exampleDetail({ id: 4, brand: 'Volkswagen', model: 'Multivan Highline Edition' }),
  ]
  return cars.map((car) => (
    <div key={car.id} style={{ position: 'relative', blockSize: '5.5rem', transform: 'translate(0)', overflow: 'hidden' }}>
      <ActionBar car={car} action={<Button>{say({ fr: 'Réserver', ar: 'حجز' })}</Button>} />
    </div>
  ))
}
