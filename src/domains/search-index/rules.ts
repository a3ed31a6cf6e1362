import { mileageSteps } from '#shared/mileage-steps.ts'
import type { SortDirection, SortProperty } from './values.ts'

/** Columns filtered by a list of enumeration values. */
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
/** Columns filtered by yes or no; an unknown answer counts as no. */
export const flagColumns = ['certified', 'controlled', 'repaired', 'firstHand', 'promoted', 'financed'] as const
/** Columns filtered between two limits, both included; an unknown value is outside every range. */
export const rangeColumns = ['price', 'mileage', 'releaseDate'] as const
/** Exact identifiers, looked up in the database. */
export const identifiers = ['reference', 'chassis', 'registration'] as const

export type ValueColumn = (typeof valueColumns)[number]
export type FlagColumn = (typeof flagColumns)[number]
export type RangeColumn = (typeof rangeColumns)[number]
export type Identifier = (typeof identifiers)[number]

/** One filter whose own facet leaves it out. Brand and model are one: `car`. */
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

/** What a group demands. Ids of the reference tables, enumeration values, limits (dirhams, km, days since 2000-01-01), yes or no. */
export type Part =
  | { kind: 'car'; brands: readonly number[]; models: readonly number[] }
  | { kind: 'ids'; ids: readonly number[] }
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'range'; min: number | null; max: number | null }
  | { kind: 'flag'; value: boolean }
  /** on credit at most `max`, at once at most `down`, in dirhams */
  | { kind: 'monthly'; max: number; down: number }

/** What can be left out of a search: cars of which it is known that they are so; those of which it is not known stay. */
export const excludable = ['car', 'city', 'color', 'fuelType', 'gearType', 'bodyStyle'] as const satisfies readonly Group[]
export type Excludable = (typeof excludable)[number]

/**
 * A question with every name resolved; the index and the SQL answer the same one. `archived` asks for the sold and archived,
 * `excluded` is what is not wanted. A group is one filter, wish and exclusion together.
 */
export interface Filter {
  archived: boolean
  parts: ReadonlyMap<Group, Part>
  excluded?: ReadonlyMap<Excludable, Part>
}

/** The filter without one of its groups. */
export function without(filter: Filter, group: Group): Filter {
  const [parts, excluded] = [new Map(filter.parts), new Map<Group, Part>(filter.excluded)]
  parts.delete(group)
  excluded.delete(group)
  return { archived: filter.archived, parts, excluded: excluded as Map<Excludable, Part> }
}

/** The groups that a filter asks something of, each once. */
export function groupsOf({ parts, excluded }: Filter): Group[] {
  return [...new Set<Group>([...parts.keys(), ...(excluded?.keys() ?? [])])]
}

/** What a filter does not want of a group. */
export function excludedOf({ excluded }: Filter, group: Group): Part | undefined {
  return excluded?.get(group as Excludable)
}

/** Days from 2000-01-01 to a day `YYYY-MM-DD`, as PostgreSQL stores dates. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 - 10_957
}

/** The year of a day counted from 2000-01-01. */
export function yearOfDay(dayNo: number): number {
  return new Date((dayNo + 10_957) * 86_400_000).getUTCFullYear()
}

/** One text per question, the same for the same question: key of the caches. */
export function filterKey(filter: Filter): string {
  const sorted = (parts: ReadonlyMap<Group, Part> = new Map()) => [...parts].sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([filter.archived, sorted(filter.parts), sorted(filter.excluded)])
}

/** One car of a page. */
export interface Hit {
  id: number
  /** `listing_rank` */
  rank: number
  /** the place that it would have without payment, from 0; null where nothing is paid for its place */
  unpaid: number | null
}

/** In which order a list comes. */
export interface Sort {
  property: SortProperty
  direction: SortDirection
}

/** Paid places are a matter of the order that we propose, not of one that the visitor chose. */
export function hasPaidPlaces({ property, direction }: { property: string; direction: SortDirection }): boolean {
  return property === 'relevance' && direction === 'Descending'
}

/** Price histogram: 24 bins of 20 000 DH, the last open. */
export const priceBounds = Array.from({ length: 23 }, (_, i) => (i + 1) * 20_000)
/** Mileage histogram: 30 bins of 10 000 km, the last open. */
export const mileageBins = Array.from({ length: 29 }, (_, i) => (i + 1) * 10_000)
/** Where one class of mileage ends and the next begins: 30 bins of 10 000 km and the offered limits in one row. */
export const mileageBounds = [...new Set([...mileageBins, ...mileageSteps.map((step) => step + 1)])].sort((a, b) => a - b)
/** The first year that has a bin of its own; older cars share it. */
export const firstYear = 1990
/** Later years are taken for a slip of the pen and count as this one. */
export const lastYear = firstYear + 200

/** The class of a value: how many bounds it has reached. */
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

/** The raw numbers of a question, by id, value or class; zero is left out. What a group counts leaves its own filter out. */
export interface Counts {
  total: number
  brand: Map<number, number>
  model: Map<number, number>
  city: Map<number, number>
  storageArea: Map<number, number>
  values: Record<ValueColumn, Map<string, number>>
  /** how many say yes and how many do not */
  flags: Record<FlagColumn, { yes: number; no: number }>
  /** by class of `priceBounds` and `mileageBounds`, by year for `releaseDate` */
  classes: Record<RangeColumn, Map<number, number>>
  /** smallest and largest value: dirhams, km, days since 2000-01-01 */
  ends: Record<RangeColumn, [number, number] | null>
}
