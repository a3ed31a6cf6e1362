import type { FacetQuery } from '#domains/catalogue/search/contract.ts'
import { type Excludable, type Filter, type Identifier, identifiers, type Part } from '#domains/catalogue/search/index/rules.ts'
import { identifierParameters, normalIdentifier } from '#domains/catalogue/search/rules.ts'
import { dayAfter, instantOf, localTime } from '#shared/working-time.ts'
import type { Criteria } from './contract.ts'
import type { Frequency } from './values.ts'

/** Maximum number of alerts of a customer. */
export const maxAlerts = 30
/** Days for which a car counts as new. */
export const newDays = 7
/** Minimum minutes between two mails of an instant alert, so that a large import causes one mail. */
export const instantMinutes = 10
/** Maximum number of cars shown in a mail; the others are counted. */
export const mailCars = 6
/** Cars matched in one transaction. */
export const matchBatchSize = 10_000
/** Maximum number of matches that wait for the next mail of an alert; the oldest are deleted. */
export const keptFinds = 1000
/** Days after which the matches of a mail are merged; that they were sent stays stored. */
export const foldedDays = 14
/** Days after which matches are deleted when the car is no longer for sale. */
export const keptMatchDays = 90

/** Converts criteria to a search query: the same names, capitalised. */
export function queryOf(criteria: Criteria): FacetQuery {
  return Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]))
}

/** Converts a search query to criteria, without its order, paid positions, archived cars and unknown words. */
export function criteriaOf(query: FacetQuery & { sortPropertyName?: string }): Criteria {
  const { q: _, IsArchived: __, ComparableTo: ___, IsBoosted: ____, sortPropertyName: _____, ...filters } = query
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(kept.map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]))
}

/** Returns a canonical key of criteria, independent of their order. */
export function criteriaKey(criteria: Criteria): string {
  // names are unique, so they alone decide the order
  const entries = Object.entries(criteria).sort()
  return JSON.stringify(entries.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]))
}

/** Resolved criteria as columns of `alerts`. */
export interface AlertColumns {
  brand_ids: readonly number[] | null
  model_ids: readonly number[] | null
  city_ids: readonly number[] | null
  storage_area_ids: readonly number[] | null
  colors: readonly string[] | null
  fuel_types: readonly string[] | null
  gear_types: readonly string[] | null
  body_styles: readonly string[] | null
  conditions: readonly string[] | null
  repair_statuses: readonly string[] | null
  registration_types: readonly string[] | null
  operation_types: readonly string[] | null
  min_price: number | null
  max_price: number | null
  min_mileage: number | null
  max_mileage: number | null
  min_release: string | null
  max_release: string | null
  is_certified: boolean | null
  is_controlled: boolean | null
  is_repaired: boolean | null
  is_first_hand: boolean | null
  is_promoted: boolean | null
  is_financed: boolean | null
  reference: string | null
  chassis_number: string | null
  registration_number: string | null
  excluded_brand_ids: readonly number[] | null
  excluded_model_ids: readonly number[] | null
  excluded_city_ids: readonly number[] | null
  excluded_colors: readonly string[] | null
  excluded_fuel_types: readonly string[] | null
  excluded_gear_types: readonly string[] | null
  excluded_body_styles: readonly string[] | null
}

const lowest = -2_147_483_647
const highest = 2_147_483_647

