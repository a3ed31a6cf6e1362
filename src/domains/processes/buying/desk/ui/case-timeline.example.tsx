import { useExampleWords } from '#ui/example-words.ts'
import { CaseTimeline } from './case-timeline.tsx'

/** Events by the customer, a colleague with a comment, and the system. */
export default function CaseTimelineExamples() {
  const say = useExampleWords()
  const entry = { comment: null, price: null, author: null, isCustomer: false, way: null }
  return (
    <CaseTimeline
      timeline={[
        {
          ...entry,
          id: 3,
          status: 'NewPriceSubmitted',
          price: 187_000,
          at: '2026-03-20T15:12:00Z',
          author: say({ fr: 'Yassine Alaoui', ar: 'ياسين العلوي' }),
          comment: say({ fr: 'Pneus à changer : 2 000 DH de moins.', ar: 'العجلات تحتاج إلى التغيير: تخفيض 2 000 درهم.' }),
        },
        { ...entry, id: 2, status: 'Submitted', at: '2026-03-18T10:04:00Z', isCustomer: true },
        { ...entry, id: 1, status: 'Draft', at: '2026-03-18T10:00:00Z' },
      ]}
    />
  )
}
