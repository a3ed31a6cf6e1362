import { CarSides } from './car-outline.tsx'
import { useExampleWords } from './example-words.ts'

/** All five sides of two body styles, as the map of damages shows them. */
export default function CarOutlineExamples() {
  const say = useExampleWords()
  return (
    <>
      <CarSides style="SUV" label={say({ fr: 'SUV, cinq faces', ar: 'سيارة رباعية الدفع من خمس جهات' })} />
      <CarSides style="Citadine" label={say({ fr: 'Citadine, cinq faces', ar: 'سيارة مدينة من خمس جهات' })} />
    </>
  )
}
