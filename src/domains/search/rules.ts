import { type Kind, type Match, squash, type Vocabulary } from '../reference/rules.ts'
import type { FacetQuery, SearchQuery } from './contract.ts'
import type { SortDirection, SortProperty } from './values.ts'

/** Columns filtered by a list of enumeration values, with the parameter that names them. */
export const valueParameters = {
  color: 'Colors',
  fuelType: 'FuelTypes',
  gearType: 'GearTypes',
  bodyStyle: 'BodyStyles',
  condition: 'Conditions',
  repairStatus: 'VehicleRepairStatusTypes',
  registrationType: 'RegistrationTypes',
  operationType: 'OperationTypes',
} as const
/** Columns filtered by yes or no; an unknown answer counts as no. */
export const flagParameters = {
  certified: 'IsCertified',
  controlled: 'IsControlled',
  repaired: 'IsRepaired',
  firstHand: 'IsFirstHand',
  promoted: 'IsPromoted',
  financed: 'IsFinanced',
} as const
/** Columns filtered between two limits, both included; an unknown value is outside every range. */
export const rangeParameters = {
  price: ['MinPrice', 'MaxPrice'],
  mileage: ['MinMileage', 'MaxMileage'],
  releaseDate: ['MinReleaseDate', 'MaxReleaseDate'],
} as const
/** Both together are one filter: a budget by the month. */
export const monthlyParameters = ['DownPayment', 'MonthlyBudget'] as const
/** Exact identifiers, looked up in the database. */
export const identifierParameters = { reference: 'Reference', chassis: 'ChassisNumber', registration: 'RegistrationNumber' } as const

export type ValueColumn = keyof typeof valueParameters
export type FlagColumn = keyof typeof flagParameters
export type RangeColumn = keyof typeof rangeParameters
export type Identifier = keyof typeof identifierParameters

export const valueColumns = Object.keys(valueParameters) as ValueColumn[]
export const flagColumns = Object.keys(flagParameters) as FlagColumn[]
export const rangeColumns = Object.keys(rangeParameters) as RangeColumn[]
export const identifiers = Object.keys(identifierParameters) as Identifier[]

/** One filter whose own facet leaves it out. Brand and model are one: `car`. */
export type Group = 'car' | 'city' | 'storageArea' | 'monthly' | ValueColumn | FlagColumn | RangeColumn | Identifier

/** What a group demands. Ids of the reference tables, enumeration values, limits (dirhams, km, days since 2000-01-01), yes or no. */
export type Part =
  | { kind: 'car'; brands: readonly number[]; models: readonly number[] }
  | { kind: 'ids'; ids: readonly number[] }
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'range'; min: number | null; max: number | null }
  | { kind: 'flag'; value: boolean }
  /** on credit at most `max`, at once at most `down`, in dirhams */
  | { kind: 'monthly'; max: number; down: number }

/** A question with every name resolved; the index and the SQL answer the same one. `archived` asks for the sold and archived. */
export interface Filter {
  archived: boolean
  parts: ReadonlyMap<Group, Part>
}

/** The filter without one of its groups. */
export function without(filter: Filter, group: Group): Filter {
  const parts = new Map(filter.parts)
  parts.delete(group)
  return { archived: filter.archived, parts }
}

/** The parameters of the address that make up a group. */
export function parametersOf(group: Group): readonly string[] {
  if (group === 'car') return ['Brands', 'Models']
  if (group === 'city') return ['Cities']
  if (group === 'storageArea') return ['StorageAreaId']
  if (group === 'monthly') return monthlyParameters
  if (group in rangeParameters) return rangeParameters[group as RangeColumn]
  return [{ ...valueParameters, ...flagParameters, ...identifierParameters }[group as ValueColumn | FlagColumn | Identifier]]
}

/** Days from 2000-01-01 to a day `YYYY-MM-DD`, as PostgreSQL stores dates. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 - 10_957
}

/** The year of a day counted from 2000-01-01. */
export function yearOfDay(dayNo: number): number {
  return new Date((dayNo + 10_957) * 86_400_000).getUTCFullYear()
}

/**
 * Brand and model together: a brand none of whose models is named is taken whole, of the others only the named models.
 * Models named without any brand may be of any brand. Null when neither is asked; names that nobody knows allow nothing.
 */
export function carPart(vocabulary: Vocabulary, brands: readonly string[] = [], models: readonly string[] = []): Part | null {
  if (brands.length === 0 && models.length === 0) return null
  const brandIds = new Set(brands.flatMap((name) => named(vocabulary, 'brand', name).map(({ id }) => id)))
  const chosen = models
    .flatMap((name) => named(vocabulary, 'model', name))
    .filter(({ brandId }) => brands.length === 0 || (brandId !== null && brandIds.has(brandId)))
  for (const { brandId } of chosen) if (brandId !== null) brandIds.delete(brandId)
  return { kind: 'car', brands: [...brandIds].sort(byNumber), models: [...new Set(chosen.map(({ id }) => id))].sort(byNumber) }
}

