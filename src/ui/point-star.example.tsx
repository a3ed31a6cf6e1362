import { useExampleWords } from './example-words.ts'
import { type PointResult, PointStar } from './point-star.tsx'

const petal = (size: number, odd: Record<number, PointResult> = {}): PointResult[] => Array.from({ length: size }, (_, i) => odd[i] ?? 'ok')

/** An inspection with its four results, and one that has not begun. */
export default function PointStarExamples() {
  const say = useExampleWords()
  const unit = say({ fr: 'points', ar: 'نقطة' })
  const done = [
    petal(18, { 3: 'fixed' }),
    petal(14),
    petal(12, { 5: 'note', 6: 'note' }),
    petal(10),
    petal(18),
    petal(14, { 0: 'none' }),
    petal(12, { 11: 'fixed' }),
    petal(7),
  ]
  const label = say({ fr: '105 points contrôlés, 2 remis en état, 2 remarques', ar: 'تم فحص 105 نقطة، أصلحت اثنتان، وملاحظتان' })
  return (
    <>
      <div style={{ flex: '1 1 16rem', maxInlineSize: '20rem' }}>
        <PointStar petals={done} label={label} unit={unit} />
      </div>
      <div style={{ flex: '1 1 8rem', maxInlineSize: '10rem' }}>
        <PointStar
          petals={[10, 10, 10, 10].map((size) => Array<PointResult>(size).fill('none'))}
          label={say({ fr: 'Rien n’est encore contrôlé', ar: 'لم يبدأ الفحص بعد' })}
          unit={unit}
        />
      </div>
    </>
  )
}
