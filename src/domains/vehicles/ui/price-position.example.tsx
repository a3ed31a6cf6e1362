import { PricePosition } from './price-position.tsx'

/** The five places on the market. */
export default function PricePositionExamples() {
  return [1, 2, 3, 4, 5].map((position) => <PricePosition key={position} position={position} />)
}