/** What a name stands for: what is called exactly so, else everything that a known spelling means ("golf" is all its generations). */
function named(vocabulary: Vocabulary, kind: Kind, name: string): readonly Match[] {
  const all = vocabulary.all(kind, name)
  const key = squash(name)
  const same = all.filter((match) => squash(match.name) === key)
  return same.length > 0 ? same : all
}

const byNumber = (a: number, b: number) => a - b

/** The filter of a query; `found` are the ids of the vehicles that bear each identifier asked for, `monthly` what a monthly budget buys. */
export function toFilter(
  query: FacetQuery,
  vocabulary: Vocabulary,
  found: Partial<Record<Identifier, readonly number[]>> = {},
  monthly: { max: number; down: number } | null = null,
): Filter {
  const parts = new Map<Group, Part>()
  const car = carPart(vocabulary, query.Brands, query.Models)
  if (car) parts.set('car', car)
  if (query.Cities?.length) {
    const ids = new Set(query.Cities.flatMap((name) => named(vocabulary, 'city', name).map(({ id }) => id)))
    parts.set('city', { kind: 'ids', ids: [...ids].sort(byNumber) })
  }
  if (query.StorageAreaId?.length) parts.set('storageArea', { kind: 'ids', ids: [...new Set(query.StorageAreaId)].sort(byNumber) })
  for (const column of valueColumns) {
    const values = query[valueParameters[column]]
    if (values?.length) parts.set(column, { kind: 'values', values: [...new Set<string>(values)].sort() })
  }
  for (const column of rangeColumns) {
    const [min, max] = rangeParameters[column].map((name) => limit(query[name]))
    if (min != null || max != null) parts.set(column, { kind: 'range', min: min ?? null, max: max ?? null })
  }
  if (monthly) parts.set('monthly', { kind: 'monthly', ...monthly })
  for (const column of flagColumns) {
    const value = query[flagParameters[column]]
    if (value !== undefined) parts.set(column, { kind: 'flag', value })
  }
  for (const identifier of identifiers) {
    const ids = found[identifier]
    if (ids) parts.set(identifier, { kind: 'ids', ids })
  }
  return { archived: query.IsArchived === true, parts }
}

function limit(value: number | string | undefined): number | null {
  if (value === undefined) return null
  return typeof value === 'number' ? value : dayNumber(value)
}

/** One text per question, the same for the same question: key of the caches. */
export function filterKey(filter: Filter): string {
  const parts = [...filter.parts].sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([filter.archived, parts])
}

/** An identifier as it is compared: capitals without spaces, dashes, bars and points (`search_identifier` in SQL). */
export function normalIdentifier(text: string): string {
  return text.toUpperCase().replaceAll(/[\s|./_\0-]/g, '')
}

/** In which order a list comes. */
export interface Sort {
  property: SortProperty
  direction: SortDirection
}

/** The sort of a query: without a direction, price and mileage rise and the others fall. */
export function toSort(query: Pick<SearchQuery, 'sortPropertyName' | 'sortDirection'>): Sort {
  const property = query.sortPropertyName
  return { property, direction: query.sortDirection ?? (property === 'price' || property === 'mileage' ? 'Ascending' : 'Descending') }
}

/** Price histogram: 24 bins of 20 000 DH, the last open. */
export const priceBounds = Array.from({ length: 23 }, (_, i) => (i + 1) * 20_000)
/** Mileage histogram: 30 bins of 10 000 km, the last open. */
export const mileageBins = Array.from({ length: 29 }, (_, i) => (i + 1) * 10_000)
/** The mileage limits offered (spec, section 9), in km, each included. */
export const mileageSteps = [1000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000]
/** Where one class of mileage ends and the next begins: 30 bins of 10 000 km and the offered limits in one row. */
export const mileageBounds = [...new Set([...mileageBins, ...mileageSteps.map((step) => step + 1)])].sort(byNumber)
/** The first year that has a bin of its own; older cars share it. */
export const firstYear = 1990
/** Later years are taken for a slip of the pen and count as this one. */
export const lastYear = firstYear + 200
/** The ages offered, in years. */
export const ageSteps = [1, 2, 3, 5, 8, 10, 15]

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

/** Class counts summed into bins: `from` included, `to` excluded. */
export function binsOf(
  bounds: readonly number[],
  edges: readonly number[],
  counts: ReadonlyMap<number, number>,
): { from: number; to: number | null; count: number }[] {
  const bins = [0, ...edges].map((from, i) => ({ from, to: edges[i] ?? null, count: 0 }))
  for (const [number, count] of counts) {
    const start = number === 0 ? 0 : (bounds[number - 1] as number)
    const bin = bins[classOf(edges, start)]
    if (bin) bin.count += count
  }
  return bins
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
