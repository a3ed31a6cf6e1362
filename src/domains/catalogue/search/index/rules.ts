import { mileageSteps } from '#shared/mileage-steps.ts'
import type { SortDirection, SortProperty } from './values.ts'

export const valueColumns = [
  'color',
  'fuelType',
  'gearType',
  'bodyStyle',
  'condition',
  'repairStatus',
  'registrationType',
  'operationType',
] as const
/** Boolean columns; unknown counts as no. */
export const flagColumns = ['certified', 'controlled', 'repaired', 'firstHand', 'promoted', 'financed'] as const
/** Columns filtered by a range, both bounds included; an unknown value is outside every range. */
export const rangeColumns = ['price', 'mileage', 'releaseDate'] as const
export const identifiers = ['reference', 'chassis', 'registration'] as const

export type ValueColumn = (typeof valueColumns)[number]
export type FlagColumn = (typeof flagColumns)[number]
export type RangeColumn = (typeof rangeColumns)[number]
export type Identifier = (typeof identifiers)[number]

/** A filter that its own facet leaves out. Brand and model are one filter: `car`. */
export type Group =
  | 'car'
  | 'city'
  | 'storageArea'
  | 'monthly'
  | 'comparable'
  | 'boosted'
  | ValueColumn
  | FlagColumn
  | RangeColumn
  | Identifier

/** Condition of a group: ids of the reference tables, enumeration values, limits (dirhams, km, days since 2000-01-01), yes or no. */
export type Part =
  | { kind: 'car'; brands: readonly number[]; models: readonly number[] }
  | { kind: 'ids'; ids: readonly number[] }
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'range'; min: number | null; max: number | null }
  | { kind: 'flag'; value: boolean }
  /** at most `max` on credit, with a down payment of at most `down`, in dirhams */
  | { kind: 'monthly'; max: number; down: number }

/** Groups with exclusions. Cars with an unknown value are not excluded. */
export const excludable = ['car', 'city', 'color', 'fuelType', 'gearType', 'bodyStyle'] as const satisfies readonly Group[]
export type Excludable = (typeof excludable)[number]

/**
 * A query with resolved names, evaluated by the index and by SQL. `archived` selects sold and archived cars; `excluded` holds the
 * exclusions. The wanted and excluded values of a group form one filter.
 */
export interface Filter {
  archived: boolean
  parts: ReadonlyMap<Group, Part>
  excluded?: ReadonlyMap<Excludable, Part>
}

export function without(filter: Filter, group: Group): Filter {
  const [parts, excluded] = [new Map(filter.parts), new Map<Group, Part>(filter.excluded)]
  parts.delete(group)
  excluded.delete(group)
  return { archived: filter.archived, parts, excluded: excluded as Map<Excludable, Part> }
}

export function groupsOf({ parts, excluded }: Filter): Group[] {
  return [...new Set<Group>([...parts.keys(), ...(excluded?.keys() ?? [])])]
}

export function excludedOf({ excluded }: Filter, group: Group): Part | undefined {
  return excluded?.get(group as Excludable)
}

export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 - 10_957
}

export function yearOfDay(dayNo: number): number {
  return new Date((dayNo + 10_957) * 86_400_000).getUTCFullYear()
}

/** Returns a canonical key of a filter, for the caches. */
export function filterKey(filter: Filter): string {
  const sorted = (parts: ReadonlyMap<Group, Part> = new Map()) => [...parts].sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([filter.archived, sorted(filter.parts), sorted(filter.excluded)])
}

export interface Hit {
  id: number
  /** `listing_rank` */
  rank: number
  /** position without payment, from 0; null where no position is paid for */
  unpaid: number | null
}

export interface Sort {
  property: SortProperty
  direction: SortDirection
}

/** Returns true for the default order, the only one with paid positions. */
export function hasPaidPlaces({ property, direction }: { property: string; direction: SortDirection }): boolean {
  return property === 'relevance' && direction === 'Descending'
}

export const priceBounds = Array.from({ length: 23 }, (_, i) => (i + 1) * 20_000)
export const mileageBins = Array.from({ length: 29 }, (_, i) => (i + 1) * 10_000)
/** Bounds of the mileage classes: 30 bins of 10 000 km and the offered limits, merged. */
export const mileageBounds = [...new Set([...mileageBins, ...mileageSteps.map((step) => step + 1)])].sort((a, b) => a - b)
/** First year with its own bin; older cars share it. */
export const firstYear = 1990
/** Highest year; later years are errors and count as this one. */
export const lastYear = firstYear + 200

/** Returns the class of a value: the number of bounds that it reaches. */
export function classOf(bounds: readonly number[], value: number): number {
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((bounds[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}

/** Counts of a query, by id, value or class, without zeros. Each group is counted without its own filter. */
export interface Counts {
  total: number
  brand: Map<number, number>
  model: Map<number, number>
  city: Map<number, number>
  storageArea: Map<number, number>
  values: Record<ValueColumn, Map<string, number>>
  /** cars with yes and with no */
  flags: Record<FlagColumn, { yes: number; no: number }>
  classes: Record<RangeColumn, Map<number, number>>
  ends: Record<RangeColumn, [number, number] | null>
}
