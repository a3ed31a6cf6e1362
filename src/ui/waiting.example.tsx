import { useExampleWords } from './example-words.ts'
import { Waiting } from './waiting.tsx'

export default function WaitingExamples() {
  const say = useExampleWords()
  return (
    <>
      <Waiting lines={[30, 80, 70, 76]} />
      <Waiting lines={[60, 90]} label={say({ fr: 'Chargement de la réservation…', ar: 'جارٍ تحميل الحجز…' })} />
    </>
  )
}
