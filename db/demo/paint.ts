import type { BodyStyle } from '#domains/reference/contract.ts'
import type { Color } from '#domains/vehicles/contract.ts'
import type { Random } from './random.ts'

/** Colours of a painted body: highlight, paint, shade, deep shade. `bright` paints get dark seams and strong gloss. */
export interface Paint {
  light: string
  base: string
  shade: string
  deep: string
  bright: boolean
}

export const paints: Record<Color, Paint> = {
  White: { light: '#FFFFFF', base: '#F1EFEC', shade: '#CBC8C5', deep: '#8E8C8D', bright: true },
  Grey: { light: '#B9BEC6', base: '#7E848F', shade: '#4F555F', deep: '#2C313A', bright: false },
  Silver: { light: '#F2F4F6', base: '#CDD2D8', shade: '#9CA2AB', deep: '#666C76', bright: true },
  Black: { light: '#5C6170', base: '#262A36', shade: '#141722', deep: '#080A10', bright: false },
  Blue: { light: '#8FB2D6', base: '#3E6A9A', shade: '#27486D', deep: '#142941', bright: false },
  Red: { light: '#E0736A', base: '#B12E2B', shade: '#7C1B1D', deep: '#4A1013', bright: false },
  Brown: { light: '#B08D74', base: '#6E4D38', shade: '#483124', deep: '#271A13', bright: false },
  Beige: { light: '#F3EADA', base: '#D2C2A4', shade: '#A29274', deep: '#6C5F49', bright: true },
  Green: { light: '#7FB39B', base: '#2F6F56', shade: '#1D4A39', deep: '#0F2B21', bright: false },
  Yellow: { light: '#FFE58A', base: '#F0C21E', shade: '#B88F0B', deep: '#6E5406', bright: true },
  Orange: { light: '#F2A878', base: '#D0642B', shade: '#93421A', deep: '#57260F', bright: false },
  Burgundy: { light: '#B5707F', base: '#6F1F33', shade: '#4A1221', deep: '#280812', bright: false },
  Gold: { light: '#EBD9A8', base: '#BFA05A', shade: '#8C7239', deep: '#574621', bright: true },
  Purple: { light: '#A79BD0', base: '#5B4A8C', shade: '#3C2F62', deep: '#211A38', bright: false },
}

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
/** Bodies of which few stand in stock keep to the colours in which they are mostly ordered. */
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
