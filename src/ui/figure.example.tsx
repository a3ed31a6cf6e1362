import { useExampleWords } from './example-words.ts'
import { Figure } from './figure.tsx'

export default function FigureExamples() {
  const say = useExampleWords()
  return (
    <p>
      <Figure>{'23 800'}</Figure> <Figure words>{say({ fr: '129 voitures', ar: '129 سيارة' })}</Figure>
    </p>
  )
}
