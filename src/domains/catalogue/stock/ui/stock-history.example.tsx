import { useExampleWords } from '#ui/example-words.ts'
import type { StockCard } from '../contract.ts'
import { StockHistory } from './stock-history.tsx'

/** Status and price changes without transfers. */
export default function StockHistoryExamples() {
  const say = useExampleWords()
  const by = 'Nadia Idrissi'
  const event = { comment: null, price: null, oldPrice: null, by }
  const card: Pick<StockCard, 'history' | 'transfers'> = {
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
    // a transfer has an arrow from a system font, which differs between machines
    transfers: [],
  }
  return (
    <div>
      <StockHistory card={card as StockCard} />
    </div>
  )
}
