import type { ListedVehicle } from '../contract.ts'

type Known = Pick<ListedVehicle, 'price' | 'pricePosition' | 'isPriceDoubtful' | 'isCertified'>

/** Returns the facts for and against the position of a car, from its record only. */
export function placeFacts(car: Known, filtered: boolean) {
  const facts = [
    filtered && ({ key: 'fits', good: true } as const),
    priceFact(car),
    car.isCertified ? ({ key: 'certified', good: true } as const) : ({ key: 'notCertified', good: false } as const),
  ]
  return facts.filter((fact) => fact !== false)
}

function priceFact({ price, pricePosition, isPriceDoubtful }: Known) {
  if (price === null) return { key: 'noPrice', good: false } as const
  if (isPriceDoubtful) return { key: 'doubtful', good: false } as const
  if (pricePosition === null) return { key: 'notCompared', good: false } as const
  return pricePosition <= 3 ? ({ key: 'fair', good: true } as const) : ({ key: 'above', good: false } as const)
}
