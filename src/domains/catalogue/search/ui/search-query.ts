import { severalValues } from '../address.ts'
import type { FacetQuery, SearchQuery } from '../contract.ts'

const shownOnly = new Set(['view', 'folds', 'unknown'])

/** Converts URL parameters to the query of the typed client, without validation: the API reports the invalid parameter. */
export function queryOf(search: URLSearchParams): Partial<SearchQuery> & FacetQuery {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of search) {
    if (shownOnly.has(name)) continue
    if (severalValues.has(name)) query[name] = [...((query[name] as string[] | undefined) ?? []), value]
    else query[name] = value
  }
  return query as Partial<SearchQuery> & FacetQuery
}
