import { PriceLegend } from './price-legend.tsx'

/** The band among the results. */
export default function PriceLegendExamples() {
  return <PriceLegend />
}
