import { useState } from 'react'
import { useExampleWords } from './example-words.ts'
import { Segments } from './segments.tsx'

export default function SegmentsExamples() {
  const say = useExampleWords()
  const [months, setMonths] = useState(36)
  const [view, setView] = useState('grid')
  const legend = say({ fr: 'Durée en mois', ar: 'المدة بالأشهر' })
  const options = [24, 36, 48].map((value) => ({ value, label: value }))
  return (
    <>
      <Segments legend={legend} options={options} value={months} change={setMonths} />
      <Segments
        quiet
        legend={say({ fr: 'Vue', ar: 'العرض' })}
        options={[
          { value: 'grid', label: say({ fr: 'Grille', ar: 'شبكة' }) },
          { value: 'list', label: say({ fr: 'Liste', ar: 'لائحة' }) },
        ]}
        value={view}
        change={setView}
      />
      <Segments legend={legend} options={options} value={undefined} change={() => undefined} />
      <Segments legend={legend} options={options} value={36} change={() => undefined} disabled />
    </>
  )
}
