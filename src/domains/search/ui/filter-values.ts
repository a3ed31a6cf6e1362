import type { BodyStyle } from '#domains/reference/contract.ts'
import type { Color, FuelType, GearType, VehicleCard } from '#domains/vehicles/contract.ts'

/** The closed lists of the filters, in the order in which a visitor reads them. */
export const bodyStyles = [
  'Citadine',
  'SUV',
  'Sedan',
  'Compact',
  'Wagon',
  'MiniVan',
  'Pickup',
  'Fourgonnette',
  'Cabriolet',
  'SportsCar',
] as const satisfies readonly BodyStyle[]
export const fuels = ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] as const satisfies readonly FuelType[]
export const gears = ['Manual', 'Automatic'] as const satisfies readonly GearType[]
export const conditions = ['Used', 'New'] as const satisfies readonly VehicleCard['condition'][]
export const sellers = ['Standard', 'Intermediation', 'Ad'] as const satisfies readonly VehicleCard['operationType'][]
export const registrations = ['Local', 'Foreign'] as const satisfies readonly VehicleCard['registrationType'][]
export const repairs = ['NotRequired', 'NotRepaired', 'Repaired'] as const
export const colors = [
  'White',
  'Grey',
  'Black',
  'Silver',
  'Blue',
  'Red',
  'Brown',
  'Beige',
  'Green',
  'Orange',
  'Yellow',
  'Burgundy',
  'Gold',
  'Purple',
] as const satisfies readonly Color[]

/** The six sorts: name in the pack, property and direction in the address. */
export const sorts = [
  { name: 'relevance', property: null, direction: null },
  { name: 'priceUp', property: 'price', direction: 'Ascending' },
  { name: 'priceDown', property: 'price', direction: 'Descending' },
  { name: 'newest', property: 'releaseDate', direction: 'Descending' },
  { name: 'mileage', property: 'mileage', direction: 'Ascending' },
  { name: 'published', property: 'published', direction: 'Descending' },
] as const
export type Sort = (typeof sorts)[number]

const fallingWhenUnsaid = new Set(['releaseDate', 'published'])

/** The sort of a search; an address that names an odd pair shows the nearest of the six. */
export function sortOf(search: URLSearchParams): Sort {
  const property = search.get('sortPropertyName')
  const direction = search.get('sortDirection') ?? (property && fallingWhenUnsaid.has(property) ? 'Descending' : 'Ascending')
  return (
    sorts.find((sort) => sort.property === property && sort.direction === direction) ??
    sorts.find((sort) => sort.property === property) ??
    sorts[0]
  )
}

/** The text as one of a closed list, or null. */
export function oneOf<const V extends string>(values: readonly V[], text: string): V | null {
  return values.find((value) => value === text) ?? null
}
