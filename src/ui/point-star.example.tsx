import { useExampleWords } from './example-words.ts'
import { type PointResult, PointStar, type StarPetal } from './point-star.tsx'

export default function PointStarExamples() {
  const say = useExampleWords()
  const unit = say({ fr: 'points', ar: 'نقطة' })
  const words: Record<PointResult, string> = {
    ok: say({ fr: 'conforme', ar: 'سليم' }),
    fixed: say({ fr: 'réparé', ar: 'أصلح' }),
    note: say({ fr: 'à noter', ar: 'ملاحظة' }),
    none: say({ fr: 'non concerné', ar: 'غير معني' }),
  }
  const name = (family: number) => say({ fr: `Famille ${family + 1}`, ar: `المجموعة ${family + 1}` })
  const petal = (size: number, family: number, odd: Record<number, PointResult> = {}, rest: PointResult = 'ok'): StarPetal => ({
    key: String(family),
    label: name(family),
    href: `#${family}`,
    points: Array.from({ length: size }, (_, i) => ({ result: odd[i] ?? rest, text: words[odd[i] ?? rest] })),
  })
  const odd: Record<number, PointResult>[] = [
    { 7: 'fixed' },
    {},
    { 4: 'fixed', 5: 'none' },
    { 6: 'note', 9: 'fixed' },
    {},
    { 3: 'fixed', 12: 'note' },
    { 8: 'note' },
  ]
  const done = [18, 10, 12, 14, 14, 18, 14, 10].map((size, family) => petal(size, family, odd[family]))
  const label = say({ fr: '102 conformes, 4 réparés, 3 à noter', ar: '102 سليمة، 4 أصلحت، 3 ملاحظات' })
  return (
    <>
      <div style={{ flex: '1 1 16rem', maxInlineSize: '20rem' }}>
        <PointStar petals={done} label={label} unit={unit} />
      </div>
      <div style={{ flex: '1 1 16rem', maxInlineSize: '20rem' }}>
        <PointStar petals={done} label={label} unit={unit} open="5" />
      </div>
      <div style={{ flex: '1 1 8rem', maxInlineSize: '10rem' }}>
        <PointStar
          petals={[24, 20, 16, 12, 13, 14, 11, 10].map((size, family) => petal(size, family, {}, 'none'))}
          label={say({ fr: 'Rien n’est encore contrôlé', ar: 'لم يبدأ الفحص بعد' })}
          unit={unit}
        />
      </div>
    </>
  )
}
