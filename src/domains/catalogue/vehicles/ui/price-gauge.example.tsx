import { exampleMarket } from './buy-box.example.tsx'
import { PriceGauge } from './price-gauge.tsx'

/** Very good, on the market, high, to be checked, no verdict, price on request, too few cars to tell, and not compared at all. */
export default function PriceGaugeExamples() {
  const cars = [
    { price: 168_000, market: exampleMarket({ position: 1, percent: -13 }) },
    { price: 192_000, market: exampleMarket({ position: 3, percent: 0 }) },
    { price: 225_000, market: exampleMarket({ position: 5, percent: 17 }) },
    { price: 84_000, market: exampleMarket({ position: null, percent: -56 }), doubtful: true },
    { price: 191_000, market: exampleMarket({ position: null, percent: null, measured: null }) },
    { price: null, market: exampleMarket({ position: null, percent: null }) },
    { price: 189_000, market: null },
    { price: 120_000, market: null, apart: true },
  ]
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))', gap: '2rem' }}>
      {cars.map((car, i) => (
        <PriceGauge key={car.price} doubtful={false} apart={false} {...car} comparables={`/search-result?Models=Duster&page=${i + 1}`} />
      ))}
    </div>
  )
}
