/**
 * The address of a search is its whole state: the parameter names of `GET /api/vehicles`, plus `view`, and `folds` for browsers without script.
 * All functions take and give back `URLSearchParams` without changing what they were given.
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

/** Filters that take several values. */
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

/** What is not wanted, by the filter whose values it holds. */
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

/** Pairs of bounds, each shown as one filter. */
const rangeFilters = {
  price: ['MinPrice', 'MaxPrice'],
  mileage: ['MinMileage', 'MaxMileage'],
  year: ['MinReleaseDate', 'MaxReleaseDate'],
} as const

/** A budget by the month, shown as one filter: what is paid at once, and what at most each month. */
export const monthlyFilter = ['DownPayment', 'MonthlyBudget'] as const

/** Filters that are on or off. */
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
/** The sentence before it is understood, and the words of it that became no filter. */
const sentence = ['q', 'unknown'] as const
/** What is shown and how, no filter; `folds=open` writes what the closed folds of the filters hold. */
const display = ['sortPropertyName', 'sortDirection', 'view', 'folds', 'page'] as const

/** Every parameter that the page knows, in the order in which an address writes them. */
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
/** Every filter that takes several values, wanted or not. */
export const severalValues: ReadonlySet<string> = new Set<string>([...listFilters, ...wantedOf.keys()])
/** Typed with spaces between thousands where no script takes them out. */
const amounts = new Set<string>([...rangeFilters.price, ...rangeFilters.mileage, ...monthlyFilter])

/** One part of a search that a visitor can take away: the parameters it holds, and its value. */
export interface Part {
  kind: 'list' | 'except' | 'range' | 'monthly' | 'flag' | 'code'
  parameters: string[]
  value: string
  /** bounds of a range, null where open; of a monthly budget the down payment and the budget */
  from: string | null
  to: string | null
}

/** An address as the page reads it: canonical names and order, empty values, doubles and unknown names left out. */
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

/** The address with these parameters set; the page starts again and the last sentence is forgotten. */
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

/** Adds the value to a filter, or takes it away when it is there. What is wanted is no longer excluded, and the other way round. */
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

/** The filter that says of the same values the contrary. */
function oppositeOf(name: string): string | undefined {
  return wantedOf.get(name) ?? excludedFilters[name as keyof typeof excludedFilters]
}

/** Takes a brand with those of its models away, or adds it. */
export function toggledBrand(search: URLSearchParams, brand: string, itsModels: readonly string[]): URLSearchParams {
  const next = toggled(search, 'Brands', brand)
  if (next.getAll('Brands').includes(brand)) return next
  return withValues(next, { Models: search.getAll('Models').filter((model) => !itsModels.includes(model)) })
}

/** The search without any filter; sort and view stay. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return readSearch(new URLSearchParams([...search].filter(([name]) => name !== 'page' && (display as readonly string[]).includes(name))))
}

/** The filters alone, as the facets are asked for them. */
export function filtersOnly(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => ![...display, 'unknown'].includes(name)))
}

/** Makes, models, body styles and cities: what search engines keep of a search. */
const namedFilters = ['Brands', 'Models', 'BodyStyles', 'Cities']
/** A search of more parts than this is a visitor's own. */
const mostParts = 2

/** The landing page of a make, a model, a city, a make in a city, a body style or a budget, when the search asks for exactly that; else null. */
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
 * What search engines keep of a search that finds so many cars, as it is read (`readSearch`): the landing page that shows the same where
 * there is one, else the search by its names alone, whatever the order of its parts. Null for what is a visitor's own: an order, a further
 * page, many filters together, nothing found.
 */
export function keptPlace(search: URLSearchParams, total: number, landingMinimum = usualLandingMinimum): string | null {
  if (total === 0 || search.has('page') || search.has('sortPropertyName') || partsOf(search).length > mostParts) return null
  const landing = total >= landingMinimum ? landingOf(search) : null
  const names = [...search].filter(([name]) => namedFilters.includes(name)).sort()
  return landing ?? `/search-result${searchText(new URLSearchParams(names))}`
}

/** True when two addresses show the same cars, whatever the view and the words left over. */
export function sameCars(one: string | URLSearchParams, other: string | URLSearchParams): boolean {
  const asked = (search: string | URLSearchParams): string => {
    const read = readSearch(search)
    for (const name of ['view', 'folds', 'unknown']) read.delete(name)
    return read.toString()
  }
  return asked(one) === asked(other)
}

/** A bound as it is asked; null for an amount that is none, which the server names. */
function boundOf(search: URLSearchParams, name: string): string | null {
  const text = search.get(name)
  return text !== null && amounts.has(name) && Number.isNaN(typedNumber(text)) ? null : text
}

/** What the visitor asked for, part by part, in the order of the address. */
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

/** The search without one of its parts. */
export function withoutPart(search: URLSearchParams, part: Part): URLSearchParams {
  if (part.kind === 'list' || part.kind === 'except') return toggled(search, part.parameters[0] ?? '', part.value)
  return withoutParameters(search, part.parameters)
}

/** The parts behind some parameters, which may name one bound of a range alone. */
export function partsBehind(search: URLSearchParams, parameters: readonly string[]): Part[] {
  return partsOf(search).filter((part) => part.parameters.some((name) => parameters.includes(name)))
}

/** The search without the parts behind some parameters: both bounds of a range go together. */
export function withoutPartsBehind(search: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const ranges: readonly (readonly string[])[] = Object.values(rangeFilters)
  return withoutParameters(
    search,
    parameters.flatMap((name) => ranges.find((range) => range.includes(name)) ?? [name]),
  )
}

/** The search without these parameters. */
export function withoutParameters(search: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  return withValues(search, Object.fromEntries(parameters.map((name) => [name, null])))
}

/**
 * Joins filters read from a sentence to a search: what the sentence names replaces what was chosen for the same thing,
 * where brand and model are one thing, and so are the two bounds of a range; what it
 * wants is no longer excluded, and what it excludes no longer wanted. Words that are none stay as `unknown`.
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

/** The search with what its monthly budget buys on credit in the place of the budget: alerts know prices. */
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

/** `?…` of a search, or nothing: the same search always gives the same text. */
export function searchText(search: URLSearchParams): string {
  const text = readSearch(search).toString()
  return text === '' ? '' : `?${text}`
}

/** First and last day of a year, as the release-date bounds carry it. */
export function yearBounds(from: string | null, to: string | null): { MinReleaseDate: string | null; MaxReleaseDate: string | null } {
  return { MinReleaseDate: from ? `${from}-01-01` : null, MaxReleaseDate: to ? `${to}-12-31` : null }
}

/** The parameter under which values of a filter are not wanted; none where that cannot be said. */
export function exceptFilter(name: ListFilter): string | undefined {
  return excludedFilters[name as keyof typeof excludedFilters]
}

/** The filter that holds the values of a parameter: of `ExcludedColors` it is `Colors`. */
export function wantedFilter(parameter: string): string {
  return wantedOf.get(parameter) ?? parameter
}
