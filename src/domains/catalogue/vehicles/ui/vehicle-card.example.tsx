import type { VehicleCard as Vehicle } from '../contract.ts'
import { blankFields, cardFields } from '../fields.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** Returns a plausible card with `changes`. */
export function exampleCar(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    ...blankFields(cardFields),
    id: 1,
    reference: 'R-000001',
    slug: 'dacia-duster-2021',
    brand: 'Dacia',
    model: 'Duster',
    version: '1.5 dCi 115 Prestige',
    price: 189_000,
    oldPrice: 195_000,
    priceUpdateDate: '2026-03-03',
    pricePosition: 2,
    isPriceDoubtful: false,
    releaseDate: '2021-05-10',
    releasePrecision: 'Day',
    mileage: 48_200,
    fuelType: 'Diesel',
    gearType: 'Manual',
    bodyStyle: 'SUV',
    color: 'Orange',
    condition: 'Used',
    fiscalPower: 6,
    doors: 5,
    seats: 5,
    city: 'Casablanca',
    cityNames: { fr: 'Casablanca', ar: 'الدار البيضاء' },
    storageAreaId: 1,
    operationType: 'Standard',
    registrationType: 'Local',
    isCertified: true,
    isFirstHand: true,
    isPromoted: false,
    isBoosted: false,
    isFeatured: false,
    isNew: false,
    warrantyInMonths: 6,
    financing: true,
    lastStatus: 'Published',
    pictureCount: 24,
    picture: null,
    ...changes,
  }
}

export default function VehicleCardExamples() {
  const cars = [
    exampleCar(),
    exampleCar({
      id: 2,
      brand: 'Fiat',
      model: 'Tipo',
      version: null,
      oldPrice: null,
      pricePosition: 1,
      isCertified: false,
      operationType: 'Ad',
      isBoosted: true,
      bodyStyle: 'Sedan',
    }),
    exampleCar({ id: 3, lastStatus: 'Reserved', pricePosition: 4, bodyStyle: 'Wagon' }),
    exampleCar({ id: 4, lastStatus: 'Sold', bodyStyle: 'Pickup' }),
    exampleCar({ id: 5, price: null, oldPrice: null, pricePosition: null, mileage: null, city: null, bodyStyle: 'Citadine' }),
    exampleCar({
      id: 6,
      brand: 'Volkswagen',
      model: 'Multivan Highline Edition',
      version: '2.0 TDI 204 DSG7 4Motion Long Empattement',
      bodyStyle: 'MiniVan',
    }),
  ]
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: '1.5rem' }}>
        {cars.map((car) => (
          <VehicleCard key={car.id} car={car} href="#" />
        ))}
      </div>
      <div style={{ display: 'grid', gap: '1rem', marginBlockStart: '2rem' }}>
        {cars.slice(0, 3).map((car) => (
          <VehicleCard key={car.id} car={car} href="#" layout="list" />
        ))}
      </div>
    </>
  )
}
