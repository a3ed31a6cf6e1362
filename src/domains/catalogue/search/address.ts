/**
 * The URL of a search holds its whole state: the parameters of `GET /api/vehicles`, plus `view`, and `folds` for browsers without
 * JavaScript. No function mutates the `URLSearchParams` that it receives.
 */
import {
  bodyLanding,
  type bodySlugs,
  budgetLanding,
  cityLanding,
  landingBudgets,
  makeCityLanding,
  makeLanding,
  usualLandingMinimum,
} from '#shared/landing.ts'
import { typedNumber } from '#shared/limits.ts'

/** Filters that accept several values. */
export const listFilters = [
  'Brands',
  'Models',
  'BodyStyles',
  'FuelTypes',
  'GearTypes',
  'Conditions',
  'Colors',
  'Cities',
  'StorageAreaId',
  'RegistrationTypes',
  'OperationTypes',
  'VehicleRepairStatusTypes',
] as const
export type ListFilter = (typeof listFilters)[number]

/** Exclusion parameter of each filter. */
const excludedFilters = {
  Brands: 'ExcludedBrands',
  Models: 'ExcludedModels',
  BodyStyles: 'ExcludedBodyStyles',
  FuelTypes: 'ExcludedFuelTypes',
  GearTypes: 'ExcludedGearTypes',
  Colors: 'ExcludedColors',
  Cities: 'ExcludedCities',
} as const satisfies Partial<Record<ListFilter, string>>
const wantedOf = new Map<string, ListFilter>(Object.entries(excludedFilters).map(([wanted, name]) => [name, wanted as ListFilter]))

/** Minimum and maximum parameter of each range filter. */
const rangeFilters = {
  price: ['MinPrice', 'MaxPrice'],
  mileage: ['MinMileage', 'MaxMileage'],
  year: ['MinReleaseDate', 'MaxReleaseDate'],
} as const

/** Monthly budget, shown as one filter: the down payment and the maximum monthly instalment. */
export const monthlyFilter = ['DownPayment', 'MonthlyBudget'] as const

export const flagFilters = [
  'IsCertified',
  'IsFirstHand',
  'IsPromoted',
  'IsControlled',
  'IsRepaired',
  'IsFinanced',
  'IsBoosted',
  'IsArchived',
] as const

const codeFilters = ['Reference', 'ChassisNumber', 'RegistrationNumber', 'ComparableTo'] as const
/** The sentence before it is parsed, and its words that became no filter. */
const sentence = ['q', 'unknown'] as const
/** Display parameters, not filters; `folds=open` renders the collapsed filter groups. */
const display = ['sortPropertyName', 'sortDirection', 'view', 'folds', 'page'] as const

/** Every known parameter, in canonical order. */
const order: readonly string[] = [
  ...listFilters,
  ...wantedOf.keys(),
  ...Object.values(rangeFilters).flat(),
  ...monthlyFilter,
  ...flagFilters,
  ...codeFilters,
  ...sentence,
  ...display,
]
const canonical = new Map(order.map((name) => [name.toLowerCase(), name]))
/** Every filter that accepts several values, exclusions included. */
export const severalValues: ReadonlySet<string> = new Set<string>([...listFilters, ...wantedOf.keys()])
/** Without JavaScript, these values may contain spaces between thousands. */
const amounts = new Set<string>([...rangeFilters.price, ...rangeFilters.mileage, ...monthlyFilter])

/** One removable part of a search: its parameters and its value. */
export interface Part {
  kind: 'list' | 'except' | 'range' | 'monthly' | 'flag' | 'code'
  parameters: string[]
  value: string
  /** bounds of a range, null when open; for a monthly budget the down payment and the budget */
  from: string | null
  to: string | null
}

/** Parses a search URL: canonical names and order, without empty values, duplicates and unknown names. */
export function readSearch(search: string | URLSearchParams): URLSearchParams {
  const found = new Map<string, string[]>()
  for (const [name, raw] of new URLSearchParams(search)) {
    const known = canonical.get(name.toLowerCase())
    const value = amounts.has(known ?? '') ? raw.replaceAll(/\s/g, '') : raw.trim()
    if (!known || value === '' || (known === 'page' && value === '1')) continue
    if ((known === 'view' && value !== 'list') || (known === 'folds' && value !== 'open')) continue
    const values = found.get(known) ?? []
    if (severalValues.has(known)) {
      if (!values.includes(value)) values.push(value)
      found.set(known, values)
    } else found.set(known, [value])
  }
  const clean = new URLSearchParams()
  for (const name of order) for (const value of found.get(name) ?? []) clean.append(name, value)
  return clean
}

