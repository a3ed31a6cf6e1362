import { findSettings } from '#domains/reference/store.ts'
import { buildNames, type Names } from '#domains/search-index/names.ts'
import { type Counts, type Filter, filterKey, type Group, identifiers, without } from '#domains/search-index/rules.ts'
import { countFacets, countVehicles, findByIdentifier, findPage } from '#domains/search-index/sql/store.ts'
import type { StockIndex } from '#domains/search-index/stock-index.ts'
import { findNames } from '#domains/search-index/store.ts'
import type { SearchCriteria, Suggest } from '#domains/sentences/contract.ts'
import { type Counter, suggestFor } from '#domains/sentences/suggest.ts'
import { understand } from '#domains/sentences/understand.ts'
import type { Deps } from '#platform/context.ts'
import { affordablePrice, readTerms } from '#shared/loan.ts'
import { createCardCache } from './cards.ts'
import type { FacetQuery, Facets, SearchQuery } from './contract.ts'
import { toFacets } from './facets.ts'
import { carPart, identifierParameters, normalIdentifier, parametersOf, toFilter, toSort } from './rules.ts'

/** The answers of the search room. Those that are text are JSON ready to be sent. */
export interface Search {
  list(query: SearchQuery): Promise<string>
  facets(query: FacetQuery): Promise<string>
  suggest(q: string): Promise<Suggest>
  stockCount(): Promise<{ count: number; certified: number }>
}

const nothing: Filter = { archived: false, parts: new Map() }
const keptAnswers = 500
const namesFor = 60_000

