import type { StockCard } from '../contract.ts'
import { StockSwitches } from './stock-switches.tsx'

/** For a manager and for a reader. */
export default function StockSwitchesExamples() {
  const card = {
    ...{ id: 1, isFeatured: true, isPromoted: false, isCertified: true, isArchived: false },
    ...{ formerPrice: null, pricePosition: 2, isPriceDoubtful: false },
  }
  return (
    <>
      <div>
        <StockSwitches card={{ ...card, may: { edit: true, price: true, switches: true } } as StockCard} put={() => undefined} />
      </div>
      <div>
        <StockSwitches card={{ ...card, may: { edit: false, price: false, switches: false } } as StockCard} put={() => undefined} />
      </div>
    </>
  )
}
