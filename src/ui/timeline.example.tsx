import { useExampleWords } from './example-words.ts'
import { Timeline } from './timeline.tsx'

export default function TimelineExamples() {
  const say = useExampleWords()
  return (
    <Timeline
      entries={[
        { key: 1, state: 'done', title: say({ fr: 'Réservée', ar: 'تم الحجز' }), when: '24/03/2026 14:32' },
        {
          key: 2,
          state: 'now',
          title: say({ fr: 'Appel du conseiller', ar: 'اتصال المستشار' }),
          children: <p>{say({ fr: 'Préparez votre pièce d’identité.', ar: 'جهّز بطاقة هويتك.' })}</p>,
        },
        { key: 3, state: 'next', title: say({ fr: 'Remise des clés', ar: 'تسليم المفاتيح' }) },
      ]}
    />
  )
}