/** Returns the search with these parameters set; removes the page number and the last sentence. */
export function withValues(
  search: URLSearchParams,
  changes: Record<string, readonly (string | number | boolean)[] | string | number | boolean | null>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['page', ...sentence]) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name)
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null && one !== '') next.append(name, String(one))
  }
  return readSearch(next)
}

/** Adds a value to a filter, or removes it when present. Adding a wanted value removes its exclusion, and the reverse. */
export function toggled(search: URLSearchParams, name: string, value: string | number): URLSearchParams {
  const values = search.getAll(name)
  const text = String(value)
  if (values.includes(text)) return withValues(search, { [name]: values.filter((one) => one !== text) })
  const opposite = oppositeOf(name)
  return withValues(search, {
    [name]: [...values, text],
    ...(opposite && { [opposite]: search.getAll(opposite).filter((one) => one !== text) }),
  })
}

/** Returns the filter that excludes the values of a filter, or the reverse. */
function oppositeOf(name: string): string | undefined {
  return wantedOf.get(name) ?? excludedFilters[name as keyof typeof excludedFilters]
}

/** Removes a brand together with its models, or adds the brand. */
export function toggledBrand(search: URLSearchParams, brand: string, itsModels: readonly string[]): URLSearchParams {
  const next = toggled(search, 'Brands', brand)
  if (next.getAll('Brands').includes(brand)) return next
  return withValues(next, { Models: search.getAll('Models').filter((model) => !itsModels.includes(model)) })
}

/** Returns the search without filters; sort and view stay. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return readSearch(new URLSearchParams([...search].filter(([name]) => name !== 'page' && (display as readonly string[]).includes(name))))
}

/** Returns the filters without display parameters, for the facets request. */
export function filtersOnly(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => ![...display, 'unknown'].includes(name)))
}

/** Makes, models, body styles and cities: the filters that search engines may index. */
const namedFilters = ['Brands', 'Models', 'BodyStyles', 'Cities']
/** Maximum number of filters in an indexed search. */
const mostParts = 2

/** Returns the landing page whose filters equal the search (make, model, city, make in a city, body style or budget), or null. */
function landingOf(search: URLSearchParams): string | null {
  const asked = filtersOnly(search)
  const of = (name: string) => asked.get(name) ?? ''
  switch ([...asked.keys()].sort().join(' ')) {
    case 'Brands':
      return makeLanding(of('Brands'))
    case 'Brands Models':
      return makeLanding(of('Brands'), of('Models'))
    case 'Brands Cities':
      return makeCityLanding(of('Brands'), of('Cities'))
    case 'Cities':
      return cityLanding(of('Cities'))
    case 'BodyStyles':
      return bodyLanding(of('BodyStyles') as keyof typeof bodySlugs)
    case 'MaxPrice':
      return landingBudgets.some((budget) => String(budget) === of('MaxPrice')) ? budgetLanding(Number(of('MaxPrice'))) : null
    default:
      return null
  }
}

/**
 * Returns the canonical URL of a search for search engines: the equivalent landing page when one exists and `total` reaches
 * `landingMinimum`, else the search with its named filters in sorted order. Null for a search that is not indexed: no result, a custom
 * sort, a further page or more than `mostParts` filters. `search` comes from `readSearch`.
 */
export function keptPlace(search: URLSearchParams, total: number, landingMinimum = usualLandingMinimum): string | null {
  if (total === 0 || search.has('page') || search.has('sortPropertyName') || partsOf(search).length > mostParts) return null
  const landing = total >= landingMinimum ? landingOf(search) : null
  const names = [...search].filter(([name]) => namedFilters.includes(name)).sort()
  return landing ?? `/search-result${searchText(new URLSearchParams(names))}`
}

/** Returns true when two searches find the same cars; ignores the view and unknown words. */
export function sameCars(one: string | URLSearchParams, other: string | URLSearchParams): boolean {
  const asked = (search: string | URLSearchParams): string => {
    const read = readSearch(search)
    for (const name of ['view', 'folds', 'unknown']) read.delete(name)
    return read.toString()
  }
  return asked(one) === asked(other)
}

/** Returns a bound as text; null for an unreadable amount, which the server rejects by name. */
function boundOf(search: URLSearchParams, name: string): string | null {
  const text = search.get(name)
  return text !== null && amounts.has(name) && Number.isNaN(typedNumber(text)) ? null : text
}

