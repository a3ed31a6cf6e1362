import type { Names } from '#domains/catalogue/search/index/names.ts'
import {
  type Counts,
  type Filter,
  type Group,
  groupsOf,
  type Hit,
  identifiers,
  type Part,
  type RangeColumn,
  type Sort,
  without,
} from '#domains/catalogue/search/index/rules.ts'
import type { SearchCriteria } from '#domains/catalogue/search/query-parser/contract.ts'
import type { FacetQuery, Facets, Widening } from './contract.ts'
import { carPart, parametersOf, toFilter } from './rules.ts'

/** A query with the filters of its sentence and its counts. */
interface Asked {
  query: FacetQuery
  filter: Filter
  said: SearchCriteria
  counts: Counts
  known: Names
}

/** Access to the stock. */
interface Stock {
  countOf(filter: Filter): Promise<number>
  pageOf(filter: Filter, sort: Sort, offset: number, size: number): Promise<{ hits: Hit[] }>
  texts(ids: readonly number[]): Promise<(string | undefined)[]>
}

/**
 * Suggests changes that bring results when there are none, and more when there are few. A search for one car by its identifier gets none.
 */
export async function suggestBroader(asked: Asked, stock: Stock): Promise<Pick<Facets, 'loosen' | 'loosenPairs' | 'widen'>> {
  if (asked.counts.total === 0) return loosen(asked, stock)
  const isOneCar = groupsOf(asked.filter).some((group) => group === 'comparable' || identifiers.some((one) => one === group))
  if (isOneCar) return { loosen: [], widen: [] }
  const [loosened, widened] = await Promise.all([loosen(asked, stock), widen(asked, stock)])
  return { ...loosened, widen: widened }
}

/** A filter, or two, to remove: their parameters, and the filter without them. */
interface Removal {
  parameters: readonly string[]
  from: (filter: Filter) => Filter
}

/** More filters are too many pairs to count. */
const mostPaired = 10

/** Returns the totals without each filter, highest first; when none of them brings a car, also the pairs of filters that do. */
async function loosen({ query, filter, said, known, counts }: Asked, { countOf }: Stock): Promise<Pick<Facets, 'loosen' | 'loosenPairs'>> {
  const removals: Removal[] = groupsOf(filter).map((group) => ({
    parameters: parametersOf(group).filter((name) => query[name as keyof FacetQuery] !== undefined),
    from: (some) => without(some, group),
  }))
  const brandsAlone = query.Models?.length && query.Brands?.length ? carPart(known.vocabulary, query.Brands) : null
  if (brandsAlone) removals.push({ parameters: ['Models'], from: (some) => withPart(some, 'car', brandsAlone) })
  const totals = async (some: readonly Removal[]) => {
    const counted = some.map(async ({ parameters, from }) => ({
      parameters: [...parameters, ...(parameters.some((name) => name in said) ? ['q'] : [])],
      total: await countOf(from(filter)),
    }))
    return (await Promise.all(counted)).sort((a, b) => b.total - a.total)
  }
  const loosened = await totals(removals)
  if (counts.total > 0 || loosened.some(({ total }) => total > 0) || removals.length > mostPaired) return { loosen: loosened }
  const pairs = (await totals(pairsOf(removals, filter))).filter(({ total }) => total > 0)
  return { loosen: loosened, ...(pairs.length > 0 && { loosenPairs: pairs }) }
}

/** Returns every two removals of different filters that leave a filter. */
function pairsOf(removals: readonly Removal[], filter: Filter): Removal[] {
  const pairs = removals.flatMap((one, i) =>
    removals.slice(i + 1).map((other) => ({
      parameters: [...one.parameters, ...other.parameters],
      from: (some: Filter) => other.from(one.from(some)),
    })),
  )
  return pairs.filter(({ parameters, from }) => new Set(parameters).size === parameters.length && groupsOf(from(filter)).length > 0)
}

/** A wider filter: the parameters to set, and their description. */
interface Change extends Omit<Widening, 'parameters' | 'total'> {
  set: FacetQuery
}

/** Returns the smallest change of each filter that brings more results; smallest first. */
async function widen(asked: Asked, { countOf, ...stock }: Stock): Promise<Widening[]> {
  const { query, filter, counts, known } = asked
  const changes = await Promise.all([
    nextBound(asked, stock, 'price'),
    nextBound(asked, stock, 'mileage'),
    nextBound(asked, stock, 'releaseDate'),
    nextCity(asked),
    nextModel(asked),
  ])
  const monthly = filter.parts.get('monthly')
  const widened = await Promise.all(
    changes.map(async (change) => {
      if (!change) return []
      const { set, ...said } = change
      const wider = toFilter({ ...query, ...set }, known.vocabulary)
      const total = await countOf(monthly ? withPart(wider, 'monthly', monthly) : wider)
      const parameters = Object.fromEntries(Object.entries(set).map(([name, value]) => [name, [value].flat().map(String)]))
      return total > counts.total ? [{ ...said, parameters, total }] : []
    }),
  )
  return widened.flat()
}

