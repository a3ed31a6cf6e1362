import { CarOutline, CarSides } from './car-outline.tsx'
import { useExampleWords } from './example-words.ts'

/** All five sides, as the map of damages shows them; one side alone. */
export default function CarOutlineExamples() {
  const say = useExampleWords()
  return (
    <>
      <CarSides style="SUV" label={say({ fr: 'SUV, cinq faces', ar: 'سيارة رباعية الدفع من خمس جهات' })} />
      <div style={{ maxInlineSize: '14rem' }}>
        <CarOutline style="Citadine" side="left" label={say({ fr: 'Citadine, côté gauche', ar: 'سيارة مدينة، الجانب الأيسر' })} />
      </div>
    </>
  )
}
