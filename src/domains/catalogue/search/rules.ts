import {
  classOf,
  dayNumber,
  type Excludable,
  type Filter,
  type FlagColumn,
  flagColumns,
  type Group,
  type Hit,
  type Identifier,
  identifiers,
  type Part,
  type RangeColumn,
  rangeColumns,
  type Sort,
  type ValueColumn,
  valueColumns,
} from '#domains/catalogue/search/index/rules.ts'
import { sortProperties } from '#domains/catalogue/search/index/values.ts'
import { type Kind, type Match, squash, type Vocabulary } from '#domains/foundation/reference/rules.ts'
import type { FacetQuery, Placement, SearchQuery } from './contract.ts'

/** Parameters by index column. */
const valueParameters = {
  color: 'Colors',
  fuelType: 'FuelTypes',
  gearType: 'GearTypes',
  bodyStyle: 'BodyStyles',
  condition: 'Conditions',
  repairStatus: 'VehicleRepairStatusTypes',
  registrationType: 'RegistrationTypes',
  operationType: 'OperationTypes',
} as const satisfies Record<ValueColumn, keyof FacetQuery>
const flagParameters = {
  certified: 'IsCertified',
  controlled: 'IsControlled',
  repaired: 'IsRepaired',
  firstHand: 'IsFirstHand',
  promoted: 'IsPromoted',
  financed: 'IsFinanced',
} as const satisfies Record<FlagColumn, keyof FacetQuery>
const rangeParameters = {
  price: ['MinPrice', 'MaxPrice'],
  mileage: ['MinMileage', 'MaxMileage'],
  releaseDate: ['MinReleaseDate', 'MaxReleaseDate'],
} as const satisfies Record<RangeColumn, readonly [keyof FacetQuery, keyof FacetQuery]>
/** Exclusion parameters by index column. */
const excludingParameters = {
  color: 'ExcludedColors',
  fuelType: 'ExcludedFuelTypes',
  gearType: 'ExcludedGearTypes',
  bodyStyle: 'ExcludedBodyStyles',
} as const satisfies Record<Exclude<Excludable, 'car' | 'city'>, keyof FacetQuery>
/** One filter: the monthly budget. */
const monthlyParameters = ['DownPayment', 'MonthlyBudget'] as const
export const identifierParameters = {
  reference: 'Reference',
  chassis: 'ChassisNumber',
  registration: 'RegistrationNumber',
} as const satisfies Record<Identifier, keyof FacetQuery>

/** Returns the URL parameters of a group. */
export function parametersOf(group: Group): readonly string[] {
  if (group === 'car') return ['Brands', 'Models', 'ExcludedBrands', 'ExcludedModels']
  if (group === 'city') return ['Cities', 'ExcludedCities']
  if (group === 'storageArea') return ['StorageAreaId']
  if (group === 'monthly') return monthlyParameters
  if (group === 'comparable') return ['ComparableTo']
  if (group === 'boosted') return ['IsBoosted']
  if (group in rangeParameters) return rangeParameters[group as RangeColumn]
  const wanted = { ...valueParameters, ...flagParameters, ...identifierParameters }[group as ValueColumn | FlagColumn | Identifier]
  return group in excludingParameters ? [wanted, excludingParameters[group as keyof typeof excludingParameters]] : [wanted]
}

/** Ids of whole makes and of single models. */
export type Cars = Pick<Extract<Part, { kind: 'car' }>, 'brands' | 'models'>

/**
 * Combines brands and models: a brand without a named model matches whole, the others only through their named models. Models without a
 * brand match any brand. Null without both. An unknown name matches nothing; when no brand has a named model, no brand matches whole.
 */
export function carPart(vocabulary: Vocabulary, brands: readonly string[] = [], models: readonly string[] = []): Part | null {
  if (brands.length === 0 && models.length === 0) return null
  const whole = new Set(brands.flatMap((name) => named(vocabulary, 'brand', name).map(({ id }) => id)))
  const asked = brands.length === 0 ? undefined : [...whole]
  const chosen = models.map((name) => modelsNamed(vocabulary, name, asked))
  if (chosen.some((found) => found.length === 0)) whole.clear()
  for (const { brandId } of chosen.flat()) if (brandId !== null) whole.delete(brandId)
  return { kind: 'car', ...sorted([...whole], chosen.flat()) }
}

/** Returns the excluded makes and models, such as "TT", or "Audi TT" for that make only. Null without exclusions. */
function excludedCars(vocabulary: Vocabulary, { Brands, ExcludedBrands = [], ExcludedModels = [] }: FacetQuery): Part | null {
  if (ExcludedBrands.length === 0 && ExcludedModels.length === 0) return null
  const brandsOf = (names: readonly string[]) => names.flatMap((name) => named(vocabulary, 'brand', name).map(({ id }) => id))
  const asked = Brands?.length ? brandsOf(Brands) : undefined
  const models = ExcludedModels.flatMap((name) => {
    const alone = modelsNamed(vocabulary, name, asked)
    return alone.length > 0 ? alone : modelsBehindBrand(vocabulary, name)
  })
  return { kind: 'car', ...sorted([...new Set(brandsOf(ExcludedBrands))], models) }
}

