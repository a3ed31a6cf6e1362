import { useExampleWords } from '#ui/example-words.ts'
import type { StockCard } from '../contract.ts'
import { StockHistory } from './stock-history.tsx'

/** Steps and prices, a way that has ended and one under way. */
export default function StockHistoryExamples() {
  const say = useExampleWords()
  const by = 'Nadia Idrissi'
  const casablanca = { id: 1, name: 'Casablanca', names: { fr: 'Rihla Casablanca', ar: 'رحلة الدار البيضاء' } }
  const rabat = { id: 2, name: 'Rabat', names: { fr: 'Rihla Rabat', ar: 'رحلة الرباط' } }
  const event = { comment: null, price: null, oldPrice: null, by }
  const way = { comment: null, sentBy: by, received: null, receivedBy: null }
  const card = {
    history: [
      { ...event, kind: 'price', type: 'Published', price: 189_000, oldPrice: 195_000, at: '2026-03-03T09:00:00Z' },
      {
        ...event,
        kind: 'status',
        type: 'Published',
        at: '2026-02-12T11:00:00Z',
        comment: say({ fr: 'Photos refaites', ar: 'أعيد التقاط الصور' }),
      },
      { ...event, kind: 'status', type: 'Draft', at: '2026-02-10T08:00:00Z', by: null },
    ],
    transfers: [
      { ...way, id: 2, from: rabat, to: casablanca, sent: '2026-03-20T08:00:00Z' },
      { ...way, id: 1, from: null, to: rabat, sent: '2026-02-10T08:00:00Z', received: '2026-02-10T17:00:00Z', receivedBy: by },
    ],
  }
  return (
    <div>
      <StockHistory card={card as StockCard} />
    </div>
  )
}