/** Converts a resolved filter with its identifiers to a row of `alerts`. */
export function columnsOf({ parts, excluded = new Map<Excludable, Part>() }: Filter, query: FacetQuery): AlertColumns {
  const part = <K extends Part['kind']>(group: Parameters<typeof parts.get>[0], kind: K) => {
    const found = parts.get(group)
    return found?.kind === kind ? (found as Extract<Part, { kind: K }>) : null
  }
  const unwanted = (group: Excludable) => {
    const found = excluded.get(group)
    return found?.kind === 'values' ? found.values : null
  }
  const range = (group: 'price' | 'mileage') => {
    const found = part(group, 'range')
    return found ? ([found.min ?? lowest, found.max ?? highest] as const) : ([null, null] as const)
  }
  const identifier = (name: Identifier) => {
    const text = query[identifierParameters[name]]
    return text ? normalIdentifier(text) : null
  }
  const car = part('car', 'car')
  const [otherCar, otherCity] = [excluded.get('car'), excluded.get('city')]
  const [minPrice, maxPrice] = range('price')
  const [minMileage, maxMileage] = range('mileage')
  return {
    brand_ids: car?.brands ?? null,
    model_ids: car?.models ?? null,
    city_ids: part('city', 'ids')?.ids ?? null,
    storage_area_ids: part('storageArea', 'ids')?.ids ?? null,
    colors: part('color', 'values')?.values ?? null,
    fuel_types: part('fuelType', 'values')?.values ?? null,
    gear_types: part('gearType', 'values')?.values ?? null,
    body_styles: part('bodyStyle', 'values')?.values ?? null,
    conditions: part('condition', 'values')?.values ?? null,
    repair_statuses: part('repairStatus', 'values')?.values ?? null,
    registration_types: part('registrationType', 'values')?.values ?? null,
    operation_types: part('operationType', 'values')?.values ?? null,
    min_price: minPrice,
    max_price: maxPrice,
    min_mileage: minMileage,
    max_mileage: maxMileage,
    min_release: parts.has('releaseDate') ? (query.MinReleaseDate ?? '-infinity') : null,
    max_release: parts.has('releaseDate') ? (query.MaxReleaseDate ?? 'infinity') : null,
    is_certified: part('certified', 'flag')?.value ?? null,
    is_controlled: part('controlled', 'flag')?.value ?? null,
    is_repaired: part('repaired', 'flag')?.value ?? null,
    is_first_hand: part('firstHand', 'flag')?.value ?? null,
    is_promoted: part('promoted', 'flag')?.value ?? null,
    is_financed: part('financed', 'flag')?.value ?? null,
    reference: identifier('reference'),
    chassis_number: identifier('chassis'),
    registration_number: identifier('registration'),
    excluded_brand_ids: otherCar?.kind === 'car' ? otherCar.brands : null,
    excluded_model_ids: otherCar?.kind === 'car' ? otherCar.models : null,
    excluded_city_ids: otherCity?.kind === 'ids' ? otherCity.ids : null,
    excluded_colors: unwanted('color'),
    excluded_fuel_types: unwanted('fuelType'),
    excluded_gear_types: unwanted('gearType'),
    excluded_body_styles: unwanted('bodyStyle'),
  }
}

/** Returns true when the criteria contain an identifier of a car, which is looked up in the database. */
export function namesOneCar(query: FacetQuery): boolean {
  return identifiers.some((name) => query[identifierParameters[name]] !== undefined)
}

/**
 * Returns the anchors of an alert (`alert_anchors`): its models and whole makes; else its cities with its body styles; else one of the two;
 * else `*`. Unknown names give no anchor. Cars have the same keys (`meet` in `matching/rules.ts`).
 */
export function anchorsOf(columns: AlertColumns): string[] {
  if (columns.brand_ids || columns.model_ids)
    return [...(columns.model_ids ?? []).map((id) => `m${id}`), ...(columns.brand_ids ?? []).map((id) => `b${id}`)]
  const { city_ids: cities, body_styles: bodies } = columns
  if (cities && bodies) return cities.flatMap((city) => bodies.map((body) => `c${city} ${body}`))
  if (cities) return cities.map((city) => `c${city}`)
  if (bodies) return bodies.map((body) => `s${body}`)
  return ['*']
}

/** Time of daily mails, in Moroccan time. */
const morning = '08:00'

/** Returns when an alert may send next: immediately, at eight in the morning, or at eight on Monday. */
export function nextSending(frequency: Frequency, now: Date): Date {
  if (frequency === 'Instant') return now
  let { day, weekday } = localTime(now)
  for (;;) {
    const instant = instantOf(day, morning)
    if (instant > now && (frequency === 'Daily' || weekday === 0)) return instant
    day = dayAfter(day)
    weekday = (weekday + 1) % 7
  }
}
