import { severalValues } from '../address.ts'
import type { FacetQuery, SearchQuery } from '../contract.ts'

const shownOnly = new Set(['view', 'folds', 'unknown'])

/**
 * The parameters of an address as the typed client takes them. Values travel as they were written: the API judges them
 * and names the one that is wrong.
 */
export function queryOf(search: URLSearchParams): Partial<SearchQuery> & FacetQuery {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of search) {
    if (shownOnly.has(name)) continue
    if (severalValues.has(name)) query[name] = [...((query[name] as string[] | undefined) ?? []), value]
    else query[name] = value
  }
  return query as Partial<SearchQuery> & FacetQuery
}