/** Returns the models of a name that starts with its brand: "Audi TT", "Land Rover Range Rover Sport". */
function modelsBehindBrand(vocabulary: Vocabulary, name: string): readonly Match[] {
  const words = name.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const brands = named(vocabulary, 'brand', words.slice(0, count).join(' ')).map(({ id }) => id)
    const models = brands.length > 0 ? modelsNamed(vocabulary, words.slice(count).join(' '), brands) : []
    if (models.length > 0) return models
  }
  return []
}

function sorted(brands: readonly number[], models: readonly Match[]): Cars {
  return { brands: brands.toSorted(byNumber), models: [...new Set(models.map(({ id }) => id))].sort(byNumber) }
}

/** Returns the targets with exactly this name, else all targets of a known spelling ("golf" matches all generations). */
function named(vocabulary: Vocabulary, kind: Exclude<Kind, 'model'>, name: string): readonly Match[] {
  return exactly(vocabulary.all(kind, name), name)
}

/** Returns the models of a filter value, of these brands when given; unlike in a sentence, also "TT" and "Note". */
function modelsNamed(vocabulary: Vocabulary, name: string, brands?: readonly number[]): readonly Match[] {
  return exactly(vocabulary.models(name, brands), name)
}

function exactly(all: readonly Match[], name: string): readonly Match[] {
  const key = squash(name)
  const same = all.filter((match) => squash(match.name) === key)
  return same.length > 0 ? same : all
}

const byNumber = (a: number, b: number) => a - b

/**
 * Converts a query to a filter. `found`: ids of the vehicles with each requested identifier, or compared with one. `monthly`: price limits
 * of a monthly budget.
 */
export function toFilter(
  query: FacetQuery,
  vocabulary: Vocabulary,
  found: Partial<Record<Identifier | 'comparable', readonly number[]>> = {},
  monthly: { max: number; down: number } | null = null,
): Filter {
  const parts = new Map<Group, Part>()
  const car = carPart(vocabulary, query.Brands, query.Models)
  if (car) parts.set('car', car)
  if (query.Cities?.length) parts.set('city', cityPart(vocabulary, query.Cities))
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
  if (query.IsBoosted !== undefined) parts.set('boosted', { kind: 'flag', value: query.IsBoosted })
  for (const identifier of [...identifiers, 'comparable'] as const) {
    const ids = found[identifier]
    if (ids) parts.set(identifier, { kind: 'ids', ids })
  }
  return { archived: query.IsArchived === true, parts, excluded: exclusions(query, vocabulary) }
}

function exclusions(query: FacetQuery, vocabulary: Vocabulary): Map<Excludable, Part> {
  const excluded = new Map<Excludable, Part>()
  const car = excludedCars(vocabulary, query)
  if (car) excluded.set('car', car)
  if (query.ExcludedCities?.length) excluded.set('city', cityPart(vocabulary, query.ExcludedCities))
  for (const [column, parameter] of Object.entries(excludingParameters) as [keyof typeof excludingParameters, keyof FacetQuery][]) {
    const values = query[parameter] as readonly string[] | undefined
    if (values?.length) excluded.set(column, { kind: 'values', values: [...new Set(values)].sort() })
  }
  return excluded
}

function cityPart(vocabulary: Vocabulary, cities: readonly string[]): Part {
  const ids = new Set(cities.flatMap((name) => named(vocabulary, 'city', name).map(({ id }) => id)))
  return { kind: 'ids', ids: [...ids].sort(byNumber) }
}

function limit(value: number | string | undefined): number | null {
  if (value === undefined) return null
  return typeof value === 'number' ? value : dayNumber(value)
}

/** Normalises an identifier: upper case, without spaces, dashes, bars and points (`search_identifier` in SQL). */
export function normalIdentifier(text: string): string {
  return text.toUpperCase().replaceAll(/[\s|./_\0-]/g, '')
}

/** Returns the sort of a query; the default direction is ascending for price, mileage, brand and reference, descending otherwise. */
export function toSort({ sortPropertyName: property, sortDirection }: Pick<SearchQuery, 'sortPropertyName' | 'sortDirection'>) {
  const rises = ['price', 'mileage', 'brand', 'reference'].includes(property)
  return { property, direction: sortDirection ?? (rises ? ('Ascending' as const) : ('Descending' as const)) }
}

const reasons = ['DoubtfulPrice', 'AboveMarket', 'Newest', 'Price', 'Certified', 'CertifiedAndPrice'] as const

/** Returns why a car is at a position (from 0) of a list; `isProposed` for the default order. */
export function placementOf({ rank, unpaid }: Hit, at: number, isProposed: boolean): Placement {
  const own = isProposed ? (reasons[rank] ?? 'Newest') : 'Sort'
  return { place: at + 1, reason: unpaid === null ? own : 'Paid', placeWithoutPayment: unpaid === null ? null : unpaid + 1 }
}

/** Returns true for a sort that the index supports. */
export function isIndexed(sort: ReturnType<typeof toSort>): sort is Sort {
  return sortProperties.some((property) => property === sort.property)
}

/** Offered ages in years. */
export const ageSteps = [1, 2, 3, 5, 8, 10, 15]

/** Sums class counts into bins: `from` included, `to` excluded. */
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
