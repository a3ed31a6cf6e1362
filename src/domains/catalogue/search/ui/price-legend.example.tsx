import { PricePosition } from '#domains/catalogue/vehicles/ui/price-position.tsx'
import { PriceLegend, PriceLegendButton } from './price-legend.tsx'

/** The button beside a price position, and its popover. */
export default function PriceLegendExamples() {
  return (
    <p>
      <PricePosition position={2} /> <PriceLegendButton />
      <PriceLegend />
    </p>
  )
}
