import { flagFilters, type Part, partsOf, readSearch, severalValues } from '#domains/catalogue/search/address.ts'
import type { Text } from '#i18n/text.ts'
import type { Criteria } from './contract.ts'

const amounts = ['MinPrice', 'MaxPrice', 'MinMileage', 'MaxMileage']
/** URL parameters of a search that are not filters of an alert. */
const shownOnly = ['page', 'view', 'unknown', 'sortPropertyName', 'sortDirection', 'IsArchived', 'IsBoosted', 'ComparableTo']

/** Converts criteria to a search. */
export function searchOf(criteria: Criteria): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(criteria)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name.charAt(0).toUpperCase() + name.slice(1), String(one))
  }
  return readSearch(search)
}

/** Converts a search to criteria; the server reports invalid values. */
export function criteriaOf(search: URLSearchParams): Criteria & { q?: string } {
  const criteria: Record<string, unknown> = {}
  for (const [name, text] of readSearch(search)) {
    if (shownOnly.includes(name)) continue
    const key = name.charAt(0).toLowerCase() + name.slice(1)
    const value = amounts.includes(name) || name === 'StorageAreaId' ? Number(text) : flags.has(name) ? text === 'true' : text
    if (severalValues.has(name)) criteria[key] = [...((criteria[key] as unknown[] | undefined) ?? []), value]
    else criteria[key] = value
  }
  return criteria as Criteria & { q?: string }
}
const flags = new Set<string>(flagFilters)

const names = new Set(['Cities', 'StorageAreaId', 'Reference', 'ChassisNumber', 'RegistrationNumber'])

/** Lower-cases a label inside a title: `diesel`, `jusqu’à 120 000 DH`; proper names and abbreviations keep their capital. */
function inSentence({ kind, parameters }: Part, label: string): string {
  if (kind !== 'range' && names.has(parameters[0] ?? '')) return label
  return label.replace(/^\p{Lu}(?=[\p{Ll}’])/u, (letter) => letter.toLowerCase())
}
const capital = (label: string): string => label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Maximum parts of a title; further parts are counted. */
const pieces = 4
const first = ['Brands', 'Models', 'BodyStyles', 'FuelTypes', 'price', 'Cities']

/** Returns the title of an alert from its criteria: `Dacia Duster, diesel, jusqu’à 120 000 DH`. */
export function alertTitle(search: URLSearchParams, say: (part: Part) => string, t: Text<'alerts'>): string {
  const parts = partsOf(search)
  const of = (name: string) => parts.filter(({ kind, parameters, value }) => (kind === 'range' ? value : parameters[0]) === name)
  const [brands, models] = [of('Brands').map(say), of('Models').map(say)]
  const car = brands.length === 1 && models.length > 0 ? [`${brands[0]} ${models.join(t('comma'))}`] : [...brands, ...models]
  const rest = [
    ...first.slice(2).flatMap(of),
    ...parts.filter(({ kind, parameters, value }) => !first.includes(kind === 'range' ? value : (parameters[0] ?? ''))),
  ]
  const all = [...car, ...rest.map((part) => inSentence(part, say(part)))].map((label, i) => (i === 0 ? capital(label) : label))
  if (all.length === 0) return t('everything')
  const shown = all.slice(0, pieces).join(t('comma'))
  return all.length > pieces ? t('andMore', { shown, count: all.length - pieces }) : shown
}