/** Answers from the index as soon as it is ready, from PostgreSQL until then and for what is not on sale any more. */
export function createSearch({ db, pool, clock }: Deps, index: StockIndex | null): Search {
  const cards = createCardCache(pool, () => index?.ready === true)
  const answers = new Map<string, string>()
  let readNames: { at: number; names: Promise<Names> } | null = null
  index?.onChange((change) => {
    cards.forget(change)
    answers.clear()
  })

  const ready = () => (index?.ready ? index : null)
  const names = (): Promise<Names> | Names => {
    const live = ready()
    if (live) return live.names
    if (!readNames || Date.now() - readNames.at > namesFor) readNames = { at: Date.now(), names: findNames(pool).then(buildNames) }
    readNames.names.catch(() => {
      readNames = null
    })
    return readNames.names
  }
  const thisYear = () => clock.now().getUTCFullYear()
  const indexFor = (filter: Filter) => (filter.archived ? null : ready())
  const countOf = async (filter: Filter): Promise<number> => indexFor(filter)?.count(filter) ?? countVehicles(db, filter)
  const countsOf = async (filter: Filter): Promise<Counts> => indexFor(filter)?.counts(filter) ?? countFacets(db, filter)

  const termsNow = async () => readTerms(await findSettings(db, 'financing.'))

  const withWords = (query: FacetQuery, known: Names) => understoodQuery(query, known, thisYear())
  const filterOf = async (query: FacetQuery, known: Names): Promise<Filter> => {
    const found: Parameters<typeof toFilter>[2] = {}
    for (const identifier of identifiers) {
      const text = query[identifierParameters[identifier]]
      if (text) found[identifier] = await findByIdentifier(db, identifier, normalIdentifier(text))
    }
    const { MonthlyBudget: budget, DownPayment: down = 0 } = query
    if (budget === undefined) return toFilter(query, known.vocabulary, found)
    return toFilter(query, known.vocabulary, found, { max: affordablePrice(budget, down, await termsNow()) ?? 0, down })
  }

  const loosen = async (query: FacetQuery, filter: Filter, said: SearchCriteria, known: Names): Promise<NonNullable<Facets['loosen']>> => {
    const ways: { group: Group; parameters: readonly string[]; filter: Filter }[] = []
    for (const group of filter.parts.keys()) {
      const parameters = parametersOf(group).filter((name) => query[name as keyof FacetQuery] !== undefined)
      ways.push({ group, parameters, filter: without(filter, group) })
    }
    const brandsAlone = query.Models?.length && query.Brands?.length ? carPart(known.vocabulary, query.Brands) : null
    if (brandsAlone)
      ways.push({ group: 'car', parameters: ['Models'], filter: { ...filter, parts: new Map(filter.parts).set('car', brandsAlone) } })
    const loosened = await Promise.all(
      ways.map(async (way) => ({
        parameters: [...way.parameters, ...(way.parameters.some((name) => name in said) ? ['q'] : [])],
        total: await countOf(way.filter),
      })),
    )
    return loosened.sort((a, b) => b.total - a.total)
  }

  return {
    async list(asked) {
      const known = await names()
      const filter = await filterOf(withWords(asked, known).query, known)
      const sort = toSort(asked)
      const offset = (asked.page - 1) * asked.size
      const live = indexFor(filter)
      const { total, ids } = live
        ? live.search(filter, sort, offset, asked.size)
        : await findPage(db, filter, sort, clock.now(), offset, asked.size)
      const texts = await cards.texts(ids)
      const first = texts.length === 0 ? 0 : offset + 1
      const last = texts.length === 0 ? 0 : offset + texts.length
      return `{"currentPage":${asked.page},"pageCount":${Math.ceil(total / asked.size)},"pageSize":${asked.size},"rowCount":${total},"firstRowOnPage":${first},"lastRowOnPage":${last},"results":[${texts.join(',')}]}`
    },

    async facets(asked) {
      const known = await names()
      const { query, said } = withWords(asked, known)
      const filter = await filterOf(query, known)
      const live = indexFor(filter)
      const key = `${thisYear()} ${filterKey(filter)}`
      const kept = live ? answers.get(key) : undefined
      if (kept !== undefined) return kept
      const counts = await countsOf(filter)
      const whole = await countsOf({ archived: filter.archived, parts: nothing.parts })
      const monthly = filter.parts.get('monthly')
      const facets = {
        ...toFacets(counts, whole, known, filter, thisYear()),
        ...(monthly?.kind === 'monthly' && { monthly: { maxPrice: monthly.max || null, months: (await termsNow()).defaultMonths } }),
      }
      if (counts.total === 0) return JSON.stringify({ ...facets, loosen: await loosen(query, filter, said, known) })
      const text = JSON.stringify(facets)
      if (live) {
        if (answers.size >= keptAnswers) answers.clear()
        answers.set(key, text)
      }
      return text
    },

    async suggest(q) {
      const known = await names()
      const counter: Counter = {
        count: (criteria) => countOf(toFilter(criteria, known.vocabulary)),
        counts: (criteria) => countsOf(toFilter(criteria, known.vocabulary)),
      }
      return suggestFor(q, known, thisYear(), counter)
    },

    async stockCount() {
      const counts = await countsOf(nothing)
      return { count: counts.total, certified: counts.flags.certified.yes }
    },
  }
}

/** The query with what `q` says; an explicit filter wins over words. */
export function understoodQuery(query: FacetQuery, known: Names, thisYear: number): { query: FacetQuery; said: SearchCriteria } {
  if (!query.q) return { query, said: {} }
  const said = fitting(understand(query.q, known, thisYear).criteria, query)
  return { query: { ...query, ...said }, said }
}

/** What words say, without the groups that the query names itself: "diesel" says nothing when FuelTypes is given. */
function fitting(said: SearchCriteria, query: FacetQuery): SearchCriteria {
  const given = (names: readonly string[]) => names.some((name) => query[name as keyof FacetQuery] !== undefined)
  const families = [
    ['Brands', 'Models'],
    ['MinPrice', 'MaxPrice'],
    ['MinMileage', 'MaxMileage'],
    ['MinReleaseDate', 'MaxReleaseDate'],
  ]
  return Object.fromEntries(
    Object.entries(said).filter(([name]) => !given(families.find((family) => family.includes(name)) ?? [name])),
  ) as SearchCriteria
}
