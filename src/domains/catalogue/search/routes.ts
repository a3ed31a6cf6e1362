import type { StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { type Api, route } from '#platform/http.ts'
import { getFacets, getStockCount, listVehicles, suggest } from './contract.ts'
import { createSearch } from './service.ts'

/** Registers the search routes. Without an index, as in a process that only generates the documentation, PostgreSQL is used. */
export function register(api: Api, index: StockIndex | null): void {
  const search = createSearch(api.deps, index)
  route(api, listVehicles, ({ query }) => search.list(query))
  route(api, getFacets, ({ query }) => search.facets(query))
  route(api, getStockCount, () => search.stockCount())
  route(api, suggest, ({ query }) => search.suggest(query.q))
}