function withPart(filter: Filter, group: Group, part: Part): Filter {
  return { ...filter, parts: new Map(filter.parts).set(group, part) }
}

/** Growth of each range: at most a quarter more expensive or more mileage, or three years older; rounded. */
const ranges = {
  price: { kind: 'price', parameter: 'MaxPrice', direction: 'Ascending' },
  mileage: { kind: 'mileage', parameter: 'MaxMileage', direction: 'Ascending' },
  releaseDate: { kind: 'year', parameter: 'MinReleaseDate', direction: 'Descending' },
} as const
const mostMore = 1.25
const mostDaysOlder = 3 * 366
const roundTo = 1000

/** Returns the bound that includes the nearest car outside a range. */
async function nextBound(
  { query, filter }: Asked,
  { pageOf, texts }: Pick<Stock, 'pageOf' | 'texts'>,
  column: RangeColumn,
): Promise<Change | null> {
  const part = filter.parts.get(column)
  const { kind, parameter, direction } = ranges[column]
  const beyond = part?.kind === 'range' ? beyondOf(part, column) : null
  if (!beyond) return null
  const { hits } = await pageOf(withPart(filter, column, beyond), { property: column, direction }, 0, 1)
  const [text] = await texts(hits.map(({ id }) => id))
  const nearest = text === undefined ? null : (JSON.parse(text) as Record<RangeColumn, number | string | null>)[column]
  if (nearest === null) return null
  const value = column === 'releaseDate' ? `${String(nearest).slice(0, 4)}-01-01` : Math.ceil(Number(nearest) / roundTo) * roundTo
  // both bounds, also those of the sentence: explicit ones replace them
  const own = Object.fromEntries(parametersOf(column).flatMap((name) => Object.entries(query).filter(([asked]) => asked === name)))
  return { kind, value: String(value), brand: null, distance: null, set: { ...own, [parameter]: value } }
}

/** Returns the range next to a range in which a car is still near; null when that side is open. */
function beyondOf({ min, max }: Part & { kind: 'range' }, column: RangeColumn): Part | null {
  if (column === 'releaseDate') return min === null ? null : { kind: 'range', min: min - mostDaysOlder, max: min - 1 }
  return max === null ? null : { kind: 'range', min: max + 1, max: Math.floor(max * mostMore) }
}

/** Maximum distance in km of a suggested city. */
const furthest = 150

/** Returns the nearest city with matching cars. */
function nextCity({ query, filter, counts, known }: Asked): Change | null {
  const part = filter.parts.get('city')
  if (part?.kind !== 'ids' || !query.Cities) return null
  const unwanted = filter.excluded?.get('city')
  const chosen = part.ids.flatMap((id) => known.cities.get(id) ?? [])
  const near = [...counts.city].flatMap(([id]) => {
    const city = known.cities.get(id)
    if (!city || part.ids.includes(id) || (unwanted?.kind === 'ids' && unwanted.ids.includes(id))) return []
    return [{ name: city.name, distance: Math.round(Math.min(...chosen.map((one) => kilometres(one, city)))) }]
  })
  const [nearest] = near
    .filter(({ distance }) => distance <= furthest)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
  if (!nearest) return null
  const { name: value, distance } = nearest
  return { kind: 'city', value, brand: null, distance, set: { Cities: [...query.Cities, value] } }
}

/** Returns the most frequent model of the same body style as the requested ones. */
function nextModel({ query, filter, counts, known }: Asked): Change | null {
  const part = filter.parts.get('car')
  if (part?.kind !== 'car' || part.models.length === 0) return null
  const unwanted = filter.excluded?.get('car')
  const taken = new Set([...part.models, ...(unwanted?.kind === 'car' ? unwanted.models : [])])
  const brands = new Set([...part.brands, ...(unwanted?.kind === 'car' ? unwanted.brands : [])])
  const chosen = part.models.flatMap((id) => known.models.get(id) ?? [])
  const styles = new Set(chosen.map(({ bodyStyle }) => bodyStyle))
  const like = [...counts.model].flatMap(([id, count]) => {
    const model = known.models.get(id)
    return model && styles.has(model.bodyStyle) && !taken.has(id) && !brands.has(model.brandId) ? [{ ...model, count }] : []
  })
  const [most] = like.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  const brandName = (id: number) => known.brands.get(id)?.name
  const brand = most && brandName(most.brandId)
  if (!brand) return null
  const makes = [...part.brands, ...chosen.map(({ brandId }) => brandId)].flatMap((id) => brandName(id) ?? [])
  return {
    kind: 'model',
    value: most.name,
    brand,
    distance: null,
    set: { Brands: [...new Set([...makes, brand])], Models: [...(query.Models ?? []), most.name] },
  }
}

interface Point {
  latitude: number
  longitude: number
}

const earthRadius = 6371

/** Returns the great-circle distance in km. */
function kilometres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = radians(to.latitude - from.latitude) / 2
  const east = radians(to.longitude - from.longitude) / 2
  const half = Math.sin(north) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(half))
}
