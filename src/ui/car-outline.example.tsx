import { CarSides } from './car-outline.tsx'
import { useExampleWords } from './example-words.ts'

export default function CarOutlineExamples() {
  const say = useExampleWords()
  return (
    <>
      <CarSides style="SUV" label={say({ fr: 'SUV, cinq faces', ar: 'سيارة رباعية الدفع من خمس جهات' })} />
      <CarSides style="Citadine" label={say({ fr: 'Citadine, cinq faces', ar: 'سيارة مدينة من خمس جهات' })} />
    </>
  )
}
