import type { Color, VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { everyOf } from '#shared/closed-list.ts'

export {
  fuelTypes as fuels,
  gearTypes as gears,
  operationTypes as sellers,
  registrationTypes as registrations,
  repairStatuses as repairs,
} from '#domains/catalogue/vehicles/rules.ts'

/** Enum values of the filters, in display order. */
export const bodyStyles = everyOf<BodyStyle>()([
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
])
export const conditions = everyOf<VehicleCard['condition']>()(['Used', 'New'])
export const colors = everyOf<Color>()([
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
])

/** Maximum number of results for which the response suggests broader searches. */
export const lowResultThreshold = 5

/** The six sorts: name in the pack, property and direction in the URL. */
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

/** Returns the sort of a search; an unusual pair in the URL gives the nearest of the six. */
export function sortOf(search: URLSearchParams): Sort {
  const property = search.get('sortPropertyName')
  const direction = search.get('sortDirection') ?? (property && fallingWhenUnsaid.has(property) ? 'Descending' : 'Ascending')
  return (
    sorts.find((sort) => sort.property === property && sort.direction === direction) ??
    sorts.find((sort) => sort.property === property) ??
    sorts[0]
  )
}

export function oneOf<const V extends string>(values: readonly V[], text: string): V | null {
  return values.find((value) => value === text) ?? null
}
