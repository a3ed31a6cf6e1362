import { Button } from '#ui/button.tsx'
import { useExampleWords } from '#ui/example-words.ts'
import { Icon } from '#ui/icon.tsx'
import type { Market, VehicleDetail } from '../contract.ts'
import { blankFields, detailFields } from '../fields.ts'
import { BuyBox } from './buy-box.tsx'
import { exampleCar } from './vehicle-card.example.tsx'

const counts = [2, 3, 5, 8, 9, 12, 11, 9, 7, 6, 4, 3, 2, 2, 1, 1]

/** Returns a market of 86 comparable cars with `changes`. */
export function exampleMarket(changes: Partial<Market> = {}): Market {
  const step = 4000
  return {
    count: 86,
    low: 164_000,
    median: 192_000,
    high: 228_000,
    bins: counts.map((count, i) => ({ from: 164_000 + i * step, to: 164_000 + (i + 1) * step, count })),
    position: 2,
    percent: -2,
    minYear: 2020,
    maxYear: 2022,
    minMileage: 30_000,
    maxMileage: 70_000,
    measured: { cars: 812, medianError: 7.6, withinTen: 61 },
    ...changes,
  }
}

/** Returns a plausible car with everything that its page shows, with `changes`. */
export function exampleDetail(changes: Partial<VehicleDetail> = {}): VehicleDetail {
  return {
    ...blankFields(detailFields),
    ...exampleCar(),
    brandNames: { fr: 'Dacia', ar: 'داسيا' },
    modelNames: { fr: 'Duster', ar: 'داستر' },
    availability: 'Available',
    arrival: null,
    origin: 'WW au Maroc',
    videoLink: null,
    registration: { code: 6, prefecture: { fr: 'Casablanca-Anfa', ar: 'الدار البيضاء أنفا' } },
    created: '2026-01-05T09:00:00.000Z',
    lastModified: '2026-01-05T09:00:00.000Z',
    isDeleted: false,
    financingRatio: null,
    financingMonths: null,
    publishedAt: '2026-02-12',
    soldAt: null,
    features: [],
    pictures: [],
    storageArea: null,
    market: exampleMarket(),
    isControlled: true,
    vehicleRepairStatusType: 'NotRequired',
    ...changes,
  }
}

/** A car with a price drop, a reserved one without inspection, one in a transfer, a sold one. */
export default function BuyBoxExamples() {
  const say = useExampleWords()
  const cars = [
    exampleDetail(),
    exampleDetail({
      id: 2,
      isCertified: false,
      isControlled: false,
      availability: 'Reserved',
      lastStatus: 'Reserved',
      vehicleRepairStatusType: 'NotRepaired',
      price: null,
      oldPrice: null,
      market: null,
    }),
    exampleDetail({
      id: 4,
      availability: 'Arriving',
      lastStatus: 'InTransfer',
      arrival: { date: '2026-03-24', store: { id: 2, name: 'Rihla Rabat', names: { fr: 'Rihla Rabat', ar: 'رحلة الرباط' } } },
    }),
    exampleDetail({ id: 3, availability: 'Sold', lastStatus: 'Sold', soldAt: '2026-03-20' }),
  ]
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
        gap: '1.5rem',
        alignItems: 'start',
      }}
    >
      {cars.map((car) => (
        <div key={car.id}>
          <BuyBox
            car={car}
            comparables="/search-result?Models=Duster"
            action={<Button block>{say({ fr: 'Réserver', ar: 'حجز' })}</Button>}
            tools={
              <Button variant="ghost" size="small">
                <Icon name="printer" size={18} />
                {say({ fr: 'Imprimer', ar: 'طباعة' })}
              </Button>
            }
          />
        </div>
      ))}
    </div>
  )
}
