import { LRUCache } from 'lru-cache'
import { buildNames, type Names } from '#domains/catalogue/search/index/names.ts'
import { type Counts, type Filter, filterKey, type Hit, hasPaidPlaces, identifiers } from '#domains/catalogue/search/index/rules.ts'
import type { StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { countFacets, countVehicles, findByIdentifier, findNames, findPage } from '#domains/catalogue/search/index/store.ts'
import type { SearchCriteria, Suggest } from '#domains/catalogue/search/query-parser/contract.ts'
import { type Counter, suggestFor } from '#domains/catalogue/search/query-parser/suggest.ts'
import { understand } from '#domains/catalogue/search/query-parser/understand.ts'
import { findComparables } from '#domains/catalogue/vehicles/market/store.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { affordablePrice, readTerms } from '#shared/loan.ts'
import { mileageSteps } from '#shared/mileage-steps.ts'
import { wantedFilter } from './address.ts'
import { createCardCache } from './cards.ts'
import type { FacetQuery, SearchQuery } from './contract.ts'
import { toFacets } from './facets.ts'
import { suggestBroader } from './relax-filters.ts'
import { identifierParameters, isIndexed, normalIdentifier, placementOf, toFilter, toSort } from './rules.ts'
import { lowResultThreshold } from './values.ts'

/** Search operations. String results are JSON ready to send. */
export interface Search {
  list(query: SearchQuery): Promise<string>
  facets(query: FacetQuery): Promise<string>
  suggest(q: string): Promise<Suggest>
  stockCount(): Promise<{ count: number; certified: number }>
}

const nothing: Filter = { archived: false, parts: new Map() }
const keptAnswers = 500
const namesFor = 60_000

/** Creates the search: uses the index once it is ready, PostgreSQL before that and for archived cars. */
export function createSearch(deps: Deps, index: StockIndex | null): Search {
  const { db, clock } = deps
  const cards = createCardCache(deps.pool, () => index?.ready === true)
  const answers = new LRUCache<string, string>({ max: keptAnswers })
  const { names, indexFor, countOf, countsOf, pageOf } = createSources(deps, index)
  index?.onChange((change) => {
    cards.forget(change)
    answers.clear()
  })
  const thisYear = () => clock.now().getUTCFullYear()
  const withWords = (query: FacetQuery, known: Names) => understoodQuery(query, known, thisYear())

  return {
    async list(asked) {
      const known = await names()
      const { sortPropertyName, ...filters } = asked
      const { query, said } = withWords(filters, known)
      const filter = await filterOf(db, query, known)
      const offset = (asked.page - 1) * asked.size
      // without an explicit sort, "pas cher" sets one
      const sort = toSort({ ...asked, sortPropertyName: (sortPropertyName === 'relevance' && said.sortPropertyName) || sortPropertyName })
      const { total, hits } = await pageOf(filter, sort, offset, asked.size)
      const found = await cards.texts(hits.map(({ id }) => id))
      const texts = hits.flatMap((hit, i) => placed(found[i], hit, offset + i, hasPaidPlaces(sort)))
      const first = texts.length === 0 ? 0 : offset + 1
      const last = texts.length === 0 ? 0 : offset + texts.length
      return `{"currentPage":${asked.page},"pageCount":${Math.ceil(total / asked.size)},"pageSize":${asked.size},"rowCount":${total},"firstRowOnPage":${first},"lastRowOnPage":${last},"results":[${texts.join(',')}]}`
    },

    async facets(asked) {
      const known = await names()
      const { query, said } = withWords(asked, known)
      const filter = await filterOf(db, query, known)
      const live = indexFor(filter)
      const steps = await offeredSteps(db)
      const key = `${thisYear()} ${steps.join()} ${filterKey(filter)}`
      // the suggestions for few results contain parameter names as requested
      const fewKey = `${key} ${JSON.stringify(asked)}`
      const kept = live ? (answers.get(key) ?? answers.get(fewKey)) : undefined
      if (kept !== undefined) return kept
      const version = live?.version
      const counts = await countsOf(filter)
      const whole = await countsOf({ archived: filter.archived, parts: nothing.parts })
      const monthly = filter.parts.get('monthly')
      const facets = {
        ...toFacets(counts, whole, known, filter, thisYear(), steps),
        ...(monthly?.kind === 'monthly' && { monthly: { maxPrice: monthly.max || null, months: (await termsNow(db)).defaultMonths } }),
      }
      const isFew = counts.total <= lowResultThreshold
      const more = isFew ? await suggestBroader({ query, filter, said, counts, known }, { countOf, pageOf, texts: cards.texts }) : {}
      const text = JSON.stringify({ ...facets, ...more })
      // the stock may have changed during the computation
      if (live && live.version === version) answers.set(isFew ? fewKey : key, text)
      return text
    },

    async suggest(q) {
      const known = await names()
      const counter: Counter = {
        count: async (criteria) => countOf(await filterOf(db, criteria, known)),
        counts: async (criteria) => countsOf(await filterOf(db, criteria, known)),
      }
      return suggestFor(q, known, thisYear(), counter)
    },

    async stockCount() {
      const counts = await countsOf(nothing)
      return { count: counts.total, certified: counts.flags.certified.yes }
    },
  }
}

/** Returns the offered mileage limits (setting `search.mileageSteps`). */
async function offeredSteps(db: Deps['db']): Promise<readonly number[]> {
  const setting = await findSetting(db, 'search.mileageSteps')
  return setting === null ? mileageSteps : (JSON.parse(setting) as number[])
}

/** Returns a card with its position; `isBoosted` depends on the position. */
function placed(card: string | undefined, hit: Hit, at: number, isProposed: boolean): string[] {
  if (card === undefined) return []
  const placement = placementOf(hit, at, isProposed)
  const said = card.replace(/"isBoosted":(true|false)/, `"isBoosted":${placement.reason === 'Paid'}`)
  return [`${said.slice(0, -1)},"placement":${JSON.stringify(placement)}}`]
}

/** Creates the data sources: names, counts and pages from the index where possible, else from PostgreSQL. */
function createSources({ db, pool, clock }: Deps, index: StockIndex | null) {
  let readNames: { at: number; names: Promise<Names> } | null = null
  const ready = () => (index?.ready ? index : null)
  const indexFor = (filter: Filter) => (filter.archived ? null : ready())
  return {
    indexFor,
    names(): Promise<Names> | Names {
      const live = ready()
      if (live) return live.names
      if (!readNames || Date.now() - readNames.at > namesFor) readNames = { at: Date.now(), names: findNames(pool).then(buildNames) }
      readNames.names.catch(() => {
        readNames = null
      })
      return readNames.names
    },
    countOf: async (filter: Filter): Promise<number> => indexFor(filter)?.count(filter) ?? countVehicles(db, filter, clock.now()),
    countsOf: async (filter: Filter): Promise<Counts> => indexFor(filter)?.counts(filter) ?? countFacets(db, filter, clock.now()),
    pageOf: async (filter: Filter, sort: ReturnType<typeof toSort>, offset: number, size: number) => {
      const live = indexFor(filter)
      return live && isIndexed(sort) ? live.search(filter, sort, offset, size) : findPage(db, filter, sort, clock.now(), offset, size)
    },
  }
}

const termsNow = async (db: Deps['db']) => readTerms(await findSettings(db, 'financing.'))

/** Builds the filter of a query; looks up identifiers and converts a monthly budget to a price. */
async function filterOf(db: Deps['db'], query: FacetQuery, known: Names): Promise<Filter> {
  const found: Parameters<typeof toFilter>[2] = {}
  for (const identifier of identifiers) {
    const text = query[identifierParameters[identifier]]
    if (text) found[identifier] = await findByIdentifier(db, identifier, normalIdentifier(text))
  }
  if (query.ComparableTo !== undefined) found.comparable = await findComparables(db, query.ComparableTo)
  const { MonthlyBudget: budget, DownPayment: down = 0 } = query
  if (budget === undefined) return toFilter(query, known.vocabulary, found)
  return toFilter(query, known.vocabulary, found, { max: affordablePrice(budget, down, await termsNow(db)) ?? 0, down })
}

/** Replaces the monthly budget of a query by the price that it finances. */
export async function withoutMonthly(
  db: Deps['db'],
  { MonthlyBudget: budget, DownPayment: down = 0, ...query }: FacetQuery,
): Promise<FacetQuery> {
  const buys = budget === undefined ? null : affordablePrice(budget, down, await termsNow(db))
  return buys === null ? query : { ...query, MaxPrice: Math.min(query.MaxPrice ?? buys, buys), IsFinanced: true }
}

/** Merges the filters of `q` into a query; explicit filters win. */
export function understoodQuery(query: FacetQuery, known: Names, thisYear: number): { query: FacetQuery; said: SearchCriteria } {
  if (!query.q) return { query, said: {} }
  const said = fitting(understand(query.q, known, thisYear).criteria, query)
  return { query: { ...query, ...said }, said }
}

/** Removes the groups that the query sets explicitly: "diesel" is ignored when FuelTypes is given. */
function fitting(said: SearchCriteria, query: FacetQuery): SearchCriteria {
  const given = (names: readonly string[]) => names.some((name) => query[name as keyof FacetQuery] !== undefined)
  const families = [
    ['Brands', 'Models'],
    ['ExcludedBrands', 'ExcludedModels'],
    ['MinPrice', 'MaxPrice'],
    ['MinMileage', 'MaxMileage'],
    ['MinReleaseDate', 'MaxReleaseDate'],
  ]
  const fits = ([name, value]: [string, unknown]): boolean => {
    if (given(families.find((family) => family.includes(name)) ?? [name])) return false
    // removes words that contradict explicit filters
    const wanted = query[wantedFilter(name) as keyof FacetQuery]
    return (
      wantedFilter(name) === name ||
      !Array.isArray(wanted) ||
      !Array.isArray(value) ||
      !value.some((one) => wanted.some((asked) => asked === one))
    )
  }
  return Object.fromEntries(Object.entries(said).filter(fits)) as SearchCriteria
}
