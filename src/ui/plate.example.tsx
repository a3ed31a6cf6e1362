import { useExampleWords } from './example-words.ts'
import { Plate } from './plate.tsx'

export default function PlateExamples() {
  const say = useExampleWords()
  return (
    <>
      <Plate serial="12345" letter="أ" code={11} label={say({ fr: 'Immatriculation 12345 أ 11', ar: 'لوحة الترقيم 12345 أ 11' })} />
      <Plate serial="1" letter="ب" code={1} label={say({ fr: 'Immatriculation 1 ب 1', ar: 'لوحة الترقيم 1 ب 1' })} />
      <Plate code={6} label={say({ fr: 'Immatriculée à la préfecture 6', ar: 'مسجلة بالعمالة 6' })} />
    </>
  )
}