/** Returns the filters of a search one by one, in canonical order. */
export function partsOf(search: URLSearchParams): Part[] {
  const parts: Part[] = []
  for (const name of listFilters) {
    for (const value of search.getAll(name)) parts.push({ kind: 'list', parameters: [name], value, from: null, to: null })
  }
  for (const name of wantedOf.keys()) {
    for (const value of search.getAll(name)) parts.push({ kind: 'except', parameters: [name], value, from: null, to: null })
  }
  for (const [kind, [min, max]] of Object.entries(rangeFilters)) {
    const [from, to] = [boundOf(search, min), boundOf(search, max)]
    if (from !== null || to !== null) parts.push({ kind: 'range', parameters: [min, max], value: kind, from, to })
  }
  const [from, to] = monthlyFilter.map((name) => search.get(name))
  if (to != null) parts.push({ kind: 'monthly', parameters: [...monthlyFilter], value: 'monthly', from: from ?? null, to })
  for (const name of flagFilters) {
    const value = search.get(name)
    if (value !== null) parts.push({ kind: 'flag', parameters: [name], value, from: null, to: null })
  }
  for (const name of codeFilters) {
    const value = search.get(name)
    if (value !== null) parts.push({ kind: 'code', parameters: [name], value, from: null, to: null })
  }
  return parts
}

export function withoutPart(search: URLSearchParams, part: Part): URLSearchParams {
  if (part.kind === 'list' || part.kind === 'except') return toggled(search, part.parameters[0] ?? '', part.value)
  return withoutParameters(search, part.parameters)
}

/** Returns the parts that contain these parameters; one bound is enough to find a range. */
export function partsBehind(search: URLSearchParams, parameters: readonly string[]): Part[] {
  return partsOf(search).filter((part) => part.parameters.some((name) => parameters.includes(name)))
}

/** Removes the parts that contain these parameters; both bounds of a range are removed together. */
export function withoutPartsBehind(search: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const ranges: readonly (readonly string[])[] = Object.values(rangeFilters)
  return withoutParameters(
    search,
    parameters.flatMap((name) => ranges.find((range) => range.includes(name)) ?? [name]),
  )
}

export function withoutParameters(search: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  return withValues(search, Object.fromEntries(parameters.map((name) => [name, null])))
}

/**
 * Merges the filters of a parsed sentence into a search. A filter of the sentence replaces the same filter of the search; brand and model
 * count as one filter, and so do the two bounds of a range. A wanted value removes its exclusion, and the reverse. Unrecognised words
 * become `unknown`.
 */
export function withCriteria(search: URLSearchParams, criteria: object, unknown: readonly string[] = []): URLSearchParams {
  const found = Object.entries(criteria) as [string, string | number | boolean | string[]][]
  const groups: readonly (readonly string[])[] = [
    ['Brands', 'Models'],
    ['ExcludedBrands', 'ExcludedModels'],
    ...Object.values(rangeFilters),
    ['sortPropertyName', 'sortDirection'],
  ]
  const next = new URLSearchParams(search)
  for (const [name, value] of found) {
    for (const cleared of groups.find((group) => group.includes(name)) ?? [name]) next.delete(cleared)
    const opposite = oppositeOf(name)
    if (opposite && Array.isArray(value)) for (const one of value) next.delete(opposite, one)
  }
  return withValues(next, { ...Object.fromEntries(found), unknown: unknown.length > 0 ? unknown.join(' ') : null })
}

/** Replaces the monthly budget by the price that it finances, because alerts only support prices. `buys` is in whole dirhams. */
export function withoutMonthly(search: URLSearchParams, buys: number | null | undefined): URLSearchParams {
  if (!search.has('MonthlyBudget') || buys == null) return withoutParameters(search, monthlyFilter)
  const asked = search.get('MaxPrice')
  return withValues(search, {
    DownPayment: null,
    MonthlyBudget: null,
    MaxPrice: asked === null ? buys : Math.min(Number(asked), buys),
    IsFinanced: true,
  })
}

/** Returns `?…` or an empty string; equal searches give equal text. */
export function searchText(search: URLSearchParams): string {
  const text = readSearch(search).toString()
  return text === '' ? '' : `?${text}`
}

/** Returns the first and the last day of a year range, for the release date bounds. */
export function yearBounds(from: string | null, to: string | null): { MinReleaseDate: string | null; MaxReleaseDate: string | null } {
  return { MinReleaseDate: from ? `${from}-01-01` : null, MaxReleaseDate: to ? `${to}-12-31` : null }
}

/** Returns the exclusion parameter of a filter; undefined when the filter has none. */
export function exceptFilter(name: ListFilter): string | undefined {
  return excludedFilters[name as keyof typeof excludedFilters]
}

/** Returns the filter of an exclusion parameter: `Colors` for `ExcludedColors`. Returns any other parameter unchanged. */
export function wantedFilter(parameter: string): string {
  return wantedOf.get(parameter) ?? parameter
}
