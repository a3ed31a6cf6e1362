import { PricePosition } from './price-position.tsx'

/** The five positions, a price without one, and a doubtful one. */
export default function PricePositionExamples() {
  const places = [1, 2, 3, 4, 5].map((position) => <PricePosition key={position} position={position} />)
  return [...places, <PricePosition key="alone" position={null} always />, <PricePosition key="doubtful" position={null} doubtful />]
}
