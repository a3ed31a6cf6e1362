import { useState } from 'react'
import { Chip } from './chip.tsx'
import { useExampleWords } from './example-words.ts'

export default function ChipExamples() {
  const say = useExampleWords()
  const [diesel, setDiesel] = useState(true)
  const [suv, setSuv] = useState(false)
  return (
    <>
      <Chip chosen={diesel} onClick={() => setDiesel(!diesel)}>
        {say({ fr: 'Diesel', ar: 'ديزل' })}
      </Chip>
      <Chip chosen={suv} onClick={() => setSuv(!suv)}>
        SUV
      </Chip>
      <Chip chosen label={say({ fr: 'Retirer le budget', ar: 'حذف الميزانية' })} onClick={() => undefined}>
        {say({ fr: 'De 80 000 à 150 000 DH', ar: 'من 80 000 إلى 150 000 درهم' })}
      </Chip>
    </>
  )
}
