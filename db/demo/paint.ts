import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import type { Random } from './random.ts'

const shares: readonly (readonly [Color, number])[] = [
  ['White', 31],
  ['Grey', 20],
  ['Black', 17],
  ['Silver', 11],
  ['Blue', 8],
  ['Red', 5],
  ['Brown', 2.4],
  ['Beige', 1.8],
  ['Green', 1.3],
  ['Orange', 0.8],
  ['Burgundy', 0.8],
  ['Gold', 0.4],
  ['Yellow', 0.3],
  ['Purple', 0.2],
]
/** Bodies of which few are in stock keep to the colours in which they are mostly ordered. */
const fewColors: Partial<Record<BodyStyle, readonly Color[]>> = {
  Cabriolet: ['White', 'Black', 'Red', 'Blue', 'Yellow', 'Grey'],
  SportsCar: ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow'],
  Pickup: ['White', 'Silver', 'Grey', 'Black', 'Blue'],
  Fourgonnette: ['White', 'Grey', 'Silver', 'Blue', 'Beige', 'Red'],
  MiniVan: ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Brown'],
  Wagon: ['White', 'Grey', 'Black', 'Silver', 'Blue', 'Green'],
}

/** A colour as often as it is met on that body style. */
export function pickColor(random: Random, body: BodyStyle): Color {
  const few = fewColors[body]
  return random.weighted(few ? shares.filter(([color]) => few.includes(color)) : shares)
}
